"""HoDoKu's library of cases for colouring."""

from __future__ import annotations

import pytest

from sudologue.audit import check_inference
from sudologue.inference import Inference
from sudologue.rules import named
from tools.reglib import REGLIB, Case, read

SLUGS = {
    "0500": "simple_colors_trap",
    "0501": "simple_colors_wrap",
    "0502": "multi_colors_1",
    "0503": "multi_colors_2",
}

CASES = [case for case in read() if case.code in SLUGS] if REGLIB.exists() else []

pytestmark = pytest.mark.skipif(not CASES, reason="the library is not beside this repository")


def found(case: Case) -> tuple[Inference, ...]:
    return tuple(named(SLUGS[case.code]).apply(case.board))


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"line {case.line}")
def test_the_technique_finds_what_the_library_expects(case: Case) -> None:
    inferences = found(case)
    assert set(case.actions) <= {each.action for each in inferences}


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"line {case.line}")
def test_all_that_it_finds_is_forced(case: Case) -> None:
    for inference in found(case):
        verdict = check_inference(case.board, inference)
        assert verdict.ok, (inference, verdict)


def test_the_library_has_cases_of_every_code() -> None:
    assert {case.code for case in CASES} == set(SLUGS)
