"""Plays a deal of turns sensibly and says why: a steady beginner, who knows only what his seat may see."""

from pinochle_learn.cards import Card
from pinochle_learn.deal.view import View
from pinochle_learn.engine.melds.groups import Group, kind_name, kinds_of
from pinochle_learn.players.choice import Choice
from pinochle_learn.players.eyes import Cards
from pinochle_learn.players.turns.plan import Plan, Seat, without
from pinochle_learn.text import listed, plural, say


def choose(view: View) -> Choice:
    """What a steady player does now, by what its seat may see."""
    seat = Seat(view)
    if view.stage == "draw":
        return _draw(seat)
    plan = seat.plan(view.hand, view.drawn, may_meld=view.stage == "meld")
    if plan.meld is not None:
        return _meld(seat, plan, plan.meld)
    if plan.lay_offs:
        return _lay_off(seat, plan)
    return _discard(seat, plan)


def _draw(seat: Seat) -> Choice:
    """Takes the top of the discard pile where it has a use for it, else a card from the stock."""
    view, hand = seat.view, seat.view.hand
    if not view.pile:
        return Choice("draw stock", say("The discard pile is empty."))
    top = view.pile[-1]
    loose = len(hand) - len(seat.best_group(hand))
    without_it, with_it = seat.plan(hand, None), seat.plan((*hand, top), top)
    if not view.stock:
        return Choice("draw discard", say("The stock is empty."))
    use = _use(seat, with_it, top)
    if with_it.weight[0] <= min(without_it.weight[0], loose) and use:
        return Choice("draw discard", use)
    text = "It has no use for the {card}, so it takes an unknown card."
    return Choice("draw stock", say(text, card=top.name))


def _use(seat: Seat, plan: Plan, card: Card) -> str:
    """What a card would serve for in a plan; empty where it serves for nothing."""
    if plan.meld is not None and card in plan.meld.cards:
        return say("With it the hand has {meld} to lay.", meld=_named(seat, plan.meld))
    if any(card == one.card for one in plan.lay_offs):
        return say("It can be laid off at once.")
    if card in plan.waiting:
        return say("With it the hand has {cards}, a meld for a later turn.", cards=_codes(plan.waiting))
    return ""


def _meld(seat: Seat, plan: Plan, meld: Group) -> Choice:
    left = without(seat.view.hand, meld.cards)
    kinds = kinds_of(seat.table, meld.cards)
    action = f"meld {' '.join(map(str, meld.cards))}" + (f" as {meld.kind}" if len(kinds) > 1 else "")
    if not left:
        return Choice(action, say("These are all its cards: it goes out."))
    why = say("{n} points leave its hand, where they would cost it.", n=seat.points(meld.cards))
    if len(kinds) > 1:
        why += " " + _why_this_kind(seat, meld, left)
    if plan.waiting and len(plan.left) == len(left):
        why += say(" Only one meld may be laid in a turn: {cards} must wait.", cards=_codes(plan.waiting))
    return Choice(action, why)


def _why_this_kind(seat: Seat, meld: Group, left: Cards) -> str:
    kind, mine = kind_name(seat.table, meld.kind), seat.continuing(meld, left)
    if mine:
        text = "It says {kind}, since {n} of its other cards continues that."
        return plural(mine, text, "It says {kind}, since {n} of its other cards continue that.", kind=kind)
    return say("It says {kind}, which fewer cards of the others continue.", kind=kind)


def _lay_off(seat: Seat, plan: Plan) -> Choice:
    one = plan.lay_offs[0]
    action = f"lay off {one.card} on {one.on}"
    if len(seat.view.hand) == 1:
        return Choice(action, say("It is the last card: it goes out."))
    text = "In the hand it would cost {n} points, on the table it costs nothing."
    return Choice(action, say(text, n=seat.points((one.card,))))


def _discard(seat: Seat, plan: Plan) -> Choice:
    card = plan.discard
    if card is None:
        return Choice("keep", say("The only card left was just drawn, and may not be discarded."))
    hand = seat.view.hand
    if len(hand) == 1:
        return Choice(f"discard {card}", say("It is the last card: it goes out."))
    alike = seat.alike(card, hand)
    points = plural(seat.points((card,)), "{n} point", "{n} points")
    words = {"points": points}
    if not alike:
        text = "No other card of the hand has its rank or its colour, and it would cost {points}."
        return Choice(f"discard {card}", say(text, **words))
    text = (
        "Of the cards that are in no meld it shares its rank or colour with the fewest, and it would cost "
        "{points}."
    )
    if card in seat.best_group(hand):
        text = "All its cards are in melds; this one is missed least, and it would cost {points}."
    return Choice(f"discard {card}", say(text, **words))


def _named(seat: Seat, group: Group) -> str:
    """A meld with its cards: ``a suit run (TSi JSi QBl)``."""
    return say("{kind} ({cards})", kind=kind_name(seat.table, group.kind), cards=_codes(group.cards))


def _codes(cards: Cards) -> str:
    return listed(card.symbol for card in cards)
