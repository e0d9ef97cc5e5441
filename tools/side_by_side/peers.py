"""What other solvers make of the same position: HoDoKu, by way of its Python port, and dedoku.

Both are asked for a step with the same conclusion. Each has an order of its own, from easy to hard,
and the first step in this order that comes to just the same is taken; if there is none, the one
that comes nearest. HoDoKu is asked for the same kind of step first. dedoku finds one step of a
technique at a time, so it is asked again on the board that this leaves, until it finds no more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from sudologue.wording import counted
from tools.bench import peers
from tools.side_by_side.hodoku_line import hodoku_line
from tools.side_by_side.position import Position

Triple = tuple[int, int, int]
"""A digit, a row and a column, all from 1."""


@dataclass(frozen=True)
class Found:
    """A step that a peer found: what it says, and what it concludes."""

    words: str
    conclusion: frozenset[Triple]

    def likeness(self, wanted: frozenset[Triple]) -> tuple[bool, int, int]:
        """How near it comes to the conclusion wanted."""
        shared = len(self.conclusion & wanted)
        return self.conclusion == wanted, shared, -len(self.conclusion)


@dataclass(frozen=True)
class Peer:
    """A peer: its name, all that it finds on a position of a kind, and what it would do there."""

    name: str
    finds: Callable[[Position, str], Iterator[Found]]
    goes_on: Callable[[Position], Found | None]

    def answer(self, position: Position, kind: str) -> str:
        """What it says of a position, as a part of a page."""
        best = self._nearest(position, kind)
        return f"{self._told(best, position)}\n\n{_next(best, self.goes_on(position))}"

    def _nearest(self, position: Position, kind: str) -> Found | None:
        """The first step with the conclusion wanted, or else the one that shares most with it."""
        wanted = conclusion_of(position)
        best: Found | None = None
        for found in self.finds(position, kind):
            if not found.conclusion & wanted:
                continue
            if best is None or found.likeness(wanted) > best.likeness(wanted):
                best = found
            if best.conclusion == wanted:
                break
        return best

    def _told(self, best: Found | None, position: Position) -> str:
        if best is None:
            return f"{self.name} finds no such step."
        wanted = conclusion_of(position)
        shared, all_of_it = len(best.conclusion & wanted), len(wanted)
        more = len(best.conclusion) - shared
        extent = "this" if shared == all_of_it else f"{shared} of the {all_of_it}"
        besides = f" and {counted(more, 'other')}" if more else ""
        is_same = best.conclusion == wanted
        said = f"{self.name}:" if is_same else f"{self.name} finds {extent}{besides}:"
        return f"{said}\n\n```text\n{best.words}\n```"


def _next(best: Found | None, own: Found | None) -> str:
    if own is None:
        return "It goes no further here."
    if own == best:
        return "Its own next step is this one."
    first, _, more = own.words.partition("\n")
    return f"Its own next step is `{first}`{', told in chains' if more else ''}."


def conclusion_of(position: Position) -> frozenset[Triple]:
    """What is concluded in a position."""
    return frozenset((c.digit, c.cell.row + 1, c.cell.col + 1) for c in position.candidates)


def _gone(position: Position) -> Iterator[Triple]:
    """The candidates that are gone besides those that digits see."""
    for triple in position.line.split(":")[4].split():
        digit, row, column = map(int, triple)
        yield digit, row, column


# HoDoKu

_CHAINS = "X_CHAIN XY_CHAIN AIC DISCONTINUOUS_NICE_LOOP GROUPED_AIC GROUPED_DISCONTINUOUS_NICE_LOOP"
_FORCING_CHAINS = "FORCING_CHAIN_CONTRADICTION FORCING_CHAIN_VERITY"
_FORCING_NETS = "FORCING_NET_CONTRADICTION FORCING_NET_VERITY"
HODOKU_KINDS: Mapping[str, str] = {
    "hidden single": "HIDDEN_SINGLE",
    "naked subset": "LOCKED_PAIR NAKED_PAIR LOCKED_TRIPLE NAKED_TRIPLE NAKED_QUADRUPLE",
    "hidden subset": "HIDDEN_PAIR HIDDEN_TRIPLE HIDDEN_QUADRUPLE",
    "colouring": "SIMPLE_COLORS_TRAP SIMPLE_COLORS_WRAP MULTI_COLORS_1 MULTI_COLORS_2",
    "chain": _CHAINS,
    "loop": "CONTINUOUS_NICE_LOOP GROUPED_CONTINUOUS_NICE_LOOP",
    "almost locked sets": "SUE_DE_COQ ALS_XZ ALS_XY_WING ALS_XY_CHAIN DEATH_BLOSSOM",
    "forcing chain": _FORCING_CHAINS,
    "forcing net": _FORCING_NETS,
    "nested proof": _FORCING_NETS,
}
"""What is asked for first where an easier step of another kind might come to the same."""

# minutes for a position, or no technique
_NOT_ASKED = ("ALS_XY_CHAIN", "DEATH_BLOSSOM", "MUTANT", "KRAKEN", "TEMPLATE", "BRUTE", "GIVE_UP")


def hodoku() -> Peer:
    """HoDoKu's Python port, as it comes: what it finds when it is asked for all steps."""
    grid_module = import_module("hodoku.core.grid")
    finder_module = import_module("hodoku.solver.step_finder")
    types = import_module("hodoku.core.types").SolutionType
    config = import_module("hodoku.config").DEFAULT_CONFIG

    def finder(position: Position, search: Any) -> Any:
        grid = grid_module.Grid()
        grid.set_sudoku(position.line.split(":")[3])
        for digit, row, column in _gone(position):
            grid.del_candidate((row - 1) * 9 + column - 1, digit)
        return finder_module.SudokuStepFinder(grid, search)

    def finds(position: Position, kind: str) -> Iterator[Found]:
        first = [types[name] for name in HODOKU_KINDS.get(kind, "").split()]
        rest = [each.solution_type for each in config.all_steps]
        rest = [each for each in rest if not any(name in each.name for name in _NOT_ASKED)]
        wanted = conclusion_of(position)
        for technique in dict.fromkeys((*first, *rest)):
            steps = finder(position, config.find_all_search).find_all(technique)
            hits = (step for step in steps if _hodoku_conclusion(step) & wanted)
            for step in sorted(hits, key=lambda step: step.get_chain_length()):
                yield Found(hodoku_line(step), _hodoku_conclusion(step))

    def goes_on(position: Position) -> Found | None:
        asked = finder(position, config.solve_search)
        for each in config.solver_steps:
            step = asked.get_step(each.solution_type)
            if step is not None:
                return Found(hodoku_line(step), _hodoku_conclusion(step))
        return None

    return Peer("HoDoKu", finds, goes_on)


