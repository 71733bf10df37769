"""Ask the rules: the page answers as the engine does, at every table, and shows the fields of use there."""

from inspect import signature

import pytest

import pinochle_learn as pl
from pinochle_learn.lessons.ask.page import first_look_page
from pinochle_learn.teaching.page.custom_table import House, to_code
from pinochle_learn.teaching.page.state import PageState
from pinochle_learn.teaching.scores.clamp import usual
from pinochle_learn.teaching.scores.hand import keywords
from pinochle_learn.teaching.words.table_kinds import has_phases
from pinochle_learn.widgets.nodes import text_of
from tests.lessons.tree import every, keyed, nodes, text
from tests.support.hosts import Recorder
from tests.support.tables import SUITED

TABLES = SUITED
ONE_BY_ONE = [v for v in TABLES if v.rules.meld.who.value == "trick_winner"]
HAND = "AS TS KS QS JS KS QS JD KC"


def opened(search):
    page = first_look_page()
    page.hear({"event": "open", "search": search, "kept": {}})
    return page


def typed(page, **texts):
    """Fills in fields of cards."""
    for name, value in texts.items():
        page.hear({"event": "ask", "data": name, "value": value})


def fact(page, key, value):
    page.hear({"event": "fact", "data": key, "value": value})


def at(page, v):
    page.hear({"event": "table", "value": v.id})


def moved(page, v):
    """Chooses a table, and types the hand that is asked about."""
    at(page, v)
    typed(page, hand=HAND)
    page.hear({"event": "trump", "data": "S"})


def fields(page):
    """The names of the fields that are shown, numbers and choices of a hand apart."""
    shown = {str(node[1].get("id", "")).removeprefix("pl-ask-") for node in nodes(page.page)}
    picks = {"trump"} if "pl-trump" in shown else set()
    stock = {"stock"} if any(node[1].get("key") == "stock" for node in nodes(page.page)) else set()
    return (shown & {"hand", "laid", "claim", "trick", "drawn"}) | picks | stock


def answered(page, name):
    """The text of an answer."""
    return text_of(next(n for n in every(keyed(page.page, f"section-{name}")) if n[1].get("key") == "answer"))


def wrong(page):
    """What is said to be wrong, by field."""
    found = {n[1]["id"].removeprefix("pl-wrong-"): n for n in nodes(page.page) if n[1].get("key") == "wrong"}
    for name, node in found.items():
        entry = next(one for one in nodes(page.page) if one[1].get("id") == f"pl-ask-{name}")
        assert entry[1]["aria-invalid"] == "true"
        assert entry[1]["aria-describedby"] == node[1]["id"]
    return {name: text_of(node) for name, node in found.items()}


def alerts(page):
    return [text_of(node) for node in nodes(page.page) if node[1].get("role") == "alert"]


def test_one_page_answers_at_every_table_in_turn():
    page = opened("")
    for v in TABLES:
        moved(page, v)
        assert v.about in text(page.page)
        stock = has_phases(v.rules) or None  # it still lasts, where there is one
        for verdict in v.legal(HAND, trick="KC", trump="S", stock=stock).verdicts:
            assert verdict.why in answered(page, "plays")
        for meld in v.meld(HAND, trump="S") if v not in ONE_BY_ONE else ():
            assert meld.why in answered(page, "melds")
        assert (alerts(page), wrong(page)) == ([], {})
        extra = {"stock"} if has_phases(v.rules) else set()
        laid = {"laid"} if v in ONE_BY_ONE else set()
        assert fields(page) == {"hand", "trump", "claim", "trick"} | extra | laid


