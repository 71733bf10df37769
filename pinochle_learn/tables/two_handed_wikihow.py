"""wikiHow's two-player game on the ×10 scale: both draw, then the winner of the trick lays one meld."""

from functools import partial

from pinochle_learn.rules import Rules, assumed, seed
from pinochle_learn.rules import parts as p
from pinochle_learn.rules import records as r
from pinochle_learn.rules.melding import MeldingRules
from pinochle_learn.tables.melds import Types, single_deck_melds
from pinochle_learn.tables.sources import ENGINES, WIKIHOW

_says = partial(seed, source=f"{WIKIHOW}: two players")
_meld = partial(seed, source=f"{WIKIHOW}: Making Melds, two players")
_values = partial(seed, source=f"{WIKIHOW}: Card Point Values")
_play = partial(seed, source=f"{WIKIHOW}: Playing Tricks")
_free = partial(assumed, source="The page lifts no duty, but every other two-handed source does")
_silent = partial(assumed, source=WIKIHOW)
_again = partial(assumed, source="The page lists one of these; another one is of other cards")
_engines = partial(assumed, source=ENGINES)

RULES = Rules(
    id="two-handed-wikihow",
    name="wikiHow for two",
    aliases=("wikihow 2", "wikihow two", "two-handed wiki how"),
    about="Two players and a stock: both draw, then the winner melds; no card serves twice in a type.",
    pack=r.PackRules(ranks=_says("ATKQJ9"), suits=_says("SHDC"), copies=_says(2)),
    table=r.TableRules(players=_says((2,)), partners=_says(value=False), scale=_says(10)),
    deal=r.DealRules(
        hand=_says(12),
        packets=_says((3, 4)),
        phases=_says(("stock", "play")),
        dealer=_silent("left"),
    ),
    auction=None,
    trump=r.TrumpRules(named_by=_says("turned"), marriage=_silent(value=False)),
    exchange=r.ExchangeRules(cards=_says(0)),
    stock=p.StockRules(
        draw=_meld("before_meld"),
        free_play=_free(value=True),
        dix_exchange=_silent(value=False),
        turned_nine=_silent(value=False),
        last_meld=_meld(value=False),
        fresh_card=_silent(value=True),
        first_draw=_silent("winner"),
        last_cards=_silent("loser"),
        taken_up=_says(value=True),
        counted=_says(value=True),
    ),
    meld=MeldingRules(
        melds=single_deck_melds(
            10, _values, Types(_values("I"), _values("III"), _values("II")), extras=_values, again=_again
        ),
        run_extras=_values("named"),
        doubles=_values("listed"),
        who=_meld("trick_winner"),
        reuse=_meld("never"),
    ),
    play=r.PlayRules(
        first_lead=_play("dealer_left"),
        must_follow=_play(value=True),
        must_beat=_play("always"),
        after_ruff=_silent("free"),
        must_trump=_play(value=True),
        must_overtrump=_silent(value=False),
        alike=_engines("first"),
        next_lead=_silent("winner"),
    ),
    count=r.CountRules(points=_play((10, 10, 10, 0, 0, 0)), last_trick=_play(10), rounding=_silent("none")),
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
        target=_says(1500),
        deals=_silent(None),
        first_past=_silent("higher"),
        raised_by=_silent(None),
        declare_out=_silent(value=False),
        level=_silent("play_on"),
        limit=_silent(None),
    ),
)
