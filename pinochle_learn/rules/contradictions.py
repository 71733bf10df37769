"""Rules that cannot stand side by side, each with the reason in words."""

from collections.abc import Callable, Iterator

from pinochle_learn.rules.ladder import on_ladder
from pinochle_learn.rules.melding import Alike, MeldRule, sets
from pinochle_learn.rules.records import Rules
from pinochle_learn.text import listed, say


def contradictions(rules: Rules) -> list[str]:
    """Every contradiction in a record; an empty list where there is none."""
    common = (_deal, _packets, _numbers, _ending)
    if rules.turns is not None:
        return [reason for check in (*common, _drawing) for reason in check(rules)]
    checks = (
        *common,
        _auction,
        _exchange,
        _follow,
        _scale,
        _surrender,
        _chips,
        _saving,
        _phases,
        _turns,
        _kitty,
        _melds,
    )
    return [reason for check in checks for reason in check(rules)]


def _suits(rules: Rules) -> int:
    """How many suits the pack has, or colours where its cards have these."""
    return len(rules.colours.codes.value if rules.colours else rules.pack.suits.value)


def _deal(rules: Rules) -> Iterator[str]:
    pack = len(rules.pack.ranks.value) * _suits(rules) * rules.pack.copies.value
    if rules.colours is not None:
        yield from _turned_card(rules, pack)
        return
    players, hand = rules.players, rules.hand_size
    kitty = rules.kitty.cards.value if rules.kitty else 0
    if rules.stock is not None:
        yield from _stock_deal(players, hand, pack)
        return
    if players * hand + kitty != pack:
        text = "{players} players with {hand} cards each are {all} cards, but the pack has {pack}."
        if kitty:
            text = (
                "{players} players with {hand} cards each and {kitty} in the kitty are {all} cards, "
                "but the pack has {pack}."
            )
        everything = players * hand + kitty
        yield say(text, players=players, hand=hand, kitty=kitty, all=everything, pack=pack)


def _packets(rules: Rules) -> Iterator[str]:
    """The cards dealt at a time are no more than a hand has."""
    most, hand = max(rules.deal.packets.value), _least_hand(rules)
    if most > hand:
        yield say("Nobody is dealt {n} cards at a time into a hand of {hand}.", n=most, hand=hand)


def _least_hand(rules: Rules) -> int:
    by_players = rules.deal.by_players
    return min(dict(by_players.value).values()) if by_players else rules.deal.hand.value


def _turned_card(rules: Rules, pack: int) -> Iterator[str]:
    """One card is turned up after the deal, at every size of table."""
    sizes = rules.table.players.value
    by_players = (
        dict(rules.deal.by_players.value)
        if rules.deal.by_players
        else dict.fromkeys(sizes, rules.deal.hand.value)
    )
    if set(by_players) != set(sizes):
        yield say(
            "deal.by_players needs the cards for each of {sizes} players.", sizes=listed(map(str, sizes))
        )
        return
    for players, hand in by_players.items():
        if players * hand >= pack:
            text = "{players} players with {hand} cards each leave no card of {pack} to turn up."
            yield say(text, players=players, hand=hand, pack=pack)


def _stock_deal(players: int, hand: int, pack: int) -> Iterator[str]:
    stock = pack - players * hand
    if stock <= 0 or stock % players:
        yield say(
            "{players} players with {hand} cards each leave {stock} cards for the stock: "
            "it needs some, and as many for one player as for the other.",
            players=players,
            hand=hand,
            stock=stock,
        )


def _auction(rules: Rules) -> Iterator[str]:
    auction = rules.auction
    if auction is None:
        yield from _no_auction(rules)
        return
    if rules.auctioned and rules.trumps.named_by.value == "turned":
        yield say("Where bids are made, the bidder names trump: set trump.named_by to bidder.")
    minimum, ladder, cap = auction.minimum.value, auction.ladder.value, auction.cap.value
    if not on_ladder(ladder, minimum):
        yield say("The lowest bid, {minimum}, is not on a step of the bids.", minimum=minimum)
    if cap is not None and (cap < minimum or not on_ladder(ladder, cap)):
        yield say("The highest bid, {cap}, is below the lowest or not on a step of the bids.", cap=cap)
    for raise_ in auction.raises.value or ():
        if raise_ == 0 or not on_ladder(ladder, minimum + raise_):
            yield say("A raise of {n} does not lead to a step of the bids.", n=raise_)


def _no_auction(rules: Rules) -> Iterator[str]:
    if rules.trumps.named_by.value == "bidder" or rules.playing.first_lead.value == "bidder":
        yield say("There is no auction, so no bidder names trump or leads first.")
    if rules.settling.throw_in.value != "never":
        yield say("There is no auction, so there is no bid to throw in: set settle.throw_in to never.")
    if rules.game.first_past.value == "bidders":
        yield say("There is no auction, so no bidders are counted first: choose another game.first_past.")


