"""The lesson on play at the tables with coloured cards, walked through its controller."""

import pytest

import pinochle_learn as pl
from pinochle_learn.lessons.tricks.colours import bank as purple_tricks
from pinochle_learn.lessons.tricks.colours.words import other_reading
from pinochle_learn.lessons.tricks.page import tricks_lesson
from pinochle_learn.lessons.tricks.turns import bank as rummy_turns
from pinochle_learn.widgets.nodes import text_of
from tests.lessons.tree import keyed, nodes, text, with_event

PURPLE, RUMMY = pl.variant("purple"), pl.variant("purple-rummy")
TRICK = "?table=purple&hand=TBk.KGr.ASi.ARd.JBl&trick=QSi.9Bl.ABl&trump=Bk"


def opened(search, kept=None):
    lesson = tricks_lesson()
    lesson.hear({"event": "open", "search": search, "kept": kept or {}})
    return lesson


def state(lesson, key):
    return keyed(lesson.page, key)[1]["state"]


def do(lesson, event, **more):
    lesson.hear({"event": event, **more})
    return lesson.page.spoken


# --- explore -----------------------------------------------------------------------------------------------


def test_every_card_is_answered_as_the_engine_answers():
    lesson = opened(TRICK)
    plays = PURPLE.legal("TBk KGr ASi ARd JBl", trick="QSi 9Bl ABl", trump="Bk")
    for place, card in enumerate(lesson.part.hand):
        assert do(lesson, "card", value={"index": place, "code": str(card)}) == plays[card].why
        assert state(lesson, "hand")["states"][place] == ("allowed" if card in plays else "forbidden")
    for question in plays.path:
        assert question.question in text(lesson.page)
    assert "Do you hold a trump, a black card, to play instead?" in text(lesson.page)


def test_the_switch_says_at_once_who_wins_in_the_other_reading():
    lesson = opened(TRICK)
    shown = text(lesson.page)
    assert "East is winning with the blue ace of diamonds." in shown
    assert "The readings differ." in shown
    assert [play["sign"] for play in state(lesson, "trick")["plays"]] == ["", "", "winning", ""]
    said = do(lesson, "reading", data="alone")
    assert said.startswith("West is winning with the silver queen of diamonds.")
    assert "In the other reading the blue ace of diamonds would win." in said
    assert [play["sign"] for play in state(lesson, "trick")["plays"]] == ["winning", "", "", ""]
    assert lesson.state.at == 1
    assert opened(lesson.state.search).state == lesson.state
    assert "The lead counts." in text(opened(lesson.state.search).page)
    do(lesson, "reading", data="nonsense")
    assert lesson.state.at == 1


def test_where_the_other_reading_changes_nothing_that_is_said():
    lesson = opened("?table=purple&hand=TBk&trick=QSi.9Bk&trump=Bk")
    assert "Both readings agree." in text(lesson.page)
    assert "a trump was played, so step one decides" in do(lesson, "reading", data="alone")


def test_a_button_lays_out_a_trick_on_which_the_readings_differ():
    lesson = opened(TRICK)
    for _ in range(5):
        said = do(lesson, "differ")
        cards, trump = lesson.part.trick, lesson.state.trump
        here = PURPLE.winner(cards, trump=trump)
        there = other_reading(PURPLE).winner(cards, trump=trump)
        assert here.position != there.position
        assert here.card.name in said
        assert there.card.name in said


def test_trump_is_a_colour_and_cards_of_ones_own_can_be_laid_out():
    lesson = opened(TRICK)
    assert [text_of(button) for button in with_event(lesson.page, "trump")][:2] == ["black", "red"]
    do(lesson, "trump", data="Si")
    assert lesson.state.trump == "Si"
    assert "West is winning with the silver queen of diamonds." in text(lesson.page)
    do(lesson, "hand-text", value="KGo 8Go")
    do(lesson, "trick-text", value="")
    assert lesson.part.hand == PURPLE.pack.read("KGo 8Go")
    assert "No card lies on the table yet: you lead." in text(lesson.page)
    do(lesson, "pick", value={"code": "ABr"})
    assert "ABr" in lesson.state.hand
    do(lesson, "trick-text", value="KS")
    assert "write a rank and a colour, such as KBk" in lesson.notes[0]
    do(lesson, "trump", data="S")
    assert "no colour of this pack" in lesson.notes[0]


