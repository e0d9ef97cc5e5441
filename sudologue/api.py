"""The functions that most people need: solve, narrate, draw, rate, hint, explain and judge."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Literal, cast, overload

from sudologue.budget import DEFAULT_BUDGET, Limits
from sudologue.caches import cached
from sudologue.errors import SudologueError
from sudologue.inference import SolveResult, StepLike
from sudologue.messages import Messages, in_language
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
    """Solve a puzzle by logic, with the techniques in `rules` or with all of them.

    The puzzle is a board, a text in any format, or digits cell by cell or row by row. `layout` says
    how to read a puzzle that is not already a Board.

    Techniques that assume one solution are used only with `assume_unique`. The solve stops after
    `timeout` seconds, after `max_steps` steps, or when it has used `budget` units of work; `None`
    sets no limit. If the techniques get stuck, an `exhaustive` solve tries contradictions in ever
    more cases; then `budget` limits it only if you give one.

    The steps come as a person would take them: singles continue with the last digit or block, and
    only eliminations that some digit needs are steps. `choose="first"` takes the first step that is
    found, and a function of yours can choose, too (see `Solver`). `shorten` leaves out eliminations
    that the trace can do without; the result's `saved` counts them.
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
    """Rate how hard a puzzle is, with the `models` you name or with all of `rating.MODELS`.

    A rating that is not finished after `timeout` seconds in all is a range. `None` sets no limit;
    Sudoku Explainer's model takes minutes on the hardest puzzles. A `budget` in units of work stops
    at the same point on every machine. The models are made for the classic board; on others, a
    grade has only facts. `assume_unique` lets our own path assume one solution, as Sudoku Explainer
    and HoDoKu always do.
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
    """Explain why a claim about a position, such as `r3c4<>5` or `r3c4=5`, is true or false.

    A cell alone, `r3c4`, asks why it has its digit. The answer is a technique that shows it now, or
    else a contradiction, or else the steps of a solve that lead there. The position counts as it
    stands, with everything that was placed and ruled out. Several claims must all be true. If the
    claim is false, `reveal` shows the right digit and the solution.
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
    """Judge whether a claim about a position is true, and whether the reason `by` forces it.

    The reason is a technique, such as `skyscraper`, or the places to look at, such as `row 3, box
    2, r3c4`, `5 in row 3` or `cage at r1c1`: as a text, as constraints and clues, or as evidence
    with a receipt. A house stands for its rule (each digit once), a cell for its one digit, a clue
    for its law. Three questions get `timeout` seconds each: whether the claim is true, whether the
    technique shows it, and what else it is called (`named_as`); the answer says which of them are
    open. If the claim is false, `reveal` shows the right digit and the solution.
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
    """Give a hint about a position: a mistake, if there is one, or else the easiest next step.

    The `level` is how much it gives away: `state`, `nudge`, `technique`, `where`, `what` or
    `proof`; `hint.more()` gives the next level. Among equally easy steps, one that leads to a digit
    comes first, then the nearest to the cells in `near`, such as your last moves. Hints or tokens
    in `seen` count as known. A `token` gives the same hint again. A `count` above 1 gives up to
    that many different hints.

    You can ask for techniques by `rules` or by `family`, such as `fish`, and for steps that use a
    `house`, such as `row 3`, a diagonal or a window, or a `clue`. A clue has a name, such as
    `10-cage at r1c1`, or you name any of its cells, `r1c2`; if that names several clues, a step
    needs to use only one.

    `marks` says what the pencil marks of open cells are: all their candidates (`full`), nothing
    (`none`), or notes (`partial`); if you don't say, the hint decides by how they look. Marks in
    the text, as in a SudokuPad file, count too; `Marks` takes other marks, such as an app's.
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


@in_language
def narrate(
    result: SolveResult,
    voice: str | Narrator = "conversational",
    notation: str | Notation = "rc",
    *,
    step: StepLike | None = None,
    full: bool = False,
    all_steps: bool = False,
    language: str | None = None,
) -> str:
    """Explain a result in plain text, in a voice, a notation and a language.

    To explain one `step` only, give the step or its number, from 1. `full` prints long proofs in
    full. `all_steps` includes eliminations that no placement needs.
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


@in_language
def draw(
    shown: PositionLike,
    step: StepLike | None = None,
    *,
    theme: str = "auto",
    notation: str | Notation = "rc",
    frame: int | None = None,
    candidates: bool | None = None,
    layout: Layout | None = None,
    language: str | None = None,
) -> Svg:
    """Draw a board, or one step of a result, as an SVG picture, which is a text.

    Give a step or its number, from 1. If it takes several pictures, as a proof by contradiction
    does, you get the last one, or the `frame` you choose, from 1. A result without a step is drawn
    as its last board. `candidates` says whether a board shows the candidates of its open cells, and
    `layout` how to read a text; a step always shows candidates, in the layout of its result. The
    theme is `light`, `dark`, or `auto`, which follows the viewer's preference. You can also draw
    hints, answers, and the steps that `result.look` and `steps` return.
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


@in_language
def player(
    result: SolveResult,
    voices: str | Narrator | Sequence[str | Narrator] = ("conversational",),
    notation: str | Notation = "rc",
    *,
    title: str | None = None,
    language: str | None = None,
) -> str:
    """Make an HTML page to click through in a browser: every step, drawn and explained.

    The page is one file that works offline, so you can keep it, send it and open it anywhere. With
    several voices, the reader chooses one.
    """
    _say.expect(result, SolveResult, "a_result")
    from sudologue.rendering.player import page_of

    return page_of(result, voices, title, notation=notation)
