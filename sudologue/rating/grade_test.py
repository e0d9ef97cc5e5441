from __future__ import annotations

from dataclasses import replace

import pytest

import sudologue
from sudologue.cli.running_test import EASY, SEVERAL
from sudologue.inference import Assumption
from sudologue.model import Board
from sudologue.rating.grade import quick_grade


def test_what_was_shown_to_have_one_solution_is_not_searched(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr("sudologue.oracle.count_solutions")
    grade = quick_grade(sudologue.solve(EASY))
    assert grade is not None
    assert grade.hodoku is not None
    assert grade.singledigit is None


def test_one_solution_taken_for_granted_is_no_proof() -> None:
    result = sudologue.solve(EASY)
    first = result.steps[0]
    evidence = replace(first.inference.evidence, assumption=Assumption.UNIQUE_SOLUTION)
    step = replace(first, inference=replace(first.inference, evidence=evidence))
    granted = replace(result, steps=(step, *result.steps[1:]))
    assert quick_grade(granted) is not None
    assert quick_grade(replace(granted, initial=Board.from_string(SEVERAL))) is None
