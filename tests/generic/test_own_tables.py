"""A table of one's own goes out as a text and comes in again, at every table with any house rules."""

from random import Random

import pytest

import pinochle_learn as pl
from pinochle_learn.rules.change import entries


def house_rules(v: pl.Variant, rng: Random) -> dict[str, object]:
    """Some rules as the registry's table does not play them, as far as they go together."""
    changes: dict[str, object] = {}
    own = {one.path: one.value.value for one in entries(pl.variant(v.id).rules)}
    rules = list(entries(v.rules))
    for one in rng.sample(rules, min(12, len(rules))):
        choices = [value for value in one.declared.metadata["kind"].choices if value != own[one.path]]
        if choices:
            wished = {**changes, one.path: rng.choice(choices)}
            try:
                v.with_rules(wished)
            except pl.RuleError:
                continue
            changes = wished
    return changes


def test_any_house_rules_go_through_the_text(v, tmp_path):
    file, many = tmp_path / "ours.pinochle.txt", 0
    for seed in range(6):
        rng = Random(f"{v.id} {seed}")
        own = v.with_rules(house_rules(v, rng))
        own = (own.on_scale(rng.choice((1, 10))) or own).seated(rng.choice(own.players))
        file.write_text(own.to_text())
        again = pl.read_table(file)
        assert again == own
        assert (again.name, again.rules.players, again.scale) == (own.name, own.rules.players, own.scale)
        assert again.to_text() == own.to_text()
        many += len(own.rules.changes)
    assert many >= 6


def test_a_table_as_it_is_goes_through_the_text(v, tmp_path):
    file = tmp_path / "as-it-is.txt"
    file.write_text(v.to_text())
    assert file.read_text().startswith(f"pinochle_learn table 1\nfrom {v.id}\n")
    assert pl.read_table(str(file)) == v


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "A table's text begins with"),
        ("pinochle_learn table 1\nfrom whist\n", "Line 2, 'from whist': There is no variant 'whist'"),
        ("pinochle_learn table 1\nfrom hoyle\nscale 1\n", "Hoyle has no whole numbers on the scale 1"),
        ("pinochle_learn table 1\nfrom pagat\nscale ten\n", "scale is a whole number, such as 10."),
        ("pinochle_learn table 1\nfrom pagat\nplayers 3\n", "Pagat is for 4 players, not 3."),
        ("pinochle_learn table 1\nfrom pagat\nscale 1\nscale 1\n", "scale stands here twice."),
    ],
)
def test_a_text_that_is_none_is_refused_with_what_would_be_right(text, said, tmp_path):
    file = tmp_path / "bad.txt"
    file.write_text(text)
    with pytest.raises(pl.SaveError) as refused:
        pl.read_table(file)
    assert said in str(refused.value)


def test_a_file_that_cannot_be_read_is_named(tmp_path):
    (tmp_path / "bytes.txt").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(pl.SaveError, match="is no text"):
        pl.read_table(tmp_path / "bytes.txt")
    (tmp_path / "long.txt").write_text("#" * 500_000)
    with pytest.raises(pl.SaveError, match="too long"):
        pl.read_table(tmp_path / "long.txt")
    for path in (tmp_path / "none.txt", tmp_path, 7, None):
        with pytest.raises(pl.SaveError, match="cannot be read"):
            pl.read_table(path)
