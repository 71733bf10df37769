"""Purple Rummy: no tricks and no trump, but runs and sets, laying off, and going out."""

from functools import partial

from pinochle_learn.rules import Alike, InSequence, MeldRule, Rules, assumed, seed
from pinochle_learn.rules import parts as p
from pinochle_learn.rules import records as r
from pinochle_learn.rules.melding import MeldingRules, Pattern
from pinochle_learn.tables.purple_pack import COLOURS, PACK, RANK_POINTS
from pinochle_learn.tables.sources import PURPLE_RUMMY

_says = partial(seed, source=PURPLE_RUMMY)
_silent = partial(assumed, source=f"{PURPLE_RUMMY} does not say")


def _meld(key: str, kind: str, pattern: Pattern) -> MeldRule:
    return MeldRule(
        key,
        key.replace("color", "colour").replace("-", " "),
        _says(kind),
        _says(pattern),
        _says((0,)),
        each=_says(value=True),
        on=_says(value=True),
        single=True,
    )


RULES = Rules(
    id="purple-rummy",
    name="Purple Rummy",
    aliases=("purple rules for rummy", "rummy"),
    about="No tricks: draw, lay one meld, lay off, discard, and be the first without a card.",
    pack=PACK,
    colours=COLOURS,
    table=r.TableRules(players=_says((2, 3, 4, 5, 6)), partners=_says(value=False), scale=_says(10)),
    deal=r.DealRules(
        hand=_says(10),
        packets=_silent((1,)),
        phases=_says(("turns",)),
        by_players=_says(((2, 10), (3, 9), (4, 8), (5, 7), (6, 6))),
        dealer=_silent("left"),
    ),
    auction=None,
    trump=None,
    exchange=None,
    meld=MeldingRules(
        melds=(
            _meld("suit-run", "run", InSequence("suit", 3)),
            _meld("color-run", "run", InSequence("colour", 3)),
            _meld("rank-set", "set", Alike("rank", "", 3)),
            _meld("color-set", "set", Alike("colour", "", 3)),
        ),
        run_extras=_silent("strict"),
        doubles=_silent("once"),
        who=_says("turn"),
        reuse=_says("never"),
    ),
    play=None,
    count=r.CountRules(points=RANK_POINTS, last_trick=_says(0), rounding=_says("none")),
    settle=None,
    turns=p.TurnRules(
        melds=_says(1),
        lay_off_first=_silent(value=True),
        discard_drawn=_says(value=False),
        reshuffles=_silent(1),
        first=_silent("dealer_left"),
        draws=_says("either"),
        lay_off=_says("any"),
        corner=_silent(value=False),
        either=_silent("player"),
        only_drawn=_silent("kept"),
        out=_says("any"),
        scores=_says("others"),
        stuck=_silent("nothing"),
    ),
    game=r.GameRules(
        target=_says(1000),
        deals=_silent(None),
        first_past=_silent("higher"),
        raised_by=_silent(None),
        declare_out=_silent(value=False),
        level=_silent("play_on"),
        limit=_silent(None),
    ),
)
