"""A whole hand, walked forwards and backwards at every table."""

import pytest

import pinochle_learn as pl
from pinochle_learn.lessons.whole_hand.suits.games import GAMES
from pinochle_learn.widgets.nodes import text_of
from tests.lessons.tree import every, keyed, nodes, text, with_event
from tests.lessons.whole_hand.pages import TABLES, VARIANTS, opened

KITTY = [v.id for v in VARIANTS if v.rules.kitty]
STOCK = [v.id for v in VARIANTS if v.rules.stock]


def cards(node):
    """The cards that a row or a hand shows."""
    return [card["code"] for card in node[1]["state"]["cards"]]


def inside(node, key):
    """The node with this key inside another."""
    return next(one for one in every(node) if one[1].get("key") == key)


def has(page, key):
    """Whether a page shows a node with this key."""
    return any(node[1].get("key") == key for node in nodes(page))


@pytest.mark.parametrize("table", TABLES)
def test_forwards_to_the_result_and_backwards_to_the_deal(table):
    lesson = opened(f"?table={table}&seed=12")
    part, titles = lesson.part, [keyed(lesson.page, "title")]
    while part.at < part.last:
        lesson.hear({"event": "on"})
        titles.append(lesson.page.spoken)
        assert lesson.notes == ()
        assert "{" not in text_of(keyed(lesson.page, "whole"))
    result = part.story.deal.result
    for side in result.sides:
        assert side.why in text(lesson.page)
    back = [lesson.page.spoken]
    while part.at > 1:
        lesson.hear({"event": "back"})
        back.append(lesson.page.spoken)
    assert back == titles[:0:-1]
    assert f"at={1}" in lesson.page.place


@pytest.mark.parametrize("table", TABLES)
def test_each_phase_can_be_reached(table):
    lesson = opened(f"?table={table}")
    phases = with_event(lesson.page, "phase")
    assert len(phases) >= (3 if pl.variant(table).rules.stock else 5)
    for button in phases:
        lesson.hear({"event": "phase", "data": button[1]["data"]})
        scene = lesson.part.scene
        assert (scene.phase if scene else "over") == button[1]["data"]


@pytest.mark.parametrize("table", TABLES)
def test_the_deal_is_told_by_the_record(table):
    lesson = opened(f"?table={table}&seed=7")
    rules, said = pl.variant(table).rules, text(lesson.page)
    players, hand = rules.table.players.value[0], rules.deal.hand.value
    words = {12: "twelve", 15: "15", 20: "20"}
    kitty = " and three to the kitty" if rules.kitty else ""
    assert f"deals {words[hand]} cards to each player{kitty}" in said
    away = " + 3" if rules.kitty else " + 24" if rules.stock else ""
    both = f"{players} × {hand}{away} = {48 if away else players * hand}"
    assert f"{both}, the whole pack." in said
    assert has(lesson.page, f"hand-{players - 1}")
    assert not has(lesson.page, f"hand-{players}")


def test_the_sum_of_a_deal_that_cannot_be_is_explained():
    said = text(opened("?table=three-handed-wikihow").page)
    assert "The page deals 18 each and 3 to the kitty: 3 × 18 = 54, 57 with the kitty." in said
    assert "3 × 18" not in text(opened("?table=cutthroat").page)


@pytest.mark.parametrize("table", TABLES)
def test_the_end_shows_every_side_in_one_table(table):
    lesson = opened(f"?table={table}&at=999")
    result, rules = lesson.part.story.deal.result, lesson.variant.rules
    board = keyed(lesson.page, "score")
    rows = [[text_of(cell) for cell in row[2]] for row in every(board) if row[0] == "tr"]
    alone = not rules.table.partners.value
    assert rows[0] == [
        "Player" if alone else "Side",
        "Meld",
        "Trick points",
        "Chips" if rules.chips else "Score",
    ]
    assert len(rows) == 1 + len(result.sides)
    for row, change in zip(rows[1:], result.change, strict=True):
        assert row[-1] == f"{change:+d}".replace("-", "\N{MINUS SIGN}").replace("+0", "0")
    names = ["North", "East", "South"] if alone else ["North-South", "East-West"]
    names = ["North", "South"] if rules.stock else names
    assert [row[0] for row in rows[1:]] == names


@pytest.mark.parametrize("table", KITTY)
def test_the_kitty_lies_face_down_for_whoever_has_not_seen_it(table):
    lesson = opened(f"?table={table}")
    story_, shown = lesson.part.story, lesson.variant.rules.kitty.shown.value
    bidder, taken = story_.deal.state.bidder, [s.phase for s in story_.scenes].index("kitty") + 1
    for at, scene in enumerate(story_.scenes, start=1):
        lesson.hear({"event": "to", "value": str(at)})
        seen = at == taken or (at > taken and (shown or scene.seat == bidder))
        assert has(lesson.page, "kitty-down") is not seen
        assert has(lesson.page, "cards-kitty") is seen
        told = text_of(keyed(lesson.page, "answers"))
        secret = [card.symbol for card in story_.deal.buried]
        if scene.away:
            assert ("alone knows what is buried: " + " ".join(secret) in told) is (scene.seat == bidder)
    lesson.hear({"event": "to", "value": str(lesson.part.last)})
    assert cards(keyed(lesson.page, "cards-kitty")) == [str(card) for card in story_.deal.kitty]
    assert cards(keyed(lesson.page, "cards-buried")) == [str(card) for card in story_.deal.buried]


