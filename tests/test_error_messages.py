"""What the errors say: the input, the place, and what would be right."""

import pytest

import pinochle_learn as pl

PAGAT, RUN, OK, WIKIHOW, HOYLE = (
    pl.variant(name) for name in ("pagat", "pinochlerun", "okpinochle", "wikihow", "hoyle")
)
DOUBLE, THREE, AUCTION = (pl.variant(name) for name in ("double-deck", "cutthroat", "auction"))
PURPLE, RUMMY = pl.variant("purple"), pl.variant("purple-rummy")
AUCTIONED = PURPLE.with_rules({"auction.held": True})

CARDS = [
    # what is read, words of the message
    ("AX", "'AX' is no card (card 1 of 'AX'): write a rank (A 10 K Q J 9) and a suit (S H D C), such as TS."),
    ("AS TS 1S", "'1S' is no card (card 3 of 'AS TS 1S')"),
    ("AS 10", "'10' is no card (card 2 of 'AS 10')"),
    ("8S", "8S is not in this pack: its ranks are A, T, K, Q, J and 9."),
    ("AS as A♠", "3 times AS: the pack has 2 copies of it."),
    (None, "None is no list of cards: give a text such as 'AS TS 9H', or cards."),
    (5, "5 is no list of cards"),
    (["AS", 5], "5 is no card: write a rank and a suit, such as TS."),
    ([["AS"]], "['AS'] is no card"),
    ("x" * 200, "'xxxxxxxxxxxx' is no card (card 1 of "),
]


@pytest.mark.parametrize(("cards", "words"), CARDS, ids=lambda part: str(part)[:20])
def test_cards(cards, words):
    for call in (PAGAT.meld, PAGAT.legal, PAGAT.check_meld, PAGAT.winner):
        with pytest.raises(pl.CardError) as refusal:
            call(cards, trump="S")
        assert words in str(refusal.value)
        assert len(str(refusal.value)) < 250


@pytest.mark.parametrize("trump", ["X", "", 5, ["S"], "spade hearts", b"S"])
def test_trump(trump):
    with pytest.raises(pl.CardError) as refusal:
        PAGAT.meld("AS", trump=trump)
    words = "is no suit of this pack; say S (spades), H (hearts), D (diamonds) or C (clubs)."
    assert str(refusal.value) == f"{trump!r} {words}"


PLACES = [
    (
        lambda: PAGAT.legal("AS", trick="KC QC JC 9C", trump="S"),
        "A trick of 4 cards is complete: nobody is left to play",
    ),
    (lambda: PAGAT.legal("AS AS", trick="AS", trump="S"), "3 times AS: the pack has 2 copies of it."),
    (lambda: PAGAT.legal("AS KS", trump="S")["QH"], "QH is not in the hand 'AS KS'."),
    (lambda: PAGAT.legal("AS KS", trump="S")["QH KH"], "'QH KH' is 2 cards; one card is wanted, such as TS."),
    (lambda: PAGAT.winner("", trump="S"), "A trick has from 1 to 4 cards, not 0."),
    (lambda: PAGAT.winner("KC QC JC 9C AC", trump="S"), "A trick has from 1 to 4 cards, not 5."),
    (
        lambda: PAGAT.check_meld("KS QS", trump="S", hand="KS"),
        "neither in the hand nor on the table: the queen of spades.",
    ),
    (
        lambda: PAGAT.check_meld("KS", trump="S", laid=["QS JS"]),
        "'QS JS' is said to lie on the table, but is no meld here.",
    ),
    (lambda: PAGAT.reneges(["AS"] * 3, "", trump="S"), "3 hands: this table has 4 seats."),
    (lambda: PAGAT.reneges(["AS", "KS", "QS", "JS"], "9C", trump="S"), "does not hold 9C"),
    (
        lambda: PAGAT.reneges(["AS", "AS", "KS", "KS"], "AS", trump="S"),
        "The record fits more than one first leader: say leader=0 or 1.",
    ),
    (
        lambda: PAGAT.reneges(["AS", "AS", "AS", "KS"], "", trump="S", leader=0),
        "3 times AS: the pack has 2 copies",
    ),
    (lambda: PAGAT.deal(hands=["AS"] * 4), "The hand of seat 0 has 1 cards, not 12."),
    (lambda: PAGAT.deal(hands=["AS"] * 3), "3 hands: this table has 4 seats."),
    (lambda: PAGAT.deal(hands=5), "hands are one text or list of cards for each of the 4 seats."),
]


