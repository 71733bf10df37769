"""What a steady beginner bids, which suit he names, and when he gives a bid up: an action and why."""

from pinochle_learn.cards.card import suit_name
from pinochle_learn.engine.bidding import bidding
from pinochle_learn.engine.bidding.bidding import LegalBids
from pinochle_learn.players.choice import Choice
from pinochle_learn.players.suits.seat import Seat
from pinochle_learn.text import plural, say


def bid(seat: Seat) -> Choice:
    """Bids as long as melds and likely tricks cover it, and tells of its meld where bids can."""
    legal = bidding.legal_bids(seat.table, seat.bidding)
    if not bidding.may_pass(seat.table, seat.bidding):
        return Choice(f"bid {legal.minimum}", say("The first player must bid here, so it bids the least."))
    if _partner_has_it(seat):
        return Choice("pass", say("Its partner has the bid, and nobody is left to outbid."))
    suit = seat.best_trump()
    if suit is None:
        return Choice("pass", say("It holds no king and queen of one suit, so it could name no trump."))
    sure = seat.promise(suit) + seat.partners_meld()
    most = sure + _dared(seat)
    if legal.minimum is None or legal.minimum > most:
        return Choice("pass", say("{sum} That is too little.", sum=_sum(seat, suit)))
    amount = _telling(seat, legal, most)
    why = _sum(seat, suit)
    if amount > sure:
        why += say(" That is a little short, but it may still concede cheaply if the kitty does not help.")
    if amount != legal.minimum:
        why += say(" What it skips tells its partner of meld that counts with any trump.")
    return Choice(f"bid {amount}", why)


def _dared(seat: Seat) -> int:
    """How far beyond its hopes a player goes: a little, where it is cheap to concede a bid."""
    if seat.table.rules.chips is None:
        return 0
    scale = seat.table.rules.table.scale.value
    return seat.table.total // 8 // scale * scale


def _partner_has_it(seat: Seat) -> bool:
    """Says whether the partner's bid stands and both opponents are out."""
    standing, out = bidding.best_bid(seat.bidding), bidding.passed(seat.table, seat.bidding)
    if seat.alone or standing is None or standing[0] != seat.partner:
        return False
    return len(out) == seat.table.players - len({seat.seat, seat.partner})


def _telling(seat: Seat, legal: LegalBids, most: int) -> int:
    """The bid that tells once of the meld which counts whatever is trump, if within reach; else the least."""
    each = seat.table.rules.bidding.skipped.value
    least, sure = legal.minimum or 0, min(map(seat.melds, seat.table.pack.suits))
    if each is None or any(caller == seat.seat for caller, _ in seat.view.calls):
        return least
    for steps, amount in enumerate(legal):
        if amount > most or steps > sure // each:
            break
        least = amount
    return least


def _sum(seat: Seat, suit: str) -> str:
    """What the hand may come to, added up in words."""
    meld, hope, other, kitty = seat.melds(suit), seat.hope(suit), seat.partners_meld(), seat.kitty(suit)
    values: dict[str, object] = {
        "meld": meld,
        "suit": suit_name(suit),
        "hope": hope,
        "other": other,
        "kitty": kitty,
    }
    values["sum"] = meld + hope + other + kitty
    if seat.alone:
        text = "Its meld is {meld} with {suit} as trump; {tricks} may bring {hope}: that is {sum}."
        if kitty:
            text = (
                "Its meld is {meld} with {suit} as trump, to which the kitty adds some {kitty} on average; "
                "{tricks} may bring {hope}: that is {sum}."
            )
        return say(text, tricks=_tricks(seat, suit), **values)
    text = "Its meld is {meld} with {suit} as trump; with half the trick points, {hope}, that is {sum}."
    if seat.told() is not None:
        values["other"] = other or say("no meld")
        text = (
            "Its meld is {meld} with {suit} as trump, and its partner has told of {other}; "
            "with half the trick points, {hope}, that is {sum}."
        )
    elif other:
        text = (
            "Its meld is {meld} with {suit} as trump, and a partner may well meld {other}; "
            "with half the trick points, {hope}, that is {sum}."
        )
    return say(text, **values)


def _tricks(seat: Seat, suit: str) -> str:
    """The likely tricks in words."""
    return plural(seat.likely(suit), "{n} likely trick", "{n} likely tricks")


def name_trump(seat: Seat) -> Choice:
    """Names the suit that promises most."""
    suit = seat.best_trump() or seat.table.pack.suits[0]
    values = {"meld": seat.melds(suit), "n": seat.long(suit), "tricks": _tricks(seat, suit)}
    text = "No suit melds more in this hand: {meld}. It holds {n} of that suit."
    if seat.alone:
        text = "No suit promises more: {meld} in meld, and with {n} of that suit {tricks}."
    elif len(seat.suits) == 1:
        text = "It has no choice. The suit melds {meld}, and it holds {n} of it."
    return Choice(f"trump {suit}", say(text, **values))


def decide(seat: Seat) -> Choice:
    """Gives a bid up that is out of reach; where it is paid in chips also one that is most unlikely."""
    bidden, meld = seat.view.bid or 0, seat.melded
    return _throw_in(seat, bidden, meld) if seat.table.rules.chips is None else _concede(seat, bidden - meld)


def _throw_in(seat: Seat, bidden: int, meld: int) -> Choice:
    values = {"reach": meld + seat.table.total, "bid": bidden}
    if meld + seat.table.total < bidden:
        return Choice("throw in", say("At most {reach} can be reached, and {bid} was bid.", **values))
    return Choice(
        "play on", say("With all trick points {reach} could be reached, and {bid} was bid.", **values)
    )


def _concede(seat: Seat, need: int) -> Choice:
    suit = seat.trump or ""
    hope = _in_hand(seat, suit)
    values = {"need": need, "hope": hope, "tricks": _tricks(seat, suit)}
    text = "It needs {need} in tricks; {tricks} and what is buried may bring {hope}."
    if need > hope + _risk(seat, suit):
        text = "It needs {need} in tricks; {tricks} and what is buried bring no more than some {hope}."
        return Choice("concede", say(text, **values))
    return Choice("play on", say(text, **values))


def _in_hand(seat: Seat, suit: str) -> int:
    """The trick points that the bidder counts on: likely tricks, and what he has buried."""
    return seat.hope(suit) + seat.points(seat.view.buried)


def _risk(seat: Seat, suit: str) -> int:
    """How many points short of its hope a bidder still plays on: none where trump doubles the price."""
    rules = seat.table.rules.chips
    return 0 if rules is None or suit in rules.doubled.value else seat.table.total // 10
