"""The rules sheet, up to the play: players, deal, auction, trump, and cards that change hands."""

from collections.abc import Iterator

from pinochle_learn.cards.card import SUIT_NAMES, colour_name
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.lessons.sheets.lines import Line, Part, Section, Teller
from pinochle_learn.rules import Rules
from pinochle_learn.rules.parts import StockRules
from pinochle_learn.rules.records import AuctionRules
from pinochle_learn.rules.words import value_in_words
from pinochle_learn.text import listed, number, say, sentence

_TIMES = {1: "once", 2: "twice", 3: "three times", 4: "four times"}


def before_the_play(teller: Teller) -> Iterator[Section]:
    """The sections of a game of tricks up to the melds."""
    rules = teller.rules
    yield Section(say("Players and cards"), tuple(players_and_cards(teller)))
    yield Section(say("Deal"), tuple(_deal(teller)))
    if rules.auctioned:
        yield Section(say("Auction and trump"), (*_auction(teller, rules.bidding), *_trump(teller)))
    elif rules.auction is not None:
        yield Section(say("An auction instead"), tuple(_instead(teller, rules.auction)))
    if rules.exchanging.cards.value:
        yield Section(say("Passing"), tuple(_passing(teller)))
    if rules.kitty is not None:
        yield Section(say("Kitty"), tuple(_kitty(teller)))
    if rules.stock is not None:
        yield Section(say("Stock"), tuple(_stock(teller, rules.stock)))


def players_and_cards(teller: Teller) -> Iterator[Line]:
    """Who plays, and with which cards."""
    rules = teller.rules
    yield _players(teller)
    ranks = value_in_words(rules, "pack.ranks", rules.pack.ranks.value)
    times = say(_TIMES[rules.pack.copies.value])
    if rules.colours is None:
        yield teller.lines(
            (say("Cards from high to low: {ranks}, in four suits.", ranks=ranks), "pack.ranks"),
            (say("Each is there {times}.", times=times), "pack.copies"),
        )
        return
    colours = listed(map(colour_name, rules.colours.codes.value))
    yield teller.lines(
        (say("Cards from high to low: {ranks}.", ranks=ranks), "pack.ranks"),
        (say("Each is there {times} in each of seven colours.", times=times), "pack.copies"),
    )
    yield teller.line(say("Colours from high to low: {colours}.", colours=colours), "colours.codes")
    yield Line(tuple(_suits(teller)))


def _suits(teller: Teller) -> Iterator[Part]:
    """The suits of the colours, each with the mark of the rule that names it."""
    suits = suits_of_colours(teller.rules)
    yield teller.part(say("Each colour is of one suit: "))
    for place, (code, suit) in enumerate(suits.items(), start=1):
        text = say("{colour} {suit}", colour=colour_name(code), suit=say(SUIT_NAMES[suit]))
        yield teller.part(text, suit_path(teller.rules, code))
        yield teller.part(", " if place < len(suits) else ".")


def suit_path(rules: Rules, code: str) -> str:
    """The rule that names the suit of a colour."""
    if rules.colours is None:
        return ""
    named = {"colours.named": rules.colours.named.value, "colours.metals": rules.colours.metals.value}
    found = (path for path, pairs in named.items() if code in {pair.split()[0] for pair in pairs})
    return next(found, "colours.seventh")


def suits_of_colours(rules: Rules) -> dict[str, str]:
    """The suit that each colour is printed on, by its code, from high to low."""
    if rules.colours is None:
        return {}
    found = {card.colour: card.suit for card in compiled(rules).pack.whole()}
    return {code: found[code] for code in rules.colours.codes.value}


def _players(teller: Teller) -> Line:
    sizes = teller.rules.table.players.value
    players = say("{players} players.", players=sentence(listed(map(number, sizes), "or")))
    if not teller.rules.table.partners.value:
        sides = say("Each plays alone.")
    elif len(sizes) == 1:
        sides = say("Those who face each other are partners.")
    else:
        sides = sentence(say("{most} are two pairs.", most=number(max(sizes))))
    return teller.lines((players, "table.players"), (sides, "table.partners"))


