"""Anything that may come in where something else was meant, for Hypothesis to draw."""

from hypothesis import strategies as st

WORDS = [
    "",
    " ",
    "S",
    "spades",
    "AS",
    "AS AS AS",
    "10♠ ♥",
    "1S",
    "8H",
    "pass",
    "bid 25",
    "meld KS QS",
    "give",
    "Bk",
    "silver",
    "KBk",
    "KBk QBk JBk as color-run",
    "8Gr on 1",
    "stock",
    "discard",
    "{x}",
    "%s",
]

texts = st.one_of(
    st.sampled_from(WORDS),
    st.text(st.characters(), max_size=30),
    st.text("AKQTJ98SHDCBkRdlGroi 10♠;,", max_size=30),
)
numbers = st.one_of(st.integers(-5, 400), st.integers(-(10**40), 10**40), st.floats(), st.booleans())
plain = st.one_of(st.none(), texts, numbers, st.binary(max_size=5), st.sampled_from([object(), int, ...]))
junk = st.recursive(
    plain,
    lambda inner: st.one_of(
        st.lists(inner, max_size=5),
        st.lists(inner, max_size=3).map(tuple),
        st.dictionaries(st.one_of(texts, st.integers()), inner, max_size=3),
    ),
    max_leaves=8,
)
