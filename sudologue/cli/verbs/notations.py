"""`sudologue notations`: the ways to write cells."""

from __future__ import annotations

from sudologue.cli.options import verb
from sudologue.cli.output.page import Page, aligned
from sudologue.cli.output.sink import standard_output
from sudologue.model import Candidate, Cell
from sudologue.narration.notations import notations as registered

_EXAMPLE = Candidate(Cell(4, 5), 7)


@verb()
def notations() -> int:
    """`sudologue notations`."""
    rows = [
        (one.name, one.cell(_EXAMPLE.cell), one.candidate(_EXAMPLE), one.summary)
        for one in registered()
    ]
    sink = standard_output()
    sink.write(aligned(rows, Page(sink.stream, "never").width))
    return 0
