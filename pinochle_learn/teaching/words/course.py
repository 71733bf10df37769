"""The course: its lessons in order, each with its page, its purpose and its goals."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from pinochle_learn.rules import Rules
from pinochle_learn.teaching.page.loading import loaded
from pinochle_learn.teaching.practice.banks import BANKS
from pinochle_learn.teaching.practice.question import steps
from pinochle_learn.teaching.words.table_kinds import COLOURS, SUITS, TURNS, edition
from pinochle_learn.text import say


@dataclass(frozen=True, slots=True)
class Words:
    """What a lesson is called at a kind of table, in the menu and in full, and what it is for."""

    menu: str
    title: str
    purpose: str
    goals: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NamedPage:
    """A page that is no lesson: its notebook, and what it is called in the menu and in full."""

    notebook: str
    menu: str
    title: str


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson: a stable key, the notebook, its words, and ``others`` at tables that play another game."""

    key: str
    notebook: str
    menu: str
    title: str
    purpose: str
    goals: tuple[str, ...]
    others: Mapping[str, Words] = field(default_factory=dict)

    def at(self, rules: Rules) -> Words:
        """The lesson's words at a table."""
        return self.others.get(edition(rules), Words(self.menu, self.title, self.purpose, self.goals))

    @property
    def name(self) -> str:
        """The title for people."""
        return say(self.title)

    def steps(self, rules: Rules) -> tuple[tuple[str, str], ...]:
        """What can become firm in this lesson at a table: keys and names. Empty: nothing to practise."""
        kind = edition(rules)
        if (kind, self.key) in BANKS:
            return steps(BANKS[kind, self.key], rules)
        if kind != SUITS or self.key not in _STEPS:
            return ()
        known: tuple[tuple[str, str], ...] = loaded(_STEPS[self.key])(rules)
        return known


_STEPS = {  # where the lessons of tables with suits say what can become firm
    "melds": "lessons.melds.suits.practise.situations.meld_steps",
    "tricks": "lessons.tricks.steps.trick_steps",
    "scoring": "lessons.scoring.suits.practise.bank.steps",
}