def _deal(teller: Teller) -> Iterator[Line]:
    rules = teller.rules
    hands = [(say("{n} cards to each player.", n=rules.hand_size), "deal.hand")]
    if rules.kitty is not None:
        kitty = number(rules.kitty.cards.value)
        hands.append((sentence(say("{kitty} to the kitty.", kitty=kitty)), "kitty.cards"))
    yield teller.lines(*hands, (sentence(say("{packets}.", packets=_packets(rules))), "deal.packets"))
    if rules.stock is not None:
        text = say("The next card is turned up: its suit is trump. The rest is the stock, and lies on it.")
        yield teller.line(text, "trump.named_by")
    elif rules.colours is not None and not rules.auctioned:
        text = say("The next card is turned up: its colour is trump, whatever its suit.")
        yield teller.line(text, "auction.held")
        yield teller.line(say("Where two or three play, the other cards stay out."), "deal.rest")
    yield teller.line(say("The deal goes round to the left."), "deal.dealer")


def _packets(rules: Rules) -> str:
    packets = rules.deal.packets.value
    if packets == (rules.hand_size,):
        return say("all at once")
    return say("{n} at a time", n=listed(map(number, packets), "or"))


def _auction(teller: Teller, auction: AuctionRules) -> Iterator[Line]:
    must, may = say("Who begins must bid."), say("Who begins may pass.")
    yield teller.lines(
        (say("The player at the dealer's left begins."), "auction.first"),
        (must if auction.must_open.value else may, "auction.must_open"),
    )
    yield teller.lines(
        (say("A bid is a number and names no suit."), "auction.content"),
        (_passing_bids(auction), "auction.pass_final"),
    )
    yield _least(teller, auction)
    yield _steps(teller, auction)
    if auction.cap.value is not None:
        yield teller.line(say("A bid of {n} ends the auction.", n=auction.cap.value), "auction.cap")
    if auction.skipped.value is not None:
        text = "Each bid that a jump skips tells the partner of {n} in meld."
        yield teller.line(say(text, n=auction.skipped.value), "auction.skipped")
    yield _all_pass(teller, auction)


def _least(teller: Teller, auction: AuctionRules) -> Line:
    least = (say("The lowest bid is {n}.", n=auction.minimum.value), "auction.minimum")
    exact, more = say("The first bid is exactly that."), say("The first bid may be higher.")
    return teller.lines(least, (exact if auction.exact_opening.value else more, "auction.exact_opening"))


def _passing_bids(auction: AuctionRules) -> str:
    if auction.pass_final.value:
        return say("Who has passed bids no more.")
    return say("Who has passed may bid again; when all others pass in turn, the bid stands.")


def _steps(teller: Teller, auction: AuctionRules) -> Line:
    if auction.raises.value:
        raises = listed(map(str, auction.raises.value), "or")
        return teller.line(say("Each bid is {n} above the last.", n=raises), "auction.raises")
    steps = value_in_words(teller.rules, "auction.ladder", auction.ladder.value)
    up, jump = say("Bids go up {steps}.", steps=steps), say("A jump of more steps is allowed.")
    return teller.lines((up, "auction.ladder"), (jump, "auction.raises"))


def _all_pass(teller: Teller, auction: AuctionRules) -> Line:
    if auction.all_pass.value == "dealer":
        text = say("If all others pass, the dealer has it for {n}.", n=auction.minimum.value)
    else:
        text = say("If nobody bids, the next dealer deals.")
    return teller.line(text, "auction.all_pass")


def _trump(teller: Teller) -> Iterator[Line]:
    coloured = teller.rules.colours is not None
    text = say("The bidder names the trump colour.") if coloured else say("The bidder names the trump suit.")
    yield teller.line(text, "trump.named_by")
    if teller.rules.trumps.marriage.value:
        lost = "With none there is no trump and no play: the bid is lost, and the others score their meld."
        yield teller.lines(
            (say("It takes a marriage in that suit."), "trump.marriage"), (say(lost), "trump.no_marriage")
        )
    else:
        yield teller.line(say("Any suit will do."), "trump.marriage")


