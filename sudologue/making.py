"""Making puzzles, in one call."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor

from sudologue.generation import GaveUp, Generated, Request, Target
from sudologue.generation.run import puzzles
from sudologue.model import CLASSIC, Layout


def generate(
    count: int | None = 1,
    *,
    seed: int | None = None,
    layout: Layout = CLASSIC,
    symmetry: str = "none",
    minimal: bool = True,
    clues: int | Iterable[int] | None = None,
    pattern: str | Iterable[object] | None = None,
    target: Target | None = None,
    family: int = 1,
    attempts: int = 1000,
    start: int = 0,
    seconds: float | None = None,
    executor: Executor | None = None,
    given_up: Callable[[GaveUp], object] | None = None,
) -> Iterator[Generated]:
    """Make puzzles with one solution: so many, or without end with `None`.

    Puzzle `index` of a `seed` is the same on every machine, however many are made and whoever makes
    them; `start` is the first index. Without a seed one is drawn, and each puzzle says which.

    The givens have a `symmetry`, or lie where a `pattern` marks them; there are so many `clues`, a
    number or the fewest and the most. A `minimal` puzzle has no given that could go, or with a
    symmetry no set of them that it keeps together. What else is wished is judged by a `target`.

    After so many `attempts` without a puzzle that is as wished an index is given up: `given_up` is
    told, or else `GaveUpError` is raised. A `family` is so many puzzles that come of one find. The
    run ends after `seconds`. Any `concurrent.futures` executor can do the work.
    """
    request = Request.of(
        layout=layout,
        symmetry=symmetry,
        minimal=minimal,
        clues=clues,
        pattern=pattern,
        target=target,
        family=family,
        attempts=attempts,
    )
    return puzzles(request, count, seed, start, seconds, executor, given_up)
