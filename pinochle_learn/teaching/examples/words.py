"""Cases that need no cards: what a rule comes to at each table, in a few words put together from its record.

A difference that no hand, trick or score can show, such as a name, says here what it changes.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.scoring.settlement_words import seat_name, side_name
from pinochle_learn.front import Variant
from pinochle_learn.rules import Rules
from pinochle_learn.rules.words import value_in_words
from pinochle_learn.tables import REGISTRY
from pinochle_learn.teaching.examples.case import CaseDefaults, CaseText
from pinochle_learn.teaching.examples.rows import in_words
from pinochle_learn.text import listed, number, plural, say, sentence

_MELD = "meld.melds."
Teller = Callable[[Rules], tuple[str, str]]


@dataclass(frozen=True, slots=True)
class WordsCase(CaseDefaults):
    """What a rule comes to, in words."""

    path: str

    @property
    def question(self) -> str:
        """What the rule changes, as a question."""
        if self.path.startswith(_MELD):
            return say("The cards come to the same points. How does the list put it?")
        return say(_ASKED[self.path][0] if self.path in _ASKED else "What does the rule say?")

    @property
    def told(self) -> bool:
        """Says whether it tells more than the values of the rule."""
        return self.path in _ASKED

    def ask(self, v: Variant) -> CaseText:
        """The answer of a table's record."""
        if self.path in _ASKED and (self.path in _PARTS or _has(v.rules, self.path)):
            line, why = _ASKED[self.path][1](v.rules)
            return CaseText((line, why), line, why)
        line = in_words(v.rules, self.path) or _value(v.rules, self.path)
        return CaseText(line, line, "")


@dataclass(frozen=True, slots=True)
class NextCase(CaseDefaults):
    """What comes after a phase of a deal; ``after`` is empty for the first."""

    after: str

    @property
    def question(self) -> str:
        """What is asked."""
        if not self.after:
            return say("The cards are dealt. What comes first?")
        return say("What comes after {phase}?", phase=_phase(self.after))

    def ask(self, v: Variant) -> CaseText:
        """The next phase."""
        phases = v.rules.deal.phases.value
        if self.after and self.after not in phases:
            return CaseText("never", say("there is none"), _all(v.rules))
        place = phases.index(self.after) + 1 if self.after else 0
        then = phases[place] if place < len(phases) else ""
        return CaseText(then, _phase(then) if then else say("the end of the deal"), _all(v.rules))


def _phase(phase: str) -> str:
    return value_in_words(REGISTRY[0], "deal.phases", (phase,))  # the words are the same at every table


def _all(rules: Rules) -> str:
    return sentence(say("{phases}.", phases=value_in_words(rules, "deal.phases", rules.deal.phases.value)))


def _has(rules: Rules, path: str) -> bool:
    part = path.partition(".")[0]
    return getattr(rules, part) is not None


def _value(rules: Rules, path: str) -> str:
    part, _, name = path.partition(".")
    record = getattr(rules, part)
    if record is None or not name:
        return say("no") if record is None else say("yes")
    found = getattr(record, name, None)
    return say("not played") if found is None else value_in_words(rules, path, found.value)


# --- the deal ----------------------------------------------------------------------------------------------


def _dealt(rules: Rules) -> tuple[str, str]:
    n, hand, pack = rules.players, rules.hand_size, len(compiled(rules).pack)
    left = pack - n * hand
    rest = say("none is left") if not left else plural(left, "{n} card is left", "{n} cards are left")
    return say("{n} each", n=hand), say(
        "{n} × {hand} of {pack}: {rest}.", n=n, hand=hand, pack=pack, rest=rest
    )


def _packets(rules: Rules) -> tuple[str, str]:
    sizes, hand = rules.deal.packets.value, rules.hand_size
    if len(sizes) == 1:
        n = hand // sizes[0]
        return plural(n, "{n} round", "{n} rounds"), say("{n} × {size} cards.", n=n, size=sizes[0])
    return say("as the dealer likes"), say("{sizes} cards at a time.", sizes=listed(map(str, sizes), "or"))


def _seats(rules: Rules) -> tuple[str, str]:
    side = side_name(compiled(rules), 0)
    if rules.partnered:
        return side, say("Two players score together: what North wins counts for both.")
    return side, say("Each player scores alone.")


