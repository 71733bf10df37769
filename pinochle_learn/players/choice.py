"""What a player decides: an action of the deal, and why."""

from typing import NamedTuple


class Choice(NamedTuple):
    """An action, as ``Deal.act`` takes it, and why it was chosen."""

    action: str
    why: str
