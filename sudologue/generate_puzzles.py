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
    """Make puzzles with one solution: so many, or without end with `None`.

    Puzzle `index` of a `seed` is the same on every machine, however many are made and whoever makes
    them; `start` is the first index. Without a seed one is drawn, and each puzzle says which.

    The givens have a `symmetry`, or lie where a `pattern` marks them; there are so many `clues`, a
    number or the fewest and the most. A `minimal` puzzle has no given that could go, or with a
    symmetry no set of them that it keeps together.

    Puzzles with `cages` are killers: cages cover the board, and no digit is given. A `grid` is the
    solution that puzzles are to have, all of its digits; without it, each has one drawn at random.

    A `difficulty` is a word for the effort, `"easy"`, or a range of it, `(60, 90)`, with `None` for
    an end that is left open; or a range for each of some models, `{"se": (1.2, 2.5)}`. The rules to
    `allow` solve the puzzle, and so do all that nobody wants to `forbid`. Those to `require` are
    needed: with what may be `around` them, `singles`, `basics` or any that is easier, the puzzle is
    solved, and without any one of them it is not; `hard_steps` says how many steps they take, and
    `x_wing:3+` that one removes three candidates or more. A `drill` is a rule that is the next step
    in the `position` of the puzzle. Every round has `openings_min` openings, and no more than
    `bottlenecks_max` have a single one. What else is wished is judged by a `target` of one's own.

    After so many `attempts` without a puzzle that is as wished an index is given up: `given_up` is
    told, or else `GaveUpError` is raised. A `family` is so many puzzles that come of one find. The
    run ends after `timeout` seconds. Any `concurrent.futures` executor can do the work.
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
