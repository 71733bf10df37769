"""Chances in words and figures: in percent, as "1 in 31", and large whole numbers that can be read."""

from fractions import Fraction

from pinochle_learn.text import plural, say

THIN = "\u202f"  # a thin space at which no line ends, between groups of three digits
_SMALL = 10  # the largest second number of a share such as "4 in 5", where one is that likely
_FINE = 100  # and where it is likelier still
_PLACES = 6  # decimal places of a percentage, at most


def grouped(n: int) -> str:
    """A whole number in groups of three digits.

    >>> grouped(5456).replace(THIN, " "), grouped(961)
    ('5 456', '961')
    """
    return f"{n:,}".replace(",", THIN)


def percent(chance: Fraction) -> str:
    """A chance in percent: with two digits that tell something, and rounded to 0 or 100 only if it is that.

    >>> percent(Fraction(1, 8)), percent(Fraction(1, 3000)), percent(Fraction(1)), percent(Fraction(0))
    ('12.5%', '0.033%', '100%', '0%')
    >>> percent(Fraction(99999, 100000)), percent(Fraction(1, 10**9))
    ('99.999%', 'under 0.000001%')
    """
    if chance in {0, 1}:
        return f"{100 * int(chance)}%"
    nearer = min(chance, 1 - chance)
    for places in range(1, _PLACES + 1):
        if 100 * nearer * 10**places >= (1 if chance > nearer else 10):
            return f"{float(100 * chance):.{places}f}%"
    return say("under 0.000001%") if chance == nearer else say("over 99.999999%")


def share(chance: Fraction) -> tuple[int, int]:
    """A chance as so many of so many, in numbers that one remembers; not for 0 or 1.

    >>> share(Fraction(32, 1000)), share(Fraction(4, 5)), share(Fraction(97, 100))
    ((1, 31), (4, 5), (97, 100))
    """
    if chance < Fraction(1, _SMALL):
        return 1, round(1 / chance)
    near = chance.limit_denominator(_SMALL)
    if near == 1:
        near = min(chance.limit_denominator(_FINE), Fraction(_FINE - 1, _FINE))
    return near.numerator, near.denominator


def about(chance: Fraction) -> str:
    """A chance as ``1 in 31``.

    >>> about(Fraction(1, 31)), about(Fraction(0)), about(Fraction(1))
    ('1 in 31', 'never', 'always')
    """
    if chance in {0, 1}:
        return say("always") if chance else say("never")
    some, of = share(chance)
    return say("{n} in {of}", n=grouped(some), of=grouped(of))


def of_cases(chance: Fraction, *, hands: bool) -> str:
    """How often, as a part of a sentence: ``in 1 hand of 31``; where it is not about hands, of cases."""
    some, of = share(chance)
    one, many = ("in {n} hand of {of}", "in {n} hands of {of}")
    if not hands:
        one, many = ("in {n} case of {of}", "in {n} cases of {of}")
    return plural(some, one, many, of=grouped(of))


def exactly(ways: int, of: int) -> str:
    """The exact fraction.

    >>> exactly(961, 5456).replace(THIN, " ")
    '961 of 5 456'
    """
    return say("{n} of {of}", n=grouped(ways), of=grouped(of))
