"""Preferences among sets of cells, and the order in which HoDoKu removes candidates."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from sudologue.inference import Evidence, Inference
from sudologue.model import Board, Candidate, HouseKind, union_of
from sudologue.rating.models.hodoku.step_preferences import (
    Key,
    box_of,
    by_most_removed,
    digit_first,
    evidence_of,
    numbers,
    of_house,
    removed,
)
from sudologue.rules.als.evidence import (
    AlmostLocked,
    AlsXYChainEvidence,
    AlsXYWingEvidence,
    AlsXZDoubleEvidence,
    AlsXZEvidence,
    SueDeCoqEvidence,
)
from sudologue.rules.chains.evidence import LinkedNodesEvidence
from sudologue.rules.locked_subsets.evidence import LockedSubsetEvidence
from sudologue.rules.remote_pairs.evidence import RemotePairEvidence


def by_crossing(board: Board, inference: Inference) -> Key | None:
    """Sue de Coq: rows before columns, box by box, then the cells of each part in order.

    HoDoKu wants cells of either house beyond the crossing, and two digits more than cells in the
    crossing; no digit of the crossing may be on both sides of it.
    """
    evidence = evidence_of(inference, SueDeCoqEvidence)
    sides = zip(evidence.houses, (evidence.beyond_first, evidence.beyond_second), strict=True)
    (box, in_box), (line, in_line) = sorted(sides, key=lambda side: of_house(side[0]))
    crossing = evidence.crossing
    parts = [numbers(part) for part in (crossing, in_line, in_box)]
    inside, left, right = (union_of(board.domain_bits[n] for n in part) for part in parts)
    if not (left & inside and right & inside) or left & right & inside:
        return None
    if inside.bit_count() < len(crossing) + 2:
        return None
    return (*of_house(line), box.index, *(number for part in parts for number in (*part, -1)))


def by_two_sets(board: Board, inference: Inference) -> Key | None:
    """ALS-XZ: two sets that share no cell, in order."""
    sets = sets_of(inference.evidence)
    return (*_in_turn(sets), -len(inference.action.candidates)) if _are_apart(sets) else None


def by_three_sets(board: Board, inference: Inference) -> Key | None:
    """ALS-XY-Wings: sets that share no cell, by the pairs that the pivot forms with the pincers."""
    pivot, *pincers = sets = sets_of(inference.evidence)
    one, other = sorted(_in_turn((pivot, pincer)) for pincer in pincers)
    return (*one, *other) if _are_apart(sets) else None


def by_row_of_sets(board: Board, inference: Inference) -> Key | None:
    """ALS chains: those that remove most, if each set comes after the last and shares no cell."""
    sets = sets_of(inference.evidence)
    places = list(map(_place, sets))
    if sorted(places) not in (places, places[::-1]) or not all(map(_are_apart, pairwise(sets))):
        return None
    return by_most_removed(board, inference)


def sets_of(evidence: Evidence) -> tuple[AlmostLocked, ...]:
    """The almost locked sets of evidence about such."""
    match evidence:
        case AlsXZEvidence() | AlsXZDoubleEvidence():
            return evidence.first, evidence.second
        case AlsXYWingEvidence():
            return evidence.pivot, *evidence.pincers
        case AlsXYChainEvidence():
            return evidence.sets
        case _:
            return ()


def _in_turn(sets: Iterable[AlmostLocked]) -> Key:
    """The places of sets: in rows before columns and boxes, cell by cell."""
    return tuple([number for place in sorted(map(_place, sets)) for number in place])


def _place(one: AlmostLocked) -> Key:
    rows, columns = {cell.row for cell in one.cells}, {cell.col for cell in one.cells}
    kind = 0 if len(rows) == 1 else 1 if len(columns) == 1 else 2
    first = one.cells[0]
    index = (first.row, first.col, box_of(first))[kind]
    return (kind, index, *numbers(one.cells), -1)


def _are_apart(sets: Iterable[AlmostLocked]) -> bool:
    cells = [cell for one in sets for cell in one.cells]
    return len(set(cells)) == len(cells)


def in_order(board: Board, inference: Inference) -> Sequence[Candidate]:
    """The candidates of an inference in the order in which HoDoKu removes them."""
    gone, evidence = removed(board, inference), inference.evidence
    if isinstance(evidence, LockedSubsetEvidence):
        lines = [house for house in evidence.houses if house.kind is not HouseKind.BOX]
        return sorted(gone, key=lambda candidate: candidate.cell not in lines[0].cells)
    if isinstance(evidence, SueDeCoqEvidence):
        box, _ = sorted(evidence.houses, key=of_house)
        return sorted(gone, key=lambda candidate: candidate.cell not in box.cells)
    if isinstance(evidence, LinkedNodesEvidence | RemotePairEvidence) or sets_of(evidence):
        return sorted(gone, key=digit_first)
    return gone
