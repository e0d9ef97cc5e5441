"""How a value of a certain type is written and read: one form for each type, made from its hint.

Evidence is plain data with type hints, so a technique family gets its form without a line written
for it. A form is made once for each type and layout, and is then two functions that call each
other's neighbours directly.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from enum import Enum
from itertools import repeat
from typing import Any

from sudologue.inference.citation import ClueConstraint
from sudologue.inference.codec.boards import BoardForm
from sudologue.inference.codec.fault import (
    TraceFormatError,
    expected,
    expected_one_of,
    refusal,
    shown,
)
from sudologue.inference.codec.parsing import LARGEST_NUMBER, MAXIMUM_CITATIONS
from sudologue.inference.codec.trace_names import Memo, TraceNames
from sudologue.inference.constraint import (
    CellConstraint,
    DistinctConstraint,
    HouseConstraint,
    SightConstraint,
)
from sudologue.inference.inference import Elimination, Placement
from sudologue.model import Board, Candidate, Cell, Clue, House

Write = Callable[[Any, int], object]
"""From a value, and how many objects it lies in, to JSON's own types."""

Read = Callable[[Any, int], Any]
"""From JSON's own types, and how many objects they lie in, to a value."""


@dataclass(frozen=True, slots=True)
class FieldForm:
    """The form of one type.

    `shape` is the type that `json` gives to it. `holds` tells the type's own values from others.
    Values with names have a `table` of them, and `wordings`, the sorts of names there, by which a
    union tells a cell from a house.
    """

    name: str
    shape: type
    write: Write
    read: Read
    holds: Callable[[object], bool]
    table: Memo[Any] | None = None
    wordings: frozenset[str] = frozenset()


def copied_form(
    name: str, kind: type, what: str, refuse: Callable[[Any], None] | None = None
) -> FieldForm:
    """The form of values that JSON has as they are; `refuse` raises for some of them."""

    def copy(value: object, depth: int) -> object:
        if type(value) is not kind:
            raise expected(what, value)
        if refuse is not None:
            refuse(value)
        return value

    return FieldForm(name, kind, copy, copy, lambda value: type(value) is kind)


def int_form(
    name: str = "int", least: int = -LARGEST_NUMBER, most: int = LARGEST_NUMBER
) -> FieldForm:
    """The form of whole numbers between two bounds."""

    def refuse(value: int) -> None:
        if not least <= value <= most:
            raise refusal("bounds", value=shown(value), least=least, most=most)

    return copied_form(name, int, "a_digit" if name == "digit" else "an_int", refuse)


def float_form() -> FieldForm:
    """The form of numbers with a fraction."""
    what = "a_finite_number"

    def refuse(value: float) -> None:
        if not math.isfinite(value):
            raise expected(what, value)

    return copied_form("float", float, what, refuse)


def str_form() -> FieldForm:
    """The form of text, all of which can be encoded."""

    def refuse(value: str) -> None:
        if not value.isascii() and any("\ud800" <= symbol <= "\udfff" for symbol in value):
            raise refusal("half")

    return copied_form("str", str, "a_str", refuse)


def choice_form(name: str, choices: dict[str, object]) -> FieldForm:
    """The form of one of several values, each with its text."""
    texts = {(type(value), value): text for text, value in choices.items()}

    def write(value: object, depth: int) -> object:
        if not holds(value):
            raise expected_one_of(choices, value)
        return texts[type(value), value]

    def read(data: object, depth: int) -> Any:
        if type(data) is not str or data not in choices:
            raise expected_one_of(choices, data)
        return choices[data]

    kinds = {type(value) for value in choices.values()}

    def holds(value: object) -> bool:
        return type(value) in kinds and (type(value), value) in texts

    return FieldForm(name, str, write, read, holds)


def enum_form(kind: type[Enum]) -> FieldForm:
    """The form of an enumeration's members, by name in small letters."""
    choices: dict[str, object] = {member.name.lower(): member for member in kind}
    if len(choices) < len(kind):
        choices = {member.name: member for member in kind}
    return choice_form(kind.__name__, choices)


def _reader_of(table: Memo[Any]) -> Read:
    """The function that looks a name up."""

    def read(data: object, depth: int) -> Any:
        if type(data) is not str:
            raise expected(table.what, data)
        return table[data]

    return read


def _named_form(kind: type, write: Callable[[object], str], table: Memo[Any]) -> FieldForm:
    """The form of values that have names in the layout."""

    def write_name(value: Any, depth: int) -> object:
        return write(value)

    def holds(value: object) -> bool:
        return type(value) is kind

    wordings = frozenset((kind.__name__.lower(),))
    return FieldForm(kind.__name__, str, write_name, _reader_of(table), holds, table, wordings)


