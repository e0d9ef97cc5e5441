"""A board as one line of cells, in files and in links; a jigsaw with a symbol for each region.

What stands beside the cells is a remark: a name, a rating, a solution, as in the lists that people
pass around. Blanks are `.` or `0`; older programs' blanks are read, too, with a warning.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from sudologue.errors import BoardTextError, LayoutError
from sudologue.formats.links import Link, unescaped
from sudologue.formats.reading import Carries, Format, OneLineFormat, Reading
from sudologue.formats.refusals import UnsupportedError, standing_at
from sudologue.formats.rows import first_lines
from sudologue.formats.variants import CLASSIC_SIZE, Feature, anatomy, blocks_of, features, settled
from sudologue.messages import Messages
from sudologue.model import Board, Layout, digit_text
from sudologue.model.board_text import EMPTY, ODD_BLANKS, cell_value, plain_symbols, read_cells
from sudologue.model.layout import USUAL_SIZES, usual_layout

_say = Messages(__name__)

REMARK = "remark"
_WORD = re.compile(r"[^\s,;|\"']+")
_WHOLE = {size * size: size for size in USUAL_SIZES}
_TWO_DIGITS = {2 * size * size: size for size in USUAL_SIZES if size > 9}
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
# What Python shows of a board of other houses; what we write above what is told of a puzzle; and
# the cells at the end of a sentence.
_SAYS_MORE = re.compile(r"\bLayout\b|, line [0-9]+: |(?:\b[a-z]{2,}\b[,:]? ){3}[.0-9]{16}")
_CLASSIC = 81
_LONGEST = 100_000


class PlainLine(OneLineFormat):
    """`.` for empty cells; digits above 9 are A, B and so on."""

    slug = "line"
    extensions = (".txt",)
    carries = Carries(many=True)
    mixes = True

    def recognises(self, text: str) -> bool:
        lines = first_lines(text, self.sample)
        if not lines or lines[0].startswith(("{", "[", "<")):  # a line inside of something else
            return False
        return all(map(self.fits, lines)) and not is_collection(lines)

    def fits(self, line: str) -> bool:
        return whole_word(line) is not None

    def read_line(self, line: str, number: int = 1, layout: Layout | None = None) -> Reading:
        """The position of a line that has one."""
        if len(line) > _LONGEST:
            raise BoardTextError(_say("too_long", most=_LONGEST), number, _LONGEST)
        size = None if layout is None else layout.size
        whole = line.strip()
        if _WHOLE.get(len(whole)) == (size or _WHOLE.get(len(whole), 0)):
            # by far the commonest line, read at a stroke
            found = layout or usual_layout(_WHOLE[len(whole)])
            symbols = plain_symbols(found.size)
            try:
                values = [symbols[symbol] for symbol in whole]
            except KeyError:
                pass
            else:
                return Reading(Board.from_values(values, found), self.slug, line=number)
        word = whole_word(line, size)
        if word is not None and says_more(line):
            raise UnsupportedError(_say("for_people"))
        if word is None:
            # its cells may stand apart, as in `1... ..3. .4.. ...2`
            return self._read_apart(line, number, layout)
        found = layout or usual_layout(word.size)
        board = Board.from_values(word.values, found)
        return Reading(board, self.slug, word.warnings, _remark(line, word), number)

    def _read_apart(self, line: str, number: int, layout: Layout | None) -> Reading:
        with standing_at(number, 1):
            found, values = read_cells(line, layout)
        return Reading(Board.from_values(values, found), self.slug, line=number)


def says_more(line: str) -> bool:
    """Whether it is a line of ours that says more than digits, or begins a text that does."""
    return _SAYS_MORE.search(line) is not None


def is_collection(lines: Sequence[str]) -> bool:
    """Whether lines are those of an `.sdm` file: 81 figures with zeros for the blanks, no more."""
    return len(lines) > 1 and all(
        len(line) == _CLASSIC and "0" in line and line.isascii() and line.isdecimal()
        for line in lines
    )


@dataclass(frozen=True)
class Word:
    """A word of a line that is a whole board: where it starts, how long it is, and its digits."""

    start: int
    length: int
    size: int
    values: Sequence[int | None]
    warnings: tuple[str, ...] = ()


def whole_word(line: str, size: int | None = None) -> Word | None:
    """The first word of a line that is a whole board, of this size or of a usual one."""
    for found in _WORD.finditer(line):
        cells, length = found[0], found.end() - found.start()
        fitting = _WHOLE.get(length) if size is None else size if length == size * size else None
        if fitting is not None:
            read = _values_of(cells, fitting)
        else:
            fitting = _TWO_DIGITS.get(length)
            read = (
                _values_of_pairs(cells, fitting)
                if fitting and fitting == (size or fitting)
                else None
            )
        if fitting is not None and read is not None:
            return Word(found.start(), length, fitting, *read)
    return None


def _values_of(cells: str, size: int) -> tuple[list[int | None], tuple[str, ...]] | None:
    """The digits of a word; a strange blank, or letters that start from 1, are warned of."""
    symbols, used = plain_symbols(size), set(cells)
    strange = used - symbols.keys()
    if not strange:
        return [symbols[symbol] for symbol in cells], ()
    if len(strange) == 1 and not used & set(EMPTY) and (blank := min(strange)) in f"-{ODD_BLANKS}":
        warning = _say("odd_blank", symbol=blank)
        return [symbols.get(symbol) for symbol in cells], (warning,)
    letters, seen = _LETTERS[:size], used - set(EMPTY)
    if size > 9 and seen <= set(letters) and len(seen) * 2 > size:
        # most digits are there and none of 1 to 9: these letters are not what follows on 9
        return [letters.find(symbol) + 1 or None for symbol in cells], (_say("from_one"),)
    return None


def _values_of_pairs(cells: str, size: int) -> tuple[list[int | None], tuple[str, ...]] | None:
    """The digits of a word with two decimal figures for each cell, 00 for an empty one."""
    if not (cells.isascii() and cells.isdecimal()):
        return None
    values = [int(cells[start : start + 2]) for start in range(0, len(cells), 2)]
    if max(values) > size:
        return None
    return [value or None for value in values], ()


def _remark(line: str, word: Word) -> tuple[tuple[str, str], ...]:
    """What stands beside the board."""
    parts = line[: word.start], line[word.start + word.length :]
    remark = " ".join(" ".join(part.split()).strip(" ,;#\"'|") for part in parts).strip()
    return ((REMARK, remark),) if remark else ()


class Sdm(PlainLine):
    """Many puzzles of nine rows, as SudoCue keeps them."""

    slug = "sdm"
    extensions = (".sdm",)
    carries = Carries(many=True, sizes=CLASSIC_SIZE)

    def recognises(self, text: str) -> bool:
        return is_collection(first_lines(text, self.sample))

    def written(self, reading: Reading) -> str:
        return reading.board.to_string("0")


_LINKED_CELLS = re.compile(r"(?<![0-9.])[0-9.]{81}(?![0-9.])")
_OTHER_RULES = re.compile(
    r"killer|jigsaw|irregular|windoku|hyper|diagonal|sudoku-?x\b|x-?sudoku|thermo|arrow|kropki|sandwich"
    r"|anti|variant|cage|sukaku|disjoint|samurai|even-?odd|odd-?even|constraint",
    re.IGNORECASE,
)
_OWN_READERS = ("sudokuwiki.org", "f-puzzles.com", "sudokupad.app", "crackingthecryptic.com")


class LineLink(Format):
    """A link to sudoku.coach, SudokuExchange, QQWing and others."""

    slug = "link"
    carries = Carries(sizes=CLASSIC_SIZE)
    can_write = False

    def recognises(self, text: str) -> bool:
        link = Link.of(text)
        is_read_elsewhere = link is None or any(map(link.is_at, _OWN_READERS))
        return not is_read_elsewhere and len({*_LINKED_CELLS.findall(unescaped(text))}) == 1

    def read(self, text: str, layout: Layout | None = None) -> Iterator[Reading]:
        link = unescaped(text)
        found, other = _LINKED_CELLS.findall(link), _OTHER_RULES.search(_LINKED_CELLS.sub("", link))
        with standing_at(1):
            if len({*found}) != 1:
                raise BoardTextError(_say("no_link"))
            if other is not None:
                raise BoardTextError(_say("other_puzzle", name=other[0]))
            yield replace(PlainLine().read_line(found[0], 1, layout), format=self.slug)


_JIGSAWS = frozenset({*range(4, 17), 25})
_WITH_REGIONS = {2 * size * size: size for size in _JIGSAWS}


class JigsawLine(OneLineFormat):
    """Givens and regions, 162 characters for nine rows."""

    slug = "jigsaw"
    carries = Carries(
        many=True, sizes=_JIGSAWS, features=frozenset({Feature.JIGSAW, Feature.BOXES})
    )
    mixes = True

    def fits(self, line: str) -> bool:
        # where the halves stand apart, the second may be anything, such as the first one's solution
        size = _WITH_REGIONS.get(len(line))
        if size is None:
            return False
        cells, regions = line[: size * size], line[size * size :]
        return plain_symbols(size).keys() >= set(cells) and set(Counter(regions).values()) == {size}

    def read_line(self, line: str, number: int = 1, layout: Layout | None = None) -> Reading:
        """The puzzle of one line; the two halves may stand apart."""
        start = len(line) - len(line.lstrip()) + 1
        text = "".join(line.split())
        size = _WITH_REGIONS.get(len(text))
        if size is None:
            side = layout.size if layout else 9
            parts = _say("cells_and_regions", cells=side**2)
            fault = _say("jigsaw_length", found=len(text), side=side, expected=parts)
            raise BoardTextError(fault).located(number, len(line.rstrip()) or 1)
        cells, regions = text[: size * size], text[size * size :]
        try:
            found = settled(_layout(regions, size), layout)
        except LayoutError as error:
            raise BoardTextError(str(error)).located(number, start + size * size) from None
        values = [cell_value(c, size, number, start + n, n) for n, c in enumerate(cells)]
        return Reading(Board.from_values(values, found), self.slug, line=number)

    def written(self, reading: Reading) -> str:
        regions = anatomy(reading.board.layout).regions
        symbols = ("" if region is None else digit_text(region + 1) for region in regions)
        return f"{reading.board.to_string()}{''.join(symbols)}"


def _layout(regions: str, size: int) -> Layout:
    """The layout of a map; regions that are boxes are called so."""
    layout = Layout.jigsaw(regions)
    blocks = blocks_of(layout)
    for height in range(1, size + 1):
        if size % height == 0:
            boxes = Layout.boxes(height, size // height)
            if blocks_of(boxes) == blocks:
                return boxes if features(boxes) else usual_layout(size)
    return layout
