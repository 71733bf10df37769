"""What can keep the lessons from being served."""


class ServingError(Exception):
    """The lessons cannot be served; the message says why and what to do, in one sentence."""
