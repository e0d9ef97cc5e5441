"""Bivalue universal graves, which our own rules find."""

from __future__ import annotations

from collections.abc import Iterator

from sudologue.inference import Inference
from sudologue.model import CLASSIC, Board
from sudologue.rating.se.grid import Grid, Hint
from sudologue.rating.se.houses import BITS
from sudologue.rules import named
from sudologue.rules.uniqueness.evidence import ExtraSubsetEvidence

_RATING = 57


def graves(grid: Grid) -> list[Hint]:
    """What a grave with extras takes away, the lowest rated first."""
    board = _board(grid)
    hints = [Hint(56, removed=_removed(found)) for found in named("bug_plus_1").apply(board)]
    if not hints:
        hints = [
            Hint(_RATING + _by_subset(found), removed=_removed(found))
            for found in named("bug_2_3_4").apply(board)
        ]
    return sorted(hints, key=lambda hint: hint.rating)


def _by_subset(found: Inference) -> int:
    evidence = found.evidence
    return len(evidence.subset_digits) - 1 if isinstance(evidence, ExtraSubsetEvidence) else 0


def _board(grid: Grid) -> Board:
    live = sum(
        1 << 81 * digit + cell for cell, domain in enumerate(grid.cells) for digit in BITS[domain]
    )
    filled = sum(1 << 81 * (placed % 9) + placed // 9 for placed in grid.filled)
    return Board(CLASSIC, live, filled, filled)


def _removed(found: Inference) -> tuple[int, ...]:
    return tuple(_numbers(found))


def _numbers(found: Inference) -> Iterator[int]:
    for candidate in found.action.candidates:
        yield 9 * CLASSIC.cell_number(candidate.cell) + candidate.digit - 1
