"""The Susser's line: a library line's grid and the candidates gone, without the rest of it."""

from __future__ import annotations

from sudologue.formats.reading import Carries, OneLineFormat, Reading, gone
from sudologue.formats.triples import cells_count, read_grid
from sudologue.model import Layout
from sudologue.model.expressions import SIZES_WITH_TRIPLES, grid_text, triples

_CELLS = frozenset("+.0123456789")
_WHOLE = frozenset(size * size for size in SIZES_WITH_TRIPLES)


class Susser(OneLineFormat):
    """`GRID:TRIPLES`, a plus before placed digits."""

    slug = "susser"
    title = "Susser line"
    summary = "Givens and +placed digits in one line, a colon, and the candidates gone."
    carries = Carries(placed=True, candidates=True, many=True, sizes=SIZES_WITH_TRIPLES)
    mixes = True

    def fits(self, line: str) -> bool:
        # without plus signs, and triples after a colon, it is a plain line
        grid, colon, removed = line.partition(":")
        grid = grid.strip()
        return (
            bool(colon or "+" in grid)
            and _CELLS.issuperset(grid)
            and cells_count(grid) in _WHOLE
            and all(len(triple) == 3 and triple.isdecimal() for triple in removed.split())
        )

    def read_line(self, line: str, number: int = 1, layout: Layout | None = None) -> Reading:
        """The position of one line."""
        grid, _, removed = line.rstrip().partition(":")
        start = len(grid) - len(grid.lstrip()) + 1
        board = read_grid(grid.strip(), removed, number, start, len(grid) + 2, layout)
        return Reading(board, self.slug, line=number)

    def written(self, reading: Reading) -> str:
        removed = triples(reading.board.layout, gone(reading.board))
        return f"{grid_text(reading.board)}{':' if removed else ''}{removed}"
