"""Boards as `sudologue show` draws them, read back: digits, walls, and the sentences below.

A drawing is the puzzle only with all that it says: each line is either understood or refused, and
so is a drawing that says that something is not shown.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product

from sudologue.clues import Arrow, Cage, Region, Thermometer
from sudologue.errors import BoardTextError, SudologueError
from sudologue.formats.houses import USUAL_SIZES, settled
from sudologue.formats.places import conflicts_at, shortened, standing_at
from sudologue.formats.position import candidates_of, position
from sudologue.formats.reading import Carries, Format, Reading, gone
from sudologue.formats.rows import Row, numbered
from sudologue.formats.variants import base_of
from sudologue.model import Board, Cell, Clue, Layout, parse_digit

_RULE = re.compile(r" +[+┌├│└|][ ─┼├┤┬┴┌┐└┘│+|-]*[─-][ ─┼├┤┬┴┌┐└┘│+|-]*")
_ROW = re.compile(r" *\w{1,3} [│|].*[│|]")
_HEADER = re.compile(r"(?: +\w{1,3})+")
_HEADING = re.compile(r".*, line \d+|argument \d+")
_HEAD = 60
_BARS = frozenset("│|")
_DIGIT = re.compile(r"\+?\w")
_NO_WALL = frozenset(" │|")
_SAID_BY_SIGNS = ("A + stands ", "A digit in parentheses ", "A - stands ")
_GONE = "candidates that are gone count as eliminated: a drawing does not say what rules them out"

_HOUSES: dict[str, Callable[[Layout], Layout]] = {
    "The main diagonal is a house.": lambda layout: layout.with_diagonals(anti=False),
    "The anti-diagonal is a house.": lambda layout: layout.with_diagonals(main=False),
    "Both long diagonals are houses.": Layout.with_diagonals,
    "The windows are houses.": Layout.with_windows,
    "The same places of the boxes are houses.": Layout.with_disjoint_groups,
    "Equal digits are no knight's move apart.": Layout.with_anti_knight,
    "Equal digits are no king's move apart.": Layout.with_anti_king,
}
_CLUES: dict[str, Callable[[str], Clue]] = {
    "Cage": Cage.of,
    "Region": Region.of,
    "Thermometer": lambda said: Thermometer.of(said.replace(" <", "")),
    "Slow thermometer": lambda said: Thermometer.of(said.replace(" ≤", ""), slow=True),
    "Arrow": lambda said: Arrow.of(*said.replace(" +", "").split(" = ")),
    "Pill arrow": lambda said: Arrow.of(*said.replace(" +", "").split(" = ")),
}


class Drawing(Format):
    """Our own drawings, several below each other."""

    slug = "drawing"
    title = "Drawing"
    summary = "A board as 'sudologue show' draws it, with walls, clues and what else stands below."
    carries = Carries(many=True)
    can_write = False

    def recognises(self, text: str) -> bool:
        return bool(_frames([line.rstrip() for _, line in numbered(text[:20_000])][:_HEAD]))

    def read(self, text: str, layout: Layout | None = None) -> Iterator[Reading]:
        lines = [(number, line.rstrip()) for number, line in numbered(text)]
        frames = _frames([line for _, line in lines])
        if not frames:
            raise BoardTextError("no drawing: expected a frame below the names of columns").located(
                1
            )
        for _, line in lines[: frames[0] - 1]:
            _refuse_unknown(line)
        for start, end in zip(frames, [*(n - 1 for n in frames[1:]), len(lines)], strict=True):
            with standing_at(lines[start][0]):
                yield self._drawn(lines[start:end], len(lines[start - 1][1].split()), layout)

    def _drawn(self, lines: Sequence[tuple[int, str]], size: int, wanted: Layout | None) -> Reading:
        rows, rules, used = list[Row](), dict[int, str](), 0
        while used < len(lines) and size not in rules:
            number, text = lines[used]
            if _RULE.fullmatch(text):
                rules[len(rows)] = text
            elif _ROW.fullmatch(text):
                rows.append(Row(number, text))
            else:
                break
            used += 1
        cells = [row.groups[1:] for row in rows]
        if size not in rules or any(len(row) != size for row in [*cells, rows]):
            raise BoardTextError(f"the drawing breaks off: expected {size} rows of {size} cells")
        columns = [[cell.column - 1 for cell in row] for row in cells]
        layout = walled(rows, columns, rules, wanted)
        for _, said in lines[used:]:
            layout = _with_what_is_said(layout, said)
        words = [cell.text for row in cells for cell in row]
        line = rows[0].number
        with conflicts_at(line):
            board = _board(words, settled(layout, wanted))
        return Reading(board, self.slug, (_GONE,) if gone(board) else (), line=line)


def _frames(lines: Sequence[str]) -> list[int]:
    """Where frames begin: below a line that names the columns, and above a row."""
    return [
        number
        for number in range(1, len(lines) - 1)
        if _RULE.fullmatch(lines[number])
        and _HEADER.fullmatch(lines[number - 1])
        and _ROW.fullmatch(lines[number + 1])
    ]


def walled(
    rows: Sequence[Row],
    columns: Sequence[Sequence[int]],
    rules: Mapping[int, str],
    wanted: Layout | None,
) -> Layout:
    """The layout whose boxes or regions the walls make."""
    size = len(rows)
    region = list(range(size * size))

    def join(one: int, other: int) -> None:
        region[:] = [region[one] if number == region[other] else number for number in region]

    for row, col in product(range(size), repeat=2):
        cell, at = row * size + col, columns[row][col]
        if col and not _BARS & set(rows[row].text[columns[row][col - 1] : at]):
            join(cell - 1, cell)
        if row and rules.get(row, "").ljust(at + 1)[at] in _NO_WALL:
            join(cell - size, cell)
    if {region.count(number) for number in region} == {size}:
        return base_of(region)
    if len(set(region)) > 1:
        raise BoardTextError(f"the walls of the drawing do not make regions of {size} cells")
    if wanted is None and size in USUAL_SIZES:
        raise BoardTextError("the drawing has no walls: say with --boxes which boxes there are")
    return wanted or base_of([None] * size**2)


def _with_what_is_said(layout: Layout, said: str) -> Layout:
    """The layout with the house, or the clue, that a sentence below the drawing is about."""
    if said in _HOUSES:
        return _HOUSES[said](layout)
    name, _, cells = said.partition(": ")
    try:
        if name.isdecimal():
            return layout.with_clues(Cage.of(cells, int(name)))
        if name in _CLUES:
            return layout.with_clues(_CLUES[name](cells))
        if name.startswith("Extra region"):
            groups = re.findall(r"r(\d+)c(\d+)", cells)
            house = [
                Cell(int(r) - 1, int(c) - 1)
                for rows, cols in groups
                for r, c in product(rows, cols)
            ]
            return layout.with_houses([house])
    except SudologueError as error:
        raise BoardTextError(f"{shortened(said)} cannot be read: {error}") from error
    _refuse_unknown(said)
    return layout


def _refuse_unknown(said: str) -> None:
    if said and not said.startswith(_SAID_BY_SIGNS) and not _HEADING.fullmatch(said):
        raise BoardTextError(
            f"the drawing says {shortened(said)}, which is not read: it would be another puzzle"
        )


def _board(words: Sequence[str], layout: Layout) -> Board:
    """The position; a word of several digits, or in parentheses, is what an open cell may take."""
    values = [parse_digit(word[-1]) if _DIGIT.fullmatch(word) else None for word in words]
    given = [number for number, word in enumerate(words) if len(word) == 1]
    if not any(len(word.lstrip("+")) > 1 or word == "-" for word in words):
        return position(values, layout, given)
    domains = [sum(1 << parse_digit(symbol) - 1 for symbol in word.strip("(-+)")) for word in words]
    return position(values, layout, given, candidates_of(domains, layout))
