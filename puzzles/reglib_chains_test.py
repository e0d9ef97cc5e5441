"""HoDoKu's library of chains and loops: each rule finds what its cases expect."""

from __future__ import annotations

import pytest

from puzzles.shared import needs_shared
from sudologue.rules import named
from tools.reglib import REGLIB, Case, read

SLUGS = {
    "0701": "x_chain",
    "0702": "xy_chain",
    "0704": "x_cycle",
    "0706": "continuous_nice_loop",
    "0707-1": "discontinuous_nice_loop",
    "0707-2": "discontinuous_nice_loop",
    "0708-1": "aic",
    "0708-2": "aic",
    "0709-1": "grouped_continuous_nice_loop",
    "0709-2": "aic_with_als",
    "0710-1": "grouped_discontinuous_nice_loop",
    "0710-2": "grouped_discontinuous_nice_loop",
    "0710-3": "aic_with_als",
    "0710-4": "aic_with_als",
    "0711-1": "grouped_aic",
    "0711-2": "grouped_aic",
    "0711-3": "aic_with_als",
    "0711-4": "aic_with_als",
}


def slug_of(case: Case) -> str | None:
    """The rule that a case is about, whatever its variant says of failing."""
    for code in (f"{case.code}-{case.variant}", case.code, f"{case.code}-1"):
        if code in SLUGS:
            return SLUGS[code]
    return None


CASES = [case for case in read() if slug_of(case)] if REGLIB.is_file() else []


@needs_shared
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code}-{case.variant}-{case.line}")
def test_the_rule_finds_what_the_library_expects(case: Case) -> None:
    slug = slug_of(case)
    assert slug is not None
    found = {inference.action for inference in named(slug).apply(case.board)}
    if case.must_fail:
        assert not found & set(case.actions)
    else:
        assert set(case.actions) <= found


@needs_shared
def test_every_kind_of_chain_has_cases() -> None:
    assert {case.code for case in CASES} >= {"0701", "0702", "0706", "0707", "0708", "0709", "0710"}
    assert len(CASES) > 90
