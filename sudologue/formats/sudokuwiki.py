"""SudokuWiki's two kinds of strings, as they stand in the links of sudokuwiki.org, and these links.

The older packs the candidates and a mark for givens into one number, so that a placed digit looks
like an open cell with one candidate. The newer keeps three ranges: 1 to 9 for givens, 10 to 18 for
placed digits, and from 19 on candidates, whose mask has a bit for each digit; and the kind of
puzzle stands in front.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from sudologue.errors import BoardTextError, FormatError
from sudologue.formats.links import Link, unescaped
from sudologue.formats.plain_line import PlainLine
from sudologue.formats.reading import (
    Carries,
    Format,
    Reading,
    candidates_of,
    is_untouched,
    marks_on,
    position,
    solved_among,
)
from sudologue.formats.refusals import place_of, standing_at
from sudologue.formats.variants import (
    CLASSIC_SIZE,
    Feature,
    anatomy,
    base_of,
    put_together,
    refuse_dead_cells,
    settled,
)
from sudologue.messages import Messages
from sudologue.model import CLASSIC, Board, Layout
from sudologue.model.layout import usual_layout

_say = Messages(__name__)

OLDER_LENGTH = 2 * CLASSIC.tables.cell_count
FIGURES = "0123456789abcdefghijklmnopqrstuvwxyz"
NEWER_BASE = 36
OLDER_BASE = 32
_PLACED = 9
_OPEN = 18

# Kind, size and version, then so many figures for each cell. The two kinds with
# cages are known only to be refused by name.
WIDTHS = {"S": 2, "X": 2, "W": 2, "C": 2, "J": 3, "L": 4, "M": 5}
_KILLERS = {"L": "", "M": "jigsaw"}
_READ = frozenset({"S9B", "S6B", "X9B", "W9B", "C9B", "J9B"})
START = re.compile(r"([SXWCJLM])([0-9])([A-Z])(.*)", re.DOTALL)
WHOLE = re.compile(r"\s*([SXWCJLM])([0-9])[A-Z]([0-9A-Za-z]+)\s*")
_REGION_SHIFT = 10
EXTRAS: dict[str, tuple[Feature, ...]] = {
    "S": (),
    "J": (),
    "X": (Feature.MAIN_DIAGONAL, Feature.ANTI_DIAGONAL),
    "W": (Feature.WINDOWS,),
    "C": (Feature.GROUPS,),
}


@dataclass(frozen=True)
class Content:
    """What a cell holds: a digit, given or placed, or else a mask with a bit for each candidate."""

    digit: int | None
    is_given: bool = False
    mask: int = 0


def figures(number: int, width: int, base: int = NEWER_BASE) -> str:
    """A number in so many figures.

    >>> figures(529, 2)
    'ep'
    """
    found = ""
    for _ in range(width):
        number, last = divmod(number, base)
        found = FIGURES[last] + found
    return found


def newer_code(content: Content) -> int:
    """The number of the newer code."""
    if content.digit is None:
        return content.mask + _OPEN
    return content.digit if content.is_given else content.digit + _PLACED


def newer_content(number: int, size: int) -> Content:
    """What a number of the newer code says."""
    if 1 <= number <= size:
        return Content(number, is_given=True)
    if _PLACED < number <= _PLACED + size:
        return Content(number - _PLACED)
    if _OPEN < number < _OPEN + (1 << size):
        return Content(None, mask=number - _OPEN)
    raise BoardTextError(_say("no_content", number=number, size=size))


def older_code(content: Content) -> int:
    """The number of the older code."""
    mask = content.mask if content.digit is None else 1 << (content.digit - 1)
    return mask << 1 | content.is_given


def older_content(number: int, size: int) -> Content:
    """What a number of the older code says; one candidate alone may be a placed digit."""
    mask, given = number >> 1, bool(number & 1)
    if 0 < mask < 1 << size:
        if not given:
            return Content(None, mask=mask)
        if mask & (mask - 1) == 0:
            return Content(mask.bit_length(), is_given=True)
    raise BoardTextError(_say("no_content", number=number, size=size))


def numbers_in(text: str, start: int, width: int, base: int, count: int) -> list[int]:
    """The cells' numbers, `width` figures each, after `start` characters of something else."""
    wanted = start + width * count
    if len(text) != wanted:
        case = "short" if len(text) < wanted else ""
        error = BoardTextError(_say("wrong_length", case, found=len(text), expected=wanted))
        raise error.located(1, min(len(text), wanted) + 1)
    known = FIGURES[:base]
    for column, symbol in enumerate(text[start:].lower(), start + 1):
        if symbol not in known:
            message = _say("strange_character", symbol=symbol, known=known[-1])
            raise BoardTextError(message, 1, column)
    return [int(text[at : at + width], base) for at in range(start, wanted, width)]


