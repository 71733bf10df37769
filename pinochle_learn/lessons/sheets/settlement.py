"""The rules sheet, the end: what a hand comes to, what is paid in chips, reneges, and who wins the game."""

from collections.abc import Iterator

from pinochle_learn.cards.card import suit_name
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.lessons.sheets.lines import Line, Section, Teller, plain
from pinochle_learn.rules.parts import ChipRules
from pinochle_learn.rules.records import GameRules, SettleRules
from pinochle_learn.text import listed, plural, say, sentence


def the_end(teller: Teller) -> Iterator[Section]:
    """The sections from the settlement on."""
    rules = teller.rules
    if rules.chips is not None:
        yield Section(say("Payment"), (*_reaching(teller, rules.settling), *chips(teller, rules.chips)))
    elif rules.auctioned:
        yield Section(say("Score"), tuple(_bid(teller, rules.settling)))
    else:
        yield Section(say("Score"), tuple(_unbid(teller, rules.settling)))
    reneges = tuple(_reneges(teller, rules.settling))
    if reneges:
        yield Section(say("Reneges"), reneges)
    yield Section(say("Game"), tuple(game(teller)))


def _alone(teller: Teller) -> bool:
    return not teller.rules.partnered


def _unbid(teller: Teller, settle: SettleRules) -> Iterator[Line]:
    if "second_meld" in teller.rules.deal.phases.value:
        yield plain(say("A side scores both its melds and its tricks."))
        yield teller.line(say("The second meld is made from all that a side has won."), "settle.second")
    else:
        yield plain(say("Each player scores meld and tricks."))
    yield from _saving(teller, settle)


def _reaching(teller: Teller, settle: SettleRules) -> Iterator[Line]:
    """When a bid is made, and which hands are not played out."""
    who = say("the bidder's") if _alone(teller) else say("the bidders'")
    yield plain(say("The bid is made if {who} meld and tricks reach it.", who=who))
    if settle.meld_wins.value:
        yield teller.line(say("A meld that reaches it wins without play."), "settle.meld_wins")
    total = compiled(teller.rules).total
    if settle.out_of_reach.value == "stop":
        text = "A bid above the meld plus {n} is not played, and is lost."
        yield teller.line(say(text, n=total), "settle.out_of_reach")
    if settle.throw_in.value == "any" and teller.rules.chips is not None:
        yield teller.line(say("The bidder may give up before the first card."), "settle.throw_in")
    elif settle.throw_in.value == "any":
        text = "After the meld the bidder may throw in, and the bid is lost."
        yield teller.line(say(text), "settle.throw_in")
    elif settle.throw_in.value == "out_of_reach":
        text = "A bid above the meld plus {n} may be thrown in, and is lost."
        yield teller.line(say(text, n=total), "settle.throw_in")
    stops = settle.out_of_reach.value == "stop" or settle.throw_in.value != "never"
    if stops and teller.rules.chips is None:
        yield teller.line(say("Where no card is played, the others score their meld."), "settle.unplayed")


def _bid(teller: Teller, settle: SettleRules) -> Iterator[Line]:
    yield from _reaching(teller, settle)
    who = say("the bidder scores") if _alone(teller) else say("the bidders score")
    yield teller.line(sentence(say("{who} meld and tricks then.", who=who)), "settle.made")
    if settle.lost_bid.value == "to_others":
        text = "A lost bid: its side scores nothing, and the others score the bid and their meld, no tricks."
        yield teller.line(say(text), "settle.lost_bid")
    else:
        text = "A lost bid is taken off the score, and nothing else counts for its side."
        yield teller.line(say(text), "settle.lost_bid")
    if settle.lost_bid.value == "to_others":
        yield plain(say("When the bid is made, the others score their meld and tricks."))
    else:
        yield plain(say("The others score their meld and tricks either way."))
    yield from _saving(teller, settle)


def _saving(teller: Teller, settle: SettleRules) -> Iterator[Line]:
    """What keeps a meld, and how much of it must be there."""
    if settle.save_meld.value != "never":
        yield teller.lines(
            (_kept(teller, settle), "settle.save_meld"), (_bound(teller, settle), "settle.saving_binds")
        )
    if settle.nines_exempt.value and settle.save_meld.value != "never":
        text = "Nines of trump alone need none."
        yield teller.line(say(text), "settle.nines_exempt")
    if settle.least_meld.value:
        text = say("A meld of less than {n} counts nothing.", n=settle.least_meld.value)
        if teller.rules.auctioned:
            text = text + say(" A bidding side that has less loses the bid.")
        yield teller.line(text, "settle.least_meld")


