"""Single-deck partnership Pinochle on the ÷10 scale, as PinochleRun plays it."""

from functools import partial

from pinochle_learn.rules import Rules, assumed, seed
from pinochle_learn.rules import records as r
from pinochle_learn.rules.melding import MeldingRules
from pinochle_learn.tables.melds import Types, single_deck_melds
from pinochle_learn.tables.sources import COMMON, PINOCHLERUN

_pack = partial(seed, source=f"{PINOCHLERUN}: The deck")
_deal = partial(seed, source=f"{PINOCHLERUN}: The deal")
_bid = partial(seed, source=f"{PINOCHLERUN}: Bidding")
_pass = partial(seed, source=f"{PINOCHLERUN}: Passing cards")
_meld = partial(seed, source=f"{PINOCHLERUN}: Meld")
_play = partial(seed, source=f"{PINOCHLERUN}: Playing tricks")
_count = partial(seed, source=f"{PINOCHLERUN}: Counting points")
_set = partial(seed, source=f"{PINOCHLERUN}: Making or going set")
_game = partial(seed, source=f"{PINOCHLERUN}: Winning the game")
_silent = partial(assumed, source=f"{PINOCHLERUN} does not say")
_values = partial(assumed, source=f"The page's meld table is lost; {COMMON}")

RULES = Rules(
    id="pinochlerun",
    name="PinochleRun",
    aliases=("pinochle run", "single deck", "single-deck", "partnership"),
    about="Four players in partnerships, small scores: bids from 25, a game is 150.",
    pack=r.PackRules(ranks=_pack("ATKQJ9"), suits=_pack("SHDC"), copies=_pack(2)),
    table=r.TableRules(
        players=_deal((4,)),
        partners=seed(value=True, source=PINOCHLERUN),
        scale=seed(1, f"{PINOCHLERUN}: Two scales"),
    ),
    deal=r.DealRules(
        hand=_deal(12),
        packets=assumed((3,), "The page leaves the packets open; threes are Pagat's"),
        phases=seed(("auction", "trump", "exchange", "meld", "decision", "play"), PINOCHLERUN),
        dealer=_deal("left"),
    ),
    auction=r.AuctionRules(
        minimum=_bid(25),
        ladder=_bid(((0, 1),)),
        raises=_bid(None),
        cap=_bid(100),
        exact_opening=_bid(value=False),
        must_open=_bid(value=False),
        all_pass=_bid("dealer"),
        skipped=_bid(None),
        first=_bid("dealer_left"),
        pass_final=_bid(value=True),
        content=_bid("number"),
    ),
    trump=r.TrumpRules(
        named_by=seed("bidder", f"{PINOCHLERUN}: Naming trump"),
        marriage=seed(value=False, source=f"{PINOCHLERUN}: Naming trump"),
    ),
    exchange=r.ExchangeRules(
        cards=_pass(4),
        returned=_pass(value=True),
    ),
    meld=MeldingRules(
        melds=single_deck_melds(1, _values, Types(_meld("I"), _meld("II"), _meld("III")), cards=_meld),
        run_extras=assumed("strict", "The page's own rule, a card serves once in a type, taken at its word"),
        doubles=_values("listed"),
        who=_meld("all"),
        reuse=_meld("never"),
        counted=_silent("best"),
    ),
    play=r.PlayRules(
        first_lead=_play("bidder"),
        must_follow=_play(value=True),
        must_beat=_play("always"),
        after_ruff=_play("free"),
        must_trump=_play(value=True),
        must_overtrump=_play(value=True),
        alike=_play("first"),
        next_lead=_play("winner"),
    ),
    count=r.CountRules(points=_count((1, 1, 1, 0, 0, 0)), last_trick=_count(1), rounding=_count("none")),
    settle=r.SettleRules(
        save_meld=_set("trick_point"),
        saving_binds=_set("defenders"),
        nines_exempt=_set(value=True),
        out_of_reach=_set("stop"),
        throw_in=_set("never"),
        least_meld=_set(0),
        lost_bid=_set("minus_bid"),
        meld_wins=_set(value=False),
        renege=seed("none", f"{PINOCHLERUN}: Reneging (no price for the single deck)"),
        wrong_call=seed("none", f"{PINOCHLERUN}: Reneging (no price for the single deck)"),
        aces_declared=_silent(value=False),
        made=_set("all"),
        unplayed=_set("meld"),
    ),
    game=r.GameRules(
        target=_game(150),
        deals=_game(None),
        first_past=_game("bidders"),
        raised_by=_game(None),
        declare_out=_silent(value=False),
        limit=_game(-300),
    ),
)
