"""What some steps say beyond their receipt.

A receipt is tight: it cites no more than the conclusion needs, while the step may speak of a whole
pattern of which it needs a part. In a shorter trace on fuller boards the receipt would hold and the
words might not. So these families lean on all they speak of:

- a fish, and the fish of a kraken, on every one of its bases;
- colours, on every strong link between the one and the other;
- a deadly pattern, on the places of its locked digit and on the cells of its subset;
- guardians, on every house of the loop.
"""

from __future__ import annotations

from collections.abc import Iterable

from sudologue.inference.constraint import CellConstraint, Constraint, HouseConstraint
from sudologue.inference.inference import Evidence
from sudologue.model import Board, Candidate, House
from sudologue.rules.colouring.evidence import (
    ColourBetweenEvidence,
    ColourDeadEndEvidence,
    ColourPairsEvidence,
    Colours,
    ColourTrapEvidence,
    ColourWrapEvidence,
)
from sudologue.rules.fish.evidence import FishEvidence, SiameseFishEvidence
from sudologue.rules.guardians.evidence import GuardianEvidence
from sudologue.rules.kraken.evidence import KrakenEvidence
from sudologue.rules.uniqueness.evidence import (
    ExtraLockedEvidence,
    ExtraSubsetEvidence,
    ExtraXWingEvidence,
    HiddenRectangleEvidence,
)


def spoken_of(evidence: Evidence, before: Board) -> int:
    """The candidates of which the step speaks, though its receipt may not."""
    match evidence:
        case FishEvidence() | SiameseFishEvidence():
            stated = _places(evidence.base, evidence.digit)
        case KrakenEvidence():
            stated = _places(evidence.body.base, evidence.body.digit)
        case GuardianEvidence():
            stated = _places(evidence.houses, evidence.digit)
        case ExtraLockedEvidence():
            stated = _places([evidence.house], evidence.locked_digit)
        case ExtraXWingEvidence() | HiddenRectangleEvidence():
            stated = _places(evidence.houses, evidence.locked_digit)
        case ExtraSubsetEvidence():
            stated = [CellConstraint(cell) for cell in evidence.subset_cells]
        case _:
            return _joined_by_colour(evidence, before)
    return _mask(stated, before)


def _places(houses: Iterable[House], digit: int) -> list[Constraint]:
    return [HouseConstraint(house, digit) for house in houses]


def _mask(constraints: Iterable[Constraint], board: Board) -> int:
    found = 0
    for constraint in constraints:
        found |= constraint.mask(board.layout)
    return found


def _joined_by_colour(evidence: Evidence, before: Board) -> int:
    match evidence:
        case ColourTrapEvidence():
            pairs = [evidence.colours]
        case ColourWrapEvidence() | ColourDeadEndEvidence():
            pairs = [Colours(evidence.false, evidence.true)]
        case ColourPairsEvidence():
            pairs = [evidence.first, evidence.second]
        case ColourBetweenEvidence():
            pairs = [Colours(evidence.false, evidence.true), evidence.others]
        case _:
            return 0
    found = 0
    for colours in pairs:
        for one in colours.one:
            for other in colours.other:
                found |= _strong_links(one, other, before)
    return found


def _strong_links(one: Candidate, other: Candidate, board: Board) -> int:
    """The candidates of a cell or house, of these two digits or places, that has no others."""
    layout = board.layout
    cell = layout.cell_number(one.cell)
    ends = _bit(one, board) | _bit(other, board)
    if one.cell == other.cell:
        masks = [layout.domain_masks[cell]]
    elif one.digit == other.digit:
        start = (one.digit - 1) * layout.cell_count
        masks = [mask << start for _, mask in layout.houses_of[cell]]
    else:
        return 0
    found = 0
    for mask in masks:
        if mask & (board.live | board.filled) == ends:
            found |= mask
    return found


def _bit(candidate: Candidate, board: Board) -> int:
    return 1 << board.layout.candidate_number(candidate.cell, candidate.digit)
