"""How sure every value of every table is, typed from the rules reference and what was decided beside it."""

import pytest

import pinochle_learn as pl
from pinochle_learn.rules.change import entries

KINDS = {"seed": "s", "found": "f", "assumed": "a"}
# s: the table's own text says it; f: another text does; a: none does; -: the table has no such rule.
# pinochlerun pagat okpinochle wikihow hoyle, double-deck double-deck-pagat npa,
# two-handed two-handed-wikihow, auction cutthroat three-handed-wikihow, purple purple-rummy
GRID = {
    "pack.ranks": "sfsss sfs fs ffs aa",
    "pack.suits": "sfsss sfs fs ffs ff",
    "pack.copies": "sfsss sfs fs ffs ss",
    "colours.codes": "----- --- -- --- aa",
    "colours.named": "----- --- -- --- ss",
    "colours.metals": "----- --- -- --- ff",
    "colours.seventh": "----- --- -- --- aa",
    "colours.points": "----- --- -- --- aa",
    "table.players": "sfsss sfs fs ffs ss",
    "table.partners": "sfssa sfs fs ffs ss",
    "table.scale": "sfsss sfa fs ffs ss",
    "deal.hand": "sfsss fff fs ffa ss",
    "deal.packets": "afass fff fs fas aa",
    "deal.phases": "sfssa sfa fs ffs ss",
    "deal.dealer": "sassa aaa aa aaa aa",
    "deal.rest": "----- --- -- --- a-",
    "deal.by_players": "----- --- -- --- -s",
    "auction.minimum": "sfssa sfa -- fas a-",
    "auction.ladder": "sfssa afa -- fas a-",
    "auction.raises": "sfsaa afa -- aaa a-",
    "auction.cap": "saaaa aaa -- aaa a-",
    "auction.exact_opening": "sfasa afa -- aas a-",
    "auction.must_open": "sfssa afa -- aas a-",
    "auction.all_pass": "sfsaa afa -- faa a-",
    "auction.skipped": "saaaa afa -- aaa a-",
    "auction.first": "sfssa aaa -- fas a-",
    "auction.pass_final": "sfsaa aaa -- faa a-",
    "auction.content": "sfssa afa -- fas s-",
    "auction.held": "----- --- -- --- s-",
    "trump.named_by": "sfssa sfa fs ffs s-",
    "trump.marriage": "sfsaa sfa aa aaa a-",
    "trump.no_marriage": "----- afa -- --- --",
    "exchange.cards": "sfsss saa fs ffs s-",
    "exchange.returned": "sfsa- --- -- --- --",
    "kitty.cards": "----- --- -- ffs --",
    "kitty.shown": "----- --- -- fas --",
    "kitty.bury_melded": "----- --- -- fas --",
    "kitty.bury_trump": "----- --- -- aas --",
    "kitty.counts": "----- --- -- fas --",
    "stock.draw": "----- --- fs --- --",
    "stock.free_play": "----- --- fa --- --",
    "stock.dix_exchange": "----- --- fa --- --",
    "stock.turned_nine": "----- --- fa --- --",
    "stock.last_meld": "----- --- as --- --",
    "stock.fresh_card": "----- --- fa --- --",
    "stock.first_draw": "----- --- fa --- --",
    "stock.last_cards": "----- --- fa --- --",
    "stock.taken_up": "----- --- fs --- --",
    "stock.counted": "----- --- fs --- --",
    "stock.dix_beside": "----- --- f- --- --",
    "meld.run_extras": "afssa afa as aas aa",
    "meld.doubles": "afssf afa fs aas aa",
    "meld.who": "sfssa afa fs ffs ss",
    "meld.reuse": "sfssa ffa fs aas as",
    "meld.counted": "aasaa aaa -- aaa s-",
    "play.first_lead": "sfssa afa fs fas a-",
    "play.must_follow": "sfssa aas fs fas f-",
    "play.must_beat": "sfssa aas fs fas f-",
    "play.after_ruff": "sfsaa aaa aa aaa a-",
    "play.must_trump": "sfssa aas fs fas f-",
    "play.must_overtrump": "sfsaa aaa aa aaa f-",
    "play.alike": "saaaa aaa fa aaa s-",
    "play.next_lead": "sasaa aaa fa aaa a-",
    "play.trump_instead": "----- --- -- --- f-",
    "play.lead_counts_as_colour": "----- --- -- --- a-",
    "turns.melds": "----- --- -- --- -s",
    "turns.lay_off_first": "----- --- -- --- -a",
    "turns.discard_drawn": "----- --- -- --- -s",
    "turns.reshuffles": "----- --- -- --- -a",
    "turns.first": "----- --- -- --- -a",
    "turns.draws": "----- --- -- --- -s",
    "turns.lay_off": "----- --- -- --- -s",
    "turns.corner": "----- --- -- --- -a",
    "turns.either": "----- --- -- --- -a",
    "turns.only_drawn": "----- --- -- --- -a",
    "turns.out": "----- --- -- --- -s",
    "turns.scores": "----- --- -- --- -s",
    "turns.stuck": "----- --- -- --- -a",
    "count.points": "sfsss ffa fs afs aa",
    "count.last_trick": "sfsss sfa fs afs ss",
    "count.rounding": "sfsss ffa fa afs ss",
    "settle.save_meld": "sfssa afa aa aas a-",
    "settle.saving_binds": "sfasa afa aa aas a-",
    "settle.nines_exempt": "sfaaa aaa aa aaa a-",
    "settle.out_of_reach": "sfsaa aaa aa aaa a-",
    "settle.throw_in": "sfsaa aaa aa faa a-",
    "settle.least_meld": "saaaa afa aa aaa a-",
    "settle.lost_bid": "sfssa afs aa fas a-",
    "settle.meld_wins": "saaaa aaa aa aaa a-",
    "settle.renege": "saaaa aas aa aaa a-",
    "settle.wrong_call": "saaaa aas aa aaa a-",
    "settle.aces_declared": "aaaaa aas aa aaa a-",
    "settle.made": "sfssa aaa -- -as a-",
    "settle.unplayed": "sfsaa afa -- -aa a-",
    "settle.callers": "----- --s -- --- --",
    "settle.second": "----- --- -- --- a-",
    "chips.units": "----- --- -- f-- --",
    "chips.beyond": "----- --- -- a-- --",
    "chips.doubled": "----- --- -- f-- --",
    "chips.failed": "----- --- -- f-- --",
    "chips.conceded": "----- --- -- f-- --",
    "chips.conceded_doubled": "----- --- -- f-- --",
    "game.target": "sfssa sfa fs afs ss",
    "game.deals": "sfssa sfa aa afs sa",
    "game.first_past": "sfssa afa fa aas sa",
    "game.raised_by": "sfssa afa fa aas aa",
    "game.declare_out": "aaaaa aaa fa aaa aa",
    "game.limit": "saaaa aaa aa aaa aa",
    "game.level": "----- --- -a aaa aa",
    "game.tie": "----- --- -- --- a-",
}
MELDS = {
    # of each table: the names of its types, the cards of its melds, what they pay, and what more copies pay
    "pinochlerun": ("s", "s", "a", "a"),
    "pagat": ("f", "f", "f", "f"),
    "okpinochle": ("s", "s", "s", "s"),
    "wikihow": ("s", "s", "s", "s"),
    "hoyle": ("f", "f", "f", "f"),
    "double-deck": ("f", "a", "a", "a"),
    "double-deck-pagat": ("f", "f", "f", "f"),
    "npa": ("a", "a", "a", "a"),
    "two-handed": ("f", "f", "f", "f"),
    "two-handed-wikihow": ("s", "s", "s", "s"),
    "auction": ("a", "a", "a", "a"),
    "cutthroat": ("a", "a", "a", "a"),
    "three-handed-wikihow": ("s", "s", "s", "s"),
    "purple": ("s", "s", "s", "s"),
    "purple-rummy": ("s", "s", "s", "s"),
}
EXTRAS = {"run-with-king", "run-with-queen", "run-with-marriage"}
OTHERWISE = {
    # melds whose values are surer, or less sure, than the others of their table
    **{
        (table, key, "each"): "a"
        for table in ("okpinochle", "wikihow", "hoyle", "two-handed-wikihow")
        for key in ("royal-marriage", "marriage", "dix")
    },
    **{("three-handed-wikihow", key, "each"): "a" for key in ("royal-marriage", "marriage", "dix")},
    **{("hoyle", "dix", name): "a" for name in ("cards", "points")},
    ("hoyle", "run", "each"): "a",
    ("okpinochle", "pinochle", "type"): "a",
    ("okpinochle", "grand-pinochle", "type"): "a",
    **{("npa", key, name): "f" for key in ("run", "pinochle") for name in ("cards", "points", "each")},
    **{("pinochlerun", key, name): "f" for key in EXTRAS for name in ("points", "each")},
    **{
        (table, key, name): "a"
        for table in ("double-deck-pagat", "two-handed")
        for key in EXTRAS
        for name in ("cards", "points", "each")
    },
}


@pytest.mark.parametrize("path", GRID)
def test_how_sure_each_rule_is_at_each_table(path):
    shown = ""
    for v in pl.variants():
        values = {entry.path: entry.value.provenance for entry in entries(v.rules)}
        shown += KINDS[values[path]] if path in values else "-"
    assert shown == GRID[path].replace(" ", "")


def test_every_rule_of_every_table_is_in_the_list():
    rules = {entry.path for v in pl.variants() for entry in entries(v.rules)}
    assert {path for path in rules if not path.startswith("meld.melds.")} == set(GRID)


@pytest.mark.parametrize("v", pl.variants(), ids=lambda v: v.id)
def test_how_sure_each_meld_is(v):
    """A grand pinochle is found, in one old book, at every table that could play it."""
    names = ("type", "cards", "points", "each")
    for meld in v.rules.meld.melds:
        for name, usual in zip(names, MELDS[v.id], strict=True):
            book = "f" if meld.key == "grand-pinochle" and name != "type" else usual
            wanted = OTHERWISE.get((v.id, meld.key, name), book)
            assert KINDS[getattr(meld, name).provenance] == wanted, (meld.key, name)
