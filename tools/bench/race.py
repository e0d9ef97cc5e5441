"""The race: the same puzzles for everybody, in turns, in one process.

Contestants take turns in small blocks of puzzles, each round in another order, so that whatever
else the machine does meets them all alike. Within a block puzzles come in a row, as in a program
that only solves. A race puzzle by puzzle in alternation shows what a solver takes that is called
now and then by a program with other things to do: each time it finds the processor's caches full of
what others have touched. The clock counts processor time where it can: on a machine that is shared,
time on the wall varies by a third from run to run. The garbage collector stays on, as users have
it; before a contestant's turn everybody else's garbage is cleared away, so that each pays for its
own, and in alternation every fifty puzzles.
"""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from tools.bench.contestants import Contestant
from tools.bench.puzzles import is_solution

# The first puzzle of a turn takes twice as long as the next: the others have driven everything out
# of the processor's caches. In turns of fifty that is two percent, for the quick as for the slow.
BLOCK = 50
ALTERNATING = 1

# Windows counts processor time in steps of many milliseconds
CLOCK_NAME = "wall time" if sys.platform == "win32" else "processor time"
CLOCK = time.perf_counter if sys.platform == "win32" else time.thread_time


@dataclass(frozen=True)
class Run:
    """A contestant's best time on a puzzle, and how it ended."""

    seconds: float
    solved: bool
    wrong: bool = False
    searched: bool = False
    refusal: str | None = None


@dataclass
class Lane:
    """What a contestant has run so far: always the first so many of the puzzles."""

    contestant: Contestant
    runs: list[Run] = field(default_factory=list[Run])
    spent: float = 0.0


def race(
    contestants: Sequence[Contestant],
    puzzles: Sequence[str],
    *,
    repeat: int = 1,
    max_seconds: float | None = None,
    block: int = BLOCK,
    clock: Callable[[], float] = CLOCK,
) -> list[Lane]:
    """Time everybody on the puzzles; who has used up `max_seconds` runs no further.

    A `block` is how many puzzles come in a row; `ALTERNATING` is one.
    """
    lanes = [Lane(contestant) for contestant in contestants]
    for turn, start in enumerate(range(0, len(puzzles), block)):
        first = turn % len(lanes)
        for lane in lanes[first:] + lanes[:first]:
            # clearing up is itself much to touch, so in alternation it is for everybody at once
            if block > ALTERNATING or (turn % BLOCK == 0 and lane is lanes[first]):
                gc.collect()
            for puzzle in puzzles[start : start + block]:
                if max_seconds is not None and lane.spent >= max_seconds:
                    break
                _run(lane, puzzle, repeat, clock)
    return lanes


def warm_up(contestants: Sequence[Contestant], puzzles: Sequence[str]) -> None:
    """Let everybody build tables and run in, off the record."""
    for contestant in contestants:
        for puzzle in puzzles:
            contestant.solve(puzzle)


def _run(lane: Lane, puzzle: str, repeat: int, clock: Callable[[], float]) -> None:
    contestant = lane.contestant
    times: list[float] = []
    outcome: object = None
    refusal: str | None = None
    for _ in range(repeat):
        start = clock()
        try:
            outcome = contestant.solve(puzzle)
        except contestant.refusals as error:
            refusal = f"{type(error).__name__}: {error}"
        except Exception as error:
            error.add_note(f"raised by {contestant.name} on {puzzle}")
            raise
        times.append(clock() - start)
    lane.spent += sum(times)
    if refusal is not None:
        lane.runs.append(Run(min(times), solved=False, refusal=refusal))
        return
    answer = contestant.read(outcome)
    solved = is_solution(puzzle, answer.grid)
    wrong = not solved and len(answer.grid) == 81 and "." not in answer.grid
    lane.runs.append(Run(min(times), solved, wrong, answer.searched))
