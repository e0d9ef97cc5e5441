"""Puzzles in corpora: what their columns are called, and JSON objects that somebody else made."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import cast

from sudologue.errors import BoardTextError
from sudologue.formats.json_text import (
    Fields,
    dump,
    fields_of,
    is_blank,
    items_of,
    kind_of,
    note_text,
    number_of,
)
from sudologue.formats.plain_line import PlainLine
from sudologue.formats.reading import Reading
from sudologue.formats.refusals import shortened
from sudologue.formats.variants import base_of, settled
from sudologue.model import Layout
from sudologue.model.board_text import cell_symbols, line
from sudologue.model.cell import LARGEST_DIGIT
from sudologue.model.layout import USUAL_SIZES
from sudologue.wording import counted

# The first of these that is there is it.
_NAMES = (
    "puzzle",
    "puzzles",
    "quizzes",
    "quiz",
    "question",
    "sudoku",
    "grid",
    "board",
    "givens",
    "unsolved",
)


def find_puzzle(names: Sequence[str]) -> str | None:
    """The name of the puzzles' column, as it is written there.

    >>> find_puzzle(["id", "Quizzes", "solutions"])
    'Quizzes'
    """
    by_name = {name.strip().lower(): name for name in reversed(names)}
    return next((by_name[name] for name in _NAMES if name in by_name), None)


# What others call rules that a line of digits does not tell, without strokes and in small letters.
_RULES = re.compile(
    "anti(king|knight)|betweenlines?|box(es)?|cages?|candidates|clones?|constraints?"
    "|countingcircles?|diagonals?|disjointgroups|(double)?arrows?|entropic(lines?)?|even"
    "|extraregions?|indexers?|inequalit(y|ies)|jigsaw|killer(cages?)?|kropki|layout|littlekillers?"
    "|lockouts?|modular(lines?)?|nabners?|nonconsecutive|numberedrooms?|odd|palindromes?|pills?"
    "|quadruples?|regionsumlines?|renbans?|sandwich(es)?|skyscrapers?|(slow)?thermo(meter)?s?"
    "|whispers?|windoku|xsums?|xv|zippers?"
)
_CELL = re.compile(r'"[rR][0-9]{1,2}[cC][0-9]{1,2}"')
_REGIONS = "regions"
_BLANKS = "._-*"


def read_fields(fields: Fields, slug: str, number: int, layout: Layout | None) -> Reading:
    name = find_puzzle(list(fields))
    if name is None:
        raise BoardTextError(
            "the object has no puzzle: expected one under a name such as puzzle, quizzes, question"
        )
    _refuse_rules(fields)
    text = _board_text(fields[name], name)
    regions = map_of(fields.get(_REGIONS))
    if regions:
        layout = settled(base_of(regions), layout)
    reading = PlainLine().read_line(text, 1, layout)
    left = {other: said for other, said in fields.items() if other not in (name, _REGIONS)}
    notes = tuple((other, note_text(said)) for other, said in left.items() if said is not None)
    return Reading(
        reading.board, slug, reading.warnings + _unread(left), notes + reading.notes, number
    )


def _refuse_rules(fields: Fields) -> None:
    """Refuse rules that are told beside the puzzle, or in an object beside it."""
    for name, said in fields.items():
        if kind_of(said) == "an object":
            _refuse_rules(fields_of(said, name))
        elif (_RULES.fullmatch(re.sub("[_ -]", "", name.lower())) and not is_blank(said)) or (
            kind_of(said) == "a list" and _CELL.search(dump(said))
        ):
            raise BoardTextError(
                f"the object has {shortened(name)}: without it, it would be another puzzle"
            )


def _unread(left: Mapping[str, object]) -> tuple[str, ...]:
    names = [name for name, said in left.items() if isinstance(said, (list, dict)) and said]
    if not names:
        return ()
    return (f"kept as notes, not read: {', '.join(names)}",)


def map_of(value: object) -> str:
    """A symbol for the region of each cell, told in a line or in rows; nothing if none is told."""
    if isinstance(value, str) or is_blank(value):
        return "".join(str(value or "").split())
    rows = items_of(value, _REGIONS)
    symbols = [str(part) for row in rows for part in _row(row) or str(row)]
    if any(len(symbol) != 1 for symbol in symbols):
        raise BoardTextError(f"{_REGIONS} has more than a symbol for a cell: expected 1 to 9, A…")
    return "".join(symbols)


def _board_text(value: object, name: str) -> str:
    """A puzzle as text, or as a list of numbers, or as rows of them."""
    if isinstance(value, str):
        return cell_symbols(value) if "\n" in value else value.strip()
    rows = rows_of(items_of(value, name))
    if rows is None:
        raise BoardTextError(f"{name} is a list of something else: expected rows of numbers")
    for number, row in enumerate(rows, 1):
        if len(row) != len(rows) > 1:
            found = counted(len(row), "cell")
            raise BoardTextError(f"row {number} of {name} has {found}: expected {len(rows)}")
    return "".join(row if isinstance(row, str) else line(_numbers(row, name)) for row in rows)


def rows_of(items: list[object]) -> list[str | list[object]] | None:
    """The rows of a board that a list is, if it is no list of puzzles."""
    if all(_is_cell(item) for item in items):
        return [items]
    rows = [item for item in map(_row, items) if item is not None]
    lengths = {len(row) for row in rows}
    nested = not all(_is_cell(cell) for row in rows for cell in row)
    if len(rows) < len(items) or nested or (max(lengths) > max(USUAL_SIZES) and len(rows) > 1):
        return None
    if lengths <= {size * size for size in USUAL_SIZES} and len(rows) not in lengths:
        return None if len(rows) > 1 or isinstance(rows[0], str) else rows
    if lengths == {len(rows)} == {16} and {*str(rows)} <= {*"01234. ,[]'"}:
        raise BoardTextError("16 rows of 16 cells may be one board or 16: write each on a line")
    return rows


def _row(item: object) -> str | list[object] | None:
    if isinstance(item, list):
        return cast("list[object]", item)
    return item if isinstance(item, str) else None


def _is_cell(item: object) -> bool:
    return len(item) < 2 if isinstance(item, str) else not isinstance(item, (list, dict))


def _numbers(items: Sequence[object], name: str) -> list[int | None]:
    values: list[int | None] = []
    for item in items:
        blank = item is None or (isinstance(item, str) and item.strip() in ("", *_BLANKS))
        value = 0 if blank else number_of(item, f"a cell of {name}")
        if not 0 <= value <= LARGEST_DIGIT:
            raise BoardTextError(f"a cell of {name} is {value}: expected a digit, 0 for empty")
        values.append(value or None)
    return values
