"""What comes of items, a chunk of them at a time, and what a batch says of each puzzle."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Generic, TypeVar

from sudologue.errors import SudologueError

T = TypeVar("T")
R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Reply(Generic[R]):
    """What came of an item: a value, or what went wrong, and the time it took."""

    value: R | None
    error: str | None
    seconds: float


@dataclass(frozen=True, slots=True)
class Outcome(Generic[T, R]):
    """What came of one item; one that `has_crashed` took its worker with it."""

    index: int
    item: T
    value: R | None
    error: str | None = None
    seconds: float = 0.0
    has_crashed: bool = False


def outcome_of(index: int, item: T, reply: Reply[R]) -> Outcome[T, R]:
    """The outcome of an item to which there was a reply."""
    return Outcome(index, item, reply.value, reply.error, reply.seconds)


def reply_to(work: Callable[[T], R], item: T) -> Reply[R]:
    """What comes of one item; an exception is its own affair, and no other's."""
    began = perf_counter()
    try:
        value = work(item)
    except Exception as error:  # noqa: BLE001 - whatever somebody's function raises
        return Reply(None, told(error), perf_counter() - began)
    return Reply(value, None, perf_counter() - began)


def run_chunk(
    work: Callable[[T], R], items: Sequence[T], seconds: float
) -> tuple[list[Reply[R]], float]:
    """What comes of items, of as many as there is time for, but at least of one; and the time."""
    began = perf_counter()
    replies: list[Reply[R]] = []
    for item in items:
        replies.append(reply_to(work, item))
        if perf_counter() - began > seconds:
            break
    return replies, perf_counter() - began


def told(error: BaseException) -> str:
    """An exception on one line, with its type if it is not one of ours."""
    text = " ".join(str(error).split())
    if type(error).__module__.partition(".")[0] == "sudologue":
        return text
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


UNREADABLE = "unreadable"
FAILED = "failed"
CRASHED = "crashed"


class BatchError(SudologueError):
    """A batch that cannot go on: its workers do not start, or its executor has come to an end."""


@dataclass(frozen=True, slots=True)
class JobResult:
    """What a job finds out about one puzzle."""

    status: str
    puzzle: str | None = None
    solution: str | None = None
    error: str | None = None
    facts: Mapping[str, object] = field(default_factory=dict[str, object])
    result: object = None


@dataclass(frozen=True, slots=True)
class Record:
    """What came of one puzzle, the `index`-th from 0.

    The `status` is the job's own word, such as `solved`; or `unreadable`, `failed` where an
    exception was raised, `crashed` where the puzzle took two workers along. Then `error` says what
    was wrong. The `facts` are flat columns; the `result` is the whole one, where it was asked for.
    Records that differ in their `seconds` alone are equal.
    """

    index: int
    puzzle: str | None
    status: str
    solution: str | None = None
    error: str | None = None
    seconds: float = field(default=0.0, compare=False)
    facts: Mapping[str, object] = field(default_factory=dict[str, object])
    result: object = None

    def row(self) -> dict[str, object]:
        """The record as a flat row, as data frames have them, without what differs each time."""
        return {
            "index": self.index,
            "puzzle": self.puzzle,
            "status": self.status,
            "solution": self.solution,
            **self.facts,
            "error": self.error,
        }
