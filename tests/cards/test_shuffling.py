"""Shuffling by a seed: the same on every machine, and a fair one."""

from collections import Counter
from itertools import permutations

import pytest

import pinochle_learn as pl
from pinochle_learn.cards.shuffling import fresh_seed, shuffled

GOLDEN = [(0, "K J A T Q 9"), (1, "T K 9 Q J A"), (7, "Q 9 J K A T"), (2**63 - 1, "K A 9 J Q T")]


@pytest.mark.parametrize("seed", [seed for seed, _order in GOLDEN])
def test_a_shuffle_loses_nothing(seed):
    assert sorted(shuffled("ATKQJ9", seed)) == sorted("ATKQJ9")
    assert shuffled("ATKQJ9", seed) == shuffled("ATKQJ9", seed)


@pytest.mark.parametrize(("seed", "order"), GOLDEN)
def test_golden_shuffles(seed, order):
    assert " ".join(shuffled("ATKQJ9", seed)) == order


def test_the_items_stay_as_they_were():
    items = ["A", "T", "K"]
    shuffled(items, 3)
    assert items == ["A", "T", "K"]
    assert shuffled([], 1) == []


def test_every_order_comes_about_as_often():
    counts = Counter("".join(shuffled("ATKQ", seed)) for seed in range(2400))
    assert set(counts) == {"".join(order) for order in permutations("ATKQ")}
    assert max(counts.values()) < 2 * min(counts.values())


def test_fresh_seeds_are_seeds_and_differ():
    seeds = {fresh_seed() for _ in range(100)}
    assert len(seeds) > 90
    assert all(0 <= seed < 10**9 for seed in seeds)


@pytest.mark.parametrize("seed", [-1, 2**63, None, "1", 1.0, True])
def test_what_is_no_seed(seed):
    with pytest.raises(pl.ActionError, match="A seed is a whole number"):
        shuffled("AT", seed)
