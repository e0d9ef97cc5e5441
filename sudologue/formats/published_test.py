"""Puzzles as people publish them on f-puzzles: none is read as one that its author did not write."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from puzzles.shared import needs_shared, variant_lines
from sudologue import formats
from sudologue.errors import BoardTextError
from sudologue.formats import Reading
from sudologue.oracle import count_solutions

PUBLISHED = "fpuzzles_published"
# Read with rules that are nowhere but in words: sums of which only the last figure is told, runs,
# products on arrows. Only of these may anything else than one solution be found.
IN_WORDS = {
    "25l3fkuo", "28tbxxas", "5ej3edvy", "y2mlxxvz", "y5u322fd", "y8wgb7tv", "y8y9452h",
    "y95g2na5", "y98r6dmp", "ya824y7m", "yc6zpb2c",
}  # fmt: skip


def read_all(name: str) -> dict[str, Reading | BoardTextError]:
    found: dict[str, Reading | BoardTextError] = {}
    for line in variant_lines(name):
        record = json.loads(line)
        try:
            found[record["id"]] = formats.read(record["json"], "f-puzzles-json")
        except BoardTextError as error:
            found[record["id"]] = error
    return found


def kind(found: Reading | BoardTextError) -> str:
    if isinstance(found, Reading):
        return "with its rules" if found.rules else "read"
    return "refused for its drawings" if "has drawings" in str(found) else "refused by name"


@needs_shared
@pytest.mark.parametrize(
    ("name", "expected"),
    [
        (
            PUBLISHED,
            {
                "read": 1,
                "with its rules": 95,
                "refused for its drawings": 97,
                "refused by name": 98,
            },
        ),
        ("fpuzzles_raw", {"read": 7, "refused by name": 100}),
    ],
)
def test_what_is_not_understood_is_refused_in_plain_words(name: str, expected: dict[str, int]):
    found = read_all(name)
    assert Counter(map(kind, found.values())) == expected
    told = [str(each) for each in found.values() if not isinstance(each, Reading)]
    for each in told:
        assert each.startswith(("this puzzle uses ", "the puzzle has drawings (")), each
        assert len(each) < 330, each
        assert each.isprintable(), each
        assert "'" not in each.partition(", ")[0], each  # everything has a name that people use


@needs_shared
@pytest.mark.slow
@pytest.mark.parametrize("name", [PUBLISHED, "fpuzzles_raw"])
def test_what_is_read_has_one_solution_unless_its_rules_say_more(name: str):
    several = {
        key
        for key, found in read_all(name).items()
        if isinstance(found, Reading)
        and not count_solutions(found.board, limit=2, timeout=60).is_unique
    }
    assert several == (IN_WORDS if name == PUBLISHED else set())
