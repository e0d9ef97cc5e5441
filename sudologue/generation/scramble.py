"""Puzzles turned over at random: other names for digits, other places for lines.

A puzzle turned over is as hard as before, has as many clues, and the same symmetry.
"""

from __future__ import annotations

from sudologue.generation.puzzle_draft import PuzzleDraft
from sudologue.generation.random_stream import RandomStream
from sudologue.generation.request import NONE
from sudologue.model import CLASSIC, Layout, bits_of


def scrambled(layout: Layout, made: PuzzleDraft, numbers: RandomStream) -> PuzzleDraft:
    """The puzzle turned over; on layouts of other shapes than the classic one, digits alone."""
    digits = list(range(layout.size))
    numbers.shuffle(digits)
    cells = list(range(layout.cell_count))
    if layout == CLASSIC:
        rows = _lines(made.symmetry, numbers)
        columns = _lines(NONE, numbers) if made.symmetry == NONE else rows
        turns = made.symmetry == NONE and numbers.below(2) == 1
        steps = (1, 9) if turns else (9, 1)
        cells = [row * steps[0] + column * steps[1] for row in rows for column in columns]

    def moved(candidates: int) -> int:
        pairs = (divmod(number, layout.cell_count) for number in bits_of(candidates))
        return sum(1 << digits[digit] * layout.cell_count + cells[cell] for digit, cell in pairs)

    return made._replace(givens=moved(made.givens), full=moved(made.full))


def _lines(symmetry: str, numbers: RandomStream) -> list[int]:
    """Where each of nine lines goes.

    With a symmetry, lines that lie opposite each other still do; if rows and columns are moved
    alike, every symmetry is as it was.
    """
    if symmetry == NONE:
        bands = _shuffled(3, numbers)
        return [3 * band + line for band in bands for line in _shuffled(3, numbers)]
    outer, swap, turn = _shuffled(3, numbers), numbers.below(2), numbers.below(2)
    first = [6 * swap + line for line in outer]
    middle = [5, 4, 3] if turn else [3, 4, 5]
    return [*first, *middle, *(8 - line for line in reversed(first))]


def _shuffled(count: int, numbers: RandomStream) -> list[int]:
    items = list(range(count))
    numbers.shuffle(items)
    return items