@pytest.mark.parametrize("v", pl.variants(), ids=lambda v: v.id)
def test_a_page_opens_alike_for_everybody_and_its_link_leads_back_to_it(v):
    page = first_look_page(v.id)
    assert first_look_page(v.id).page.nodes == page.page.nodes
    assert (alerts(page), wrong(page)) == ([], {})
    page.hear({"event": "deal-hand"})
    settling = page.part.settling
    last = [one.key for one in settling.form.facts(settling.table) if one.kind == "number"][-1]
    fact(page, last, settling.values[last] + v.scale)
    if v.pack.colours:
        typed(page, claim="QBk JBl")
    again = opened(page.page.place)
    assert again.page.place == page.page.place
    assert again.page.nodes == page.page.nodes


@pytest.mark.parametrize("v", ONE_BY_ONE, ids=lambda v: v.id)
def test_melds_that_lie_on_the_table_change_the_plan_and_the_claim(v):
    page = opened(f"?table={v.id}")
    moved(page, v)
    plan = v.plan_melds(HAND, trump="S", tricks=12)
    shown = answered(page, "melds")
    assert f"Total: {plan.points} points" in shown
    for meld in plan.melds:  # in this order
        _, why, shown = shown.partition(meld.why)
        assert why
    typed(page, hand="QS JD AS", laid="KS QS, KS JD", claim="QS JD")
    assert list(wrong(page)) == ["laid"]  # a king and a jack are no meld
    typed(page, laid="KS QS")
    for claim in ("QS JD", "KS QS"):
        typed(page, claim=claim)
        right = v.check_meld(claim, trump="S", hand="QS JD AS", laid=["KS QS"])
        assert page.page.spoken == f"{'Yes.' if right.ok else 'No.'} {right.why}"
        assert right.why in text(page.page)
    assert "laid=KS.QS" in page.page.place
    page.hear({"event": "open", "search": f"?table={v.id}&seed=2", "kept": {}})
    assert "laid" not in page.page.place
    assert page.state.trump == v.deal(seed=2).trump


@pytest.mark.parametrize("v", [v for v in TABLES if has_phases(v.rules)], ids=lambda v: v.id)
def test_the_stock_is_asked_about_where_it_changes_what_may_be_played(v):
    page = opened(f"?table={v.id}&hand=AH.QH.9H.AS&trick=KH")
    answers = []
    for stock in ("lasts", "used-up"):
        page.hear({"event": "stock", "data": stock})
        answers.append(answered(page, "plays"))
        lasts = stock == "lasts"
        for verdict in v.legal("AH QH 9H AS", trick="KH", trump="S", stock=lasts).verdicts:
            assert verdict.why in answers[-1]
    assert answers[0].count("✗") == 0 < answers[1].count("✗")


def test_a_trick_that_no_longer_fits_is_laid_anew():
    page = opened("?table=pagat")
    for table in ("cutthroat", "two-handed"):  # other hands, another deal; and fewer players
        at(page, pl.variant("pagat"))
        typed(page, trick="TC JS")
        at(page, pl.variant(table))
        assert page.part.asked.texts["trick"] == "KC"


def test_a_link_says_the_cards_and_the_phase():
    page = opened("?table=two-handed&hand=QS.JD&trump=H&trick=KH&stock=used-up&laid=KS.QS,QS.JD&claim=AS")
    texts = page.part.asked.texts
    assert texts == {"hand": "QS JD", "laid": "KS QS,QS JD", "claim": "AS", "trick": "KH", "drawn": ""}
    assert (page.state.trump, page.state.stock) == ("H", "used-up")


def test_a_link_with_a_hand_alone_is_a_lead():
    page = opened("?table=pagat&hand=QS.JD")
    assert page.part.asked.texts["trick"] == ""
    assert page.part.asked.plays().line == "2 of 2 cards may be played."


