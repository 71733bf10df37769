"""Single-deck partnership Pinochle on the ×10 scale, as Pagat describes it."""

from functools import partial

from pinochle_learn.rules import Rules, assumed, found
from pinochle_learn.rules import records as r
from pinochle_learn.rules.melding import MeldingRules
from pinochle_learn.tables.melds import Types, single_deck_melds
from pinochle_learn.tables.sources import ENGINES, PAGAT

_says = partial(found, source=PAGAT)
_silent = partial(assumed, source=f"{PAGAT}, as far as it could be read")
_engines = partial(assumed, source=ENGINES)

RULES = Rules(
    id="pagat",
    name="Pagat",
    aliases=("pagat single deck", "racehorse"),
    about="Four players in partnerships, large scores: bids from 250 by tens, a game is 1500.",
    pack=r.PackRules(ranks=_says("ATKQJ9"), suits=_says("SHDC"), copies=_says(2)),
    table=r.TableRules(players=_says((4,)), partners=_says(value=True), scale=_says(10)),
    deal=r.DealRules(
        hand=_says(12),
        packets=_says((3,)),
        phases=_says(("auction", "trump", "exchange", "meld", "decision", "play")),
        dealer=_silent("left"),
    ),
    auction=r.AuctionRules(
        minimum=_says(250),
        ladder=_says(((0, 10),)),
        raises=_says(None),
        cap=_silent(None),
        exact_opening=_says(value=False),
        must_open=_says(value=False),
        all_pass=_says("dealer"),
        skipped=_silent(None),
        first=_says("dealer_left"),
        pass_final=_says(value=True),
        content=_says("number"),
    ),
    trump=r.TrumpRules(named_by=_says("bidder"), marriage=_says(value=False)),
    exchange=r.ExchangeRules(
        cards=_says(4),
        returned=_says(value=True),
    ),
    meld=MeldingRules(
        melds=single_deck_melds(10, _says, Types(_says("I"), _says("II"), _says("III"))),
        run_extras=_says("named"),
        doubles=_says("listed"),
        who=_says("all"),
        reuse=_says("never"),
        counted=_silent("best"),
    ),
    play=r.PlayRules(
        first_lead=_says("bidder"),
        must_follow=_says(value=True),
        must_beat=_says("always"),
        after_ruff=_says("free"),
        must_trump=_says(value=True),
        must_overtrump=_says(value=True),
        alike=_engines("first"),
        next_lead=_silent("winner"),
    ),
    count=r.CountRules(points=_says((10, 10, 10, 0, 0, 0)), last_trick=_says(10), rounding=_says("none")),
    settle=r.SettleRules(
        save_meld=_says("trick_point"),
        saving_binds=_says("defenders"),
        nines_exempt=_says(value=True),
        out_of_reach=_says("stop"),
        throw_in=_says("any"),
        least_meld=_silent(0),
        lost_bid=_says("minus_bid"),
        meld_wins=_silent(value=False),
        renege=_silent("none"),
        wrong_call=_silent("none"),
        aces_declared=_silent(value=False),
        made=_says("all"),
        unplayed=_says("meld"),
    ),
    game=r.GameRules(
        target=_says(1500),
        deals=_says(None),
        first_past=_says("bidders"),
        raised_by=_says(None),
        declare_out=_silent(value=False),
        limit=_silent(None),
    ),
)
