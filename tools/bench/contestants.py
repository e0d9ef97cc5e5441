"""Who races: this project, its floor, and peers that other people wrote."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

import sudologue
from sudologue import Solver, SolveResult, SudologueError, __version__
from tools.bench import floor


@dataclass(frozen=True)
class Answer:
    """The grid a contestant ended with, in one line, and whether it got there by search."""

    grid: str
    searched: bool = False


@dataclass(frozen=True)
class Contestant:
    """A solver in the race.

    `solve` is what the clock sees: from the puzzle's text to whatever the solver's users get.
    `read` makes an answer of that, off the clock. `refusals` are the errors by which the solver
    says that a puzzle is none; anything else that it raises ends the race.
    """

    name: str
    setup: str
    solve: Callable[[str], Any]
    read: Callable[[Any], Answer]
    refusals: tuple[type[Exception], ...] = ()


def project(rules: Iterable[str] | None = None) -> Contestant:
    """This project: the whole trace, every step with board and evidence; uniqueness not assumed."""
    slugs = None if rules is None else tuple(rules)

    def solve(puzzle: str) -> SolveResult:
        return sudologue.solve(puzzle, slugs)

    def read(result: SolveResult) -> Answer:
        return Answer(result.final_board.to_string())

    used = Solver(slugs).rules
    extent = f"all {len(used)} rules" if slugs is None else f"rules {', '.join(slugs)}"
    return Contestant(
        "sudologue",
        f"{__version__}: {extent}, uniqueness not assumed; text to whole trace",
        solve,
        read,
        (SudologueError,),
    )


def project_floor() -> Contestant:
    """Singles and refutation on bare integers."""

    def read(grid: str | None) -> Answer:
        return Answer(grid or "")

    return Contestant(
        "floor", "singles and refutation on bare integers; text to text", floor.solve, read
    )


class _DedokuGrid(Protocol):
    def to_string(self) -> str: ...


class _DedokuResult(Protocol):
    grid: _DedokuGrid
    used_backtracking: bool


def dedoku() -> Contestant:
    """dedoku as it comes."""
    module = import_module("dedoku")

    def read(result: _DedokuResult) -> Answer:
        return Answer(result.grid.to_string(), result.used_backtracking)

    return Contestant(
        "dedoku",
        f"{module.__version__}: as it comes (uniqueness assumed, no search)",
        module.solve,
        read,
        (module.SudokuError,),
    )


class _HodokuStep(Protocol):
    type: object


class _HodokuResult(Protocol):
    solution: str
    steps: list[_HodokuStep]


def hodoku() -> Contestant:
    """hodoku-py as it comes; a C accelerator for fish is built where pip finds a compiler."""
    module = import_module("hodoku")
    searching: object = module.SolutionType.BRUTE_FORCE
    new_solver: Callable[[], Any] = module.Solver

    def solve(puzzle: str) -> _HodokuResult:
        return new_solver().solve(puzzle)

    def read(result: _HodokuResult) -> Answer:
        grid = result.solution.replace("0", ".")
        return Answer(grid, any(step.type is searching for step in result.steps))

    accelerated = find_spec("hodoku.solver._fish_accel") is not None
    return Contestant(
        "hodoku-py",
        "as it comes (uniqueness assumed, search as its last resort), "
        f"{'with' if accelerated else 'without'} its C accelerator",
        solve,
        read,
        (ValueError,),
    )