def test_what_cannot_be_read_is_said_at_its_field_and_stays_as_it_is_typed():
    page = opened("?table=pagat")
    before = page.page.place
    typed(page, hand="QS JS <b>")
    assert list(wrong(page)) == ["hand"]
    assert "'<b>' is no card" in wrong(page)["hand"]
    assert page.page.spoken == wrong(page)["hand"]
    assert page.part.asked.texts["hand"] == "QS JS <b>"
    page.hear({"event": "scale", "data": "1"})
    assert page.part.asked.texts["hand"] == "QS JS <b>"
    assert "hand=" in before
    assert "hand=" not in page.page.place
    typed(page, hand="QS JS", trick="KC <i>", claim="QS JS")
    assert list(wrong(page)) == ["trick"]
    assert "A pinochle is the queen of spades and the jack of diamonds" in text(page.page)


def test_coloured_cards_are_asked_about_as_the_engine_answers():
    page = opened("?table=purple&seed=3")
    v = pl.variant("purple")
    assert page.state.trump == v.deal(seed=3).trump
    page.hear({"event": "trump", "data": "Si"})
    typed(page, hand="ABk KBk QBk ARd ABl AGr 8Si", trick="QBk")
    for meld in v.meld("ABk KBk QBk ARd ABl AGr 8Si", trump="Si"):
        assert meld.why in answered(page, "melds")
    typed(page, hand="ABk KBk ARd ABl AGr 8Si")
    for verdict in v.legal("ABk KBk ARd ABl AGr 8Si", trick="QBk", trump="Si").verdicts:
        assert verdict.why in answered(page, "plays")
    assert fields(page) == {"hand", "trump", "claim", "trick"}
    assert sum(node[1].get("on") == {"click": "trump"} for node in nodes(page.page)) == 7


def test_two_melds_and_tricks_are_settled_for_each_size_of_table():
    page = opened("?table=purple")
    for players, sides in ((4, 2), (3, 3), (2, 2)):
        page.hear({"event": "players", "data": str(players)})
        fact(page, "meld.0", "30")
        fact(page, "second_meld.0", "70")
        settling = page.part.settling
        v = pl.variant("purple").seated(players)
        settled = v.settle(**settling.form.told(v, settling.values))
        assert len(settled.change) == sides
        assert settled.change[0] == 100 + settling.values["trick_points.0"]
        assert all(side.why in answered(page, "settle") for side in settled.sides)
    fact(page, "trick_points.0", "99999")
    assert list(wrong(page)) == ["trick_points.0"]


def test_where_an_auction_is_held_the_bid_is_asked_for():
    house = House("Ours", "purple", (("auction.held", True),))
    assert "bid" not in opened("?table=purple").part.settling.values
    page = opened(PageState(table="purple", house=to_code(house)).search)
    fact(page, "bidder", "1")
    settling = page.part.settling
    assert f"bid {settling.values['bid']}" in answered(page, "settle")
    assert (alerts(page), wrong(page)) == ([], {})


def test_a_game_of_turns_asks_what_may_be_laid_off_and_discarded():
    page = opened("?table=purple-rummy")
    v = pl.variant("purple-rummy")
    assert fields(page) == {"hand", "claim", "drawn", "laid"}
    typed(page, hand="JBk 8Go 9Go TGo", drawn="8Go", laid="8Bk 9Bk TBk as color-run, KRd KGo KSi")
    for one in v.lay_offs("JBk 8Go 9Go TGo", laid=["8Bk 9Bk TBk as color-run", "KRd KGo KSi"]):
        assert one.why in answered(page, "plays")
    for one in v.discards("JBk 8Go 9Go TGo", drawn="8Go"):
        assert one.why in answered(page, "plays")
    for meld in v.meld("JBk 8Go 9Go TGo", trump=None):
        assert meld.why in answered(page, "melds")
    typed(page, claim="8Go 9Go JBk")
    assert page.page.spoken.startswith("No. ")
    page.hear({"event": "players", "data": "6"})
    assert "went out" in answered(page, "settle")
    fact(page, "left.2", "8Br 8Br")
    assert list(wrong(page)) == ["left.2"]
    fact(page, "left.2", "KBk")
    assert list(wrong(page)) == ["left.2"]  # another player's already
    typed(page, laid="8Bk KRd", drawn="1X")
    assert set(wrong(page)) == {"laid", "drawn", "left.2"}


