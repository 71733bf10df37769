"""Double-deck partnership Pinochle as Pagat describes it, with the 20/20 rule."""

from functools import partial

from pinochle_learn.rules import Rules, assumed, found
from pinochle_learn.rules import records as r
from pinochle_learn.rules.melding import MeldingRules
from pinochle_learn.tables.melds import Types, double_deck_melds
from pinochle_learn.tables.sources import ANDREWS, DOUBLE_BIDS, DOUBLE_DECK, DOUBLE_HOUSES, ENGINES

_says = partial(found, source=DOUBLE_DECK)
_deal = _says
_bid = partial(found, source=DOUBLE_BIDS)
_values = partial(found, source=ANDREWS)
_twenty = partial(found, source=f"{DOUBLE_HOUSES}: minimum 20")
_silent = partial(assumed, source=f"{DOUBLE_DECK}, as far as it could be read")
_engines = partial(assumed, source=ENGINES)

RULES = Rules(
    id="double-deck-pagat",
    name="Double deck (Pagat)",
    aliases=("pagat double deck", "double deck 20/20", "20/20"),
    about="Four players in partnerships, 80 cards: 20 in meld and 20 in tricks, or nothing counts.",
    pack=r.PackRules(ranks=_says("ATKQJ"), suits=_says("SHDC"), copies=_says(4)),
    table=r.TableRules(players=_says((4,)), partners=_says(value=True), scale=_says(1)),
    deal=r.DealRules(
        hand=_says(20),
        packets=_deal((4, 5)),
        phases=_says(("auction", "trump", "meld", "play")),
        dealer=_silent("left"),
    ),
    auction=r.AuctionRules(
        minimum=_bid(50),
        ladder=_bid(((50, 1), (60, 5))),
        raises=_bid(None),
        cap=_silent(None),
        exact_opening=_bid(value=False),
        must_open=_bid(value=False),
        all_pass=_bid("dealer"),
        skipped=_bid(10),
        first=_silent("dealer_left"),
        pass_final=_silent(value=True),
        content=_bid("number"),
    ),
    trump=r.TrumpRules(
        named_by=_says("bidder"),
        marriage=_bid(value=True),
        no_marriage=_bid("lost"),
    ),
    exchange=r.ExchangeRules(cards=_silent(0)),
    meld=MeldingRules(
        melds=double_deck_melds(
            1,
            _values,
            Types(_says("I"), _says("II"), _says("III")),
            run=_values(150),
            pinochle=_values(40),
            extras=_silent,
        ),
        run_extras=_says("strict"),
        doubles=_values("listed"),
        who=_says("all"),
        reuse=_says("never"),
        counted=_silent("best"),
    ),
    play=r.PlayRules(
        first_lead=_says("bidder"),
        must_follow=_silent(value=True),
        must_beat=_silent("always"),
        after_ruff=_silent("free"),
        must_trump=_silent(value=True),
        must_overtrump=_silent(value=True),
        alike=_engines("first"),
        next_lead=_silent("winner"),
    ),
    count=r.CountRules(points=_says((1, 1, 1, 0, 0)), last_trick=_says(2), rounding=_says("none")),
    settle=r.SettleRules(
        save_meld=_twenty("points_20"),
        saving_binds=_twenty("all"),
        nines_exempt=_silent(value=False),
        out_of_reach=_silent("stop"),
        throw_in=_silent("never"),
        least_meld=_twenty(20),
        lost_bid=_says("minus_bid"),
        meld_wins=_silent(value=False),
        renege=_silent("none"),
        wrong_call=_silent("none"),
        aces_declared=_silent(value=False),
        made=_silent("all"),
        unplayed=_twenty("meld"),
    ),
    game=r.GameRules(
        target=_says(500),
        deals=_says(None),
        first_past=_says("bidders"),
        raised_by=_says(None),
        declare_out=_silent(value=False),
        limit=_silent(None),
    ),
)
