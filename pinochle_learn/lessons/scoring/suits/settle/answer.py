"""What a hand comes to: the outcome, the reasons, the score sheet, other tables, and what this table has."""

from collections.abc import Iterator

from pinochle_learn.engine.scoring.settling import Settlement
from pinochle_learn.front import Variant
from pinochle_learn.lessons.scoring.reasons import reasons
from pinochle_learn.lessons.scoring.suits.game import why_declared
from pinochle_learn.lessons.scoring.suits.settle.notes import here, unit_scale, worth_playing
from pinochle_learn.lessons.scoring.suits.settle.other_tables import comparable, elsewhere
from pinochle_learn.lessons.scoring.suits.settle.pieces import sheet
from pinochle_learn.lessons.scoring.suits.settle.renege import costs
from pinochle_learn.teaching.page.folds import fold
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.scores.hand import Hand, may_give_up, settled, stops
from pinochle_learn.teaching.scores.ranges import grid
from pinochle_learn.teaching.scores.split import moved
from pinochle_learn.teaching.scores.words import chips_word, headline
from pinochle_learn.teaching.view import answer_view
from pinochle_learn.text import say, sentence
from pinochle_learn.widgets.nodes import Child, Node, h


def answer(v: Variant, hand: Hand, result: Settlement, words: Words) -> Node:
    """The panel beside the hand."""
    kind = _KINDS.get(result.outcome, "wrong")
    little = stops(v, hand) == "least meld" and result.outcome == "out of reach"
    won = stops(v, hand) == "meld wins"
    title = sentence(say("{outcome}.", outcome=headline(v, result.outcome, too_little=little, unplayed=won)))
    return h(
        "section",
        h("h2", say("What it comes to"), key="ask"),
        answer_view.answer(
            kind,
            title,
            [
                words(line)
                for line in [costs(v, hand), *reasons(v, result), why_declared(v, hand, result)]
                if line
            ],
        ),
        sheet(v, hand, "score", result),
        *_in_chips(v, hand, words),
        others(v, hand),
        _here(v, words),
        class_="pl-panel",
        aria_label=say("The settlement"),
        key="answers",
    )


_KINDS = {"made": "right", "declared out": "right", "no contract": "open"}


def others(v: Variant, hand: Hand) -> Node:
    """What the same hand comes to at other tables, or that none here could have it."""
    if comparable(v):
        return answer_view.at_other_tables(say("The same hand at other tables"), lambda: elsewhere(v, hand))
    line = say("No other table here has these players and these cards and pays in chips.")
    if not grid(v.rules).chips:
        line = say("No other table here has these players and these cards.")
    return h("section", h("h3", say("At other tables")), h("p", line), key="elsewhere", class_="pl-part")


def _here(v: Variant, words: Words) -> Node:
    """What this table has, and what it has instead of what others have."""
    title = say("How {name} settles a hand", name=v.name)
    return fold("here", title, lambda: [h("ul", *(h("li", *words(line)) for line in here(v)))])


def _in_chips(v: Variant, hand: Hand, words: Words) -> Iterator[Child]:
    """Where bids are paid in chips: play or concede, and what a bid stands for."""
    if v.rules.chips is None:
        return
    text = "What is paid are chips, not points. What one wins the others lose: the changes add up to nothing."
    yield h("p", say(text), class_="pl-small")
    if hand.bidder is not None and may_give_up(v, hand):
        yield _or_concede(v, hand, words)
    rows = [
        h("tr", h("th", bids, scope="row"), h("td", chips_word(n)), key=f"unit-{bids}")
        for bids, n in unit_scale(v)
    ]
    head = h("thead", h("tr", h("th", say("Bid"), scope="col"), h("th", say("Stands for"), scope="col")))
    caption = h("caption", say("What a bid stands for"), class_="pl-hidden")
    step, more = v.rules.chips.beyond.value
    beyond = say("And so on: {more} for each {step} above.", more=chips_word(more), step=step)
    sheet_ = h("table", caption, head, h("tbody", *rows), class_="pl-sheet")
    yield fold(
        "units", say("What a bid stands for, in chips"), lambda: [sheet_, h("p", beyond, class_="pl-small")]
    )


def _or_concede(v: Variant, hand: Hand, words: Words) -> Node:
    """What each opponent pays if the bid is made, and is paid if it fails or is conceded."""
    on, own = grid(v.rules), hand.bidder or 0
    open_ = hand.but(given_up=False)
    each = {
        "made": -_change(v, moved(v, open_.put("meld", own, hand.bid - on.total), own, on.total)),
        "lost": -_change(v, moved(v, open_.put("meld", own, 0), own, 0)),
        "conceded": -_change(v, open_.but(given_up=True)),
    }
    text = (
        "Play and make it: each opponent pays {made}. Play and fail: each is paid {lost}. "
        "Concede before the first lead: each is paid {conceded}."
    )
    line = say(text, **{key: chips_word(abs(n)) for key, n in each.items()})
    lines = [line, worth_playing(v, each["made"], each["lost"], each["conceded"])]
    if hand.own_meld + on.total < hand.bid:
        lines[1] = say("This bid cannot be made any more, so conceding costs less for sure.")
    items = [h("p", *words(one)) for one in lines if one]
    return h("section", h("h3", say("Play or concede?")), *items, key="concede", class_="pl-part")


def _change(v: Variant, hand: Hand) -> int:
    return settled(v, hand.but(before=(0,) * hand.sides)).change[hand.defender]
