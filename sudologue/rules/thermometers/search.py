"""What goes from the cells of thermometers.

Along a thermometer digits rise, on a slow one they do not fall. So the nth cell of one that is not
slow is at least n, and a cell that is at least so much lifts all that follow; and the same from the
tip back to the bulb. Nothing else follows from a thermometer alone: whatever is within these bounds
is on some way to fill it.

Lines of a branching thermometer share cells. What is told of one line is not told of another again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from sudologue.clues import Thermometer
from sudologue.inference import Elimination, Inference
from sudologue.model import Board, Candidate, Cell
from sudologue.rules.common.ways_to_fill import fillable
from sudologue.rules.rule import FunctionRule
from sudologue.rules.thermometers import card as cards
from sudologue.rules.thermometers.evidence import NeighbourEvidence, PlacesEvidence


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
            cells = tuple(dict.fromkeys(candidate.cell for candidate in gone))
            evidence = PlacesEvidence(thermometer=clue, cells=cells)
            yield Inference(rule, Elimination.of_candidates(gone), evidence)


def thermometer_neighbours(rule: str, board: Board) -> Iterator[Inference]:
    """A cell that is at least so much lifts those after it, one that is at most so much keeps down
    those before it. Told from the nearest cell that loses nothing itself."""
    told = set[Candidate]()
    for clue in fillable(board, Thermometer):
        for is_least in (True, False):
            for run in _runs(board, clue, is_least):
                gone = [c for c in run.gone(board, is_least) if c not in told]
                if gone:
                    told.update(gone)
                    yield _step(rule, clue, run, is_least, gone)


def _step(
    rule: str, clue: Thermometer, run: _Run, is_least: bool, gone: list[Candidate]
) -> Inference:
    its = {candidate.cell for candidate in gone}
    cells = tuple(cell for cell in clue.cells if cell in its)
    evidence = NeighbourEvidence(
        thermometer=clue,
        cells=cells,
        anchor=run.anchor,
        bound=run.bound,
        is_least=is_least,
        bounds=tuple(run.bounds[cell] for cell in cells),
    )
    return Inference(rule, Elimination.of_candidates(gone), evidence)


@dataclass
class _Run:
    """A cell that is at least, or at most, so much, and what the cells next to it are then."""

    anchor: Cell
    bound: int
    bounds: dict[Cell, int] = field(default_factory=dict[Cell, int])

    def gone(self, board: Board, is_least: bool) -> Iterator[Candidate]:
        """What is beyond the bounds."""
        for cell, bound in self.bounds.items():
            for candidate in _candidates(board, cell):
                if candidate.digit < bound if is_least else candidate.digit > bound:
                    yield candidate


def _runs(board: Board, clue: Thermometer, is_least: bool) -> Iterator[_Run]:
    """The cells from the bulb on, or from the tip, each run up to the next that loses nothing."""
    first, *others = clue.cells if is_least else reversed(clue.cells)
    rise = 0 if clue.slow else 1 if is_least else -1
    extreme, beyond = (min, int.__lt__) if is_least else (max, int.__gt__)
    run = _Run(first, extreme(_possible(board, first)))
    limit = run.bound
    for cell in others:
        limit += rise
        most_beyond = extreme(_possible(board, cell))
        if beyond(most_beyond, limit):
            run.bounds[cell] = limit
            continue
        yield run
        run, limit = _Run(cell, most_beyond), most_beyond
    yield run


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
