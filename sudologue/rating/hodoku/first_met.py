"""Preferences of the searches that stop at the first step that they come upon."""

from __future__ import annotations

from sudologue.inference import Inference
from sudologue.model import Board, HouseKind
from sudologue.rating.hodoku.keys import Key, box_of, numbers, of_house
from sudologue.rules.locked.evidence import LockedCandidatesEvidence
from sudologue.rules.locked_subsets.evidence import LockedSubsetEvidence
from sudologue.rules.single_digit.evidence import EmptyRectangleEvidence, TwoStrongLinksEvidence
from sudologue.rules.subsets.evidence import NakedSubsetEvidence
from sudologue.rules.wings.evidence import WingEvidence, WWingEvidence


def by_box(board: Board, inference: Inference) -> Key | None:
    """Locked pairs and triples: box by box, cells in order.

    To HoDoKu a naked pair of a line is locked, too, if it removes something from the third cell in
    its box, and something beyond the box.
    """
    evidence = inference.evidence
    assert isinstance(evidence, LockedSubsetEvidence | NakedSubsetEvidence)
    boxes = {box_of(cell) for cell in evidence.cells}
    box = boxes.pop()
    if isinstance(evidence, NakedSubsetEvidence):
        inside = {box_of(candidate.cell) == box for candidate in inference.action.candidates}
        if boxes or len(inside) < 2 or not evidence.house.kind.is_line:
            return None
    return (box, *numbers(evidence.cells))


def by_house(board: Board, inference: Inference) -> Key:
    """Locked candidates: house by house, digit by digit; rows before columns."""
    evidence = inference.evidence
    assert isinstance(evidence, LockedCandidatesEvidence)
    return (*of_house(evidence.base), evidence.digit, *of_house(evidence.cover))


def by_lines(board: Board, inference: Inference) -> Key:
    """Skyscrapers: in rows before columns, digit by digit, line by line."""
    evidence = inference.evidence
    assert isinstance(evidence, TwoStrongLinksEvidence)
    one, other = sorted(of_house(link.house) for link in (evidence.first, evidence.second))
    return (one[0], evidence.digit, one[1], other[1])


def by_crossed_box(board: Board, inference: Inference) -> Key:
    """Empty rectangles: digit by digit, box by box, by the row and the column that cross there."""
    evidence = inference.evidence
    assert isinstance(evidence, EmptyRectangleEvidence)
    hinge = evidence.hinge
    row, column = sorted(map(of_house, (hinge.near_line, hinge.far_line)))
    from_column = hinge.near_line.kind is HouseKind.COLUMN
    return (evidence.digit, evidence.box.index, *row, *column, from_column)


def by_ends(board: Board, inference: Inference) -> Key:
    """W-Wings: the ends in order, then the digit."""
    evidence = inference.evidence
    assert isinstance(evidence, WWingEvidence)
    return (*sorted(numbers(evidence.ends)), evidence.digit)


def by_three_cells(board: Board, inference: Inference) -> Key:
    """XY-Wings: three cells in order, whichever is the pivot."""
    evidence = inference.evidence
    assert isinstance(evidence, WingEvidence)
    return tuple(sorted(numbers((evidence.pivot, *evidence.pincers))))


def by_pivot(board: Board, inference: Inference) -> Key:
    """XYZ-Wings: pivot by pivot, then the pincers in order."""
    evidence = inference.evidence
    assert isinstance(evidence, WingEvidence)
    return (*numbers((evidence.pivot,)), *sorted(numbers(evidence.pincers)))
