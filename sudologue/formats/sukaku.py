"""Sukaku: the candidates and nothing else, a place for every digit in every cell.

729 characters for nine rows, N times as many as there are cells in general: the digits that a cell
may take stand there, blanks in place of the others. Beyond nine rows each place may have two
figures. What is not there the puzzle rules out. A cell with one digit that no cell in sight may
take counts as solved, and as given.
"""

from __future__ import annotations

from sudologue.errors import BoardTextError
from sudologue.formats.plain_line import REMARK
from sudologue.formats.reading import (
    Carries,
    OneLineFormat,
    Reading,
    candidates_of,
    gone,
    looks_solved,
    position,
    solved_among,
)
from sudologue.messages import Messages
from sudologue.model import Layout, digit_text
from sudologue.model.cell import SYMBOLS
from sudologue.model.layout import USUAL_SIZES, usual_layout

_say = Messages(__name__)

_BLANKS = ".0*_"
_CUBES = {size**3: size for size in USUAL_SIZES}
_PAIRS = {2 * size**3: size for size in USUAL_SIZES if size > 9}
_USUAL = 9


class Sukaku(OneLineFormat):
    """The candidates of each cell, on one line."""

    slug = "sukaku"
    carries = Carries(givens=False, candidates=True, barred=True, many=True)
    mixes = True
    sample = 5

    def fits(self, line: str) -> bool:
        # The places of other sizes might be the cells of some larger board: there every cell must
        # have a digit, and all must stand at their places.
        size = _size_of(line)
        word = line.split(maxsplit=1)[0]
        if size is None or len(word) != size**3 or size == _USUAL:
            return size is not None
        cells = [word.upper()[start : start + size] for start in range(0, len(word), size)]
        return all(
            set(cell) - set(_BLANKS)
            and all(c in _BLANKS + d for d, c in zip(SYMBOLS, cell, strict=False))
            for cell in cells
        )

    def read_line(self, line: str, number: int = 1, layout: Layout | None = None) -> Reading:
        """The puzzle of one line; what follows it is a remark."""
        start = len(line) - len(line.lstrip())
        word = line.split(maxsplit=1)[0]
        size = _size_of(word)
        if size is None or (layout is not None and layout.size != size):
            side = layout.size if layout else 9
            places = _say("places", count=len(word))
            fault = _say("wrong_length", places=places, side=side, expected=side**3)
            raise BoardTextError(fault).located(number, start + len(word))
        found = layout or usual_layout(size)
        width = 1 if len(word) == size**3 else 2
        domains: list[int] = []
        for cell in range(found.tables.cell_count):
            column = start + cell * size * width + 1
            part = word[cell * size * width : (cell + 1) * size * width]
            domains.append(_domain(part, size, width, number, column))
        remark = " ".join(line.split()[1:]).strip("# ")
        notes = ((REMARK, remark),) if remark else ()
        live, values = candidates_of(domains, found), solved_among(domains, found)
        board = position(values, found, barred=found.tables.all_candidates & ~live)
        return Reading(board, self.slug, notes=notes, line=number)

    def written(self, reading: Reading) -> str:
        masks = reading.board.masks
        tables, shown = masks.tables, masks.live | masks.filled
        return "".join(
            digit_text(digit) if shown >> tables.candidate_number(cell, digit) & 1 else "."
            for cell in tables.cells
            for digit in tables.digits
        )

    def losses(self, reading: Reading) -> tuple[str, ...]:
        lost = super().losses(reading)
        if gone(reading.board) & ~reading.board.masks.barred:
            lost += (_say("gone_become_barred"),)
        if looks_solved(reading.board):
            lost += (_say("lone_become_givens"),)
        return lost


def _size_of(line: str) -> int | None:
    """The size of the board whose candidates are the first word of a line, if they are some."""
    word = line.split(maxsplit=1)[0]
    size = _CUBES.get(len(word))
    if size is not None and set(word.upper()) <= set(_BLANKS + SYMBOLS[:size]):
        return size
    pairs = _PAIRS.get(len(word))
    return pairs if pairs and word.isascii() and word.isdecimal() else None


def _domain(part: str, size: int, width: int, line: int, column: int) -> int:
    """The digits of one cell, as bits; digits may stand at their places or anywhere among them."""
    domain = 0
    for start in range(0, size * width, width):
        symbol = part[start : start + width]
        if (width == 1 and symbol in _BLANKS) or symbol == "00":
            continue
        digit = int(symbol) if width == 2 else SYMBOLS.find(symbol.upper()) + 1
        if not 1 <= digit <= size:
            raise BoardTextError(
                _say("strange_digit", symbol=symbol, size=size), line, column + start
            )
        if domain >> digit - 1 & 1:
            raise BoardTextError(_say("twice", symbol=symbol), line, column + start)
        domain |= 1 << digit - 1
    return domain
