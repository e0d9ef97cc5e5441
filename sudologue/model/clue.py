"""Clues: markings with a law over some cells, such as a cage that makes 10.

A law is read along its cells, one digit after the other. What it remembers of the digits it has
met is its *state*; a state after which nothing can be right any more is `None`. So a clue says all
of itself in three short functions, and everything else follows: which digits it leaves its cells
(`walks`), what a filling breaks, and what the kernel checks.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from typing import Any, Protocol, cast

from sudologue.errors import LayoutError
from sudologue.messages import Messages
from sudologue.model.cell import Cell, CellLike, cell_of

_say = Messages(__name__)

State = Any
"""What a law remembers of the digits it has met: any value that can be hashed, never `None`."""


class Clue(Protocol):
    """All that a clue of your own needs; best as a frozen dataclass.

    It may say more of itself, for what knows how to use it: `distinct`, sets of its cells that take
    no digit twice; `equation`, a sum that follows from its law; `shape`, what its law depends on
    apart from where its cells are, so that clues of one shape share what is worked out for them.
    """

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells, in the order in which the law reads them."""
        ...

    @property
    def noun(self) -> str:
        """What sentences call it: `the 10-cage at r1c1`."""
        ...

    @property
    def start(self) -> State:
        """The state before the first cell."""
        ...

    def step(self, place: int, state: State, digit: int) -> State | None:
        """The state after this digit in the cell at this place, counted from 0; `None` if wrong."""
        ...

    def accepts(self, state: State) -> bool:
        """Whether all is right when the last cell has been read."""
        ...


@dataclass(frozen=True)
class Equation:
    """Cells whose digits, each times its coefficient, add up to a total; a clue like any other.

    >>> Equation((Cell(0, 0), Cell(0, 1)), (1, -1), 2).noun
    'r1c1 − r1c2 = 2'
    """

    cells: tuple[Cell, ...]
    coefficients: tuple[int, ...]
    total: int

    start = 0

    @property
    def noun(self) -> str:
        """The equation as it is written."""
        text = ""
        for cell, coefficient in zip(self.cells, self.coefficients, strict=True):
            sign = "− " if coefficient < 0 else "+ " if text else ""
            times = "" if abs(coefficient) == 1 else f"{abs(coefficient)}·"
            text += f"{sign}{times}{cell} "
        return f"{text or '0 '}= {self.total}"

    @property
    def shape(self) -> Hashable:
        """Its numbers: where the cells are does not matter."""
        return Equation, self.coefficients, self.total

    def step(self, place: int, state: int, digit: int) -> int:
        """The amount so far."""
        return state + self.coefficients[place] * digit

    def accepts(self, state: int) -> bool:
        """Whether it is the total."""
        return state == self.total


def distinct_of(clue: Clue) -> tuple[tuple[Cell, ...], ...]:
    """The sets of a clue's cells that take no digit twice, as far as it says so."""
    return getattr(clue, "distinct", ())


def equation_of(clue: Clue) -> Equation | None:
    """A sum that follows from a clue's law, if it says one."""
    return getattr(clue, "equation", None)


def cage_total(clue: Clue) -> int | None:
    """What a clue's cells make, if it is a cage: they take no digit twice and make a total."""
    equation = equation_of(clue)
    if equation is None or set(equation.coefficients) != {1}:
        return None
    cells = set(clue.cells)
    is_cage = cells == set(equation.cells) and any(cells == set(d) for d in distinct_of(clue))
    return equation.total if is_cage else None


def shape_of(clue: Clue) -> Hashable:
    """What a clue's law depends on: the whole clue, unless it says that less will do."""
    shape: Hashable = getattr(clue, "shape", None)
    return clue if shape is None else (type(clue), len(clue.cells), shape)


def cells_of(cells: str | Iterable[CellLike]) -> tuple[Cell, ...]:
    """Cells from a text such as `r1c1 r1c2`, or one by one."""
    _say.expect(cells, Iterable, "cells")
    each = cells.replace(",", " ").split() if isinstance(cells, str) else cells
    return tuple(map(cell_of, each))


def refuse_faulty(clue: object, size: int) -> None:
    """Raise if something is no clue for a board of a size, and say why."""
    missing = [name for name in _FACE if not hasattr(clue, name)]
    if missing:
        shown = type(clue).__name__
        raise LayoutError(_say("lacks", shown=shown, missing=missing[0]))
    known = cast("Clue", clue)
    if not str(known.noun).isprintable():
        raise LayoutError(_say("noun", noun=known.noun))
    try:
        hash(known)
    except TypeError:
        raise LayoutError(_say("can_change", noun=known.noun)) from None
    if type(known.cells) is not tuple or not known.cells:
        raise LayoutError(_say("no_cells", noun=known.noun))
    for cell in known.cells:
        _say.expect(cell, Cell, "a_cell")
        if max(cell.row, cell.col) >= size:
            raise LayoutError(_say("off_board", noun=known.noun, cell=cell, size=size))
    if len(set(known.cells)) < len(known.cells):
        twice = next(cell for cell in known.cells if known.cells.count(cell) > 1)
        raise LayoutError(_say("twice", noun=known.noun, cell=twice))


_FACE = ("cells", "noun", "start", "step", "accepts")
