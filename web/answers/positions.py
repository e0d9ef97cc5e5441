"""Positions as the page has them: an object of JSON Lines, and beside it a player's marks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Self

from sudologue import formats
from sudologue.coach.player_marks import AUTO, Marks, Pencilled, pencilled
from sudologue.errors import BoardTextError
from sudologue.formats import board_objects
from sudologue.formats.json_text import dump
from sudologue.formats.reading import Reading, possible
from sudologue.messages import Messages
from sudologue.model import Board, Layout

_say = Messages(__name__)

Fields = Mapping[str, Any]


@dataclass(frozen=True)
class Position:
    """The digits of a board in an object of JSON Lines, and for each cell what is pencilled in."""

    fields: Fields
    marks: Sequence[str] = ()

    @classmethod
    def of(cls, data: Fields) -> Self:
        """The position that the page hands over."""
        named = ("layout", "puzzle", "placed", "barred")
        fields = {name: data[name] for name in named if data.get(name) is not None}
        head = {"format": board_objects.FORMAT, "version": board_objects.VERSION}
        return cls({**head, **fields}, tuple(data.get("marks") or ()))

    @cached_property
    def board(self) -> Board:
        """The digits as a board, whatever is pencilled in."""
        return formats.read(dump(dict(self.fields)), "jsonl").board

    @cached_property
    def layout(self) -> Layout:
        """The layout, of digits that cannot be a board as well."""
        empty = {"puzzle": "." * len(self.fields["puzzle"])}
        return Position({**self._houses, **empty}).board.layout

    @property
    def _houses(self) -> Fields:
        return {k: v for k, v in self.fields.items() if k in ("format", "version", "layout")}

    @property
    def pencilled(self) -> Pencilled:
        """The board to be reasoned on: marks in every open cell are its candidates."""
        return pencilled(self.board, self.player_marks)

    @property
    def player_marks(self) -> Marks | str:
        """The marks by cell."""
        found = {c: m for c, m in zip(self.layout.cells, self.marks, strict=False) if m}
        return Marks(found) if found else AUTO


def handed_over(reading: Reading) -> dict[str, object]:
    """A position that was read, as the page keeps it; candidates become marks.

    They do so only where some are gone that the digits leave, as otherwise nobody wrote them.
    """
    board = reading.board
    fields = board_objects.fields_for(Reading(board, reading.format))
    if board.masks.live != possible(board) & ~board.masks.barred:
        fields["marks"] = fields.pop("candidates")
    fields["size"] = board.layout.size
    return fields


def first_of(readings: Iterable[Reading]) -> tuple[Reading, bool]:
    """The first position of a text, and whether there are more."""
    found: Iterator[Reading] = iter(readings)
    first = next(found, None)
    if first is None:
        raise BoardTextError(_say("no_position"))
    return first, next(found, None) is not None
