"""The rules sheet, melds and play: what melds pay, which card may be played, who wins, the count."""

from collections.abc import Iterator

from pinochle_learn.engine.compiled import compiled
from pinochle_learn.lessons.sheets.lines import Line, Part, Section, Teller, plain
from pinochle_learn.rules import Alike, Rules
from pinochle_learn.rules.records import PlayRules
from pinochle_learn.rules.words import value_in_words
from pinochle_learn.teaching.melds.prices import Paid, paid
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
        text = "A card may serve once in each type, and again only in a higher meld."
        yield teller.line(say(text), "meld.reuse")
    else:
        yield teller.line(say("A card may serve once in each type, and in all three."), "meld.reuse")
    if rules.stock is not None:
        fresh, any_ = say("Each meld needs a card from the hand."), say("No card need come from the hand.")
        yield teller.line(fresh if rules.stock.fresh_card.value else any_, "stock.fresh_card")
    if rules.meld.counted is not None:
        yield teller.line(say("Of all melds in a hand those count that pay most together."), "meld.counted")
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
        yield Line(tuple(_type(teller, name, melds)))


def _type(teller: Teller, name: str, melds: list[Paid]) -> Iterator[Part]:
    """A type and its prices, each with the marks of what it says."""
    yield teller.part(say("Type {type}: ", type=name), *(f"meld.melds.{one.key}.type" for one in melds))
    for place, one in enumerate(melds, start=1):
        end = ", " if place < len(melds) else "."
        yield teller.part(_price(teller.rules, one) + end, *price_paths(teller.rules, one))


def price_paths(rules: Rules, one: Paid) -> tuple[str, ...]:
    """The rules that a price says, alone or for several copies side by side."""
    doubled = one.together and len(one.pays) > 1 and rules.meld.doubles.value != "listed"
    return (f"meld.melds.{one.key}.points", *(("meld.doubles",) if doubled else ()))


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
    first = (
        say("The bidder leads first.") if by_bidder else say("The player at the dealer's left leads first.")
    )
    then = say("After that the winner of each trick leads.")
    return teller.lines((first, "play.first_lead"), (then, "play.next_lead"))


def _following(teller: Teller, play: PlayRules) -> Iterator[Line]:
    if play.trump_instead is not None and play.trump_instead.value:
        instead = say("A trump may be played instead.")
        yield teller.lines(
            (say("Follow suit if you can."), "play.must_follow"), (instead, "play.trump_instead")
        )
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
    yield plain(say("With neither suit nor trump, play any card."))


def _winner(teller: Teller) -> Iterator[Line]:
    if teller.rules.colours is None:
        yield plain(say("The highest trump; without a trump, the highest card of the suit that was led."))
        if teller.rules.pack.copies.value > 1:
            yield teller.line(_alike(teller.rules.playing), "play.alike")
        return
    alone = teller.rules.playing.lead_counts_as_colour
    yield plain(say("1. The highest card of the trump colour."))
    if alone is not None and alone.value:
        text = "2. Without one, the highest card of the colour led; the lead alone is enough."
        yield teller.line(say(text), "play.lead_counts_as_colour")
    else:
        text = (
            "2. Without one, the highest card of the colour led, if another card besides the lead shows it."
        )
        yield teller.line(say(text), "play.lead_counts_as_colour")
        yield teller.line(say("3. Else the highest card of the suit led."), "play.lead_counts_as_colour")
    first, last = "Of cards of one rank the first played wins.", "Of cards of one rank the last played wins."
    yield teller.line(say(first if teller.rules.playing.alike.value == "first" else last), "play.alike")


def _alike(play: PlayRules) -> str:
    if play.alike.value == "first":
        return say("Of cards that are alike the first played wins.")
    return say("Of cards that are alike the last played wins.")


def counting(teller: Teller) -> Iterator[Line]:
    """What cards count, the last trick, the sum, and how it is rounded."""
    rules, count = teller.rules, teller.rules.count
    ranks = value_in_words(rules, "count.points", count.points.value)
    if rules.colours is None:
        yield teller.line(say("Cards won count: {ranks}.", ranks=ranks), "count.points")
    else:
        colours = value_in_words(rules, "colours.points", rules.colours.points.value)
        yield plain(say("Each card counts for its rank and for its colour."))
        yield teller.line(say("Ranks: {ranks}.", ranks=ranks), "count.points")
        yield teller.line(say("Colours: {colours}.", colours=colours), "colours.points")
    if rules.turns is not None:
        return
    if count.last_trick.value:
        last = say("The last trick counts {n}.", n=count.last_trick.value)
        all_of_them = say("All tricks together come to {total}.", total=compiled(rules).total)
        yield teller.lines((last, "count.last_trick"), (all_of_them, "count.last_trick", "count.points"))
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
