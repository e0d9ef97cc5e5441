"""f-puzzles: a link with a whole puzzle in it, or the JSON that the link packs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from sudologue.errors import BoardTextError
from sudologue.formats.f_puzzles_reading import NOTES, SIZES, TITLE, read_puzzle
from sudologue.formats.f_puzzles_writing import puzzle_fields
from sudologue.formats.houses import Feature
from sudologue.formats.json_text import dump, parse
from sudologue.formats.links import Link, Part, escaped
from sudologue.formats.lz_string import compress
from sudologue.formats.payloads import unpack
from sudologue.formats.places import place_of, standing_at
from sudologue.formats.reading import Carries, Format, Reading
from sudologue.model import Layout

_HOST = "f-puzzles.com"
_ADDRESS = "https://f-puzzles.com/?load="
# `{"`, with which every payload begins
_NAKED = re.compile(r"\s*N4Ig[A-Za-z0-9+/ %$-]{16,}={0,4}\s*")
_PREFIX = re.compile(r"\s*(?:fpuzzles|fpuz)?")
_GRID = re.compile(r'\{.*"grid"\s*:\s*\[\s*\[\s*\{', re.DOTALL)

CARRIES = Carries(
    placed=True,
    candidates=True,
    barred=True,
    marks=True,
    sizes=frozenset(SIZES),
    features=frozenset(Feature) - {Feature.OTHER},
)


class FPuzzlesJson(Format):
    """What f-puzzles keeps in a file."""

    slug = "f-puzzles-json"
    title = f"{TITLE} JSON"
    summary = "The JSON of f-puzzles.com: regions, moves, cages, arrows and thermometers."
    extensions = (".json",)
    carries = CARRIES

    def recognises(self, text: str) -> bool:
        start = text.removeprefix("\ufeff").lstrip()
        return start.startswith("{") and bool(_GRID.match(start))

    def read(self, text: str, layout: Layout | None = None) -> Iterator[Reading]:
        with standing_at(1):
            if text.removeprefix("\ufeff").lstrip().startswith(("{", "[")):
                yield self._reading(parse(text.removeprefix("\ufeff")), layout)
                return
        part = _payload(text)
        with standing_at(*place_of(text, part.offset)):
            value, warnings = unpack(part.text, parse)
            reading = self._reading(value, layout)
            yield replace(reading, warnings=warnings + reading.warnings)

    def _reading(self, value: object, layout: Layout | None) -> Reading:
        return read_puzzle(value, self.slug, layout, self.ignores_drawings)

    def written(self, reading: Reading) -> str:
        return self.packed(dump(puzzle_fields(reading)))

    def packed(self, text: str) -> str:
        """The JSON as this format sends it."""
        return text

    def losses(self, reading: Reading) -> tuple[str, ...]:
        others = tuple(note for note in reading.notes if note[0] not in NOTES.values())
        lost = super().losses(replace(reading, notes=others))
        if reading.marks.centre:
            lost += ("candidates that are not marked beside marked ones become eliminated",)
        return lost


class FPuzzles(FPuzzlesJson):
    """A link to f-puzzles.com, with the puzzle in it."""

    slug = "f-puzzles"
    title = f"{TITLE} link"
    summary = "A link to f-puzzles.com with the puzzle in it, or the packed puzzle alone."
    extensions = ()
    carries = CARRIES

    def recognises(self, text: str) -> bool:
        link = Link.of(text)
        return link.is_at(_HOST) if link else bool(_NAKED.fullmatch(text))

    def packed(self, text: str) -> str:
        return f"{_ADDRESS}{escaped(compress(text))}"


def _payload(text: str) -> Part:
    link = Link.of(text)
    if link is None:
        start = _PREFIX.match(text)
        offset = start.end() if start else 0
        return Part(text[offset:].rstrip(), offset)
    if "load" in link.parameters:
        return link.parameters["load"]
    if "id" in link.parameters:
        reason = "the link has a name in place of a puzzle: open it, and copy the long link"
        raise BoardTextError(reason).located(*place_of(text, link.parameters["id"].offset))
    raise BoardTextError("the link has no puzzle in it: expected ?load=").located(1)
