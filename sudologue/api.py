"""The calls that most users need: solve, tell, draw, play, rate, hint, explain and judge."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Literal, cast, overload

from sudologue.budget import DEFAULT_BUDGET, Limits
from sudologue.caches import cached
from sudologue.errors import SudologueError
from sudologue.inference import SolveResult, StepLike
from sudologue.messages import Messages
from sudologue.model import Board, Cell, Clue, House, Layout
from sudologue.model.cell import CellLike
from sudologue.model.positions import PositionLike, board_of
from sudologue.renamed import renamed
from sudologue.rules import Rule
from sudologue.solver import Solver, StepChoice

_say = Messages(__name__)

if TYPE_CHECKING:
    from sudologue.coach import Explanation, Hint, Marks, Ruling
    from sudologue.coach.claim import ClaimLike
    from sudologue.coach.given_reason import GivenReasonLike
    from sudologue.narration import Narrator
    from sudologue.narration.notations import Notation
    from sudologue.rating import Grade
    from sudologue.rendering.svg import Svg

Budget = int | Literal["usual"] | None


def solve(
    puzzle: PositionLike,
    rules: Iterable[Rule | str] | None = None,
    assume_unique: bool = False,
    *,
    layout: Layout | None = None,
    timeout: float | None = None,
    budget: Budget = "usual",
    max_steps: int | None = None,
    exhaustive: bool = False,
    choose: StepChoice = "nearest",
    shorten: bool = False,
) -> SolveResult:
    """Solve a puzzle by the rules named; by all without a choice.

    It is given as a board, as a text in any format, or as its digits cell by cell or row by row.

    Rules that take it for granted that the puzzle has one solution are used only with
    `assume_unique`. What is no board yet is read in the `layout`, if one is given. The solve ends
    after `timeout` seconds, after `max_steps`, or when `budget` units of work are used up; `None`
    sets no limit. Where the rules find nothing, an `exhaustive` solve goes on with contradictions
    in ever more cases, within a `budget` only if one is given.

    The path is one that a person takes: singles go on with the last digit or block, and of the
    eliminations those alone are steps that a digit stands on. `choose="first"` is the plain loop,
    and a function chooses itself, as `Solver` says. With `shorten`, eliminations that the trace can
    do without are cut, and `saved` counts them.
    """
    _say.expect(shorten, bool, "true_or_false")
    board = board_of(puzzle, layout, puzzle=True)
    is_limited = (timeout, max_steps) != (None, None) or budget not in ("usual", DEFAULT_BUDGET)
    if rules is None and not is_limited and exhaustive is False and choose == "nearest":
        result = _usual(assume_unique).solve(board)
        return result.shortened() if shorten else result
    result = Solver(
        rules,
        assume_unique=assume_unique,
        timeout=timeout,
        budget=budget,
        max_steps=max_steps,
        exhaustive=exhaustive,
        choose=choose,
    ).solve(board)
    return result.shortened() if shorten else result


@renamed(seconds="timeout")
def rate(
    puzzle: PositionLike,
    models: Iterable[str] | None = None,
    timeout: float | None = None,
    *,
    layout: Layout | None = None,
    assume_unique: bool = False,
    budget: int | None = None,
) -> Grade:
    """How hard a puzzle is, by the models named; without a choice, by all of `rating.MODELS`.

    After `timeout` seconds in all, what is not exact yet says between what it lies; `None` sets no
    limit, and the hardest puzzles take Sudoku Explainer's model minutes. A `budget` in units of
    work does the same, at the same place on every machine. Models are made for the classic board:
    on others a grade has the facts of its record alone. `assume_unique` lets our own path take one
    solution for granted; Sudoku Explainer and HoDoKu have rules of their own there.
    """
    from sudologue.rating.grade import grade_of
    from sudologue.rating.models import chosen

    wanted = chosen(models)
    limits_of(timeout, budget)
    _say.expect(assume_unique, bool, "true_or_false")
    return grade_of(
        board_of(puzzle, layout, puzzle=True), wanted, timeout, assume_unique, budget=budget
    )


@renamed(seconds="timeout")
def explain(
    position: PositionLike,
    claim: ClaimLike | Cell,
    *,
    notation: str | Notation = "rc",
    layout: Layout | None = None,
    assume_unique: bool = False,
    timeout: float | None = None,
    reveal: bool = False,
) -> Explanation:
    """Why a claim about a position is so, such as `r3c4<>5` or `r3c4=5`; or that it is not.

    Of a cell alone, `r3c4`, it is why it holds its digit. A rule that shows it now is looked for
    first, then the contradiction that the candidate leads to, and then the steps of a solve that
    lead there. The position is taken as it stands, with all that was placed and ruled out. Of
    several candidates, all have to be as claimed. Of a claim that is not so, `reveal` tells which
    digit the cell has instead, and the solution.
    """
    from sudologue.coach.explain import claim_about, explanation_of

    _say.expect(assume_unique, bool, "true_or_false")
    _say.expect(reveal, bool, "true_or_false")
    board, limits = board_of(position, layout), limits_of(timeout)
    claimed = claim_about(board, claim, notation)
    return explanation_of(board, claimed, assume_unique, limits, reveal=reveal)


@renamed(seconds="timeout")
def judge(
    position: PositionLike,
    claim: ClaimLike,
    *,
    by: GivenReasonLike | None = None,
    notation: str | Notation = "rc",
    layout: Layout | None = None,
    timeout: float | None = None,
    reveal: bool = False,
) -> Ruling:
    """Whether a claim about a position is so, and whether the reason given forces it.

    The reason is the name of a rule, such as `skyscraper`; or what is to be looked at, such as
    `row 3, box 2, r3c4`, `5 in row 3` or `cage at r1c1`, as a text, as constraints and clues, or as
    evidence with a receipt. A house stands for all that it says of every digit, a cell for its one
    digit, a clue for its law. After `timeout` seconds each, what was not found yet is said so:
    whether it is true, whether the rule makes it, and, of `named_as`, that it need not be all. Of a
    claim that is not so, `reveal` tells which digit the cell has instead, and the solution.
    """
    from sudologue.coach.claim import Claim
    from sudologue.coach.given_reason import GivenReason
    from sudologue.coach.judge import ruling_on
    from sudologue.narration.notations import notation_of

    _say.expect(reveal, bool, "true_or_false")
    board, limits = board_of(position, layout), limits_of(timeout)
    names = notation_of(notation)
    grounds = None if by is None else GivenReason.of(by, board.layout, names)
    claimed = Claim.of(claim, board.layout, names)
    return ruling_on(board, claimed, grounds, limits, reveal=reveal)


def limits_of(
    timeout: float | None, budget: Budget = "usual", usual: int = DEFAULT_BUDGET
) -> Limits:
    """The time and the work; that is the usual one if nobody limits either."""
    _say.expect(timeout, float | int | None, "some_seconds")
    if timeout is not None and not 0 < timeout < math.inf:
        raise SudologueError(_say("timeout", timeout=timeout))
    if budget == "usual":
        budget = usual if timeout is None else None
    _say.expect(budget, int | None, "budget")
    if budget is not None and budget < 0:
        raise SudologueError(_say("below_zero", name="budget", value=budget))
    return Limits(timeout, budget)


@overload
def hint(
    position: PositionLike,
    level: str = "nudge",
    *,
    near: CellLike | Iterable[CellLike] | None = None,
    seen: Iterable[str | Hint] = (),
    count: Literal[1] = 1,
    marks: str | Marks = "auto",
    rules: Iterable[Rule | str] | None = None,
    family: str | None = None,
    house: House | str | None = None,
    clue: str | Clue | tuple[Clue, ...] | None = None,
    assume_unique: bool = False,
    layout: Layout | None = None,
    token: str | None = None,
) -> Hint: ...
@overload
def hint(
    position: PositionLike,
    level: str = "nudge",
    *,
    near: CellLike | Iterable[CellLike] | None = None,
    seen: Iterable[str | Hint] = (),
    count: int,
    marks: str | Marks = "auto",
    rules: Iterable[Rule | str] | None = None,
    family: str | None = None,
    house: House | str | None = None,
    clue: str | Clue | tuple[Clue, ...] | None = None,
    assume_unique: bool = False,
    layout: Layout | None = None,
    token: str | None = None,
) -> Hint | tuple[Hint, ...]: ...
def hint(
    position: PositionLike,
    level: str = "nudge",
    *,
    near: CellLike | Iterable[CellLike] | None = None,
    seen: Iterable[str | Hint] = (),
    count: int = 1,
    marks: str | Marks = "auto",
    rules: Iterable[Rule | str] | None = None,
    family: str | None = None,
    house: House | str | None = None,
    clue: str | Clue | tuple[Clue, ...] | None = None,
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

    Steps are those of the `rules` named, or of a `family` such as `fish`; of a `house` such as
    `row 3`, a diagonal or a window, or of a `clue`, those whose receipt cites it. A clue is named
    as it is told, `10-cage at r1c1`, or by any cell of it, `r1c2`; of several, one is enough.

    The `marks` of a position's open cells are all its candidates (`full`), count for nothing
    (`none`), or are claims (`partial`), as they look if nobody says it. Those that a text has
    beside its candidates, such as a SudokuPad file, are among them; `Marks` has others, as an app
    may have them.
    """
    from sudologue.coach.hint_request import hint_request, hints

    wanted = hint_request(
        level,
        near=near,
        seen=seen,
        count=count,
        marks=marks,
        rules=rules,
        family=family,
        house=house,
        clue=clue,
        assume_unique=assume_unique,
        token=token,
    )
    board = board_of(position, layout)
    found = hints(board, replace(wanted, marks=_marks(position, board, layout, wanted.marks)))
    return found[0] if count == 1 else found


