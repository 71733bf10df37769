"""Play from the stock: a trick, a meld, a card for each; the nine of trump; the end of the stock."""

import pytest

import pinochle_learn as pl

TWO = pl.variant("two-handed")
WIKI = pl.variant("two-handed-wikihow")


def dealt(v=TWO, turned="AH", **hands):
    """A deal with the cards that a test needs at the top: North holds ``north``, South ``south``."""
    rest = [str(card) for card in v.pack.whole()]
    for card in (
        turned,
        *hands.get("north", "").split(),
        *hands.get("south", "").split(),
        *hands.get("stock", "").split(),
    ):
        if card:
            rest.remove(card)
    filled = []
    for cards in (hands.get("north", "").split(), hands.get("south", "").split()):
        filled.append([*cards, *rest[: 12 - len(cards)]])
        del rest[: 12 - len(cards)]
    stock = [*hands.get("stock", "").split(), *rest, turned]
    return pl.Deal(v.rules, dealer=1, hands=filled, stock=stock)


def play(deal, *actions):
    for action in actions:
        deal.act(action)
    return deal


def test_the_turned_card_makes_trump_and_the_dealers_left_leads():
    deal = dealt(turned="9C")
    assert (deal.phase, deal.trump, deal.to_act) == ("stock", "C", 0)
    assert deal.meld == (0, 10)  # the dealer turned a nine
    assert (len(deal.stock), str(deal.stock[-1])) == (24, "9C")


def test_any_card_may_be_played_while_the_stock_lasts():
    deal = play(dealt(north="AS", south="9D KS"), "play AS")
    assert {"play 9D", "play KS"} <= set(deal.actions())
    assert play(deal, "play 9D").to_act == 0


def test_of_identical_cards_the_leader_wins():
    assert play(dealt(north="AS", south="AS"), "play AS", "play AS").to_act == 0


def test_two_handed_melds_and_then_draws():
    deal = play(dealt(north="AS KD QD", south="9S", stock="9D 9C"), "play AS", "play 9S")
    assert (deal.actions()[-2], deal.to_act) == ("draw", 0)
    assert "meld KD QD" in deal.actions()
    play(deal, "meld KD QD")
    assert deal.meld == (20, 0)
    assert [str(card) for card in deal.on_table[0]] == ["KD", "QD"]
    assert not [action for action in deal.actions() if action.startswith("meld")]  # one meld a trick
    play(deal, "draw")
    assert "9D" in map(str, deal.hands[0])
    assert "9C" in map(str, deal.hands[1])
    assert deal.to_act == 0


def test_wikihow_draws_and_then_melds():
    deal = dealt(WIKI, north="AS KD", south="9S", stock="QD 9C")
    play(deal, "play AS", "play 9S")
    assert "QD" in map(str, deal.hands[0])
    assert deal.actions()[-1] == "no meld"
    play(deal, "meld KD QD")
    assert (deal.to_act, deal.meld) == (0, (20, 0))
    assert deal.actions()[0].startswith("play ")


def test_a_melded_card_is_played_from_the_table_or_its_twin_from_the_hand():
    deal = play(dealt(north="AS KD KD QD", south="9S"), "play AS", "play 9S", "meld KD QD", "draw")
    assert {"play KD", "play KD table", "play QD table"} <= set(deal.actions())
    play(deal, "play KD")
    assert [str(card) for card in deal.on_table[0]] == ["KD", "QD"]
    play(deal.undo(), "play KD table")
    assert [str(card) for card in deal.on_table[0]] == ["QD"]
    assert "KD" in map(str, deal.hands[0])


def test_what_is_not_there_cannot_be_played():
    deal = play(dealt(north="AS KD QD", south="9S"), "play AS", "play 9S", "meld KD QD", "draw")
    with pytest.raises(pl.PinochleError, match="AS does not lie on the table"):
        deal.act("play AS table")
    with pytest.raises(pl.PinochleError, match="JC is neither in the hand"):
        deal.act("play JC" if "JC" not in " ".join(map(str, deal.hands[0])) else "play 9S")


