"""Auction Pinochle: the bidder alone melds and plays against two, for chips."""

from functools import partial

from pinochle_learn.rules import Rules, assumed, found
from pinochle_learn.rules import parts as p
from pinochle_learn.rules import records as r
from pinochle_learn.rules.melding import MeldingRules
from pinochle_learn.tables.melds import FOSTERS, Types, single_deck_melds
from pinochle_learn.tables.sources import (
    AUCTION_PAGAT,
    BICYCLE_AUCTION,
    CHIPS,
    ENGINES,
    FOSTER,
    MELDRANK,
    PARLETT,
    SCARNE,
)

_says = partial(found, source=BICYCLE_AUCTION)
_parlett = partial(found, source=PARLETT)
_program = partial(found, source=MELDRANK)
_values = partial(assumed, source=f"The values that others pay for one; doubles as {FOSTER}")
_books = partial(found, source="books after 1945: the head must be taken in trumps only")
_chips = partial(found, source=CHIPS)
_silent = partial(assumed, source="The pages that could be read do not say")
_engines = partial(assumed, source=ENGINES)

RULES = Rules(
    id="auction",
    name="Auction",
    aliases=("auction pinochle", "three-handed auction", "bidder against two"),
    about="Three players, one against two: the bidder takes the kitty, melds alone and is paid in chips.",
    pack=r.PackRules(ranks=_says("ATKQJ9"), suits=_says("SHDC"), copies=_says(2)),
    table=r.TableRules(players=_says((3,)), partners=_says(value=False), scale=_parlett(10)),
    deal=r.DealRules(
        hand=_says(15),
        packets=_says((3,)),
        phases=_parlett(("auction", "kitty", "trump", "meld", "bury", "decision", "play")),
        dealer=_silent("left"),
    ),
    auction=r.AuctionRules(
        minimum=_parlett(300),
        ladder=_says(((0, 10),)),
        raises=_silent(None),
        cap=_silent(None),
        exact_opening=_silent(value=False),
        must_open=_silent(value=False),
        all_pass=_program("next_deal"),
        skipped=_silent(None),
        first=_says("dealer_left"),
        pass_final=_says(value=True),
        content=_says("number"),
    ),
    trump=r.TrumpRules(named_by=_parlett("bidder"), marriage=_silent(value=False)),
    exchange=r.ExchangeRules(cards=_says(0)),
    kitty=p.KittyRules(
        cards=_says(3),
        shown=_parlett(value=True),
        bury_melded=_parlett(value=False),
        bury_trump=assumed("last", f"{MELDRANK} forbids it; somebody may hold nothing else"),
        counts=_parlett(value=True),
    ),
    meld=MeldingRules(
        melds=single_deck_melds(
            10, _values, Types(_silent("I"), _silent("II"), _silent("III")), FOSTERS, extras=_silent
        ),
        run_extras=_silent("strict"),
        doubles=_values("listed"),
        who=found("bidder", AUCTION_PAGAT),
        reuse=_silent("never"),
        counted=_silent("best"),
    ),
    play=r.PlayRules(
        first_lead=found("bidder", SCARNE),
        must_follow=_books(value=True),
        must_beat=_books("trump_led"),
        after_ruff=_silent("free"),
        must_trump=_books(value=True),
        must_overtrump=_silent(value=False),
        alike=_engines("first"),
        next_lead=_silent("winner"),
    ),
    count=r.CountRules(
        points=_silent((11, 10, 4, 3, 2, 0)), last_trick=_silent(10), rounding=_silent("none")
    ),
    settle=r.SettleRules(
        save_meld=_silent("never"),
        saving_binds=_silent("all"),
        nines_exempt=_silent(value=False),
        out_of_reach=_silent("play"),
        throw_in=_chips("any"),
        least_meld=_silent(0),
        lost_bid=_chips("minus_bid"),
        meld_wins=_silent(value=True),
        renege=_silent("none"),
        wrong_call=_silent("none"),
        aces_declared=_silent(value=False),
    ),
    game=r.GameRules(
        target=_silent(None),
        deals=_silent(12),
        first_past=_silent("higher"),
        raised_by=_silent(None),
        declare_out=_silent(value=False),
        level=_silent("play_on"),
        limit=_silent(None),
    ),
    chips=p.ChipRules(
        units=_chips(((300, 1), (350, 2), (400, 4), (450, 6), (500, 8), (550, 10))),
        beyond=_silent((50, 2)),
        doubled=found("S", SCARNE),
        failed=_chips(2),
        conceded=_chips(1),
        conceded_doubled=found(value=False, source=SCARNE),
    ),
)