def _hodoku_conclusion(step: Any) -> frozenset[Triple]:
    gone = [(each.value, each.index) for each in step.candidates_to_delete]
    told = gone or list(zip(step.values, step.indices, strict=False))
    return frozenset((digit, cell // 9 + 1, cell % 9 + 1) for digit, cell in told)


# dedoku


def dedoku() -> Peer:
    """dedoku as it comes."""
    module = import_module("dedoku")
    techniques: Sequence[Any] = module.SudokuSolver.default_techniques()

    def grid(position: Position) -> Any:
        made = module.Grid()
        board = position.board
        for cell, value in zip(board.layout.cells, board.masks.values, strict=True):
            if value is not None:
                made.cell(cell.row, cell.col).set_value(value)
                if board.is_given(cell):
                    made.cell(cell.row, cell.col).mark_as_given()
        for digit, row, column in _gone(position):
            made.cell(row - 1, column - 1).remove_candidate(digit)
        return made

    def finds(position: Position, kind: str) -> Iterator[Found]:
        for technique in techniques:
            board = grid(position)
            while (step := technique.apply(board)) is not None:
                yield _dedoku_found(step)

    def goes_on(position: Position) -> Found | None:
        steps = (technique.apply(grid(position)) for technique in techniques)
        step = next((step for step in steps if step is not None), None)
        return None if step is None else _dedoku_found(step)

    return Peer("dedoku", finds, goes_on)


def _dedoku_found(step: Any) -> Found:
    """A step with the line that `dedoku --explain` prints of it."""
    told = step.placements or step.eliminations
    conclusion = frozenset((each.digit, each.row + 1, each.column + 1) for each in told)
    effect = f"removes {counted(len(told), 'candidate')}"
    if step.placements:
        effect = ", ".join(f"R{row}C{column} = {digit}" for digit, row, column in conclusion)
    return Found(f"{effect} [{step.technique}] {step.description}", conclusion)


def bring(say: Callable[[str], None]) -> Iterable[Peer]:
    """Both peers, installed where they are missing; one that cannot be is left out."""
    brought = {contestant.name for contestant in peers.bring(("hodoku", "dedoku"), say)}
    if "hodoku-py" in brought:
        yield hodoku()
    if "dedoku" in brought:
        yield dedoku()