def _kept(teller: Teller, settle: SettleRules) -> str:
    need = {
        "trick": say("a trick"),
        "trick_point": say("a trick point (a card that counts, or the last trick)"),
        "points_20": say("{n} trick points", n=20 * teller.rules.table.scale.value),
    }[settle.save_meld.value]
    if settle.save_meld.value == "points_20":
        return say("With less than {need} nothing counts at all.", need=need)
    return say("It takes {need} to keep a meld.", need=need)


def _bound(teller: Teller, settle: SettleRules) -> str:
    if settle.saving_binds.value == "all":
        return say("That binds every player.") if _alone(teller) else say("That binds both sides.")
    return say("That binds the defenders only.")


def chips(teller: Teller, paid: ChipRules) -> Iterator[Line]:
    """What a bid is worth in chips, and who pays whom."""
    units = listed(
        plural(n, "{n} chip from {start}", "{n} from {start}", start=start) for start, n in paid.units.value
    )
    yield teller.line(say("A bid is worth {units}.", units=units), "chips.units")
    step, more = paid.beyond.value
    text = plural(
        more,
        "{n} chip more for each {step} above that.",
        "{n} chips more for each {step} above that.",
        step=step,
    )
    yield teller.line(text, "chips.beyond")
    yield plain(say("Made: each opponent pays that."))
    yield teller.line(say("Given up before play: the bidder pays it to each."), "chips.conceded")
    text = plural(
        paid.failed.value,
        "Lost in play: the bidder pays each as much.",
        "Lost in play: the bidder pays each {n} times as much.",
    )
    yield teller.line(text, "chips.failed")
    if paid.doubled.value:
        suits = listed(map(suit_name, paid.doubled.value), "or")
        all_, but = say("So is a bid that is given up."), say("A bid that is given up is not.")
        yield teller.lines(
            (say("With {suits} as trump all that is doubled.", suits=suits), "chips.doubled"),
            (all_ if paid.conceded_doubled.value else but, "chips.conceded_doubled"),
        )


def _reneges(teller: Teller, settle: SettleRules) -> Iterator[Line]:
    if settle.renege.value == "bid_and_meld":
        text = "The side that reneges scores nothing; the others score the bid and their meld."
        yield teller.line(say(text), "settle.renege")
        if settle.callers is not None:
            yield teller.line(say("An opponent may call it, nobody else."), "settle.callers")
    if settle.wrong_call.value == "callers_renege":
        yield teller.line(
            say("A wrong call counts as a renege of the side that called."), "settle.wrong_call"
        )
    if settle.aces_declared.value:
        text = "Aces around must be declared before the first card is played; if not, that is a renege."
        yield teller.line(say(text), "settle.aces_declared")


def game(teller: Teller) -> Iterator[Line]:
    """When the game is over, and who wins it."""
    rules = teller.rules.game
    if rules.target.value is None:
        yield from _deals(teller, rules)
        return
    who = say("player") if _alone(teller) else say("side")
    yield teller.line(say("The first {who} to reach {n} wins.", who=who, n=rules.target.value), "game.target")
    if rules.declare_out.value:
        text = "A player may declare out during play: who is right wins at once, who is wrong loses."
        yield teller.line(say(text), "game.declare_out")
    yield _past(teller, rules)
    if rules.level is not None:
        yield teller.line(say("If the highest scores are level, the game goes on."), "game.level")
    if rules.limit.value is not None:
        yield teller.line(say("A score of {n} or less loses the game.", n=rules.limit.value), "game.limit")
    if rules.tie is not None:
        yield plain(say("Or one deal is played, and the higher score wins."))
        shared = say("A tie is shared after one deal.")
        yield teller.line(shared if rules.tie.value == "shared" else say("A tie is played on."), "game.tie")


def _past(teller: Teller, rules: GameRules) -> Line:
    texts = {
        "bidders": say("If more than one does on one hand, the bidders win."),
        "higher": say("If more than one does on one deal, the higher score wins."),
    }
    if _alone(teller):
        texts["bidders"] = say(
            "If several do on one hand, the bidder wins if among them, else the higher score."
        )
    if rules.first_past.value in texts:
        return teller.line(texts[rules.first_past.value], "game.first_past")
    return teller.lines(
        (say("If both pass it on one deal, nobody has won."), "game.first_past"),
        (say("The target goes up by {n}.", n=rules.raised_by.value), "game.raised_by"),
    )


def _deals(teller: Teller, rules: GameRules) -> Iterator[Line]:
    most = say("the most chips win") if teller.rules.chips is not None else say("the highest score wins")
    if rules.deals.value is None:
        yield teller.lines(
            (say("There is no target."), "game.target"), (say("Play as long as you like."), "game.deals")
        )
        return
    text = plural(rules.deals.value, "A game is {n} deal; {most}.", "A game is {n} deals; {most}.", most=most)
    yield teller.line(text, "game.deals")
