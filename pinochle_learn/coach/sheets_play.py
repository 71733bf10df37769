"""The rules sheet, melds and play: what melds pay, which card may be played, who wins, the count."""

from collections.abc import Iterator

from pinochle_learn.coach.meld_paid import Paid, paid
from pinochle_learn.coach.sheets_told import Line, Section, Teller
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.rules import Alike, Rules
from pinochle_learn.rules.records import PlayRules
from pinochle_learn.rules.words import value_in_words
from pinochle_learn.text import listed, number, say

_EXTRAS = {
    "strict": "The king and queen of a run are no royal marriage as well; a second pair is.",
    "named": "A run with an extra king, an extra queen or both has a price of its own.",
    "borrow": "A run with an extra king or an extra queen has a price of its own.",
    "both": "The king and queen of a run are a royal marriage as well.",
}


def melds_and_play(teller: Teller) -> Iterator[Section]:
    """The sections from the melds to the count."""
    yield Section(say("Meld"), (*who_melds(teller), *sharing(teller), *_prices(teller)))
    yield Section(say("Play"), tuple(_play(teller, teller.rules.playing)))
    yield Section(say("Who wins a trick"), tuple(_winner(teller)))
    yield Section(say("Count"), tuple(counting(teller)))


def who_melds(teller: Teller) -> Iterator[Line]:
    """Who lays melds, and when."""
    rules = teller.rules
    texts = {
        "all": say("Before the play every player melds; partners add up."),
        "bidder": say("Only the bidder melds, before the play."),
        "trick_winner": say("Melds are laid one at a time, each after a trick that one has won."),
    }
    if rules.meld.who.value == "all" and not rules.table.partners.value:
        texts["all"] = say("Before the play every player melds.")
    yield teller.line(texts[rules.meld.who.value], "meld.who")
    if "second_meld" in rules.deal.phases.value:
        text = "After the play each side melds once more, from the cards that it has won."
        yield teller.line(say(text), "deal.phases")


def sharing(teller: Teller) -> Iterator[Line]:
    """How often a card serves, and what further copies pay."""
    rules = teller.rules
    if rules.meld.reuse.value == "higher":
        text = "A card may serve once in each type, and again only in a higher meld that has a fresh card."
        yield teller.line(say(text), "meld.reuse")
    else:
        yield teller.line(say("A card may serve once in each type, and in all three."), "meld.reuse")
    if rules.colours is not None:
        yield from _coloured(teller)
    else:
        yield teller.line(say(_EXTRAS[rules.meld.run_extras.value]), "meld.run_extras")
    if rules.meld.doubles.value == "twice":
        yield teller.line(say("A second copy of a meld pays as much again."), "meld.doubles")
    if rules.meld.doubles.value == "once":
        yield teller.line(say("A second copy of a meld pays nothing."), "meld.doubles")


def _coloured(teller: Teller) -> Iterator[Line]:
    text = "In type B a card counts for its rank or for its colour, as its holder likes."
    yield teller.line(say(text), "meld.reuse")
    text = "A pair counts once, as the best meld that it makes."
    yield teller.line(say(text), "meld.reuse")


def _prices(teller: Teller) -> Iterator[Line]:
    """What melds pay, a line for each type."""
    rules = teller.rules
    types: dict[str, list[Paid]] = {}
    for one in paid(rules, chart_trump(rules)):
        types.setdefault(one.type, []).append(one)
    for name, melds in types.items():
        told = ", ".join(_price(rules, one) for one in melds)
        paths = [f"meld.melds.{one.key}.{field}" for one in melds for field in ("points", "type")]
        yield teller.line(say("Type {type}: {melds}.", type=name, melds=told), *paths)


def chart_trump(rules: Rules) -> str:
    """The trump that examples are drawn with."""
    return "S" if rules.colours is None else rules.colours.codes.value[0]


def _price(rules: Rules, one: Paid) -> str:
    """A meld's price; where copies count together, that of each number of them."""
    pattern = rules.meld[one.key].cards.value
    if isinstance(pattern, Alike):
        points = rules.meld[one.key].points.value
        told = "/".join(map(str, points))
        return say("{meld} {points}", meld=one.name, points=told)
    if not one.together or len(one.pays) == 1:
        return say("{meld} {points}", meld=one.name, points=one.pays[0])
    return say("{meld} {points}", meld=one.name, points="/".join(map(str, one.pays)))