@pytest.mark.parametrize(("call", "words"), PLACES, ids=[words for _call, words in PLACES])
def test_where_cards_should_be(call, words):
    with pytest.raises(pl.CardError) as refusal:
        call()
    assert words in str(refusal.value)


SEATS = [
    (lambda: PAGAT.auction(dealer=4), pl.BidError, "dealer is a seat from 0 to 3, not 4."),
    (lambda: PAGAT.deal(seed=1, dealer=-1), pl.ActionError, "dealer is a seat from 0 to 3, not -1."),
    (lambda: PAGAT.deal(seed=1).view("N"), pl.ActionError, "seat is a seat from 0 to 3, not 'N'."),
    (lambda: PAGAT.deal(seed=-1), pl.ActionError, "A seed is a whole number from 0 to 2**63 - 1, not -1."),
    (lambda: PAGAT.deal(before=(1, 2, 3)), pl.PinochleError, "before is 2 whole numbers, not (1, 2, 3)."),
    (lambda: PAGAT.deal(before=5), pl.PinochleError, "before is 2 whole numbers, not 5."),
    (lambda: PAGAT.auction().bid("300"), pl.BidError, "'300' is no bid: say a whole number."),
    (
        lambda: PAGAT.auction().legal_bids().meaning(7),
        pl.BidError,
        "7 cannot be bid now: bid 250 or more in steps of 10.",
    ),
]


@pytest.mark.parametrize(("call", "kind", "words"), SEATS, ids=[words for _call, _kind, words in SEATS])
def test_seats_seeds_and_bids(call, kind, words):
    with pytest.raises(kind) as refusal:
        call()
    assert str(refusal.value) == words


@pytest.mark.parametrize("leader", [4, -1, "0", 1.0, True])
def test_a_leader_is_a_seat(leader):
    with pytest.raises(pl.PinochleError, match="seat from 0 to 3"):
        PAGAT.reneges(["AS", "KS", "QS", "JS"], "AS KS QS JS", trump="S", leader=leader)


@pytest.mark.parametrize("laid", [5, None, "AS"])
def test_laid_is_a_list_of_melds(laid):
    with pytest.raises(pl.CardError):
        PAGAT.check_meld("KS QS", trump="S", laid=laid)


@pytest.mark.parametrize("hands", [5, None, "AS KS QS JS"])
def test_hands_of_a_record_are_a_list(hands):
    with pytest.raises(pl.CardError):
        PAGAT.reneges(hands, "", trump="S")


DIGITS = 10**5000
HUGE = {
    "bid": lambda: PAGAT.auction().bid(DIGITS + 1),
    "settled bid": lambda: RUN.settle(bid=DIGITS, bidder=0, meld=(0, 0), trick_points=(25, 0)),
    "bidder": lambda: RUN.settle(bid=30, bidder=DIGITS, meld=(0, 0), trick_points=(25, 0)),
    "meld": lambda: RUN.settle(bid=30, bidder=0, meld=(DIGITS, 0, 0), trick_points=(25, 0)),
    "seed": lambda: RUN.deal(seed=DIGITS),
    "dealer": lambda: RUN.auction(dealer=DIGITS),
    "variant": lambda: pl.variant(DIGITS),
    "rule": lambda: RUN.with_rules({"play.must_beat": DIGITS}),
    "act": lambda: RUN.deal(seed=1).act("bid " + "9" * 5000),
    "cards": lambda: RUN.meld(DIGITS, trump="S"),
    "trump": lambda: RUN.meld("AS", trump=DIGITS),
    "seat": lambda: RUN.deal(seed=1).view(DIGITS),
    "deal number": lambda: AUCTION.settle(deal_number=-DIGITS),
    "chips bid": lambda: AUCTION.settle(bid=DIGITS, bidder=DIGITS, meld=(0, 0, 0), trump="S"),
    "chips": lambda: AUCTION.with_rules({"chips.beyond": (DIGITS, -DIGITS)}),
    "saved number": lambda: pl.Deal.from_text(f"pinochle_learn deal 1\nnumber {'9' * 5000}\n"),
    "saved": lambda: pl.Deal.from_text(f"pinochle_learn deal 1\nseed {'9' * 5000}\n"),
}


