"""Which of several steps HoDoKu takes, and which of ours it does not know.

Its searches either stop at the first step that they come upon, cell by cell in reading order, or
gather all of them and take the one that removes most. A preference gives our rules' inferences keys
by which they stand in the same order, smallest first; what has no key HoDoKu does not find. At the
end stands the order in which it removes candidates.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import chain, groupby, pairwise
from typing import TypeVar

from sudologue.inference import Evidence, Inference, Placement
from sudologue.model import Board, Candidate, Cell, House, HouseKind, union_of
from sudologue.rules.als.evidence import (
    AlmostLocked,
    AlsXYChainEvidence,
    AlsXYWingEvidence,
    AlsXZDoubleEvidence,
    AlsXZEvidence,
    SueDeCoqEvidence,
)
from sudologue.rules.chains.evidence import ChainEvidence, LinkedNodesEvidence, LoopEvidence
from sudologue.rules.colouring.evidence import ColouringEvidence
from sudologue.rules.locked.evidence import LockedCandidatesEvidence
from sudologue.rules.locked_subsets.evidence import LockedSubsetEvidence
from sudologue.rules.remote_pairs.evidence import RemotePairEvidence
from sudologue.rules.single_digit.evidence import EmptyRectangleEvidence, TwoStrongLinksEvidence
from sudologue.rules.subsets.evidence import NakedSubsetEvidence
from sudologue.rules.uniqueness.evidence import DeadlyPatternEvidence, ExtraSubsetEvidence
from sudologue.rules.wings.evidence import WingEvidence, WWingEvidence

Key = tuple[int, ...]
E = TypeVar("E", bound=Evidence)
Preference = Callable[[Board, Inference], Key | None]

_KINDS = (HouseKind.BOX, HouseKind.ROW, HouseKind.COLUMN)


def evidence_of(inference: Inference, kind: type[E]) -> E:
    """The evidence of an inference, which is of a kind."""
    evidence = inference.evidence
    assert isinstance(evidence, kind)
    return evidence


def by_most_removed(board: Board, inference: Inference) -> Key:
    """What removes most, then what comes first on the board.

    HoDoKu adds up the numbers of the cells, each with a larger weight than the one before it, digit
    by digit.
    """
    gone = sorted(map(digit_first, removed(board, inference)))
    weighed = sum([cell * (1 + 80 * place) + digit for place, (digit, cell) in enumerate(gone)])
    return (-len(gone), weighed)


def removed(board: Board, inference: Inference) -> Sequence[Candidate]:
    """The candidates that a step removes in HoDoKu.

    To place a digit it removes all others of the cell. A chain that ends in a group is one for each
    candidate that it removes, so it removes the first of them.
    """
    action, evidence = inference.action, inference.evidence
    if isinstance(action, Placement):
        others = board.domain(action.cell) - {action.value}
        return [Candidate(action.cell, digit) for digit in sorted(others)]
    if isinstance(evidence, ChainEvidence):
        ends = evidence.nodes[0], evidence.nodes[-1]
        if any(len(end.cells) > 1 for end in ends):
            return action.candidates[:1]
    return action.candidates


def digit_first(candidate: Candidate) -> tuple[int, int]:
    """A candidate's place among all, digit by digit."""
    return candidate.digit, candidate.cell.row * 9 + candidate.cell.col


def of_house(house: House) -> tuple[int, int]:
    """A house's place among all: boxes, rows, columns."""
    return _KINDS.index(house.kind), house.index


def box_of(cell: Cell) -> int:
    """The number of a cell's box."""
    return cell.row // 3 * 3 + cell.col // 3


def numbers(cells: Iterable[Cell]) -> list[int]:
    """The numbers of cells in reading order."""
    return [cell.row * 9 + cell.col for cell in cells]


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
    evidence = evidence_of(inference, LockedCandidatesEvidence)
    return (*of_house(evidence.base), evidence.digit, *of_house(evidence.cover))


def by_lines(board: Board, inference: Inference) -> Key:
    """Skyscrapers: in rows before columns, digit by digit, line by line."""
    evidence = evidence_of(inference, TwoStrongLinksEvidence)
    one, other = sorted(of_house(link.house) for link in (evidence.first, evidence.second))
    return (one[0], evidence.digit, one[1], other[1])


def by_crossed_box(board: Board, inference: Inference) -> Key:
    """Empty rectangles: digit by digit, box by box, by the row and the column that cross there."""
    evidence = evidence_of(inference, EmptyRectangleEvidence)
    hinge = evidence.hinge
    row, column = sorted(map(of_house, (hinge.near_line, hinge.far_line)))
    from_column = hinge.near_line.kind is HouseKind.COLUMN
    return (evidence.digit, evidence.box.index, *row, *column, from_column)


def by_ends(board: Board, inference: Inference) -> Key:
    """W-Wings: the ends in order, then the digit."""
    evidence = evidence_of(inference, WWingEvidence)
    return (*sorted(numbers(evidence.ends)), evidence.digit)


