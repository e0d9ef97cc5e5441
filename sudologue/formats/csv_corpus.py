"""Corpora as CSV: a puzzle a record, with further columns such as its solution and rating.

Quoting is that of RFC 4180. The column of puzzles is found by its name; whatever stands in the
others is kept as notes of these names, and written again.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice

from sudologue.errors import BoardTextError, FormatError
from sudologue.formats import board_objects
from sudologue.formats.json_lines import find_puzzle
from sudologue.formats.plain_line import PlainLine, whole_word
from sudologue.formats.reading import Carries, Fault, LineFormat, Reading
from sudologue.formats.refusals import standing_at
from sudologue.formats.rows import PlacedText
from sudologue.messages import Messages
from sudologue.model import Layout

_say = Messages(__name__)

_COMMAND = "puzzle"
_SEPARATORS = ",;\t"
_LONGEST_RECORD = 100_000
# the columns are those of so many positions from the start
_LOOK_AHEAD = 256
_QUOTES = re.compile(r'(?P<start>(?:^|[,;\t]) *)?(?P<quotes>"+)')
_NEEDS_QUOTES = re.compile(r'[",\r\n]|^\s|\s$|^$')


_Table = tuple[tuple[str, ...], int]
"""The columns' names, and which of them has the puzzles."""


class CsvCorpus(LineFormat):
    """Records with a puzzle in one of the columns."""

    slug = "csv"
    extensions = (".csv", ".tsv")
    carries = Carries(many=True, notes=True)

    def recognises(self, text: str) -> bool:
        first, _, rest = text.removeprefix("\ufeff").lstrip("\r\n").partition("\n")
        if len(first) > _LONGEST_RECORD or not rest.strip():
            return False
        try:
            names = [field.text for field in _fields(first.rstrip("\r"), _separator(first), 1)]
        except BoardTextError:
            return False
        return find_puzzle(names) is not None

    def read_lines(
        self, lines: Iterable[tuple[int, str]], layout: Layout | None = None
    ) -> Iterator[Reading | Fault]:
        separator, table = "", None
        doubtful: BoardTextError | None = None
        for number, record in _records(lines):
            if isinstance(record, BoardTextError):
                yield record
                continue
            separator = separator or _separator(record)
            try:
                fields = _fields(record, separator, number)
                if table is None:
                    table, is_header = _table(fields)
                    if is_header:
                        doubtful = _without_puzzles(fields, number)
                        continue
                doubtful = None
                yield self._read(fields, table, number, layout)
            except BoardTextError as error:
                yield error.located(number)
        if doubtful is not None:
            yield doubtful

    def _read(
        self, fields: Sequence[PlacedText], table: _Table, number: int, layout: Layout | None
    ) -> Reading:
        names, place = table
        if len(fields) != len(names):
            raise BoardTextError(_say("wrong_count", found=len(fields), expected=len(names)))
        puzzle = fields[place]
        texts = [(name, field.text) for name, field in zip(names, fields, strict=True)]
        named = dict(texts)
        if board_objects.is_record(named):
            return board_objects.read_record(named, self.slug, number, layout)
        with standing_at(number, puzzle.column):
            reading = PlainLine().read_line(puzzle.text, 1, layout)
        notes = (*texts[:place], *texts[place + 1 :])
        return Reading(reading.board, self.slug, reading.warnings, notes + reading.notes, number)

    def write(self, readings: Iterable[Reading]) -> Iterator[str]:
        waiting = iter(readings)
        first = list(islice(waiting, _LOOK_AHEAD))
        names = list(dict.fromkeys(name for reading in first for name, _ in reading.notes))
        yield _record([_COMMAND, *names])
        for reading in chain(first, waiting):
            self.refuse(reading.board.layout)
            notes = dict(reading.notes)
            late = notes.keys() - set(names)
            if late:
                raise FormatError(_say("late_note", note=min(late), positions=_LOOK_AHEAD))
            cells = [self.written(reading), *(notes.get(name, "") for name in names)]
            yield _record(cells)


def _records(lines: Iterable[tuple[int, str]]) -> Iterator[tuple[int, str | BoardTextError]]:
    """The records with the number of their first line: one in quotes may go over several."""
    start, parts, length = 0, list[str](), 0
    is_open = False
    for number, line in lines:
        if not parts and (not line or line.isspace() or line.startswith("#")):
            continue
        start = start if parts else number
        parts.append(line)
        length += len(line) + 1
        is_open = _is_open_after(line, is_open)
        if is_open and length <= _LONGEST_RECORD:
            continue
        if is_open:
            yield start, BoardTextError(_say("open_quote"), start, 1)
        elif length > _LONGEST_RECORD:
            message = _say("too_long", most=_LONGEST_RECORD)
            yield start, BoardTextError(message, start, 1)
        else:
            yield start, "\n".join(parts)
        parts, length, is_open = [], 0, False
    if parts:
        yield start, BoardTextError(_say("open_quote"), start, 1)


def _is_open_after(line: str, is_open: bool) -> bool:
    """Whether a quoted field goes on past a line. A quote in the middle of a field opens none."""
    if '"' not in line:
        return is_open
    for found in _QUOTES.finditer(line):
        if is_open or found["start"] is not None:
            # two quotes are one that is part of the text
            is_open ^= len(found["quotes"]) % 2 == 1
    return is_open


def _separator(record: str) -> str:
    """The separator that the first record has most of, outside of quotes."""
    bare = re.sub(r'"[^"]*"', "", record)
    return max(_SEPARATORS, key=bare.count)


def _fields(record: str, separator: str, number: int) -> list[PlacedText]:
    if '"' in record:
        return list(_quoted_fields(record, separator, number))
    fields: list[PlacedText] = []
    column = 1
    for text in record.split(separator):
        fields.append(PlacedText(text.strip(), number, column))
        column += len(text) + 1
    return fields


def _quoted_fields(record: str, separator: str, number: int) -> Iterator[PlacedText]:
    pattern = re.compile(
        rf' *(?:"((?:[^"]|"")*+)" *|([^" {separator}][^{separator}]*|))({separator}|$)'
    )
    at = 0
    while True:
        found = pattern.match(record, at)
        if found is None:
            raise BoardTextError(_say("quote_inside"), number, at + 1)
        is_quoted = found[1] is not None
        text = found[1].replace('""', '"') if is_quoted else found[2].strip()
        yield PlacedText(text, number, found.start(1 if is_quoted else 2) + 1)
        at = found.end()
        if not found[3]:
            return


def _table(fields: Sequence[PlacedText]) -> tuple[_Table, bool]:
    """The columns, and whether the first record names them."""
    names = tuple(field.text for field in fields)
    named = find_puzzle(names)
    if named is not None:
        return (names, names.index(named)), True
    with_board = [at for at, field in enumerate(fields) if whole_word(field.text) is not None]
    if not with_board:
        return (names, 0), True
    numbered = tuple(_say("column", number=number) for number in range(1, len(fields) + 1))
    return (numbered, with_board[0]), False


def _without_puzzles(fields: Sequence[PlacedText], line: int) -> BoardTextError | None:
    """What is wrong with a text that has one record only, and no name for puzzles in it."""
    if find_puzzle([field.text for field in fields]) is not None:
        return None
    return BoardTextError(_say("no_puzzles"), line, 1)


def _record(cells: Iterable[str]) -> str:
    return ",".join(map(_cell, cells)) + "\n"


def _cell(text: str) -> str:
    if not _NEEDS_QUOTES.search(text):
        return text
    doubled = text.replace('"', '""')
    return f'"{doubled}"' if text else ""
