"""OpenSudoku's files: folders of games, as XML."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import groupby

from sudologue.errors import BoardTextError
from sudologue.formats.houses import CLASSIC_SIZE, settled
from sudologue.formats.opensudoku_cells import board_text, is_serialised, read_board
from sudologue.formats.places import place_of, standing_at
from sudologue.formats.reading import Carries, Format, Reading, is_untouched
from sudologue.formats.variants import refuse_dead_cells
from sudologue.formats.xml_text import Ended, Started, attribute, events, is_document
from sudologue.model import CLASSIC, Layout

_ROOT = "opensudoku"
_TITLE = "OpenSudoku"
_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<opensudoku version="2">\n'
_FOLDER, _CREATED = "folder", "created"
# the game's own attributes, in the order in which they are written
_NOTES = ("state", "time", "last_played", "note")
_LEFT_ASIDE = {"command_stack": "the history of moves is left aside"}
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
            raise BoardTextError(
                "a game without data: expected data=", started.line, started.column
            )
        with standing_at(started.line, started.column):
            try:
                board, warnings, marks = read_board(attributes["data"], self.layout)
            except BoardTextError as error:
                raise error.located(1) from error
        warnings += tuple(said for name, said in _LEFT_ASIDE.items() if attributes.get(name))
        left_out = {"data", *_LEFT_ASIDE}
        own = {name: text for name, text in attributes.items() if name not in left_out}
        notes = {**self.shared, **own}
        return Reading(board, self.slug, warnings, tuple(notes.items()), started.line, marks=marks)


class OpenSudoku(Format):
    """A file of OpenSudoku, old or new, or one board of it alone."""

    slug = "opensudoku"
    title = f"{_TITLE} file"
    summary = "The XML of OpenSudoku and LibreSudoku: folders of games with notes."
    extensions = (".opensudoku", ".xml")
    carries = Carries(placed=True, candidates=True, many=True, sizes=CLASSIC_SIZE)

    def recognises(self, text: str) -> bool:
        return is_document(text, _ROOT) or is_serialised(text.removeprefix("\ufeff"))

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
                refuse_dead_cells(reading.board, _TITLE)
                yield f"{before}    {self.written(reading)}\n"
                before, is_any = "", True
            before = "  </folder>\n"
        yield f"{before if is_any else _HEAD}</opensudoku>\n"

    def written(self, reading: Reading) -> str:
        board = reading.board
        state = _NOT_STARTED if is_untouched(board) else _PLAYING
        state = _COMPLETED if board.is_complete and board.clash is None else state
        said = {"data": board_text(board), "state": state, "time": "0"}
        for name in _NOTES:
            if (note := reading.note(name)) is not None:
                said[name] = note
        attributes = " ".join(f'{name}="{attribute(text)}"' for name, text in said.items())
        return f"<game {attributes} />"

    def losses(self, reading: Reading) -> tuple[str, ...]:
        known = {_FOLDER, _CREATED, *_NOTES}
        others = tuple(note for note in reading.notes if note[0] not in known)
        return super().losses(replace(reading, notes=others))


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
        message = f"the file is <{root.name}>: expected <{_ROOT}>"
        raise BoardTextError(message, root.line, root.column)
    version = root.attributes.get("version", "1")
    if not (version.isascii() and version.isdigit() and len(version) < 3):
        message = f"version {version!r} cannot be read: expected a number"
        raise BoardTextError(message, root.line, root.column)


def _folder_of(reading: Reading) -> tuple[str, str]:
    return reading.note(_FOLDER) or "Sudologue", reading.note(_CREATED) or ""
