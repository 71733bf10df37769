"""Finding all melds of a hand, claim by claim: what is laid, what it comes to, and where more is."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pinochle_learn.cards import Card
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.melds.claims import Claim
from pinochle_learn.engine.melds.finding import Meld, MeldSet, best_melds, type_names
from pinochle_learn.teaching.melds.hands import Group, claim_of, has_dix
from pinochle_learn.teaching.melds.words import added_up, mistaken, points_in_words
from pinochle_learn.teaching.practice.answer import Answer
from pinochle_learn.text import say


@dataclass(frozen=True, slots=True)
class Laid:
    """One meld that was claimed: what it gained when it was laid."""

    meld: Meld
    gain: int


@dataclass(frozen=True, slots=True)
class Finding:
    """A hand and the melds that were claimed from it, in order."""

    table: Compiled
    hand: Group
    trump: str
    laid: tuple[Laid, ...] = ()

    @property
    def points(self) -> int:
        """What is laid comes to."""
        return sum(laid.gain for laid in self.laid)

    @property
    def best(self) -> MeldSet:
        """All that the hand holds."""
        return best_melds(self.table, self.table.pack.pile(self.hand), self.trump)

    def claim(self, group: Group) -> Claim:
        """The engine's answer to one more claim."""
        return claim_of(self.table, self.hand, self._groups, group, self.trump)

    def after(self, claim: Claim) -> "Finding":
        """The same with one more meld laid, where the claim holds."""
        if claim.meld is None:
            return self
        more = Laid(claim.meld, claim.points)
        return Finding(self.table, self.hand, self.trump, (*self.laid, more))

    def without(self, place: int) -> "Finding":
        """The same with one meld taken back; what the others gain is reckoned again."""
        kept = [group for i, group in enumerate(self._groups) if i != place]
        return found(self.table, self.hand, self.trump, kept)

    @property
    def _groups(self) -> tuple[Group, ...]:
        return tuple(laid.meld.cards for laid in self.laid)

    def judged(self) -> Answer:
        """Says whether this is all, and if not, in which type there is more."""
        best = self.best
        if self.points == best.points:
            line = say("Right: that is all, {points}.", points=points_in_words(best.points))
            return Answer(right=True, line=line, reasons=(added_up(best, dix=has_dix(self.table.rules)),))
        made = dict.fromkeys(type_names(self.table), 0)
        for laid in self.laid:
            made[laid.meld.type] += laid.gain
        name = next(name for name, points in best.by_type.items() if points > made[name])
        line = say("Not yet: you have {points}, and there is more.", points=points_in_words(self.points))
        if made[name]:
            hint = say("Look at type {type} once more: it gives more than {n}.", type=name, n=made[name])
        else:
            hint = say("There is something of type {type}.", type=name)
        return Answer(right=False, line=line, reasons=(hint,))


def found(table: Compiled, hand: Sequence[Card], trump: str, groups: Iterable[Group] = ()) -> Finding:
    """A hand of which these melds are claimed, one after the other."""
    finding = Finding(table, tuple(hand), trump)
    for group in groups:
        finding = finding.after(finding.claim(group))
    return finding


def judge_claim(claim: Claim) -> Answer:
    """What is said to a claim."""
    if claim.meld is None:
        reasons = () if claim.rule == "no-cards" else (claim.why,)
        return Answer(right=False, line=mistaken(claim.rule), reasons=reasons)
    line = say("Yes: {name}, {points}.", name=claim.meld.name, points=points_in_words(claim.points))
    return Answer(right=True, line=line, reasons=(claim.why,))
