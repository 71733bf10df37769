"""The lesson on legal plays, walked as learners walk it: by mouse and by keyboard, at every table."""

import re
from collections.abc import Callable
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

import pinochle_learn as pl
from pinochle_learn.cards import Card
from pinochle_learn.engine.scoring.settlement_words import SEATS
from pinochle_learn.engine.tricks.verdicts import LegalPlays
from pinochle_learn.lessons.tricks.reneges import price
from pinochle_learn.lessons.tricks.reneges.answers import duty_label, truth
from pinochle_learn.lessons.tricks.reneges.record_view import seat_label
from pinochle_learn.lessons.tricks.reneges.records import Record, record
from pinochle_learn.lessons.tricks.reneges.situations import priced
from pinochle_learn.lessons.tricks.suits.bank import exercise
from pinochle_learn.widgets.faces import in_order
from tests.browser.keys import tab_to
from tests.browser.parts import answer, at_table, button, cards, choose_table
from tests.browser.trick_page import Drawn, asked_now, link, plain
from tests.support.tables import SUITED

TABLES = [v.id for v in SUITED]
WON = re.compile("wins? the trick with")  # "you win", "East wins"
WITH_STOCK = [v.id for v in SUITED if v.rules.stock is not None]
SEATS_OF = {2: ["North", "You"], 3: ["North", "East", "You"], 4: ["North", "East", "You", "West"]}


def test_by_mouse_every_card_is_answered_as_the_engine_answers_at_every_table(page: Page, visit: Callable):
    three_or_more = [table for table in TABLES if table not in WITH_STOCK]
    visit(page, link(three_or_more[-1], hand="AC.TC.JC.KH.QS", trick="QC.KC", trump="S"))
    hand = in_order("AC TC JC KH QS", "S")
    for table in three_or_more:
        choose_table(page, table)
        plays = pl.variant(table).legal(hand, trick="QC KC", trump="S")
        for place, card in enumerate(hand):
            cards(page).nth(place).click()
            answered(page, plays, card)
        path_shown(page, plays)


def answered(page: Page, plays: LegalPlays, card: Card) -> None:
    """Expects of the page what the engine says of a card, word for word."""
    said = "Yes" if card in plays else "No"
    expect(answer(page)).to_contain_text(f"{said}, the {card.name} may")
    shown = page.locator(".pl-said > p:nth-of-type(2)").evaluate(
        "p => [...p.childNodes].filter(n => !n.matches?.('.pl-tip')).map(n => n.textContent).join('')"
    )
    assert plain(shown) == plays[card].why


def path_shown(page: Page, plays: LegalPlays) -> None:
    """Expects the questions that the rule asked, in order, with their answers."""
    expect(page.get_by_role("list").filter(has_text="Do you lead?").get_by_role("listitem")).to_have_text(
        [re.compile(re.escape(q.question) + r"\s*" + ("Yes" if q.answer else "No")) for q in plays.path]
    )


def test_by_mouse_and_by_keyboard_both_phases_of_a_table_with_a_stock(page: Page, visit: Callable):
    hand = in_order("AH QH 9H AS KC", "S")
    visit(page, link(WITH_STOCK[0], hand="AH.QH.9H.AS.KC", trick="KH", trump="S"))
    for number, table in enumerate(WITH_STOCK):
        v = pl.variant(table)
        if number:
            choose_table(page, table)
            button(page, "still lasts").click()
        plays = v.legal(hand, trick="KH", trump="S", stock=True)
        cards(page).nth(0).click()
        for card in hand:  # by keyboard while the stock lasts
            expect(cards(page).nth(hand.index(card))).to_be_focused()
            page.keyboard.press("Enter")
            answered(page, plays, card)
            page.keyboard.press("ArrowRight")
        path_shown(page, plays)
        tab_to(page, "used up", back=True)
        page.keyboard.press("Enter")
        page.wait_for_url(re.compile("stock=used-up"))
        expect(page.get_by_role("status")).to_contain_text("The stock is used up.")
        expect(button(page, "used up")).to_have_attribute("aria-pressed", "true")
        plays = v.legal(hand, trick="KH", trump="S", stock=False)
        path_shown(page, plays)
        for place, card in enumerate(hand):  # by mouse after it
            cards(page).nth(place).click()
            answered(page, plays, card)
    button(page, "Lay out another trick").click()
    expect(page.get_by_role("status")).to_contain_text("A new trick lies on the table.")
    assert parse_qs(urlsplit(page.url).query)["stock"] == ["used-up"]
    button(page, "Practise").click()
    expect(page.get_by_text(re.compile(r"^The stock (still lasts|is used up)\.$"))).to_be_visible()
    button(page, "Choose every card").click()
    expect(page.locator(".pl-hand .pl-card[aria-pressed=false]")).to_have_count(0)
    expect(page.get_by_role("status")).to_contain_text("Every card is chosen.")


