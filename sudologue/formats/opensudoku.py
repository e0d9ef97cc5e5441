"""OpenSudoku's files: folders of games, as XML.

A board in them is 81 digits, or the cells one by one with their notes:

    version: 3
    5|0|0|3|0|0|0|10|1|…        digit, notes, whether the player may change it

Notes are a mask with a bit for each digit; in version 1 they were digits with commas. Since version
4 there are two fields of them, one for the corners and one for the centre.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import groupby

from sudologue.errors import BoardTextError
from sudologue.formats.reading import (
    Carries,
    Format,
    PlayerMarks,
    Reading,
    candidates_of,
    gone,
    is_untouched,
    marks_on,
    position,
)
from sudologue.formats.refusals import place_of, standing_at
from sudologue.formats.variants import CLASSIC_SIZE, refuse_dead_cells, settled
from sudologue.formats.xml_text import Ended, Started, attribute, events, is_document
from sudologue.messages import Messages
from sudologue.model import CLASSIC, Board, Layout

_say = Messages(__name__)

VERSION = 3
_NEWEST = 9
# the line's end is a space, where an attribute has swallowed it, or two characters, where a
# program has
_CELLS_HEAD = re.compile(r"\s*version:\s*([0-9]{1,3})(?:\s|\\n)+")
_SIMPLE = re.compile(r"[0-9]{81}")
_COUNT = CLASSIC.tables.cell_count
_LIST = re.compile(r"(?:[1-9],)+|-")
_TWO_NOTES = 4
_ALL_NOTES = (1 << CLASSIC.size) - 1


@dataclass
class _GameCells:
    values: list[int | None] = field(default_factory=list[int | None])
    given: set[int] = field(default_factory=set[int])
    marked: list[int] = field(default_factory=list[int])
    corners: list[int] = field(default_factory=list[int])
    centres: list[int] = field(default_factory=list[int])


def read_board(text: str, layout: Layout = CLASSIC) -> tuple[Board, tuple[str, ...], PlayerMarks]:
    """A board in either form, warnings of what was not read, and the player's marks."""
    head = _CELLS_HEAD.match(text)
    if head is None:
        return _simple(text, layout), (), PlayerMarks()
    version = int(head[1])
    if not 1 <= version <= _NEWEST:
        raise BoardTextError(_say("cells_version", version=version))
    game = _cells(text[head.end() :].strip(), version)
    candidates = candidates_of([mask or _ALL_NOTES for mask in game.marked], layout)
    board = position(game.values, layout, game.given, candidates)
    centres = game.marked if any(game.marked) else game.centres
    marks = marks_on(board, candidates_of(centres, layout), candidates_of(game.corners, layout))
    return board, _warnings(game), marks


def _simple(text: str, layout: Layout) -> Board:
    stripped = text.strip()
    if not _SIMPLE.fullmatch(stripped):
        strange = next((c for c in stripped if not (c.isascii() and c.isdigit())), None)
        case = "strange" if strange else ""
        raise BoardTextError(_say("no_figures", case, found=len(stripped), symbol=strange))
    return Board.from_values([int(symbol) or None for symbol in stripped], layout)


def _cells(text: str, version: int) -> _GameCells:
    fields = text.split("|")
    if fields[-1].strip():
        raise BoardTextError(_say("no_bar"))
    fields.pop()
    if version == 2:
        # its first programs wrote two bars after the notes
        fields = [f for at, f in enumerate(fields) if f or at == 0]
    width = 4 if version >= _TWO_NOTES else 3
    if len(fields) != width * _COUNT:
        raise BoardTextError(_say("breaks_off", found=len(fields), width=width, count=_COUNT))
    game = _GameCells()
    for number in range(_COUNT):
        cell = fields[width * number : width * (number + 1)]
        try:
            _read_cell(game, number, cell, version)
        except BoardTextError as error:
            raise BoardTextError(f"{CLASSIC.cells[number]}: {error}") from error
    return game


def _read_cell(game: _GameCells, number: int, fields: list[str], version: int) -> None:
    value, *notes, editable = (item.strip() for item in fields)
    if not (len(value) == 1 and value in "0123456789"):
        raise BoardTextError(_say("no_digit", field=value))
    if editable not in ("0", "1"):
        raise BoardTextError(_say("who_wrote", field=editable))
    game.values.append(int(value) or None)
    if value != "0" and editable == "0":
        game.given.add(number)
    masks = [_mask(note, version) for note in notes]
    corner, centre = masks if len(masks) > 1 else (0, 0)
    game.corners.append(corner)
    game.centres.append(centre)
    game.marked.append(masks[0] if len(masks) == 1 and value == "0" else 0)


def _mask(note: str, version: int) -> int:
    if version == 1:
        if not _LIST.fullmatch(note):
            raise BoardTextError(_say("no_list", note=note))
        return sum({1 << (int(digit) - 1) for digit in note if digit.isdigit()})
    if not (note.isascii() and note.isdigit() and len(note) <= 3 and int(note) <= _ALL_NOTES):
        raise BoardTextError(_say("no_mask", note=note))
    return int(note)


def _warnings(game: _GameCells) -> tuple[str, ...]:
    if any((*game.corners, *game.centres)):
        return (_say("hint_notes"),)
    unmarked = game.values.count(None) - sum(map(bool, game.marked))
    if any(game.marked) and unmarked:
        return (_say("no_notes", cells=unmarked),)
    return ()


