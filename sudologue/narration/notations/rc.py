"""`r5c6`: rows and columns by number; in capitals too, or with candidates as in Eureka lines."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from sudologue.errors import BoardTextError
from sudologue.model import Candidate, Cell, House, digit_text
from sudologue.narration.notations.notation import LARGEST_GROUPED, Notation
from sudologue.wording import shown

_GROUP = re.compile(r"r([1-9][0-9]*)c([1-9][0-9]*)", re.IGNORECASE)


class RowColumn(Notation):
    """Rows and columns by number, those of one row or column in one word: `r1c15`."""

    name = "rc"

    def cell(self, cell: Cell) -> str:
        return str(cell)

    def group(self, cells: Sequence[Cell]) -> str:
        rows = "".join(str(row + 1) for row in sorted({cell.row for cell in cells}))
        columns = "".join(str(col + 1) for col in sorted({cell.col for cell in cells}))
        return f"r{rows}c{columns}"

    def cells_of_word(self, word: str, size: int) -> Iterable[Cell]:
        match = _GROUP.fullmatch(word)
        if match is None:
            written = "write row and column, such as r5c6"
            raise BoardTextError(f"there is no cell {shown(word)}; {written}")
        rows, columns = (numbers(part, size) for part in match.groups())
        return [Cell(row - 1, col - 1) for row in rows for col in columns]


class UpperRowColumn(RowColumn):
    """The same in capitals."""

    name = "rc-upper"

    def cell(self, cell: Cell) -> str:
        return super().cell(cell).upper()

    def group(self, cells: Sequence[Cell]) -> str:
        return super().group(cells).upper()

    def short(self, house: House) -> str:
        return super().short(house).upper()


class Eureka(RowColumn):
    """Candidates as the nodes of Eureka lines."""

    name = "eureka"

    def candidate(self, candidate: Candidate) -> str:
        return f"({digit_text(candidate.digit)}){self.cell(candidate.cell)}"


RC = RowColumn()
"""What everything is written in, before it is put into another notation."""


def numbers(text: str, size: int) -> list[int]:
    """The numbers, from 1, that stand together: one for each figure where figures are enough."""
    if size > LARGEST_GROUPED:
        return [int(text)]
    if "0" in text:
        raise BoardTextError(f"rows and columns count from 1: there is a 0 in {shown(text)}")
    return [int(symbol) for symbol in text]
