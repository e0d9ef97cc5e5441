"""Frames of proofs: each line is new in one of them, few are, and the caption says just these."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from puzzles.shared import lines, needs_shared
from sudologue.model import Board
from sudologue.narration.golden_test import Golden, golden_sentences
from sudologue.narration.steps.scene import Scene, scene_of, scenes_of
from sudologue.rules.forcing.evidence import ContradictionEvidence, Forced, VerityEvidence
from sudologue.rules.forcing.sketch import MOST_NEW
from sudologue.rules.forcing.telling.numbered import lines_of_refutation
from sudologue.sketching import Mark, MarkKind, Sketch, Target, sketches_of
from sudologue.sketching.plainly_test import golden_sketches, joins, marks
from sudologue.solver import Solver

GOLDEN = [golden for golden in golden_sentences() if "forcing" in golden.rule]


def scenes_of_hard_puzzles() -> list[Scene[Any]]:
    results = (Solver().solve(Board.from_string(puzzle)) for puzzle in lines("hardest2011", 2))
    return [scene for result in results for scene in scenes_of(result)]


def texts(sketches: Sequence[Sketch]) -> list[str]:
    return [sketch.caption.text for sketch in sketches if sketch.caption is not None]


def new_marks(before: Sketch, after: Sketch) -> list[Mark]:
    """What a frame shows that the one before it did not: the same in another role counts."""
    shown = {(mark.target, mark.kind) for mark in before.marks}
    return [mark for mark in after.marks if (mark.target, mark.kind) not in shown]


def check_contradiction(scene: Scene[ContradictionEvidence]) -> None:
    *frames, last = sketches_of(scene)
    told = [line.text for line in lines_of_refutation(scene.evidence.proof)]
    assert [line for text in texts(frames) for line in text.split("\n")] == told
    numbers = [line.split(")")[0].removeprefix("(") for line in told]
    labels = [[mark.label for mark in frame.marks if mark.label] for frame in frames]
    assert [label for its in labels for label in its] == numbers
    for frame, its in zip(frames, labels, strict=True):
        assert frame.caption is not None
        assert len(frame.caption.text.split("\n")) == len(its) <= MOST_NEW
        check_a_supposition_and_a_dead_end_are_alone(frame)
    assert marks(last).keys() == {"gone"}
    check_what_stood_still_stands(frames)


def check_a_supposition_and_a_dead_end_are_alone(frame: Sketch) -> None:
    new = [mark.kind for mark in frame.marks if mark.label]
    if {MarkKind.SUPPOSED, MarkKind.DEAD}.intersection(new):
        assert len(new) == 1


def check_what_stood_still_stands(frames: Sequence[Sketch]) -> None:
    """As long as what it was supposed under does, and nothing is in two roles at once."""
    levels: list[set[tuple[Target, MarkKind]]] = []
    for frame in frames:
        shown = {(mark.target, mark.kind) for mark in frame.marks}
        labelled = {(mark.target, mark.kind) for mark in frame.marks if mark.label}
        standing = {entry for level in levels for entry in level}
        assert shown - labelled == standing
        assert len({target for target, _ in shown}) == len(shown)
        kinds = {kind for _, kind in labelled}
        if MarkKind.SUPPOSED in kinds:
            levels.append(labelled)
        elif MarkKind.DEAD in kinds:
            levels.pop()
        else:
            levels[-1] |= labelled
    assert not levels


def check_verity(scene: Scene[VerityEvidence]) -> None:
    *frames, last = sketches_of(scene)
    labels = [mark.label for frame in frames for mark in frame.marks if mark.kind is MarkKind.ON]
    expected = [
        f"{number}.{at}"
        for number, case in enumerate(scene.evidence.cases, 1)
        for at, line in enumerate(case.lines, 2)
        if isinstance(line, Forced)
    ]
    assert [label for label in labels if label] == expected
    before = Sketch()
    for frame in (*frames, last):
        assert len(new_marks(before, frame)) <= MOST_NEW
        assert frame.caption is not None
        before = frame
    openings = [text for text in texts(frames) if text.startswith("If ")]
    assert len(openings) == len(scene.evidence.cases)


def check(scene: Scene[Any]) -> None:
    if isinstance(scene.evidence, ContradictionEvidence):
        check_contradiction(scene)
    elif isinstance(scene.evidence, VerityEvidence):
        check_verity(scene)


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.rule)
def test_each_line_of_a_proof_is_new_in_one_frame(golden: Golden) -> None:
    check(scene_of(golden.step, golden.board))


@pytest.mark.slow
@needs_shared
def test_each_line_of_a_nested_proof_is_new_in_one_frame() -> None:
    scenes = scenes_of_hard_puzzles()
    for scene in scenes:
        check(scene)
    proofs = (s.evidence.proof for s in scenes if isinstance(s.evidence, ContradictionEvidence))
    assert max(proof.depth for proof in proofs) > 1


def test_a_nested_supposition_has_its_frames_before_the_one_where_it_is_false() -> None:
    frames = golden_sketches("nested_forcing_chain")
    assert [sorted(marks(frame)) for frame in frames[2:6:3]] == [
        ["on", "supposed", "supposed 7.1"],
        ["off 7", "on", *(f"on {number}" for number in range(10, 16)), "on 8", "on 9", "supposed"],
    ]
    assert marks(frames[4])["dead 7.7"] == "box 4"
    assert joins(frames[5])[:2] == ["r2c6(7) strong -> r2c7(1)", "r2c5(1) strong -> r2c7(1)"]


def test_cases_come_one_by_one_and_then_together() -> None:
    one, other, both = golden_sketches("cell_forcing_chain")
    assert marks(one) == {"cell": "r1c2", "supposed 1 1": "r1c2(5)", "on 1 1.2": "r2c4(5)"}
    assert marks(other) == {"cell": "r1c2", "supposed 2 2": "r1c2(6)", "on 2 2.2": "r2c3(4)"}
    assert marks(both) == {
        "cell": "r1c2",
        "seen 1 1": "r1c2(5)",
        "seen 2 2": "r1c2(6)",
        "gone": "r2c4(4)",
    }
    assert joins(other) == ["r1c2(6) strong 2 -> r2c3(4)", "r2c3(4) weak 2 -> r2c4(4)"]
    assert texts([one, other, both]) == [
        "If r1c2 is 5, box 2's 5 is in r2c4.",
        "If r1c2 is 6, r2c3 is 4, and r2c4 isn't 4.",
        "r1c2 is 5 or 6. In neither of these is r2c4 a 4.",
    ]
