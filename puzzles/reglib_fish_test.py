"""HoDoKu's library cases of fish, and of the single-digit patterns that fish are kin to."""

from __future__ import annotations

import pytest
from _pytest.mark.structures import ParameterSet

from puzzles.shared import SHARED, needs_shared
from sudologue.audit import check_inference
from sudologue.rules import named
from tools.reglib import Case, read

SLUGS = {
    "0300": "x_wing",
    "0301": "swordfish",
    "0302": "jellyfish",
    "0303": "large_fish",
    "0304": "large_fish",
    "0305": "large_fish",
    "0310": "finned_x_wing",
    "0311": "finned_swordfish",
    "0312": "finned_jellyfish",
    "0313": "finned_large_fish",
    "0314": "finned_large_fish",
    "0315": "finned_large_fish",
    "0320": "sashimi_x_wing",
    "0321": "sashimi_swordfish",
    "0322": "sashimi_jellyfish",
    "0323": "finned_large_fish",
    "0324": "finned_large_fish",
    "0325": "finned_large_fish",
    "0330": "franken_x_wing",
    "0331": "franken_swordfish",
    "0332": "franken_jellyfish",
    "0333": "franken_large_fish",
    "0334": "franken_large_fish",
    "0335": "franken_large_fish",
    "0340": "finned_franken_x_wing",
    "0341": "finned_franken_swordfish",
    "0342": "finned_franken_jellyfish",
    "0343": "franken_large_fish",
    "0344": "franken_large_fish",
    "0345": "franken_large_fish",
    **{f"035{size}": "mutant_fish" for size in range(6)},
    **{f"036{size}": "finned_mutant_fish" for size in range(3)},
    **{f"036{size}": "finned_mutant_large_fish" for size in range(3, 6)},
    "0400": "skyscraper",
    "0401": "two_string_kite",
    "0402": "empty_rectangle",
    "0403": "turbot_fish",
    "0404": "dual_two_string_kite",
    "0405": "dual_empty_rectangle",
}


def slug_of(code: str) -> str | None:
    """The rule of a code; a fifth digit marks a Siamese fish."""
    return "siamese_fish" if len(code) == 5 and code[:4] in SLUGS else SLUGS.get(code)


def cases() -> list[ParameterSet]:
    """The cases of these codes, named by their lines."""
    if not SHARED.is_dir():
        return []
    found = ((case, slug_of(case.code)) for case in read())
    return [
        pytest.param(case, slug, id=f"line-{case.line}-{case.code}")
        for case, slug in found
        if slug is not None
    ]


@needs_shared
@pytest.mark.parametrize(("case", "slug"), cases())
def test_a_library_case(case: Case, slug: str) -> None:
    found = named(slug).apply(case.board)
    conclusions = [inference.action for inference in found]
    if case.must_fail:
        assert not set(case.actions) & set(conclusions)
    else:
        assert any(action in conclusions for action in case.actions)
    for inference in found:
        verdict = check_inference(case.board, inference)
        assert verdict.ok, verdict


@needs_shared
def test_the_library_has_cases_of_all_these_families() -> None:
    slugs = {slug for param in cases() for slug in param.values if isinstance(slug, str)}
    assert slugs >= {"x_wing", "siamese_fish", "finned_mutant_large_fish", "dual_empty_rectangle"}
    assert len(cases()) > 100