def _exchange(rules: Rules) -> Iterator[str]:
    n, hand = rules.exchanging.cards.value, rules.deal.hand.value
    if n > hand:
        yield say("One cannot pass {n} cards from a hand of {hand}.", n=n, hand=hand)
    if n and not rules.table.partners.value:
        yield say("Cards are passed between partners, and this table has none.")


def _follow(rules: Rules) -> Iterator[str]:
    play = rules.playing
    if not play.must_follow.value and (play.must_beat.value != "never" or play.must_trump.value):
        yield say(
            "Who need not follow suit can have no duty to beat or to trump: "
            "set play.must_beat to never, play.must_trump and play.must_overtrump to False."
        )
    if play.must_overtrump.value and not play.must_trump.value:
        yield say("Who need not trump cannot be made to overtrump: set play.must_overtrump to False.")


def _numbers(rules: Rules) -> Iterator[str]:
    ranks, points = rules.pack.ranks.value, rules.count.points.value
    if len(points) != len(ranks):
        yield say("count.points needs one number for each of the ranks {ranks}.", ranks=ranks)
    if rules.colours is not None and len(rules.colours.points.value) != _suits(rules):
        yield say("colours.points needs one number for each of the {n} colours.", n=_suits(rules))


def _scale(rules: Rules) -> Iterator[str]:
    if rules.colours is not None:
        return  # its numbers are printed on the cards, and are the table's to say
    cards = rules.pack.copies.value * len(rules.pack.suits.value) * sum(rules.count.points.value)
    total, scale = cards + rules.count.last_trick.value, rules.table.scale.value
    if not 10 * scale <= total < 100 * scale:
        yield say(
            "{total} trick points a hand do not go with scores on the {scale} scale.",
            total=total,
            scale="÷10" if scale == 1 else "×10",
        )


def _ending(rules: Rules) -> Iterator[str]:
    game = rules.game
    if (game.target.value is None) == (game.deals.value is None):
        yield say("A game ends either at a target or after a number of deals: set the other one to None.")


def _drawing(rules: Rules) -> Iterator[str]:
    """Rules of a game of turns."""
    if rules.deal.phases.value != ("turns",):
        yield say("A game without tricks has one phase: turns.")
    if rules.meld.who.value != "turn":
        yield say("Melds are laid on one's turn: set meld.who to turn.")
    if rules.game.first_past.value != "higher":
        yield say("One player alone scores in a deal: set game.first_past to higher.")
    if rules.game.declare_out.value:
        yield say("Who has no card left has gone out, and nobody need declare it.")


def _surrender(rules: Rules) -> Iterator[str]:
    settle = rules.settling
    if settle.out_of_reach.value == "stop" and settle.throw_in.value == "out_of_reach":
        yield say("A hand out of reach stops by itself, so there is nothing left to throw in.")


def _chips(rules: Rules) -> Iterator[str]:
    game, chips = rules.game, rules.chips
    if chips is None:
        return
    if game.target.value is not None:
        yield say("Chips go from hand to hand: the game ends after a number of deals, not at a target.")
    for path, plays, plain in _POINTS_ONLY:
        if plays(rules) != plain:
            yield say(
                "In chips a bid is made, conceded or lost in play: leave {path} at {plain}.",
                path=path,
                plain=plain,
            )
    if rules.meld.who.value != "bidder":
        yield say("For chips only the bidder counts, so nobody else melds: set meld.who to bidder.")
    starts, minimum = [start for start, _ in chips.units.value], rules.bidding.minimum.value
    if starts[0] > minimum:
        yield say("The chips begin at a bid of {start}, and one may bid {n}.", start=starts[0], n=minimum)


_POINTS_ONLY: tuple[tuple[str, Callable[[Rules], object], object], ...] = (
    ("settle.lost_bid", lambda rules: rules.settling.lost_bid.value, "minus_bid"),
    ("settle.out_of_reach", lambda rules: rules.settling.out_of_reach.value, "play"),
    ("settle.renege", lambda rules: rules.settling.renege.value, "none"),
    ("settle.least_meld", lambda rules: rules.settling.least_meld.value, 0),
    ("settle.save_meld", lambda rules: rules.settling.save_meld.value, "never"),
    ("trump.marriage", lambda rules: rules.trumps.marriage.value, False),
)


def _saving(rules: Rules) -> Iterator[str]:
    settle, pack = rules.settling, rules.pack
    if settle.aces_declared.value and settle.renege.value == "none":
        yield say("To keep aces around back is a renege, so a renege needs a price: set settle.renege.")
    if settle.wrong_call.value != "none" and settle.renege.value == "none":
        yield say("A wrong call costs what a renege costs, so a renege needs a price: set settle.renege.")
    if settle.nines_exempt.value and "9" not in pack.ranks.value:
        yield say(
            "There are no nines in this pack that could save themselves: set settle.nines_exempt False."
        )