def test_cards_chosen_faster_than_the_page_answers_all_count(page: Page, visit: Callable):
    seed = next_with_twenty("npa", "lead")
    visit(page, link("npa", step="practise", ask="lead", seed=seed))
    expect(cards(page)).to_have_count(20)
    page.evaluate(
        """async () => {
            for (const card of document.querySelectorAll('.pl-hand .pl-card')) {
                card.click();
                await new Promise(done => setTimeout(done, 12));
            }
        }"""
    )
    button(page, "Check").click()
    expect(answer(page)).to_contain_text("Right:")
    expect(page.locator(".pl-hand .pl-card[aria-pressed=true]")).to_have_count(20)


def test_by_mouse_an_exercise_right_through_at_every_table(page: Page, visit: Callable):
    visit(page, link("pinochlerun", step="practise", ask="cannot-beat", seed=5))
    for table in TABLES:
        choose_table(page, table)
        key, seed = asked_now(page)
        drawn = Drawn(table, key, seed)
        expect(cards(page)).to_have_count(len(drawn.hand))
        for place in drawn.legal:
            cards(page).nth(place).click()
        button(page, "Check").click()
        expect(answer(page)).to_contain_text("Right:")
        button(page, "Go on").click()
        expect(page.get_by_role("heading", name="Who wins it?")).to_be_visible()
        offered = page.locator(".pl-acts button").all_text_contents()
        assert sorted(offered[:-1]) == sorted(SEATS_OF[max(drawn.v.players)])
        button(page, drawn.winner).click()
        expect(answer(page)).to_contain_text(WON)
        button(page, "Go on").click()
        button(page, drawn.worth).click()
        expect(answer(page)).to_contain_text("Right:")
        button(page, "Go on").click()
        expect(page.get_by_role("heading", name="On to the next one?")).to_be_visible()
        button(page, "Next").click()
        expect(page.get_by_role("heading", name="Which cards may you play?")).to_be_visible()
        assert asked_now(page) != (key, seed)


def test_by_keyboard_alone_wrong_then_shown_then_on_at_every_table(page: Page, visit: Callable):
    visit(page, link(TABLES[0], step="practise", ask="trump-led", seed=9))
    for number, table in enumerate(TABLES):
        if number:
            tab_to(page, "Table", back=True)
            page.keyboard.press("ArrowDown")
        at_table(page, table)
        drawn = Drawn(table, *asked_now(page))
        tab_to(page, "a card")
        page.keyboard.press("Home")
        for _ in range(drawn.wrong):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Space")
        expect(cards(page).nth(drawn.wrong)).to_have_attribute("aria-pressed", "true")
        tab_to(page, "Check")
        page.keyboard.press("Enter")
        expect(answer(page)).to_contain_text(f"the {drawn.hand[drawn.wrong].name} may not be played")
        expect(page.get_by_role("status")).to_contain_text("may not be played")
        why = drawn.plays[drawn.hand[drawn.wrong]].why
        expect(page.get_by_role("status")).to_contain_text(why)
        expect(cards(page).nth(drawn.wrong)).to_have_accessible_name(re.compile("wrong"))
        tab_to(page, "Show me the answer")
        page.keyboard.press("Enter")
        expect(answer(page)).to_contain_text("Right:")
        page.keyboard.press("Shift+Tab")
        tab_to(page, "Go on")
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name="Who wins it?")).to_be_visible()
        tab_to(page, drawn.winner)
        page.keyboard.press("Enter")
        expect(answer(page)).to_contain_text(WON)
        expect(page.get_by_role("progressbar")).to_have_js_property("value", 0)


def accusation(made: Record) -> list[str]:
    """The buttons that say what is wrong with a record, in order; or the one that says that nothing is."""
    right = truth(made)
    if right is None:
        return ["Nobody reneged"]
    trick = "Before play" if right.trick < 0 else str(right.trick + 1)
    return [trick, seat_label(right.seat, len(made.hands)), duty_label(right.duty), "Check"]


def on_to(table: str, made: Record) -> list[str]:
    """The buttons of the call, where a renege has a price."""
    v = pl.variant(table)
    if not priced(v.rules):
        return []
    may = price.may_choices(v)[price.may_answer(v, made)]
    return [may, price.cost_label(v, price.called(v, made).settled.change)]


def test_by_mouse_a_renege_is_found_at_every_table(page: Page, visit: Callable):
    visit(page, link("npa", step="reneges", ask="renege-beat", seed=3))
    for table in TABLES:
        choose_table(page, table)
        made = record(pl.variant(table).rules, *asked_now(page))
        plays = page.get_by_role("list", name=re.compile("^Trick ")).get_by_role("listitem")
        expect(plays).to_have_count(len(made.plays))
        button(page, "Nobody reneged").click()
        expect(answer(page)).to_contain_text("Somebody reneged." if made.found else "Right:")
        if made.found:
            for name in accusation(made):
                button(page, name).click()
        expect(answer(page)).to_contain_text("Right:")
        expect(page.locator(".pl-against")).to_have_count(1 if made.found else 0)
        for name in on_to(table, made):
            button(page, "Go on").click()
            button(page, name).click()
            expect(answer(page)).to_contain_text("Right:")
        button(page, "Next").click()
        expect(answer(page)).to_have_count(0)