@pytest.mark.parametrize("call", HUGE.values(), ids=HUGE)
def test_numbers_too_long_to_be_written(call):
    """Python refuses to write numbers of thousands of digits; the message has to do without."""
    with pytest.raises(pl.PinochleError):
        call()


@pytest.mark.parametrize(
    "kind", ["ActionError", "BidError", "CardError", "RuleError", "SaveError", "ScoreError", "VariantError"]
)
def test_one_error_catches_them_all(kind):
    assert issubclass(getattr(pl, kind), pl.PinochleError)
    assert issubclass(pl.PinochleError, ValueError)


@pytest.mark.parametrize("name", ["left", "Bid"])
def test_a_keyword_of_no_table_that_there_is_is_refused(name):
    with pytest.raises(pl.ScoreError) as refusal:
        RUN.settle(bid=30, bidder=0, meld=(20, 5), trick_points=(20, 5), **{name: 1})
    assert str(refusal.value) == f"This table has no use for {name}."


OTHERS = [
    # keyword, a value that is good where it has a use, what is said here
    ("has_marriage", False, "has_marriage has no use here: any suit may be trump at this table."),
    ("has_marriage", True, "has_marriage has no use here: any suit may be trump at this table."),
    ("conceded", True, "conceded has no use here: it is for bids that are paid in chips."),
    ("trump", "S", "trump has no use here: it changes no score at this table."),
    ("deal_number", 3, "deal_number has no use here: a game ends at a target, not after some deals."),
    ("declared_out", 0, "declared_out has no use here: nobody declares out at this table."),
    ("second_meld", (0, 0), "second_meld has no use here: melds are laid once at this table."),
    ("second_meld", 1, "second_meld has no use here: melds are laid once at this table."),
    ("left", ("", "KS"), "This table has no use for left."),
]


@pytest.mark.parametrize(("name", "value", "words"), OTHERS)
def test_a_keyword_of_other_tables_is_refused(name, value, words):
    for v in (RUN, HOYLE, pl.variant("cutthroat")):
        sides = len(v.deal(seed=1).scores)
        facts = {"bid": v.rules.auction.minimum.value, "bidder": 0, "meld": (0,) * sides}
        with pytest.raises(pl.ScoreError) as refusal:
            v.settle(**facts, **{name: value})
        assert str(refusal.value) == words


ELSEWHERE = [
    # cards and seats at the tables of other packs and sizes
    (lambda: DOUBLE.meld("9S", trump="S"), "9S is not in this pack: its ranks are A, T, K, Q and J."),
    (lambda: DOUBLE.meld("AS " * 5, trump="S"), "5 times AS: the pack has 4 copies of it."),
    (lambda: DOUBLE.deal(hands=["AS"] * 4), "The hand of seat 0 has 1 cards, not 20."),
    (lambda: THREE.deal(hands=["AS"] * 4), "4 hands: this table has 3 seats."),
    (lambda: THREE.deal(hands=["AS"] * 3), "The hand of seat 0 has 1 cards, not 15."),
    (lambda: THREE.legal("AS", trick="KC QC JC", trump="S"), "A trick of 3 cards is complete"),
    (lambda: THREE.winner("KC QC JC 9C", trump="S"), "A trick has from 1 to 3 cards, not 4."),
    (lambda: THREE.reneges(["AS"] * 4, "", trump="S"), "4 hands: this table has 3 seats."),
    (lambda: THREE.auction(dealer=3), "dealer is a seat from 0 to 2, not 3."),
    (lambda: THREE.deal(seed=1, dealer=3), "dealer is a seat from 0 to 2, not 3."),
    (lambda: THREE.deal(before=(1, 2)), "before is 3 whole numbers, not (1, 2)."),
    (lambda: AUCTION.auction().bid(290), "290 cannot be bid now: bid 300 or more in steps of 10, or pass."),
    (lambda: DOUBLE.auction().bid(61), "61 cannot be bid now: bid 50 or more, or pass."),
]


