"""Double-deck partnership Pinochle on the ÷10 scale, as PinochleRun plays it."""

from functools import partial

from pinochle_learn.rules import Rules, assumed, found, seed
from pinochle_learn.rules import records as r
from pinochle_learn.rules.melding import MeldingRules
from pinochle_learn.tables.melds import Types, double_deck_melds
from pinochle_learn.tables.sources import ANDREWS, DOUBLE_BIDS, DOUBLE_DECK, ENGINES, PINOCHLERUN

_says = partial(seed, source=f"{PINOCHLERUN}: Double deck")
_deal = partial(found, source=DOUBLE_DECK)
_silent = partial(assumed, source="PinochleRun's double-deck page could not be read")
_common = partial(assumed, source=f"PinochleRun's double-deck page could not be read; {DOUBLE_BIDS}")
_values = partial(assumed, source=f"PinochleRun's double-deck page could not be read; {ANDREWS}")
_single = partial(assumed, source=f"{PINOCHLERUN}, as in its single-deck game")
_engines = partial(assumed, source=ENGINES)

RULES = Rules(
    id="double-deck",
    name="Double deck",
    aliases=("double", "dd", "pinochlerun double deck"),
    about="Four players in partnerships, 80 cards, twenty each: bids from 50, no passing, a game is 500.",
    pack=r.PackRules(ranks=_says("ATKQJ"), suits=_says("SHDC"), copies=_says(4)),
    table=r.TableRules(players=_says((4,)), partners=_says(value=True), scale=_says(1)),
    deal=r.DealRules(
        hand=_deal(20),
        packets=_deal((4, 5)),
        phases=_says(("auction", "trump", "meld", "play")),
        dealer=_single("left"),
    ),
    auction=r.AuctionRules(
        minimum=_says(50),
        ladder=_common(((50, 1), (60, 5))),
        raises=_common(None),
        cap=_silent(None),
        exact_opening=_common(value=False),
        must_open=_common(value=False),
        all_pass=_common("dealer"),
        skipped=_common(10),
        first=_single("dealer_left"),
        pass_final=_single(value=True),
        content=_single("number"),
    ),
    trump=r.TrumpRules(
        named_by=_says("bidder"),
        marriage=_says(value=True),
        no_marriage=_common("lost"),
    ),
    exchange=r.ExchangeRules(cards=_says(0)),
    meld=MeldingRules(
        melds=double_deck_melds(
            1,
            _values,
            Types(_deal("I"), _deal("II"), _deal("III")),
            run=_values(150),
            pinochle=_values(40),
            extras=_silent,
        ),
        run_extras=_single("strict"),
        doubles=_values("listed"),
        who=_single("all"),
        reuse=_deal("never"),
        counted=_single("best"),
    ),
    play=r.PlayRules(
        first_lead=_single("bidder"),
        must_follow=_single(value=True),
        must_beat=_single("always"),
        after_ruff=_single("free"),
        must_trump=_single(value=True),
        must_overtrump=_single(value=True),
        alike=_single("first"),
        next_lead=_single("winner"),
    ),
    count=r.CountRules(points=_deal((1, 1, 1, 0, 0)), last_trick=_says(2), rounding=_deal("none")),
    settle=r.SettleRules(
        save_meld=_single("trick_point"),
        saving_binds=_single("defenders"),
        nines_exempt=_silent(value=False),
        out_of_reach=_single("stop"),
        throw_in=_silent("never"),
        least_meld=_silent(0),
        lost_bid=_single("minus_bid"),
        meld_wins=_silent(value=False),
        renege=_silent("none"),
        wrong_call=_silent("none"),
        aces_declared=_silent(value=False),
        made=_single("all"),
        unplayed=_single("meld"),
    ),
    game=r.GameRules(
        target=_says(500),
        deals=_says(None),
        first_past=_single("bidders"),
        raised_by=_single(None),
        declare_out=_single(value=False),
        limit=_silent(None),
    ),
)
