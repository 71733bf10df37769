"""Deals in which something happens that one should see: which are known at a table, and a search for them."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Generic, Protocol, TypeVar, cast

from pinochle_learn.front import Variant
from pinochle_learn.lessons.whole_hand.offers import Known
from pinochle_learn.text import say


class Example(Protocol):
    """Something that happens."""

    @property
    def key(self) -> str:
        """A stable key."""
        ...

    @property
    def title(self) -> str:
        """What it is called."""
        ...


E = TypeVar("E", bound=Example)
Step = Callable[[Variant, E, int], int | None]


class Found(Generic[E]):
    """Examples with the seeds of their deals, by table.

    ``step`` gives the first step of a deal that shows an example (``None``: it does not happen there), and
    ``where`` the fields of a place that lead to its table.
    """

    def __init__(
        self,
        examples: Sequence[E],
        seeds: Mapping[str, Mapping[str, int]],
        step: Step[E],
        where: Callable[[E], Mapping[str, object]],
    ) -> None:
        self.examples, self.seeds, self._where = examples, seeds, where
        self.step = cast("Step[E]", lru_cache(maxsize=64)(step))  # a cache takes anything hashable

    def known(self, v: Variant) -> list[Known]:
        """What is known at a table: keys, names and places."""
        seeds = self._seeds(v)
        return [
            (one.key, say(one.title), {"seed": seeds[one.key], **self._where(one)})
            for one in self.examples
            if one.key in seeds
        ]

    def fields_of(self, v: Variant, key: str) -> dict[str, object] | None:
        """Where an example is, as fields of a place, at the step that shows it; ``None``: there is none."""
        seeds = self._seeds(v)
        one = next((one for one in self.examples if one.key == key and key in seeds), None)
        if one is None:
            return None
        return {"seed": seeds[key], **self._where(one), "at": self.step(v, one, seeds[key]) or 0}

    def search(self, v: Variant, most: int) -> dict[str, int]:
        """The first deal of each kind among so many, none of them twice."""
        found: dict[str, int] = {}
        for one in self.examples:
            new = (seed for seed in range(most) if seed not in found.values())
            seed = next((seed for seed in new if self.step(v, one, seed)), None)
            if seed is not None:
                found[one.key] = seed
        return found

    def _seeds(self, v: Variant) -> Mapping[str, int]:
        """The deals of a table; a group's own rules may turn the same cards into another one."""
        seeds = self.seeds.get(v.id, {})
        if not v.rules.own_name:
            return seeds
        keys = {one.key: one for one in self.examples}
        return {key: seed for key, seed in seeds.items() if key in keys and self.step(v, keys[key], seed)}
