"""What the part with a turn shows: piles, melds, the hand; what may be done now, and why something is not."""

from collections.abc import Iterable, Iterator, Sequence

from pinochle_learn.cards import Card
from pinochle_learn.deal.turns import DRAW, MELD
from pinochle_learn.engine.melds.groups import kind_name
from pinochle_learn.lessons.tricks.turns.live import Ask, Live
from pinochle_learn.lessons.tricks.turns.positions import owned
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.practice.answer import Answer
from pinochle_learn.teaching.view import answer_view
from pinochle_learn.teaching.view.controls import toggle_group
from pinochle_learn.teaching.view.melds_view import cards_node, small
from pinochle_learn.teaching.view.table_view import hand_node
from pinochle_learn.teaching.words.seats import who
from pinochle_learn.text import listed, plural, say, sentence
from pinochle_learn.widgets.nodes import Node, button, h

# --- the felt ----------------------------------------------------------------------------------------------


def table_view(live: Live, sizes: Iterable[int], chosen: Sequence[int]) -> Node:
    """The piles, the melds on the table, and the hand."""
    drawn = live.now.drawn
    notes = {place: say("just drawn") for place, card in enumerate(live.hand) if card == drawn}
    line = say("Just drawn: the {card}.", card=drawn.name) if drawn and notes else ""
    mode = "none" if live.over else "many"
    return h(
        "section",
        _players(live, sizes),
        _piles(live),
        _melds(live),
        hand_node(live.hand, mode=mode, chosen=chosen, notes=notes, focus=len(live.done) or None),
        small(line, "drawn"),
        class_="pl-felt",
        aria_label=say("The table"),
        key="felt",
    )


def _players(live: Live, sizes: Iterable[int]) -> Node:
    label = say("Players")
    names = {str(n): str(n) for n in sizes}
    heading = h("span", label, class_="pl-label", aria_hidden="true")
    return h(
        "p", heading, toggle_group("players", names, str(live.players), label), class_="pl-row", key="players"
    )


def _piles(live: Live) -> Node:
    """The stock and the discard pile, from either of which a turn begins."""
    stock, pile = len(live.deal.stock), live.deal.pile
    first = live.stage == DRAW
    count = plural(stock, "{n} card, face down", "{n} cards, face down")
    back = h("span", class_="pl-turn-back", aria_hidden="true")
    top = (
        cards_node(pile[-1:], say("The top card of the discard pile"))
        if pile
        else h("p", say("Nothing lies there."))
    )
    stock_button = button(
        say("Draw from the stock"), "act", data="draw stock", primary=first, key="stock-draw"
    )
    pile_button = button(say("Draw this card"), "act", data="draw discard", primary=first, key="pile-draw")
    return h(
        "div",
        h(
            "div",
            h("p", say("Stock"), class_="pl-label"),
            h("p", back, count, class_="pl-turn-pile"),
            stock_button,
            key="stock",
        ),
        h(
            "div",
            h("p", say("Discard pile"), class_="pl-label"),
            h("div", top, class_="pl-turn-pile"),
            pile_button,
            key="pile",
        ),
        class_="pl-turn-piles",
        key="piles",
    )


def _melds(live: Live) -> Node:
    """The melds on the table, each with its number, its owner and its kind."""
    items = [
        h(
            "li",
            h("p", owned(live.v, laid, number), class_="pl-small"),
            cards_node(laid.group.cards, owned(live.v, laid, number)),
            key=f"laid-{number}",
        )
        for number, laid in enumerate(live.deal.laid, 1)
    ]
    title = h("p", say("Melds on the table"), class_="pl-label")
    none = h("p", say("No meld lies on the table yet."), class_="pl-small", key="no-meld")
    return h(
        "div", title, h("ul", *items, class_="pl-turn-melds", key="list") if items else none, key="melds"
    )


# --- the panel ---------------------------------------------------------------------------------------------


def panel(live: Live, cards: tuple[Card, ...], answer: Answer | None, words: Words) -> Node:
    """What may be done now."""
    return h(
        "section",
        h("h2", asked(live), key="ask"),
        _answered(answer, words),
        _asks(live, cards, words),
        _acts(live),
        _stages(live),
        _news(live, answer, words),
        class_="pl-panel",
        aria_label=say("What may be done"),
        key="answers",
    )


def asked(live: Live) -> str:
    """What is to be done now, in words."""
    if live.over:
        out = next((seat for seat, hand in enumerate(live.deal.hands) if not hand), None)
        if out is None:
            return say("The deal is over, and nobody has gone out.")
        if out == live.me:
            return say("You have gone out.")
        return say("{Name} has gone out.", Name=sentence(who(out, live.players)))
    if live.stage == DRAW:
        return say("Your turn: draw a card.")
    if "keep" in live.deal.actions():
        return say("Only the card just drawn is left, and it may not be discarded.")
    return say("Lay a meld, lay off, or discard?") if live.stage == MELD else say("Lay off more, or discard?")


def _answered(answer: Answer | None, words: Words) -> Node | None:
    if answer is None:
        return None
    kind = "right" if answer.right else "wrong"
    return answer_view.answer(kind, answer.line, [words(reason) for reason in answer.reasons])


