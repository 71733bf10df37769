"""A game: deal after deal until a side has won."""

from pinochle_learn.cards.shuffling import checked_seed, fresh_seed, shuffled
from pinochle_learn.deal.deal import Deal, Pair
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.rules import Rules

_SEEDS = 2**31


class Game:
    """Deal after deal. ``deal`` is the one in progress: when it is over and nobody has won, it is the next.

    The deal passes to the left. The same seed gives the same deals.
    """

    def __init__(self, rules: Rules, *, seed: int | None = None, dealer: int = 0) -> None:
        self.rules = rules
        self.seed = fresh_seed() if seed is None else checked_seed(seed)
        self.deals = [Deal(rules, seed=_deal_seed(self.seed, 0), dealer=dealer)]

    @property
    def deal(self) -> Deal:
        """The deal to play now; the last one when the game is won."""
        last = self.deals[-1]
        ended = last.result is not None and last.result.game_rule == "shared"
        if last.result is not None and last.result.game_winner is None and not ended:
            dealer = (last.dealer + 1) % compiled(self.rules).players
            seed = _deal_seed(self.seed, len(self.deals))
            number = last.number + 1
            self.deals.append(
                Deal(
                    self.rules,
                    seed=seed,
                    dealer=dealer,
                    before=last.result.after,
                    number=number,
                    target=last.result.next_target,
                )
            )
        return self.deals[-1]

    @property
    def scores(self) -> Pair:
        """The score by side after the deals that are over."""
        return self.deals[-1].scores

    @property
    def winner(self) -> int | None:
        """The side that has won, or ``None``."""
        result = self.deals[-1].result
        return result.game_winner if result else None

    def __repr__(self) -> str:
        return (
            f"<Game of {self.rules.id}: deal {len(self.deals)}, scores {self.scores}, winner {self.winner}>"
        )


def _deal_seed(seed: int, number: int) -> int:
    """The seed of one deal of a game: no two neighbouring games share their deals."""
    digits = shuffled(range(10), (seed + number * 7919) % 2**63)  # what is added must not leave the seeds
    return (seed * 1_000_003 + number * 7919 + int("".join(map(str, digits)))) % _SEEDS
