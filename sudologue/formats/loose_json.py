"""JSON as SudokuPad zips it: names and words without quotes, and nothing where null would stand.

    {ce:[[{v:5},,],[,,{v:3}]],md:{title:'A puzzle'},un:t}

A list has a value more than it has commas. `t` and `f` are true and false; any other word is text.
"""

from __future__ import annotations

import re
from typing import NoReturn

from sudologue.errors import BoardTextError
from sudologue.formats.refusals import place_of, shortened

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
        raise BoardTextError(f"too long: no puzzle takes more than {_LONGEST:,} characters", 1, 1)
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
            self._refuse(f"nested too deep: no puzzle has more than {_DEEPEST} levels")
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
        return self._refuse("broken JSON: expected a value")

    def end(self) -> None:
        """Refuse what comes after the value."""
        if self._kind:
            self._refuse("broken JSON: expected nothing more")

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
                self._refuse("broken JSON: expected a name")
            name = self._token if self._kind == "word" else self._token[1:-1]
            if name in fields:
                self._refuse(f"{shortened(name)} is there twice: which one counts?")
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
            self._refuse(f"broken JSON: expected {mark!r}")
        self._next()

    def _next(self) -> None:
        found = _TOKEN.match(self._text, self._at)
        if found is None:
            self._start = self._at
            if self._text[self._at :].strip():
                self._refuse("broken JSON: a text without its end")
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