def test_the_way_back_from_colours_to_suits():
    page = opened("?table=purple-rummy")
    at(page, pl.variant("pagat"))
    assert (alerts(page), wrong(page)) == ([], {})
    assert fields(page) == {"hand", "trump", "claim", "trick"}
    assert "bid" in page.part.settling.values


def test_a_hand_with_both_kings_of_clubs_is_led_another_card():
    v = pl.variant("pagat")
    seed = next(s for s in range(1000) if str(v.deal(seed=s).hands[0]).count("KC") == v.pack.copies)
    page = opened(f"?table=pagat&seed={seed}")
    assert page.part.asked.texts["trick"] != "KC"
    assert (alerts(page), wrong(page)) == ([], {})


@pytest.mark.parametrize("seed", range(12))
def test_a_dealt_hand_never_holds_the_card_that_is_led(seed):
    """Of coloured cards there is one each."""
    page = opened(f"?table=purple&seed={seed}")
    texts = page.part.asked.texts
    assert texts["trick"] not in texts["hand"].split()
    assert (alerts(page), wrong(page)) == ([], {})


@pytest.mark.parametrize("v", TABLES, ids=lambda v: v.id)
def test_the_usual_hand_is_settled_as_the_course_settles_it_on_both_scales(v):
    page = opened(f"?table={v.id}")
    for scale in (1, 10):
        table = v.on_scale(scale)
        if table is None:
            continue
        page.hear({"event": "scale", "data": str(scale)})
        told = {key: value for key, value in keywords(table, usual(table)).items() if key != "tricks_taken"}
        mine = page.part.settling.form.told(table, page.part.settling.values)
        assert {key: mine[key] for key in told} == told
        for side in table.settle(**mine).sides:
            assert side.why in answered(page, "settle")


@pytest.mark.parametrize("v", pl.variants(), ids=lambda v: v.id)
def test_every_keyword_can_be_told_and_what_is_no_number_is_said_at_its_field(v):
    settling = opened(f"?table={v.id}").part.settling
    told = set()
    for one in settling.form.facts(settling.table):
        for value in [n for n, _ in one.choices] or [True if one.kind == "check" else one.start]:
            assert settling.fact({"data": one.key, "value": value}) == settling.settled().line != ""
            told |= set(settling.form.told(settling.table, settling.values))
        settling.fact({"data": one.key, "value": one.start})
        assert settling.settled().wrong == {}
        shown = one.key in settling.form.shown(settling.table, settling.values)
        if shown and one.kind in {"number", "choice"}:
            settling.fact({"data": one.key, "value": "a lot"})
            assert set(settling.settled().wrong) == {one.key}
            settling.fact({"data": one.key, "value": one.start})
    used = settling.form.told(settling.table, settling.values)
    wanted = set(signature(v.settle).parameters) - {"others"}
    assert told == {name for name in wanted if name in used or has_use(v, used, name)}
    assert settling.fact({"data": "no-such-fact", "value": "1"}) == ""


TRIED = {"has_marriage": False, "renege_by": 0, "declared_out": 0, "target": -1, "trump": "H", "bidder": 0}


def has_use(v, used, name):
    """Whether a table has a use for one more keyword of ``settle``; it says so of those it has none for."""
    sides = len(used["before"])
    by_side = {"nines_only": (True,) * sides, "second_meld": (0,) * sides, "tricks_taken": (1,) * sides}
    try:
        v.settle(**used, **{name: {**TRIED, **by_side}.get(name, True)})
    except pl.PinochleError as error:
        return not any(line in str(error) for line in ("no use", "no auction", "a bid is conceded"))
    return True


