"""The words of the game, each explained once for every page."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from pinochle_learn.text import say


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the game: how it is found in a text, and what it means in one or two sentences."""

    key: str
    forms: tuple[str, ...]
    meaning: str

    @property
    def text(self) -> str:
        """The explanation."""
        return say(self.meaning)


TERMS = (
    Term(
        "trump",
        ("trumps", "trump suit", "trump"),
        "The suit that beats the other three.",
    ),
    Term("trick", ("tricks", "trick"), "One card from each player in turn. The best card wins them all."),
    Term("lead", ("leads", "led", "lead"), "To play the first card of a trick. Its suit is the suit led."),
    Term("follow", ("follow suit", "follow"), "To play a card of the suit that was led."),
    Term(
        "beat",
        ("beats", "beat"),
        "To play a card that takes the trick from the best one so far. An equal card does not beat.",
    ),
    Term(
        "overtrump",
        ("overtrump",),
        "To play a higher trump than the one that is winning the trick.",
    ),
    Term(
        "hand",
        ("hands", "hand"),
        "The cards that one player holds; also one whole deal, from cards to scores.",
    ),
    Term("meld", ("melds", "meld"), "Cards that score together when they are shown before the play."),
    Term("type", ("types", "type"), "Melds come in three types. A card may serve once in each."),
    Term("run", ("runs", "run"), "Ace, ten, king, queen and jack of trump."),
    Term(
        "marriage",
        ("royal marriages", "royal marriage", "marriages", "marriage"),
        "King and queen of one suit. In trump it is a royal marriage.",
    ),
    Term("dix", ("dix",), "The nine of trump as a meld. Say “deece”."),
    Term("pinochle", ("pinochles", "pinochle"), "The queen of spades with the jack of diamonds."),
    Term(
        "around",
        ("aces around", "kings around", "queens around", "jacks around", "around"),
        "Four of a rank, one of each suit.",
    ),
    Term("bid", ("bids", "bid"), "The number of points that a side promises to make in this hand."),
    Term("counter", ("counters", "counter"), "A card that is worth points to the side that wins it."),
    Term(
        "partner",
        ("partners", "partner"),
        "The player opposite, at tables where two play together: what either wins counts for both.",
    ),
    Term("dealer", ("dealer",), "Who deals this hand. The player at the dealer's left speaks first."),
    Term(
        "twin",
        ("twins", "twin"),
        "The same card once more: each is in the pack more than once. Of twins in a trick the first wins.",
    ),
    Term(
        "renege", ("reneges", "renege"), "To break a rule of play, such as not following suit when one could."
    ),
    Term(
        "kitty",
        ("kitty",),
        "Cards that are dealt to nobody. The bidder takes them, and buries as many. Some say widow, or cat.",
    ),
    Term("bury", ("buries", "buried", "bury"), "To lay cards aside, face down, as if won in a trick."),
    Term(
        "bete",
        ("single bete", "double bete", "bete"),
        "A lost bid that is paid in chips: single when it is given up before the first card, double after.",
    ),
    Term("chip", ("chips", "chip"), "What is paid from hand to hand where no scores are written down."),
)

_BY_FORM = {form: term for term in TERMS for form in term.forms}
_FORMS = "|".join(sorted(map(re.escape, _BY_FORM), key=len, reverse=True))
_WORD = re.compile(rf"\b({_FORMS})\b", re.IGNORECASE)


def marked(text: str, seen: set[str]) -> Iterator[tuple[str, Term | None]]:
    """Cuts a text at the words that stand in it for the first time; ``seen`` is added to.

    >>> [(piece, term and term.key) for piece, term in marked("Trump beats any trick.", {"trick"})]
    [('Trump', 'trump'), (' ', None), ('beats', 'beat'), (' any trick.', None)]
    """
    place = 0
    for match in _WORD.finditer(text):
        term = _BY_FORM[match[0].lower()]
        if term.key in seen:
            continue
        seen.add(term.key)
        if match.start() > place:
            yield text[place : match.start()], None
        yield match[0], term
        place = match.end()
    if place < len(text):
        yield text[place:], None