def _phases(rules: Rules) -> Iterator[str]:
    order = rules.deal.phases.value
    if rules.auction is None or rules.stock is not None:
        yield from _stock_phases(rules, order)
        return
    yield from _strange_phases(rules, order)
    order = order[:-1] if order[-1:] == ("second_meld",) else order
    if "stock" in order:
        yield say("This table has no stock to draw from.")
    if order[:1] != ("auction",) or order[-1:] != ("play",):
        yield say("A deal begins with the auction and ends with the play.")
    missing = {"auction", "trump", "meld", "play"} - set(order)
    if missing:
        yield say("The phases leave out {names}.", names=", ".join(sorted(missing)))
    elif order.index("trump") > order.index("meld"):
        yield say("Melds need trump, so trump comes first.")
    if "meld" in order and "play" in order and order.index("meld") > order.index("play"):
        yield say("Melds are laid before the play.")
    if rules.exchanging.cards.value and "exchange" not in order:
        yield say("Cards are passed, but the phases leave out exchange.")
    if {"decision", "meld"} <= set(order) and order.index("decision") < order.index("meld"):
        yield say("A hand is thrown in after the meld, so the meld comes first.")
    if rules.settling.throw_in.value != "never" and "decision" not in order:
        yield say("A hand may be thrown in, but the phases leave out decision.")


def _strange_phases(rules: Rules, order: tuple[str, ...]) -> Iterator[str]:
    """Phases that belong to another game."""
    if "turns" in order:
        yield say("This table plays tricks, so no phase is called turns.")
    if "second_meld" in order[:-1] or (order[-1:] == ("second_meld",) and rules.colours is None):
        yield say("Melds are laid a second time only from coloured cards, and only after the play.")


def _stock_phases(rules: Rules, order: tuple[str, ...]) -> Iterator[str]:
    if order != ("stock", "play"):
        yield say("With a stock the deal has two phases: stock, in which melds are laid too, and play.")
    if rules.meld.who.value != "trick_winner":
        yield say("While the stock lasts, who wins a trick melds: set meld.who to trick_winner.")


def _turns(rules: Rules) -> Iterator[str]:
    """Rules of the game that two players play for a target."""
    if rules.meld.who.value == "turn":
        yield say("This table has no turns to lay melds in: choose another meld.who.")
    game, scale = rules.game, rules.table.scale.value
    if rules.meld.who.value == "trick_winner" and rules.stock is None:
        yield say("Only while a stock lasts does who wins a trick meld: choose another meld.who.")
    if (game.first_past.value == "raise") != (game.raised_by.value is not None):
        yield say("game.raised_by says by how much the target is raised: set it where it is, else None.")
    if game.declare_out.value and (rules.auctioned or game.target.value is None):
        yield say("To declare out is for games without bids that end at a target.")
    elif game.declare_out.value and rules.stock is None:
        yield say("To declare out is for two players with a stock, who count as they go.")
    if rules.count.rounding.value == "tens" and scale != 10:  # noqa: PLR2004 - the ×10 scale
        yield say("Trick points are rounded to tens only on the ×10 scale.")


def _kitty(rules: Rules) -> Iterator[str]:
    order, kitty = rules.deal.phases.value, rules.kitty
    named = {"kitty", "bury"} & set(order)
    if kitty is None:
        if named:
            yield say("This table has no kitty to take and nothing to bury.")
        return
    if named != {"kitty", "bury"}:
        yield say("The kitty is taken and as many cards buried: the phases need both kitty and bury.")
    elif order.index("kitty") > order.index("bury"):
        yield say("The kitty is taken before cards are buried.")
    elif "trump" in order and order.index("bury") < order.index("trump") and kitty.bury_trump.value == "last":
        yield say("Whether a trump may be buried is known only when trump is named: name it before burying.")
    elif "meld" in order and order.index("bury") < order.index("meld") and not kitty.bury_melded.value:
        yield say("Which cards are melded is known only after the meld: lay melds before burying.")


def _melds(rules: Rules) -> Iterator[str]:
    for meld in rules.meld.melds:
        points, most = meld.points.value, most_numbers(rules, meld)
        if list(points) != sorted(points):
            yield say("{name}: more copies cannot pay less than fewer.", name=meld.name)
        if not points[0] and any(points):
            yield say("{name}: several pay nothing where one pays nothing.", name=meld.name)
        if len(points) > most:
            text = "{name}: the pack has no more than {n}, so there are {n} numbers at most."
            yield say(text, name=meld.name, n=most)
        elif len(points) > 1 and meld.each.value:
            yield say(
                "{name}: one number is enough where each further copy pays as one more meld. "
                "Set {path} to False where copies pay by their number.",
                name=meld.name,
                path=f"meld.melds.{meld.key}.each",
            )


def most_numbers(rules: Rules, meld: MeldRule) -> int:
    """How many numbers can say what a meld pays: one for each copy, or for each number of cards alike."""
    pattern = meld.cards.value
    if isinstance(pattern, Alike):
        cards = _suits(rules) if pattern.alike == "rank" else len(rules.pack.ranks.value)
        return cards - pattern.least + 1
    return sets(rules.pack.copies.value, meld)
