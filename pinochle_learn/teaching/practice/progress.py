"""A learner's progress over all lessons and tables, and the code that carries it to another device.

Progress is a mapping: lesson, then table, then situation, then rung. The code is short text with a check, so
that a slip in copying is noticed.
"""

import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as Base64Error

from pinochle_learn.errors import SaveError
from pinochle_learn.text import say

Progress = dict[str, dict[str, dict[str, int]]]
_HEAD = "PL1"
_MOST = 20_000  # characters of a code; all lessons at all tables need far fewer
_NAME = re.compile(r"[a-z0-9-]{1,40}")
_RUNGS = range(10)


def to_code(progress: Progress) -> str:
    """Writes progress as a code.

    >>> to_code({"tricks": {"pagat": {"lead": 2}}}).split("-")[0]
    'PL1'
    """
    packed = zlib.compress(json.dumps(progress, separators=(",", ":")).encode(), 9)
    return f"{_HEAD}-{_check(packed)}-{urlsafe_b64encode(packed).decode().rstrip('=')}"


def from_code(code: object) -> Progress:
    """Reads a code.

    Raises:
        SaveError: what is no code, or a code with a slip in it.
    """
    text = "".join(str(code).split())
    head, _, rest = text.partition("-")
    check, _, body = rest.partition("-")
    if head != _HEAD or not body or len(text) > _MOST:
        raise SaveError(say("That is no progress code: it begins with {head}-.", head=_HEAD))
    try:
        packed = urlsafe_b64decode(body + "=" * (-len(body) % 4))
        if _check(packed) != check:
            raise SaveError(say("The code has a slip in it: copy it once more, from PL1 to its end."))
        unpacker = zlib.decompressobj()
        found = json.loads(unpacker.decompress(packed, 10 * _MOST))
    except (Base64Error, zlib.error, ValueError, RecursionError) as error:
        raise SaveError(say("The code has a slip in it: copy it once more, from PL1 to its end.")) from error
    return cleaned(found)


def cleaned(found: object) -> Progress:
    """Keeps what is progress of whatever was stored, and drops the rest."""
    progress: Progress = {}
    for lesson, tables in _pairs(found):
        for table, rungs in _pairs(tables):
            kept = {k: n for k, n in _pairs(rungs) if type(n) is int and n in _RUNGS}
            if kept:
                progress.setdefault(lesson, {})[table] = kept
    return progress


def from_entries(kept: object) -> Progress:
    """Reads what a browser has kept: entries named ``lesson:table``."""
    found: dict[str, dict[str, object]] = {}
    for name, rungs in kept.items() if isinstance(kept, dict) else ():
        about, _, table = str(name).partition(":")
        found.setdefault(about, {})[table] = rungs
    return cleaned(found)


def merged(one: Progress, other: Progress) -> Progress:
    """Puts two records together; of each situation the higher rung stays."""
    both = cleaned(one)
    for lesson, tables in other.items():
        for table, rungs in tables.items():
            mine = both.setdefault(lesson, {}).setdefault(table, {})
            for key, n in rungs.items():
                mine[key] = max(n, mine.get(key, 0))
    return both


def _pairs(found: object) -> list[tuple[str, object]]:
    if not isinstance(found, dict):
        return []
    return [(k, v) for k, v in found.items() if isinstance(k, str) and _NAME.fullmatch(k)]


def _check(packed: bytes) -> str:
    return f"{zlib.crc32(packed) & 0xFFFF:04x}"
