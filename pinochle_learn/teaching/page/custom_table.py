"""A table of a group's own as a code for links, and the variant that is played at it."""

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import lru_cache

from pinochle_learn.errors import PinochleError, SaveError
from pinochle_learn.front import Variant, variant
from pinochle_learn.front.own_table import House
from pinochle_learn.front.own_text import read, write
from pinochle_learn.text import say

_CODE = 6_000  # characters of a code; a browser's address can hold more
_UNPACKED = 20_000  # characters that a code may unpack to


@lru_cache(maxsize=64)
def variant_of(house: House) -> Variant:
    """The variant that is played at the table, under its own name."""
    return Variant(house.rules)


def to_code(house: House) -> str:
    """The table as a code that fits into a link, where scale and players are said by themselves."""
    packed = zlib.compress(write(house.plain, explained=False).encode(), 9)
    return urlsafe_b64encode(packed).decode().rstrip("=")


def from_code(code: object) -> House:
    """Reads a link's code.

    Raises:
        SaveError: what is no code, is cut off, or holds no table.

    >>> from_code(to_code(House("Friday club", "pagat"))).name
    'Friday club'
    """
    text = code if isinstance(code, str) else ""
    if not text or len(text) > _CODE or not text.isascii():
        raise SaveError(say("that is no table of a group's own."))
    return _unpacked(text)


@lru_cache(maxsize=128)
def _unpacked(text: str) -> House:
    try:
        packed = urlsafe_b64decode(text + "=" * (-len(text) % 4))
        unpacker = zlib.decompressobj()
        plain = unpacker.decompress(packed, _UNPACKED)
        if not unpacker.eof:  # cut off, or a small code that unpacks to a large text
            raise SaveError(say("the table in it is cut off or too long."))
        return read(plain.decode()).named.plain
    except (zlib.error, ValueError) as error:
        if isinstance(error, PinochleError):
            raise
        raise SaveError(say("the table in it cannot be read: copy the link once more.")) from error


@lru_cache(maxsize=64)
def variant_at(table: str, code: str = "") -> Variant:
    """The variant of this id, or of a group's own table where there is a code of one."""
    return variant_of(from_code(code)) if code else variant(table)
