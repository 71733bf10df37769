"""Settings for all tests: drawn examples are the same in every run, and slow machines are no failure."""

from collections.abc import Iterator

import pytest
from hypothesis import settings

from pinochle_learn.teaching.page.controller import Controller
from pinochle_learn.teaching.page.folds import EVERYTHING

settings.register_profile("same every time", deadline=None, derandomize=True, database=None, max_examples=100)
settings.load_profile("same every time")


@pytest.fixture(scope="module")
def every_fold_open() -> Iterator[None]:
    """Opens every fold of every page, as a learner may: so all that can be shown is looked at."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Controller, "unfolded", EVERYTHING)
        yield