def _marks(
    position: object, board: Board, layout: Layout | None, marks: str | Marks
) -> str | Marks:
    """The marks that stand in a text beside its candidates, unless others are given."""
    if not isinstance(position, str) or not isinstance(marks, str):
        return marks
    from sudologue.coach.player_marks import marks_beside
    from sudologue.formats import marks_of

    return marks_beside(board, *marks_of(position, layout), marks)


@cached(None)
def _usual(assume_unique: bool) -> Solver:
    """The solver with all rules; it keeps nothing from one puzzle to the next."""
    return Solver(assume_unique=assume_unique, choose="nearest")


def narrate(
    result: SolveResult,
    voice: str | Narrator = "conversational",
    notation: str | Notation = "rc",
    *,
    step: StepLike | None = None,
    full: bool = False,
    all_steps: bool = False,
) -> str:
    """Tell a result as plain text, in a voice and a notation by name or of your own.

    All of it, or one `step` alone, given by its number, from 1, or as it is. With `full`, nothing
    is folded away, however long it is. With `all_steps`, those are told as well that the story can
    do without.
    """
    _say.expect(result, SolveResult, "a_result")
    # whoever only solves does not wait for the voices
    from sudologue.narration import in_full, tell_step
    from sudologue.narration.notations import all_in_notation, notation_of
    from sudologue.narration.voice_registry import narrator_of
    from sudologue.rendering import plain_text

    narrator = narrator_of(voice, "narrate" if step is None else "tell")
    names = notation_of(notation)
    if step is not None and all_steps:
        raise SudologueError(_say("one_step"))
    narrator = in_full(narrator, full=full, all_steps=all_steps)
    told = narrator.narrate(result) if step is None else [tell_step(result, step, narrator)]
    return plain_text(all_in_notation(told, names, result.initial.layout.size))