def named_forms(names: TraceNames) -> dict[object, FieldForm]:
    """The forms of cells, candidates, houses, placements, and clues."""
    return {
        Cell: _named_form(Cell, names.cell_name, names.cells),
        House: _named_form(House, names.house_name, names.houses),
        Candidate: _named_form(Candidate, names.candidate_name, names.candidates),
        Placement: _named_form(Placement, names.placement_name, names.placements),
        Clue: clue_form(names),
        ClueConstraint: clue_constraint_form(names),
    }


def clue_form(names: TraceNames) -> FieldForm:
    """The form of clues: their number in the layout."""

    def write(value: Any, depth: int) -> object:
        return names.clue_name(value)

    def holds(value: Any) -> bool:
        return value in names.layout.clues

    table = names.clues
    return FieldForm("Clue", str, write, _reader_of(table), holds, table, frozenset(("clue",)))


def clue_constraint_form(names: TraceNames) -> FieldForm:
    """The form of cited clues: the clue's name."""

    def write(value: Any, depth: int) -> object:
        if type(value) is not ClueConstraint:
            raise expected("a_cited_clue", value)
        return names.clue_name(value.clue)

    look_up = _reader_of(names.clues)

    def read(data: object, depth: int) -> Any:
        return ClueConstraint(look_up(data, depth))

    def holds(value: object) -> bool:
        return type(value) is ClueConstraint

    wordings = frozenset(("clue",))
    return FieldForm("ClueConstraint", str, write, read, holds, None, wordings)


_CONSTRAINT_WORDINGS: dict[type, str] = {
    CellConstraint: "cell",
    HouseConstraint: "house constraint",
    SightConstraint: "sight constraint",
    DistinctConstraint: "distinct constraint",
}


def constraint_form(names: TraceNames, kinds: frozenset[type]) -> FieldForm:
    """The form of constraints of some or all kinds."""
    name = " | ".join(sorted(kind.__name__ for kind in kinds))
    wordings = frozenset(_CONSTRAINT_WORDINGS[kind] for kind in kinds)

    def write(value: Any, depth: int) -> object:
        if type(value) not in kinds:
            raise expected("a_value", value, kind=name)
        return names.constraint_name(value)

    def holds(value: object) -> bool:
        return type(value) in kinds

    table = names.constraints
    look_up = _reader_of(table)
    if len(kinds) == len(_CONSTRAINT_WORDINGS):
        return FieldForm(name, str, write, look_up, holds, table, wordings)

    def read(data: object, depth: int) -> Any:
        constraint = look_up(data, depth)
        if type(constraint) not in kinds:
            raise expected("a_value", data, kind=name)
        return constraint

    return FieldForm(name, str, write, read, holds, None, wordings)


def elimination_form(names: TraceNames) -> FieldForm:
    """The form of eliminations: the list of what goes."""

    def write(value: Any, depth: int) -> object:
        if type(value) is not Elimination:
            raise expected("an_elimination", value)
        refuse_too_many(len(value.candidates))
        return [names.elimination_name(candidate) for candidate in value.candidates]

    read_one = _reader_of(names.eliminated)

    def read(data: object, depth: int) -> Any:
        entries = some_of(data)
        if not entries:
            raise refusal("no_candidates")
        return Elimination.of_candidates(tuple(in_turn(repeat(read_one), entries, depth)))

    return FieldForm("Elimination", list, write, read, lambda value: type(value) is Elimination)


def board_form(boards: BoardForm) -> FieldForm:
    """The form of whole boards."""

    def write(value: Any, depth: int) -> object:
        if type(value) is not Board:
            raise expected("a_board", value)
        return boards.data(value)

    def read(data: object, depth: int) -> Any:
        return boards.board(data)

    return FieldForm("Board", dict, write, read, lambda value: type(value) is Board)


def in_turn(
    steps: Iterable[Callable[[Any, int], Any]], entries: Collection[object], depth: int
) -> list[Any]:
    """What the steps make of the entries, one of each; a fault says at which entry it is."""
    done: list[Any] = []
    try:
        for step, entry in zip(steps, entries, strict=False):
            done.append(step(entry, depth))
    except TraceFormatError as fault:
        raise fault.under(len(done)) from None
    return done


def some_of(data: Any) -> list[Any]:
    """The entries of a list that is not too long."""
    entries: list[Any] = data
    if type(data) is not list:
        raise expected("a_list", data)
    if len(entries) > MAXIMUM_CITATIONS:
        refuse_too_many(len(entries))
    return entries


def refuse_too_many(count: int) -> None:
    """Raise if a list has more entries than are read."""
    if count > MAXIMUM_CITATIONS:
        raise refusal("long_list", count=count, most=MAXIMUM_CITATIONS)
