"""Answers to exactly the mistake that was made."""

from collections.abc import Iterable
from dataclasses import dataclass

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import rank_name
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.tricks.tricks import Winner, count
from pinochle_learn.engine.tricks.verdicts import LegalPlays, Verdict
from pinochle_learn.teaching.words.seats import learner, who
from pinochle_learn.text import listed, plural, say, sentence


@dataclass(frozen=True, slots=True)
class Answer:
    """What is said to an answer: right or not, one line, and reasons; ``marks`` by card of the hand."""

    right: bool
    line: str
    reasons: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()


def judge_choice(plays: LegalPlays, hand: tuple[Card, ...], chosen: Iterable[int]) -> Answer:
    """Judges a choice of cards, by place in the hand. Of twins either one, or both, stand for the card.

    ``marks`` says of each place ``right``, ``wrong`` (chosen, not allowed), ``missed`` (allowed, not chosen).
    """
    taken = {hand[place] for place in chosen}
    places = set(chosen)
    wrong = [plays[card] for card in dict.fromkeys(hand) if card in taken and card not in plays]
    missed = [plays[card] for card in dict.fromkeys(hand) if card not in taken and card in plays]
    marks = tuple(_mark(plays, card, card in taken, place in places) for place, card in enumerate(hand))
    if not taken:
        line = say("Choose every card that may be played, then check.")
        return Answer(right=False, line=line)
    if not wrong and not missed:
        return Answer(
            right=True, line=_all_right(plays, hand), reasons=(plays[next(iter(plays))].why,), marks=marks
        )
    return Answer(right=False, line=_mistake(wrong, missed), reasons=_reasons(wrong, missed), marks=marks)


def judge_winner(
    table: Compiled, won: Winner, seats: tuple[int, ...], said: int, trick: tuple[Card, ...]
) -> Answer:
    """Judges who was said to win a trick, by seat."""
    winner, name = seats[won.position], who(said, table.players)
    if said == winner:
        mine = said == learner(table.players)
        text = (
            "Right: you win the trick with the {card}."
            if mine
            else "Right: {seat} wins the trick with the {card}."
        )
        line = say(text, seat=name, card=won.card.name)
        return Answer(right=True, line=line, reasons=(won.why,))
    card = trick[seats.index(said)]
    if card == won.card:
        line = say("Not {seat}: the same card was played before.", seat=name)
    elif card.suit == won.card.suit:
        line = say(
            "Not {seat}: the {lower} is lower than the {card}. The ranks: {ranks}.",
            seat=name,
            lower=card.name,
            card=won.card.name,
            ranks=", ".join(map(rank_name, table.pack.ranks)),
        )
    elif won.rule == "trump":
        line = say("Not {seat}: a trump beats every card of another suit.", seat=name)
    else:
        line = say(
            "Not {seat}: the {card} does not follow suit and is no trump.",
            seat=name,
            card=card.name,
        )
    return Answer(right=False, line=line, reasons=(won.why,))


def judge_worth(table: Compiled, trick: tuple[Card, ...], said: int, *, last: bool) -> Answer:
    """Judges what a trick was said to be worth, and names the likely slip."""
    counted = count(table, trick, last_trick=last)
    if said == counted:
        total = plural(int(counted), "{n} point", "{n} points")
        line = (
            say("Right: the trick is worth {total}.", total=total)
            if counted
            else say("Right: nothing counts.")
        )
        return Answer(right=True, line=line, reasons=(counted.why,))
    return Answer(right=False, line=_slip(table, trick, said, last=last), reasons=(counted.why,))


def _slip(table: Compiled, trick: tuple[Card, ...], said: int, *, last: bool) -> str:
    scale, rules = table.rules.table.scale.value, table.rules.count
    plain = int(count(table, trick))
    if last and said == plain:
        return say("You forgot the last trick: it is worth {n} more.", n=rules.last_trick.value)
    if not last and said == plain + rules.last_trick.value:
        return say("This is not the last trick, so nothing is added.")
    if said and said != plain and said in {plain * 10, plain // 10}:
        return say("That is the other scale: here the ace counts {n}.", n=table.points[0])
    if said == len(trick) * scale and len(set(table.points) - {0}) == 1:
        return say("Not every card counts.")
    return say("Not {said}. Here {values}.", said=said, values=card_values(table))


def card_values(table: Compiled) -> str:
    """What the ranks are worth in tricks, as one says it."""
    ranks = table.pack.ranks
    values = zip(ranks, table.points[: len(ranks)], strict=True)
    groups: dict[int, list[str]] = {}
    for rank, value in values:
        groups.setdefault(value, []).append("10" if rank == "T" else rank)
    worth = [
        say("{ranks} count {n}", ranks=listed(names), n=n)
        if len(names) > 1
        else say("{rank} counts {n}", rank=names[0], n=n)
        for n, names in groups.items()
        if n
    ]
    return listed([*worth, say("the last trick {n}", n=table.rules.count.last_trick.value)])


def _mark(plays: LegalPlays, card: Card, taken: bool, here: bool) -> str:  # noqa: FBT001 - two plain facts
    if card in plays:
        return "right" if taken else "missed"
    return "wrong" if here else ""


def _all_right(plays: LegalPlays, hand: tuple[Card, ...]) -> str:
    if len(plays) == 1:
        return say("Right: only the {card} may be played.", card=next(iter(plays)).name)
    n = sum(card in plays for card in hand)
    if n == len(hand):
        return say("Right: every card may be played.")
    return say("Right: these {n} cards may be played, and no other.", n=n)


def _mistake(wrong: list[Verdict], missed: list[Verdict]) -> str:
    if wrong and not missed:
        return say("Not quite: {cards} may not be played.", cards=_names(wrong))
    if missed and not wrong:
        return say("Almost: you may also play {cards}.", cards=_names(missed))
    return say("No: {wrong} may not be played, but {missed} may.", wrong=_names(wrong), missed=_names(missed))


def _names(verdicts: list[Verdict]) -> str:
    return listed(say("the {card}", card=v.card.name) for v in verdicts)


def _reasons(wrong: list[Verdict], missed: list[Verdict]) -> tuple[str, ...]:
    """One reason for each different mistake, in words once each."""
    return tuple(dict.fromkeys(sentence(v.why) for v in (*wrong, *missed)))[:3]
