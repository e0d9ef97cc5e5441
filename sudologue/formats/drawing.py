"""Boards as `sudologue show` draws them, read back: digits, walls, and the sentences below.

A drawing is the puzzle only with all that it says: each line is either understood or refused.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product

from sudologue.errors import BoardTextError, SudologueError
from sudologue.formats.clue_files import all_files
from sudologue.formats.reading import Carries, Format, Reading, candidates_of, gone, position
from sudologue.formats.refusals import standing_at
from sudologue.formats.rows import Row, numbered
from sudologue.formats.variants import ANY_SIZE, Feature, base_of, settled
from sudologue.messages import Messages
from sudologue.model import Board, Cell, Layout, parse_digit
from sudologue.model.layout import USUAL_SIZES

_say = Messages(__name__)

_JOINTS = "─━╌" + "".join(map(chr, range(0x250C, 0x254C))) + "╴╵╶╷╸╹╺╻╼╽╾╿"
_RULE = re.compile(rf" +[+{_JOINTS}│┃|][ {_JOINTS}│┃+|-]*[─━╌-][ {_JOINTS}│┃+|-]*")
_ROW = re.compile(r" *\w{1,3} [│┃|].*[│┃|]")
_HEADER = re.compile(r"(?: +\w{1,3})+")
_SAYS_NOTHING = re.compile(
    r"|.*, line \d+|argument \d+|A (?:\+|-|digit in parentheses) (?:is|stands) .*"
)
# where cages are drawn, thin walls are theirs
_BARS, _THICK_BARS = frozenset("│|"), frozenset("┃╎")
_FLATS, _THICK_FLATS = frozenset("─-"), frozenset("━╌")
_ENTRY = re.compile(r"[^\s│┃╎|]+")
_HEAD = 20_000

_HOUSES: dict[str, Callable[[Layout], Layout]] = {
    "The main diagonal is a house.": lambda layout: layout.with_diagonals(anti=False),
    "The anti-diagonal is a house.": lambda layout: layout.with_diagonals(main=False),
    "Both long diagonals are houses.": Layout.with_diagonals,
    "The windows are houses.": Layout.with_windows,
    "The same places of the boxes are houses.": Layout.with_disjoint_groups,
    "Equal digits are no knight's move apart.": Layout.with_anti_knight,
    "Equal digits are no king's move apart.": Layout.with_anti_king,
}
_MAIN, _ANTI, _BOTH, _WINDOWS = [*_HOUSES][:4]
_DIAGONALS = {"\\": _MAIN, "/": _ANTI, "\\/": _BOTH}
_WINDOW, _CROSSING, _NEW = "°", "x", "*"
_SIGNS = f"\\/{_CROSSING}{_WINDOW}{_NEW}"
"""What stands behind digits: signs of houses, and of a digit that is new."""


class Drawing(Format):
    """Our own drawings, several below each other."""

    slug = "drawing"
    carries = Carries(
        placed=True, candidates=True, many=True, sizes=ANY_SIZE, features=frozenset(Feature)
    )
    can_write = False

    def recognises(self, text: str) -> bool:
        lines = [line.rstrip() for _, line in numbered(text[:_HEAD])]
        starts = _frames(lines)
        return bool(starts) and all(map(_SAYS_NOTHING.fullmatch, lines[: starts[0] - 1]))

    def read(self, text: str, layout: Layout | None = None) -> Iterator[Reading]:
        lines = [(number, line.rstrip()) for number, line in numbered(text)]
        starts = _frames([line for _, line in lines])
        for number, said in lines[: starts[0] - 1 if starts else None]:
            with standing_at(number):
                _refuse_unknown(said)
        if not starts:
            raise BoardTextError(_say("no_drawing")).located(1)
        for start, end in zip(starts, [*(n - 1 for n in starts[1:]), len(lines)], strict=True):
            with standing_at(lines[start][0]):
                yield self._drawn(lines[start:end], lines[start - 1][1], layout)

    def _drawn(
        self, lines: Sequence[tuple[int, str]], header: str, wanted: Layout | None
    ) -> Reading:
        rows, rules = list[Row](), dict[int, str]()
        columns = [found.start() for found in re.finditer(r"\S+", header)]
        size = len(columns)
        below = iter(lines)
        for number, text in below:
            if _ROW.fullmatch(text):
                rows.append(Row(number, text))
                continue
            if _RULE.fullmatch(text):
                rules[len(rows)] = text
            if size in rules or not _RULE.fullmatch(text):
                break
        ends = [*columns[1:], None]
        places = [slice(*each) for each in zip(columns, ends, strict=True)]
        entries = [_ENTRY.findall(row.text[place]) for row in rows for place in places]
        words = [entry[0] for entry in entries if entry]
        if len(rows) != size or len(words) != size * size:
            raise BoardTextError(_say("breaks_off", size=size))
        has_cages = any("┃" in row.text for row in rows)
        layout = _within_walls(rows, columns, rules, wanted, has_cages)
        for said in dict.fromkeys([*_said_by_signs(words), *(text for _, text in below)]):
            layout = _with_what_is_said(layout, said)
        if (has_cages or max(map(len, entries)) > 1) and not layout.clues:
            raise BoardTextError(_say("no_list"))
        board = _board(words, settled(layout, wanted))
        warnings = (_say("gone_are_eliminated"),) if gone(board) else ()
        return Reading(board, self.slug, warnings, line=rows[0].number)


def _said_by_signs(words: Sequence[str]) -> Iterator[str]:
    """What the signs behind digits say, as sentences below a drawing do."""
    signs = {sign for word in words for sign in word if sign in _SIGNS}
    if diagonals := "".join(sign for sign in _DIAGONALS if sign in signs):
        yield _DIAGONALS[diagonals]
    if _WINDOW in signs:
        yield _WINDOWS


def _frames(lines: Sequence[str]) -> list[int]:
    """Where frames begin: below a line that names the columns, and above a row."""
    shapes = (_HEADER, _RULE, _ROW)
    return [
        n + 1
        for n in range(len(lines) - 2)
        if all(shape.fullmatch(lines[n + k]) for k, shape in enumerate(shapes))
    ]


def _within_walls(
    rows: Sequence[Row],
    columns: Sequence[int],
    rules: Mapping[int, str],
    wanted: Layout | None,
    has_cages: bool,
) -> Layout:
    """The layout whose boxes or regions the walls make."""
    size = len(rows)
    region = list(range(size * size))
    bars, flats = (_THICK_BARS, _THICK_FLATS) if has_cages else (_BARS, _FLATS)
    for row, col in product(range(size), repeat=2):
        cell, at = row * size + col, columns[col]
        before = rows[row].text[columns[col - 1] : at] if col else ""
        is_joined = (
            (col and not bars & {*before}, cell - 1),
            (row and rules.get(row, "").ljust(at + 1)[at] not in flats, cell - size),
        )
        for other in (other for joined, other in is_joined if joined):
            old, new = region[cell], region[other]
            region = [new if number == old else number for number in region]
    if {region.count(number) for number in region} == {size}:
        return base_of(region)
    if len({*region}) > 1:
        raise BoardTextError(_say("odd_walls", size=size))
    if wanted is None and size in USUAL_SIZES:
        raise BoardTextError(_say("no_walls"))
    return wanted or base_of([None] * size**2)


def _with_what_is_said(layout: Layout, said: str) -> Layout:
    """The layout with the house, or the clue, that a sentence beside the drawing is about."""
    if said in _HOUSES:
        return _HOUSES[said](layout)
    name, _, cells = said.partition(": ")
    try:
        for files in all_files():
            if (clue := files.line(name, cells)) is not None:
                return layout.with_clues(clue)
        if name.startswith("Extra region"):
            groups = re.findall(r"r(\d+)c(\d+)", cells)
            places = [place for group in groups for place in product(*group)]
            return layout.with_houses([[Cell(int(r) - 1, int(c) - 1) for r, c in places]])
    except SudologueError as error:
        raise BoardTextError(_say("unreadable", said=said, error=error)) from error
    _refuse_unknown(said)
    return layout


def _refuse_unknown(said: str) -> None:
    if not _SAYS_NOTHING.fullmatch(said):
        raise BoardTextError(_say("unknown", said=said))


def _board(words: Sequence[str], layout: Layout) -> Board:
    """The position; a word of several digits, or in parentheses, is what an open cell may take."""
    new = [number for number, word in enumerate(words) if _NEW in word]
    words = [word.rstrip(_SIGNS) for word in words]
    digits = [[parse_digit(symbol) for symbol in word.strip("(-+).")] for word in words]
    is_open = [not word[-1].isalnum() or len(word.strip("+")) > 1 for word in words]
    values = [None if open else its[0] for its, open in zip(digits, is_open, strict=True)]
    given = [number for number, word in enumerate(words) if len(word) == 1 and number not in new]
    shows_all = not any("." in word for word in words)
    domains = (sum(1 << digit - 1 for digit in its) for its in digits)
    return position(values, layout, given, candidates_of(domains, layout) if shows_all else None)
