"""Double-deck partnership Pinochle under the National Pinochle Association's tournament rules."""

from functools import partial

from pinochle_learn.rules import Rules, assumed, found, seed
from pinochle_learn.rules import records as r
from pinochle_learn.rules.melding import MeldingRules
from pinochle_learn.tables.melds import Types, double_deck_melds
from pinochle_learn.tables.sources import ANDREWS, DOUBLE_BIDS, DOUBLE_DECK, DOUBLE_HOUSES, ENGINES, NPA

_says = partial(seed, source=NPA)
_deal = partial(found, source=DOUBLE_DECK)
_pays = partial(found, source=f"{DOUBLE_HOUSES}: the NPA's values")
_silent = partial(
    assumed, source="The body of the NPA's rules could not be read; as other double-deck tables"
)
_common = partial(assumed, source=f"The body of the NPA's rules could not be read; {DOUBLE_BIDS}")
_values = partial(assumed, source=f"The body of the NPA's rules could not be read; {ANDREWS}")
_engines = partial(assumed, source=ENGINES)

RULES = Rules(
    id="npa",
    name="NPA tournament",
    aliases=("national pinochle association", "npa tournament", "tournament"),
    about="Four players in partnerships, 80 cards: a lost bid and a renege both pay the other side.",
    pack=r.PackRules(ranks=_says("ATKQJ"), suits=_says("SHDC"), copies=_says(4)),
    table=r.TableRules(players=_says((4,)), partners=_says(value=True), scale=_silent(1)),
    deal=r.DealRules(
        hand=_deal(20),
        packets=_deal((4, 5)),
        phases=_silent(("auction", "trump", "meld", "play")),
        dealer=_silent("left"),
    ),
    auction=r.AuctionRules(
        minimum=_silent(50),
        ladder=_common(((50, 1), (60, 5))),
        raises=_common(None),
        cap=_silent(None),
        exact_opening=_common(value=False),
        must_open=_common(value=False),
        all_pass=_common("dealer"),
        skipped=_common(10),
        first=_silent("dealer_left"),
        pass_final=_silent(value=True),
        content=_common("number"),
    ),
    trump=r.TrumpRules(
        named_by=_common("bidder"),
        marriage=_common(value=True),
        no_marriage=_common("lost"),
    ),
    exchange=r.ExchangeRules(cards=_silent(0)),
    meld=MeldingRules(
        melds=double_deck_melds(
            1,
            _values,
            Types(_silent("I"), _silent("II"), _silent("III")),
            run=_pays(250),
            pinochle=_pays(150),
            extras=_silent,
        ),
        run_extras=_silent("strict"),
        doubles=_values("listed"),
        who=_silent("all"),
        reuse=_silent("never"),
        counted=_silent("best"),
    ),
    play=r.PlayRules(
        first_lead=_silent("bidder"),
        must_follow=_says(value=True),
        must_beat=_says("always"),
        after_ruff=_silent("free"),
        must_trump=_says(value=True),
        must_overtrump=_silent(value=True),
        alike=_engines("first"),
        next_lead=_silent("winner"),
    ),
    count=r.CountRules(points=_silent((1, 1, 1, 0, 0)), last_trick=_silent(2), rounding=_silent("none")),
    settle=r.SettleRules(
        save_meld=_silent("points_20"),
        saving_binds=_silent("all"),
        nines_exempt=_silent(value=False),
        out_of_reach=_silent("stop"),
        throw_in=_silent("never"),
        least_meld=_silent(20),
        lost_bid=_says("to_others"),
        meld_wins=_silent(value=False),
        renege=_says("bid_and_meld"),
        wrong_call=_says("callers_renege"),
        aces_declared=_says(value=True),
        made=_silent("all"),
        unplayed=_silent("meld"),
        callers=_says("opponents"),
    ),
    game=r.GameRules(
        target=_silent(500),
        deals=_silent(None),
        first_past=_silent("bidders"),
        raised_by=_silent(None),
        declare_out=_silent(value=False),
        limit=_silent(None),
    ),
)