COURSE = "Learn Pinochle"  # what the tab of every page ends with
START = NamedPage("index.ipynb", "Lessons", "Learn Pinochle at your own table")
LESSONS = (
    Lesson(
        key="melds",
        notebook="melds.ipynb",
        menu="Melds",
        title="Meld: what your cards are worth before play",
        purpose="Three types of meld. A card may serve once in each type, so a queen can score three times.",
        goals=(
            "Find every meld of a hand, and give its total.",
            "Say which card serves in which melds, and why not twice in one type.",
            "Choose the trump suit that melds most.",
        ),
        others={
            COLOURS: Words(
                menu="Melds",
                title="Meld: rank or colour?",
                purpose="Three types of meld. In type B each card counts for its rank or its colour.",
                goals=(
                    "Name every meld of coloured cards, and say what it pays.",
                    "Choose for each card between its rank and its colour, so that type B pays most.",
                    "Give the total of a hand, type by type.",
                    "Count the second melds from the cards that your side won.",
                ),
            ),
            TURNS: Words(
                menu="Melds",
                title="Runs, sets and laying off",
                purpose="A run is in sequence, a set is alike. Lay them, and lay off on what lies there.",
                goals=(
                    "Say of some cards whether they are a run or a set, and if not, why not.",
                    "Know why a colour run is always a colour set as well, and when that matters.",
                    "Find every card of a hand that may be laid off on a meld.",
                ),
            ),
        },
    ),
    Lesson(
        key="tricks",
        notebook="tricks.ipynb",
        menu="Tricks",
        title="Which cards may I play?",
        purpose="Follow suit, beat the best card if you must and can, and trump when you are out.",
        goals=(
            "Say of every card of a hand whether it may be played on a trick, and why.",
            "Know who wins a trick, and what it is worth.",
            "Find a renege in a record of play, and know what it costs at your table.",
            "Know where your table plays it otherwise than others.",
        ),
        others={
            COLOURS: Words(
                menu="Tricks",
                title="Which cards may I play?",
                purpose=(
                    "Follow suit or play a trump. The winner: first by trump, then by colour, then by suit."
                ),
                goals=(
                    "Say of every card of a hand whether it may be played on a trick, and why.",
                    "Find the winner of a trick, and say which of the three steps decides.",
                    "Know the two readings of the third step, and when they differ.",
                    "Count a trick by the ranks and the colours of its cards.",
                ),
            ),
            TURNS: Words(
                menu="Turns",
                title="What may I do on my turn?",
                purpose="Draw a card, lay one meld if you like, lay off, discard: one thing after the other.",
                goals=(
                    "Know the four steps of a turn, and what each of them rules out.",
                    "Say of every card whether it may be laid off on a meld, and why.",
                    "Say which cards may be discarded, and when you have gone out.",
                    "Know what happens when the stock is used up.",
                ),
            ),
        },
    ),
    Lesson(
        key="scoring",
        notebook="scoring.ipynb",
        menu="Scoring",
        title="What does the hand come to?",
        purpose="Count the tricks, keep or lose the meld, make the bid or go set, win the game.",
        goals=(
            "Count a pile of tricks at your table.",
            "Settle a hand, and say why each side scores what it does.",
            "Know when a game is over, and who has won it.",
        ),
        others={
            COLOURS: Words(
                menu="Scoring",
                title="What does the hand come to?",
                purpose="Two melding phases and the tricks. Of each card won, rank and colour count.",
                goals=(
                    "Count a pile of tricks by rank and by colour, and know which numbers are assumed.",
                    "Score a hand with both melding phases, with an auction and without.",
                    "Say when a bid is made, and what a lost one costs.",
                    "Know who has won after one deal, or at the target.",
                ),
            ),
            TURNS: Words(
                menu="Scoring",
                title="What do the others pay?",
                purpose=(
                    "Whoever goes out scores the cards that the others still hold: rank and colour count."
                ),
                goals=(
                    "Count the cards left in a hand by rank and by colour.",
                    "Say who scores what when a player goes out, and when nobody does.",
                    "Know when the game is over, and who has won it.",
                ),
            ),
        },
    ),
    Lesson(
        key="whole-hand",
        notebook="whole_hand.ipynb",
        menu="Whole hand",
        title="A whole hand, step by step",
        purpose="One deal from the first card to the last score, forwards and backwards, at your own pace.",
        goals=(
            "Follow a deal through auction, trump, passing, kitty or stock, meld, tricks and settlement.",
            "See at each step what could be done, and what the rules say of it.",
        ),
        others={
            COLOURS: Words(
                menu="Whole deal",
                title="A whole deal, step by step",
                purpose=(
                    "Turned card or auction, meld, tricks, second meld, score: at your own pace, both ways."
                ),
                goals=(
                    "Follow a deal for two, three or four from the turned card to the score.",
                    "See which cards serve for rank or for colour, and by which step a trick is won.",
                    "Know that what a side wins melds once more.",
                ),
            ),
            TURNS: Words(
                menu="Whole deal",
                title="A whole deal, turn by turn",
                purpose=(
                    "Draw, meld, lay off, discard: every turn until one has no card left, at your own pace."
                ),
                goals=(
                    "Follow a deal for two to six players, turn by turn.",
                    "See why a card is drawn, laid or discarded, and what the rules say of it.",
                    "Know how a deal ends, and what the others pay.",
                ),
            ),
        },
    ),
    Lesson(
        key="tables",
        notebook="tables.ipynb",
        menu="Tables",
        title="Tables side by side",
        purpose="What your table plays otherwise than others, each with a hand or a trick that shows it.",
        goals=(
            "Say what two tables play differently, and what it changes.",
            "Meld the same hand at every table with your pack.",
            "Find the mistake in a text about the game, and put it right.",
        ),
    ),
    Lesson(
        key="odds",
        notebook="odds.ipynb",
        menu="Chances",
        title="What may I hope for?",
        purpose="Exact chances over all hands: what a partner, a kitty or a stock may bring you.",
        goals=(
            "Know how often a hand holds each meld.",
            "Say what to count on from cards that you cannot see, before you bid.",
            "See how the cards that you hold change the chances.",
        ),
        others={
            COLOURS: Words(
                menu="Chances",
                title="What may I hope for?",
                purpose="Exact chances over all hands: which melds you and your partner may hold.",
                goals=(
                    "Know how often a hand holds each meld of coloured cards.",
                    "See how the cards that you hold change what your partner may have.",
                ),
            ),
            TURNS: Words(
                menu="Chances",
                title="What may I hope for?",
                purpose="Exact chances over all hands: of a run or a set when the cards are dealt or drawn.",
                goals=(
                    "Know how often the cards dealt hold a run or a set.",
                    "See what one, two or three cards more may complete.",
                ),
            ),
        },
    ),
    Lesson(
        key="house",
        notebook="house.ipynb",
        menu="Own table",
        title="Make your own table",
        purpose="House rules: change them one by one, see what each does, and play every lesson by them.",
        goals=(
            "Make the table that your group plays at, from the one that is nearest to it.",
            "See by an example what a changed rule does, and which rules cannot stand side by side.",
            "Hand your table on as a small text, a file or a link.",
        ),
    ),
    Lesson(
        key="sheets",
        notebook="sheets.ipynb",
        menu="Sheets",
        title="Sheets to print",
        purpose="Rules, melds and an empty score sheet of your table: one page each, in black and white.",
        goals=(
            "Have the rules of your table beside the cards, on one page.",
            "Look up what a meld is, and what it pays.",
            "Write down the scores of a game.",
        ),
    ),
    Lesson(
        key="ask",
        notebook="first_look.ipynb",
        menu="Ask",
        title="Ask the rules",
        purpose="Type any hand, and see at once what it melds, what may be played, and what it comes to.",
        goals=("Ask the rules about cards of your own.",),
    ),
)


def lesson(key: str) -> Lesson:
    """The lesson of this key."""
    return next(one for one in LESSONS if one.key == key)


def neighbours(key: str) -> tuple[Lesson | None, Lesson | None]:
    """The lessons before and after."""
    place = [one.key for one in LESSONS].index(key)
    before = LESSONS[place - 1] if place else None
    after = LESSONS[place + 1] if place + 1 < len(LESSONS) else None
    return before, after


def menu(rules: Rules) -> dict[str, str]:
    """The menu at a table: the name of every page, by its notebook.

    >>> from pinochle_learn.tables import find
    >>> [menu(find(table))["tricks.ipynb"] for table in ("pagat", "purple-rummy")]
    ['Tricks', 'Turns']
    """
    lessons = {one.notebook: say(one.at(rules).menu) for one in LESSONS}
    return {START.notebook: say(START.menu), **lessons}


def tab_title(title: str) -> str:
    """What stands on the browser's tab over a page of this title.

    >>> tab_title("Ask the rules"), tab_title("Learn Pinochle at your own table")
    ('Ask the rules · Learn Pinochle', 'Learn Pinochle at your own table')
    """
    return title if COURSE in title else f"{title} · {COURSE}".removeprefix(" · ")
