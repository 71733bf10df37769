"""A callback never fails silently: what goes wrong is said on the page."""

import logging
from collections.abc import Callable
from functools import wraps
from html import escape

from pinochle_learn.errors import PinochleError
from pinochle_learn.text import say

_log = logging.getLogger("pinochle_learn")
Handler = Callable[..., None]


def guarded(show: Callable[[str], None]) -> Callable[[Handler], Handler]:
    """Wraps a handler: the package's own errors are shown as they are, any other as a friendly line."""

    def wrap(handler: Handler) -> Handler:
        @wraps(handler)
        def run(*args: object, **kwargs: object) -> None:
            try:
                handler(*args, **kwargs)
            except PinochleError as error:
                show(note(str(error)))
            except Exception:  # noqa: BLE001 - whatever it is, the page must say so
                _log.exception("A callback failed")
                show(
                    note(
                        say("Something went wrong on our side. Reload the page; your link keeps your place.")
                    )
                )

        return run

    return wrap


def note(text: str) -> str:
    """A line that asks for attention, as HTML; the text is escaped."""
    return f'<p class="pl-note" role="alert">{escape(text)}</p>'
