from __future__ import annotations

import json

import pytest

import sudologue
from sudologue.coach.ladder import LEVELS


def of_cages(*cages: tuple[str, int]) -> str:
    """An empty killer with these cages alone, as a record."""
    told = [{"cells": cells.split(), "sum": total} for cells, total in cages]
    return json.dumps({"size": 9, "givens": "." * 81, "cages": told, "extra": {"box": [3, 3]}})


@pytest.mark.parametrize(
    ("cages", "words"),
    [
        (
            [("r1c1 r1c2", 3), ("r1c3 r1c4", 3)],
            [
                "The puzzle contradicts itself: it has no solution. That was found by search, not by logic.",
                "These 2 contradict each other: the 3-cage at r1c1 and the 3-cage at r1c3.",
            ],
        ),
        (
            [("r1c1 r1c2", 2)],
            [
                "The position contradicts itself: it cannot be filled.",
                "Look at box 1.",
                "Something there has nothing left that it could take.",
                "Look at the 2-cage at r1c1.",
                "The 2-cage at r1c1 needs 3 at least.",
            ],
        ),
    ],
)
def test_clues_that_clash_are_named(cages: list[tuple[str, int]], words: list[str]) -> None:
    hint = sudologue.hint(of_cages(*cages))
    assert hint.kind == "conflict"
    assert [str(hint.at(level)) for level in LEVELS[: len(words)]] == words
