"""The record of a table, part by part. Every field is a ``Value``; none of them is a variant's name."""

from dataclasses import dataclass, replace
from typing import NoReturn

from pinochle_learn.errors import RuleError
from pinochle_learn.rules.kinds import (
    ONE_WAY,
    YES_NO,
    below_zero,
    fixed,
    if_any,
    none_or,
    numbers,
    one_of,
    pairs,
    rule,
    texts,
    whole,
)
from pinochle_learn.rules.melding import MeldingRules
from pinochle_learn.rules.parts import ChipRules, ColourRules, KittyRules, StockRules, TurnRules
from pinochle_learn.rules.value import Value
from pinochle_learn.text import say

PHASES = (
    "auction",
    "kitty",
    "trump",
    "bury",
    "exchange",
    "meld",
    "decision",
    "stock",
    "play",
    "second_meld",
    "turns",
)


@dataclass(frozen=True, slots=True)
class PackRules:
    """Which cards the table plays with."""

    ranks: Value[str] = rule("Ranks, high to low", fixed("the ranks of this variant's pack"))
    suits: Value[str] = rule("Suits", fixed("the suits of this variant's pack"))
    copies: Value[int] = rule("Copies of each card", fixed("the copies of this variant's pack"))


@dataclass(frozen=True, slots=True)
class TableRules:
    """Who sits at the table, and on which scale scores are written."""

    players: Value[tuple[int, ...]] = rule("Number of players", fixed("this variant's table"))
    partners: Value[bool] = rule("Do players sit in partnerships?", fixed("this variant's table"))
    scale: Value[int] = rule("Scale of all scores (1 or 10)", fixed("this variant's scale"))


@dataclass(frozen=True, slots=True)
class DealRules:
    """What is dealt, and in which order the deal goes on."""

    hand: Value[int] = rule("Cards to each player", whole(1))
    packets: Value[tuple[int, ...]] = rule("Cards dealt at a time", numbers(low=1))
    phases: Value[tuple[str, ...]] = rule("Order of the phases", texts(*PHASES))
    dealer: Value[str] = rule("Who deals next?", ONE_WAY)
    by_players: Value[tuple[tuple[int, int], ...]] | None = if_any("Cards by number of players", pairs())
    rest: Value[str] | None = if_any("What becomes of cards that are left over?", ONE_WAY)


@dataclass(frozen=True, slots=True)
class AuctionRules:
    """How the right to name trump is sold."""

    minimum: Value[int] = rule("Lowest bid", whole(1))
    ladder: Value[tuple[tuple[int, int], ...]] = rule("Steps of the bids, and from where on", pairs())
    raises: Value[tuple[int, ...] | None] = rule("The only raises allowed", none_or(numbers()))
    cap: Value[int | None] = rule("Bid that ends the auction", none_or(whole(1)))
    exact_opening: Value[bool] = rule("Is the first bid exactly the minimum?", YES_NO)
    must_open: Value[bool] = rule("Must the player at the dealer's left bid?", YES_NO)
    all_pass: Value[str] = rule("What happens when nobody bids?", one_of("dealer", "next_deal"))
    skipped: Value[int | None] = rule("Meld that each skipped bid tells the partner", none_or(whole(1)))
    first: Value[str] = rule("Who bids first?", ONE_WAY)
    pass_final: Value[bool] = rule("Is a pass final?", YES_NO)
    content: Value[str] = rule("What does a bid name?", ONE_WAY)
    held: Value[bool] | None = if_any("Is there an auction?", YES_NO)


@dataclass(frozen=True, slots=True)
class TrumpRules:
    """Who makes a suit trump."""

    named_by: Value[str] = rule("Who names trump?", one_of("bidder", "turned"))
    marriage: Value[bool] = rule("Must the bidder hold a marriage in trump?", YES_NO)
    no_marriage: Value[str] | None = if_any("What if the bidder has no marriage?", ONE_WAY)


@dataclass(frozen=True, slots=True)
class ExchangeRules:
    """Cards that partners pass after trump is named."""

    cards: Value[int] = rule("How many cards do bidder and partner pass each other?", whole(0))
    returned: Value[bool] | None = if_any("May cards that were received be passed back?", ONE_WAY)


