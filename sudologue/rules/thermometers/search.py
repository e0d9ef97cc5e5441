"""What goes from the cells of thermometers.

Along a thermometer digits rise, on a slow one they do not fall. So the nth cell of one that is not
slow is at least n, and a cell that is at least so much lifts all that follow; and the same from the
tip back to the bulb. Nothing else follows from a thermometer alone: whatever is within these bounds
is on some way to fill it.

Lines of a branching thermometer share cells. What is told of one line is not told of another again.
"""

from __future__ import annotations

from collections.abc import Iterator

from sudologue.clues import Thermometer
from sudologue.inference import Elimination, Inference
from sudologue.model import Board, Candidate, Cell
from sudologue.rules.common.ways_to_fill import fillable
from sudologue.rules.rule import FunctionRule
from sudologue.rules.thermometers import card as cards
from sudologue.rules.thermometers.evidence import Anchor, NeighbourEvidence, PlacesEvidence


def thermometer_bounds(rule: str, board: Board) -> Iterator[Inference]:
    """How far a cell is from the bulb and from the tip: line by line, what that rules out."""
    told = set[Candidate]()
    for clue in fillable(board, Thermometer):
        if clue.slow:
            continue
        above = board.layout.size - len(clue.cells)  # how much a cell can exceed its place
        gone = [
            candidate
            for place, cell in enumerate(clue.cells, 1)
            for candidate in _candidates(board, cell)
            if not place <= candidate.digit <= place + above and candidate not in told
        ]
        if gone:
            told.update(gone)
            evidence = PlacesEvidence(thermometer=clue, cells=_cells(clue, gone))
            yield Inference(rule, Elimination.of_candidates(gone), evidence)


def thermometer_neighbours(rule: str, board: Board) -> Iterator[Inference]:
    """A cell that is at least so much lifts those after it, one that is at most so much keeps down
    those before it. Told from the nearest cells that lose nothing by it themselves."""
    told = set[Candidate]()
    for clue in fillable(board, Thermometer):
        anchors: list[Anchor] = []
        gone: list[Candidate] = []
        for is_least in (True, False):
            for anchor, its in _anchored(board, clue, is_least):
                if not told.issuperset(its):
                    anchors.append(anchor)
                    gone += its
        if gone := [candidate for candidate in dict.fromkeys(gone) if candidate not in told]:
            told.update(gone)
            anchors.sort(key=lambda anchor: clue.cells.index(anchor.cell))
            evidence = NeighbourEvidence(
                thermometer=clue, cells=_cells(clue, gone), anchors=tuple(anchors)
            )
            yield Inference(rule, Elimination.of_candidates(gone), evidence)


def _anchored(
    board: Board, clue: Thermometer, is_least: bool
) -> Iterator[tuple[Anchor, list[Candidate]]]:
    """From the bulb on, or from the tip: each cell that loses nothing, and what goes after it."""
    first, *others = clue.cells if is_least else reversed(clue.cells)
    rise = 0 if clue.slow else 1 if is_least else -1
    extreme, beyond = (min, int.__lt__) if is_least else (max, int.__gt__)
    limit = extreme(_possible(board, first))
    anchor, gone = Anchor(first, limit, is_least), list[Candidate]()
    for cell in others:
        limit += rise
        possible = _possible(board, cell)
        lost = [digit for digit in sorted(possible) if beyond(digit, limit)]
        if lost:
            gone += [Candidate(cell, digit) for digit in lost]
            limit = extreme(possible.difference(lost))
            continue
        yield anchor, gone
        limit = extreme(possible)
        anchor, gone = Anchor(cell, limit, is_least), []
    yield anchor, gone


def _cells(clue: Thermometer, gone: list[Candidate]) -> tuple[Cell, ...]:
    """The cells that lose something, from the bulb on."""
    its = {candidate.cell for candidate in gone}
    return tuple([cell for cell in clue.cells if cell in its])


def _candidates(board: Board, cell: Cell) -> Iterator[Candidate]:
    for digit in sorted(board.domain(cell)):
        yield Candidate(cell, digit)


def _possible(board: Board, cell: Cell) -> frozenset[int]:
    """The digits that a cell has or may take."""
    value = board.value(cell)
    return board.domain(cell) if value is None else frozenset((value,))


RULES = (
    FunctionRule(cards.THERMO_BOUNDS, thermometer_bounds),
    FunctionRule(cards.THERMO_NEIGHBOUR, thermometer_neighbours),
)
