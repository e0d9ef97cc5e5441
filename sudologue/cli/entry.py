"""A puzzle among others: its text, and where it stands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sudologue.cli.variant import Variant
from sudologue.errors import BoardTextError, FormatError, SudologueError
from sudologue.model import Board

if TYPE_CHECKING:
    from sudologue.formats import Reading

LONGEST_LINE = 100_000
TOO_LONG = f"too long to be a puzzle: {LONGEST_LINE} characters or more"


@dataclass(frozen=True)
class Entry:
    """A puzzle's text and where it stands: `lines` has the number of each of its lines.

    An entry with a fault is one that could not even be read; one with a reading has been read
    together with others. `form` is `line` or `grid` where it shows that the text is a plain one;
    a `remark` is what stood beside it.
    """

    text: str
    source: str
    lines: tuple[int, ...] = ()
    fault: str | None = None
    read: Reading | SudologueError | None = None
    form: str | None = None
    remark: str = ""

    @property
    def line(self) -> int | None:
        """The number of its first line, from 1; an argument has none."""
        return self.lines[0] if self.lines else None

    @property
    def format(self) -> str | None:
        """What it was read as; an entry that could not be read has none."""
        if self.read is None:
            return self.form
        return None if isinstance(self.read, SudologueError) else self.read.format

    @property
    def place(self) -> str:
        """Where it stands, as people are told."""
        return f"{self.source}, line {self.line}" if self.lines else self.source

    def board(self, variant: Variant) -> Board:
        """The position. Refusals say where the fault is, counting all lines of the source."""
        if self.fault is None and self.read is None and variant.format is None:
            try:
                return variant.board(self.text)
            except SudologueError as error:
                raise self._refused(error) from error
        return self.reading(variant).board

    def reading(self, variant: Variant) -> Reading:
        """The position with what came along; refused as a board is."""
        # only whoever asks for it waits for the formats
        from sudologue.formats import Reading

        if self.fault is not None:
            raise SudologueError(self._placed(self.fault))
        if isinstance(self.read, Reading):
            return self.read
        try:
            if self.read is not None:
                raise self.read
            if self.form is None or variant.format is not None:
                return variant.reading(self.text)
            notes = (("remark", self.remark),) if self.remark else ()
            return Reading(variant.board(self.text), self.form, notes=notes)
        except SudologueError as error:
            raise self._refused(error) from error

    def _refused(self, error: SudologueError) -> SudologueError:
        """The error with the place in the source; what it was is its cause."""
        if isinstance(error, BoardTextError):
            return SudologueError(self._pinpointed(error))
        said = f"{error}, with --from" if isinstance(error, FormatError) else str(error)
        return SudologueError(self._placed(said))

    def _placed(self, message: str) -> str:
        return f"{self.place}: {message}" if self.place else message

    def _pinpointed(self, error: BoardTextError) -> str:
        if error.line is None or not self.lines:
            return self._placed(str(error))
        found = f" at line {error.line}, column {error.column}"
        if found not in str(error):
            return self._placed(str(error))
        line = self.lines[min(error.line, len(self.lines)) - 1]
        message = str(error).replace(found, "", 1)
        return f"{self.source}, line {line}, column {error.column}: {message}"
