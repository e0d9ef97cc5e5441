"""Handfuls of marks and joins."""

from sudologue.inference import Elimination
from sudologue.model import CLASSIC, Candidate, Cell
from sudologue.sketching.marking import bases, blocked, node, nodes, spot, strong, unsettled
from sudologue.sketching.sketch import Mark, MarkKind

ONE, OTHER = Cell(0, 0), Cell(0, 1)


def test_what_the_conclusion_settles_keeps_no_other_mark() -> None:
    gone = Elimination.of_candidates((Candidate(ONE, 5),))
    several = node((ONE, OTHER), 5)
    others = [*bases(CLASSIC.houses[:1]), strong(spot(ONE, 5), spot(OTHER, 5))]
    entries = [*nodes([spot(ONE, 5), spot(ONE, 6), several]), *others]
    assert unsettled(entries, gone) == [*nodes([spot(ONE, 6), several]), *others]


def test_the_candidates_of_a_mask_are_blocked() -> None:
    numbers = [CLASSIC.tables.candidate_number(cell, 5) for cell in (ONE, OTHER)]
    marks = blocked(CLASSIC, sum(1 << number for number in numbers))
    assert marks == [Mark(spot(cell, 5), MarkKind.BLOCKED) for cell in (ONE, OTHER)]
