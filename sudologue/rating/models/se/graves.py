"""Bivalue universal graves with extras, as our own rules see them."""

from __future__ import annotations

from sudologue.inference import Inference
from sudologue.model import CLASSIC, Board, BoardMasks
from sudologue.rating.models.se.se_grid import BITS, Grid, SeHint
from sudologue.rules.uniqueness.evidence import ExtraSubsetEvidence
from sudologue.rules.uniqueness.search.bug import bugs
from sudologue.rules.uniqueness.search.deadly import PatternWithExtras

_ONE_CELL, _SEVERAL = 56, 57


def graves(grid: Grid) -> list[SeHint]:
    """What a grave with extras takes away, the lowest rated first."""
    hints = [hint for bug in bugs(_board(grid)) for hint in _of_grave(bug)]
    return sorted(hints, key=lambda hint: hint.rating)


def _of_grave(bug: PatternWithExtras) -> list[SeHint]:
    if bug.extra_cells.bit_count() == 1:
        return [SeHint(_ONE_CELL, removed=_removed(found)) for found in bug.in_one_cell("bug")]
    kinds = (bug.of_one_digit, bug.with_locked_digit, bug.in_subset)
    return [
        SeHint(_SEVERAL + _by_subset(found), removed=gone)
        for kind in kinds
        for found in kind("bug")
        if (gone := _removed(found))
    ]


def _by_subset(found: Inference) -> int:
    evidence = found.evidence
    return len(evidence.subset_digits) - 1 if isinstance(evidence, ExtraSubsetEvidence) else 0


def _removed(found: Inference) -> tuple[int, ...]:
    """What goes; beside a subset, the cells with extras keep what they have."""
    evidence = found.evidence
    kept = evidence.extra_cells if isinstance(evidence, ExtraSubsetEvidence) else ()
    return tuple(
        9 * CLASSIC.tables.cell_number(candidate.cell) + candidate.digit - 1
        for candidate in found.action.candidates
        if candidate.cell not in kept
    )


def _board(grid: Grid) -> Board:
    live = sum(
        1 << 81 * digit + cell for cell, domain in enumerate(grid.cells) for digit in BITS[domain]
    )
    filled = sum(1 << 81 * (placed % 9) + placed // 9 for placed in grid.filled)
    return Board(BoardMasks(CLASSIC, live, filled, filled))