def board_text(board: Board) -> str:
    """A board in the shorter form, if that says all of it, and else in the longer."""
    if is_untouched(board):
        return board.to_string("0")
    has_notes = gone(board)
    cells: list[str] = []
    for cell, value, domain in zip(
        board.layout.cells, board.masks.values, board.masks.domain_bits, strict=True
    ):
        notes = domain if has_notes and value is None else 0
        cells.append(f"{value or 0}|{notes}|{int(not board.is_given(cell))}|")
    return f"version: {VERSION}\n{''.join(cells)}"


_ROOT = "opensudoku"
_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<opensudoku version="2">\n'
_FOLDER, _CREATED = "folder", "created"
# the game's own attributes, in the order in which they are written
_NOTES = ("state", "time", "last_played", "note")
_HISTORY = "command_stack"
# in files of the first version, these stand around the games, for all of them
_FIRST_VERSION = {
    "name": _FOLDER,
    "author": "author",
    "description": "description",
    "comment": "comment",
    "created": _CREATED,
    "source": "source",
    "level": "level",
    "sourceURL": "source url",
}
_PLAYING, _NOT_STARTED, _COMPLETED = "0", "1", "2"


@dataclass
class _Games:
    """What has been told so far: the notes that the next games share."""

    layout: Layout
    slug: str
    shared: dict[str, str] = field(default_factory=dict[str, str])

    def game(self, started: Started) -> Reading:
        """The position of a game."""
        attributes = started.attributes
        if "data" not in attributes:
            raise BoardTextError(_say("no_data"), started.line, started.column)
        with standing_at(started.line, started.column):
            try:
                board, warnings, marks = read_board(attributes["data"], self.layout)
            except BoardTextError as error:
                raise error.located(1) from error
        warnings += (_say("history"),) if attributes.get(_HISTORY) else ()
        left_out = {"data", _HISTORY}
        own = {name: text for name, text in attributes.items() if name not in left_out}
        notes = {**self.shared, **own}
        return Reading(board, self.slug, warnings, tuple(notes.items()), started.line, marks=marks)


class OpenSudoku(Format):
    """A file of OpenSudoku, old or new, or one board of it alone."""

    slug = "opensudoku"
    extensions = (".opensudoku", ".xml")
    carries = Carries(placed=True, candidates=True, many=True, sizes=CLASSIC_SIZE)

    def recognises(self, text: str) -> bool:
        return is_document(text, _ROOT) or bool(_CELLS_HEAD.match(text.removeprefix("\ufeff")))

    def read(self, text: str, layout: Layout | None = None) -> Iterator[Reading]:
        text = text.removeprefix("\ufeff")
        with standing_at(1):
            reader = _Games(settled(CLASSIC, layout), self.slug)
            if not text.lstrip().startswith("<"):
                with standing_at(*place_of(text, len(text) - len(text.lstrip()))):
                    board, warnings, marks = read_board(text, reader.layout)
                    yield Reading(board, self.slug, warnings, marks=marks)
                    return
        yield from _games(text, reader)

    def write(self, readings: Iterable[Reading]) -> Iterator[str]:
        # what stands before the first game goes with it, so that a refused one leaves no torso
        before = _HEAD
        is_any = False
        for (name, created), folder in groupby(readings, _folder_of):
            dated = f' {_CREATED}="{attribute(created)}"' if created else ""
            before += f'  <folder name="{attribute(name)}"{dated}>\n'
            for reading in folder:
                self.refuse(reading.board.layout)
                refuse_dead_cells(reading.board, "OpenSudoku")
                yield f"{before}    {self.written(reading)}\n"
                before, is_any = "", True
            before = "  </folder>\n"
        yield f"{before if is_any else _HEAD}</opensudoku>\n"

    def written(self, reading: Reading) -> str:
        board = reading.board
        state = _NOT_STARTED if is_untouched(board) else _PLAYING
        state = _COMPLETED if board.is_complete and board.masks.clash is None else state
        said = {"data": board_text(board), "state": state, "time": "0"}
        for name in _NOTES:
            if (note := reading.note(name)) is not None:
                said[name] = note
        attributes = " ".join(f'{name}="{attribute(text)}"' for name, text in said.items())
        return f"<game {attributes} />"

    def keeps(self, reading: Reading, name: str) -> bool:
        return name in {_FOLDER, _CREATED, *_NOTES}


def _games(text: str, reader: _Games) -> Iterator[Reading]:
    """The games of a file, as they come."""
    for event in events(text):
        match event:
            case Started(around=()):
                _refuse_other_files(event)
            case Started(name="game"):
                yield reader.game(event)
            case Started(name="folder", attributes=attributes):
                reader.shared = {
                    _FOLDER if name == "name" else name: said for name, said in attributes.items()
                }
            case Ended(name="folder"):
                reader.shared = {}
            case Ended(name=name, text=said, around=(_,)) if name in _FIRST_VERSION:
                if said.strip():
                    reader.shared[_FIRST_VERSION[name]] = said.strip()
            case _:
                pass


def _refuse_other_files(root: Started) -> None:
    if root.name != _ROOT:
        message = _say("wrong_root", name=root.name, expected=_ROOT)
        raise BoardTextError(message, root.line, root.column)
    version = root.attributes.get("version", "1")
    if not (version.isascii() and version.isdigit() and len(version) < 3):
        message = _say("no_version", version=version)
        raise BoardTextError(message, root.line, root.column)


def _folder_of(reading: Reading) -> tuple[str, str]:
    return reading.note(_FOLDER) or "Sudologue", reading.note(_CREATED) or ""
