"""What is seen of things in an interpreter: a line each, and nothing that goes on for pages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import sudologue
from sudologue import (
    Board,
    Evidence,
    Layout,
    Solver,
    SolveResult,
    audit,
    coach,
    formats,
    generation,
    oracle,
    rules,
)
from sudologue.inference import Diagnosis, Placement, SolveStatus
from sudologue.narration import say
from sudologue.rendering import draw
from sudologue.rules.families import modules

PUZZLE = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."
HARD = "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........"
RESULT = sudologue.solve(PUZZLE)
MINIMAL = generation.Minimality.MINIMAL
XY_WING = next(step for step in RESULT.steps if step.inference.rule == "xy_wing")


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (RESULT, "<SolveResult solved in 47 steps, hardest XY-Wing>"),
        (Solver([]).solve(RESULT.initial), "<SolveResult stuck after 0 steps>"),
        (
            Solver(max_steps=2).solve(RESULT.initial),
            "<SolveResult stopped after 2 steps, hardest Locked Candidates (Pointing)>",
        ),
        (RESULT.initial, f"Board('{PUZZLE}')"),
        (RESULT.initial.layout, "Layout.boxes(3, 3)"),
        (RESULT.initial.houses[0], "<House box 1>"),
        (XY_WING, "<TraceStep xy_wing: r3c3<>5>"),
        (XY_WING.inference, "<Inference xy_wing: r3c3<>5>"),
        (XY_WING.inference.action, "<Elimination r3c3<>5>"),
        (
            XY_WING.inference.evidence,
            "<WingEvidence 5 at r1c8,r1c1,r3c9: 3 truths, 4 links>",
        ),
        (Placement(sudologue.Cell(4, 5), 7), "<Placement r5c6=7>"),
        (Evidence(), "<Evidence: 0 truths, 0 links>"),
        (Solver(), f"<Solver with {len(Solver().rules)} rules>"),
        (Solver(["x_wing"]), "<Solver with 1 rule>"),
        (rules.named("x_wing"), "<rule x_wing>"),
        (rules.named("x_wing").card, "<Card x_wing>"),
        (audit.check_trace(RESULT), "<Verdict OK>"),
        (audit.Verdict(False, "not so", 4), "<Verdict step 4: not so>"),
        (
            oracle.count_solutions(RESULT.initial),
            "<Solutions: 1, since every case was looked at>",
        ),
        (
            oracle.judge_position(RESULT.initial),
            "<Judgement of <Solutions: 1, since every case was looked at>, wrong: no entry>",
        ),
        (coach.Claim.parse("r3c45<>5, r1c1=4"), "<Claim r1c1=4, r3c4<>5, r3c5<>5>"),
        (sudologue.explain(PUZZLE, "r3c3<>5"), "<Explanation of r3c3<>5: proved_now>"),
        (sudologue.judge(PUZZLE, "r3c3=5"), "<Ruling on r3c3=5: false>"),
        (draw(RESULT.initial), "<Picture of 14 lines>"),
        (formats.named("line"), "<format line>"),
        (sudologue.hint(RESULT.initial), "<Hint step nudge: bbe4e0e1.002ec1a>"),
        (
            generation.Generated(RESULT.initial, RESULT.final_board, 1, 0, 0, 1, MINIMAL, "none"),
            f"<Generated 0 of seed 1: {PUZZLE}>",
        ),
        (
            generation.GaveUp(1, 0, 0, 9, "none met the target"),
            "<GaveUp 0 of seed 1: none met the target>",
        ),
        (coach.Marks({"r1c1": "23"}), "<Marks in 1 cell, auto>"),
        (say("It is ", 5), "<Passage 'It is 5'>"),
        (SolveStatus.SOLVED, "<SolveStatus.SOLVED: 'solved'>"),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_each_thing_has_a_line(value: object, shown: str) -> None:
    assert repr(value) == shown


def all_in(result: SolveResult) -> Iterator[object]:
    yield result
    yield result.diagnosis
    for step in result.steps:
        yield step
        yield step.inference
        yield step.inference.action
        yield step.inference.evidence


@pytest.mark.parametrize("puzzle", [PUZZLE, HARD])
def test_no_line_is_long(puzzle: str) -> None:
    for value in all_in(sudologue.solve(puzzle)):
        assert len(repr(value)) < 160
        assert "\n" not in repr(value)


def test_a_diagnosis_has_its_first_words() -> None:
    diagnosis = Solver(["x_wing"]).solve(Board(PUZZLE)).diagnosis
    assert isinstance(diagnosis, Diagnosis)
    assert repr(diagnosis) == "<Diagnosis: Stuck with 43 open cells and 136 candidates left>"


def test_evidence_of_every_kind_is_shown_alike() -> None:
    kinds = {
        kind
        for module in modules("evidence")
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Evidence)
    }
    assert len(kinds) > 30
    assert {kind.__repr__ for kind in kinds} == {Evidence.__repr__}


def test_a_result_printed_is_its_story() -> None:
    assert str(RESULT) == sudologue.narrate(RESULT, voice="terse")
    assert str(RESULT).startswith("1. r2c3 = 2: Hidden Single, column 3\n")


def test_a_picture_printed_is_drawn() -> None:
    picture = draw(Board("1.....3..4.....2", layout=Layout.boxes(2, 2)))
    assert str(picture) == picture.text
