"""The file of `solve --solution`: the solutions, and nothing else."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from sudologue.cli.exits import Exit
from sudologue.cli.output.destination import sink
from sudologue.cli.output.sink import Sink
from sudologue.cli.run.timed_solve import some_solution
from sudologue.inference import SolveResult, SolveStatus
from sudologue.messages import Messages

_say = Messages(__name__)

_REASONS = {
    Exit.NO_SOLUTION: "no solution",
    Exit.SEVERAL_SOLUTIONS: "more than one solution",
    Exit.STUCK: "not solved",
}


@dataclass(kw_only=True, eq=False)
class SolutionFile:
    """Takes the solution of each puzzle that has one, and says of each other why it takes none.

    With `takes_any`, search provides what logic leaves open. A solution ends with `end`.
    """

    sink: Sink
    name: str
    takes_any: bool
    end: str
    is_empty: bool = True

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "sink"}

    def write(self, text: str) -> None:
        """Write a solution."""
        self.sink.write(text)
        self.is_empty = False

    def taken(self, result: SolveResult, code: Exit) -> tuple[str | None, str | None]:
        """The solution to be written, and what is to be said, if anything is."""
        is_solved = result.status is SolveStatus.SOLVED
        solution = result.final_board if is_solved else None
        if self.takes_any and solution is None:
            solution = some_solution(result.initial)
        text = None if solution is None else f"{solution.to_string()}{self.end}"
        return text, self._told(text is None, is_solved, code)

    def _told(self, is_none: bool, is_solved: bool, code: Exit) -> str | None:
        if is_solved:
            return None
        if is_none:
            told = f"{_REASONS[code]}: nothing is written to {self.name}"
            option = _say("first_found")
            is_choice = code is Exit.SEVERAL_SOLUTIONS and not self.takes_any
            return told + option if is_choice else told
        return f"{_REASONS[code]}: what is written to {self.name} was found by search, not by logic"


@contextmanager
def solution_file(name: str | None, takes_any: bool, end: str) -> Generator[SolutionFile | None]:
    """The file of this name; without any solution in the end, what was there stays."""
    if name is None:
        yield None
        return
    with sink(name) as results:
        file = SolutionFile(sink=results, name=name, takes_any=takes_any, end=end)
        yield file
        if file.is_empty:
            results.leave_what_was_there()
