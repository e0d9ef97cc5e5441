"""f-puzzles: a link with a whole puzzle in it, or the JSON that the link packs.

A cell of the usual boxes says nothing of its region, a cell with all its candidates nothing of its
marks: a plain puzzle is its givens, as f-puzzles itself writes it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from sudologue.errors import BoardTextError, FormatError
from sudologue.formats.clue_files import EXTRA_REGIONS, clue_fields, files_of, names_of
from sudologue.formats.f_puzzles_reading import FLAGS, NOTES, SIZES, TITLE, read_puzzle
from sudologue.formats.json_text import dump, parse
from sudologue.formats.links import Link, Part, compress, escaped, short_link, unpack
from sudologue.formats.reading import Carries, Format, Reading, possible
from sudologue.formats.refusals import place_of, standing_at
from sudologue.formats.variants import (
    Feature,
    Region,
    anatomy,
    base_of,
    refuse_dead_cells,
    windows_of,
)
from sudologue.messages import Messages
from sudologue.model import HouseKind, Layout, parse_digit
from sudologue.model.layout import usual_layout

_say = Messages(__name__)


def puzzle_fields(reading: Reading) -> dict[str, object]:
    """The fields of an f-puzzles file."""
    board, layout = reading.board, reading.board.layout
    parts = anatomy(layout)
    if Feature.GROUPS in parts.features and base_of(parts.regions) != usual_layout(layout.size):
        raise FormatError(_say("no_groups"))
    refuse_dead_cells(board, TITLE)
    base = base_of(parts.regions)
    has_usual_boxes = base.houses[0].kind is HouseKind.BOX and base == usual_layout(layout.size)
    cells = _cell_fields(reading, None if has_usual_boxes else parts.regions)
    fields: dict[str, object] = {
        "size": layout.size,
        "grid": [cells[at : at + layout.size] for at in range(0, len(cells), layout.size)],
    }
    for name, ours in NOTES.items():
        note = reading.note(ours)
        value = _solution(note, layout) if note and ours == "solution" else note
        if value:
            fields[name] = value
    names = {feature: name for name, feature in FLAGS.items()}
    extra: list[Region] = []
    for feature in parts.features:
        if feature in names:
            fields[names[feature]] = True
        else:
            extra += windows_of(layout) if feature is Feature.WINDOWS else parts.extra
            fields[EXTRA_REGIONS] = [{"cells": names_of(group)} for group in extra]
    # a region with all digits is read as a house, and stands with them
    clues = sorted(
        layout.clues, key=lambda c: not (files_of(c).is_region and len(c.cells) == layout.size)
    )
    for name, items in clue_fields(clues).items():
        houses = fields.get(name, [])
        fields[name] = [*houses, *items] if isinstance(houses, list) else items
    return fields


def _solution(note: str, layout: Layout) -> list[int]:
    """The digits of a solution; none, if the note is anything else."""
    try:
        digits = [parse_digit(symbol) for symbol in note]
    except BoardTextError:
        return []
    return digits if len(digits) == layout.tables.cell_count else []


def _cell_fields(
    reading: Reading, regions: tuple[int | None, ...] | None
) -> list[dict[str, object]]:
    board, layout = reading.board, reading.board.layout
    gone = possible(board) & ~board.masks.barred & ~board.masks.live
    marked, cornered = reading.marks.centre, reading.marks.corner
    cells: list[dict[str, object]] = []
    for number, (cell, value) in enumerate(zip(layout.cells, board.masks.values, strict=True)):
        fields: dict[str, object] = {}
        if value is not None:
            fields["value"] = value
            if board.is_given(cell):
                fields["given"] = True
        domain = layout.tables.domain_masks[number]
        if board.masks.barred & domain:
            fields["givenPencilMarks"] = _digits(layout, domain & ~board.masks.barred, number)
        if marked & domain or gone & domain:
            centre = marked & domain or board.masks.live & domain
            fields["centerPencilMarks"] = _digits(layout, centre, number)
        if cornered & domain:
            fields["cornerPencilMarks"] = _digits(layout, domain & cornered, number)
        if regions is not None:
            fields["region"] = regions[number]
        cells.append(fields)
    return cells


def _digits(layout: Layout, mask: int, number: int) -> list[int]:
    width = layout.tables.cell_count
    return [digit for digit in layout.tables.digits if mask >> (digit - 1) * width + number & 1]


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
    reads_json = True
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

    def keeps(self, reading: Reading, name: str) -> bool:
        return name in NOTES.values()

    def losses(self, reading: Reading) -> tuple[str, ...]:
        lost = super().losses(reading)
        if reading.marks.centre:
            lost += (_say("unmarked"),)
        return lost


class FPuzzles(FPuzzlesJson):
    """A link to f-puzzles.com, with the puzzle in it."""

    slug = "f-puzzles"
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
        raise BoardTextError(short_link()).located(*place_of(text, link.parameters["id"].offset))
    raise BoardTextError(_say("no_puzzle")).located(1)
