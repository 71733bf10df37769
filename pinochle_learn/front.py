"""The front door: a variant with everything that can be asked of it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from functools import cached_property
from typing import TYPE_CHECKING

from pinochle_learn.cards import Card, Pack
from pinochle_learn.deal import Deal, Game
from pinochle_learn.deal.dealing import seat as seat_number
from pinochle_learn.engine.auction import Auction
from pinochle_learn.engine.claims import Claim, check_meld
from pinochle_learn.engine.compiled import Compiled, compiled
from pinochle_learn.engine.discarding import Discard, discards
from pinochle_learn.engine.fact_checks import facts
from pinochle_learn.engine.facts import Given
from pinochle_learn.engine.growing_claims import MeldPlan, check_growing, plan_melds
from pinochle_learn.engine.laying_off import LayOff, lay_offs, read_laid
from pinochle_learn.engine.melds import Meld, MeldSet, best_melds
from pinochle_learn.engine.odds import Odds, unseen_of
from pinochle_learn.engine.plays import trick_of
from pinochle_learn.engine.renege_calls import RenegeCall, judge, undeclared_aces
from pinochle_learn.engine.reneges import Renege, reneges
from pinochle_learn.engine.rummy_scores import read_before, read_left, settle_left
from pinochle_learn.engine.settling import Settlement, settle
from pinochle_learn.engine.tricks import Count, Winner, count, winner
from pinochle_learn.engine.turn_melds import claim, every_meld
from pinochle_learn.engine.verdicts import LegalPlays, legal_plays
from pinochle_learn.errors import CardError, RuleError, ScoreError
from pinochle_learn.rules import Rules, changed
from pinochle_learn.rules.rescale import SCALES, rescaled
from pinochle_learn.tables import REGISTRY, find
from pinochle_learn.text import say

if TYPE_CHECKING:
    from pinochle_learn.frames.frame import DataFrame

CardsLike = str | Card | Iterable[str | Card]


class Variant:
    """One way to play Pinochle: a record of rules, and the engine's answers under them.

    Cards are given as a text such as ``"AS 10H 9c"`` or as any iterable of cards and texts. Seats and sides
    count from 0; points are whole numbers in the variant's own scale.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    @cached_property
    def _table(self) -> Compiled:
        """The engine's tables, made when something is asked: most variants of a list are only named."""
        return compiled(self.rules)

    # --- what it is ----------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The registry's name for the table that this is, or that it was made from."""
        return self.rules.id

    @property
    def name(self) -> str:
        """The name for people."""
        name = say(self.rules.name)
        return say("{name}, your own rules", name=name) if self.rules.changes else name

    @property
    def about(self) -> str:
        """One sentence on what sets this table apart."""
        return say(self.rules.about)

    @property
    def players(self) -> tuple[int, ...]:
        """The sizes of table that it can be played at."""
        return self.rules.table.players.value

    @property
    def pack(self) -> Pack:
        """The cards that it is played with."""
        return self._table.pack

    @property
    def scale(self) -> int:
        """1 where a run is 15, 10 where it is 150."""
        return self.rules.table.scale.value

    def side_of(self, seat: int) -> int:
        """The side that a seat plays for."""
        return self._table.side_of(seat)

    def seated(self, players: int | None) -> "Variant":
        """The same variant at a table of so many players; ``None``: as many as usual.

        Raises:
            CardError: it is not for so many.

        >>> variant("purple").seated(3).side_of(2)
        2
        """
        self._check_players(players)
        return Variant(self.rules.seated(players))

    def with_rules(self, changes: Mapping[str, object]) -> "Variant":
        """Makes a table of one's own, such as ``{"play.must_beat": "trump_led"}``.

        Raises:
            RuleError: an unknown rule, a value that it cannot have, or a contradiction, with the reason.
        """
        return Variant(changed(self.rules, changes))

    def on_scale(self, scale: int) -> "Variant | None":
        """The same table with its scores on a scale; ``None`` where they would be no whole numbers.

        >>> variant("pinochlerun").on_scale(10).meld("QS JD", trump="H").points
        40
        >>> variant("hoyle").on_scale(1) is None
        True
        """
        made = rescaled(self.rules, scale) if scale in SCALES else None
        return None if made is None else Variant(made)

    # --- melds ---------------------------------------------------------------------------------------------

    def meld(self, hand: CardsLike, *, trump: str | None) -> MeldSet:
        """Finds the best set of melds of a hand, or of a part of one.

        In a game of turns, where a meld by itself scores nothing, finds every meld that the hand holds.

        Raises:
            CardError: a card that cannot be read or that the pack does not have; an unknown suit.

        >>> melds = variant("pinochlerun").meld("AS TS KS QS JS KS QS JD", trump="S")
        >>> melds.points, melds.by_type, [meld.key for meld in melds]
        (23, {'I': 19, 'II': 4, 'III': 0}, ['run', 'royal-marriage', 'pinochle'])
        """
        if self.rules.turns is not None:
            return every_meld(self._table, self.pack.read(hand))
        return best_melds(self._table, self.pack.hand(hand), self._trump(trump))

    def check_meld(
        self,
        cards: CardsLike,
        *,
        trump: str | None,
        hand: CardsLike | None = None,
        laid: Iterable[CardsLike] = (),
    ) -> Claim:
        """Says whether these cards may be melded now, what that gains, and why or why not.

        ``hand`` is what is still held, ``laid`` the melds that lie on the table in the order laid. Without
        ``hand`` the claimed cards are taken to be held. A wrong claim is an answer, not an error.

        Raises:
            CardError: cards that are neither held nor on the table.

        >>> claim = variant("pinochlerun").check_meld("QS JS", trump="S")
        >>> claim.ok, claim.points, claim.why
        (False, 0, 'A pinochle is the queen of spades and the jack of diamonds, and no other. ...')
        """
        held = None if hand is None else self.pack.read(hand)
        if self.rules.turns is not None:
            return claim(self._table, self.pack.read(cards), held)
        shown = [self.pack.read(meld) for meld in self._list("laid", laid)]
        grows = self.rules.meld.who.value == "trick_winner"
        check = check_growing if grows else check_meld
        return check(self._table, self.pack.read(cards), self._trump(trump), held, shown)

    def plan_melds(
        self, hand: CardsLike, *, trump: str | None, laid: Iterable[CardsLike] = (), tricks: int = 1
    ) -> MeldPlan:
        """Finds the melds that pay most, laid one a trick over so many ``tricks`` won, in their order.

        Cards still to be drawn are not counted on. Of plans that pay alike the one that pays more at first.

        Raises:
            CardError: as ``check_meld``.
            RuleError: a table at which melds are not laid one by one.

        >>> plan = variant("two-handed").plan_melds("AS TS KS QS JS", trump="S", tricks=2)
        >>> plan.points, [meld.name for meld in plan.melds]
        (190, ['royal marriage', 'run'])
        """
        if self.rules.meld.who.value != "trick_winner":
            raise RuleError(say("At {name} melds are not laid one a trick: ask for meld.", name=self.name))
        if type(tricks) is not int or tricks < 0:
            raise RuleError(say("tricks is a whole number from 0, not {tricks!r}.", tricks=tricks))
        held = self.pack.read(hand)
        shown = [self.pack.read(meld) for meld in self._list("laid", laid)]
        return plan_melds(self._table, held, shown, self._trump(trump), tricks)

    def next_meld(
        self, hand: CardsLike, *, trump: str | None, laid: Iterable[CardsLike] = (), tricks: int = 12
    ) -> Meld | None:
        """The meld to lay now, if so many tricks may still be won; ``None``: there is none.

        >>> variant("two-handed").next_meld("AS TS KS QS JS", trump="S").name
        'royal marriage'
        >>> variant("two-handed").next_meld("AS TS KS QS JS", trump="S", tricks=1).name
        'run'
        """
        plan = self.plan_melds(hand, trump=trump, laid=laid, tricks=tricks)
        return plan.melds[0] if plan.melds else None

    def lay_offs(self, hand: CardsLike, *, laid: Iterable[CardsLike]) -> tuple[LayOff, ...]:
        """Says of every card of a hand on which melds of the table it may be laid off, and why or why not.

        A meld that can be of more than one kind is written with the one that it was laid as.

        Raises:
            CardError: cards that cannot be; a meld that is none, or whose kind must be said.
            RuleError: a table without turns.

        >>> found = variant("purple-rummy").lay_offs("JBk 8Go", laid=["8Bk 9Bk TBk as color-run"])
        >>> [(str(*one.cards), one.ok) for one in found]
        [('8Go', False), ('JBk', True)]
        """
        self._check_turns()
        melds = [read_laid(self._table, meld) for meld in self._list("laid", laid)]
        return lay_offs(self._table, self.pack.read(hand), melds)

    def discards(self, hand: CardsLike, *, drawn: str | Card | None = None) -> tuple[Discard, ...]:
        """Says of every card of a hand whether it may be discarded; ``drawn`` is the card just drawn.

        Raises:
            CardError: cards that cannot be, or ``drawn`` that is not in the hand.
            RuleError: a table without turns.

        >>> found = variant("purple-rummy").discards("JBk 8Go", drawn="8Go")
        >>> [(str(one.card), one.ok) for one in found]
        [('8Go', False), ('JBk', True)]
        """
        self._check_turns()
        card = None if drawn is None else self.pack.card(drawn)
        return discards(self._table, self.pack.read(hand), card)

    # --- tricks --------------------------------------------------------------------------------------------

    def legal(
        self, hand: CardsLike, *, trick: CardsLike = "", trump: str | None, stock: bool | None = None
    ) -> LegalPlays:
        """Judges every card of a hand on a trick; an empty trick means that the player leads.

        ``stock`` says whether the stock still lasts, at tables that have one.

        Raises:
            CardError: cards that cannot be; a trick that is complete.
            RuleError: ``stock`` at a table without one.

        >>> plays = variant("pinochlerun").legal("AC TC 9C KH", trick="KC", trump="S")
        >>> [str(card) for card in plays], "9C" in plays, plays["9C"].rule
        (['AC', 'TC'], False, 'beat')
        """
        if stock is not None and self.rules.stock is None:
            raise RuleError(say("{name} has no stock: leave out stock.", name=self.name))
        held, played = self.pack.read(hand), self.pack.read(trick)
        self.pack.check_copies((*held, *played))
        if len(played) >= self._table.players:
            raise CardError(
                say("A trick of {n} cards is complete: nobody is left to play on it.", n=len(played))
            )
        suit = self._trump(trump)
        so_far = trick_of(self._table, self._numbers(played), suit)
        return legal_plays(self._table, self.pack.pile(held), so_far, suit, stock=bool(stock))

    def winner(self, trick: CardsLike, *, trump: str | None, last_trick: bool = False) -> Winner:
        """Finds who wins a trick, or who is winning what there is of it.

        Raises:
            CardError: no card, or more cards than there are players.

        >>> won = variant("pinochlerun").winner("KC TC 9S JC", trump="S")
        >>> won.position, str(won.card), won.points
        (2, '9S', 2)
        """
        played, suit = self.pack.read(trick), self._trump(trump)
        if not 0 < len(played) <= self._table.players:
            text = "A trick has from 1 to {n} cards, not {played}."
            raise CardError(say(text, n=self._table.players, played=len(played)))
        cards = trick_of(self._table, self._numbers(played), suit)
        return winner(self._table, cards, suit, last_trick=last_trick)

    def count(self, cards: CardsLike, *, last_trick: bool = False) -> Count:
        """Adds up the trick points of some cards. The number also says how it came about, in ``why``.

        >>> points = variant("hoyle").count("AS QS 9S", last_trick=True)
        >>> points, points.why
        (24, 'Ace (11), queen (3) and the last trick (10): 24 points.')
        """
        return count(self._table, self.pack.read(cards), last_trick=last_trick)

    def reneges(
        self,
        hands: Sequence[CardsLike],
        plays: CardsLike,
        *,
        trump: str | None,
        leader: int | None = None,
        aces_declared: Sequence[int] | None = None,
    ) -> tuple[Renege, ...]:
        """Finds who failed which duty in which trick, from the first hands and the plays in order.

        Where aces around must be declared before the first card, ``aces_declared`` says how many times each
        seat did so; without it nobody is held to have kept any back.

        Raises:
            CardError: plays that the hands cannot make; a record that fits more than one first leader.
            RuleError: ``aces_declared`` at a table where it is no duty.
        """
        _ = self.rules.playing
        read = [self.pack.read(hand) for hand in self._list("hands", hands)]
        if len(read) != self._table.players:
            raise CardError(
                say("{n} hands: this table has {seats} seats.", n=len(read), seats=self._table.players)
            )
        self.pack.check_copies(card for hand in read for card in hand)
        first = None if leader is None else seat_number(self._table, leader, "leader")
        kept = self._undeclared(read, aces_declared)
        return (*kept, *reneges(self._table, read, self.pack.read(plays), self._trump(trump), first))

    def call_renege(  # noqa: PLR0913 - what a judge at the table must be told
        self,
        hands: Sequence[CardsLike],
        plays: CardsLike,
        *,
        trump: str | None,
        by: int,
        against: int,
        leader: int | None = None,
        aces_declared: Sequence[int] | None = None,
    ) -> RenegeCall:
        """Judges a call of "renege" by one seat against another: right or wrong, and which side it costs.

        The other arguments are those of ``reneges``.

        Raises:
            RuleError: the table has no price for a renege.
            ActionError: the caller is no opponent.
        """
        caller = seat_number(self._table, by, "by")
        accused = seat_number(self._table, against, "against")
        found = self.reneges(hands, plays, trump=trump, leader=leader, aces_declared=aces_declared)
        return judge(self._table, caller, accused, found)

    # --- auction and settlement ----------------------------------------------------------------------------

    def auction(self, *, dealer: int = 0) -> Auction:
        """Opens an auction; the player at the dealer's left speaks first."""
        return Auction(self._table, dealer)

    def settle(  # noqa: PLR0913 - one keyword a fact of the hand
        self,
        *,
        bid: int | None = None,
        bidder: int | None = None,
        meld: Sequence[int] | None = None,
        trick_points: Sequence[int] | None = None,
        before: Sequence[int] | None = None,
        tricks_taken: Sequence[int] | None = None,
        nines_only: Sequence[bool] | None = None,
        thrown_in: bool | None = None,
        renege_by: int | None = None,
        has_marriage: bool | None = None,
        conceded: bool | None = None,
        trump: str | None = None,
        deal_number: int | None = None,
        declared_out: int | None = None,
        target: int | None = None,
        second_meld: Sequence[int] | None = None,
        left: Sequence[CardsLike] | None = None,
        **others: object,
    ) -> Settlement:
        """Settles a hand: by side, ``meld`` as laid and ``trick_points`` unrounded with the last trick.

        Leave ``trick_points`` out when the hand was not played, ``bid`` and ``bidder`` when nobody bid. Where
        bids are paid in chips, ``change`` and ``after`` are chips, and ``deal_number`` tells the last deal.
        In a game of turns ``left`` is the cards that each player has left, by seat.

        Raises:
            ScoreError: numbers that cannot belong to one hand, with what would be right.

        >>> hand = variant("pinochlerun").settle(
        ...     bid=34, bidder=0, meld=(28, 12), trick_points=(15, 10), before=(112, 96)
        ... )
        >>> hand.outcome, hand.change, hand.after, hand.game_winner
        ('made', (43, 22), (155, 118), 0)
        """
        if others:
            names = ", ".join(others)
            raise ScoreError(say("This table has no use for {names}.", names=names))
        given = Given(
            bid=bid,
            bidder=bidder,
            meld=meld,
            trick_points=trick_points,
            before=before,
            tricks_taken=tricks_taken,
            nines_only=nines_only,
            thrown_in=thrown_in,
            renege_by=renege_by,
            has_marriage=has_marriage,
            conceded=conceded,
            trump=trump,
            deal_number=deal_number,
            declared_out=declared_out,
            target=target,
            second_meld=second_meld,
        )
        if self.rules.turns is not None or left is not None:
            return self._settle_left(left, given)
        table = self._table_of(meld, trick_points, before)
        return settle(table, facts(table, given))

    def _settle_left(self, left: object, given: Given) -> Settlement:
        """Settles a game of turns: all that counts is who has which cards left."""
        for_tricks = [field.name for field in fields(given) if getattr(given, field.name) is not None]
        unused = [name for name in for_tricks if name != "before"]
        if self.rules.turns is None or unused:
            names = ", ".join(unused if self.rules.turns else ["left"])
            raise ScoreError(say("This table has no use for {names}.", names=names))
        players = len(left) if isinstance(left, list | tuple) else 0
        if players not in self.players:
            sizes = " or ".join(map(str, self.players))
            text = "left is the cards that each of {sizes} players has left, not {left!r}."
            raise ScoreError(say(text, sizes=sizes, left=left))
        table = compiled(self.rules.seated(players))
        return settle_left(table, read_left(table, left), read_before(table, given.before))

    # --- chances -------------------------------------------------------------------------------------------

    def odds(
        self,
        cards: int | None = None,
        *,
        trump: str | None = None,
        held: CardsLike = "",
        of: str = "hand",
    ) -> Odds:
        """The exact chances of melds, over all ways to draw ``cards`` from what is unseen.

        ``held`` are the cards that one holds. ``of`` says whose melds are asked for: ``hand``, those of the
        held cards with the drawn ones (a whole hand, if ``cards`` is left out), ``partner``, those of as many
        drawn cards alone, ``kitty``, those of the held cards with the kitty, or ``stock``, those of the held
        cards with ``cards`` more from the stock.

        Raises:
            RuleError: a kitty or a stock at a table without one, or more cards than are unseen.
            CardError: cards that the pack does not have.

        >>> odds = variant("pagat").odds(16)
        >>> f"{float(odds.chance('royal-marriage')):.4%}", f"{float(odds.chance('run')):.4%}"
        ('79.9404%', '15.9090%')
        >>> hand = "AS TS KS QS 9S AH TH 9H AD TD 9D AC TC 9C JC"
        >>> kitty = variant("auction").odds(held=hand, of="kitty", trump="S")
        >>> kitty.melds["run"], kitty.ways  # one of two jacks of spades among three cards of 33
        (961, 5456)
        """
        if self.pack.colours:
            raise RuleError(say("The chances of melds are not worked out for coloured cards."))
        own = self.pack.read(held)
        drawn = self._drawn(cards, own, of)
        left = len(self.pack) - len(own)
        if type(drawn) is not int or not 0 <= drawn <= left:
            raise RuleError(say("cards is a whole number up to {left}, not {n!r}.", left=left, n=cards))
        unseen = unseen_of(self._table, own, drawn, count_held=of != "partner")
        return Odds(self._table, unseen, self._trump(trump))

    def _drawn(self, cards: int | None, own: tuple[Card, ...], of: str) -> int:
        """How many cards are drawn where the caller does not say."""
        size, kitty = self.rules.hand_size, self.rules.kitty
        if of not in {"hand", "partner", "kitty", "stock"}:
            raise RuleError(say("of is hand, partner, kitty or stock, not {of!r}.", of=of))
        if of == "stock" and (self.rules.stock is None or cards is None):
            text = "For cards from a stock say cards=, at a table with a stock."
            raise RuleError(say(text))
        if of == "kitty" and kitty is None:
            raise RuleError(say("{name} has no kitty.", name=self.name))
        if cards is not None:
            return cards
        if of == "kitty" and kitty is not None:
            return kitty.cards.value
        return size if of == "partner" else max(0, size - len(own))

    # --- whole deals ---------------------------------------------------------------------------------------

    def deal(
        self,
        *,
        seed: int | None = None,
        dealer: int = 0,
        players: int | None = None,
        hands: Sequence[CardsLike] | None = None,
        before: Sequence[int] | None = None,
    ) -> Deal:
        """Deals: by a seed (the same cards on every machine), by a fresh one, or the hands that are given."""
        self._check_players(players)
        rules = self.rules if players is None else self.rules.seated(players)
        return Deal(rules, seed=seed, dealer=dealer, hands=hands, before=before)

    def game(self, *, seed: int | None = None, dealer: int = 0, players: int | None = None) -> Game:
        """Starts a game: deal after deal until a side has won."""
        self._check_players(players)
        rules = self.rules if players is None else self.rules.seated(players)
        return Game(rules, seed=seed, dealer=dealer)

    # --- as tables -----------------------------------------------------------------------------------------

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
        from pinochle_learn.frames import rules_table  # noqa: PLC0415 - as above

        return rules_table(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Variant) and self.rules == other.rules

    def __hash__(self) -> int:
        return hash(self.rules)

    def __repr__(self) -> str:
        own = f".with_rules({dict(self.rules.changes)!r})" if self.rules.changes else ""
        return f"variant({self.id!r}){own}"

    def _undeclared(
        self, hands: Sequence[Sequence[Card]], declared: Sequence[int] | None
    ) -> tuple[Renege, ...]:
        if declared is None:
            return ()
        if not self.rules.settling.aces_declared.value:
            raise RuleError(
                say("{name} asks nobody to declare aces: leave out aces_declared.", name=self.name)
            )
        counts = tuple(declared) if isinstance(declared, list | tuple) else ()
        if len(counts) != len(hands) or not all(type(n) is int and n >= 0 for n in counts):
            text = "aces_declared is {n} whole numbers, one a seat, not {declared!r}."
            raise RuleError(say(text, n=len(hands), declared=declared))
        return undeclared_aces(self._table, [self.pack.pile(hand) for hand in hands], counts)

    def _table_of(self, *by_side: Sequence[int] | None) -> Compiled:
        """The table that these numbers, one a side, belong to, where it has several sizes."""
        if self.rules.seats is not None or len(self.players) == 1:
            return self._table
        counts = {len(numbers) for numbers in by_side if isinstance(numbers, list | tuple)}
        tables = [self._table, *(compiled(self.rules.seated(n)) for n in self.players)]
        return next((table for table in tables if counts == {table.sides}), self._table)

    def _check_turns(self) -> None:
        if self.rules.turns is None:
            raise RuleError(say("{name} is played in tricks, without turns.", name=self.name))

    def _trump(self, trump: str | None) -> str | None:
        return None if trump is None else self.pack.trump(trump)

    @staticmethod
    def _list(name: str, items: object) -> Iterable[CardsLike]:
        if isinstance(items, str | Card) or not isinstance(items, Iterable):
            raise CardError(say("{name} is a list of texts or cards, not {items!r}.", name=name, items=items))
        return items

    def _numbers(self, cards: Iterable[Card]) -> tuple[int, ...]:
        return tuple(self.pack.number[card] for card in cards)

    def _check_players(self, players: int | None) -> None:
        if players is not None and players not in self.players:
            sizes = " or ".join(map(str, self.players))
            raise CardError(
                say("{name} is for {sizes} players, not {n}.", name=self.name, sizes=sizes, n=players)
            )


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