def _instead(teller: Teller, auction: AuctionRules) -> Iterator[Line]:
    """The auction that a table may hold, where it is usually played without one."""
    yield teller.lines(
        (say("The players may agree to bid points."), "auction.held"),
        (say("The bidder names the trump colour."), "trump.named_by"),
        (say("The bidder leads."), "play.first_lead"),
    )
    yield _least(teller, auction)
    yield _steps(teller, auction)
    if auction.must_open.value:
        yield teller.line(say("The player at the dealer's left must bid."), "auction.must_open")
    yield teller.line(_passing_bids(auction), "auction.pass_final")
    yield _all_pass(teller, auction)
    lost = "Both melds and the tricks count towards the bid. A lost bid is taken off the score."
    if teller.rules.settling.lost_bid.value == "to_others":
        lost = "Both melds and the tricks count towards the bid. A lost bid goes to the others."
    yield teller.line(say(lost), "settle.lost_bid")


def _passing(teller: Teller) -> Iterator[Line]:
    n = number(teller.rules.exchanging.cards.value)
    text = say("The bidder's partner passes {n} cards to the bidder, who passes {n} back.", n=n)
    back = say("Cards that were received may go back.")
    yield teller.lines((text, "exchange.cards"), (back, "exchange.returned"))


def _kitty(teller: Teller) -> Iterator[Line]:
    rules = teller.rules
    if rules.kitty is None:
        return
    kitty, phases = rules.kitty, rules.deal.phases.value
    n = number(kitty.cards.value)
    when = (
        say("After naming trump the bidder takes the kitty.")
        if phases.index("trump") < phases.index("kitty")
        else say("The bidder takes the kitty before naming trump.")
    )
    seen = say("All see it.") if kitty.shown.value else say("Nobody else sees it.")
    yield teller.lines((when, "deal.phases"), (seen, "kitty.shown"))
    after, before = say("That comes after the meld."), say("That comes before the meld.")
    yield teller.lines(
        (say("The bidder buries {n} cards.", n=n), "kitty.cards"),
        (after if phases.index("meld") < phases.index("bury") else before, "deal.phases"),
        (say("They count as won."), "kitty.counts"),
    )
    melded = (
        say("Melded cards may be buried.") if kitty.bury_melded.value else say("No melded card is buried.")
    )
    yield teller.line(melded, "kitty.bury_melded")
    free = say("Trumps may be buried.")
    last = say("Trumps are buried only when nothing else is left, and openly.")
    yield teller.line(free if kitty.bury_trump.value == "free" else last, "kitty.bury_trump")


def _stock(teller: Teller, stock: StockRules) -> Iterator[Line]:
    yield teller.lines(*_drawing(stock))
    if stock.dix_exchange.value:
        text = say("The nine of trump may be exchanged for the turned card.")
        beside = say("That is done beside the meld of the trick.")
        yield teller.lines((text, "stock.dix_exchange"), (beside, "stock.dix_beside"))
    if stock.turned_nine.value:
        yield teller.line(say("A nine that is turned pays the dealer as a dix."), "stock.turned_nine")
    last = "After the last trick from the stock there is no meld any more."
    if stock.last_meld.value:
        last = "The winner of the last trick from the stock may still meld."
    yield teller.line(say(last), "stock.last_meld")
    yield teller.line(say("Who loses that trick takes the turned card."), "stock.last_cards")
    yield teller.lines(
        (say("Then all take up what they have melded, and play the cards in hand out."), "stock.taken_up"),
        (say("All tricks count, the first ones too."), "stock.counted"),
    )


def _drawing(stock: StockRules) -> Iterator[tuple[str, str]]:
    """Melding and drawing in their order, and who draws first."""
    first = (say("The winner draws first."), "stock.first_draw")
    if stock.draw.value == "after_meld":
        yield say("Who wins a trick may lay one meld."), "meld.who"
        yield say("Then both draw a card."), "stock.draw"
        yield first
        return
    yield say("After a trick both draw a card."), "stock.draw"
    yield first
    yield say("Then who has won the trick may lay one meld."), "meld.who"
