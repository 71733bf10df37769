"""What is said of a step in a game of turns: the rule, the choice, what came of it, and how things stand."""

from collections.abc import Iterator

from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.scoring.settlement_words import seat_name
from pinochle_learn.engine.tricks.discarding import turn_rules
from pinochle_learn.lessons.whole_hand.turns.narration import Scene, Story
from pinochle_learn.teaching.page.folds import fold
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.scores.card_points import number_lines
from pinochle_learn.teaching.scores.words import signed
from pinochle_learn.teaching.view import answer_view
from pinochle_learn.teaching.words.sources import guessed, numbers_guessed, source_of
from pinochle_learn.text import listed, number, say
from pinochle_learn.widgets.nodes import Child, Node, h

_WAYS = {
    "meld": "{who} goes out by laying a meld",
    "lay": "{who} goes out by laying off",
    "discard": "{who} goes out by a discard",
}


def title(told: Story, scene: Scene | None, *, over: bool) -> str:
    """The step in one line."""
    if scene is not None:
        return scene.title
    if over:
        return say("The deal is over: {how}", how=_how(told))
    values = {"dealer": _seat(told, told.deal.dealer), "n": number(told.deal.rules.hand_size)}
    return say("{dealer} deals {n} cards to each player", **values)


def _how(told: Story) -> str:
    if told.out is None:
        return say("the stock has run out")
    return say(_WAYS[told.scenes[-1].verb], who=_seat(told, told.out))


def _seat(told: Story, seat: int) -> str:
    return seat_name(seat, len(told.deal.dealt))


def panel(name: str, told: Story, scene: Scene | None, words: Words, *, over: bool) -> Node:
    """The teacher's panel at a step; ``name`` is the table's."""
    if scene is not None:
        said = list(_said(told, scene, words))
    else:
        said = list(_settled(told) if over else _dealt(told, words))
    lines = number_lines(told.deal.rules)
    silent = numbers_guessed(told.deal.rules)
    costs = say("What each card costs: assumed numbers") if silent else say("What each card costs")
    numbers = fold("numbers", costs, lambda: (h("p", line, class_="pl-small") for line in lines))
    return h(
        "section",
        h("h2", title(told, scene, over=over), key="title"),
        *said,
        h("div", _board(name, told, scene, over=over), numbers, class_="pl-score", key="score"),
        class_="pl-panel",
        aria_label=say("What happens"),
        key="answers",
    )


def _said(told: Story, scene: Scene, words: Words) -> Iterator[Node]:
    players = len(told.deal.dealt)
    values = {"turn": scene.turn, "round": (scene.turn - 1) // players + 1, "who": _seat(told, scene.seat)}
    yield h("p", say("Turn {turn}, round {round}: {who}", **values), class_="pl-small", key="turn")
    yield h("p", h("strong", say("The rule, to {who}", **values)), ": ", *words(scene.rule), key="rule")
    yield h("p", h("strong", say("The choice")), ": ", scene.why, key="why")
    if scene.then:
        yield h("p", scene.then, class_="pl-then", key="then")
    if scene.assumed:
        yield h("p", scene.assumed, class_="pl-assumed", key="assumed")


def _dealt(told: Story, words: Words) -> Iterator[Node]:
    """How the cards are dealt, what begins the discard pile, and who has the first turn."""
    deal, table = told.deal, compiled(told.deal.rules)
    values = {
        "players": number(table.players),
        "hand": number(deal.rules.hand_size),
        "card": told.first.name if told.first else "",
        "stock": told.stock,
        "sum": f"{table.players} × {deal.rules.hand_size} + 1 + {told.stock}",
        "all": len(table.pack),
    }
    text = (
        "With {players} players each gets {hand} cards. The next card, the {card}, begins the discard pile, "
        "and the other {stock} are the stock. {sum} = {all}, the whole pack."
    )
    yield h("p", *words(say(text, **values)), key="rule")
    turn = say(
        "In a turn one draws a card, may lay one meld, may lay off any number of cards, and discards. "
        "Who has no card left ends the deal, and scores the cards of the others."
    )
    yield h("p", *words(turn), key="turn")
    left = _seat(told, (deal.dealer + 1) % table.players)
    yield h("p", say("{left}, at the dealer's left, has the first turn.", left=left), key="first")
    rules, turns = told.deal.rules, turn_rules(table)
    silent = [
        *([say("who begins")] if guessed(turns.first) else []),
        *([say("whether the ace is high in a run")] if guessed(rules.pack.ranks) else []),
        *([say("what the cards count")] if numbers_guessed(rules) else []),
    ]
    if silent:
        line = say("The source does not say {rules}; this table plays it so.", rules=listed(silent, "or"))
        yield h("div", h("p", line, class_="pl-assumed"), key="assumed")


def _settled(told: Story) -> Iterator[Node]:
    """How the deal came to its end, and what every player pays."""
    result, rules = told.deal.result, told.deal.rules
    if result is None:
        return
    order = sorted(result.sides, key=lambda side: side.side != told.out)
    reasons: list[list[Child]] = [[side.why] for side in order]
    yield answer_view.answer("told" if told.out is None else "right", _ending(told), reasons)
    if told.out is None:
        yield h("p", source_of(rules, "turns.stuck"), class_="pl-assumed", key="assumed")
        return
    if numbers_guessed(rules):
        line = say("The numbers of ranks and colours are assumed: look at those printed on your cards.")
        yield h("p", line, class_="pl-assumed", key="assumed")
    text = "Deal follows deal until a player has {target}."
    yield h("p", say(text, target=rules.game.target.value), key="then")


def _ending(told: Story) -> str:
    how = _how(told)
    return say("{how}.", how=how[:1].upper() + how[1:])


def _board(name: str, told: Story, scene: Scene | None, *, over: bool) -> Node:
    """Every player with his cards and melds; at the end with what he pays or scores."""
    deal, table = told.deal, compiled(told.deal.rules)
    done = over and scene is None
    paid = done and told.out is not None
    sizes = scene.sizes if scene else tuple(map(len, deal.hands if over else deal.dealt))
    laid = scene.laid if scene else (deal.state.laid if over else ())
    head = [say("Player"), say("Cards in hand"), say("Melds laid")]
    head += [say("They cost"), say("Score")] if paid else []
    body = []
    for seat in range(table.players):
        cells: list[Child] = [str(sizes[seat]), str(sum(one.owner == seat for one in laid))]
        if paid and deal.result is not None:
            cost = sum(table.points[table.pack.number[card]] for card in deal.hands[seat])
            cells += [str(cost), h("strong", signed(deal.result.change[seat]))]
        name_cell = h("th", _seat(told, seat), scope="row")
        body.append(h("tr", name_cell, *(h("td", cell) for cell in cells), key=f"side-{seat}"))
    text = "{name}: what the deal comes to" if done else "{name}: how things stand"
    return h(
        "table",
        h("caption", say(text, name=name)),
        h("thead", h("tr", *(h("th", title, scope="col", key=f"head-{title}") for title in head))),
        h("tbody", *body),
        class_="pl-board",
        key="board",
    )