def ask_line(ask: Ask) -> str:
    """One thing that could be done, with yes or no and the reason, in one line."""
    text = "{what}: yes. {why}" if ask.ok else "{what}: no. {why}"
    return say(text, what=ask.what, why=ask.why)


def _asks(live: Live, cards: tuple[Card, ...], words: Words) -> Node | None:
    """What could be done with the chosen cards: a button where it may be done, else why not."""
    if live.over:
        return None
    if not cards:
        hint = say("Choose cards of your hand, and see what may be done with them.")
        return h("p", hint, class_="pl-small", key="hint")
    shown = listed(say("the {card}", card=card.name) for card in cards)
    rows = [_ask(live, ask, words, place) for place, ask in enumerate(live.asks(cards))]
    return h(
        "div",
        h("p", h("strong", sentence(shown)), key="chosen"),
        h("ul", *rows, class_="pl-turn-can"),
        class_="pl-part pl-stack",
        key="asks",
    )


def _ask(live: Live, ask: Ask, words: Words, place: int) -> Node:
    sign = h("span", answer_view.SIGNS["right" if ask.ok else "wrong"], class_="pl-sign", aria_hidden="true")
    head: list[Node] = [h("strong", ask.what), h("span", say(": no."), class_="pl-hidden")]
    if ask.ok:
        head = [
            button(
                _label(live, ask, action),
                "act",
                data=action,
                primary=place == 0,
                key=f"do-{action.replace(' ', '-')}",
            )
            for action in ask.actions
        ]
    kind = "pl-turn-yes" if ask.ok else "pl-turn-no"
    return h(
        "li", h("div", sign, *head, class_="pl-row"), h("p", *words(ask.why)), class_=kind, key=f"ask-{place}"
    )


def _label(live: Live, ask: Ask, action: str) -> str:
    """What a button says; a meld of several kinds is laid as one of them."""
    kind = action.partition(" as ")[2]
    return say("Lay as {kind}", kind=kind_name(live.now.table, kind)) if kind else ask.what


def _acts(live: Live) -> Node:
    keep = None
    if not live.over and "keep" in live.deal.actions():
        keep = button(say("End the turn"), "act", data="keep", primary=True, key="keep")
    back = button(say("Take back"), "back", key="back") if live.done else None
    deal = button(say("Deal anew"), "deal", primary=live.over, key="deal")
    return h("div", keep, back, deal, class_="pl-acts", key="acts")


def _stages(live: Live) -> Node | None:
    """The four steps of a turn, each with what has become of it."""
    if live.over:
        result = live.deal.result
        return h("p", result.why, key="result") if result else None
    states, turns = list(_states(live)), live.deal.rules.turns
    if turns is None:
        return None
    texts = (
        say("1. Draw one card, from the stock or the discard pile."),
        plural(turns.melds.value, "2. Lay one meld, if you like.", "2. Lay up to {n} melds, if you like."),
        say("3. Lay off as many cards as fit, on anybody's melds."),
        say("4. Discard a card, also the one just drawn.")
        if turns.discard_drawn.value
        else say("4. Discard a card, but not the one just drawn."),
    )
    now = next((n for n, state in enumerate(states) if state in {say("now"), say("possible")}), -1)
    items = [
        h(
            "li",
            h("span", text, class_="pl-question"),
            " ",
            h("strong", state),
            class_="pl-asked pl-decides" if n == now else "pl-asked",
            key=f"stage-{n}",
        )
        for n, (text, state) in enumerate(zip(texts, states, strict=True))
    ]
    return h(
        "section", h("h3", say("A turn")), h("ol", *items, class_="pl-path"), class_="pl-part", key="stages"
    )


def _states(live: Live) -> Iterator[str]:
    if live.stage == DRAW:
        yield from (say("now"), say("later"), say("later"), say("later"))
        return
    yield say("done")
    if live.stage == MELD:
        yield say("possible")
    else:
        yield say("done") if live.deal.state.laid_now else say("no longer")
    yield say("possible")
    yield say("ends the turn")


def _news(live: Live, answer: Answer | None, words: Words) -> Node | None:
    """What the others did before this turn; not twice where the answer tells it."""
    if not live.news or (answer is not None and answer.reasons == live.news):
        return None
    lines = [h("li", *words(line)) for line in live.news]
    title = h("h3", say("Before this turn"))
    return h("section", title, h("ul", *lines), class_="pl-part", key="news")


def told(live: Live, action: str) -> str:
    """What an act of the learner's did, in words."""
    words, pack = action.split(), live.now.table.pack
    if words[:2] == ["draw", "discard"] and live.deal.pile:
        return say("You drew the {card} from the discard pile.", card=live.deal.pile[-1].name)
    if words[:2] == ["draw", "stock"] and live.deal.stock:
        return say("You drew the {card} from the stock.", card=live.deal.stock[0].name)
    if words[0] == "meld":
        return say("The meld lies on the table.")
    if words[0] == "lay":
        return say("You laid off the {card}.", card=pack.card(words[2]).name)
    if words[0] == "discard":
        return say("You discarded the {card}: your turn is over.", card=pack.card(words[1]).name)
    return say("Your turn is over.")
