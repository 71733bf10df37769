"""What is said of a step of a deal with coloured cards: the rule, the choice, the melds, who wins by what."""

from collections.abc import Iterator

from pinochle_learn.cards.card import colour_name, suit_name
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.scoring.settlement_words import seat_name, side_name
from pinochle_learn.lessons.whole_hand.colours.assumed import assumed_at
from pinochle_learn.lessons.whole_hand.colours.board import board
from pinochle_learn.lessons.whole_hand.colours.narration import Scene, Story
from pinochle_learn.teaching.page.folds import fold
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.scores.card_points import number_lines
from pinochle_learn.teaching.view import answer_view
from pinochle_learn.teaching.words.sources import numbers_guessed
from pinochle_learn.text import listed, number, say, sentence
from pinochle_learn.widgets.nodes import Child, Node, h

_STEPS = {  # the question of each step, and what follows from a yes
    "trump": ("Was a trump played?", "The highest trump wins."),
    "led-colour": ("Has another card the colour of the lead?", "The highest of that colour wins."),
    "led-suit": ("Has no other card the colour of the lead?", "The highest of the led suit wins."),
}


def title(told: Story, scene: Scene | None, *, over: bool) -> str:
    """The step in one line."""
    if scene is not None:
        return scene.title
    result = told.deal.result
    if over and result is not None:
        return say("The hand is over: {outcome}", outcome=_outcome(told))
    turned = told.deal.turned
    values = {
        "dealer": _seat(told, told.deal.dealer),
        "n": number(told.deal.rules.hand_size),
        "card": turned.name if turned else "",
    }
    return say("{dealer} deals {n} cards to each player and turns up the {card}", **values)


def _seat(told: Story, seat: int) -> str:
    return seat_name(seat, len(told.deal.dealt))


def _outcome(told: Story) -> str:
    """Who has most, or what became of the bid."""
    result, table = told.deal.result, compiled(told.deal.rules)
    if result is None:
        return ""
    if told.deal.rules.auctioned:
        return say("nobody has bid") if told.deal.state.bidder is None else say(result.outcome)
    best = [side for side, change in enumerate(result.change) if change == max(result.change)]
    names = listed(side_name(table, side) for side in best)
    one = len(best) == 1 and table.sides == table.players
    return say("{names} has most", names=names) if one else say("{names} have most", names=names)


def panel(name: str, told: Story, scene: Scene | None, words: Words, *, over: bool) -> Node:
    """The teacher's panel at a step."""
    if scene is not None:
        said = list(_said(told, scene, words))
    elif over:
        said = list(_settled(told))
    else:
        said = list(_dealt(told, words))
    notes = [
        h("p", line, class_="pl-assumed")
        for line in assumed_at(told.deal.rules, scene, over=over and scene is None)
    ]
    facts = [h("p", fact, class_="pl-small") for fact in _facts(told, scene, over=over)]
    return h(
        "section",
        h("h2", title(told, scene, over=over), key="title"),
        *said,
        h("div", *notes, key="assumed") if notes else None,
        h("div", *facts, key="facts") if facts else None,
        h("div", board(name, told, scene, over=over), _numbers(told), class_="pl-score", key="score"),
        class_="pl-panel",
        aria_label=say("What happens"),
        key="answers",
    )


def _said(told: Story, scene: Scene, words: Words) -> Iterator[Node]:
    who = _seat(told, scene.seat)
    yield h("p", h("strong", say("The rule, to {who}", who=who)), ": ", *words(scene.rule), key="rule")
    yield h("p", h("strong", say("The choice")), ": ", scene.why, key="why")
    if scene.then:
        yield h("p", scene.then, class_="pl-then", key="then")
    if scene.step:
        yield _by_step(scene.step)


def _by_step(step: str) -> Node:
    """The steps that find the winner, up to the one that does."""
    items = []
    for key, (question, so) in _STEPS.items():
        decides = key == step
        said: list[Child] = [h("span", say(question), class_="pl-question"), " "]
        said.append(h("strong", say("Yes") if decides else say("No")))
        said += [" ", say(so)] if decides else []
        items.append(h("li", *said, class_="pl-asked pl-decides" if decides else "pl-asked", key=f"by-{key}"))
        if decides:
            break
    head = h("p", h("strong", say("Who wins, step by step")), key="head")
    return h("div", head, h("ol", *items, class_="pl-path"), class_="pl-part", key="steps-won")


def _settled(told: Story) -> Iterator[Node]:
    """Why every side scores what it does, the bidders first, and what comes after the deal."""
    result, rules = told.deal.result, told.deal.rules
    if result is None:
        return
    order = sorted(result.sides, key=lambda score: score.side != result.bidder)
    reasons: list[list[Child]] = [[line] for line in dict.fromkeys(score.why for score in order)]
    kind = "wrong" if result.outcome == "set" else "right" if result.outcome == "made" else "told"
    yield answer_view.answer(kind, sentence(_outcome(told)), reasons)
    text = "Those who play one deal stop here: the highest score wins. Others go on to {target}."
    yield h("p", say(text, target=rules.game.target.value), key="then")


def _dealt(told: Story, words: Words) -> Iterator[Node]:
    """How the cards are dealt, what the turned card means, and who speaks or leads first."""
    deal, table = told.deal, compiled(told.deal.rules)
    players, hand = table.players, deal.rules.hand_size
    values = {
        "players": number(players),
        "hand": number(hand),
        "left": table.left_out,
        "sum": f"{players} × {hand} + {table.left_out}",
        "all": len(table.pack),
    }
    text = "Each of the {players} players gets {hand} cards. {sum} = {all}: the one card left is turned up."
    if table.left_out > 1:
        text = (
            "Each of the {players} players gets {hand} cards. {sum} = {all}: {left} cards are left. "
            "The first of them is turned up, and the others stay out of play."
        )
    yield h("p", *words(say(text, **values)), key="rule")
    yield h("p", *words(_first(told)), key="first")


def _first(told: Story) -> str:
    deal, turned = told.deal, told.deal.turned
    left = _seat(told, (deal.dealer + 1) % len(deal.dealt))
    if deal.rules.auctioned:
        text = (
            "With an auction the turned card decides nothing: who bids most names the trump colour. "
            "{left} speaks first."
        )
        return say(text, left=left)
    text = (
        "There is no auction: the card's colour, {colour}, is trump. {left}, at the dealer's left, melds "
        "first and leads."
    )
    return say(text, colour=colour_name(turned.suit_or_colour) if turned else "", left=left)


def _facts(told: Story, scene: Scene | None, *, over: bool) -> Iterator[str]:
    """The dealer, the auction and the trump colour, as far as they are known."""
    deal = told.deal
    if scene is None and not over:
        yield say("{dealer} is the dealer.", dealer=_seat(told, deal.dealer))
        return
    if deal.rules.auctioned:
        yield _auction(told, scene)
    trump = deal.trump if scene is None else scene.trump
    if trump is not None and (scene is None or not scene.plays):
        yield sentence(say("{suit} are trump.", suit=suit_name(trump)))


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


def _numbers(told: Story) -> Node:
    """What the cards count, and that it is assumed where it is."""
    rules = told.deal.rules
    silent = numbers_guessed(rules)
    name = say("What each card counts: assumed numbers") if silent else say("What each card counts")
    return fold("numbers", name, lambda: (h("p", line, class_="pl-small") for line in number_lines(rules)))