def contents_in(
    numbers: Sequence[int], layout: Layout, content: Callable[[int, int], Content]
) -> list[Content]:
    contents: list[Content] = []
    for cell, number in zip(layout.cells, numbers, strict=True):
        try:
            contents.append(content(number, layout.size))
        except BoardTextError as error:
            raise BoardTextError(f"{cell}: {error}") from error
    return contents


def reading_of(
    contents: Sequence[Content], layout: Layout, slug: str, warnings: tuple[str, ...] = ()
) -> Reading:
    candidates = candidates_of([content.mask for content in contents], layout)
    given = [number for number, content in enumerate(contents) if content.is_given]
    board = position([content.digit for content in contents], layout, given, candidates)
    return Reading(board, slug, warnings, marks=marks_on(board, candidates))


def contents_of(board: Board, is_fresh: bool) -> Iterator[Content]:
    """What each cell holds; of a fresh puzzle, every open cell has all its candidates."""
    everything = (1 << board.layout.size) - 1
    rows = zip(board.layout.cells, board.masks.values, board.masks.domain_bits, strict=True)
    for cell, value, domain in rows:
        if value is not None:
            yield Content(value, board.is_given(cell))
        else:
            yield Content(None, mask=everything if is_fresh else domain)


def read_older(string: str, slug: str, layout: Layout | None) -> Reading:
    """The position of an older string.

    A candidate that is alone in its cell is taken as placed there if no other cell that its cell
    sees can take the digit: so placing it would have left things.
    """
    own = settled(CLASSIC, layout)
    numbers = numbers_in(string, 0, 2, OLDER_BASE, own.tables.cell_count)
    contents = contents_in(numbers, own, older_content)
    doubtful = 0
    solved = solved_among([c.mask or 1 << (c.digit or 1) - 1 for c in contents], own)
    for number, content in enumerate(contents):
        if content.digit is None and content.mask & (content.mask - 1) == 0:
            doubtful += 1
            if solved[number] is not None:
                contents[number] = Content(solved[number])
    warnings = (_say("placed_or_not"),)
    return reading_of(contents, own, slug, warnings if doubtful else ())


def older_string(board: Board) -> str:
    """The older string of a position."""
    refuse_dead_cells(board, "SudokuWiki")
    return "".join(figures(older_code(c), 2, OLDER_BASE) for c in contents_of(board, False))


def read_newer(string: str, slug: str, layout: Layout | None) -> Reading:
    """The position of a newer string."""
    found = START.match(string)
    if found is None:
        raise BoardTextError(_say("no_string"))
    kind, size = found[1], int(found[2])
    head = string[: found.start(4)]
    if kind in _KILLERS:
        raise BoardTextError(_say("killer", _KILLERS[kind]))
    if head not in _READ:
        raise BoardTextError(_say("unknown_head", head=head, known=sorted(_READ)))
    numbers = numbers_in(string, len(head), WIDTHS[kind], NEWER_BASE, size * size)
    base = usual_layout(size)
    if kind == "J":
        base = base_of([number >> _REGION_SHIFT for number in numbers])
        numbers = [number & (1 << _REGION_SHIFT) - 1 for number in numbers]
    own = settled(put_together(base, EXTRAS[kind]), layout)
    contents = contents_in(numbers, own, newer_content)
    return reading_of(contents, own, slug)