@pytest.mark.parametrize("table", KITTY)
def test_what_may_be_buried_is_marked_in_the_hand(table):
    lesson = opened(f"?table={table}")
    lesson.hear({"event": "phase", "data": "bury"})
    scene, state = lesson.part.scene, keyed(lesson.page, "hand")[1]["state"]
    marks = list(state["states"].values())
    assert marks.count("best") == 3
    assert len(marks) - marks.count("forbidden") == len(scene.legal)
    assert state["words"]["forbidden"] == "may not be buried"


def test_the_card_that_is_played_is_marked_in_the_hand_as_shown():
    lesson = opened("?table=pinochlerun&seed=7&at=15")
    scene, state = lesson.part.scene, keyed(lesson.page, "hand")[1]["state"]
    best = [state["cards"][place]["code"] for place, mark in state["states"].items() if mark == "best"]
    assert best == [str(scene.hand[place]) for place in scene.chosen]
    marked = {place for place, mark in state["states"].items() if mark in {"allowed", "best"}}
    allowed = {state["cards"][place]["code"] for place in marked}
    assert allowed == {str(scene.hand[place]) for place in scene.legal}


@pytest.mark.parametrize("table", ["pagat", "double-deck", "auction"])
def test_one_can_go_on_from_trick_to_trick(table):
    lesson = opened(f"?table={table}")
    lesson.hear({"event": "phase", "data": "play"})
    for _ in range(lesson.variant.rules.deal.hand.value):
        lesson.hear({"event": "trick"})
        assert "wins the trick" in lesson.part.scene.then
    assert lesson.part.at == lesson.part.last - 1
    lesson.hear({"event": "trick"})
    assert lesson.part.scene is None
    assert with_event(lesson.page, "trick") == []


@pytest.mark.parametrize("table", STOCK)
def test_a_deal_with_a_stock_can_be_walked_by_tricks_and_melds_and_back(table):
    lesson = opened(f"?table={table}&seed=12&at=1")
    part, ends = lesson.part, []
    for _ in range(24):
        lesson.hear({"event": "trick"})
        assert "wins the trick" in part.scene.then
        ends.append(part.at)
    assert part.at == part.last - 1
    for at in reversed(ends[:-1]):
        lesson.hear({"event": "trick-before"})
        assert part.at == at
    lesson.hear({"event": "trick-before"})
    assert part.at == 0
    melds = [n for n, scene in enumerate(part.story.scenes, start=1) if scene.melds]
    assert len(melds) > 4
    lesson.hear({"event": "on"})
    for at in melds:
        assert with_event(lesson.page, "meld")[0][1].get("aria-disabled") is None
        lesson.hear({"event": "meld"})
        assert part.at == at
    assert with_event(lesson.page, "meld")[0][1]["aria-disabled"] == "true"
    lesson.hear({"event": "meld"})
    assert part.at == melds[-1]
    lesson.hear({"event": "phase", "data": "over"})
    assert with_event(lesson.page, "meld") == []


@pytest.mark.parametrize("table", STOCK)
def test_the_table_shows_stock_turned_card_and_melds_with_what_they_served_for(table):
    lesson = opened(f"?table={table}&seed=12")
    told, higher = lesson.part.story, lesson.variant.rules.meld.reuse.value == "higher"
    assert "23 face down" in text_of(keyed(lesson.page, "stock"))
    shown = 0
    for at, scene in enumerate(told.scenes, start=1):
        lesson.hear({"event": "to", "value": str(at)})
        assert has(lesson.page, "stock") is (scene.stock > 0)
        assert has(lesson.page, "spreads") is any(scene.spreads)
        if scene.stock:
            assert cards(inside(keyed(lesson.page, "turned"), "card")) == [str(scene.turned)]
        for seat, spread in enumerate(scene.spreads if any(scene.spreads) else ()):
            row = keyed(lesson.page, f"spread-{seat}")
            lying = [node for node in every(row) if node[1].get("class", "").startswith("pl-lies")]
            assert [cards(inside(node, "card"))[0] for node in lying] == [str(card.card) for card in spread]
            for place, (node, card) in enumerate(zip(lying, spread, strict=True)):
                label = inside(node, "card")[1]["state"]["label"]
                for service in card.served:
                    said = f"{service.type} {service.points}" if higher else service.type
                    assert said in [text_of(child) for child in node[2][1:]]
                    assert f"type {service.type}: {service.name}, {service.points}" in label
                used = seat == scene.seat and place in scene.lying
                assert ("pl-lies-used" in node[1]["class"]) is used
                assert label.endswith(("; played", "; joins")) is used
                shown += used
    assert shown > 5