@pytest.mark.parametrize(("call", "words"), ELSEWHERE, ids=[words for _call, words in ELSEWHERE])
def test_other_packs_and_other_numbers_of_players(call, words):
    with pytest.raises(pl.PinochleError) as refusal:
        call()
    assert words in str(refusal.value)


def test_a_stock_is_refused_where_there_is_none():
    with pytest.raises(pl.RuleError, match="Pagat has no stock"):
        PAGAT.legal("AS", trump="S", stock=True)


HOW = "write a rank (A K Q J 10 9 8) and a colour (Bk Rd Bl Gr Go Si Br), such as KBk."
COLOURS = "Bk (black), Rd (red), Bl (blue), Gr (green), Go (gold), Si (silver)"
IN_COLOURS = [
    # what is read at a table with colours, words of the message
    ("KXx", f"'KXx' is no card (card 1 of 'KXx'): {HOW}"),
    ("KBk 7Bk", f"'7Bk' is no card (card 2 of 'KBk 7Bk'): {HOW}"),
    (
        "AS",
        f"AS is not in this pack: write a rank and a colour, such as KBk; the colours are {COLOURS} and Br",
    ),
    ("8Bk 8BK", "2 times 8Bk: the pack has 1 copy of it."),
    (None, "None is no list of cards: give a text such as 'KBk QBk 8Si', or cards."),
    (["KBk", 5], "5 is no card: write a rank and a colour, such as KBk."),
]


@pytest.mark.parametrize(("cards", "words"), IN_COLOURS, ids=lambda part: str(part)[:20])
def test_cards_with_colours(cards, words):
    for call in (PURPLE.meld, PURPLE.legal, PURPLE.check_meld, RUMMY.meld):
        with pytest.raises(pl.CardError) as refusal:
            call(cards, trump=None)
        assert words in str(refusal.value)


@pytest.mark.parametrize("trump", ["S", "purple", "", 5, ["Bk"]])
def test_a_trump_colour(trump):
    with pytest.raises(pl.CardError) as refusal:
        PURPLE.meld("KBk", trump=trump)
    assert str(refusal.value) == f"{trump!r} is no colour of this pack; say {COLOURS} or Br (bronze)."


def drawn(*actions):
    """A deal of rummy after a card is drawn and some acts are done."""
    deal = RUMMY.deal(seed=1).act("draw stock")
    for action in actions:
        deal.act(action)


