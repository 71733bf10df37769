"""Every word that a user reads goes through here, so that another language is one function away.

>>> plural(1, "{n} point", "{n} points"), plural(4, "{n} point", "{n} points")
('1 point', '4 points')
>>> listed(["the ace", "the ten", "the king"])
'the ace, the ten and the king'
"""

from collections.abc import Callable, Iterable

Translator = Callable[[str], str]


_translate: Translator = str  # the message as it is


def set_translator(translator: Translator | None = None) -> None:
    """Sends every message through ``translator`` (text in, text out); ``None`` means English again."""
    global _translate  # noqa: PLW0603 - one process speaks one language
    _translate = translator or str


def say(message: str, /, **values: object) -> str:
    """Translates ``message`` and fills its ``{names}`` with ``values``."""
    text = _translate(message)
    try:
        return text.format(**values) if values else text
    except ValueError:  # Python refuses to write a whole number of more than some thousand digits
        return text.format(**{name: _Unwritable(value) for name, value in values.items()})


class _Unwritable:
    """A value that may be too long to be written: then it is only said to be so."""

    def __init__(self, value: object) -> None:
        self.value = value

    def __str__(self) -> str:
        try:
            return str(self.value)
        except ValueError:
            return _translate("a very long number")

    def __repr__(self) -> str:
        try:
            return repr(self.value)
        except ValueError:
            return _translate("a very long number")

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)


def plural(n: int, one: str, many: str, /, **values: object) -> str:
    """Says ``one`` for exactly one and ``many`` for any other ``n``; both may name ``{n}``."""
    return say(one if n == 1 else many, n=n, **values)


NUMBERS = (
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
)


def number(n: int) -> str:
    """Says a small number as a word, a larger one in digits."""
    return say(NUMBERS[n]) if 0 <= n < len(NUMBERS) else str(n)


def listed(words: Iterable[str], last: str = "and") -> str:
    """Joins words as English does: ``a``, ``a and b``, ``a, b and c``."""
    items = list(words)
    if len(items) < 2:  # noqa: PLR2004 - one word, or none, needs no joint
        return "".join(items)
    return f"{', '.join(items[:-1])} {say(last)} {items[-1]}"


def sentence(text: str) -> str:
    """Makes the first letter a capital and leaves the rest as it is."""
    return text[:1].upper() + text[1:]
