"""The package's own errors. Each names the input, the place, and what would be right.

::

    ValueError
    └── PinochleError
        ├── CardError      a card that cannot be read, is not in the pack or not in the hand
        ├── VariantError   an unknown variant
        ├── RuleError      an unknown rule, a value that it cannot have, a contradiction
        ├── BidError       a bid that the auction does not allow
        ├── ActionError    an act that this phase of a deal does not know
        ├── ScoreError     numbers that cannot belong to one hand
        ├── SaveError      a saved deal or table that cannot be read
        └── PlaceError     a place in a lesson that is none
"""


class PinochleError(ValueError):
    """Anything that the package refuses; catch this one to catch them all."""


class CardError(PinochleError):
    """A card that cannot be read, is not in the pack, or is not where it is said to be."""


class VariantError(PinochleError):
    """A variant that the registry does not know."""


class RuleError(PinochleError):
    """A rule that does not exist, a value it cannot take, or two rules that contradict each other."""


class BidError(PinochleError):
    """A bid or a pass that the auction does not allow."""


class ActionError(PinochleError):
    """An act that the deal does not know in this phase."""


class ScoreError(PinochleError):
    """Numbers that cannot belong to one hand at this table."""


class SaveError(PinochleError):
    """A saved deal or a saved table that cannot be read."""


class PlaceError(PinochleError):
    """A parameter of a lesson that is no good: no such part or exercise, or one that it has no use for."""