def draw(
    shown: PositionLike,
    step: StepLike | None = None,
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
    its open cells may still take, and `layout` what a text is read in; a step always shows them,
    in the layout of its trace. The theme is `light`, `dark`, or `auto`, which is whatever the
    viewer prefers. A hint, an answer, or a step of `result.look` or `steps` draws itself.
    """
    if step is None and hasattr(shown, "draw"):
        own = cast("Any", shown).draw
        if layout is not None or candidates is not None:
            raise SudologueError(_say("draws_itself"))
        return own(theme, notation) if frame is None else own(theme, notation, frame=frame)
    from sudologue.narration.notations import notation_of
    from sudologue.narration.steps.scene import scene_at
    from sudologue.rendering.svg import draw_board, draw_step, theme_named

    names = notation_of(notation)
    _say.expect(frame, int | None, "frame")
    _say.expect(candidates, bool | None, "candidates")
    colours = theme_named(theme)
    if step is None:
        if frame is not None:
            raise SudologueError(_say("frame_of_step"))
        return draw_board(board_of(shown, layout), colours, names, candidates=bool(candidates))
    _say.expect(shown, SolveResult, "step_of_result")
    if layout is not None:
        raise SudologueError(_say("layout_of_trace"))
    if candidates is not None:
        raise SudologueError(_say("always_candidates"))
    return draw_step(scene_at(cast(SolveResult, shown), step), colours, names, frame)


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
    _say.expect(result, SolveResult, "a_result")
    from sudologue.rendering.player import page_of

    return page_of(result, voices, title, notation=notation)
