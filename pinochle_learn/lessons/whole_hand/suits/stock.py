"""The texts of play from the stock: cards from hand and table, the winner's meld, and who draws what."""

from pinochle_learn.cards import Card
from pinochle_learn.deal.allowed import own_cards, stock_rules
from pinochle_learn.deal.state import side_points
from pinochle_learn.engine.melds.claims import match
from pinochle_learn.engine.melds.growing import Placed, cards_of, needs_fresh, place
from pinochle_learn.engine.melds.growing_claims import judge_growing
from pinochle_learn.engine.tricks.verdicts import legal_plays
from pinochle_learn.lessons.whole_hand.moment import Moment, StepText, indices, trick_won
from pinochle_learn.text import number, plural, say


def from_stock(moment: Moment) -> StepText:
    """The texts of a step of play from the stock."""
    return _TELLERS[moment.action.partition(" ")[0]](moment)


def _play(moment: Moment) -> StepText:
    table, before, seat = moment.table, moment.before, moment.seat
    name, _, where = moment.rest.partition(" ")
    card = table.pack.card(name)
    from_table = bool(where) or card not in moment.hand
    everything = own_cards(table, before.hands[seat], before.spreads[seat])
    plays = legal_plays(table, everything, before.trick, before.trump, stock=True)
    text = "{who} leads the {card}" if not before.trick.cards else "{who} plays the {card}"
    title = say(text, who=moment.who, card=card.name)
    if from_table:
        title = say("{title} from the table", title=title)
    then = ""
    if len(before.trick.cards) == table.players - 1:
        then = trick_won(moment, table.pack.number[card])
        if stock_rules(table).draw.value == "before_meld":
            then += " " + _drawn(moment, moment.deal.state.tricks[-1].winner)
    return StepText(
        title,
        plays[card].why,
        then,
        legal=tuple(spot for spot, held in enumerate(moment.hand) if held in plays),
        chosen=() if from_table else indices(moment.hand, (card,)),
        lying=(_played(moment, card),) if from_table else (),
    )


def _played(moment: Moment, card: Card) -> int:
    """The place on the table from which a card was played: of two copies the one that is gone after it."""
    wanted = moment.table.pack.number[card]
    before = moment.before.spreads[moment.seat].cards
    copies = [spot for spot, lying in enumerate(before) if lying.number == wanted]
    return max(copies, key=lambda spot: sum(service.points for service in before[spot].served))


def _meld(moment: Moment) -> StepText:
    table, before = moment.table, moment.before
    cards, spread, hand = table.pack.read(moment.rest), before.spreads[moment.seat], before.hands[moment.seat]
    claim = judge_growing(table, cards, before.trump, hand, spread)
    found = match(table, cards, before.trump)
    placed = None if found is None else place(table, spread, hand, *found)
    meld, put = claim.meld, placed or Placed((), ())
    name = meld.name if meld else ""
    return StepText(
        say("{who} melds {points}: {name}", who=moment.who, points=claim.points, name=name),
        _meld_rule(moment),
        claim.why,
        chosen=indices(moment.hand, cards_of(table, put.fresh)),
        lying=put.reused,
    )


def _meld_rule(moment: Moment) -> str:
    first = say("Who wins a trick may lay one meld.")
    if needs_fresh(moment.table):
        first = say("Who wins a trick may lay one meld, with at least one card from the hand.")
    if moment.table.rules.meld.reuse.value == "higher":
        text = " Cards on the table may join it in another type, or in a higher meld of the same type."
        return first + say(text)
    text = " Cards on the table may join it in another type; no card serves twice in one type."
    return first + say(text)


def _dix(moment: Moment) -> StepText:
    before, after = moment.before, moment.deal.state
    turned = moment.table.pack.distinct[before.stock[-1]]
    rule = say(
        "Who wins a trick may exchange the nine of trump for the turned card, for {n} points.",
        n=_paid(moment),
    )
    rule += say(" Where a nine lies there already, it is shown for as much. It is not the meld of the trick.")
    nine = indices(
        moment.hand, tuple(card for card in moment.hand if (card.rank, card.suit) == ("9", before.trump))
    )
    if after.stock == before.stock:
        text = "The nine lies on the table: {n} points."
        return StepText(
            say("{who} shows the nine of trump", who=moment.who),
            rule,
            say(text, n=_paid(moment)),
            chosen=nine[:1],
        )
    title = say("{who} exchanges the nine of trump", who=moment.who)
    text = "The {card} goes into the hand, and the nine lies face up below the stock: {n} points."
    return StepText(title, rule, say(text, card=turned.name, n=_paid(moment)), chosen=nine[:1])


def _paid(moment: Moment) -> int:
    side = moment.table.side_of(moment.seat)
    return moment.deal.meld[side] - sum(meld.points for meld in moment.before.melds[moment.seat] or ())


def _draw(moment: Moment) -> StepText:
    title = say("{who} draws, then {other}", who=moment.who, other=moment.name(1 - moment.seat))
    rule = say("After each trick both draw a card, its winner first; then the winner leads.")
    return StepText(title, rule, _drawn(moment, moment.seat))


def _no_meld(moment: Moment) -> StepText:
    return StepText(say("{who} lays no meld", who=moment.who), _meld_rule(moment))


def _drawn(moment: Moment, first: int) -> str:
    """Who draws which card; with the last two also what follows."""
    table, state = moment.table, moment.deal.state
    one, two = (table.pack.distinct[n].name for n in moment.before.stock[: table.players])
    values = {"who": moment.name(first), "one": one, "other": moment.name(1 - first), "two": two}
    if state.stock:
        return say("{who} draws the {one}, then {other} the {two}; neither sees the other's card.", **values)
    text = (
        "The last two: {who} takes the last card of the stock, the {one}, and {other} the turned card, "
        "the {two}."
    )
    lay = any(spread.cards for spread in moment.before.spreads)
    back = say("All melded cards go back to the hands.") if lay else ""
    size = number(len(moment.deal.hands[first]))
    end = say("Both hold {n} cards. Nobody melds any more, and the duties of play hold.", n=size)
    return " ".join(filter(None, [say(text, **values), back, end]))


def declared(moment: Moment) -> StepText:
    """The texts where a player declares out."""
    rule = say(
        "At any turn a player may claim to have reached {target}. The tricks taken are counted, without "
        "rounding: who is right wins the game at once, who is wrong loses it.",
        target=moment.deal.target,
    )
    points = side_points(moment.table, moment.before)[moment.table.side_of(moment.seat)]
    text = "The tricks of {who} are counted: {n} point."
    then = plural(points, text, "The tricks of {who} are counted: {n} points.", who=moment.who)
    return StepText(say("{who} declares out", who=moment.who), rule, then)


_TELLERS = {"play": _play, "meld": _meld, "dix": _dix, "draw": _draw, "no": _no_meld}
