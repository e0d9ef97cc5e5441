"""The calls that most users need: solve, tell, draw, play, rate, and hint."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Literal, cast, overload

from sudologue.caches import cached
from sudologue.errors import BoardConflictError, SudologueError, WrongTypeError, expect
from sudologue.inference import SolveResult, TraceStep
from sudologue.model import Board, Layout
from sudologue.model.cell import CellLike
from sudologue.model.layout import expect_layout
from sudologue.model.values import Grid
from sudologue.rules import Rule
from sudologue.solver import Solver
from sudologue.wording import shown
from sudologue.work import DEFAULT_BUDGET

if TYPE_CHECKING:
    from sudologue.coach import Hint, Marks
    from sudologue.narration import Narrator
    from sudologue.narration.notations import Notation
    from sudologue.rating import Grade
    from sudologue.rendering.svg import Svg


def solve(
    puzzle: str | Board | Grid,
    rules: Iterable[Rule | str] | None = None,
    assume_unique: bool = False,
    *,
    layout: Layout | None = None,
    timeout: float | None = None,
    budget: int | None = DEFAULT_BUDGET,
    max_steps: int | None = None,
) -> SolveResult:
    """Solve a puzzle by the rules named; by all without a choice.

    It is given as a board, as a text in any format, or as its digits cell by cell or row by row.

    Rules that take it for granted that the puzzle has one solution are used only with
    `assume_unique`. What is no board yet is read in the `layout`, if one is given. The solve ends
    after `timeout` seconds, after `max_steps`, or when `budget` units of work are used up; `None`
    sets no limit.
    """
    board = _board(puzzle, layout)
    if rules is None and (timeout, budget, max_steps) == (None, DEFAULT_BUDGET, None):
        return _usual(assume_unique).solve(board)
    return Solver(
        rules, assume_unique=assume_unique, timeout=timeout, budget=budget, max_steps=max_steps
    ).solve(board)


def rate(
    puzzle: str | Board | Grid,
    models: Iterable[str] | None = None,
    seconds: float | None = None,
    *,
    layout: Layout | None = None,
    assume_unique: bool = False,
) -> Grade:
    """How hard a puzzle is, by the models named; without a choice, by all of `rating.MODELS`.

    After so many seconds in all, what is not exact yet says between what it lies; `None` sets no
    limit, and the hardest puzzles take Sudoku Explainer's model minutes. Models are made for the
    classic board: on others a grade has the facts of its record alone. `assume_unique` lets our own
    path take one solution for granted; Sudoku Explainer and HoDoKu have rules of their own there.
    """
    from sudologue.rating.models import chosen
    from sudologue.rating.rate import grade_of

    wanted = chosen(models)
    expect(seconds, float | int | None, "a number of seconds")
    if seconds is not None and not 0 < seconds < math.inf:
        raise SudologueError(f"seconds is {seconds}: it is a number above 0")
    expect(assume_unique, bool, "True or False")
    return grade_of(_board(puzzle, layout), wanted, seconds, assume_unique)


@overload
def hint(
    position: str | Board | Grid,
    level: str = "nudge",
    *,
    near: CellLike | Iterable[CellLike] | None = None,
    seen: Iterable[str | Hint] = (),
    count: Literal[1] = 1,
    marks: str | Marks = "auto",
    rules: Iterable[Rule | str] | None = None,
    assume_unique: bool = False,
    layout: Layout | None = None,
    token: str | None = None,
) -> Hint: ...
@overload
def hint(
    position: str | Board | Grid,
    level: str = "nudge",
    *,
    near: CellLike | Iterable[CellLike] | None = None,
    seen: Iterable[str | Hint] = (),
    count: int,
    marks: str | Marks = "auto",
    rules: Iterable[Rule | str] | None = None,
    assume_unique: bool = False,
    layout: Layout | None = None,
    token: str | None = None,
) -> Hint | tuple[Hint, ...]: ...
def hint(
    position: str | Board | Grid,
    level: str = "nudge",
    *,
    near: CellLike | Iterable[CellLike] | None = None,
    seen: Iterable[str | Hint] = (),
    count: int = 1,
    marks: str | Marks = "auto",
    rules: Iterable[Rule | str] | None = None,
    assume_unique: bool = False,
    layout: Layout | None = None,
    token: str | None = None,
) -> Hint | tuple[Hint, ...]:
    """A hint about a position: what is wrong with it, or else the step that is easiest to see now.

    The `level` says how much it gives away: `state`, `nudge`, `technique`, `where`, `what` or
    `proof`; `hint.more()` goes on to the next. Of equally easy steps the one comes first that leads
    to a digit, then the nearest to the cells in `near`, such as the last moves. What was `seen`,
    hints or their tokens, counts as known. A `token` brings the same hint back. With a `count`
    above 1 there are several, as far as there are so many.

    The `marks` of a position's open cells are all its candidates (`full`), count for nothing
    (`none`), or are claims (`partial`), as they look if nobody says it; `Marks` has those that
    stand beside the position, as an app may have them.
    """
    from sudologue.coach.asking import clashing, hints, wish

    wanted = wish(
        level,
        near=near,
        seen=seen,
        count=count,
        marks=marks,
        rules=rules,
        assume_unique=assume_unique,
        token=token,
    )
    try:
        board = _board(position, layout)
    except BoardConflictError as error:
        found = clashing(error, wanted)
    else:
        found = hints(board, wanted)
    return found[0] if count == 1 else found


def _board(puzzle: str | Board | Grid, layout: Layout | None) -> Board:
    """The board, read in a layout if it is none yet."""
    expect_layout(layout)
    if not isinstance(puzzle, Board):
        return Board(puzzle, layout)
    if layout is None or layout == puzzle.layout:
        return puzzle
    raise SudologueError("the board has a layout of its own: give a layout with a text only")


@cached(None)
def _usual(assume_unique: bool) -> Solver:
    """The solver with all rules; it keeps nothing from one puzzle to the next."""
    return Solver(assume_unique=assume_unique)


def narrate(
    result: SolveResult,
    voice: str | Narrator = "conversational",
    notation: str | Notation = "rc",
    *,
    step: int | TraceStep | None = None,
    full: bool = False,
    all_steps: bool = False,
) -> str:
    """Tell a result as plain text, in a voice and a notation by name or of your own.

    All of it, or one `step` alone, given by its number, from 1, or as it is. With `full`, nothing
    is folded away, however long it is. With `all_steps`, those are told as well that the story can
    do without.
    """
    expect(result, SolveResult, "a result: solve returns one, SolveResult.from_json reads one")
    # whoever only solves does not wait for the voices
    from sudologue.narration import in_full, tell_step, voice_named
    from sudologue.narration.notations import Notation, all_in_notation, notation_named
    from sudologue.rendering import plain_text

    narrator = voice_named(voice) if isinstance(voice, str) else voice
    names = notation_named(notation) if isinstance(notation, str) else notation
    if not callable(getattr(narrator, "narrate" if step is None else "tell", None)):
        raise WrongTypeError(f"{shown(voice)} is not a voice: name one, or give a narrator")
    expect(names, Notation, "a notation: name one, such as 'a1'")
    if step is not None and all_steps:
        raise SudologueError(
            "all_steps tells more steps, and step tells one: leave one of them out"
        )
    narrator = in_full(narrator, full=full, all_steps=all_steps)
    told = narrator.narrate(result) if step is None else [tell_step(result, step, narrator)]
    return plain_text(all_in_notation(told, names, result.initial.layout.size))


def draw(
    shown: str | Board | SolveResult | Grid,
    step: int | TraceStep | None = None,
    *,
    theme: str = "auto",
    notation: str | Notation = "rc",
    frame: int | None = None,
    candidates: bool | None = None,
    layout: Layout | None = None,
) -> Svg:
    """A board, or one step of a result, as an SVG picture, which is a text.

    A step is given by its number, from 1, or as it is; of one that takes several pictures, such as
    a proof by contradiction, the last is drawn, or a `frame` of your choice, from 1. A result
    without a step is drawn as the board at its end. `candidates` says whether a board shows what
    its open cells may still take; steps always do. The theme is `light`, `dark`, or `auto`, which
    is whatever the viewer prefers.
    """
    from sudologue.narration.notations import Notation, notation_named
    from sudologue.narration.scene import scene_at
    from sudologue.rendering.svg import draw_board, draw_step, theme_named

    names = notation_named(notation) if isinstance(notation, str) else notation
    expect(names, Notation, "a notation: name one, such as 'a1'")
    expect(frame, int | None, "a number: frames count from 1")
    colours = theme_named(theme)
    if step is not None:
        expect(shown, SolveResult, "a result: a step is drawn with the trace that it is from")
        if candidates is False:
            raise SudologueError("a step is drawn with candidates: leave candidates out")
        return draw_step(scene_at(cast(SolveResult, shown), step), colours, names, frame)
    if frame is not None:
        raise SudologueError("frame is a picture of a step: give its step, too")
    board = _board(shown.final_board if isinstance(shown, SolveResult) else shown, layout)
    return draw_board(board, colours, names, candidates=bool(candidates))


def player(
    result: SolveResult,
    voices: str | Narrator | Sequence[str | Narrator] = ("conversational",),
    notation: str | Notation = "rc",
    *,
    title: str | None = None,
) -> str:
    """A result as one HTML file, to be gone through in a browser: every step drawn and told.

    It asks nobody for anything, so it can be kept, sent, and opened anywhere. Of several voices,
    the reader chooses.
    """
    expect(result, SolveResult, "a result: solve returns one, SolveResult.from_json reads one")
    from sudologue.rendering.player import page_of

    return page_of(result, voices, title, notation=notation)
