"""What is said of a step of a deal: the rule, the choice, what came of it, and how things stand."""

from collections.abc import Iterator

from pinochle_learn.cards.card import suit_name
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.scoring.settlement_words import seat_name, side_name
from pinochle_learn.engine.scoring.settling import Settlement
from pinochle_learn.front import Variant
from pinochle_learn.lessons.whole_hand.suits.narration import Scene, Story
from pinochle_learn.lessons.whole_hand.suits.stock_deal_text import (
    before_it,
    counted,
    dealt_with_stock,
    game_over,
    turned_up,
)
from pinochle_learn.teaching.page import steps
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.view import answer_view
from pinochle_learn.teaching.words.sources import guessed
from pinochle_learn.text import listed, number, plural, say, sentence
from pinochle_learn.widgets.nodes import Child, Node, h


def title(told: Story, scene: Scene | None, *, over: bool) -> str:
    """The step in one line."""
    if scene is not None:
        return scene.title
    result = told.deal.result
    if over and result is not None:
        return say("The hand is over: {outcome}", outcome=_outcome(told, result))
    rules = told.deal.rules
    if told.turned is not None:
        return turned_up(told)
    text = "{dealer} deals {n} cards to each player"
    if rules.kitty is not None:
        text = "{dealer} deals {n} cards to each player and {kitty} to the kitty"
    kitty = "" if rules.kitty is None else number(rules.kitty.cards.value)
    hand = number(rules.deal.hand.value)
    return say(text, dealer=_seat(told, told.deal.dealer), n=hand, kitty=kitty)


def _seat(told: Story, seat: int) -> str:
    return seat_name(seat, len(told.deal.dealt))


def _outcome(told: Story, result: Settlement) -> str:
    """What became of the hand; where nobody bids at all, no contract is missed."""
    if not told.deal.rules.auctioned and result.outcome == "no contract":
        return say("both score")
    return say(result.outcome)


def panel(v: Variant, told: Story, scene: Scene | None, words: Words, *, over: bool) -> Node:
    """The teacher's panel at a step."""
    result = told.deal.result
    if scene is not None:
        said = _said(told, scene, words)
    elif over and result is not None:
        said = [_settled(told, result), *counted(v, told, words)]
    elif told.turned is not None:
        said = list(dealt_with_stock(v, told, words))
    else:
        said = list(_dealt(v, told, words))
    return h(
        "section",
        h("h2", title(told, scene, over=over), key="title"),
        *said,
        steps.scoreboard(v, list(_facts(v, told, scene, over=over)), _rows(told, scene, over=over)),
        class_="pl-panel",
        aria_label=say("What happens"),
        key="answers",
    )


def _said(told: Story, scene: Scene, words: Words) -> list[Node]:
    who = _seat(told, scene.seat)
    parts = [
        h("p", h("strong", say("The rule, to {who}", who=who)), ": ", *words(scene.rule), key="rule"),
        h("p", h("strong", say("The choice")), ": ", scene.why, key="why"),
    ]
    if scene.then:
        parts.append(h("p", scene.then, class_="pl-then", key="then"))
    return parts


def _settled(told: Story, result: Settlement) -> Node:
    """Why every side scores what it does, the bidders first, and whether that ends the game."""
    order = sorted(result.sides, key=lambda score: score.side != result.bidder)
    reasons: list[list[Child]] = [[line] for line in dict.fromkeys(score.why for score in order)]
    kind = "right" if result.outcome == "made" else "told"
    end = game_over(told, result)
    if end:
        reasons.append([h("strong", end)])
    return answer_view.answer(kind, sentence(_outcome(told, result)), reasons)