PURPLE_PLACES = [
    (lambda: PAGAT.meld("KBk", trump="S"), "KBk is not in this pack: its cards have suits, not colours."),
    (
        lambda: PURPLE.seated(3).legal("KBk", trick="ABk QBk JBk", trump="Bk"),
        "A trick of 3 cards is complete",
    ),
    (lambda: PURPLE.seated(2).winner("ABk QBk JBk", trump="Bk"), "A trick has from 1 to 2 cards, not 3."),
    (
        lambda: PURPLE.legal("ABk KBk", trump="Bk")["ABk KBk"],
        "'ABk KBk' is 2 cards; one card is wanted, such as KBk.",
    ),
    (lambda: PURPLE.deal(players=5), "Purple Pinochle is for 2 or 3 or 4 players, not 5."),
    (lambda: PURPLE.deal(players=3, hands=["KBk"] * 3), "The hand of seat 0 has 1 cards, not 12."),
    (PURPLE.auction, "Purple Pinochle is played without an auction: set auction.held to True for one."),
    (lambda: AUCTIONED.auction().bid(95), "95 cannot be bid now: bid 100 or more in steps of 10, or pass."),
    (lambda: AUCTIONED.seated(3).auction(dealer=3), "dealer is a seat from 0 to 2, not 3."),
    (
        lambda: PURPLE.settle(meld=(0, 0), trick_points=(200, 100), second_meld=(0, 0)),
        "trick_points (200, 100) make 300; without the 1 card dealt to nobody they make 378 to 390.",
    ),
    (
        lambda: PURPLE.settle(bid=100, bidder=0, meld=(0, 0), trick_points=(200, 185), second_meld=(0, 0)),
        "This table has no auction: leave out bid and bidder.",
    ),
    (lambda: PURPLE.settle(left=["", "KBk"]), "This table has no use for left."),
    (lambda: RUMMY.settle(left=["", "KBk"], meld=(0, 0)), "This table has no use for meld."),
    (lambda: RUMMY.settle(left=["", "KBk KBk"]), "2 times KBk: the pack has 1 copy of it."),
    (lambda: RUMMY.settle(left=["", ""]), "left: only one player can go out, and the others hold cards."),
    (lambda: RUMMY.settle(left=["", "KBk"], before=(1, 2, 3)), "before is 2 whole numbers"),
    (lambda: RUMMY.deal(players=7), "Purple Rummy is for 2 or 3 or 4 or 5 or 6 players, not 7."),
    (
        lambda: RUMMY.lay_offs("KBk", laid=["QBk JBk TBk"]),
        "'TBk JBk QBk' can be more than one kind of meld: say which, 'suit-run', 'color-run' or 'color-set'.",
    ),
    (
        lambda: RUMMY.lay_offs("KBk", laid=["QBk JBk"]),
        "'JBk QBk' is said to lie on the table, but is no meld here.",
    ),
    (
        lambda: RUMMY.lay_offs("KBk", laid=["QBk JBk TBk as flush"]),
        "'flush' is no kind of meld: say 'suit-run'",
    ),
    (lambda: RUMMY.discards("KBk", drawn="8Go"), "8Go was drawn, but is not in the hand."),
    (lambda: RUN.discards("KS"), "PinochleRun is played in tricks, without turns."),
    (lambda: RUMMY.winner("KBk", trump=None), "Purple Rummy is played without tricks."),
    (
        lambda: PURPLE.odds(3, trump="Bk").totals,
        "Purple Pinochle gives the chances of single melds only: its melds choose between rank and colour",
    ),
    (lambda: RUMMY.odds().mean, "At Purple Rummy melds score nothing, so there is no total: ask for the"),
    (lambda: RUMMY.odds(trump="Bk"), "Purple Rummy has no trump."),
    (
        lambda: RUMMY.deal(seed=1).act("keep"),
        "A turn begins with a card drawn: say 'draw stock' or 'draw discard'.",
    ),
    (lambda: drawn("draw stock"), "A card has been drawn already: one is drawn in a turn."),
    (
        lambda: drawn("discard TBk"),
        "The black ten of spades was just drawn, and the card just drawn may not be discarded.",
    ),
    (lambda: drawn("lay off KBk on 1"), "No meld lies on the table: there is nothing to lay off on."),
    (lambda: drawn("meld JBl TBl 8Bl", "meld 8Br 9Br QBr"), "1 meld may be laid in a turn, and it is laid."),
    (lambda: drawn("meld JBl TBl"), "'JBl TBl' is no meld"),
]


@pytest.mark.parametrize(("call", "words"), PURPLE_PLACES, ids=[words[:40] for _call, words in PURPLE_PLACES])
def test_colours_and_turns(call, words):
    with pytest.raises(pl.PinochleError) as refusal:
        call()
    assert words in str(refusal.value)
