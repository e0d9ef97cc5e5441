"""Conflicts between digits, in words."""

from __future__ import annotations

from sudologue.model import Candidate, House, Layout, Sight
from sudologue.narration.english import within
from sudologue.narration.passage import Passage, say


def clash(layout: Layout, one: Candidate, other: Candidate) -> Passage:
    """Two equal digits that see each other, and where they meet.

    >>> from sudologue.model import CLASSIC
    >>> clash(CLASSIC, Candidate.parse("r1c1(5)"), Candidate.parse("r1c5(5)")).text
    'r1c1 and r1c5, in row 1, are both 5'
    """
    reason = layout.why_sees(one.cell, other.cell)
    assert reason is not None  # or else there is no conflict
    if isinstance(reason, House):
        where: str | Passage = within(reason)
    else:
        where = f"{reason.name} apart" if isinstance(reason, Sight) else f"in {reason.noun}"
    first, second = sorted((one.cell, other.cell))
    return say(first, " and ", second, ", ", where, ", are both ", one.digit)
