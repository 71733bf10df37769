"""Two-handed Pinochle as Bicycle plays it: a stock, one meld for each trick won, and declaring out."""

from functools import partial

from pinochle_learn.rules import Rules, assumed, found
from pinochle_learn.rules import parts as p
from pinochle_learn.rules import records as r
from pinochle_learn.rules.melding import MeldingRules
from pinochle_learn.tables.melds import ONE_BY_ONE, Types, single_deck_melds
from pinochle_learn.tables.sources import BICYCLE_TWO

_says = partial(found, source=BICYCLE_TWO)
_silent = partial(assumed, source=f"{BICYCLE_TWO}, as far as it could be read")
LAST_MELD = (
    f"{BICYCLE_TWO}, has no meld after the stock, and melds come before the draw; "
    "a page derived from Pagat's lets the winner of the last trick from the stock meld"
)

RULES = Rules(
    id="two-handed",
    name="Two-handed",
    aliases=("two handed", "two players", "bicycle", "two"),
    about="Two players and a stock: who wins a trick may lay one meld, and may declare out at 1000.",
    pack=r.PackRules(ranks=_says("ATKQJ9"), suits=_says("SHDC"), copies=_says(2)),
    table=r.TableRules(players=_says((2,)), partners=_says(value=False), scale=_says(10)),
    deal=r.DealRules(
        hand=_says(12),
        packets=_says((4,)),
        phases=_says(("stock", "play")),
        dealer=_silent("left"),
    ),
    auction=None,
    trump=r.TrumpRules(named_by=_says("turned"), marriage=_silent(value=False)),
    exchange=r.ExchangeRules(cards=_says(0)),
    stock=p.StockRules(
        draw=_says("after_meld"),
        free_play=_says(value=True),
        dix_exchange=_says(value=True),
        turned_nine=_says(value=True),
        last_meld=assumed(value=True, source=LAST_MELD),
        fresh_card=_says(value=True),
        first_draw=_says("winner"),
        last_cards=_says("loser"),
        taken_up=_says(value=True),
        counted=_says(value=True),
        dix_beside=_says(value=True),
    ),
    meld=MeldingRules(
        melds=single_deck_melds(
            10, _says, Types(_says("A"), _says("C"), _says("B")), ONE_BY_ONE, extras=_silent
        ),
        run_extras=_silent("strict"),
        doubles=_says("listed"),
        who=_says("trick_winner"),
        reuse=_says("higher"),
    ),
    play=r.PlayRules(
        first_lead=_says("dealer_left"),
        must_follow=_says(value=True),
        must_beat=_says("trump_led"),
        after_ruff=_silent("free"),
        must_trump=_says(value=True),
        must_overtrump=_silent(value=False),
        alike=_says("first"),
        next_lead=_says("winner"),
    ),
    count=r.CountRules(points=_says((11, 10, 4, 3, 2, 0)), last_trick=_says(10), rounding=_says("tens")),
    settle=r.SettleRules(
        save_meld=_silent("never"),
        saving_binds=_silent("all"),
        nines_exempt=_silent(value=False),
        out_of_reach=_silent("play"),
        throw_in=_silent("never"),
        least_meld=_silent(0),
        lost_bid=_silent("minus_bid"),
        meld_wins=_silent(value=False),
        renege=_silent("none"),
        wrong_call=_silent("none"),
        aces_declared=_silent(value=False),
    ),
    game=r.GameRules(
        target=_says(1000),
        deals=_silent(None),
        first_past=_says("raise"),
        raised_by=_says(250),
        declare_out=_says(value=True),
        limit=_silent(None),
    ),
)