@pytest.mark.parametrize("search", ["?table=purple", "?table=purple&trump=H", "?table=purple&hand=AS"])
def test_a_trick_with_a_trump_colour_is_laid_out_where_the_link_has_none(search):
    lesson = opened(search)
    assert lesson.state.trump in PURPLE.pack.suits_or_colours
    assert lesson.part.hand
    do(lesson, "deal")
    do(lesson, "all")
    assert len(state(lesson, "hand")["states"]) == len(lesson.part.hand)


def test_assumed_numbers_and_the_assumed_reading_are_marked():
    assumed = [text_of(node) for node in nodes(opened(TRICK).page) if node[1].get("class") == "pl-assumed"]
    assert any("These numbers are assumed." in line for line in assumed)
    assert any("third step could never apply" in line for line in assumed)


# --- practise ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "bank"), [("purple", purple_tricks.BANK), ("purple-rummy", rummy_turns.BANK)]
)
@pytest.mark.parametrize("yes", [True, False])
def test_every_situation_is_practised_to_its_end(table, bank, yes):
    for situation in bank:
        lesson = opened(f"?table={table}&step=practise&ask={situation.key}&seed=4")
        part, asked = lesson.part, lesson.part.exercise
        assert asked.question in text(lesson.page)
        if asked.offers:
            offer = next(one for one in asked.offers if one.right is yes)
            said = do(lesson, "said", data=offer.value)
            assert offer.why in said
        else:
            chosen = [place for place, card in enumerate(asked.hand) if asked.fits[card][0] is yes]
            do(lesson, "chosen", value=chosen)
            do(lesson, "check")
        if not yes and part.answer.right:
            continue  # where every card fits, and none of the others was chosen, nothing is wrong
        assert part.answer.right is yes
        assert lesson.practice.level(situation.key) == int(yes)
        if not yes:
            do(lesson, "reveal")
        assert part.answer.right
        assert all(reason in lesson.page.spoken for reason in asked.reasons)
        do(lesson, "next")
        assert lesson.notes == ()
        assert part.answer is None


def test_the_winner_is_marked_once_it_is_known():
    lesson = opened("?table=purple&step=practise&ask=win-suit&seed=2")
    assert all(not play["sign"] for play in state(lesson, "trick")["plays"])
    do(lesson, "reveal")
    asked = lesson.part.exercise
    won = PURPLE.winner(asked.rows[0].cards, trump=asked.trump).position
    assert [play["sign"] for play in state(lesson, "trick")["plays"]].index("winning") == won


def test_progress_is_kept_for_each_table():
    lesson = opened("?table=purple", {"tricks:purple": {"void": 2}, "tricks:purple-rummy": {"order": 1}})
    assert lesson.practice.mastered == 1
    do(lesson, "table", value="purple-rummy")
    assert (lesson.practice.mastered, lesson.practice.level("order")) == (0, 1)


# --- a turn ------------------------------------------------------------------------------------------------


def codes(lesson):
    return [str(card) for card in lesson.part.live.hand]


def choose(lesson, cards):
    held = codes(lesson)
    return do(lesson, "chosen", value=[held.index(card) for card in cards.split()])


def test_a_turn_is_played_by_its_four_steps():
    lesson = opened("?table=purple-rummy")
    assert "Your turn: draw a card." in text(lesson.page)
    assert "First of all a card is drawn." in choose(lesson, "KBk QBk JBk")
    assert do(lesson, "act", data="draw discard").startswith("You drew the black ten of spades")
    assert "Just drawn: the black ten of spades." in text(lesson.page)
    assert "A card has been drawn already" in do(lesson, "act", data="draw stock")
    assert "Not now." in text(lesson.page)
    assert "Discard it: no. The black ten of spades was just drawn" in choose(lesson, "TBk")
    choose(lesson, "KBk QBk JBk TBk")
    labels = [text_of(node) for node in with_event(lesson.page, "act")]
    assert [label for label in labels if label.startswith("Lay as")] == [
        "Lay as a suit run",
        "Lay as a colour run",
        "Lay as a colour set",
    ]
    do(lesson, "act", data="meld TBk JBk QBk KBk as color-run")
    assert "2. Yours: colour run" in text(lesson.page)
    assert "Lay as a meld: no. " in choose(lesson, "KRd")
    said = do(lesson, "act", data="discard KRd")
    assert said.startswith("You discarded the red king of hearts: your turn is over.")
    assert "North drew from the stock" in said
    assert said.endswith("Your turn: draw a card.")
    assert lesson.part.live.done == [1, 4, 4]