def test_declaring_out_and_a_raised_target_are_settled_where_nobody_bids():
    page = opened("?table=two-handed")
    assert "bid" not in page.part.settling.form.shown(page.part.settling.table, page.part.settling.values)
    assert "rounded to 140" in answered(page, "settle")
    assert "South wins the game." in answered(page, "settle")
    fact(page, "before.0", "800")
    assert "The game goes on to 1250." in answered(page, "settle")
    fact(page, "target", "1250")
    assert "wins the game" not in answered(page, "settle")
    fact(page, "target", "1000")
    fact(page, "declared_out", "0")
    fact(page, "trick_points.0", "60")  # the deal stopped: nobody has the other hundred yet
    fact(page, "trick_points.1", "90")
    assert "wrongly declared out" in answered(page, "settle")
    assert "South wins the game." in answered(page, "settle")
    fact(page, "trick_points.0", "80")
    assert "North wins the game." in answered(page, "settle")
    at(page, pl.variant("two-handed-wikihow"))
    assert "declared" not in answered(page, "settle")


def test_an_error_of_the_engine_stands_at_the_field_that_it_speaks_of():
    page = opened("?table=pinochlerun")
    fact(page, "bid", "12")
    assert list(wrong(page)) == ["bid"]
    assert "bid cannot be 12" in wrong(page)["bid"]
    assert alerts(page) == [wrong(page)["bid"]] == [page.page.spoken]


@pytest.mark.parametrize("facts", ["1.2.3", "999999.0", "34.7.28.12.15.112.96.0.0"])
def test_facts_of_a_link_that_are_none_are_said(facts):
    page = opened(f"?table=pinochlerun&facts={facts}")
    assert "facts=" in page.notes[0]
    assert page.part.settling.values["bid"] == usual(pl.variant("pinochlerun")).bid


def test_the_link_is_copied_and_there_is_no_progress_to_wipe():
    page = opened("?table=pagat&hand=QS.JD")
    host = Recorder(page.page)
    host.says(event="copy-link")
    assert host.messages == [{"copy": {"text": "?table=pagat&hand=QS.JD", "link": True}}]
    assert not [node for node in nodes(page.page) if node[1].get("on") == {"click": "wipe"}]


def test_headings_go_down_one_by_one():
    page = opened("?table=pagat")
    levels = [int(node[0][1]) for node in nodes(page.page) if node[0] in {"h1", "h2", "h3"}]
    assert levels == [1, 2, 2, 2, 2]


def test_numbers_that_no_hand_can_come_to_are_refused_at_their_field():
    page = opened("?table=pagat")
    fact(page, "meld.1", "12")
    assert set(page.part.settling.settled().wrong) == {"meld.1"}
    shown = text(page.page)
    assert "no melds of this table make 12; the nearest are 10 and 20" in shown
    assert "12 looks like the ÷10 scale; here it would be 120." in shown
    fact(page, "meld.1", "120")
    assert page.part.settling.settled().wrong == {}


FIVES = (("meld.melds.pinochle.points", (75, 305)), ("meld.melds.dix.points", (35,)))
TENS = (("meld.melds.pinochle.points", (70, 310)), ("meld.melds.dix.points", (30,)))


@pytest.mark.parametrize(
    ("rules", "scale", "good", "bad", "step"),
    [(FIVES, 10, "75", "65", 5), (TENS, 10, "70", "10", 10), (TENS, 1, "7", "1", 1)],
)
def test_melds_of_a_house_s_own_are_settled_on_either_scale(rules, scale, good, bad, step):
    page = opened(PageState(table="pagat", house=to_code(House("Ours", "pagat", rules)), scale=scale).search)
    for number, refused in ((good, set()), (bad, {"meld.1"})):
        fact(page, "meld.1", number)
        assert set(page.part.settling.settled().wrong) == refused
    entry = next(node for node in nodes(page.page) if node[1].get("id") == "pl-ask-meld.1")
    assert entry[1]["step"] == step