def newer_string(board: Board) -> str:
    """The newer string; in a puzzle that nobody has begun, all open cells have all candidates."""
    layout = board.layout
    parts = anatomy(layout)
    has_usual_boxes = base_of(parts.regions) == usual_layout(layout.size)
    fitting = [
        kind
        for kind, extras in EXTRAS.items()
        if set(extras) == set(parts.features) and has_usual_boxes == (kind != "J")
    ]
    kind = fitting[0] if fitting else None
    if kind is None or f"{kind}{layout.size}B" not in _READ:
        raise FormatError(_say("no_layout"))
    refuse_dead_cells(board, "SudokuWiki")
    numbers = [newer_code(content) for content in contents_of(board, is_untouched(board))]
    if kind == "J":
        regions = (region or 0 for region in parts.regions)
        numbers = [r << _REGION_SHIFT | n for r, n in zip(regions, numbers, strict=True)]
    codes = "".join(figures(number, WIDTHS[kind]) for number in numbers)
    return f"{kind}{layout.size}B{codes}"


_HOST = "sudokuwiki.org"
_ADDRESS = "https://www.sudokuwiki.org/sudoku.htm?bd="

# A link to one of these pages is about the classic puzzle, whatever its string is silent about.
_CLASSIC_PAGES = frozenset({"", "sudoku", "index", "default"})


class SudokuWiki(Format):
    """The strings of today: every cell is told exactly, and the kind of puzzle stands in front."""

    slug = "sudokuwiki-2"
    carries = Carries(
        placed=True,
        candidates=True,
        sizes=frozenset({6, 9}),
        features=frozenset(
            {Feature.JIGSAW, *(feature for extras in EXTRAS.values() for feature in extras)}
        ),
    )

    def recognises(self, text: str) -> bool:
        found = WHOLE.fullmatch(text)
        return found is not None and len(found[3]) == WIDTHS[found[1]] * int(found[2]) ** 2

    def read(self, text: str, layout: Layout | None = None) -> Iterator[Reading]:
        start = len(text) - len(text.lstrip())
        with standing_at(*place_of(text, start)):
            yield read_newer(text.strip(), self.slug, layout)

    def written(self, reading: Reading) -> str:
        return newer_string(reading.board)


class SudokuWikiLink(SudokuWiki):
    """A link to the solver of sudokuwiki.org, with the position in it."""

    slug = "sudokuwiki-link"

    def recognises(self, text: str) -> bool:
        link = Link.of(text)
        return link is not None and link.is_at(_HOST)

    def read(self, text: str, layout: Layout | None = None) -> Iterator[Reading]:
        with standing_at(1):
            link = Link.of(text)
            if link is None:
                raise BoardTextError(_say("no_link"))
            part = link.parameters.get("bd") or link.parameters.get("")
            if part is None or not part.text:
                raise BoardTextError(_say("no_puzzle"))
            with standing_at(*place_of(text, part.offset)):
                yield _read_linked(unescaped(part.text), link, self.slug, layout)

    def written(self, reading: Reading) -> str:
        return f"{_ADDRESS}{super().written(reading)}"


class OlderSudokuWiki(Format):
    """The strings of old links: a placed digit looks like an open cell with one candidate."""

    slug = "sudokuwiki-1"
    carries = Carries(placed=True, candidates=True, sizes=CLASSIC_SIZE)

    def recognises(self, text: str) -> bool:
        string = text.strip()
        if len(string) != OLDER_LENGTH:
            return False
        try:
            # digits that clash are rather those of a jigsaw on a line, which is as long
            return read_older(string, self.slug, None).board.masks.clash is None
        except BoardTextError:
            return False

    def read(self, text: str, layout: Layout | None = None) -> Iterator[Reading]:
        start = len(text) - len(text.lstrip())
        with standing_at(*place_of(text, start)):
            yield read_older(text.strip(), self.slug, layout)

    def written(self, reading: Reading) -> str:
        return older_string(reading.board)

    def losses(self, reading: Reading) -> tuple[str, ...]:
        lost = super().losses(reading)
        board = reading.board
        if board.masks.lone_cells or board.masks.filled != board.masks.givens:
            lost += (_say("look_alike"),)
        return lost


def _read_linked(string: str, link: Link, slug: str, layout: Layout | None) -> Reading:
    """The string of a link, old or new, or a plain line."""
    if START.match(string):
        return read_newer(string, slug, layout)
    page = link.path.text.rsplit("/", 1)[-1].partition(".")[0].lower()
    if page not in _CLASSIC_PAGES:
        raise BoardTextError(_say("page", page=page))
    if len(string) == OLDER_LENGTH:
        return read_older(string, slug, layout)
    return replace(PlainLine().read_line(string, 1, layout), format=slug)
