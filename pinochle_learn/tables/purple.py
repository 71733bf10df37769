"""Purple Pinochle: seven colours, a trump colour, melds that choose, and two melding phases."""

from functools import partial

from pinochle_learn.rules import (
    Alike,
    Cards,
    InTrump,
    MeldRule,
    Pair,
    Rules,
    Value,
    assumed,
    found,
    seed,
)
from pinochle_learn.rules import records as r
from pinochle_learn.rules.melding import MeldingRules, Pattern
from pinochle_learn.tables.purple_pack import COLOURS, PACK, RANK_POINTS
from pinochle_learn.tables.sources import PURPLE, PURPLE_TRICKS

_says = partial(seed, source=PURPLE)
_silent = partial(assumed, source=f"{PURPLE} does not say")
_AROUNDS = (
    ("rank", "A", "aces", 50),
    ("rank", "K", "kings", 40),
    ("rank", "Q", "queens", 30),
    ("rank", "J", "jacks", 20),
    ("colour", "Bk", "black", 50),
    ("colour", "Rd", "red", 40),
    ("colour", "Bl", "blue", 30),
    ("colour", "Gr", "green", 20),
)


def _meld(key: str, kind: str, pattern: Pattern, points: tuple[int, ...], *, each: bool = True) -> MeldRule:
    name = key.replace("color", "colour").replace("-", " ")
    yes: Value[bool] = _says(value=True)
    return MeldRule(key, name, _says(kind), _says(pattern), _says(points), _says(each), yes, single=True)


def _around(alike: str, of: str, name: str, points: int) -> MeldRule:
    paid = (points, 2 * points, 4 * points, 8 * points)
    return _meld(f"{name}-around", "B", Alike(alike, of, 4), paid, each=False)


RULES = Rules(
    id="purple",
    name="Purple Pinochle",
    aliases=("purple rules for pinochle", "purple poker pack"),
    about="Cards in seven colours: a trump colour, melds for a rank or for a colour, and two melding phases.",
    pack=PACK,
    colours=COLOURS,
    table=r.TableRules(players=_says((2, 3, 4)), partners=_says(value=True), scale=_says(10)),
    deal=r.DealRules(
        hand=_says(12),
        packets=_silent((12,)),
        phases=_says(("auction", "trump", "meld", "play", "second_meld")),
        dealer=_silent("left"),
        rest=_silent("out"),
    ),
    auction=r.AuctionRules(
        minimum=_silent(100),
        ladder=_silent(((0, 10),)),
        raises=_silent(None),
        cap=_silent(None),
        exact_opening=_silent(value=False),
        must_open=_silent(value=False),
        all_pass=_silent("next_deal"),
        skipped=_silent(None),
        held=_says(value=False),
        first=_silent("dealer_left"),
        pass_final=_silent(value=True),
        content=_says("number"),
    ),
    trump=r.TrumpRules(named_by=_says("bidder"), marriage=_silent(value=False)),
    exchange=r.ExchangeRules(cards=_says(0)),
    meld=MeldingRules(
        melds=(
            _meld("run", "A", InTrump("AKQJT"), (150,)),
            _meld("royal-marriage", "A", InTrump("KQ"), (40,)),
            _meld("color-marriage", "A", Pair("KQ", "colour"), (30,)),
            _meld("suit-marriage", "A", Pair("KQ", "suit"), (20,)),
            _meld("dix", "A", InTrump("8"), (10,)),
            *(_around(*row) for row in _AROUNDS),
            _meld("pinochle", "C", Cards(("QS", "JD")), (40,)),
            _meld("color-pinochle", "C", Pair("QJ", "colour"), (30,)),
            _meld("suit-pinochle", "C", Pair("QJ", "suit"), (20,)),
        ),
        run_extras=_silent("strict"),
        doubles=_silent("listed"),
        who=_says("all"),
        reuse=_silent("never"),
        counted=_says("best"),
    ),
    play=r.PlayRules(
        first_lead=_silent("bidder"),
        must_follow=found(value=True, source=PURPLE_TRICKS),
        must_beat=found("never", PURPLE_TRICKS),
        after_ruff=_silent("free"),
        must_trump=found(value=False, source=PURPLE_TRICKS),
        must_overtrump=found(value=False, source=PURPLE_TRICKS),
        trump_instead=found(value=True, source=PURPLE_TRICKS),
        lead_counts_as_colour=assumed(
            value=False, source=f"{PURPLE} does not say; otherwise its third step could never apply"
        ),
        alike=_says("first"),
        next_lead=_silent("winner"),
    ),
    count=r.CountRules(points=RANK_POINTS, last_trick=_says(0), rounding=_says("none")),
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
        made=_silent("all"),
        unplayed=_silent("meld"),
        second=_silent("pooled"),
    ),
    game=r.GameRules(
        target=_says(1500),
        deals=_says(None),
        first_past=_says("higher"),
        raised_by=_silent(None),
        declare_out=_silent(value=False),
        level=_silent("play_on"),
        limit=_silent(None),
        tie=_silent("shared"),
    ),
)
