"""Making puzzles, in one call."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import Executor
from typing import TYPE_CHECKING

from sudologue.errors import SudologueError
from sudologue.generation import GaveUp, Generated, Request, Target
from sudologue.generation.killer_cages import with_a_cage
from sudologue.generation.request import ATTEMPTS
from sudologue.generation.run_families import puzzles
from sudologue.messages import Messages
from sudologue.model import CLASSIC, Board, Layout
from sudologue.model.values import Grid
from sudologue.renamed import renamed, warn_of

_say = Messages(__name__)

if TYPE_CHECKING:
    from sudologue.targets.target_request import Bounds, Difficulty, Names


@renamed(seconds="timeout")
def generate(
    count: int | None = 1,
    *,
    seed: int | None = None,
    layout: Layout = CLASSIC,
    symmetry: str = "none",
    minimal: bool = True,
    clues: int | Iterable[int] | None = None,
    pattern: str | Iterable[object] | None = None,
    difficulty: Difficulty | None = None,
    allow: Names | None = None,
    require: Names = (),
    forbid: Names = (),
    around: str = "any",
    hard_steps: int | Iterable[int] | None = None,
    drill: str | None = None,
    openings_min: int | None = None,
    bottlenecks_max: int | None = None,
    cages: bool = False,
    grid: str | Board | Grid | None = None,
    target: Target | None = None,
    family: int = 1,
    attempts: int = ATTEMPTS,
    start: int = 0,
    timeout: float | None = None,
    executor: Executor | None = None,
    given_up: Callable[[GaveUp], object] | None = None,
    band: str | None = None,
    rating: Mapping[str, Bounds] | None = None,
) -> Iterator[Generated]:
    """Make `count` puzzles with one solution each; `None` makes them without end.

    Puzzle `index` of a `seed` is always the same, on every machine; `start` is the first index. If
    you give no seed, one is drawn, and each puzzle says which.

    The givens have a `symmetry`, or are exactly where a `pattern` marks them. `clues` is their
    number, or the fewest and the most. In a `minimal` puzzle every given is needed, or with a
    symmetry every set of givens that belong together.

    Puzzles with `cages` are killers without givens. `grid` is the solution they should have;
    otherwise each has its own, drawn at random.

    `difficulty` is a word for the effort, `"easy"`, a range of it, `(60, 90)`, with `None` for no
    limit, or ranges for some models, `{"se": (1.2, 2.5)}`. The techniques in `allow` solve the
    puzzle, and so do all that you don't `forbid`. Those in `require` are needed: with those
    `around` them (`singles`, `basics` or `any` that are easier) they solve it, and without any one
    of them it is not solved. `hard_steps` is how many steps they take, and `x_wing:3+` means that
    one removes at least three candidates. `drill` is a technique that is the next step in the
    puzzle's `position`. Every round has at least `openings_min` openings, and at most
    `bottlenecks_max` rounds have only one. For anything else, give a `target` of your own.

    After `attempts` puzzles that don't fit, an index is given up: `given_up` is called, or else
    `GaveUpError` is raised. `family` is how many similar puzzles to make from each match. The run
    stops after `timeout` seconds. Any `concurrent.futures` executor can do the work.
    """
    if band is not None or rating is not None:
        warn_of("band= and rating=", "difficulty=", 4)
        difficulty = {**(rating or {}), **({} if band is None else {"effort": band})}
    judged = (difficulty, allow, require, forbid, hard_steps, drill)
    judged += (openings_min, bottlenecks_max)
    if around != "any" or any(wish not in (None, ()) for wish in judged):
        if target is not None:
            raise SudologueError(_say("own_target"))
        from sudologue.targets import target_of  # whoever only makes puzzles loads no rules

        target = target_of(
            layout=with_a_cage(layout) if cages else layout,
            difficulty=difficulty,
            allow=allow,
            require=require,
            forbid=forbid,
            around=around,
            hard_steps=hard_steps,
            drill=drill,
            openings_min=openings_min,
            bottlenecks_max=bottlenecks_max,
        )
    request = Request.of(
        layout=layout,
        symmetry=symmetry,
        minimal=minimal,
        clues=clues,
        pattern=pattern,
        cages=cages,
        grid=grid,
        target=target,
        family=family,
        attempts=attempts,
    )
    return puzzles(request, count, seed, start, timeout, executor, given_up)
