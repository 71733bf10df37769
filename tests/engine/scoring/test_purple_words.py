"""What the engine says at Purple Pinochle: settlements, ends, and the reasons of melds and winners."""

import pytest

import pinochle_learn as pl

V = pl.variant("purple")
ONE_DEAL = V.with_rules({"game.target": None, "game.deals": 1})


def test_two_melds_and_tricks_are_told_side_by_side():
    settled = V.settle(meld=(80, 0), second_meld=(0, 120), trick_points=(200, 185))
    assert settled.sides[0].why == (
        "North-South melded 80 first and nothing second and took 200 trick points: they score 280."
    )
    assert settled.sides[1].why == (
        "East-West melded nothing first and 120 second and took 185 trick points: they score 305."
    )
    assert settled.change == (280, 305)


def test_a_player_alone_is_told_so():
    settled = V.settle(meld=(10, 20, 30), second_meld=(0, 0, 40), trick_points=(100, 100, 90))
    assert settled.sides[2].why == (
        "South melded 30 first and 40 second and took 90 trick points: South scores 160."
    )


@pytest.mark.parametrize(
    ("melds", "why"),
    [
        ((0, 0), "That was deal 1, the last, and neither side is in front: the game is shared."),
        ((0, 0, 0), "nobody is alone in front: those in front share the game."),
    ],
)
def test_one_deal_is_shared(melds, why):
    points = (190, 190) if len(melds) == 2 else (120, 120, 50)
    settled = ONE_DEAL.settle(meld=melds, second_meld=melds, trick_points=points)
    assert (settled.game_winner, settled.game_rule) == (None, "shared")
    assert settled.why.endswith(why)


def test_a_shared_game_is_over():
    hands = [" ".join(map(str, hand)) for hand in V.deal(seed=1).dealt]
    game = ONE_DEAL.game(seed=1)
    while game.deal.phase != "over":
        game.deal.act(game.deal.actions()[0])
    assert len(hands) == 4
    assert game.deal.result.game_rule in {"most", "shared"}
    assert len(game.deals) == 1


def test_the_other_choice_is_priced():
    melds = {m.key: m.why for m in V.meld("ABk ARd ABl AGr AGo KBk QBk JBk TBk 8Bk", trump="Si")}
    assert melds["black-around"] == (
        "Six black cards (ace, king, queen, jack, ten and eight): black around, 200 points. "
        "Without this meld the black ace of spades could count for rank, "
        "and type B would come to 100, not 250."
    )
    assert melds["aces-around"] == "Four aces (red, blue, green and gold): aces around, 50 points."


@pytest.mark.parametrize(
    ("hand", "trump", "why"),
    [
        ("KRd QRd", "Rd", "King and queen of red cards, the trump colour: royal marriage, 40 points."),
        ("KRd QRd", "Bk", "King and queen of red cards, of one colour: colour marriage, 30 points."),
        (
            "KRd QGo",
            "Bk",
            "Red king of hearts and gold queen of hearts, of one suit: suit marriage, 20 points.",
        ),
        (
            "JSi QBk",
            "Rd",
            "Black queen of spades and silver jack of diamonds, whatever is trump: pinochle, 40 points.",
        ),
        (
            "JGr QBr",
            "Rd",
            "Bronze queen of clubs and green jack of clubs, of one suit: suit pinochle, 20 points.",
        ),
        ("8Go", "Go", "Eight of gold cards, the trump colour: dix, 10 points."),
    ],
)
def test_reasons_of_melds(hand, trump, why):
    assert [meld.why for meld in V.meld(hand, trump=trump)] == [why]


STEPS = [
    # trick, trump, winner, rule, beginning of the reason
    (
        "QBl KSi 9Bk",
        "Bk",
        2,
        "trump",
        "Black is the trump colour, and the black nine of spades is its highest",
    ),
    (
        "QBl KSi 9Bl",
        "Bk",
        0,
        "led-colour",
        "No trump was played, so the highest card of the led colour, blue, wins",
    ),
    (
        "QBl KSi 9Go",
        "Bk",
        1,
        "led-suit",
        "No trump was played, and only the lead is blue, so the highest of diamonds",
    ),
    ("KBl KSi 9Go", "Bk", 0, "led-suit", "No trump was played, and only the lead is blue"),
]


@pytest.mark.parametrize(("trick", "trump", "position", "rule", "why"), STEPS)
def test_the_three_steps(trick, trump, position, rule, why):
    won = V.winner(trick, trump=trump)
    assert (won.position, won.rule) == (position, rule)
    assert won.why.startswith(why)


def test_the_other_reading_of_the_third_step():
    other = V.with_rules({"play.lead_counts_as_colour": True})
    won = other.winner("QBl KSi 9Go", trump="Bk")
    assert (won.position, won.rule) == (0, "led-colour")
    assert "it counts as following its own colour" in won.why


def test_a_tie_of_ranks_names_the_first_played():
    assert "Of cards of one rank the one played first wins." in V.winner("KBl KSi", trump="Bk").why


def test_coloured_cards_count_for_rank_and_colour():
    points = V.count("ABk 8Br")
    assert points == 16
    assert points.why == "For their ranks 8, for their colours 8: 16 points."


def test_points_that_cannot_be_say_what_can():
    with pytest.raises(pl.ScoreError, match="without the 1 card dealt to nobody they make 378 to 390"):
        V.settle(meld=(0, 0), second_meld=(0, 0), trick_points=(300, 100))


def test_chances_of_a_total_are_refused_with_the_reason():
    with pytest.raises(pl.RuleError, match="single melds only: its melds choose between rank and colour"):
        V.odds(12, trump="Bk").at_least(10)


def test_two_players_are_told_by_their_points():
    """Two sides may be two players: 25 cards stay out, so fewer points are taken."""
    assert V.settle(meld=(10, 0), second_meld=(0, 0), trick_points=(100, 87)).change == (110, 87)
    with pytest.raises(pl.ScoreError, match="378 to 390"):
        V.seated(4).settle(meld=(10, 0), second_meld=(0, 0), trick_points=(300, 187))


@pytest.mark.parametrize(
    ("cards", "rule", "why"),
    [
        ("ABk ARd ABl", "too-few", "Aces around needs four or more aces, and these are three."),
        ("ABk KBk JBk", "too-few", "Black around needs four or more black cards, and these are three."),
        ("TBk TRd TBl TGr", "worthless", "No number of tens is a meld."),
        ("AGo KGo 9Go TGo", "worthless", "No number of gold cards is a meld."),
        ("8Rd", "wrong-suit", "A dix counts in trump only: black cards are trump, not red cards."),
        ("KBk QRd", "wrong-suit", "A king and a queen are a meld only in one colour or in one suit,"),
        ("QRd JGo QGr", "left-over", "These are more cards than one meld."),
    ],
)
def test_what_is_no_meld(cards, rule, why):
    claim = V.check_meld(cards, trump="Bk")
    assert (claim.ok, claim.rule) == (False, rule)
    assert claim.why.startswith(why)


def test_cards_left_are_those_of_every_player():
    rummy = pl.variant("purple-rummy")
    with pytest.raises(pl.ScoreError, match="each of 4 players has left"):
        rummy.seated(4).settle(left=("", "KBk"))


def test_rounded_points_of_partners_are_told():
    own = V.with_rules({"count.rounding": "tens"})
    settled = own.settle(meld=(0, 0), second_meld=(0, 0), trick_points=(207, 178))
    assert settled.change == (210, 180)
    assert settled.sides[0].why.endswith("took 207 trick points, rounded to 210: they score 210.")
