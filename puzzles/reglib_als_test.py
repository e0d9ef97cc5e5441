"""HoDoKu's library positions for almost locked sets and templates: all of them are met."""

from __future__ import annotations

import pytest

from sudologue.rules import named
from tools.reglib import REGLIB, Case, read

SLUGS = {
    ("0901", "1"): "als_xz",
    ("0901", "2"): "als_xz_double",
    "0902": "als_xy_wing",
    "0903": "als_xy_chain",
    "0904": "death_blossom",
    "1101": "sue_de_coq",
    "1201": "template_set",
    "1202": "template_delete",
}

CASES = [
    (case, slug)
    for case in (read() if REGLIB.exists() else ())
    if (slug := SLUGS.get((case.code, case.variant)) or SLUGS.get(case.code))
]


@pytest.mark.skipif(not REGLIB.exists(), reason="the shared data are not here")
def test_there_are_cases_of_each_kind() -> None:
    assert {slug for _, slug in CASES} == set(SLUGS.values())


LONG = (571, 572, 573, 579)
"""Lines of the library on which a rule takes long."""


@pytest.mark.parametrize(
    ("case", "slug"),
    [
        pytest.param(
            *each, id=f"line {each[0].line}", marks=[pytest.mark.slow] * (each[0].line in LONG)
        )
        for each in CASES
    ],
)
def test_the_rule_finds_what_the_library_says(case: Case, slug: str) -> None:
    found = {inference.action for inference in named(slug).apply(case.board)}
    if case.must_fail:
        assert not found & set(case.actions)
    else:
        assert set(case.actions) <= found
