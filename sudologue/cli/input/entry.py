"""A puzzle among others: its text, and where it stands."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Protocol, TypeVar

from sudologue.cli.input.variant import Variant
from sudologue.cli.output.complaints import printable
from sudologue.errors import BoardTextError, FormatError, SudologueError
from sudologue.messages import Messages
from sudologue.model import Board
from sudologue.model.layout import USUAL_SIZES

_say = Messages(__name__)

if TYPE_CHECKING:
    from sudologue.coach import Marks
    from sudologue.formats import Reading


LONGEST_LINE = 100_000
WHOLE = frozenset(size * size for size in USUAL_SIZES)
CELLS = re.compile(r"[.0-9A-Za-z]+")
FIGURES = re.compile(r"[.0-9\s]*")
TOO_LONG = f"too long to be a puzzle: {LONGEST_LINE} characters or more"


class Placed(Protocol):
    """What stands somewhere: a puzzle, or a trace."""

    @property
    def source(self) -> str: ...
    @property
    def line(self) -> int | None: ...
    @property
    def place(self) -> str:
        """The place where it stands, as people are told."""
        ...

    @property
    def identity(self) -> bytes:
        """What tells it from any other: where it stands, and what is there."""
        ...


P = TypeVar("P", bound=Placed)


@dataclass(frozen=True)
class Entry:
    """A puzzle and where it stands: `lines` has the number of each of its lines.

    What there is of it is a text, or, where others had to be read to come to it, what was read, or
    why nothing was. `form` is `line` or `grid` where a text shows that it is a plain one; a
    `remark` is what stood beside it. One of several has a `number`, where these are counted.
    """

    content: str | Reading | SudologueError
    source: str
    lines: tuple[int, ...] = ()
    form: str | None = None
    remark: str = ""
    number: int | None = None

    @property
    def identity(self) -> bytes:
        """What tells it from any other: where it stands, and what is there."""
        content = self.content
        if not isinstance(content, str | SudologueError):
            content = f"{content.board.to_string()} {content.notes}"
        return f"{self.source}\0{self.lines}\0{content}\0{self.remark}\n".encode(errors="replace")

    @property
    def line(self) -> int | None:
        """The number of the puzzle's first line, from 1; an argument has none."""
        return self.lines[0] if self.lines else None

    @property
    def format(self) -> str | None:
        """The format that the puzzle was read as; an entry that could not be read has none."""
        if isinstance(self.content, (str, SudologueError)):
            return self.form
        return self.content.format

    @property
    def notes(self) -> tuple[tuple[str, str], ...]:
        """The notes of an entry that was read."""
        return () if isinstance(self.content, (str, SudologueError)) else self.content.notes

    def marks(self, board: Board, kind: str) -> str | Marks:
        """The marks of an entry that was read, if it has some, to be read as some kind."""
        from sudologue.coach.player_marks import marks_beside  # for which nobody else waits

        if isinstance(self.content, (str, SudologueError)):
            return kind
        kept = self.content.marks
        return marks_beside(board, kept.centre, kept.corner, kind)

    @property
    def rules(self) -> str:
        """The rules in words of an entry that was read, which Sudologue does not read."""
        return "" if isinstance(self.content, (str, SudologueError)) else self.content.rules

    @property
    def place(self) -> str:
        """The place where the puzzle stands, as people are told."""
        source = printable(self.source)
        return _say("place", source=source, line=self.line) if self.lines else source

    def placed(self, message: str) -> str:
        """A message about the entry, after the place where it stands."""
        return f"{self.place}: {message}" if self.place else message

    def refusal(self, error: SudologueError, *additions: str) -> SudologueError:
        """An error about the entry, after the place where it stands."""
        return SudologueError(self.placed(""), *error.parts, *additions)

    def board(self, variant: Variant) -> Board:
        """The position. Refusals say where the fault is, counting all lines of the source."""
        if isinstance(self.content, str) and variant.format is None:
            try:
                board = Board.from_string(self.content, variant.layout)
                return variant.moved(board) if variant.further else board
            except SudologueError as error:
                raise self._refused(error) from error
        return self.reading(variant).board

    def reading(self, variant: Variant) -> Reading:
        """The position with what came along; refused as a board is."""
        # only whoever asks for it waits for the formats
        from sudologue.formats import Reading

        content = self.content
        if isinstance(content, Reading):
            return content
        try:
            if isinstance(content, SudologueError):
                raise content
            if self.form is None or variant.format is not None:
                return variant.reading(content)
            notes = (("remark", self.remark),) if self.remark else ()
            if self.is_plain(variant):
                return Reading(variant.board(content), self.form, notes=notes)
            return replace(_read_with_care(content, self.form, variant), notes=notes)
        except SudologueError as error:
            raise self._refused(error) from error

    def is_plain(self, variant: Variant) -> bool:
        """Whether it is a line or grid of figures, which nothing is to be said about."""
        if self.form is None or variant.format is not None or not isinstance(self.content, str):
            return False
        return FIGURES.fullmatch(self.content) is not None

    def _refused(self, error: SudologueError) -> SudologueError:
        """The error with the place in the source, and its notes; what it was is its cause."""
        if isinstance(error, BoardTextError) and error.line is not None and self.lines:
            position = f" at line {error.line}, column {error.column}"
            place = f"{self.source}, line {self.lines[min(error.line, len(self.lines)) - 1]}"
            if position in str(error):
                message = str(error).replace(position, "", 1)
                return SudologueError(f"{place}, column {error.column}: {message}")
            if len(self.lines) > 1:
                return SudologueError(f"{place}: ", *error.parts)
        notes = [f"; {note}" for note in getattr(error, "__notes__", ())]
        return self.refusal(error, ", with --from" * isinstance(error, FormatError), *notes)


def is_sure(line: str) -> bool:
    """Whether a line is a puzzle and nothing else, if it is not a row of a puzzle of 16 rows."""
    return len(line) in WHOLE and CELLS.fullmatch(line) is not None


def _read_with_care(text: str, form: str, variant: Variant) -> Reading:
    """A line or grid with other characters, which may be read in a way to be warned of."""
    from sudologue.formats import Reading

    try:
        return variant.reading(text, form)
    except BoardTextError:
        # of a board it is told best what is wrong with it
        return Reading(variant.board(text), form)