# --- trump, passing, kitty, stock --------------------------------------------------------------------------


def _named(rules: Rules) -> tuple[str, str]:
    if rules.trumps.named_by.value == "turned":
        return say("nobody"), say("A card is turned up after the deal, and its suit is trump, liked or not.")
    return say("the bidder"), say("Whoever has the bid names the suit that suits the hand.")


def _passed(rules: Rules) -> tuple[str, str]:
    n = rules.exchanging.cards.value
    if not n:
        return say("none"), say("Everybody plays the cards that were dealt.")
    text = "The bidder's partner gives {n} cards, the bidder gives {n} back; a card may come back."
    return number(n), say(text, n=number(n))


def _kitty(rules: Rules) -> tuple[str, str]:
    if rules.kitty is None:
        return say("none"), say("All cards are dealt to players.")
    n = rules.kitty.cards.value
    text = "The bidder takes {n} cards that lay aside, and buries {n}, which count for him at the end."
    return number(n), say(text, n=number(n))


def _shown(rules: Rules) -> tuple[str, str]:
    if rules.kitty is not None and rules.kitty.shown.value:
        return say("everybody"), say("The others know three of the bidder's cards.")
    return say("the bidder"), say("The others know none of the bidder's cards.")


def _buried(rules: Rules) -> tuple[str, str]:
    if rules.kitty is not None and rules.kitty.bury_melded.value:
        return say("yes"), say(
            "A king that was melded may be buried, and still counts as a king in the tricks."
        )
    return say("no"), say("What was melded must be played: bury other cards.")


def _buried_trump(rules: Rules) -> tuple[str, str]:
    if rules.kitty is not None and rules.kitty.bury_trump.value == "free":
        return say("yes"), say("Nobody need be told.")
    return say("only if nothing else is left"), say("And the bidder must say so.")


def _stock(rules: Rules) -> tuple[str, str]:
    if rules.stock is None:
        return say("no"), say("Every card is dealt before play begins.")
    n = len(compiled(rules).pack) - rules.players * rules.hand_size
    return say("{n} cards", n=n), say(
        "Both draw after each trick, so the first {n} tricks refill the hands.", n=n // 2
    )


def _draw(rules: Rules) -> tuple[str, str]:
    if rules.stock is not None and rules.stock.draw.value == "after_meld":
        return say("no"), say("Meld first, then draw: the new card must wait for the next trick won.")
    return say("yes"), say("Draw first, then meld: the new card may be part of the meld.")


def _exchanged(rules: Rules) -> tuple[str, str]:
    if rules.stock is not None and rules.stock.dix_exchange.value:
        return say("yes"), say("After winning a trick, the nine of trump takes the place of the turned card.")
    return say("no"), say("The turned card lies there until the stock is used up.")


def _turned(rules: Rules) -> tuple[str, str]:
    if rules.stock is not None and rules.stock.turned_nine.value:
        dix = next(meld.points.value[0] for meld in rules.meld.melds if meld.key == "dix")
        return say("{n} for the dealer", n=dix), say("The nine counts at once.")
    return say("nothing"), say("It is a card like any other.")


def _last_meld(rules: Rules) -> tuple[str, str]:
    if rules.stock is not None and rules.stock.last_meld.value:
        return say("yes"), say("The trick that takes the last cards of the stock is won like any other.")
    return say("no"), say("With the stock used up there are no more melds.")


# --- meld, play, settlement, end ---------------------------------------------------------------------------


def _types(rules: Rules) -> tuple[str, str]:
    kinds = dict.fromkeys(meld.type.value for meld in rules.meld.melds)
    first = {
        name: next(say(m.name) for m in rules.meld.melds if m.type.value == name) for name in sorted(kinds)
    }
    line = listed(say("{type} {meld}", type=name, meld=meld) for name, meld in first.items())
    return line, say("Only the names of the types differ: which cards may serve twice is the same.")


def _melders(rules: Rules) -> tuple[str, str]:
    lines = {
        "all": (say("lays it"), say("Everybody melds before play.")),
        "bidder": (say("lays nothing"), say("Only the bidder melds.")),
        "trick_winner": (
            say("after a trick won"),
            say("One meld each time, and only by whoever won the trick."),
        ),
    }
    return lines.get(rules.meld.who.value, (say("on each turn"), say("Melds are laid turn by turn.")))


