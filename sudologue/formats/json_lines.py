"""JSON: a position in an object on each line, ours with everything that a board knows.

Objects of others are read, too: the puzzle is looked for under the names that corpora use, and what
stands beside it becomes notes. Records of variants are read with their clues, and what the commands
write as JSON with the position it is about. A document may take several lines, and hold a list of
puzzles, or one as rows of numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sudologue.errors import BoardTextError
from sudologue.formats import board_objects, corpus_objects, variant_records
from sudologue.formats.json_text import (
    documents,
    dump,
    fields_of,
    items_of,
    kind_of,
    opens,
    parse_printed,
)
from sudologue.formats.reading import Carries, Fault, LineFormat, Reading
from sudologue.formats.refusals import standing_at
from sudologue.formats.variants import ANY_SIZE, Feature
from sudologue.model import Layout

# what some programs take for the end of a line, within a text
_LINE_ENDS = {code: f"\\u{code:04x}" for code in (0x85, 0x2028, 0x2029)}


class JsonLines(LineFormat):
    """Ours, or anybody's: an object a line."""

    slug = "jsonl"
    title = "JSON Lines"
    summary = "An object a line with everything a board knows; others' corpora are read, too."
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
                        fields_of(value, "the line")
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
            raise BoardTextError("the list is empty: expected puzzles, or rows of numbers")
        if kind_of(puzzle) == "a list" or isinstance(puzzle, str):
            puzzle = {"puzzle": puzzle}
        fields = fields_of(puzzle, "the line")
        if fields.get("format") == board_objects.FORMAT:
            return board_objects.read_fields(fields, self.slug, number, layout)
        if board_objects.is_record(fields):
            return board_objects.read_record(fields, self.slug, number, layout)
        if variant_records.is_record(fields):
            return variant_records.read_fields(fields, self.slug, number, layout)
        return corpus_objects.read_fields(fields, self.slug, number, layout)

    def written(self, reading: Reading) -> str:
        return dump(board_objects.fields_for(reading)).translate(_LINE_ENDS)


def _puzzles_in(value: object) -> Iterator[object]:
    """What tells of one puzzle each, in a list of them or alone."""
    items = items_of(value, "the line") if kind_of(value) == "a list" else []
    if items and corpus_objects.rows_of(items) is None:
        for item in items:
            yield from _puzzles_in(item)
    else:
        yield value
