"""The rules sheet, up to the play: players, deal, auction, trump, and cards that change hands."""

from collections.abc import Iterator

from pinochle_learn.cards.card import SUIT_NAMES, colour_name
from pinochle_learn.coach.sheets_told import Line, Section, Teller
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.rules import Rules
from pinochle_learn.rules.records import AuctionRules, StockRules
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
    yield teller.line(_players(rules), "table.players", "table.partners")
    ranks = value_in_words(rules, "pack.ranks", rules.pack.ranks.value)
    times = say(_TIMES[rules.pack.copies.value])
    if rules.colours is None:
        text = say("Cards from high to low: {ranks}, in four suits, each {times}.", ranks=ranks, times=times)
        yield teller.line(text, "pack.ranks", "pack.copies")
        return
    colours = listed(map(colour_name, rules.colours.codes.value))
    text = say("Cards from high to low: {ranks}, {times} in each of seven colours.", ranks=ranks, times=times)
    yield teller.line(text, "pack.ranks", "pack.copies")
    yield teller.line(say("Colours from high to low: {colours}.", colours=colours), "colours.codes")
    paths = ("colours.named", "colours.metals", "colours.seventh")
    yield teller.line(say("Each colour is of one suit: {suits}.", suits=_suits(rules)), *paths)


def _suits(rules: Rules) -> str:
    """The suits, each with its colours."""
    names: dict[str, list[str]] = {suit: [] for suit in SUIT_NAMES}
    for code, suit in suits_of_colours(rules).items():
        names[suit].append(colour_name(code))
    told = (
        say("{colours} {suit}", colours=listed(colours), suit=say(SUIT_NAMES[suit]))
        for suit, colours in names.items()
    )
    return ", ".join(told)


def suits_of_colours(rules: Rules) -> dict[str, str]:
    """The suit that each colour is printed on, by its code, from high to low."""
    if rules.colours is None:
        return {}
    found = {card.colour: card.suit for card in compiled(rules).pack.whole()}
    return {code: found[code] for code in rules.colours.codes.value}


def _players(rules: Rules) -> str:
    sizes = rules.table.players.value
    players = sentence(listed(map(number, sizes), "or"))
    if not rules.table.partners.value:
        return say("{players} players, each alone.", players=players)
    if len(sizes) == 1:
        return say("{players} players; those who face each other are partners.", players=players)
    return say("{players} players; {most} are two pairs.", players=players, most=number(max(sizes)))


def _deal(teller: Teller) -> Iterator[Line]:
    rules = teller.rules
    packets = rules.deal.packets.value
    text = say("{n} cards to each player, {packets}.", n=rules.hand_size, packets=_packets(rules))
    if rules.kitty is not None:
        text = say(
            "{n} cards to each player, {packets}, and {kitty} to the kitty.",
            n=rules.hand_size,
            packets=_packets(rules),
            kitty=number(rules.kitty.cards.value),
        )
    yield teller.line(text, "deal.hand", *(("deal.packets",) if packets else ()))
    if rules.stock is not None:
        text = say("The next card is turned up: its suit is trump. The rest is the stock, and lies on it.")
        yield teller.line(text, "trump.named_by")
    elif rules.colours is not None and not rules.auctioned:
        text = say("The next card is turned up: its colour is trump, whatever its suit.")
        yield teller.line(text, "auction.held")
        yield Line(say("Where two or three play, the other cards stay out."), (), "≈")
    yield Line(say("The deal goes round to the left."))


def _packets(rules: Rules) -> str:
    packets = rules.deal.packets.value
    if packets == (rules.hand_size,):
        return say("all at once")
    return say("{n} at a time", n=listed(map(number, packets), "or"))


def _auction(teller: Teller, auction: AuctionRules) -> Iterator[Line]:
    if auction.must_open.value:
        yield teller.line(say("The player at the dealer's left must bid."), "auction.must_open")
    else:
        yield teller.line(say("The player at the dealer's left bids or passes first."), "auction.must_open")
    yield Line(say("Who has passed bids no more."))
    yield _least(teller, auction)
    yield _steps(teller, auction)
    if auction.cap.value is not None:
        yield teller.line(say("A bid of {n} ends the auction.", n=auction.cap.value), "auction.cap")
    if auction.skipped.value is not None:
        text = "Each bid that a jump skips tells the partner of {n} in meld."
        yield teller.line(say(text, n=auction.skipped.value), "auction.skipped")
    yield _all_pass(teller, auction)


