"""HoDoKu's library of cases for unique and avoidable rectangles and for BUG+1."""

from __future__ import annotations

import pytest

from sudologue.audit import check_inference
from sudologue.inference import Inference
from sudologue.rules import named
from tools.reglib import REGLIB, Case, read

SLUGS = {
    **{f"060{number - 1}": f"unique_rectangle_{number}" for number in range(1, 7)},
    "0606": "hidden_rectangle",
    "0607": "avoidable_rectangle_1",
    "0608": "avoidable_rectangle_2",
    "0610": "bug_plus_1",
}

CASES = [case for case in read() if case.code in SLUGS] if REGLIB.exists() else []

pytestmark = pytest.mark.skipif(not CASES, reason="the library is not beside this repository")


def found(case: Case) -> tuple[Inference, ...]:
    return tuple(named(SLUGS[case.code]).apply(case.board))


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"line {case.line}")
def test_the_technique_finds_what_the_library_expects_and_all_of_it_is_forced(case: Case) -> None:
    inferences = found(case)
    if case.must_fail:
        forbidden = set(case.eliminations)
        assert not any(forbidden & set(each.action.candidates) for each in inferences)
    else:
        assert set(case.actions) <= {each.action for each in inferences}
    for inference in inferences:
        verdict = check_inference(case.board, inference)
        assert verdict.ok, (inference, verdict)


def test_a_case_without_a_grave_shows_none() -> None:
    """Two of the cases that must fail say nothing of what must not be found."""
    silent = [case for case in CASES if case.code == "0610" and case.must_fail]
    assert silent
    assert all(found(case) == () for case in silent)


def test_the_library_has_cases_of_every_code() -> None:
    assert {case.code for case in CASES} == set(SLUGS)
