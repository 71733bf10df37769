"""What a steady beginner does while the stock lasts: the card that it plays, and its use of a trick won."""

from dataclasses import dataclass

from pinochle_learn.cards import Card
from pinochle_learn.deal.allowed import going_on, may_use_nine, playable, stock_rules
from pinochle_learn.engine.melds.finding import meld_name
from pinochle_learn.engine.melds.growing import best_plan, could_lay, lay, place
from pinochle_learn.engine.melds.packing import Option
from pinochle_learn.engine.tricks.plays import beats
from pinochle_learn.players.choice import Choice
from pinochle_learn.players.suits.meld_potential import MeldPotential, PlayedCard
from pinochle_learn.players.suits.seat import Seat
from pinochle_learn.text import plural, say

Laid = tuple[Option, int]  # a meld that could be laid, and in how many copies


def act(seat: Seat) -> Choice:
    """Plays a card, or uses a trick that is won."""
    return _after_trick(seat) if seat.view.after_trick else _play(seat)


# --- the winner of a trick ---------------------------------------------------------------------------------


def _after_trick(seat: Seat) -> Choice:
    if may_use_nine(seat.table, seat.bits, seat.trump, seat.view.stock):
        return Choice("dix", _why_dix(seat))
    wanted = next_meld(seat)
    if wanted is not None and seat.view.may_meld:
        option, copies = wanted
        numbers = [number for number, many in option.needs for _ in range(many * copies)]
        cards = " ".join(str(seat.table.pack.distinct[number]) for number in numbers)
        return Choice(f"meld {cards}", _why_first(seat, option, copies))
    return Choice(going_on(seat.table), _why_none(seat))


def _why_dix(seat: Seat) -> str:
    turned = seat.view.turned
    if turned is None or turned.rank == "9":
        return say("The nine wins little, and shown it is worth points at once.")
    return say(
        "The nine wins little: the {card} is the better card, and there are points too.", card=turned.name
    )


def next_meld(seat: Seat) -> Laid | None:
    """The meld that a seat would lay now, if about every second trick from the stock is its own."""
    plan = _plan(seat)
    return plan[0] if plan else None


def _plan(seat: Seat) -> list[Laid]:
    """The melds that pay most in their order; what is exchanged or shown beside them is none of them."""
    tricks = 1 + (MeldPotential(seat).chances + 1) // 2
    held = seat.bits
    if stock_rules(seat.table).dix_exchange.value:
        held = seat.table.pack.pile(card for card in seat.hand if (card.rank, card.suit) != ("9", seat.trump))
    return list(best_plan(seat.table, seat.view.spreads[seat.seat], held, seat.trump, tricks)[1])


def _why_first(seat: Seat, option: Option, copies: int) -> str:
    """Why this meld is laid, and laid before others."""
    spread, trump, table = seat.view.spreads[seat.seat], seat.trump, seat.table
    pays, plan = option.pays(copies), _plan(seat)
    dearest = max(could_lay(table, spread, seat.bits, trump), key=lambda one: one[0].pays(one[1]))
    more = dearest[0].pays(dearest[1])
    if more > pays:
        text = (
            "The {dear} would pay {more} now. In this order both count: "
            "after the {dear} the {name} would not."
        )
        after = lay(table, spread, seat.bits, *dearest, trump)
        if after is not None and place(table, *after, option, copies) is not None:
            text = "The {dear} would pay {more} now, but it can wait, and so all that is at hand pays most."
        return say(text, dear=_name(dearest), more=more, name=_name((option, copies)))
    if len(plan) > 1:
        text = "Nothing that it could lay pays more. After the next trick that it wins comes {next} ({then})."
        return say(text, next=_name(plan[1]), then=plan[1][0].pays(plan[1][1]))
    return say("It is the best that it can lay, and a meld that waits may never be laid.")


def _name(laid: Laid) -> str:
    return meld_name(laid[0].rule, laid[1])


def _why_none(seat: Seat) -> str:
    view = seat.view
    if not view.may_meld and view.stock > seat.table.players:
        return say("It has laid its meld: one is all that a trick allows.")
    if not view.may_meld:
        return say("There is no choice: the last two cards are drawn.")
    return say("It has no meld to lay.")