@dataclass(frozen=True, slots=True)
class PlayRules:
    """Which card may be played on a trick."""

    first_lead: Value[str] = rule("Who leads first?", one_of("bidder", "dealer_left"))
    must_follow: Value[bool] = rule("Must one follow suit?", YES_NO)
    must_beat: Value[str] = rule(
        "Must a follower beat the best card?", one_of("always", "trump_led", "never")
    )
    after_ruff: Value[str] = rule(
        "What may a follower play once the lead has been trumped?", one_of("free", "beat_led")
    )
    must_trump: Value[bool] = rule("Must one trump when out of the suit?", YES_NO)
    must_overtrump: Value[bool] = rule("Must one beat a trump that is already played?", YES_NO)
    alike: Value[str] = rule("Which of cards that are alike wins?", one_of("first", "last"))
    next_lead: Value[str] = rule("Who leads after the first trick?", ONE_WAY)
    trump_instead: Value[bool] | None = if_any("May a trump be played instead of following suit?", YES_NO)
    lead_counts_as_colour: Value[bool] | None = if_any(
        "Does the lead itself count as following colour?", YES_NO
    )


@dataclass(frozen=True, slots=True)
class CountRules:
    """What cards are worth in tricks; ``points`` goes by rank, in the order of the pack."""

    points: Value[tuple[int, ...]] = rule("Points of the ranks in tricks, high to low", numbers())
    last_trick: Value[int] = rule("Points for the last trick", whole(0))
    rounding: Value[str] = rule("Are trick points rounded?", one_of("none", "tens"))


@dataclass(frozen=True, slots=True)
class SettleRules:
    """What a hand comes to."""

    save_meld: Value[str] = rule(
        "What keeps a side's meld?", one_of("trick", "trick_point", "points_20", "never")
    )
    saving_binds: Value[str] = rule("Who can lose meld that way?", one_of("defenders", "all"))
    nines_exempt: Value[bool] = rule("Do nines of trump save themselves?", YES_NO)
    out_of_reach: Value[str] = rule("What happens to a bid that cannot be reached?", one_of("stop", "play"))
    throw_in: Value[str] = rule(
        "May the bidder throw the hand in after the meld?", one_of("never", "out_of_reach", "any")
    )
    least_meld: Value[int] = rule("Meld below which nothing of it counts", whole(0))
    lost_bid: Value[str] = rule("What does a lost bid cost?", one_of("minus_bid", "to_others"))
    meld_wins: Value[bool] = rule("Does a meld that reaches the bid win without play?", YES_NO)
    renege: Value[str] = rule("Price of a renege", one_of("none", "bid_and_meld"))
    wrong_call: Value[str] = rule("Price of a wrong call", one_of("none", "callers_renege"))
    aces_declared: Value[bool] = rule("Must aces around be declared before the first card?", YES_NO)
    made: Value[str] | None = if_any("What does a side score that makes its bid?", ONE_WAY)
    unplayed: Value[str] | None = if_any("What do the others score if no card is played?", ONE_WAY)
    callers: Value[str] | None = if_any("Who may call a renege?", ONE_WAY)
    second: Value[str] | None = if_any("From which cards is the second meld made?", ONE_WAY)


@dataclass(frozen=True, slots=True)
class GameRules:
    """When the game is over."""

    target: Value[int | None] = rule("Score that wins", none_or(whole(1)))
    deals: Value[int | None] = rule("Deals in a game, where there is no such score", none_or(whole(1)))
    first_past: Value[str] = rule(
        "Who wins when more than one side passes the target?", one_of("bidders", "higher", "raise")
    )
    raised_by: Value[int | None] = rule("By how much is the target raised then?", none_or(whole(1)))
    declare_out: Value[bool] = rule("May a player declare out?", YES_NO)
    limit: Value[int | None] = rule("Score that loses the game", none_or(below_zero()))
    tie: Value[str] | None = if_any("What happens to a tie after the last deal?", one_of("shared", "play_on"))
    level: Value[str] | None = if_any("What if the highest scores are level?", ONE_WAY)


