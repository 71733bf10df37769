"""The scripts that the widgets send: whole modules that ask nobody for anything."""

import re
from collections import Counter

import pytest

from pinochle_learn.widgets.announcer import Announcer
from pinochle_learn.widgets.card_view import CardRow, Hand, Trick

VIEWS = [Announcer, CardRow, Hand, Trick]


@pytest.mark.parametrize("view", VIEWS)
def test_a_script_is_one_module_without_imports(view):
    text = view()._esm
    assert re.findall(r"^\s*(?:import|export(?! default)) ", text, re.MULTILINE) == []
    assert text.count("export default { render };") == 1
    assert re.findall(r"https?://(?!www\.w3\.org/2000/svg)", text) == []


@pytest.mark.parametrize("view", VIEWS)
def test_no_two_parts_of_a_script_use_one_name(view):
    names = Counter(re.findall(r"^(?:async )?(?:function|const|let|class) (\w+)", view()._esm, re.MULTILINE))
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("view", VIEWS)
def test_nothing_is_written_as_markup(view):
    assert (
        re.findall(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|replaceChildren", view()._esm)
        == []
    )


def test_saying_something_again_is_news():
    voice = Announcer()
    before = voice.said
    voice.say("Right.")
    again = voice.said
    voice.say("Right.")
    assert before != again != voice.said
    assert voice.said["text"] == again["text"] == "Right."
