"""A whole deal with coloured cards and one of turns, walked at every size of table."""

import pytest

import pinochle_learn as pl
from pinochle_learn.engine.scoring.settlement_words import seat_name
from pinochle_learn.lessons.whole_hand.colours import example_deals
from pinochle_learn.lessons.whole_hand.page import whole_lesson
from pinochle_learn.lessons.whole_hand.turns import example_deals as whole_turns_examples
from pinochle_learn.teaching.words.seats import learner
from pinochle_learn.widgets.nodes import text_of
from tests.lessons.tree import every, keyed, nodes, text, with_event

PURPLE, RUMMY = pl.variant("purple"), pl.variant("purple-rummy")
LINKS = [
    *(f"?table=purple&players={n}{auction}" for n in (2, 3, 4) for auction in ("", "&auction=held")),
    *(f"?table=purple-rummy&players={n}" for n in (2, 3, 4, 5, 6)),
]


def opened(search):
    """The lesson at a link."""
    lesson = whole_lesson()
    lesson.hear({"event": "open", "search": search, "kept": {}})
    return lesson


def has(page, key):
    """Whether a page shows a node with this key."""
    return any(node[1].get("key") == key for node in nodes(page))


def cells(lesson):
    """The rows of the board."""
    return [
        [text_of(cell).strip() for cell in row[2]]
        for row in every(keyed(lesson.page, "board"))
        if row[0] == "tr"
    ]


def codes(node):
    """The cards of a row or a hand."""
    return [card["code"] for card in node[1]["state"]["cards"]]


@pytest.mark.parametrize("link", LINKS)
def test_forwards_to_the_result_and_backwards_to_the_deal(link):
    lesson = opened(f"{link}&seed=12")
    part, titles = lesson.part, [lesson.part.step_title]
    assert lesson.notes == ()
    while part.at < part.last:
        lesson.hear({"event": "on"})
        titles.append(lesson.page.spoken)
        assert lesson.notes == ()
        assert "{" not in text_of(keyed(lesson.page, "whole"))
    for side in part.story.deal.result.sides:
        assert side.why in text(lesson.page)
    back = [lesson.page.spoken]
    while part.at > 0:
        lesson.hear({"event": "back"})
        back.append(lesson.page.spoken)
    assert back == titles[::-1]


@pytest.mark.parametrize("link", LINKS)
def test_each_phase_or_round_can_be_reached(link):
    lesson = opened(link)
    for button in with_event(lesson.page, "phase"):
        lesson.hear({"event": "phase", "data": button[1]["data"]})
        assert lesson.part.here == button[1]["data"]
        current = [b[1]["data"] for b in with_event(lesson.page, "phase") if b[1].get("aria-current")]
        assert current == [button[1]["data"]]


@pytest.mark.parametrize("link", LINKS)
def test_the_link_leads_back_to_the_same_step(link):
    lesson = opened(f"{link}&seed=31&at=9")
    again = opened(lesson.page.place)
    assert again.page.place == lesson.page.place
    assert text(again.page) == text(lesson.page)


@pytest.mark.parametrize("v", [PURPLE, RUMMY], ids=["purple", "rummy"])
def test_another_number_of_players_deals_anew(v):
    lesson = opened(f"?table={v.id}&seed=12&at=7")
    for players in v.players:
        lesson.hear({"event": "players", "data": str(players)})
        assert (lesson.state.players, lesson.part.at) == (players, 0)
        assert len(lesson.part.story.deal.dealt) == players
        assert text_of(keyed(lesson.page, f"hand-{learner(players)}")).startswith(
            f"{seat_name(learner(players), players)}, your seat"
        )
        pressed = [b[1]["data"] for b in with_event(lesson.page, "players") if b[1]["aria-pressed"] == "true"]
        assert pressed == [str(players)]
    lesson.hear({"event": "players", "data": "9"})
    assert lesson.state.players == v.players[-1]


