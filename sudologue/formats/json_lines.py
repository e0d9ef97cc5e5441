"""JSON: a position in an object on each line, ours with everything that a board knows.

Objects of others are read, too: the puzzle is looked for under the names that corpora use, and what
stands beside it becomes notes. Records of variants are read with their clues, and what the commands
write as JSON with the position it is about. A document may take several lines, and hold a list of
puzzles, or one as rows of numbers.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import cast

from sudologue.errors import BoardTextError
from sudologue.formats import board_objects, variant_records
from sudologue.formats.json_text import (
    Fields,
    documents,
    dump,
    fields_of,
    is_blank,
    items_of,
    kind_of,
    note_text,
    number_of,
    opens,
    parse_printed,
)
from sudologue.formats.plain_line import PlainLine
from sudologue.formats.reading import Carries, Fault, LineFormat, Reading
from sudologue.formats.refusals import standing_at
from sudologue.formats.variant_records import REGIONS, map_of
from sudologue.formats.variants import ANY_SIZE, Feature, base_of, settled
from sudologue.messages import Messages
from sudologue.model import Layout
from sudologue.model.board_text import cell_symbols, line
from sudologue.model.cell import LARGEST_DIGIT
from sudologue.model.layout import USUAL_SIZES
from sudologue.wording import counted

_say = Messages(__name__)

# The first of these that is there is it.
_NAMES = [
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
]


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
_BLANKS = "._-*"


def _of_others(fields: Fields, slug: str, number: int, layout: Layout | None) -> Reading:
    """The puzzle of an object that somebody else made."""
    name = find_puzzle(list(fields))
    if name is None:
        raise BoardTextError(_say("no_puzzle"))
    _refuse_rules(fields)
    text = _board_text(fields[name], name)
    regions = map_of(fields.get(REGIONS))
    if regions:
        layout = settled(base_of(regions), layout)
    reading = PlainLine().read_line(text, 1, layout)
    left = {other: said for other, said in fields.items() if other not in (name, REGIONS)}
    notes = tuple((other, note_text(said)) for other, said in left.items() if said is not None)
    unread = [name for name, said in left.items() if isinstance(said, (list, dict)) and said]
    kept = (_say("unread", names=unread),) * bool(unread)
    return Reading(reading.board, slug, reading.warnings + kept, notes + reading.notes, number)


def _refuse_rules(fields: Fields) -> None:
    """Refuse rules that are told beside the puzzle, or in an object beside it."""
    for name, said in fields.items():
        if kind_of(said) == "an object":
            _refuse_rules(fields_of(said, name))
        elif (_RULES.fullmatch(re.sub("[_ -]", "", name.lower())) and not is_blank(said)) or (
            kind_of(said) == "a list" and _CELL.search(dump(said))
        ):
            raise BoardTextError(_say("unknown_rule", name=name))


def _board_text(value: object, name: str) -> str:
    """A puzzle as text, or as a list of numbers, or as rows of them."""
    if isinstance(value, str):
        return cell_symbols(value) if "\n" in value else value.strip()
    rows = rows_of(items_of(value, name))
    if rows is None:
        raise BoardTextError(_say("no_rows", name=name))
    for number, row in enumerate(rows, 1):
        if len(row) != len(rows) > 1:
            found = counted(len(row), "cell")
            raise BoardTextError(
                _say("wrong_row", number=number, name=name, found=found, expected=len(rows))
            )
    return "".join(row if isinstance(row, str) else line(_numbers(row, name)) for row in rows)


def rows_of(items: list[object]) -> list[str | list[object]] | None:
    """The rows of a board that a list is, if it is no list of puzzles."""
    if all(_is_cell(item) for item in items):
        return [items]
    rows = [cast("str | list[object]", item) for item in items if isinstance(item, (str, list))]
    lengths = {len(row) for row in rows}
    nested = not all(_is_cell(cell) for row in rows for cell in row)
    if len(rows) < len(items) or nested or (max(lengths) > max(USUAL_SIZES) and len(rows) > 1):
        return None
    if lengths <= {size * size for size in USUAL_SIZES} and len(rows) not in lengths:
        return None if len(rows) > 1 or isinstance(rows[0], str) else rows
    if lengths == {len(rows)} == {16} and {*str(rows)} <= {*"01234. ,[]'"}:
        raise BoardTextError(_say("one_or_many"))
    return rows


def _is_cell(item: object) -> bool:
    return len(item) < 2 if isinstance(item, str) else not isinstance(item, (list, dict))


def _numbers(items: Sequence[object], name: str) -> list[int | None]:
    values: list[int | None] = []
    for item in items:
        blank = item is None or (isinstance(item, str) and item.strip() in ("", *_BLANKS))
        value = 0 if blank else number_of(item, partial(_say, "cell_of", name=name))
        if not 0 <= value <= LARGEST_DIGIT:
            raise BoardTextError(_say("no_digit", name=name, value=value))
        values.append(value or None)
    return values


# what some programs take for the end of a line, within a text
_LINE_ENDS = {code: f"\\u{code:04x}" for code in (0x85, 0x2028, 0x2029)}


class JsonLines(LineFormat):
    """Ours, or anybody's: an object a line."""

    slug = "jsonl"
    reads_json = True
    extensions = (".jsonl", ".ndjson")
    carries = Carries(
        placed=True,
        candidates=True,
        barred=True,
        marks=True,
        many=True,
        notes=True,
        sizes=ANY_SIZE,
        features=frozenset(Feature),
    )

    def recognises(self, text: str) -> bool:
        return opens(text)

    def read_lines(
        self, lines: Iterable[tuple[int, str]], layout: Layout | None = None
    ) -> Iterator[Reading | Fault]:
        for number, text in documents(lines):
            try:
                with standing_at(number):
                    value = parse_printed(text)
                    if kind_of(value) != "a list":
                        fields_of(value, _say("line"))
                    puzzles = list(_puzzles_in(value))
            except BoardTextError as error:
                yield error
                continue
            for puzzle in puzzles:
                try:
                    with standing_at(number):
                        yield self._read(puzzle, number, layout)
                except BoardTextError as error:
                    yield error

    def _read(self, puzzle: object, number: int, layout: Layout | None) -> Reading:
        if puzzle == []:
            raise BoardTextError(_say("empty_list"))
        if kind_of(puzzle) == "a list" or isinstance(puzzle, str):
            puzzle = {"puzzle": puzzle}
        fields = fields_of(puzzle, _say("line"))
        if fields.get("format") == board_objects.FORMAT:
            return board_objects.read_fields(fields, self.slug, number, layout)
        if board_objects.is_record(fields):
            return board_objects.read_record(fields, self.slug, number, layout)
        if variant_records.is_record(fields):
            return variant_records.read_fields(fields, self.slug, number, layout)
        return _of_others(fields, self.slug, number, layout)

    def written(self, reading: Reading) -> str:
        return dump(board_objects.fields_for(reading)).translate(_LINE_ENDS)


def _puzzles_in(value: object) -> Iterator[object]:
    """What tells of one puzzle each, in a list of them or alone."""
    items = items_of(value, _say("line")) if kind_of(value) == "a list" else []
    if items and rows_of(items) is None:
        for item in items:
            yield from _puzzles_in(item)
    else:
        yield value
