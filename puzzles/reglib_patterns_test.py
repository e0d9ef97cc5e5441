"""HoDoKu's library cases of locked candidates, subsets, colouring, remote pairs and wings."""

from __future__ import annotations

import pytest
from _pytest.mark.structures import ParameterSet

from puzzles.shared import SHARED, needs_shared
from sudologue.audit import check_inference
from sudologue.rules import named
from tools.reglib import Case, read

SLUGS = {
    "0100": "locked_candidates_pointing",
    "0101": "locked_candidates_claiming",
    "0110": "locked_pair",
    "0111": "locked_triple",
    "0200": "naked_pair",
    "0201": "naked_triple",
    "0202": "naked_quad",
    "0210": "hidden_pair",
    "0211": "hidden_triple",
    "0212": "hidden_quad",
    "0500": "simple_colors_trap",
    "0501": "simple_colors_wrap",
    "0502": "multi_colors_1",
    "0503": "multi_colors_2",
    "0703": "remote_pair",
    "0800": "xy_wing",
    "0801": "xyz_wing",
    "0803": "w_wing",
}


def cases() -> list[ParameterSet]:
    """The cases of these codes, named by their lines."""
    if not SHARED.is_dir():
        return []
    return [
        pytest.param(case, SLUGS[case.code], id=f"line-{case.line}-{case.code}")
        for case in read()
        if case.code in SLUGS
    ]


@needs_shared
@pytest.mark.parametrize(("case", "slug"), cases())
def test_a_library_case(case: Case, slug: str) -> None:
    found = named(slug).apply(case.board)
    assert set(case.actions) <= {inference.action for inference in found}
    for inference in found:
        verdict = check_inference(case.board, inference)
        assert verdict.ok, (inference, verdict)


@needs_shared
def test_every_code_has_cases() -> None:
    assert {case.code for case in read()} >= set(SLUGS)