def test_the_auction_can_be_switched_on_and_off():
    lesson = opened("?table=purple&seed=12&at=4")
    assert not any(scene.phase == "auction" for scene in lesson.part.scenes)
    lesson.hear({"event": "auction", "data": "held"})
    assert lesson.state.search == "?table=purple&seed=12&auction=held"
    assert [scene.phase for scene in lesson.part.scenes][:2] == ["auction", "auction"]
    assert "the turned card decides nothing" in text(lesson.page)
    lesson.hear({"event": "auction", "data": ""})
    assert text_of(keyed(lesson.page, "first")).startswith("There is no")
    assert not any(scene.phase == "auction" for scene in lesson.part.scenes)


@pytest.mark.parametrize(
    ("link", "note"),
    [
        ("?table=purple&players=6", "Purple Pinochle is for 2, 3 or 4 players."),
        ("?table=purple&players=x", "The link says players='x': Purple Pinochle is for 2, 3 or 4 players."),
        ("?table=purple-rummy&players=22", "Purple Rummy is for 2, 3, 4, 5 or 6 players."),
        ("?table=purple&auction=<b>", "The link says auction='<b>': say 'held'"),
        ("?table=purple-rummy&at=-1", "that is no whole number"),
    ],
)
def test_a_hostile_link_gives_a_clear_line(link, note):
    lesson = opened(link)
    assert note in lesson.notes[0]
    assert "deals" in text(lesson.page)


def test_another_table_and_back():
    lesson = opened("?table=purple&players=3&auction=held&seed=5&at=6")
    for table in ("pagat", "purple", "purple-rummy", "hoyle", "purple"):
        lesson.hear({"event": "table", "value": table})
        assert lesson.notes == ()
        assert lesson.part.at == 0
        assert "deals" in text(lesson.page)
        lesson.hear({"event": "on"})
        assert lesson.page.spoken == lesson.part.scenes[0].title
    assert len(lesson.part.story.deal.dealt) == 4


# --- coloured cards ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_cards_dealt_come_out_even_and_the_assumed_rule_is_marked(players):
    lesson = opened(f"?table=purple&players={players}&seed=7")
    left = 49 - 12 * players
    assert f"{players} × 12 + {left} = 49" in text(lesson.page)
    assert codes(keyed(lesson.page, "cards-turned")) == [str(lesson.part.story.deal.turned)]
    assert ("where two or three play" in text_of(keyed(lesson.page, "assumed"))) is (players < 4)


def test_each_meld_is_shown_with_its_cards_its_type_and_why():
    lesson = opened("?table=purple&seed=12")
    for phase in ("meld", "second_meld"):
        lesson.hear({"event": "phase", "data": phase})
        scene = lesson.part.scene
        while not scene.laid:
            lesson.hear({"event": "on"})
            scene = lesson.part.scene
        felt = text_of(keyed(lesson.page, "felt"))
        for meld in scene.laid:
            assert meld.why in felt
        for kind, points in scene.laid.by_type.items():
            assert (f"Type {kind}: {points}" in felt) is (points > 0)
        hand = keyed(lesson.page, "hand")[1]["state"]
        marked = {hand["cards"][place]["code"] for place, mark in hand["states"].items() if mark == "best"}
        assert marked == {str(card) for meld in scene.laid for card in meld.cards}


def test_the_cards_of_partners_lie_together_in_the_second_meld():
    lesson = opened("?table=purple&seed=12")
    lesson.hear({"event": "phase", "data": "second_meld"})
    deal = lesson.part.story.deal
    won = {
        str(c)
        for t, cards in zip(deal.state.tricks, deal.tricks, strict=True)
        if t.winner in {0, 2}
        for c in cards
    }
    assert set(codes(keyed(lesson.page, "hand"))) == won
    assert f"Won by North-South: {len(won)} cards" in keyed(lesson.page, "hand")[1]["state"]["label"]


