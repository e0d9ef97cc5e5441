"""What is asked of puzzles that are to be made, checked once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol, Self, runtime_checkable

from sudologue.errors import SudologueError, WrongTypeError
from sudologue.messages import Messages
from sudologue.model import CLASSIC, Board, Layout
from sudologue.model.symmetries import FULL, MOVES
from sudologue.model.values import Grid
from sudologue.wording import Keyword, no_such

_say = Messages(__name__)

NONE, ANY = "none", "any"

SYMMETRIES = (NONE, *MOVES, FULL, ANY)
"""What `symmetry` can be; `any` is one of the moves, another one for each puzzle."""

ATTEMPTS = 5000
"""With 1,000, a third of those that needed an X-Wing, hidden triple or swordfish was not found."""


_FEWEST_GIVENS = 17
"""No puzzle of the classic board has fewer, if it has one solution."""

_APART = {
    "cages": ("symmetry", "clues", "pattern", "family"),
    "pattern": ("symmetry", "clues", "grid", "family"),
    "grid": ("family",),
}
"""Wishes that say something else of the givens than others do, or of the solution."""


class Target(Protocol):
    """What is asked of a puzzle beyond its givens, judged by code from outside this room.

    A target that is to travel to other processes can be pickled.
    """

    def judge(self, puzzle: Board, solution: Board) -> bool:
        """Whether a puzzle with this one solution is as wished; it depends on these alone."""
        ...


@runtime_checkable
class GuidingTarget(Target, Protocol):
    """A target that can tell how near a puzzle comes."""

    def closeness(self, puzzle: Board, solution: Board) -> float:
        """From 0 to 1; what is judged as wished has 1, and nothing else has."""
        ...


@runtime_checkable
class PosingTarget(Target, Protocol):
    """A target that asks for a position on the way through a puzzle."""

    def position(self, puzzle: Board) -> Board | None:
        """The position of a puzzle that is as wished; nothing if none was asked for."""
        ...


@dataclass(frozen=True, kw_only=True)
class Request:
    """All that is asked of puzzles; `Request.of` takes what people write for clues and patterns.

    `clues` are the fewest and the most; `pattern` is the numbers of the cells with givens, `grid`
    the digits of the solution as candidates, `family` how many puzzles come of one find, and
    `attempts` how many may be made for one that is as wished, before it is given up.
    """

    layout: Layout = CLASSIC
    symmetry: str = NONE
    minimal: bool = True
    clues: tuple[int, int] | None = None
    pattern: frozenset[int] | None = None
    cages: bool = False
    grid: int | None = None
    target: Target | None = None
    family: int = 1
    attempts: int = ATTEMPTS

    @classmethod
    def of(
        cls,
        *,
        layout: Layout = CLASSIC,
        symmetry: str = NONE,
        minimal: bool = True,
        clues: int | Iterable[int] | None = None,
        pattern: str | Iterable[object] | None = None,
        cages: bool = False,
        grid: str | Board | Grid | None = None,
        target: Target | None = None,
        family: int = 1,
        attempts: int = ATTEMPTS,
    ) -> Self:
        """The request for what is wished: clues as a number or two, a pattern as text or flags."""
        _say.expect(layout, Layout, "a_layout")
        return cls(
            layout=layout,
            symmetry=symmetry,
            minimal=minimal,
            clues=_range_of(clues),
            pattern=_cells_of(pattern, layout),
            cages=cages,
            grid=None if grid is None else _full_grid(grid, layout),
            target=target,
            family=family,
            attempts=attempts,
        )

    def __post_init__(self) -> None:
        _say.expect(self.symmetry, str, "a_symmetry", symmetries=SYMMETRIES)
        if self.symmetry not in SYMMETRIES:
            raise SudologueError(no_such("symmetry", self.symmetry, SYMMETRIES))
        _say.expect(self.minimal, bool, "minimal")
        _say.expect(self.layout, Layout, "a_layout")
        if self.target is not None and not callable(getattr(self.target, "judge", None)):
            raise WrongTypeError(_say("no_target", target=self.target))
        _refuse_below_one("family", self.family)
        _refuse_below_one("attempts", self.attempts)
        if self.clues is not None:
            self._check_clues(*self.clues)
        _say.expect(self.cages, bool, "cages")
        self._check_together()
        if self.pattern is not None:
            self._check_pattern(self.pattern)
        elif not self.minimal and self.clues is None:
            free = Keyword("minimal=False", "--no-minimal")
            raise SudologueError(_say("how_many_givens", asked=free, clues=Keyword("clues")))

    def _check_clues(self, fewest: int, most: int) -> None:
        cells = self.layout.tables.cell_count
        if not 0 < fewest <= most <= cells:
            asked = number_or_range(fewest, most)
            raise SudologueError(
                _say("wrong_clues", clues=Keyword("clues"), asked=asked, most=cells)
            )
        if most < _FEWEST_GIVENS and self.layout == CLASSIC and not self.cages:
            clues = Keyword("clues")
            raise SudologueError(_say("few_clues", clues=clues, asked=most, fewest=_FEWEST_GIVENS))

    def _check_together(self) -> None:
        """Refuse wishes that exclude each other."""
        is_asked = {
            "cages": self.cages,
            "symmetry": self.symmetry != NONE,
            "clues": self.clues is not None,
            "pattern": self.pattern is not None,
            "grid": self.grid is not None,
            "family": self.family > 1,
        }
        for one, others in _APART.items():
            for other in others:
                if is_asked[one] and is_asked[other]:
                    raise SudologueError(_say("apart", one=Keyword(other), other=Keyword(one)))
        if self.cages and self.layout.clues:
            raise SudologueError(_say("no_clues", cages=Keyword("cages")))

    def _check_pattern(self, pattern: frozenset[int]) -> None:
        digits = self.layout.size
        if len(pattern) < digits - 1:
            raise SudologueError(_say("few_digits", givens=len(pattern), digits=digits - 1))

    @property
    def symmetries(self) -> tuple[str, ...]:
        """The symmetries that a puzzle may have, of which one is drawn."""
        return (*MOVES, FULL) if self.symmetry == ANY else (self.symmetry,)


def number_or_range(fewest: int, most: int) -> str:
    """How many, in words."""
    return str(fewest) if fewest == most else _say("range", fewest=fewest, most=most)


def _refuse_below_one(name: str, value: int) -> None:
    _say.expect(value, int, "how_many", name=name)
    if value < 1:
        raise SudologueError(_say("below_one", name=name, value=value))


def _range_of(clues: int | Iterable[int] | None) -> tuple[int, int] | None:
    if clues is None:
        return None
    if isinstance(clues, int):
        return clues, clues
    _say.expect(clues, Iterable, "some_clues")
    bounds = tuple(clues)
    if len(bounds) != 2:
        raise SudologueError(_say.is_not(bounds, "some_clues"))
    for bound in bounds:
        _say.expect(bound, int, "some_clues")
    return bounds


def _cells_of(pattern: str | Iterable[object] | None, layout: Layout) -> frozenset[int] | None:
    """The numbers of the cells that a pattern marks."""
    if pattern is None:
        return None
    _say.expect(pattern, Iterable, "a_pattern")
    if isinstance(pattern, str):
        marks: list[object] = [symbol not in ".0" for symbol in "".join(pattern.split())]
    else:
        marks = list(pattern)
    if len(marks) != layout.tables.cell_count:
        raise SudologueError(_say("wrong_pattern", found=len(marks), cells=len(layout.cells)))
    return frozenset(number for number, mark in enumerate(marks) if mark)


def _full_grid(grid: str | Board | Grid, layout: Layout) -> int:
    """The digits of a solution, as candidates."""
    values = [*grid] if isinstance(grid, Board) else grid
    _say.expect(values, str | Iterable, "a_grid")
    board = Board(values, layout=layout)
    if not board.is_complete:
        empty = board.masks.open_cells.bit_count()
        raise SudologueError(_say("no_solution", grid=Keyword("grid"), empty=empty))
    return board.masks.filled