def test_the_winner_of_a_trick_is_shown_while_it_melds():
    lesson = opened("?table=two-handed&seed=12&at=1")
    lesson.hear({"event": "meld"})
    state = keyed(lesson.page, "trick")[1]["state"]
    assert [play["caption"] for play in state["plays"]] == ["", "wins"]
    assert "South wins the trick" in [fact["text"] for fact in state["facts"]]


@pytest.mark.parametrize("table", STOCK)
def test_a_turned_nine_is_told_of_before_the_first_card(table):
    v = pl.variant(table)
    seed = next(seed for seed in range(100) if v.deal(seed=seed).stock[-1].rank == "9")
    lesson = opened(f"?table={table}&seed={seed}")
    pays = v.rules.stock.turned_nine.value
    assert ("It is a nine: South, who dealt, scores 10 at once." in text(lesson.page)) is pays
    assert ("At this table a turned nine pays nothing." in text(lesson.page)) is not pays
    rows = [
        [text_of(cell) for cell in row[2]] for row in every(keyed(lesson.page, "score")) if row[0] == "tr"
    ]
    assert rows[2] == ["South", "10" if pays else "0", "0"]


def test_at_the_end_the_tricks_are_counted_and_rounded():
    lesson = opened("?table=two-handed&seed=12&at=999")
    result, said = lesson.part.story.deal.result, text(lesson.page)
    assert "The hand is over: both score" in said
    for side in result.sides:
        assert f": {side.trick_points} points." in said
        assert side.tricks_counted % 10 == 0
    assert "a last figure of 7, 8 or 9 goes up, any other down" in said
    assert "goes up" not in text(opened("?table=two-handed-wikihow&seed=12&at=999").page)


@pytest.mark.parametrize("table", STOCK)
def test_an_example_near_the_target_tells_of_the_game(table):
    for key, game in GAMES[table].items():
        lesson = opened(f"?table={table}&ask={key}")
        assert lesson.notes == ()
        assert lesson.part.story.deal.before == game.before
        assert f"Before this deal: North {game.before[0]} and South {game.before[1]}." in text(lesson.page)
        lesson.hear({"event": "phase", "data": "over"})
        result = lesson.part.story.deal.result
        end = result.why.removeprefix(" ".join(side.why for side in result.sides)).strip()
        assert end
        assert end in text(lesson.page)
        told = lesson.part.story.scenes[-1].action == "declare out"
        assert told is (key in {"declared", "wrongly-declared"})
        assert ("nothing is rounded" in text(lesson.page)) is told
        lesson.hear({"event": "deal"})
        assert lesson.state.ask == ""
        assert not any(lesson.part.story.deal.before)


def test_an_example_that_a_table_does_not_have_is_its_plain_deal():
    lesson = opened("?table=two-handed&ask=declared")
    seed = lesson.part.story.deal.seed
    lesson.hear({"event": "table", "value": "pagat"})
    assert (lesson.state.ask, lesson.notes) == ("", ())
    lesson = opened(f"?table=two-handed&ask=declared&seed={seed + 1}")
    assert "leave out one of the two" in lesson.notes[0]
    assert not any(lesson.part.story.deal.before)
    (note,) = opened("?ask=whist").notes
    assert note.startswith("The link says ask='whist': there is no example 'whist' at this table. There is ")


def test_a_step_beyond_the_deal_is_its_last_and_one_that_is_none_is_named():
    assert opened("?seed=3&at=9999999").part.scene is None
    assert opened("?seed=3&at=9999999").part.at == opened("?seed=3&at=9999999").part.last
    lesson = opened("?seed=3&at=-5")
    assert lesson.part.at == 0
    assert lesson.notes == ("The link says at='-5': that is no whole number from 0 on, such as 7.",)


@pytest.mark.parametrize(
    ("link", "note"),
    [
        ("table=auction&seed=1e9", "The link says seed='1e9': that is no whole number"),
        ("table=npa&seed=9999999999999999", "seed='9999999999999999': that is no whole number"),
        ("table=cutthroat&step=<b>", "The link says step='<b>': that is no part of a lesson"),
        (
            "table=npa&step=practise",
            "step='practise': this lesson has no such part at this table.",
        ),
        ("table=whist", "There is no variant 'whist'."),
        ("table=auction&at=٣", "that is no whole number"),
        ("table=double-deck&hand=9S", "9"),
    ],
)
def test_a_hostile_link_gives_a_clear_line(link, note):
    lesson = opened("?" + link)
    assert note in lesson.notes[0]
    assert lesson.part.at == 0
    assert "deals" in text(lesson.page)


def test_another_table_keeps_the_deal_and_fits_the_step():
    lesson = opened("?table=pagat&seed=7&at=500")
    for table in TABLES:
        lesson.hear({"event": "table", "value": table})
        assert lesson.state.seed == 7
        assert lesson.part.at <= lesson.part.last
