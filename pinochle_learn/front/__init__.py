"""The front door: a variant with everything that can be asked of it."""

from collections.abc import Sequence
from os import PathLike
from typing import TYPE_CHECKING

from pinochle_learn.front.base import CardsLike
from pinochle_learn.front.chances import Chances
from pinochle_learn.front.melding import Melding
from pinochle_learn.front.scoring import Scoring
from pinochle_learn.front.tricks import Tricks
from pinochle_learn.tables import REGISTRY, find

if TYPE_CHECKING:
    from pinochle_learn.deal import Deal, Game
    from pinochle_learn.frames.frame import DataFrame


class Variant(Melding, Tricks, Scoring, Chances):
    """One way to play Pinochle: a record of rules, and the engine's answers under them.

    Cards are given as a text such as ``"AS 10H 9c"`` or as any iterable of cards and texts. Seats and sides
    count from 0; points are whole numbers in the variant's own scale.
    """

    def deal(
        self,
        *,
        seed: int | None = None,
        dealer: int = 0,
        players: int | None = None,
        hands: Sequence[CardsLike] | None = None,
        before: Sequence[int] | None = None,
    ) -> "Deal":
        """Deals: by a seed (the same cards on every machine), by a fresh one, or the hands that are given."""
        from pinochle_learn.deal import Deal  # noqa: PLC0415 - a whole deal loads a third of the engine

        self._check_players(players)
        rules = self.rules if players is None else self.rules.seated(players)
        return Deal(rules, seed=seed, dealer=dealer, hands=hands, before=before)

    def game(self, *, seed: int | None = None, dealer: int = 0, players: int | None = None) -> "Game":
        """Starts a game: deal after deal until a side has won."""
        from pinochle_learn.deal import Game  # noqa: PLC0415 - as above

        self._check_players(players)
        rules = self.rules if players is None else self.rules.seated(players)
        return Game(rules, seed=seed, dealer=dealer)

    def to_text(self) -> str:
        """This table as the text that "Make your own table" hands out and ``read_table`` reads.

        >>> print(variant("pagat").with_rules({"play.must_beat": "trump_led"}).to_text(), end="")
        pinochle_learn table 1
        from pagat
        # Must a follower beat the best card? only when trump is led
        play.must_beat = "trump_led"
        """
        from pinochle_learn.front.own_table import house_at  # noqa: PLC0415 - few ask for it
        from pinochle_learn.front.own_text import write  # noqa: PLC0415 - as above

        return write(house_at(self.rules))

    def melds_table(self) -> "DataFrame":
        """The melds that this table plays and what they pay, as a pandas DataFrame with each value's source.

        >>> variant("pagat").melds_table().loc["double-pinochle", "points"].item()
        300
        """
        from pinochle_learn.frames import melds_table  # noqa: PLC0415 - loads pandas, which little else needs

        return melds_table(self)

    def rules_table(self) -> "DataFrame":
        """The rules of this table as a pandas DataFrame: in words, as values, and with the source of each.

        >>> variant("wikihow").rules_table().loc["exchange.cards", ["rule", "value", "provenance"]].to_list()
        ['How many cards do bidder and partner pass each other?', 3, 'seed']
        """
        from pinochle_learn.frames import rules_table  # noqa: PLC0415 - as for melds_table

        return rules_table(self)


def variants() -> tuple[Variant, ...]:
    """Every variant, in teaching order.

    >>> [v.id for v in variants()]
    ['pinochlerun', 'pagat', 'okpinochle', ..., 'three-handed-wikihow', 'purple', 'purple-rummy']
    """
    return tuple(map(Variant, REGISTRY))


def variant(name: str) -> Variant:
    """Finds a variant by id, name or alias, in any case.

    Raises:
        VariantError: there is none; the message gives the closest.

    >>> variant("Ok Pinochle")
    variant('okpinochle')
    """
    return Variant(find(name))


def read_table(path: str | PathLike[str]) -> Variant:
    """Reads a table of one's own from a file: what "Make your own table" saves, and ``to_text`` gives.

    Raises:
        SaveError: no such file, or what is wrong with its text, with the line.
    """
    from pinochle_learn.front.own_text import read_file  # noqa: PLC0415 - few ask for it

    return Variant(read_file(path).rules)