@dataclass(frozen=True, slots=True)
class Rules:
    """A whole table. ``changes`` are those that made a table of one's own from the variant ``id``.

    A table without an auction, a kitty, a stock, chips or colours has no such part; a game without tricks has
    no trump, no exchange, no play and no settlement of tricks, but turns. ``home_scale`` is the table's own
    scale where its scores are on the other one; ``seats`` is the size of the table where that is chosen.
    ``own_name`` is what a group calls its own table; an empty text means that it has no such name.
    """

    id: str
    name: str
    aliases: tuple[str, ...]
    about: str
    pack: PackRules
    table: TableRules
    deal: DealRules
    auction: AuctionRules | None
    trump: TrumpRules | None
    exchange: ExchangeRules | None
    meld: MeldingRules
    play: PlayRules | None
    count: CountRules
    settle: SettleRules | None
    game: GameRules
    kitty: KittyRules | None = None
    chips: ChipRules | None = None
    stock: StockRules | None = None
    colours: ColourRules | None = None
    turns: TurnRules | None = None
    changes: tuple[tuple[str, object], ...] = ()
    home_scale: int | None = None
    seats: int | None = None
    own_name: str = ""

    def __hash__(self) -> int:
        """Tables are looked up all the time: what makes one a table of its own is enough, and quick."""
        return hash((self.id, self.changes, self.home_scale, self.table.scale.value, self.seats))

    @property
    def title(self) -> str:
        """The name for people: the group's own, or that of the variant."""
        if self.own_name:
            return self.own_name
        name = say(self.name)
        return say("{name}, your own rules", name=name) if self.changes else name

    @property
    def players(self) -> int:
        """How many sit at the table: the size that was chosen, or the usual one."""
        return self.seats or self.usual_seats

    def seated(self, players: int | None) -> "Rules":
        """The same rules at a table of so many; ``None``: the usual number."""
        return replace(self, seats=None if players == self.usual_seats else players)

    @property
    def usual_seats(self) -> int:
        """The size of table that is meant where none is named: partners need the largest."""
        return max(self.table.players.value) if self.table.partners.value else min(self.table.players.value)

    @property
    def partnered(self) -> bool:
        """Whether the players at this table are partners: a pair needs another pair against it."""
        return self.table.partners.value and self.players == max(self.table.players.value)

    @property
    def hand_size(self) -> int:
        """How many cards each player is dealt at this table."""
        by_players = self.deal.by_players
        return dict(by_players.value)[self.players] if by_players else self.deal.hand.value

    @property
    def auctioned(self) -> bool:
        """Whether bids are made: the table has an auction, and where it may be left out it holds one."""
        return self.auction is not None and (self.auction.held is None or self.auction.held.value)

    @property
    def playing(self) -> PlayRules:
        """The rules of play on a trick.

        Raises:
            RuleError: the game has no tricks.
        """
        return self.play if self.play is not None else self._no_tricks()

    @property
    def settling(self) -> SettleRules:
        """The rules by which tricks and melds are settled.

        Raises:
            RuleError: the game has no tricks.
        """
        return self.settle if self.settle is not None else self._no_tricks()

    @property
    def trumps(self) -> TrumpRules:
        """How trump is made.

        Raises:
            RuleError: the game has no tricks.
        """
        return self.trump if self.trump is not None else self._no_tricks()

    @property
    def exchanging(self) -> ExchangeRules:
        """What partners pass each other.

        Raises:
            RuleError: the game has no tricks.
        """
        return self.exchange if self.exchange is not None else self._no_tricks()

    def _no_tricks(self) -> NoReturn:
        raise RuleError(say("{name} is played without tricks.", name=self.name))

    @property
    def bidding(self) -> AuctionRules:
        """The rules of the auction.

        Raises:
            RuleError: the table has none, or does not hold it.
        """
        if self.auction is None:
            raise RuleError(say("{name} has no auction.", name=self.name))
        if not self.auctioned:
            text = "{name} is played without an auction: set auction.held to True for one."
            raise RuleError(say(text, name=self.name))
        return self.auction
