"""wikiHow's four-player game on the ×10 scale."""

from functools import partial

from pinochle_learn.rules import Rules, assumed, seed
from pinochle_learn.rules import records as r
from pinochle_learn.rules.melding import MeldingRules
from pinochle_learn.tables.melds import Types, single_deck_melds
from pinochle_learn.tables.sources import ENGINES, WIKIHOW

_setup = partial(seed, source=f"{WIKIHOW}: Setup")
_bid = partial(seed, source=f"{WIKIHOW}: Bidding")
_meld = partial(seed, source=f"{WIKIHOW}: Card Point Values")
_play = partial(seed, source=f"{WIKIHOW}: Playing Tricks")
_score = partial(seed, source=f"{WIKIHOW}: Scoring")
_game = partial(seed, source=f"{WIKIHOW}: Winning the Game")
_silent = partial(assumed, source=WIKIHOW)
_again = partial(assumed, source="The page lists one of these; another one is of other cards")
_engines = partial(assumed, source=ENGINES)

RULES = Rules(
    id="wikihow",
    name="wikiHow",
    aliases=("wiki how", "wiki-how", "wikihow 4"),
    about="Four players in partnerships, large scores: three cards passed, one trick saves the meld.",
    pack=r.PackRules(ranks=_play("ATKQJ9"), suits=_setup("SHDC"), copies=_setup(2)),
    table=r.TableRules(players=_setup((4,)), partners=_setup(value=True), scale=_score(10)),
    deal=r.DealRules(
        hand=_setup(12),
        packets=_setup((3, 4)),
        phases=seed(("auction", "trump", "exchange", "meld", "play"), WIKIHOW),
        dealer=_setup("left"),
    ),
    auction=r.AuctionRules(
        minimum=_bid(250),
        ladder=_bid(((0, 10),)),
        raises=_silent(None),
        cap=_silent(None),
        exact_opening=_bid(value=False),
        must_open=_bid(value=True),
        all_pass=assumed("dealer", "It cannot happen: the first player must bid"),
        skipped=_silent(None),
        first=_bid("dealer_left"),
        pass_final=_silent(value=True),
        content=_bid("number"),
    ),
    trump=r.TrumpRules(named_by=_bid("bidder"), marriage=_silent(value=False)),
    exchange=r.ExchangeRules(
        cards=_bid(3),
        returned=_silent(value=True),
    ),
    meld=MeldingRules(
        melds=single_deck_melds(
            10, _meld, Types(_meld("I"), _meld("III"), _meld("II")), extras=_meld, again=_again
        ),
        run_extras=_meld("named"),
        doubles=_meld("listed"),
        who=seed("all", f"{WIKIHOW}: Making Melds"),
        reuse=_meld("never"),
        counted=_silent("best"),
    ),
    play=r.PlayRules(
        first_lead=_play("bidder"),
        must_follow=_play(value=True),
        must_beat=_play("always"),
        after_ruff=_silent("free"),
        must_trump=_play(value=True),
        must_overtrump=_silent(value=False),
        alike=_engines("first"),
        next_lead=_silent("winner"),
    ),
    count=r.CountRules(points=_play((10, 10, 10, 0, 0, 0)), last_trick=_play(10), rounding=_play("none")),
    settle=r.SettleRules(
        save_meld=_score("trick"),
        saving_binds=_score("defenders"),
        nines_exempt=_silent(value=False),
        out_of_reach=_silent("play"),
        throw_in=_silent("never"),
        least_meld=_silent(0),
        lost_bid=_score("minus_bid"),
        meld_wins=_silent(value=False),
        renege=_silent("none"),
        wrong_call=_silent("none"),
        aces_declared=_silent(value=False),
        made=_score("all"),
        unplayed=_silent("meld"),
    ),
    game=r.GameRules(
        target=_game(1500),
        deals=_game(None),
        first_past=_game("bidders"),
        raised_by=_game(None),
        declare_out=_silent(value=False),
        limit=_silent(None),
    ),
)