def test_at_the_end_of_a_trick_the_step_that_decides_is_named():
    lesson, seen = opened("?table=purple&players=3&seed=3"), set()
    lesson.hear({"event": "phase", "data": "play"})
    for _ in range(12):
        lesson.hear({"event": "trick"})
        step = lesson.part.scene.step
        asked = [node for node in every(keyed(lesson.page, "steps-won")) if node[0] == "li"]
        assert len(asked) == ["trump", "led-colour", "led-suit"].index(step) + 1
        assert [" No" in text_of(node) for node in asked] == [True] * (len(asked) - 1) + [False]
        assert ("third step is assumed" in text_of(keyed(lesson.page, "assumed"))) is (step == "led-suit")
        seen.add(step)
    assert seen == {"trump", "led-colour", "led-suit"}
    lesson.hear({"event": "trick-before"})
    assert lesson.part.scene.step
    assert "Trick 11 of 12" in text(lesson.page)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_board_adds_up_to_the_score(players):
    lesson = opened(f"?table=purple&players={players}&seed=12&at=999")
    result, rows = lesson.part.story.deal.result, cells(lesson)
    assert rows[0][-1] == "Sum"
    for row, change in zip(rows[1:], result.change, strict=True):
        _, _, first, points, second, whole = row
        assert int(first) + int(points) + int(second) == int(whole) == change
    assert "≈" in rows[0][3]


def test_a_lost_bid_is_struck_out_and_costs_the_bid():
    lesson = opened("?table=purple")
    lesson.hear({"event": "example", "data": "set"})
    deal = lesson.part.story.deal
    row = cells(lesson)[1:][deal.result.bidder]
    assert "lost" in row[-2]
    assert row[-1] == f"\N{MINUS SIGN}{deal.state.bid}"


# --- turns -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_stock_after_the_deal_is_the_packs_rest(players):
    lesson = opened(f"?table=purple-rummy&players={players}&seed=7")
    stock = {2: 28, 3: 21, 4: 16, 5: 13, 6: 12}[players]
    assert f"Stock: {stock}" in text_of(keyed(lesson.page, "piles"))
    assert f"+ 1 + {stock} = 49" in text(lesson.page)


def test_the_table_shows_piles_melds_sizes_and_the_hands_one_may_see():
    lesson = opened("?table=purple-rummy&players=4&seed=2")
    table = lesson.variant.rules.meld
    for at, scene in enumerate(lesson.part.scenes, start=1):
        lesson.hear({"event": "to", "value": str(at)})
        piles = keyed(lesson.page, "piles")
        assert f"Stock: {scene.stock}" in text_of(piles)
        tops = [codes(node) for node in every(piles) if node[0] == "cards"]
        assert tops == ([[str(scene.top)]] if scene.top else [])
        for place, laid in enumerate(scene.laid):
            node = keyed(lesson.page, f"meld-{place}")
            kind, owner = table[laid.group.kind].name, seat_name(laid.owner, 4)
            assert f"Meld {place + 1}: {kind}, {owner}" in text_of(node)
            assert codes(next(n for n in every(node) if n[0] == "cards")) == [
                str(c) for c in laid.group.cards
            ]
            assert ("pl-lies-used" in node[1]["class"]) is (scene.touched == place)
        assert [row[1] for row in cells(lesson)[1:]] == [str(size) for size in scene.sizes]
        assert sorted(codes(keyed(lesson.page, "hand"))) == sorted(map(str, scene.hand))
        assert has(lesson.page, "own") is (scene.seat != 2)
        if scene.seat != 2:
            assert sorted(codes(keyed(lesson.page, "cards-own"))) == sorted(map(str, scene.own))


