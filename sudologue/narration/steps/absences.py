"""Why cells can't be some digits: the houses that have them, and the steps that ruled them out."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from sudologue.grouping import grouped
from sudologue.model import Candidate, House
from sudologue.narration.claims.board_claims import HoldsDigits, IsGone
from sudologue.narration.phrasing.filling import Speaker, when
from sudologue.narration.phrasing.passage import Passage, step_number
from sudologue.narration.steps.causes import Cause, CauseKind
from sudologue.narration.steps.scene import Scene, removals

_absences = Speaker(__name__)
_Held = tuple[House, int]


def why_absent(scene: Scene[Any], gone: Iterable[Candidate]) -> list[Passage]:
    """A clause for each reason: `columns 6 and 7 have a 1`, `row 3 has 2 and 4`, `r1c1 isn't 5`."""
    left, held = {*gone}, list[_Held]()
    while options := grouped(
        ((house, one.digit), one) for one in sorted(left) for house in holders(scene, one)
    ):
        known = {house for house, _ in held}
        best = max(options, key=lambda each: (len(options[each]), each[0] in known))
        held.append(best)
        left.difference_update(options[best])
    digits_of = grouped(held)
    alike = grouped(((h.kind, tuple(sorted(its))), h) for h, its in digits_of.items())
    told = [
        _absences.say(
            "held",
            *when(several=len(digits) > 1),
            houses=sorted(houses, key=lambda house: house.index),
            digits=digits,
            held=[HoldsDigits((house,), digits) for house in houses],
        )
        for (_, digits), houses in alike.items()
    ]
    return [*told, *_ruled_out(scene, left)]


def holders(scene: Scene[Any], one: Candidate) -> list[House]:
    """The houses of a candidate's cell that have its digit already."""
    tables, placed = scene.layout.tables, scene.placed(one.digit)
    return [
        house for house, mask in tables.houses_of[tables.cell_number(one.cell)] if mask & placed
    ]


def _ruled_out(scene: Scene[Any], gone: Collection[Candidate]) -> list[Passage]:
    """What no house of its cell has, cell by cell; with the step that ruled it out, if known."""
    causes = scene.causes(scene.layout.tables.candidate_mask(gone)) if gone else {}
    steps = {one: cause.step for cause, its in causes.items() for one in its}
    by_cell = grouped(((one.cell, steps.get(one)), one.digit) for one in sorted(gone))
    alike = grouped(((tuple(digits), step), cell) for (cell, step), digits in by_cell.items())
    told: list[Passage] = []
    for (digits, step), cells in alike.items():
        its = [Candidate(cell, digit) for cell in cells for digit in digits]
        claims = removals([(Cause(CauseKind.STEP, step=step), its)])
        told.append(
            _absences.say(
                "gone",
                *when(step=step),
                cells=cells,
                digits=digits,
                number=step and step_number(step),
                claims=[IsGone(tuple(its)), *claims],
            )
        )
    return told
