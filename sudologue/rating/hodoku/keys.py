"""Which of several steps HoDoKu takes, and which of ours it does not know.

Its searches either stop at the first step that they come upon, cell by cell in reading order, or
gather all of them and take the one that removes most. A preference gives our rules' inferences keys
by which they stand in the same order, smallest first; what has no key HoDoKu does not find.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from sudologue.inference import Inference, Placement
from sudologue.model import Board, Candidate, Cell, House, HouseKind
from sudologue.rules.chains.evidence import ChainEvidence

Key = tuple[int, ...]
Preference = Callable[[Board, Inference], Key | None]

_KINDS = (HouseKind.BOX, HouseKind.ROW, HouseKind.COLUMN)


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
