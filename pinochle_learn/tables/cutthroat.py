"""Cutthroat: three players, each alone; all meld, and the bidder takes the kitty."""

from functools import partial

from pinochle_learn.rules import Rules, assumed, found
from pinochle_learn.rules import parts as p
from pinochle_learn.rules import records as r
from pinochle_learn.rules.melding import MeldingRules
from pinochle_learn.tables.melds import Types, single_deck_melds
from pinochle_learn.tables.sources import COMMON, CUTTHROAT, ENGINES

_says = partial(found, source=CUTTHROAT)
_values = partial(assumed, source=COMMON)
_silent = partial(assumed, source=f"{CUTTHROAT}, as far as it could be read")
_engines = partial(assumed, source=ENGINES)

RULES = Rules(
    id="cutthroat",
    name="Cutthroat",
    aliases=("three-handed", "three handed", "cut-throat", "three-handed cutthroat"),
    about="Three players, each alone: all meld, the bidder takes the kitty, a game is 1500.",
    pack=r.PackRules(ranks=_says("ATKQJ9"), suits=_says("SHDC"), copies=_says(2)),
    table=r.TableRules(players=_says((3,)), partners=_says(value=False), scale=_says(10)),
    deal=r.DealRules(
        hand=_says(15),
        packets=_silent((3,)),
        phases=_says(("auction", "trump", "kitty", "bury", "meld", "play")),
        dealer=_silent("left"),
    ),
    auction=r.AuctionRules(
        minimum=_silent(250),
        ladder=_silent(((0, 10),)),
        raises=_silent(None),
        cap=_silent(None),
        exact_opening=_silent(value=False),
        must_open=_silent(value=False),
        all_pass=_silent("dealer"),
        skipped=_silent(None),
        first=_silent("dealer_left"),
        pass_final=_silent(value=True),
        content=_silent("number"),
    ),
    trump=r.TrumpRules(named_by=_says("bidder"), marriage=_silent(value=False)),
    exchange=r.ExchangeRules(cards=_says(0)),
    kitty=p.KittyRules(
        cards=_says(3),
        shown=_silent(value=False),
        bury_melded=_silent(value=True),
        bury_trump=_silent("free"),
        counts=_silent(value=True),
    ),
    meld=MeldingRules(
        melds=single_deck_melds(
            10, _values, Types(_silent("I"), _silent("II"), _silent("III")), extras=_silent
        ),
        run_extras=_silent("strict"),
        doubles=_values("listed"),
        who=_says("all"),
        reuse=_silent("never"),
        counted=_silent("best"),
    ),
    play=r.PlayRules(
        first_lead=_silent("bidder"),
        must_follow=_silent(value=True),
        must_beat=_silent("always"),
        after_ruff=_silent("free"),
        must_trump=_silent(value=True),
        must_overtrump=_silent(value=True),
        alike=_engines("first"),
        next_lead=_silent("winner"),
    ),
    count=r.CountRules(points=_says((10, 10, 10, 0, 0, 0)), last_trick=_says(10), rounding=_says("none")),
    settle=r.SettleRules(
        save_meld=_silent("trick_point"),
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
        made=_silent("all"),
        unplayed=_silent("meld"),
    ),
    game=r.GameRules(
        target=_says(1500),
        deals=_says(None),
        first_past=_silent("bidders"),
        raised_by=_silent(None),
        declare_out=_silent(value=False),
        level=_silent("play_on"),
        limit=_silent(None),
    ),
)