def _play(teller: Teller, play: PlayRules) -> Iterator[Line]:
    rules = teller.rules
    yield _first_lead(teller, play)
    if rules.stock is not None and rules.stock.free_play.value:
        text = "While the stock lasts any card may be played; after that:"
        yield teller.line(say(text), "stock.free_play")
    elif rules.stock is not None:
        yield teller.line(say("These duties hold from the first trick on:"), "stock.free_play")
    if not play.must_follow.value:
        yield teller.line(say("Any card may be played; nobody has to follow suit."), "play.must_follow")
        return
    yield from _following(teller, play)
    yield from _out_of_suit(teller, play)


def _first_lead(teller: Teller, play: PlayRules) -> Line:
    rules = teller.rules
    by_bidder = play.first_lead.value == "bidder" and rules.auctioned
    first = say("The bidder leads first") if by_bidder else say("The player at the dealer's left leads first")
    return teller.line(first + say("; after that, the winner of each trick."), "play.first_lead")


def _following(teller: Teller, play: PlayRules) -> Iterator[Line]:
    if play.trump_instead is not None and play.trump_instead.value:
        text = say("Follow suit if you can, or play a trump instead.")
        yield teller.line(text, "play.must_follow", "play.trump_instead")
    else:
        yield teller.line(say("Follow suit if you can."), "play.must_follow")
    texts = {
        "always": "In the suit you must beat the best card if you can.",
        "trump_led": "Only when trump is led must you beat the best card if you can.",
        "never": "Nobody has to beat the best card.",
    }
    yield teller.line(say(texts[play.must_beat.value]), "play.must_beat")
    if play.must_beat.value == "always" and play.must_trump.value:
        texts = {
            "free": "Once the trick is trumped, any card of the suit will do.",
            "beat_led": "Once the trick is trumped, the best card of the suit must still be beaten.",
        }
        yield teller.line(say(texts[play.after_ruff.value]), "play.after_ruff")


def _out_of_suit(teller: Teller, play: PlayRules) -> Iterator[Line]:
    if not play.must_trump.value:
        yield teller.line(say("With none of the suit, play any card."), "play.must_trump")
        return
    yield teller.line(say("With none of the suit you must trump if you can."), "play.must_trump")
    text = "A trump that is already there need not be beaten."
    if play.must_overtrump.value:
        text = "A trump that is already there must be beaten if you can; if not, any trump is played."
    yield teller.line(say(text), "play.must_overtrump")
    yield Line(say("With neither suit nor trump, play any card."))


def _winner(teller: Teller) -> Iterator[Line]:
    if teller.rules.colours is None:
        yield Line(say("The highest trump; without a trump, the highest card of the suit that was led."))
        if teller.rules.pack.copies.value > 1:
            yield Line(say("Of cards that are alike the first played wins."))
        return
    alone = teller.rules.playing.lead_counts_as_colour
    yield Line(say("1. The highest card of the trump colour."))
    if alone is not None and alone.value:
        text = "2. Without one, the highest card of the colour led; the lead alone is enough."
        yield teller.line(say(text), "play.lead_counts_as_colour")
    else:
        text = (
            "2. Without one, the highest card of the colour led, if another card besides the lead shows it."
        )
        yield teller.line(say(text), "play.lead_counts_as_colour")
        yield teller.line(say("3. Else the highest card of the suit led."), "play.lead_counts_as_colour")
    yield Line(say("Of cards of one rank the first played wins."))


def counting(teller: Teller) -> Iterator[Line]:
    """What cards count, the last trick, the sum, and how it is rounded."""
    rules, count = teller.rules, teller.rules.count
    ranks = value_in_words(rules, "count.points", count.points.value)
    if rules.colours is None:
        yield teller.line(say("Cards won count: {ranks}.", ranks=ranks), "count.points")
    else:
        colours = value_in_words(rules, "colours.points", rules.colours.points.value)
        yield Line(say("Each card counts for its rank and for its colour."))
        yield teller.line(say("Ranks: {ranks}.", ranks=ranks), "count.points")
        yield teller.line(say("Colours: {colours}.", colours=colours), "colours.points")
    if rules.turns is not None:
        return
    if count.last_trick.value:
        text = "The last trick counts {n}; all tricks together come to {total}."
        text = say(text, n=count.last_trick.value, total=compiled(rules).total)
        yield teller.line(text, "count.last_trick")
    if count.rounding.value == "tens":
        yield teller.line(say("For the score tricks are rounded to tens: 7, 8 and 9 up."), "count.rounding")


def copies_in_words(rules: Rules) -> str:
    """How the prices that stand side by side are to be read; empty where no meld has more than one."""
    copies = rules.pack.copies.value
    if rules.colours is not None:
        return say("Prices side by side are for four, five, six and seven cards.")
    if copies == 1:
        return ""
    names = listed(number(n) for n in range(1, copies + 1))
    return say("Prices side by side are for {copies} of a meld.", copies=names)
