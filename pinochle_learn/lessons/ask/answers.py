"""Answers of the engine as tables, with the line that says each aloud."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pinochle_learn.cards import Card
from pinochle_learn.engine.melds.finding import Meld, MeldSet
from pinochle_learn.engine.melds.growing_claims import MeldPlan
from pinochle_learn.engine.melds.laying_off import LayOff
from pinochle_learn.engine.scoring.settling import Settlement
from pinochle_learn.engine.tricks.discarding import Discard
from pinochle_learn.engine.tricks.verdicts import LegalPlays
from pinochle_learn.front import Variant
from pinochle_learn.teaching.scores.words import by_side_size, names, outcome_word, signed
from pinochle_learn.text import plural, say, sentence
from pinochle_learn.widgets.nodes import Child, Node, h
from pinochle_learn.widgets.row import row_traits

_YES = {True: "✓", False: "✗"}


class Answer(NamedTuple):
    """What is shown, and the line that a screen reader hears."""

    line: str
    nodes: tuple[Child, ...]


def best_melds(melds: MeldSet) -> Answer:
    """The best melds of a hand, with the total by type."""
    parts = ", ".join(say("type {type}: {n}", type=kind, n=n) for kind, n in melds.by_type.items())
    return _melds(tuple(melds), melds.points, say("({parts})", parts=parts))


def planned_melds(table: Variant, plan: MeldPlan) -> Answer:
    """The melds that pay most if each is laid after a trick won, in the order to lay them."""
    stock = table.rules.stock
    note = say("One meld for each trick won, in this order. Cards still to be drawn are not counted on.")
    if stock is not None and stock.dix_exchange.value and any(meld.key == "dix" for meld in plan.melds):
        note = say(
            "One meld for each trick won, in this order; a dix may go with the meld of any trick. Cards "
            "still to be drawn are not counted on."
        )
    return _melds(plan.melds, plan.points, note)


def _melds(melds: Sequence[Meld], points: int, note: str) -> Answer:
    if not melds:
        return _none()
    total = plural(points, "Total: {n} point", "Total: {n} points")
    head = (say("Meld"), say("Cards"), say("Type"), say("Points"), say("Why"))
    rows = [(sentence(m.name), _cards(m.cards), m.type, str(m.points), m.why) for m in melds]
    line = h("p", h("strong", total), f" {note}", key="total")
    return Answer(f"{total}.", (line, _table(say("Melds"), head, rows)))


def groups(melds: MeldSet) -> Answer:
    """Every run and set that a hand holds."""
    if not melds:
        return _none()
    head = (say("Meld"), say("Cards"), say("Why"))
    rows = [(sentence(m.name), _cards(m.cards), m.why) for m in melds]
    line = plural(len(rows), "{n} run or set in these cards.", "{n} runs and sets in these cards.")
    return Answer(line, (h("p", line, key="total"), _table(say("Melds"), head, rows)))


def _none() -> Answer:
    line = say("No meld in these cards.")
    return Answer(line, (h("p", line, key="total"),))


def legal_plays(plays: LegalPlays) -> Answer:
    """A verdict for every card, and the questions that led there."""
    asked = [h("li", str(question)) for question in plays.path]
    rows = [(_cards([v.card]), _yes(yes=v.legal), v.why) for v in plays.verdicts]
    head = (say("Card"), say("May you play it?"), say("Why"))
    line = say(
        "{n} of {cards} may be played.",
        n=sum(verdict.legal for verdict in plays.verdicts),
        cards=plural(len(rows), "{n} card", "{n} cards"),
    )
    path = h("ol", *asked, class_="pl-ask-path", aria_label=say("How the rule decides"), key="path")
    return Answer(line, (path, _table(say("Your cards on this trick"), head, rows)))


def lay_offs(found: Iterable[LayOff]) -> Answer:
    """Which cards may be laid off, on which of the melds on the table."""
    rows = [(_cards(one.cards), str(one.meld + 1), _yes(yes=one.ok), one.why) for one in found]
    head = (say("Card"), say("Meld number"), say("May you lay it off?"), say("Why"))
    line = plural(sum(row[2] == _yes(yes=True) for row in rows), "{n} lay-off.", "{n} lay-offs.")
    return Answer(line, (_table(say("Laying off"), head, rows),))


def discards(found: Iterable[Discard]) -> Answer:
    """A verdict on discarding for every card."""
    rows = [(_cards([one.card]), _yes(yes=one.ok), one.why) for one in found]
    head = (say("Card"), say("May you discard it?"), say("Why"))
    may = sum(row[1] == _yes(yes=True) for row in rows)
    line = plural(may, "{n} card may be discarded.", "{n} cards may be discarded.")
    return Answer(line, (_table(say("Your cards"), head, rows),))


def settlement(table: Variant, settled: Settlement) -> Answer:
    """A settled hand: what each side scores, or is paid in chips, and why."""
    sides, chips = names(table), table.rules.chips is not None
    rows = [(sides[s.side], signed(s.change), str(settled.after[s.side]), s.why) for s in settled.sides]
    side = by_side_size(table, "Side", "Player")
    change = (say("Change, in chips"), say("Chips")) if chips else (say("Change"), say("New score"))
    outcome = say("Outcome: {word}", word=outcome_word(table, settled.outcome))
    end = _end(table, settled)
    changes = ", ".join(f"{row[0]} {row[1]}" for row in rows)
    nodes = [
        h("p", h("strong", outcome), key="outcome"),
        _table(say("Scores"), (side, *change, say("Why")), rows),
        h("p", h("strong", end), key="end") if end else "",
    ]
    line = " ".join(filter(None, (f"{outcome}.", f"{changes}.", end)))
    return Answer(line, tuple(node for node in nodes if node))


def _end(table: Variant, settled: Settlement) -> str:
    if settled.game_rule == "raise":
        return say("The game goes on to {n}.", n=settled.next_target)
    if settled.game_rule == "shared":
        return say("The game is shared.")
    if settled.game_winner is None:
        return ""
    side = names(table)[settled.game_winner]
    return by_side_size(table, "{side} win the game.", "{side} wins the game.", side=side)


def _yes(*, yes: bool) -> str:
    return f"{_YES[yes]} {say('yes') if yes else say('no')}"


def _cards(cards: Iterable[Card]) -> Node:
    return h("cards", state=row_traits(tuple(cards)), class_="pl-ask-cards", key="cards")


def _table(caption: str, head: Sequence[str], rows: Sequence[Sequence[Child]]) -> Node:
    """A table that is one on a phone too, where each row stands under the other: so the roles are said."""
    heads = [h("th", name, scope="col", role="columnheader") for name in head]
    body = [
        h(
            "tr",
            *(
                h(
                    "td",
                    cell,
                    role="cell",
                    data_head=name,
                    class_="pl-ask-why" if name == say("Why") else None,
                )
                for name, cell in zip(head, row, strict=True)
            ),
            role="row",
        )
        for row in rows
    ]
    return h(
        "table",
        h("caption", caption),
        h("thead", h("tr", *heads, role="row"), role="rowgroup"),
        h("tbody", *body, role="rowgroup"),
        role="table",
        class_="pl-ask-table",
        key=f"table-{caption}",
    )