# --- a card on the trick -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Card:
    """A card that could be played: what that is worth, what the melds lose by it, and whether it wins."""

    card: Card
    on_table: bool
    value: int
    cost: int
    wins: bool

    @property
    def action(self) -> str:
        """The deal's text for it."""
        return f"play {self.card} table" if self.on_table else f"play {self.card}"


def _play(seat: Seat) -> Choice:
    potential = MeldPotential(seat)
    spread = seat.view.spreads[seat.seat]
    held, lying = playable(seat.table, seat.bits, spread, seat.trick, seat.trump)
    cards = [_weighed(seat, potential, card, on_table=False) for card in held]
    cards += [_weighed(seat, potential, card, on_table=True) for card in lying]
    ranks = seat.table.pack.ranks
    best = max(cards, key=lambda one: (one.value, one.on_table, ranks.index(one.card.rank)))
    why = (
        _why_led(seat, potential, best) if not seat.trick.cards else _why_played(seat, potential, best, cards)
    )
    return Choice(best.action, why)


def _weighed(seat: Seat, potential: MeldPotential, card: Card, *, on_table: bool) -> _Card:
    """What a card brings: points of the trick and a meld if it wins, less what is then missed."""
    cost = potential.cost(PlayedCard(card, on_table=on_table))
    missed, worth, trick = cost + _kept_for_the_end(seat, card), potential.worth(card), seat.trick
    if not trick.cards:
        quarters = _quarters(seat, card)
        value = quarters * (potential.waiting + worth) - (4 - quarters) * worth - 4 * missed
        return _Card(card, on_table, value, cost, wins=quarters > 1)
    wins = beats(seat.table, seat.table.pack.number[card], trick.best, seat.trump)
    at_stake = worth + potential.worth(seat.view.trick.cards[0])
    value = (at_stake + potential.waiting if wins else -at_stake) - missed
    return _Card(card, on_table, value, cost, wins)


def _kept_for_the_end(seat: Seat, card: Card) -> int:
    """What a card is worth to the tricks after the stock, where all must follow."""
    trump, ace = card.suit == seat.trump, card.rank == seat.table.pack.ranks[0]
    return 8 * trump + 6 * ace


def _quarters(seat: Seat, card: Card) -> int:
    """How likely a lead is to hold, in quarters: an ace of trump always does."""
    ace = card.rank == seat.table.pack.ranks[0]
    if card.suit == seat.trump:
        return 4 if ace else 1
    return 2 if ace else 0


def _why_led(seat: Seat, potential: MeldPotential, one: _Card) -> str:
    wanted = next_meld(seat)
    if one.wins and wanted is not None and potential.waiting:
        text = "An ace often holds, and only who wins may meld: {name} ({points}) waits. {kept}"
        pays = wanted[0].pays(wanted[1])
        return say(text, name=_name(wanted), points=pays, kept=_kept(seat, one))
    if one.wins:
        return say(
            "It has nothing better to lead than an ace, which often holds. {kept}", kept=_kept(seat, one)
        )
    return say("It leads what it misses least. {kept}", kept=_kept(seat, one))


def _why_played(seat: Seat, potential: MeldPotential, one: _Card, cards: list[_Card]) -> str:
    wanted, kept = next_meld(seat), _kept(seat, one)
    points = seat.worth(one.card) + seat.worth(seat.view.trick.cards[0])
    if one.wins and wanted is not None and potential.waiting:
        text = "It takes the trick, since only who wins may meld: {name} ({points}) waits. {kept}"
        return say(text, name=_name(wanted), points=wanted[0].pays(wanted[1]), kept=kept)
    if one.wins and points:
        text = "It takes the trick, which counts {n} point. {kept}"
        return plural(points, text, "It takes the trick, which counts {n} points. {kept}", kept=kept)
    if one.wins:
        return say("The card that it misses least takes the trick. {kept}", kept=kept)
    if any(other.wins for other in cards):
        return say("Winning this trick would cost a better card. {kept}", kept=kept)
    return say("It cannot win. {kept}", kept=kept)


def _kept(seat: Seat, one: _Card) -> str:
    """What a play leaves to the melds."""
    if one.on_table and not one.cost:
        return say("The card on the table has done its service.")
    if one.cost:
        return say("That gives up a small hope of a meld; the other cards are worth more.")
    if MeldPotential(seat).chances:
        return say("No meld that it may still lay needs this card.")
    return say("No more melds are laid, so no card is kept for one.")
