"""The classic four-hand game: Foster's melds and card values, and Bicycle's partnership form for the rest."""

from functools import partial

from pinochle_learn.rules import Rules, assumed, found, seed
from pinochle_learn.rules import records as r
from pinochle_learn.rules.melding import MeldingRules
from pinochle_learn.tables.melds import FOSTERS, Types, single_deck_melds
from pinochle_learn.tables.sources import BICYCLE, ENGINES, FOSTER, PINOCHLERUN

_says = partial(seed, source=f"{PINOCHLERUN}, on the Hoyles of 1914 and 1926")
_foster = partial(found, source=FOSTER)
_bicycle = partial(assumed, source=f"Foster's chapter could not be read; {BICYCLE}")
_nine = partial(
    assumed, source="Foster's list, as excerpted, leaves it out; as other single-deck tables play"
)
_common = partial(assumed, source="Foster's chapter could not be read; as other single-deck tables play")
_again = partial(
    assumed, source="Foster's list, as excerpted, has one of these; another one is of other cards"
)
_engines = partial(assumed, source=ENGINES)

RULES = Rules(
    id="hoyle",
    name="Hoyle",
    aliases=("foster", "classic", "old hoyle"),
    about="The classic game of four: no passing, every card but the nine counts, a game is 1000.",
    pack=r.PackRules(ranks=_says("ATKQJ9"), suits=_says("SHDC"), copies=_says(2)),
    table=r.TableRules(players=_says((4,)), partners=_common(value=True), scale=_says(10)),
    deal=r.DealRules(
        hand=_says(12),
        packets=_says((4,)),
        phases=_bicycle(("auction", "trump", "meld", "play")),
        dealer=_common("left"),
    ),
    auction=r.AuctionRules(
        minimum=_bicycle(100),
        ladder=_bicycle(((0, 10),)),
        raises=_bicycle(None),
        cap=_bicycle(None),
        exact_opening=_bicycle(value=False),
        must_open=_bicycle(value=False),
        all_pass=_bicycle("next_deal"),
        skipped=_bicycle(None),
        first=_common("dealer_left"),
        pass_final=_bicycle(value=True),
        content=_bicycle("number"),
    ),
    trump=r.TrumpRules(named_by=_bicycle("bidder"), marriage=_bicycle(value=False)),
    exchange=r.ExchangeRules(cards=_says(0)),
    meld=MeldingRules(
        melds=single_deck_melds(
            10, _foster, Types(_foster("A"), _foster("B"), _foster("C")), FOSTERS, dix=_nine, again=_again
        ),
        run_extras=_common("strict"),
        doubles=_foster("listed"),
        who=_common("all"),
        reuse=_common("never"),
        counted=_common("best"),
    ),
    play=r.PlayRules(
        first_lead=_bicycle("dealer_left"),
        must_follow=_common(value=True),
        must_beat=_common("always"),
        after_ruff=_common("free"),
        must_trump=_common(value=True),
        must_overtrump=_common(value=True),
        alike=_engines("first"),
        next_lead=_common("winner"),
    ),
    count=r.CountRules(points=_says((11, 10, 4, 3, 2, 0)), last_trick=_says(10), rounding=_says("none")),
    settle=r.SettleRules(
        save_meld=_bicycle("trick"),
        saving_binds=_bicycle("all"),
        nines_exempt=_bicycle(value=False),
        out_of_reach=_bicycle("play"),
        throw_in=_bicycle("never"),
        least_meld=_bicycle(0),
        lost_bid=_bicycle("minus_bid"),
        meld_wins=_bicycle(value=False),
        renege=_bicycle("none"),
        wrong_call=_bicycle("none"),
        aces_declared=_bicycle(value=False),
        made=_bicycle("all"),
        unplayed=_common("meld"),
    ),
    game=r.GameRules(
        target=_bicycle(1000),
        deals=_bicycle(None),
        first_past=_bicycle("bidders"),
        raised_by=_bicycle(None),
        declare_out=_bicycle(value=False),
        limit=_bicycle(None),
    ),
)
