"""Steps that are one idea over again: who stands together, and who does not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sudologue.model import Board
from sudologue.narration.steps.scene import scenes_of
from sudologue.narration.steps.telling import telling_for
from sudologue.narration.voices.gathered import in_families
from sudologue.solver import Solver

PUZZLE = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."


@pytest.mark.slow
def test_every_step_is_in_one_family_in_order() -> None:
    scenes = list(scenes_of(Solver().solve(Board.from_string(PUZZLE))))
    families = list(in_families(scenes))
    assert [scene.number for family in families for scene in family] == [
        scene.number for scene in scenes
    ]
    for family in families:
        assert len({scene.slug for scene in family}) == 1
        if len(family) > 1:
            assert telling_for(family[0].evidence).siblings(family)


def test_most_steps_have_no_siblings() -> None:
    board = Board.from_string(PUZZLE)
    scenes = list(scenes_of(Solver(["naked_single", "hidden_single"]).solve(board)))
    assert [len(family) for family in in_families(scenes)] == [1] * len(scenes)
    assert telling_for(scenes[0].evidence).siblings(scenes) is None


@pytest.mark.slow
def test_where_nothing_is_folded_every_step_stands_alone() -> None:
    scenes = list(scenes_of(Solver().solve(Board.from_string(PUZZLE)), full=True))
    assert all(len(family) == 1 for family in in_families(scenes))
    unnumbered = [replace(scene, number=None, full=False) for scene in scenes]
    assert all(len(family) == 1 for family in in_families(unnumbered))