def test_one_can_go_on_turn_by_turn_and_from_meld_to_meld():
    lesson = opened("?table=purple-rummy&players=3&seed=4")
    turns = sum(scene.verb == "draw" for scene in lesson.part.scenes)
    for _ in range(turns):
        lesson.hear({"event": "turn"})
        assert lesson.part.scene.verb == "draw"
    lesson.hear({"event": "turn"})
    assert lesson.part.at == lesson.part.last
    for _ in range(turns):
        lesson.hear({"event": "turn-before"})
    assert lesson.part.at == 1
    melds = [n for n, scene in enumerate(lesson.part.scenes, start=1) if scene.touched is not None]
    for at in melds:
        lesson.hear({"event": "meld"})
        assert lesson.part.at == at
    assert with_event(lesson.page, "meld")[0][1]["aria-disabled"] == "true"


def test_at_the_end_each_pays_what_is_left():
    lesson = opened("?table=purple-rummy&players=5&seed=1&at=999")
    story = lesson.part.story
    assert story.out is not None
    rows = cells(lesson)
    costs = [int(row[3]) for row in rows[1:]]
    assert costs[story.out] == 0
    assert sum(costs) == story.deal.result.change[story.out]
    assert f"{seat_name(story.out, 5)} goes out by" in text_of(keyed(lesson.page, "answers"))
    for seat, hand in enumerate(story.deal.hands):
        if hand:
            assert sorted(codes(keyed(lesson.page, f"cards-left-{seat}"))) == sorted(map(str, hand))


# --- examples ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("v", "known"),
    [(PURPLE, example_deals), (RUMMY, whole_turns_examples)],
    ids=["purple", "rummy"],
)
def test_an_example_opens_its_deal_where_it_happens(v, known):
    assert set(known.SEEDS[v.id]) == {one.key for one in known.EXAMPLES}
    lesson = opened(f"?table={v.id}")
    for button, one in zip(with_event(lesson.page, "example"), known.EXAMPLES, strict=True):
        lesson.hear({"event": "example", "data": button[1]["data"]})
        assert lesson.notes == ()
        seed = known.SEEDS[v.id][one.key]
        assert (lesson.state.seed, lesson.state.players) == (seed, one.players)
        assert lesson.part.at > 0
        assert f"This is deal {seed}: {text_of(button)}." in text(lesson.page)
    lesson.hear({"event": "example", "data": "<none>"})
    assert lesson.notes == ()


def test_the_search_finds_the_same_deals():
    found = whole_turns_examples.FOUND.search(RUMMY, most=10)
    assert found == {
        key: seed for key, seed in whole_turns_examples.SEEDS["purple-rummy"].items() if seed < 10
    }
    found = example_deals.FOUND.search(PURPLE, most=10)
    assert found == example_deals.SEEDS["purple"]


def test_the_examples_show_what_they_say():
    lesson = opened("?table=purple-rummy")
    says = {
        "out-meld": "goes out by laying a meld",
        "out-lay-off": "goes out by laying off",
        "keep": "keeps the last card",
        "new-stock": "shuffled into a new one",
        "nobody": "nobody scores",
    }
    for key, words in says.items():
        lesson.hear({"event": "example", "data": key})
        if key.startswith("out"):
            lesson.hear({"event": "on"})
        assert words in text(lesson.page)
    lesson.hear({"event": "example", "data": "two-kinds"})
    assert "It says a colour " in text(lesson.page) or "It says a " in text(lesson.page)


def test_the_lesson_speaks_of_the_game_that_is_played():
    titles = {
        "purple": "A whole deal, step by step",
        "purple-rummy": "A whole deal, turn by turn",
        "pagat": "A whole hand, step by step",
    }
    parts = {"purple": 0, "purple-rummy": 0, "pagat": 2}
    sources = {"purple": "Lowest bid", "purple-rummy": "Melds that a player may lay", "pagat": "Lowest bid"}
    for table, title in titles.items():
        lesson = opened(f"?table={table}")
        assert title in text(lesson.page)
        assert len(with_event(lesson.page, "step")) == parts[table]
        assert sources[table] in text_of(keyed(lesson.page, "fold-sources"))