def by_three_cells(board: Board, inference: Inference) -> Key:
    """XY-Wings: three cells in order, whichever is the pivot."""
    evidence = evidence_of(inference, WingEvidence)
    return tuple(sorted(numbers((evidence.pivot, *evidence.pincers))))


def by_pivot(board: Board, inference: Inference) -> Key:
    """XYZ-Wings: pivot by pivot, then the pincers in order."""
    evidence = evidence_of(inference, WingEvidence)
    return (*numbers((evidence.pivot,)), *sorted(numbers(evidence.pincers)))


LONGEST_CHAIN = 20


def by_colours(board: Board, inference: Inference) -> Key:
    """Colours: digit by digit, and by the first cells of what is coloured."""
    evidence = evidence_of(inference, ColouringEvidence)
    pairs = [(*pair.one, *pair.other) for pair in evidence.colour_pairs]
    return (pairs[0][0].digit, *[min(map(digit_first, pair))[1] for pair in pairs])


def by_chain(board: Board, inference: Inference) -> Key | None:
    """Chains of no more than twenty candidates, those that remove most before others."""
    evidence = evidence_of(inference, LinkedNodesEvidence)
    return by_most_removed(board, inference) if len(evidence.nodes) <= LONGEST_CHAIN else None


def by_loop(board: Board, inference: Inference) -> Key | None:
    """Loops and chains that do not come back to a cell, those that remove most before others.

    In its own cells a loop only removes what is neither the digit by which it comes in nor that by
    which it leaves. A chain does not come by the only candidate that it removes.
    """
    evidence, candidates = evidence_of(inference, LinkedNodesEvidence), removed(board, inference)
    visits = [cells for cells, _ in groupby(node.cells for node in evidence.nodes)]
    gone = {candidate.cell for candidate in candidates}
    if isinstance(evidence, LoopEvidence):
        gone &= set(chain(*visits)) - _turned_in(evidence)
    elif len(candidates) == 1:
        gone &= set(chain(*visits[1:-1]))
    else:
        gone.clear()
    if len(visits) > 1 and visits[0] == visits[-1]:
        visits.pop()
    if gone or (_comes_back(visits) and _comes_back(visits[::-1])):
        return None
    return by_most_removed(board, inference)


def _comes_back(visits: Sequence[tuple[Cell, ...]]) -> bool:
    """Whether the first cell of a node is one that the chain has left: HoDoKu asks no further."""
    left = set[Cell]()
    for before, cells in pairwise(visits):
        if cells[0] in left:
            return True
        left.update(before)
    return False


def _turned_in(loop: LoopEvidence) -> set[Cell]:
    """The cells that a loop comes to by one digit and leaves by another."""
    following = (*loop.nodes[1:], loop.nodes[0])
    return {
        node.cells[0]
        for node, joint, after in zip(loop.nodes, loop.joints, following, strict=True)
        if not joint.is_strong and node.cells == after.cells
    }


def by_rectangle(board: Board, inference: Inference) -> Key | None:
    """Unique rectangles: from their first cell of two candidates, in reading order.

    HoDoKu looks at four cells once only, for the first two candidates that no placed digit keeps
    from any of the four; these have to be the pattern's.
    """
    evidence = evidence_of(inference, DeadlyPatternEvidence)
    layout, values = board.layout, board.masks.values
    placed = {
        values[layout.tables.cell_number(peer)]
        for cell in evidence.pattern
        for peer in layout.peers(cell)
    }
    for cell in sorted(evidence.pattern):
        domain = board.domain(cell)
        if len(domain) == 2 and not domain & placed:
            cells = numbers((cell, *sorted(evidence.pattern)))
            return tuple(cells) if domain == frozenset(evidence.digits) else None
    return None


def by_hidden_rectangle(board: Board, inference: Inference) -> Key | None:
    """The same; two corners without extras lie across from each other."""
    evidence = evidence_of(inference, DeadlyPatternEvidence)
    extra = evidence.extra_cells
    if len(extra) == 2 and (extra[0].row == extra[1].row or extra[0].col == extra[1].col):
        return None
    return by_rectangle(board, inference)


def by_rectangle_with_subset(board: Board, inference: Inference) -> Key | None:
    """The same, lines before boxes; the subset's cells have none of the rectangle's digits."""
    evidence = evidence_of(inference, ExtraSubsetEvidence)
    pattern = set(evidence.digits)
    if any(board.domain(cell) & pattern for cell in evidence.subset_cells):
        return None
    place = by_rectangle(board, inference)
    is_box = evidence.houses[0].kind is HouseKind.BOX
    return place and (*place, is_box, *numbers(evidence.subset_cells))


def by_avoidable_rectangle(board: Board, inference: Inference) -> Key | None:
    """Avoidable rectangles: two placed cells in one box; open cells have two candidates."""
    evidence = evidence_of(inference, DeadlyPatternEvidence)
    cells = numbers(evidence.pattern)
    if any(board.masks.domain_bits[cell].bit_count() not in (0, 2) for cell in cells):
        return None
    return (min(cell for cell in cells if not board.masks.domain_bits[cell]), *sorted(cells))


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
    inside, left, right = (union_of(board.masks.domain_bits[n] for n in part) for part in parts)
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
