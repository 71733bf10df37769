"""Counts what an event costs: ``python tests/bench/count_calls.py`` (``make calls``).

Printed are, of events of learners, the Python functions that are called and the nodes that are sent.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))
from tests.support.events import figures

for act, calls, sent, whole in figures():
    sys.stdout.write(
        f"{act.name:28} {calls:6,} calls (at most {act.most:6,})   {sent:4} of {whole:4} nodes sent\n"
    )
