"""Conflicts between digits, and between givens and clues, in words."""

from __future__ import annotations

from collections.abc import Iterable

from sudologue.model import Candidate, Cell, Clue, House, Layout, Sight
from sudologue.narration.clues import clue_name
from sudologue.narration.english import listing, within
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


def contradicting(
    givens: Iterable[Candidate],
    barred: Iterable[Cell],
    clues: Iterable[Clue],
    is_minimal: bool = True,
) -> Passage:
    """What of a puzzle leaves no solution: givens, cells in which much is ruled out, and clues.

    >>> contradicting([Candidate.parse("r1c1(5)"), Candidate.parse("r4c2(5)")], [], []).text
    'these 2 contradict each other: the 5 in r1c1 and the 5 in r4c2'
    """
    members = [say("the ", given.digit, " in ", given.cell) for given in givens]
    members += [say("what is ruled out in ", cell) for cell in barred]
    members += map(clue_name, clues)
    if not members:
        return say("the houses alone cannot be filled")
    if len(members) == 1:
        return say(*members, " leaves no solution by itself")
    count = len(members)
    if not is_minimal:
        more = "; perhaps not all of them are needed"
    else:
        more = f", and no {count - 1} of them do" if count > 2 else ""
    return say(f"these {count} contradict each other{more}: ", listing(members))
