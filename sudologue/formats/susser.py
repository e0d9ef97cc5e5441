"""The Susser's line: a library line's grid and the candidates gone, without the rest of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sudologue.formats.plain_line import first_lines
from sudologue.formats.reading import Carries, OneLineFormat, Reading
from sudologue.formats.triples import SIZES, cells_count, gone, grid_text, read_grid, triples
from sudologue.model import Layout

_SAMPLE = 20
_CELLS = frozenset("+.0123456789")
_WHOLE = frozenset(size * size for size in SIZES)


class Susser(OneLineFormat):
    """`GRID:TRIPLES`, a plus before placed digits."""

    slug = "susser"
    title = "Susser line"
    summary = "Givens and +placed digits in one line, a colon, and the candidates gone."
    carries = Carries(placed=True, candidates=True, many=True, sizes=SIZES)
    mixes = True

    def recognises(self, text: str) -> bool:
        lines = first_lines(text, _SAMPLE)
        return bool(lines) and all(_looks_so(line) for _, line in lines)

    def read_line(self, line: str, number: int = 1, layout: Layout | None = None) -> Reading:
        """The position of one line."""
        grid, _, removed = line.rstrip().partition(":")
        start = len(grid) - len(grid.lstrip()) + 1
        board = read_grid(grid.strip(), removed, number, start, len(grid) + 2, layout)
        return Reading(board, self.slug, line=number)

    def write(self, readings: Iterable[Reading]) -> Iterator[str]:
        for reading in readings:
            board = reading.board
            self.refuse(board.layout)
            removed = triples(board.layout, gone(board))
            yield f"{grid_text(board)}{':' if removed else ''}{removed}\n"


def _looks_so(line: str) -> bool:
    """Whether a line has plus signs, or triples after a colon; without both it is a plain line."""
    grid, colon, removed = line.partition(":")
    grid = grid.strip()
    return (
        bool(colon or "+" in grid)
        and _CELLS.issuperset(grid)
        and cells_count(grid) in _WHOLE
        and all(len(triple) == 3 and triple.isdecimal() for triple in removed.split())
    )