def test_a_link_leads_back_to_the_same_moment_and_acts_can_be_taken_back():
    lesson = opened("?table=purple-rummy&seed=3&players=4")
    do(lesson, "act", data="draw stock")
    again = opened(lesson.state.search)
    assert again.part.live.deal == lesson.part.live.deal
    assert again.state == lesson.state
    do(lesson, "back")
    assert lesson.part.live.stage == "draw"
    assert lesson.state.facts == ""


def test_a_deal_is_played_to_its_end_and_dealt_anew():
    lesson = opened("?table=purple-rummy&seed=2")
    for n in range(400):
        if lesson.part.live.over:
            break
        actions = lesson.part.live.deal.actions()
        do(lesson, "act", data=actions[0 if n % 3 else -1])
    result = lesson.part.live.deal.result
    assert result.why in text(lesson.page)
    assert "gone out" in text(lesson.page)
    assert state(lesson, "hand")["mode"] == "none"
    do(lesson, "act", data="draw stock")
    assert "The deal is over" in text(lesson.page)
    do(lesson, "deal")
    assert "Your turn: draw a card." in text(lesson.page)
    do(lesson, "players", data="6")
    assert len(lesson.part.live.hand) == 6
    do(lesson, "players", data="7")
    assert lesson.part.live.players == 6


def test_the_deal_waits_while_one_practises():
    lesson = opened("?table=purple-rummy")
    do(lesson, "act", data="draw stock")
    done = list(lesson.part.live.done)
    do(lesson, "step", data="practise")
    do(lesson, "step", data="turn")
    assert lesson.part.live.done == done
    assert lesson.state.seed == 6
    assert lesson.state.ask == ""


@pytest.mark.parametrize("facts", ["-1", "99", "0.99", "7.7.7.7"])
def test_a_link_with_acts_that_cannot_be_still_opens(facts):
    lesson = opened(f"?table=purple-rummy&facts={facts}")
    assert lesson.notes[0].startswith(f"The link says facts='{facts}': these acts cannot all be done")
    assert "?" in text(lesson.page) or "draw a card" in text(lesson.page)


# --- from table to table -----------------------------------------------------------------------------------


def test_other_tables_and_back_keep_the_part_and_leave_nothing_of_the_other_game():
    lesson = opened("?table=pagat&hand=AS.KS&trick=QS&trump=H")
    titles = {"purple": "Which cards may I play?", "purple-rummy": "What may I do on my turn?"}
    for table in ("purple", "pagat", "purple-rummy", "purple", "purple-rummy", "pagat"):
        do(lesson, "table", value=table)
        assert lesson.notes == ()
        assert titles.get(table, "Which cards may I play?") in text(lesson.page)
        assert (lesson.state.trump in PURPLE.pack.suits_or_colours) == (table == "purple")
    do(lesson, "step", data="practise")
    for table in ("purple-rummy", "purple", "pagat"):
        do(lesson, "table", value=table)
        assert lesson.notes == ()
        assert lesson.step == "practise"


def test_the_sources_are_those_of_the_game():
    assert "May a trump be played instead of following suit?" in text(opened("?table=purple").page)
    assert "May the card just drawn be discarded?" in text(opened("?table=purple-rummy").page)


def test_words_mean_what_they_mean_at_the_table():
    def tip(search, word):
        page = opened(search).page
        return text_of(next(node for node in nodes(page) if node[1].get("id") == f"tip-{word}"))

    assert tip("?table=pagat", "trump") == "The suit that beats the other three."
    assert tip("?table=purple", "trump").startswith("The colour that beats the other six.")
    assert tip("?table=purple-rummy", "meld").startswith("Three or more cards")
    assert tip("?table=purple-rummy", "lay-off").startswith("To add a card")
