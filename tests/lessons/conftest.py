"""What the tests of lessons read: pages with every fold open."""

import pytest


@pytest.fixture(scope="module", autouse=True)
def pages_are_open(every_fold_open: None) -> None:
    """Opens them."""
