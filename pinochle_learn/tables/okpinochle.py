"""Single-deck partnership Pinochle on the ×10 scale, as the site Ok Pinochle plays it."""

from functools import partial

from pinochle_learn.rules import Rules, assumed, seed
from pinochle_learn.rules import records as r
from pinochle_learn.rules.melding import MeldingRules
from pinochle_learn.tables.melds import Types, single_deck_melds
from pinochle_learn.tables.sources import ENGINES, OK

_says = partial(seed, source=OK)
_bid = partial(seed, source=f"{OK}: Bidding")
_meld = partial(seed, source=f"{OK}: Melding")
_play = partial(seed, source=f"{OK}: Trick taking")
_score = partial(seed, source=f"{OK}: Scoring")
_silent = partial(assumed, source=OK)
_again = partial(assumed, source="The page lists one of these; another one is of other cards")
_lost = partial(
    assumed, source="The page's heading for this class is lost; arounds are class 3, so this is 2"
)
_engines = partial(assumed, source=ENGINES)

RULES = Rules(
    id="okpinochle",
    name="Ok Pinochle",
    aliases=("ok", "ok pinochle", "ok-pinochle"),
    about="Four players in partnerships, large scores: raises of exactly 10 or 20, a game is 1500.",
    pack=r.PackRules(ranks=_says("ATKQJ9"), suits=_says("SHDC"), copies=_says(2)),
    table=r.TableRules(players=_says((4,)), partners=_says(value=True), scale=_says(10)),
    deal=r.DealRules(
        hand=_says(12),
        packets=_silent((3,)),
        phases=_says(("auction", "trump", "exchange", "meld", "decision", "play")),
        dealer=_says("left"),
    ),
    auction=r.AuctionRules(
        minimum=_bid(250),
        ladder=_bid(((0, 10),)),
        raises=_bid((10, 20)),
        cap=_silent(None),
        exact_opening=assumed(value=True, source="The page gives raises only; the first bid is the minimum"),
        must_open=_bid(value=False),
        all_pass=_bid("dealer"),
        skipped=_silent(None),
        first=_bid("dealer_left"),
        pass_final=_bid(value=True),
        content=_bid("number"),
    ),
    trump=r.TrumpRules(named_by=_says("bidder"), marriage=_says(value=False)),
    exchange=r.ExchangeRules(
        cards=seed(4, f"{OK}: Winning the auction"),
        returned=_says(value=True),
    ),
    meld=MeldingRules(
        melds=single_deck_melds(
            10, _meld, Types(_meld("I"), _lost("II"), _meld("III")), extras=_meld, again=_again
        ),
        run_extras=_meld("named"),
        doubles=_meld("listed"),
        who=_meld("all"),
        reuse=_meld("never"),
        counted=_meld("best"),
    ),
    play=r.PlayRules(
        first_lead=_play("bidder"),
        must_follow=_play(value=True),
        must_beat=_play("always"),
        after_ruff=_play("free"),
        must_trump=_play(value=True),
        must_overtrump=_play(value=True),
        alike=_engines("first"),
        next_lead=_play("winner"),
    ),
    count=r.CountRules(points=_score((10, 10, 10, 0, 0, 0)), last_trick=_score(10), rounding=_score("none")),
    settle=r.SettleRules(
        save_meld=_score("trick_point"),
        saving_binds=assumed(
            "all", "The page's general sentence takes in the bidders, against its sentence on bids made"
        ),
        nines_exempt=_silent(value=False),
        out_of_reach=seed("play", f"{OK}: Voluntarily going set"),
        throw_in=seed("out_of_reach", f"{OK}: Voluntarily going set"),
        least_meld=_silent(0),
        lost_bid=_score("minus_bid"),
        meld_wins=_silent(value=False),
        renege=_silent("none"),
        wrong_call=_silent("none"),
        aces_declared=_silent(value=False),
        made=_score("all"),
        unplayed=_score("meld"),
    ),
    game=r.GameRules(
        target=seed(1500, f"{OK}: Winning the game"),
        deals=_score(None),
        first_past=seed("bidders", f"{OK}: Winning the game"),
        raised_by=_says(None),
        declare_out=_silent(value=False),
        limit=_silent(None),
    ),
)