def _dealt(v: Variant, told: Story, words: Words) -> Iterator[Node]:
    """How the cards are dealt, that they come out even, and who speaks first."""
    deal, kitty, players = v.rules.deal, len(told.deal.kitty), compiled(v.rules).players
    values = {
        "players": number(players),
        "hand": number(deal.hand.value),
        "packets": listed(map(number, deal.packets.value), "or"),
        "kitty": number(kitty),
        "sum": f"{players} × {deal.hand.value}" + (f" + {kitty}" if kitty else ""),
        "all": len(v.pack.whole()),
    }
    text = (
        "Each of the {players} players gets {hand} cards, {packets} at a time. {sum} = {all}, the whole pack."
    )
    if kitty:
        text = (
            "Each of the {players} players gets {hand} cards, {packets} at a time, and {kitty} go to the "
            "kitty, face down. {sum} = {all}, the whole pack."
        )
    yield h("p", *words(say(text, **values)), key="rule")
    if guessed(deal.hand):
        yield h("p", say("{reason}.", reason=deal.hand.source), class_="pl-assumed", key="assumed")
    left = _seat(told, (told.deal.dealer + 1) % players)
    text = "{left} sits at the dealer's left and speaks first. Go on to see the auction."
    yield h("p", *words(say(text, left=left)), key="first")


def _facts(v: Variant, told: Story, scene: Scene | None, *, over: bool) -> Iterator[str]:
    """What else is known at the step: the dealer, the auction, trump, and what is buried."""
    deal = told.deal
    if scene is None and not over:
        yield say("{dealer} is the dealer.", dealer=_seat(told, deal.dealer))
    yield from before_it(told, over=over and scene is None)
    if scene is None and not over:
        return
    if deal.rules.auctioned:
        yield _auction(told, scene)
    trump = deal.trump if scene is None else scene.trump
    if trump is not None and (scene is None or scene.phase not in {"play", "stock"}):
        yield sentence(say("{suit} are trump.", suit=suit_name(trump)))
    yield from _buried(v, told, scene)


def _auction(told: Story, scene: Scene | None) -> str:
    """The calls so far, and who has the bid."""
    deal = told.deal
    calls = deal.state.bidding.calls if scene is None else scene.calls
    said = [
        say("{who} {n}", who=_seat(told, seat), n=say("passes") if bid is None else bid)
        for seat, bid in calls
    ]
    if deal.state.bidder is not None and len(said) == len(deal.state.bidding.calls):
        said.append(say("so {who} has it at {bid}", who=_seat(told, deal.state.bidder), bid=deal.state.bid))
    return say("Auction: {calls}.", calls=", ".join(said))


def _buried(v: Variant, told: Story, scene: Scene | None) -> Iterator[str]:
    """What the player to act knows of the buried cards; at the end, what they count."""
    deal, bidder = told.deal, told.deal.state.bidder
    if bidder is None or not deal.buried or (scene is not None and not scene.away):
        return
    who, points = _seat(told, bidder), plural(v.count(deal.buried), "{n} point", "{n} points")
    if scene is None:
        text = "Among the trick points of {who} are {points} that were buried."
        if v.count(deal.buried):
            yield say(text, who=who, points=points)
    elif scene.buried:
        cards = " ".join(card.symbol for card in scene.buried)
        yield say("{who} alone knows what is buried: {cards}, {points}.", who=who, cards=cards, points=points)
    else:
        text = "{who} alone knows the card that is buried."
        yield plural(scene.away, text, "{who} alone knows the {n} cards that are buried.", who=who)


def _rows(told: Story, scene: Scene | None, *, over: bool) -> list[steps.Row]:
    """Every side with its meld and trick points, and the change of its score when it is known."""
    deal = told.deal
    table = compiled(deal.rules)
    names = [side_name(table, side) for side in range(table.sides)]
    if over and scene is None and deal.result is not None:
        result = deal.result
        return [
            steps.Row(names[s.side], s.meld, deal.trick_points[s.side], s.change, _lost(told, s.side))
            for s in result.sides
        ]
    none = (0,) * table.sides
    meld, points = (told.melded or none, none) if scene is None else (scene.meld, scene.points)
    return [steps.Row(name, meld[side], points[side]) for side, name in enumerate(names)]


def _lost(told: Story, side: int) -> tuple[bool, bool]:
    """Whether a side's meld and trick points were there and count for nothing, where points are scored."""
    result, rules = told.deal.result, told.deal.rules
    if result is None or rules.chips is not None:
        return False, False
    score, fails = result.sides[side], side == result.bidder and result.outcome != "made"
    points = told.deal.trick_points[side]
    return (
        score.meld > 0 and (fails or not score.meld_counted),
        points > 0 and (fails or not score.tricks_counted),
    )
