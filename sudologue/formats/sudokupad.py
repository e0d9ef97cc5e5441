"""SudokuPad links, with a file of its own or one of f-puzzles packed in them.

JSON is read as SudokuPad zips it: names and words without quotes, and nothing where null would
stand. A list has a value more than it has commas. `t` and `f` are true and false; any other word is
text:

    {ce:[[{v:5},,],[,,{v:3}]],md:{title:'A puzzle'},un:t}
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import NoReturn
from urllib.parse import quote

from sudologue.errors import BoardTextError
from sudologue.formats import f_puzzles_reading, sudokupad_reading
from sudologue.formats.f_puzzles import FPuzzlesJson
from sudologue.formats.json_text import Fields, fields_of, parse
from sudologue.formats.links import Link, Part, compress, short_link, unescaped, unpack
from sudologue.formats.reading import Reading
from sudologue.formats.refusals import place_of, standing_at
from sudologue.messages import Messages
from sudologue.model import Layout

_say = Messages(__name__)

_LONGEST = 200_000
_DEEPEST = 40
_TOKEN = re.compile(
    r"""\s*(?:
        (?P<mark>[\[\]{},:])
      | (?P<text>"(?:[^"\\]|\\.)*+"|'(?:[^'\\]|\\.)*+')
      | (?P<word>[^\s\[\]{},:"']+)
    )""",
    re.VERBOSE | re.DOTALL,
)
_WORDS = {"t": True, "true": True, "f": False, "false": False, "null": None, "undefined": None}
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]{0,14})")
_FRACTION = re.compile(r"-?[0-9]{0,15}\.[0-9]{1,15}")
_ESCAPE = re.compile(r"\\(?:u([0-9a-fA-F]{4})|(.))", re.DOTALL)
_CONTROLS = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f"}


def parse_loose(text: str) -> object:
    """The value that a text holds.

    >>> parse_loose("{a:[1,,t],b:'it'}")
    {'a': [1, None, True], 'b': 'it'}
    """
    if len(text) > _LONGEST:
        raise BoardTextError(_say("too_long", most=_LONGEST), 1, 1)
    reader = _LooseReader(text)
    value = reader.value(0)
    reader.end()
    return value


class _LooseReader:
    def __init__(self, text: str) -> None:
        self._text = text
        self._at = self._start = 0
        self._kind, self._token = "", ""
        self._next()

    def value(self, depth: int) -> object:
        """The value that begins here."""
        if depth > _DEEPEST:
            self._refuse(_say("nested", levels=_DEEPEST))
        kind, token = self._kind, self._token
        if kind == "text":
            self._next()
            return _ESCAPE.sub(_unescaped, token[1:-1])
        if kind == "word":
            self._next()
            return _meaning(token)
        if token == "[":
            return self._list(depth)
        if token == "{":
            return self._object(depth)
        return self._refuse(_say("no_value"))

    def end(self) -> None:
        """Refuse what comes after the value."""
        if self._kind:
            self._refuse(_say("more"))

    def _list(self, depth: int) -> list[object]:
        self._next()
        if self._is_at("]"):
            self._next()
            return []
        items = [self._maybe("]", depth)]
        while not self._is_at("]"):
            self._pass(",")
            items.append(self._maybe("]", depth))
        self._next()
        return items

    def _maybe(self, end: str, depth: int) -> object:
        """The value that begins here, or null where it is left out, before a comma or the end."""
        return None if self._is_at(",") or self._is_at(end) else self.value(depth + 1)

    def _object(self, depth: int) -> dict[str, object]:
        fields: dict[str, object] = {}
        self._next()
        while not self._is_at("}"):
            if self._kind not in ("word", "text"):
                self._refuse(_say("no_name"))
            name = self._token if self._kind == "word" else self._token[1:-1]
            if name in fields:
                self._refuse(_say("twice", name=name))
            self._next()
            self._pass(":")
            fields[name] = self._maybe("}", depth)
            if not self._is_at("}"):
                self._pass(",")
        self._next()
        return fields

    def _is_at(self, mark: str) -> bool:
        return self._kind == "mark" and self._token == mark

    def _pass(self, mark: str) -> None:
        if not self._is_at(mark):
            self._refuse(_say("no_mark", mark=mark))
        self._next()

    def _next(self) -> None:
        found = _TOKEN.match(self._text, self._at)
        if found is None:
            self._start = self._at
            if self._text[self._at :].strip():
                self._refuse(_say("open_text"))
            self._kind = self._token = ""
            return
        self._kind = found.lastgroup or ""
        self._token = found[self._kind]
        self._start, self._at = found.start(self._kind), found.end()

    def _refuse(self, message: str) -> NoReturn:
        raise BoardTextError(message, *place_of(self._text, self._start))


def _unescaped(found: re.Match[str]) -> str:
    if found[1]:
        return chr(int(found[1], 16))
    return _CONTROLS.get(found[2], found[2])


def _meaning(word: str) -> object:
    if word in _WORDS:
        return _WORDS[word]
    if _NUMBER.fullmatch(word):
        return int(word)
    return float(word) if _FRACTION.fullmatch(word) else word


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
    reads_json = True
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
                raise BoardTextError(short_link())
            if kind[0] == "scf":
                raise BoardTextError(_say("short_code"))
            value, warnings = unpack(part.text[kind.end() :], _either_way)
            reading = self._reading(value, layout)
            yield replace(reading, warnings=warnings + reading.warnings)

    def _reading(self, value: object, layout: Layout | None) -> Reading:
        fields = fields_of(value, _say("puzzle"))
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
        raise BoardTextError(_say("no_puzzle")).located(*place_of(text, part.offset))
    return Part(key.rstrip("\r\n"), part.offset + part.text.find(key[:4]))


def _either_way(text: str) -> Fields:
    """The fields of a file, plain or zipped."""
    is_plain = bool(_QUOTED.match(text))
    return fields_of(parse(text) if is_plain else parse_loose(text), _say("puzzle"))
