"""JSON Lines: a position in an object on each line, ours with everything that a board knows.

Objects of others are read, too: the puzzle is looked for under the names that corpora use, and what
stands beside it becomes notes. Records of variants are read with their clues.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sudologue.errors import BoardTextError
from sudologue.formats import board_objects, corpus_objects, variant_records
from sudologue.formats.columns import find_puzzle
from sudologue.formats.houses import ANY_SIZE, Feature
from sudologue.formats.json_text import dump, fields_of, parse
from sudologue.formats.places import standing_at
from sudologue.formats.reading import Carries, Fault, LineFormat, Reading
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
        start = text.removeprefix("\ufeff").lstrip()
        if not start.startswith("{"):
            return False
        try:
            fields = fields_of(parse(start.partition("\n")[0]), "the line")
        except BoardTextError:
            return False
        name = find_puzzle(list(fields))
        return fields.get("format") == board_objects.FORMAT or (
            name is not None and corpus_objects.is_board(fields[name])
        )

    def read_lines(
        self, lines: Iterable[tuple[int, str]], layout: Layout | None = None
    ) -> Iterator[Reading | Fault]:
        for number, text in lines:
            if not text or text.isspace():
                continue
            try:
                with standing_at(number):
                    yield self._read(text, number, layout)
            except BoardTextError as error:
                yield error

    def _read(self, text: str, number: int, layout: Layout | None) -> Reading:
        fields = fields_of(parse(text), "the line")
        if fields.get("format") == board_objects.FORMAT:
            return board_objects.read_fields(fields, self.slug, number, layout)
        if variant_records.is_record(fields):
            return variant_records.read_fields(fields, self.slug, number, layout)
        return corpus_objects.read_fields(fields, self.slug, number, layout)

    def written(self, reading: Reading) -> str:
        return dump(board_objects.fields_for(reading)).translate(_LINE_ENDS)
