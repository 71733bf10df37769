"""Every test in this folder runs for every variant in the registry; a new variant gets them for free."""

import pytest

import pinochle_learn as pl


@pytest.fixture(params=pl.variants(), ids=lambda v: v.id)
def v(request):
    """One variant of the registry."""
    return request.param
