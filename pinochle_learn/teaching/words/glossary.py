"""The words of the game, each explained once for every page."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache

from pinochle_learn.teaching.words.table_kinds import COLOURS, SUITS, TURNS
from pinochle_learn.text import say

_TRICKS = (SUITS, COLOURS)


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the game: how it is found in a text, and what it means in one or two sentences.

    ``kinds`` are the kinds of tables that know the word; ``others`` say what it means at one of them where
    that is another thing.
    """

    key: str
    forms: tuple[str, ...]
    meaning: str
    kinds: tuple[str, ...] = _TRICKS
    others: Mapping[str, str] = field(default_factory=dict)

    @property
    def text(self) -> str:
        """The explanation where nothing else is said."""
        return say(self.meaning)

    def at(self, kind: str) -> str:
        """The explanation at a kind of table."""
        return say(self.others.get(kind, self.meaning))


TERMS = (
    Term(
        "trump",
        ("trumps", "trump suit", "trump colour", "trump"),
        "The suit that beats the other three.",
        others={COLOURS: "The colour that beats the other six. The suit of a card does not make it a trump."},
    ),
    Term(
        "colour",
        ("follow colour", "colours", "colour"),
        "Each card has a suit and one of seven colours. All cards of a colour are of one suit.",
        kinds=(COLOURS, TURNS),
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
        kinds=(SUITS, COLOURS, TURNS),
    ),
    Term(
        "meld",
        ("melds", "meld"),
        "Cards that score together when they are shown before the play.",
        kinds=(SUITS, COLOURS, TURNS),
        others={
            COLOURS: "Cards that score together when they are shown, before the play or after it.",
            TURNS: "Three or more cards that belong together, laid on the table: a run or a set.",
        },
    ),
    Term(
        "type",
        ("types", "type"),
        "Melds are of three types. A card may serve once in each type.",
        others={COLOURS: "Melds are of three types, A, B and C. A card may serve once in each type."},
    ),
    Term(
        "run",
        ("runs", "run"),
        "Ace, ten, king, queen and jack of trump.",
        kinds=(SUITS, COLOURS, TURNS),
        others={
            COLOURS: "Ace, king, queen, jack and ten of the trump colour.",
            TURNS: "Three or more cards whose ranks follow each other, in one suit or in one colour.",
        },
    ),
    Term("set", ("sets", "set"), "Three or more cards of one rank, or of one colour.", kinds=(TURNS,)),
    Term(
        "lay-off",
        ("laying off", "laid off", "lays off", "lay off"),
        "To add a card to a meld that lies on the table, one's own or another player's.",
        kinds=(TURNS,),
    ),
    Term(
        "discard",
        ("discard pile", "discarding", "discarded", "discards", "discard"),
        "To end a turn with a card, face up, on the discard pile. The top card of the pile may be drawn.",
        kinds=(TURNS,),
    ),
    Term(
        "stock",
        ("stock",),
        "The cards that are dealt to nobody and lie face down, to be drawn one by one.",
        kinds=(TURNS,),
    ),
    Term(
        "go-out",
        ("going out", "goes out", "gone out", "go out"),
        "To get rid of one's last card. Play stops at once.",
        kinds=(TURNS,),
    ),
    Term(
        "marriage",
        ("royal marriages", "royal marriage", "marriages", "marriage"),
        "King and queen of one suit. In trump it is a royal marriage.",
        others={
            COLOURS: "King and queen of one suit or one colour. In the trump colour it is a royal marriage."
        },
    ),
    Term(
        "dix",
        ("dix",),
        "The nine of trump as a meld. Say “deece”.",
        others={COLOURS: "The eight of the trump colour as a meld. Say “deece”."},
    ),
    Term("pinochle", ("pinochles", "pinochle"), "The queen of spades with the jack of diamonds."),
    Term(
        "around",
        ("aces around", "kings around", "queens around", "jacks around", "around"),
        "Four of a rank, one of each suit.",
        others={COLOURS: "Four or more of a rank, or of one of four colours."},
    ),
    Term("bid", ("bids", "bid"), "The number of points that a side promises to make in this hand."),
    Term("counter", ("counters", "counter"), "A card that is worth points to the side that wins it."),
    Term(
        "partner",
        ("partners", "partner"),
        "The player opposite, at tables where two play together: what either wins counts for both.",
    ),
    Term(
        "dealer",
        ("dealer",),
        "Who deals this hand. The player at the dealer's left speaks first.",
        kinds=(SUITS, COLOURS, TURNS),
        others={
            COLOURS: "Who deals this hand. The player at the dealer's left bids or leads first.",
            TURNS: "Who deals this hand. The player at the dealer's left has the first turn.",
        },
    ),
    Term(
        "twin",
        ("twins", "twin"),
        "The same card once more: each is in the pack more than once. Of twins in a trick the first wins.",
        kinds=(SUITS,),
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


@cache
def _forms(kind: str) -> tuple[Mapping[str, Term], re.Pattern[str]]:
    """The terms of a kind of table by their forms, and the pattern that finds them, longest first."""
    by_form = {form: term for term in TERMS if kind in term.kinds for form in term.forms}
    found = "|".join(sorted(map(re.escape, by_form), key=len, reverse=True))
    return by_form, re.compile(rf"\b({found})\b", re.IGNORECASE)


def marked(text: str, seen: set[str], kind: str = SUITS) -> Iterator[tuple[str, Term | None]]:
    """Cuts a text at the words that stand in it for the first time; ``seen`` is added to.

    >>> [(piece, term and term.key) for piece, term in marked("Trump beats any trick.", {"trick"})]
    [('Trump', 'trump'), (' ', None), ('beats', 'beat'), (' any trick.', None)]
    """
    by_form, words = _forms(kind)
    place = 0
    for match in words.finditer(text):
        term = by_form[match[0].lower()]
        if term.key in seen:
            continue
        seen.add(term.key)
        if match.start() > place:
            yield text[place : match.start()], None
        yield match[0], term
        place = match.end()
    if place < len(text):
        yield text[place:], None