def test_by_keyboard_alone_a_renege_is_found_at_every_table(page: Page, visit: Callable):
    visit(page, link(TABLES[0], step="reneges", ask="renege-trump", seed=4))
    for number, table in enumerate(TABLES):
        if number:
            tab_to(page, "Table", back=True)
            page.keyboard.press("ArrowDown")
        at_table(page, table)
        made = record(pl.variant(table).rules, *asked_now(page))
        for name in accusation(made):
            tab_to(page, name)
            page.keyboard.press("Enter")
        expect(answer(page)).to_contain_text("Right:")
        expect(page.get_by_role("status")).to_contain_text(" did not " if made.found else "nobody reneged")
        for name in on_to(table, made):
            expect(button(page, "Go on")).to_be_focused()
            page.keyboard.press("Enter")
            expect(answer(page)).to_have_count(0)
            tab_to(page, name)
            page.keyboard.press("Enter")
            expect(answer(page)).to_contain_text("Right:")
        expect(button(page, "Next")).to_be_focused()


@pytest.mark.parametrize("key", ["renege-aces", "call-wrong"])
def test_what_only_a_table_with_a_price_asks(page: Page, visit: Callable, key: str):
    visit(page, link("npa", step="reneges", ask=key, seed=2))
    made = record(pl.variant("npa").rules, key, 2)
    if made.declared is not None:
        expect(page.get_by_text("Declared before the first card: ")).to_be_visible()
        rows = page.get_by_role("img", name=re.compile(r"^(North|East|South \(you\)|West), "))
        assert rows.evaluate_all("rows => rows.flatMap(row => [...row.children]).length") == 80
    for name in accusation(made):
        button(page, name).click()
    expect(answer(page)).to_contain_text("Right:")
    may, scores = on_to("npa", made)
    button(page, "Go on").click()
    wrong = page.get_by_role("group", name="You sit South.").get_by_role("button")
    wrong.filter(has_not_text=may).first.click()
    expect(answer(page)).to_contain_text("No:")
    button(page, "Show me the answer").click()
    expect(answer(page)).to_contain_text("Right:")
    button(page, "Go on").click()
    button(page, scores).click()
    expect(answer(page)).to_contain_text(f"Right: {scores}.")


def test_a_wrong_winner_and_a_wrong_worth_are_answered(page: Page, visit: Callable):
    drawn = Drawn("pagat", "trump", 3)
    visit(page, link("pagat", step="practise", ask="trump", seed=3))
    button(page, "Show me the answer").click()
    button(page, "Go on").click()
    names = [*SEATS[:2], SEATS[3], "You"]
    button(page, next(name for name in names if name != drawn.winner)).click()
    expect(answer(page)).to_contain_text("Not ")
    button(page, drawn.winner).click()
    button(page, "Go on").click()
    expect(button(page, drawn.worth)).to_be_visible()  # the next question is there, and "Go on" is not
    wrong = page.locator(".pl-acts button").filter(has_not_text=re.compile(rf"^{drawn.worth}$|fresh"))
    wrong.first.click()
    expect(page.locator(".pl-said.pl-wrong")).to_be_visible()
    button(page, drawn.worth).click()
    expect(answer(page)).to_contain_text("Right:")


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("colours", ["light", "dark"])
def test_it_is_accessible_and_fits(
    open_context: Callable, visit: Callable, check_accessibility: Callable, width: int, colours: str
):
    """A hand of twenty cards, tables of three and of two with every fold open, a record with its answer."""
    page = open_context(width, color_scheme=colours, has_touch=width < 400).new_page()
    visit(page, link("npa", step="practise", ask="beat", seed=next_with_twenty("npa", "beat")))
    press = Locator.tap if width < 400 else Locator.click

    def check() -> None:
        check_accessibility(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    expect(cards(page)).to_have_count(20)
    press(cards(page).nth(19))
    expect(cards(page).nth(19)).to_have_attribute("aria-pressed", "true")
    press(button(page, "Check"))
    expect(answer(page)).to_be_visible()
    check()
    for box in (b.bounding_box() for b in cards(page).all()):
        assert min(box["width"], box["height"]) >= 44
    press(button(page, "Reneges"))
    choose_table(page, "auction")
    press(button(page, "Show me the answer"))
    expect(answer(page)).to_contain_text("Right:")
    check()
    press(button(page, "Explore"))
    for summary in page.locator("summary").all():
        press(summary)
    check()
    choose_table(page, "two-handed")
    press(button(page, "used up"))
    expect(button(page, "used up")).to_have_attribute("aria-pressed", "true")
    check()


def next_with_twenty(table: str, key: str) -> int:
    """The first seed whose exercise has a whole hand of twenty cards."""
    rules = pl.variant(table).rules
    return next(seed for seed in range(500) if len(exercise(rules, key, seed).hand) == 20)
