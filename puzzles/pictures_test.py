"""Every step of hundreds of solves is drawn, and each of its sketches keeps the laws."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

from puzzles.shared import lines, needs_shared
from sudologue.errors import SudologueError
from sudologue.inference import Placement
from sudologue.model import Board
from sudologue.narration.steps.scene import Scene, scenes_of
from sudologue.rendering.svg import draw_step
from sudologue.rules.forcing.evidence import ContradictionEvidence
from sudologue.rules.forcing.sketch_test import check_contradiction
from sudologue.sketching import MarkKind, sketches_of
from sudologue.solver import Solver

# how many puzzles of each set: 300 together
SETS = {
    "qqwing-simple": 20,
    "qqwing-easy": 20,
    "qqwing-intermediate": 40,
    "qqwing-expert": 70,
    "hodoku-exemplars": 50,
    "seventeen-clues": 30,
    "sudorules-misc": 20,
    "top1465": 38,
    "hardest2011": 8,
    "tridagon": 4,
}
CONCLUSIONS = {MarkKind.PLACED, MarkKind.GONE}


def check(scene: Scene[Any]) -> int:
    """Have a step keep the laws of sketches, and be drawn; how many pictures it takes."""
    *before, last = sketches_of(scene)
    kind = MarkKind.PLACED if isinstance(scene.action, Placement) else MarkKind.GONE
    concluded = {(c, mark.kind) for c, mark in last.candidates if mark.kind in CONCLUSIONS}
    assert concluded == {(candidate, kind) for candidate in scene.action.candidates}
    for sketch in (*before, last):
        for candidate, mark in sketch.candidates:
            is_live = candidate.digit in scene.before.domain(candidate.cell)
            assert is_live is (mark.kind is not MarkKind.BLOCKED), (candidate, mark)
    if isinstance(scene.evidence, ContradictionEvidence):
        check_contradiction(scene)
    frames = len(before) + 1
    with pytest.raises(SudologueError, match=f"there is no frame {frames + 1}"):
        draw_step(scene, frame=frames + 1)
    ElementTree.fromstring(draw_step(scene, frame=frames))
    return frames


@needs_shared
@pytest.mark.slow
@pytest.mark.parametrize("name", SETS)
def test_every_step_of_300_solves_is_drawn(name: str) -> None:
    puzzles, solver, pictures = lines(name), Solver(), 0
    count = SETS[name]
    for puzzle in puzzles[:: max(1, len(puzzles) // count)][:count]:
        pictures += sum(map(check, scenes_of(solver.solve(Board.from_string(puzzle)))))
    assert pictures > 30 * count


def test_they_are_300_solves_of_ten_sets() -> None:
    assert sum(SETS.values()) == 300
    assert len(SETS) == 10