def test_the_nine_of_trump_is_exchanged_and_the_second_shown():
    deal = play(dealt(turned="AH", north="AS 9H 9H", south="9S"), "play AS", "play 9S")
    assert "dix" in deal.actions()
    assert "meld 9H" not in deal.actions()
    play(deal, "dix")
    assert str(deal.stock[-1]) == "9H"
    assert "AH" in map(str, deal.hands[0])
    assert deal.meld == (10, 0)
    play(deal, "dix")  # the second is shown, since a nine lies there; both beside the meld of the trick
    assert deal.meld == (20, 0)
    assert [str(card) for card in deal.on_table[0]] == ["9H"]
    with pytest.raises(pl.PinochleError, match="Possible"):
        deal.act("dix")


def test_the_nine_is_an_ordinary_meld_at_wikihow():
    deal = play(dealt(WIKI, turned="AH", north="AS 9H", south="9S"), "play AS", "play 9S")
    assert "meld 9H" in deal.actions()
    assert "dix" not in deal.actions()


def to_the_last_trick(deal):
    """Plays high against low until two cards are in the stock."""
    while len(deal.stock) > 2 or deal.state.after_trick:
        actions = deal.actions()
        going_on = [action for action in actions if action in {"draw", "no meld"}]
        deal.act(going_on[0] if going_on else next(a for a in actions if a.startswith("play")))
    return deal


LAST = [
    (TWO, True),
    (WIKI, False),
    (TWO.with_rules({"stock.last_meld": False}), False),
    (TWO.with_rules({"stock.draw": "before_meld"}), True),
    (WIKI.with_rules({"stock.last_meld": True}), True),
    (WIKI.with_rules({"stock.last_meld": True, "stock.dix_exchange": True}), True),
]


@pytest.mark.parametrize(("v", "may"), LAST, ids=str)
def test_the_last_cards_of_the_stock(v, may):
    deal = to_the_last_trick(v.deal(seed=11, dealer=1))
    last, turned = deal.stock
    deal.act(deal.actions()[0])
    deal.act(next(a for a in deal.actions() if a.startswith("play")))
    if may:
        assert deal.state.may_meld  # the winner of the twelfth trick may still meld
        winner = deal.to_act
        assert "dix" not in deal.actions() or deal.stock  # once the turned card is drawn it is gone
        deal.act("draw" if "draw" in deal.actions() else "no meld")
    else:
        winner = deal.to_act
        if deal.state.after_trick:
            deal.act("draw")
    assert deal.phase == "play"
    assert (last in deal.hands[winner], turned in deal.hands[1 - winner]) == (True, True)
    assert [len(hand) for hand in deal.hands] == [12, 12]
    assert deal.on_table == ((), ())
    assert deal.to_act == winner  # who won the last trick leads to the next


def test_declaring_out_stops_the_deal_at_once():
    deal = pl.Deal(TWO.rules, seed=3, dealer=1, before=(980, 0))
    first, second = deal.to_act, 1 - deal.to_act
    assert first == 0
    play(deal, "declare out")
    assert (deal.phase, deal.result.outcome, deal.result.game_winner) == ("over", "wrongly declared", second)
    won = pl.Deal(TWO.rules, seed=3, dealer=1, before=(1000, 0), target=1000).act("declare out").result
    assert (won.outcome, won.game_winner) == ("declared out", 0)


def test_nobody_declares_out_at_wikihow():
    with pytest.raises(pl.PinochleError, match="cannot be done"):
        WIKI.deal(seed=1).act("declare out")


def test_a_raised_target_is_saved_with_the_deal():
    deal = pl.Deal(TWO.rules, seed=3, before=(1150, 1100), target=1250)
    assert "target 1250" in deal.to_text()
    assert pl.Deal.from_text(deal.to_text()).target == 1250


def test_given_hands_leave_a_stock_that_is_saved_with_the_deal():
    hands = TWO.deal(seed=9).hands
    deal = TWO.deal(hands=hands)
    again = pl.Deal.from_text(deal.to_text())
    assert (again.stock, again.trump) == (deal.stock, deal.trump)
    wrong = deal.to_text().replace("stock ", "stock AS AS AS ")
    with pytest.raises(pl.PinochleError, match=r"stock|copies"):
        pl.Deal.from_text(wrong)
