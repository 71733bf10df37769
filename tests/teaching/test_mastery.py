"""What was missed comes back, what is firm rests, and progress travels in a code."""

import contextlib
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pinochle_learn as pl
from pinochle_learn.teaching.practice.mastery import MASTERED, Practice, restore
from pinochle_learn.teaching.practice.progress import cleaned, from_code, from_entries, merged, to_code

KEYS = ["lead", "beat", "trump", "free"]


def test_new_situations_come_in_teaching_order():
    practice = Practice(KEYS)
    asked = []
    for _ in KEYS:
        key = practice.next(Random(1))
        practice.answered(key, right=True)
        asked.append(key)
    assert asked == KEYS


def test_what_was_missed_comes_back_after_two_others():
    practice = Practice(KEYS)
    first = practice.next(Random(1))
    practice.answered(first, right=False)
    following = []
    for _ in range(3):
        key = practice.next(Random(1))
        practice.answered(key, right=True)
        following.append(key)
    assert first not in following[:2]
    assert following[2] == first


def test_two_right_answers_make_firm_and_one_wrong_unmakes_it():
    practice = Practice(KEYS)
    practice.answered("beat", right=True)
    assert practice.mastered == 0
    practice.answered("beat", right=True)
    assert practice.level("beat") == MASTERED
    assert practice.mastered == 1
    practice.answered("beat", right=False)
    assert practice.mastered == 0


def test_the_same_situation_is_not_asked_twice_running():
    practice, chance = Practice(KEYS), Random(3)
    last = None
    for _ in range(50):
        key = practice.next(chance)
        assert key != last
        practice.answered(key, right=chance.random() < 0.8)
        last = key


def test_what_was_kept_is_restored_and_the_rest_left_out():
    kept = {"beat": 2, "lead": 7, "nonsense": 1, "trump": "2", "free": True}
    assert restore(KEYS, kept).levels == {"beat": 2}
    assert restore(KEYS, None).levels == {}


NAMES = st.from_regex(r"[a-z][a-z0-9-]{0,12}", fullmatch=True)
RUNGS = st.dictionaries(NAMES, st.integers(0, 9), min_size=1, max_size=5)
PROGRESS = st.dictionaries(NAMES, st.dictionaries(NAMES, RUNGS, min_size=1, max_size=4), max_size=4)


@given(PROGRESS)
def test_a_code_gives_back_what_went_in(progress):
    assert from_code(to_code(progress)) == progress


@given(PROGRESS, st.data())
def test_a_slip_in_a_code_is_noticed_or_harmless(progress, data):
    code = to_code(progress)
    place = data.draw(st.integers(0, len(code) - 1))
    other = data.draw(st.sampled_from("abcXYZ019-_"))
    slip = code[:place] + other + code[place + 1 :]
    if slip != code:
        with contextlib.suppress(pl.PinochleError):
            assert from_code(slip) == progress


@given(st.text(max_size=60))
def test_what_is_no_code_is_refused(text):
    with pytest.raises(pl.PinochleError):
        from_code(text)


@given(PROGRESS, PROGRESS)
def test_two_records_keep_the_higher_rung(one, other):
    both = merged(one, other)
    for record in (one, other):
        for lesson, tables in record.items():
            for table, rungs in tables.items():
                for key, n in rungs.items():
                    assert both[lesson][table][key] >= n
    assert merged(both, both) == both


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
)


@given(JUNK)
def test_whatever_a_browser_kept_is_read_without_harm(junk):
    assert cleaned(cleaned(junk)) == cleaned(junk)
    assert isinstance(from_entries(junk), dict)
