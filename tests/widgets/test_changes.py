"""What a change sends is enough: of it the browser makes the whole page, and keeps what has not changed."""

import json
import shutil
import subprocess
from pathlib import Path

from pinochle_learn.widgets.changes import SAME, changes
from tests.support.events import ACTS
from tests.support.hosts import Recorder

SCRIPT = Path(__file__).parents[2] / "pinochle_learn/widgets/static/page/changes.js"
APPLY = """
const { applied } = await import(process.argv[1]);
let said = "";
for await (const piece of process.stdin) said += piece;
const cases = JSON.parse(said).map(([before, change]) => {
  const after = applied(before, change);
  return [after, after.filter((node) => before.includes(node)).length];
});
process.stdout.write(JSON.stringify(cases));
"""


def states(act):
    """All that a page shows while something is done on it, with what was sent of each."""
    page = act.make()
    host = Recorder(page.page)
    host.says(event="open", search=act.link, kept={})
    for event in (*act.before, act.event, {"event": "fold", "data": "sources", "value": True}):
        host.says(**event)
    return [state["nodes"] for state in host.states], host.changes


def test_the_browser_puts_a_change_together_to_the_whole_page():
    asked, wanted = [], []
    for act in ACTS:
        shown, sent = states(act)
        assert sent[0] == shown[0]  # who opens a page is told all of it
        for before, after, change in zip(shown, shown[1:], sent[1:], strict=False):
            asked.append([before, change])
            wanted.append(json.loads(json.dumps(after)))
    found = subprocess.run(  # noqa: S603
        [shutil.which("node"), "--input-type=module", "--eval", APPLY, SCRIPT.as_uri()],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert [whole for whole, _ in json.loads(found)] == wanted
    assert all(kept >= 1 for _, kept in json.loads(found))


def test_what_moves_or_comes_is_sent_and_what_goes_is_not_named():
    a, b, c = (("p", {"key": key}, [key]) for key in "abc")
    assert changes([a, b], [b, c]) == [(SAME, {"key": "b"}, []), c]
    assert changes([a], [("p", {}, ["a"]), "text"]) == [("p", {}, ["a"]), "text"]
