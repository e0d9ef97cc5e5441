"""Who ruled a candidate out, as sentences need it: a placed digit, a step, or the puzzle."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from sudologue.grouping import grouped
from sudologue.inference.provenance import Provenance
from sudologue.model import Board, Candidate, Cell, bits_of


class CauseKind(Enum):
    """What kept the candidate out, in the order in which sentences name the causes.

    Its cell is filled; a placed digit sees it; a step removed it; the puzzle bars it; or it was
    ruled out before the trace began, or, where there is no trace to ask, before this step.
    """

    FILLED = 1
    SEEN = 2
    STEP = 3
    BARRED = 4
    EARLIER = 5


@dataclass(frozen=True)
class Cause:
    """Who ruled a candidate out: `cell` for a filled cell or a seen digit, `step` from 1."""

    kind: CauseKind
    cell: Cell | None = None
    step: int | None = None


Causes = dict[Cause, list[Candidate]]


def causes_of(board: Board, candidates: int, provenance: Provenance | None) -> Causes:
    """The candidates of a mask that are gone from a board, cause by cause."""
    if provenance is None:
        pairs = _facts_of_the_board(board, candidates)
    else:
        pairs = _facts_of_the_trace(
            provenance, candidates & ~(board.masks.live | board.masks.filled)
        )
    causes = grouped(sorted(pairs, key=lambda pair: pair[1]))
    return dict(sorted(causes.items(), key=_order))


def _order(entry: tuple[Cause, list[Candidate]]) -> tuple[int, int, list[Candidate]]:
    cause, candidates = entry
    return cause.kind.value, cause.step or 0, candidates


def _facts_of_the_trace(
    provenance: Provenance, candidates: int
) -> Iterator[tuple[Cause, Candidate]]:
    for removal in provenance.removals(candidates):
        candidate = removal.candidate
        if removal.step is not None:
            yield Cause(CauseKind.STEP, step=removal.step), candidate
        elif removal.given is None:
            yield _unplaced(provenance.result.initial, candidate), candidate
        else:
            yield _placed_digit(provenance.result.initial, removal.given, candidate), candidate


def _facts_of_the_board(board: Board, candidates: int) -> Iterator[tuple[Cause, Candidate]]:
    masks, tables = board.masks, board.masks.tables
    for candidate in tables.candidates_in(candidates & ~(masks.live | masks.filled)):
        rulers = masks.filled & tables.ruled_out_by(candidate)
        if rulers:
            ruler = tables.candidate(next(bits_of(rulers))).cell
            yield _placed_digit(board, ruler, candidate), candidate
        else:
            yield _unplaced(board, candidate), candidate


def _placed_digit(board: Board, ruler: Cell, candidate: Candidate) -> Cause:
    """The cause of what a placed digit rules out; that a cell is filled is the simplest one."""
    if board.value(candidate.cell) is not None:
        return Cause(CauseKind.FILLED, candidate.cell)
    return Cause(CauseKind.SEEN, ruler)


def _unplaced(board: Board, candidate: Candidate) -> Cause:
    """The cause of what no placed digit rules out."""
    is_barred = board.masks.barred & board.masks.tables.candidate_mask((candidate,))
    return Cause(CauseKind.BARRED if is_barred else CauseKind.EARLIER)


def eliminated(board: Board) -> int:
    """Candidates that are gone though neither a placed digit nor the puzzle rules them out."""
    masks = board.masks
    return masks.tables.left_beside(masks.filled) & ~(masks.live | masks.barred)
