"""What goes from the cells of thermometers.

Along a thermometer digits rise, on a slow one they do not fall. So the nth cell of one that is not
slow is at least n, and a cell that is at least so much lifts all that follow; and the same from the
tip back to the bulb. Nothing else follows from a thermometer alone: whatever is within these bounds
is on some way to fill it. All that a line gives on a board is one step.

Lines of a branching thermometer share cells. What is told of one line is not told of another again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sudologue.clues import Thermometer
from sudologue.inference import Elimination, Inference
from sudologue.model import Board, Candidate, Cell
from sudologue.rules.common.ways_to_fill import fillable
from sudologue.rules.rule import FunctionRule
from sudologue.rules.thermometers import card as cards
from sudologue.rules.thermometers.evidence import Anchor, ThermometerEvidence


def thermometer_bounds(rule: str, board: Board) -> Iterator[Inference]:
    """Where cells have candidates that are too small or too large for their places."""
    return _found(rule, board, by_places=True)


def thermometer_neighbours(rule: str, board: Board) -> Iterator[Inference]:
    """Where places say nothing, but what a cell is at least, or at most, bounds the others."""
    return _found(rule, board, by_places=False)


def _found(rule: str, board: Board, by_places: bool) -> Iterator[Inference]:
    """The lines, first those for which the fewest cells have to be looked at."""
    found: list[ThermometerEvidence] = []
    lost = dict[Thermometer, list[Candidate]]()
    for clue in fillable(board, Thermometer):
        lost[clue] = gone = _gone(board, clue)
        if gone and by_places is any(_is_out_of_place(board, clue, one) for one in gone):
            found.append(_evidence(board, clue, gone))
    told = set[Candidate]()
    for its in sorted(found, key=lambda its: (_unfilled(board, its.anchors), -len(its.cells))):
        clue = its.thermometer
        if gone := [one for one in lost[clue] if one not in told]:
            told.update(gone)
            yield Inference(rule, Elimination.of_candidates(gone), _evidence(board, clue, gone))


def _gone(board: Board, clue: Thermometer) -> list[Candidate]:
    """What no way to fill a line has, from the bulb on."""
    return [
        Candidate(cell, digit)
        for cell, kept in zip(clue.cells, board.masks.clue_support(clue) or (), strict=True)
        for digit in sorted(board.domain(cell))
        if not kept >> digit - 1 & 1
    ]


def _is_out_of_place(board: Board, clue: Thermometer, one: Candidate) -> bool:
    """Whether a digit is less than the number of cells up to its own, or leaves too few above."""
    place = clue.cells.index(one.cell)
    top = board.layout.size - len(clue.cells)
    return not (clue.slow or place < one.digit <= place + 1 + top)


def _evidence(board: Board, clue: Thermometer, gone: Sequence[Candidate]) -> ThermometerEvidence:
    """The cells that lose something, and the anchors without which they would not."""
    its, anchors = {one.cell for one in gone}, list[Anchor]()
    for is_least in (True, False):
        anchors += _anchors(board, clue, gone, is_least)
    cells = tuple([cell for cell in clue.cells if cell in its])
    return ThermometerEvidence(thermometer=clue, cells=cells, anchors=tuple(anchors))


def _anchors(
    board: Board, clue: Thermometer, gone: Sequence[Candidate], is_least: bool
) -> Iterator[Anchor]:
    """From the bulb on, or from the tip: the cells that are beyond what those before them ask for.

    The last of them before a candidate rules it out; it needs the others up to a filled one.
    """
    cells = clue.cells if is_least else clue.cells[::-1]
    rise = 0 if clue.slow else 1 if is_least else -1
    base = by_place = 1 if is_least else board.layout.size
    run, needed = list[Anchor](), list[Anchor]()
    for cell in cells:
        fitting = [digit for digit in _possible(board, cell) if _reaches(digit, base, is_least)]
        bound = min(fitting) if is_least else max(fitting)
        lost = [one.digit for one in gone if one.cell == cell]
        beyond = [digit for digit in lost if not _reaches(digit, bound, is_least)]
        if beyond and not all(not _reaches(digit, by_place, is_least) for digit in beyond):
            needed += [anchor for anchor in run if anchor not in needed]
        is_filled = board.value(cell) is not None
        if is_filled:
            run = []
        if bound != (by_place if is_filled else base):
            run.append(Anchor(cell, base, bound, is_least))
        base, by_place = bound + rise, by_place + rise
    yield from needed


def _reaches(digit: int, bound: int, is_least: bool) -> bool:
    return digit >= bound if is_least else digit <= bound


def _unfilled(board: Board, anchors: Sequence[Anchor]) -> int:
    return sum(board.value(anchor.cell) is None for anchor in anchors)


def _possible(board: Board, cell: Cell) -> frozenset[int]:
    """The digits that a cell has or may take."""
    value = board.value(cell)
    return board.domain(cell) if value is None else frozenset((value,))


RULES = (
    FunctionRule(cards.THERMO_BOUNDS, thermometer_bounds),
    FunctionRule(cards.THERMO_NEIGHBOUR, thermometer_neighbours),
)
