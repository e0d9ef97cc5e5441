"""SudokuPad links, with a file of its own or one of f-puzzles packed in them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from urllib.parse import quote

from sudologue.errors import BoardTextError
from sudologue.formats import f_puzzles_reading, sudokupad_reading
from sudologue.formats.f_puzzles import FPuzzlesJson
from sudologue.formats.json_text import Fields, fields_of, parse
from sudologue.formats.links import Link, Part, unescaped, unpack
from sudologue.formats.loose_json import parse_loose
from sudologue.formats.lz_string import compress
from sudologue.formats.reading import Reading
from sudologue.formats.refusals import place_of, shortened, standing_at
from sudologue.model import Layout

_HOSTS = ("sudokupad.app", "crackingthecryptic.com", "sudokupad.svencodes.com")
_ADDRESS = "https://sudokupad.app/fpuzzles"
_FOLDERS = re.compile(r"(?:/|sudoku/|puzzle/)*")
_KIND = re.compile(r"scl|ctc|fpuzzles|fpuz|scf")
_NAKED = re.compile(r"\s*(?:scl|ctc|fpuzzles|fpuz|scf)[A-Za-z0-9+/ %$-]{16,}={0,4}\s*")
_QUOTED = re.compile(r'\s*\{\s*["}]')
_CELLS = re.compile(r"""\s*\{(?:.*[,{\s])?["']?(?:cells|ce)["']?\s*:\s*\[\s*\[""", re.DOTALL)


class SudokuPad(FPuzzlesJson):
    """A link to sudokupad.app. What is written is f-puzzles' file, which SudokuPad reads."""

    slug = "sudokupad"
    title = "SudokuPad link"
    summary = "A link to sudokupad.app with the puzzle in it; read also as plain or zipped JSON."
    extensions = ()

    def recognises(self, text: str) -> bool:
        link = Link.of(text)
        if link is not None:
            return any(link.is_at(host) for host in _HOSTS)
        return bool(_NAKED.fullmatch(text) or _CELLS.match(text))

    def read(self, text: str, layout: Layout | None = None) -> Iterator[Reading]:
        text = text.removeprefix("\ufeff")
        with standing_at(1):
            if text.lstrip().startswith("{"):
                yield self._reading(_either_way(text), layout)
                return
            part = _key_in(text)
        with standing_at(*place_of(text, part.offset)):
            kind = _KIND.match(part.text)
            if kind is None:
                raise BoardTextError(
                    f"{shortened(part.text)} is a name in place of a puzzle: "
                    "open the link, and copy the long link from the share menu"
                )
            if kind[0] == "scf":
                raise BoardTextError("SudokuPad's short codes (scf) cannot be read: copy the link")
            value, warnings = unpack(part.text[kind.end() :], _either_way)
            reading = self._reading(value, layout)
            yield replace(reading, warnings=warnings + reading.warnings)

    def _reading(self, value: object, layout: Layout | None) -> Reading:
        fields = fields_of(value, "the puzzle")
        of_f_puzzles = f_puzzles_reading.looks_like_one(fields)
        program = f_puzzles_reading if of_f_puzzles else sudokupad_reading
        return program.read_puzzle(fields, self.slug, layout, self.ignores_drawings)

    def packed(self, text: str) -> str:
        # in a path, a slash would be one
        return f"{_ADDRESS}{quote(compress(text), safe='')}"


def _key_in(text: str) -> Part:
    """The payload with its prefix, out of a link or alone."""
    link = Link.of(text)
    if link is None:
        start = len(text) - len(text.lstrip())
        return Part(unescaped(text.strip()), start)
    part = link.parameters.get("puzzleid") or link.path
    path = unescaped(part.text)
    folders = _FOLDERS.match(path)
    key = path[folders.end() if folders else 0 :]
    if not key:
        raise BoardTextError("the link has no puzzle in it").located(*place_of(text, part.offset))
    return Part(key.rstrip("\r\n"), part.offset + part.text.find(key[:4]))


def _either_way(text: str) -> Fields:
    """The fields of a file, plain or zipped."""
    is_plain = bool(_QUOTED.match(text))
    return fields_of(parse(text) if is_plain else parse_loose(text), "the puzzle")
