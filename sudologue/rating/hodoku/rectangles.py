"""Preferences among rectangles that would make a puzzle have several solutions."""

from __future__ import annotations

from sudologue.inference import Inference
from sudologue.model import Board, HouseKind
from sudologue.rating.hodoku.keys import Key, numbers
from sudologue.rules.uniqueness.evidence import DeadlyPatternEvidence, ExtraSubsetEvidence


def by_rectangle(board: Board, inference: Inference) -> Key | None:
    """Unique rectangles: from their first cell of two candidates, in reading order.

    HoDoKu looks at four cells once only, for the first two candidates that no placed digit keeps
    from any of the four; these have to be the pattern's.
    """
    evidence = inference.evidence
    assert isinstance(evidence, DeadlyPatternEvidence)
    layout, values = board.layout, board.values
    placed = {
        values[layout.cell_number(peer)] for cell in evidence.pattern for peer in layout.peers(cell)
    }
    for cell in sorted(evidence.pattern):
        domain = board.domain(cell)
        if len(domain) == 2 and not domain & placed:
            cells = numbers((cell, *sorted(evidence.pattern)))
            return tuple(cells) if domain == frozenset(evidence.digits) else None
    return None


def by_hidden_rectangle(board: Board, inference: Inference) -> Key | None:
    """The same; two corners without extras lie across from each other."""
    evidence = inference.evidence
    assert isinstance(evidence, DeadlyPatternEvidence)
    extra = evidence.extra_cells
    if len(extra) == 2 and (extra[0].row == extra[1].row or extra[0].col == extra[1].col):
        return None
    return by_rectangle(board, inference)


def by_rectangle_with_subset(board: Board, inference: Inference) -> Key | None:
    """The same, lines before boxes; the subset's cells have none of the rectangle's digits."""
    evidence = inference.evidence
    assert isinstance(evidence, ExtraSubsetEvidence)
    pattern = set(evidence.digits)
    if any(board.domain(cell) & pattern for cell in evidence.subset_cells):
        return None
    place = by_rectangle(board, inference)
    is_box = evidence.houses[0].kind is HouseKind.BOX
    return place and (*place, is_box, *numbers(evidence.subset_cells))


def by_avoidable_rectangle(board: Board, inference: Inference) -> Key | None:
    """Avoidable rectangles: two placed cells in one box; open cells have two candidates."""
    evidence = inference.evidence
    assert isinstance(evidence, DeadlyPatternEvidence)
    cells = numbers(evidence.pattern)
    if any(board.domain_bits[cell].bit_count() not in (0, 2) for cell in cells):
        return None
    return (min(cell for cell in cells if not board.domain_bits[cell]), *sorted(cells))
