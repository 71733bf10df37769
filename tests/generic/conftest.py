"""Every test in this folder runs at every table; a new variant of the registry gets them for free.

Purple Pinochle is played by four, three and two, and with an auction; Purple Rummy by two, four and six.
"""

import pytest

from tests.support.tables import EVERY, named


@pytest.fixture(params=EVERY, ids=named)
def v(request):
    """One table."""
    return request.param
