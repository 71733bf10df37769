"""Answers of the engine as small HTML tables. Every value is escaped."""

from collections.abc import Iterable, Sequence
from html import escape

from pinochle_learn.coach.score_words import names, outcome_word, said
from pinochle_learn.engine.discarding import Discard
from pinochle_learn.engine.growing_claims import MeldPlan
from pinochle_learn.engine.laying_off import LayOff
from pinochle_learn.engine.melds import Meld, MeldSet
from pinochle_learn.engine.settling import Settlement
from pinochle_learn.engine.verdicts import LegalPlays
from pinochle_learn.front import Variant
from pinochle_learn.text import plural, say, sentence
from pinochle_learn.widgets.faces import cards_html

SIGNS = {True: "✓", False: "✗"}


def melds_html(melds: MeldSet) -> str:
    """The best melds of a hand: one row each, the total by type below."""
    parts = ", ".join(say("type {type}: {n}", type=kind, n=n) for kind, n in melds.by_type.items())
    return _melds(tuple(melds), melds.points, say("({parts})", parts=parts))


def plan_html(table: Variant, plan: MeldPlan) -> str:
    """The melds that pay most if each is laid after a trick won: one row each, in the order to lay them."""
    stock = table.rules.stock
    text = "One meld for each trick won, in this order. Cards still to be drawn are not counted on."
    if stock is not None and stock.dix_exchange.value and any(meld.key == "dix" for meld in plan.melds):
        text = (
            "One meld for each trick won, in this order; a dix may go with the meld of any trick. Cards "
            "still to be drawn are not counted on."
        )
    return _melds(plan.melds, plan.points, say(text))


def _melds(melds: Sequence[Meld], points: int, note: str) -> str:
    if not melds:
        return f"<p>{escape(say('No meld in these cards.'))}</p>"
    rows = [
        (escape(m.type), escape(sentence(m.name)), cards_html(m.cards), str(m.points), escape(m.why))
        for m in melds
    ]
    total = plural(points, "Total: {n} point", "Total: {n} points")
    head = (say("Type"), say("Meld"), say("Cards"), say("Points"), say("Why"))
    return _table(say("Melds"), head, rows) + f"<p><strong>{escape(total)}</strong> {escape(note)}</p>"


def plays_html(plays: LegalPlays) -> str:
    """A verdict for every card, and the questions that led there."""
    rows = [(cards_html([v.card]), _yes(yes=v.legal), escape(v.why)) for v in plays.verdicts]
    asked = "".join(f"<li>{escape(str(question))}</li>" for question in plays.path)
    head = (say("Card"), say("May you play it?"), say("Why"))
    return f"<ol>{asked}</ol>" + _table(say("Your cards on this trick"), head, rows)


def groups_html(melds: MeldSet) -> str:
    """Every run and set that a hand holds: one row each."""
    if not melds:
        return f"<p>{escape(say('No meld in these cards.'))}</p>"
    rows = [(escape(sentence(m.name)), cards_html(m.cards), escape(m.why)) for m in melds]
    return _table(say("Melds"), (say("Meld"), say("Cards"), say("Why")), rows)


def discards_html(found: Iterable[Discard]) -> str:
    """A verdict on discarding for every card."""
    rows = [(cards_html([one.card]), _yes(yes=one.ok), escape(one.why)) for one in found]
    return _table(say("Your cards"), (say("Card"), say("May you discard it?"), say("Why")), rows)


def lay_offs_html(found: Iterable[LayOff]) -> str:
    """Which cards may be laid off, on which of the melds on the table."""
    rows = [(cards_html(one.cards), str(one.meld + 1), _yes(yes=one.ok), escape(one.why)) for one in found]
    head = (say("Card"), say("Meld number"), say("May you lay it off?"), say("Why"))
    return _table(say("Laying off"), head, rows)


def _yes(*, yes: bool) -> str:
    return f"{SIGNS[yes]} {say('yes') if yes else say('no')}"


def settlement_html(table: Variant, settled: Settlement) -> str:
    """A settled hand: what each side scores, or is paid in chips, and why."""
    sides, chips = names(table), table.rules.chips is not None
    rows = [
        (escape(sides[s.side]), f"{s.change:+d}", str(settled.after[s.side]), escape(s.why))
        for s in settled.sides
    ]
    side = said(table, "Side", "Player")
    head = (side, say("Change"), say("New score"), say("Why"))
    if chips:
        head = (side, say("Change, in chips"), say("Chips"), say("Why"))
    outcome = say("Outcome: {word}", word=outcome_word(table, settled.outcome))
    return (
        f"<p><strong>{escape(outcome)}</strong></p>"
        + _table(say("Scores"), head, rows)
        + _end(table, settled)
    )


def _end(table: Variant, settled: Settlement) -> str:
    if settled.game_rule == "raise":
        line = say("The game goes on to {n}.", n=settled.next_target)
        return f"<p><strong>{escape(line)}</strong></p>"
    if settled.game_rule == "shared":
        return f"<p><strong>{escape(say('The game is shared.'))}</strong></p>"
    if settled.game_winner is None:
        return ""
    side = names(table)[settled.game_winner]
    line = said(table, "{side} win the game.", "{side} wins the game.", side=side)
    return f"<p><strong>{escape(line)}</strong></p>"


def _table(caption: str, head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    cells = "".join(f'<th scope="col">{escape(name)}</th>' for name in head)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    scrolls = f'tabindex="0" role="group" aria-label="{escape(caption)}"'  # by keyboard too, on a phone
    return (
        f'<div class="pl-scroll jp-RenderedHTMLCommon" {scrolls}><table><caption>{escape(caption)}</caption>'
        f"<thead><tr>{cells}</tr></thead><tbody>{body}</tbody></table></div>"
    )
