"""Every bank of questions: each can be drawn, is the same for its seed, and has exactly one right answer."""

import pytest

import pinochle_learn as pl
from pinochle_learn.teaching.practice.banks import BANKS
from pinochle_learn.teaching.practice.question import judge, judge_cards, known, quiz, steps
from pinochle_learn.teaching.words.course import LESSONS
from pinochle_learn.teaching.words.table_kinds import SUITS, edition

EACH = [
    (v, lesson, one.key)
    for v in pl.variants()
    for (kind, lesson), bank in BANKS.items()
    if kind == edition(v.rules)
    for one in known(bank, v.rules)
]
SEEDS = range(6)


def bank(v, lesson):
    return BANKS[edition(v.rules), lesson]


def test_every_lesson_that_is_practised_has_its_bank():
    kinds = {edition(v.rules) for v in pl.variants()}
    practised = {"melds", "tricks", "scoring"}
    of_colours_and_turns = {(kind, lesson) for kind in kinds - {SUITS} for lesson in practised}
    assert set(BANKS) == of_colours_and_turns | {(kind, "tables") for kind in kinds}
    for v in pl.variants():
        for lesson in LESSONS:
            if (edition(v.rules), lesson.key) in BANKS:
                assert lesson.steps(v.rules) == steps(bank(v, lesson.key), v.rules)


@pytest.mark.parametrize(("v", "lesson", "key"), EACH, ids=lambda part: getattr(part, "id", part))
def test_each_question_has_one_right_answer_and_a_reason_for_all(v, lesson, key):
    for seed in SEEDS:
        drawn = quiz(bank(v, lesson), v, key, seed)
        assert drawn == quiz(bank(v, lesson), v, key, seed)
        assert (drawn.situation, drawn.seed) == (key, seed)
        assert drawn.question.strip().endswith(("?", "."))
        assert drawn.reasons
        assert bool(drawn.offers) != bool(drawn.fits)
        if drawn.offers:
            assert sum(offer.right for offer in drawn.offers) == 1
            assert len({offer.value for offer in drawn.offers}) == len(drawn.offers) > 1
            assert len({offer.label for offer in drawn.offers}) == len(drawn.offers)
            for offer in drawn.offers:
                answer = judge(drawn, offer.value)
                assert answer.right is offer.right
                assert all(reason.strip() for reason in answer.reasons)
        else:
            assert set(drawn.fits) == set(drawn.hand)
            right = [card for card, (fits, _why) in drawn.fits.items() if fits]
            assert judge_cards(drawn, right).right
            other = [card for card in drawn.hand if card not in right]
            wrong = judge_cards(drawn, other or right[1:])
            assert not wrong.right
            assert wrong.reasons


@pytest.mark.parametrize(("v", "lesson", "key"), EACH, ids=lambda part: getattr(part, "id", part))
def test_seeds_give_different_questions(v, lesson, key):
    drawn = {repr(quiz(bank(v, lesson), v, key, seed)) for seed in range(20)}
    assert len(drawn) >= 10


def test_an_unknown_situation_is_refused():
    v = pl.variant("purple")
    with pytest.raises(LookupError, match="no question on nonsense"):
        quiz(bank(v, "melds"), v, "nonsense", 1)
