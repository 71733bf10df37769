"""The panel that settles real numbers, at tables where nobody bids."""

import pinochle_learn as pl
from pinochle_learn.lessons.settle_panel import SettlePanel

TWO, WIKI = pl.variant("two-handed"), pl.variant("two-handed-wikihow")


def labels(panel):
    return [
        field.description
        for field in panel.box.children[:-1]
        if hasattr(field, "min") or hasattr(field, "options")
    ]


def test_the_panel_has_no_field_of_a_bid_where_nobody_bids():
    panel = SettlePanel()
    panel.use(pl.variant("pinochlerun"))
    assert {"Who bid", "Bid"} <= set(labels(panel))
    panel.use(TWO)
    both = ["Meld, North", "Meld, South", "Trick points, North", "Score before, North", "Score before, South"]
    assert labels(panel) == [*both, "Declared out", "Played to"]
    assert "South has the rest of the 250 trick points." in panel.rest.value
    panel.use(WIKI)
    assert labels(panel) == both
    panel.use(pl.variant("npa"))
    assert {"Who bid", "Bid", "Renege"} <= set(labels(panel))


def test_the_panel_settles_declaring_out_and_a_raised_target():
    panel = SettlePanel()
    panel.use(TWO)
    assert panel.facts(TWO) == {
        "meld": (120, 180),
        "trick_points": (113, 137),
        "before": (560, 750),
        "target": 1000,
    }
    assert "rounded to 140" in panel.answer.value
    assert "South wins the game." in panel.answer.value
    panel.before[0].value = 800
    assert "The game goes on to 1250." in panel.answer.value
    panel.target.value = 1250
    assert "Outcome: both score" in panel.answer.value
    assert "wins the game" not in panel.answer.value
    panel.target.value = 1000
    panel.declared.value = 0
    assert "Trick points, South" in labels(panel)
    # the deal stopped: nobody has the other hundred yet
    panel.points[0].value, panel.points[1].value = 60, 90
    assert "wrongly declared out" in panel.answer.value
    assert "<td>980</td>" in panel.answer.value
    assert "South wins the game." in panel.answer.value
    panel.points[0].value = 80
    assert "North wins the game." in panel.answer.value
    panel.use(WIKI)
    assert "declared" not in panel.answer.value
    assert panel.facts(WIKI)["meld"] == (120, 180)