def _least(teller: Teller, auction: AuctionRules) -> Line:
    text = "The lowest bid is {n}."
    if auction.exact_opening.value:
        text = "The first bid is exactly {n}."
    return teller.line(say(text, n=auction.minimum.value), "auction.minimum", "auction.exact_opening")


def _steps(teller: Teller, auction: AuctionRules) -> Line:
    if auction.raises.value:
        raises = listed(map(str, auction.raises.value), "or")
        return teller.line(say("Each bid is {n} above the last.", n=raises), "auction.raises")
    steps = value_in_words(teller.rules, "auction.ladder", auction.ladder.value)
    text = say("Bids go up {steps}; a jump of more steps is allowed.", steps=steps)
    return teller.line(text, "auction.ladder", "auction.raises")


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
        text = say(
            "It takes a marriage in that suit; with none there is no trump and no play: the bid is lost."
        )
        yield teller.line(text, "trump.marriage")


def _instead(teller: Teller, auction: AuctionRules) -> Iterator[Line]:
    """The auction that a table may hold, where it is usually played without one."""
    text = "The players may agree to bid points: the bidder names the trump colour and leads."
    yield teller.line(say(text), "play.first_lead")
    yield _least(teller, auction)
    yield _steps(teller, auction)
    if auction.must_open.value:
        yield teller.line(say("The player at the dealer's left must bid."), "auction.must_open")
    yield _all_pass(teller, auction)
    lost = "Both melds and the tricks count towards the bid. A lost bid is taken off the score."
    if teller.rules.settling.lost_bid.value == "to_others":
        lost = "Both melds and the tricks count towards the bid. A lost bid goes to the others."
    yield teller.line(say(lost), "settle.lost_bid")


def _passing(teller: Teller) -> Iterator[Line]:
    n = number(teller.rules.exchanging.cards.value)
    text = say("The bidder's partner passes {n} cards to the bidder, who passes {n} back.", n=n)
    yield teller.line(text, "exchange.cards")


def _kitty(teller: Teller) -> Iterator[Line]:
    rules = teller.rules
    if rules.kitty is None:
        return
    kitty, phases = rules.kitty, rules.deal.phases.value
    n = number(kitty.cards.value)
    when = (
        say("After naming trump the bidder takes the kitty")
        if phases.index("trump") < phases.index("kitty")
        else say("The bidder takes the kitty before naming trump")
    )
    seen = say("; all see it.") if kitty.shown.value else say("; nobody else sees it.")
    yield teller.line(when + seen, "kitty.shown", "deal.phases")
    if phases.index("meld") < phases.index("bury"):
        text = say("After the meld the bidder buries {n} cards, which count as won.", n=n)
    else:
        text = say("Before the meld the bidder buries {n} cards, which count as won.", n=n)
    yield teller.line(text, "kitty.cards", "deal.phases")
    melded = (
        say("Melded cards may be buried.") if kitty.bury_melded.value else say("No melded card is buried.")
    )
    yield teller.line(melded, "kitty.bury_melded")
    free = say("Trumps may be buried.")
    last = say("Trumps are buried only when nothing else is left, and openly.")
    yield teller.line(free if kitty.bury_trump.value == "free" else last, "kitty.bury_trump")


def _stock(teller: Teller, stock: StockRules) -> Iterator[Line]:
    first = "Who wins a trick may lay one meld; then both draw a card, the winner first."
    then = "After a trick both draw a card, the winner first; then the winner may lay one meld."
    drawn = say(first if stock.draw.value == "after_meld" else then)
    yield teller.line(drawn, "stock.draw", "meld.who")
    if stock.dix_exchange.value:
        text = say("The nine of trump may be exchanged for the turned card.")
        yield teller.line(text, "stock.dix_exchange")
    if stock.turned_nine.value:
        yield teller.line(say("A nine that is turned pays the dealer as a dix."), "stock.turned_nine")
    last = "After the last trick from the stock there is no meld any more."
    if stock.last_meld.value:
        last = "The winner of the last trick from the stock may still meld."
    yield teller.line(say(last), "stock.last_meld")
    yield Line(say("Then all take up what they have melded, and play the cards in hand out."))
