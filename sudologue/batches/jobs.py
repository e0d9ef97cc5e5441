"""What is done with each puzzle of a batch: the jobs that have a name, and functions of a board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, dataclass, fields
from typing import TYPE_CHECKING, Any, Protocol

from sudologue.batches.record import UNREADABLE, JobResult
from sudologue.budget import DEFAULT_BUDGET, SEARCH_BUDGET
from sudologue.errors import SudologueError
from sudologue.messages import Messages
from sudologue.model import CLASSIC, Board, Layout
from sudologue.model.positions import board_of
from sudologue.wording import no_such

_say = Messages(__name__)

if TYPE_CHECKING:
    from sudologue.inference import SolveResult


class Job(Protocol):
    """A function that can be sent to another process."""

    def __call__(self, item: Any, /) -> JobResult:
        """What is found out about one item."""
        ...


@dataclass(frozen=True, kw_only=True)
class _PuzzleJob:
    """A job on boards; what cannot be read is found to be `unreadable`."""

    layout: Layout | None = None

    def __call__(self, item: Any, /) -> JobResult:
        try:
            read = item.rstrip("\r\n") if isinstance(item, str) else item
            board = board_of(read, self.layout, puzzle=True)
        except SudologueError as error:
            puzzle = item if isinstance(item, str) else None
            return JobResult(UNREADABLE, puzzle, error=str(error))
        return self.found(board)

    def found(self, board: Board) -> JobResult:
        """What is found of a board."""
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class SolveJob(_PuzzleJob):
    """Solves; the whole trace comes along if it is asked for."""

    rules: Iterable[Any] | None = None
    assume_unique: bool = False
    budget: int | None = DEFAULT_BUDGET
    timeout: float | None = None
    max_steps: int | None = None
    trace: bool = False

    def found(self, board: Board) -> JobResult:
        from sudologue.api import solve

        result = solve(
            board,
            self.rules,
            self.assume_unique,
            timeout=self.timeout,
            budget=self.budget,
            max_steps=self.max_steps,
        )
        return JobResult(
            result.status.value,
            board.to_string(),
            result.solution,
            facts=solve_facts(result),
            result=result if self.trace else None,
        )


def solve_facts(result: SolveResult) -> dict[str, object]:
    """The columns of a solve."""
    return {
        "clues": result.initial.masks.givens.bit_count(),
        "steps": len(result.steps),
        "hardest": None if result.hardest is None else result.hardest.inference.rule,
    }


@dataclass(frozen=True, kw_only=True)
class RateJob(_PuzzleJob):
    """Rates, by all models or by those that are named."""

    models: Iterable[str] | None = None
    assume_unique: bool = False
    budget: int | None = None
    timeout: float | None = None
    facts: bool = True

    def found(self, board: Board) -> JobResult:
        from sudologue.api import rate
        from sudologue.rating.grade import fact_columns, number_columns

        grade = rate(
            board, self.models, self.timeout, assume_unique=self.assume_unique, budget=self.budget
        )
        columns = number_columns(grade) | (fact_columns(grade) if self.facts else {})
        return JobResult(grade.status.value, board.to_string(), facts=columns)


@dataclass(frozen=True, kw_only=True)
class CheckJob(_PuzzleJob):
    """Counts solutions by search, up to two."""

    timeout: float | None = None
    budget: int | None = SEARCH_BUDGET

    def found(self, board: Board) -> JobResult:
        from sudologue.oracle import count_solutions

        searched = count_solutions(board, 2, self.timeout, None if self.timeout else self.budget)
        status = "unknown"
        if searched.has_none:
            status = "none"
        elif searched.has_several:
            status = "several"
        elif searched.is_unique:
            status = "one"
        solution = searched.found[0].to_string() if searched.is_unique else None
        facts = {"solutions": searched.total, "complete": searched.exhausted}
        return JobResult(status, board.to_string(), solution, facts=facts)


@dataclass(frozen=True, kw_only=True)
class HintJob(_PuzzleJob):
    """Gives a hint, at a level."""

    level: str = "nudge"
    rules: Iterable[Any] | None = None
    assume_unique: bool = False

    def found(self, board: Board) -> JobResult:
        from sudologue.api import hint

        found = hint(board, self.level, rules=self.rules, assume_unique=self.assume_unique)
        facts = {"level": found.level.value, "text": found.tell(), "token": found.token}
        return JobResult(found.kind.value, board.to_string(), facts=facts)


@dataclass(frozen=True)
class AuditJob:
    """Audits a trace, as text."""

    def __call__(self, item: Any, /) -> JobResult:
        from sudologue.audit.files import examine

        _say.expect(item, str, "a_trace")
        try:
            examined = examine(item)
        except SudologueError as error:
            return JobResult(UNREADABLE, error=str(error))
        verdict = examined.verdict
        facts: dict[str, object] = {
            "step": verdict.step,
            "reason": verdict.reason,
            "solved": examined.status.value,
            "steps": examined.steps,
        }
        status = "holds" if verdict.ok else "refused"
        return JobResult(status, examined.start.to_string(), facts=facts)


@dataclass(frozen=True, kw_only=True)
class GenerateJob:
    """Makes the puzzle of an index; which one follows from the seed and what is asked of it."""

    seed: int
    symmetry: str = "none"
    minimal: bool = True
    clues: int | tuple[int, int] | None = None
    layout: Layout = CLASSIC

    def __call__(self, item: Any, /) -> JobResult:
        from sudologue.generation import GaveUp, Request, family_of

        _say.expect(item, int, "an_index")
        request = Request.of(
            layout=self.layout, symmetry=self.symmetry, minimal=self.minimal, clues=self.clues
        )
        (made,) = family_of(request, self.seed, item)
        if isinstance(made, GaveUp):
            return JobResult(_say("gave_up"))
        puzzle, solution = made.puzzle.to_string(), made.solution.to_string()
        return JobResult(
            "made", puzzle, solution, facts={"clues": made.puzzle.masks.givens.bit_count()}
        )


@dataclass(frozen=True, kw_only=True)
class FunctionJob(_PuzzleJob):
    """Does whatever a function of a board does; what it returns is the result."""

    function: Callable[[Board], object]

    def found(self, board: Board) -> JobResult:
        return JobResult("done", board.to_string(), result=self.function(board))


JOBS: Mapping[str, type[Any]] = {
    "solve": SolveJob,
    "rate": RateJob,
    "check": CheckJob,
    "hint": HintJob,
    "audit": AuditJob,
    "generate": GenerateJob,
}
"""The jobs that have a name; the fields of each are its options."""


def job_named(job: str | Callable[[Board], object], options: Mapping[str, object]) -> Job:
    """A job with its options; those that are `None` are left as they are."""
    given: dict[str, Any] = {name: it for name, it in options.items() if it is not None}
    kind: type[Any]
    if callable(job):
        kind, called = FunctionJob, _say("own_function")
    else:
        _say.expect(job, str, "a_job")
        if job not in JOBS:
            raise SudologueError(no_such("job", job, JOBS))
        kind, called = JOBS[job], _say("called", job=job)
    known = [field.name for field in fields(kind) if field.name != "function"]
    for name in given:
        if name not in known:
            takes = _say("takes", known=known) if known else _say("takes_none")
            raise SudologueError(_say("no_option", called=called, name=name, takes=takes))
    if callable(job):
        given["function"] = job
    for field in fields(kind):
        if field.default is MISSING and field.name not in given:
            raise SudologueError(_say("needs", called=called, option=field.name))
    return kind(**given)
