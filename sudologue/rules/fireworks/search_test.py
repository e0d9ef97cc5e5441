from __future__ import annotations

import random

import pytest

from puzzles.checks import empty, found, restricted, without
from puzzles.layouts import LAYOUTS
from sudologue import oracle
from sudologue.audit import check_inference
from sudologue.model import Board, BoardMasks, bits_of
from sudologue.rules import named
from sudologue.rules.fireworks.evidence import FireworkEvidence
from tools.soundness import contradicts, loose_citation

SLUG = "firework_triple"

# row 1 and column 1 have 1, 2 and 3 outside box 1 only in r1c6 and r5c1
ROW = " ".join(f"r1c{column}(123)" for column in (4, 5, 7, 8, 9))
COLUMN = " ".join(f"r{row}c1(123)" for row in (4, 6, 7, 8, 9))


def test_three_digits_fill_three_cells() -> None:
    board = without(restricted("classic"), f"{ROW} {COLUMN}")
    (text,) = found(SLUG, board)
    action, truths, links = text.split(" | ")
    gone = [f"{cell}<>{digit}" for cell in ("r1c1", "r1c6") for digit in range(4, 10)]
    inside = [f"{cell}<>{d}" for cell in ("r2c2", "r2c3", "r3c2", "r3c3") for d in (1, 2, 3)]
    last = [f"r5c1<>{digit}" for digit in range(4, 10)]
    assert action == ", ".join([*gone, *inside, *last])
    assert truths == (
        "1 in row 1, 1 in column 1, 2 in row 1, 2 in column 1, 3 in row 1, 3 in column 1"
    )
    assert links == "r1c1, r1c6, r5c1, 1 in box 1, 2 in box 1, 3 in box 1"
    evidence = named(SLUG).apply(board)[0].evidence
    assert isinstance(evidence, FireworkEvidence)
    assert [str(cell) for cell in (evidence.crossing, *evidence.ends)] == ["r1c1", "r1c6", "r5c1"]


@pytest.mark.parametrize(
    "gone",
    [
        "",
        ROW,
        f"{ROW} {COLUMN}".replace("r1c4(123)", "r1c4(12)"),  # a second place on the row for 3
        f"{ROW} {COLUMN}".replace("r9c1(123)", "r9c1(23)"),
    ],
)
def test_where_fireworks_keep_quiet(gone: str) -> None:
    assert found(SLUG, without(restricted("classic"), gone)) == []


@pytest.mark.parametrize("name", [n for n, layout in LAYOUTS.items() if 6 <= layout.size <= 10])
def test_whatever_is_found_on_any_layout_is_true_and_forced(name: str) -> None:
    layout, rng = LAYOUTS[name], random.Random(name)
    solution = oracle.solution(empty(layout))
    assert solution is not None
    for _ in range(20):
        density = rng.uniform(0.1, 0.3)
        spared = sum(
            1 << n for n in bits_of(layout.tables.all_candidates) if rng.random() < density
        )
        board = Board(BoardMasks(layout, solution.masks.filled | spared, 0, 0, 0))
        for inference in named(SLUG).apply(board):
            assert not contradicts(inference, solution)
            assert check_inference(board, inference).ok
            assert loose_citation(board, inference) is None