def _leads(rules: Rules) -> tuple[str, str]:
    last = rules.players - 1
    dealer, left = seat_name(last, rules.players), seat_name(0, rules.players)
    if not rules.auctioned:
        return left, say("{dealer} dealt, and {left} leads.", dealer=dealer, left=left)
    if rules.playing.first_lead.value == "dealer_left":
        return left, say("{dealer} dealt, so {left} leads, whoever has the bid.", dealer=dealer, left=left)
    return seat_name(1, rules.players), say(
        "{bidder} has the bid, and so leads.", bidder=seat_name(1, rules.players)
    )


def _wrong(rules: Rules) -> tuple[str, str]:
    if rules.settling.wrong_call.value == "none":
        return say("nothing"), say("No price is known.")
    return say("as a renege"), say("The side that called pays as if it had reneged itself.")


def _aces(rules: Rules) -> tuple[str, str]:
    if rules.settling.aces_declared.value:
        return say("a renege"), say("Aces around must be declared before the first card is played.")
    return say("a meld missed"), say("Melds that are not laid count nothing, and cost nothing more.")


def _capped(rules: Rules) -> tuple[str, str]:
    cap = rules.auction.cap.value if rules.auction is not None else None
    if cap is None:
        return say("no end"), say("Bids go on until all but one have passed.")
    return say("ends at {n}", n=cap), say("A bid of {n} ends the auction at once.", n=cap)


def _deals(rules: Rules) -> tuple[str, str]:
    n, target = rules.game.deals.value, rules.game.target.value
    if n is None:
        return say("as many as it takes"), say("The game goes on until somebody has {n}.", n=target)
    return say("{n} deals", n=n), say("Then whoever has most has won.")


def _out(rules: Rules) -> tuple[str, str]:
    if rules.game.declare_out.value:
        text = "The play stops and the cards are counted: with {n} the game is won, with less it is lost."
        return say("yes"), say(text, n=rules.game.target.value)
    return say("no"), say("A deal is always played to its end, and then scores are counted.")


_PARTS = {"kitty", "kitty.cards", "stock"}  # what tells of tables without such a part as well

_ASKED: Mapping[str, tuple[str, Teller]] = {
    "deal.hand": ("How many cards is each player dealt?", _dealt),
    "deal.packets": ("How many rounds does the dealer make? No hand shows it.", _packets),
    "table.partners": ("For whom does North score?", _seats),
    "auction.cap": ("How high may bids go?", _capped),
    "trump.named_by": ("Who names trump?", _named),
    "trump": ("Who names trump?", _named),
    "exchange.cards": ("How many cards go across the table each way?", _passed),
    "kitty": ("How many cards lie aside for the bidder?", _kitty),
    "kitty.cards": ("How many cards lie aside for the bidder?", _kitty),
    "kitty.shown": ("Who sees the kitty?", _shown),
    "kitty.bury_melded": ("The bidder has melded two kings. May he bury one?", _buried),
    "kitty.bury_trump": ("May the bidder bury a trump?", _buried_trump),
    "stock": ("Are there cards to draw?", _stock),
    "stock.draw": ("A trick is won. May the card that is drawn now be melded at once?", _draw),
    "stock.dix_exchange": ("May the nine of trump be exchanged for the turned card?", _exchanged),
    "stock.turned_nine": ("A nine is turned for trump. What does it pay?", _turned),
    "stock.last_meld": ("The last cards of the stock are drawn. May the winner still meld?", _last_meld),
    "meld.types": ("Where do run, pinochle and arounds stand?", _types),
    "meld.who": ("An opponent of the bidder holds a pinochle. What becomes of it?", _melders),
    "play.first_lead": ("The second player has the bid. Who leads to the first trick?", _leads),
    "settle.wrong_call": ("Somebody calls a renege where there was none. What does it cost?", _wrong),
    "settle.aces_declared": ("A player has aces around and says nothing. What is that?", _aces),
    "game.deals": ("How many deals are a game?", _deals),
    "game.declare_out": ("A player counts in his head and says “I am out”. May he?", _out),
}
