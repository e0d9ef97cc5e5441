"""How a hint is come to: what is wrong first, and then the step that is easiest to see."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import cast

from sudologue.budget import DEFAULT_BUDGET, Allowance, OutOfWorkError
from sudologue.coach.choice import (
    About,
    Chooser,
    Known,
    ReachedStep,
    asked,
    first_step,
    followed,
    is_single_waiting,
    names_in,
    position_name,
    reached_steps,
    token_of,
)
from sudologue.coach.given_reason import clues_called, house_called
from sudologue.coach.hint import Hint
from sudologue.coach.ladder import HintKind, Level, Rungs, StepLadder, level_named
from sudologue.coach.player_marks import (
    AUTO,
    Marks,
    MarksKind,
    Pencilled,
    pencilled,
    possible,
)
from sudologue.coach.position_faults import Fault, blamed, conflict, stale_marks, wrong_note
from sudologue.errors import SudologueError, WrongTypeError
from sudologue.inference import Elimination, Placement
from sudologue.inference.inference import Single
from sudologue.messages import Messages
from sudologue.model import Board, Cell, Clue, House
from sudologue.model.cell import CellLike, cell_of
from sudologue.narration import Passage
from sudologue.narration.phrasing.filling import Speaker, when
from sudologue.oracle import Solutions, count_solutions, judge_position
from sudologue.oracle.soundness import puzzle_of
from sudologue.rules import Rule, chosen, of_family
from sudologue.wording import shown

_words = Speaker(__name__)
_say = Messages(__name__)

_BUDGET = DEFAULT_BUDGET // 4
"""Units of work to search for solutions, to find what is wrong, and to find a step, each.

Whoever asks for a hint does not wait as long as for a solve.
"""

Seen = str | Hint
"""A hint that was seen, or its token."""


@dataclass(frozen=True, kw_only=True)
class HintRequest:
    """What somebody wants to be told: how much, near to which cells, and what is known already."""

    level: Level = Level.NUDGE
    near: tuple[Cell, ...] = ()
    seen: tuple[Seen, ...] = ()
    count: int = 1
    marks: str | Marks = AUTO
    rules: tuple[Rule, ...] | None = None
    house: House | str | None = None
    clue: str | Clue | tuple[Clue, ...] | None = None
    assume_unique: bool = False
    token: str | None = None


def hint_request(
    level: str,
    *,
    near: CellLike | Iterable[CellLike] | None = None,
    seen: Iterable[Seen] = (),
    count: int = 1,
    marks: str | Marks = AUTO,
    rules: Iterable[Rule | str] | None = None,
    family: str | None = None,
    house: House | str | None = None,
    clue: str | Clue | tuple[Clue, ...] | None = None,
    assume_unique: bool = False,
    token: str | None = None,
) -> HintRequest:
    """A request, of values as they are given by whoever asks."""
    _say.expect(house, House | str | None, "a_house")
    if family is not None:
        if rules is not None:
            raise SudologueError("a family is asked alone: leave out family, or rules")
        rules = of_family(family)
    _say.expect(count, int, "a_number")
    _say.expect(marks, str | Marks, "marks")
    _say.expect(token, str | None, "a_token")
    _say.expect(assume_unique, bool, "a_choice")
    if count < 1:
        raise SudologueError(f"count is {count}: it is a number from 1 on")
    return HintRequest(
        level=level_named(level),
        near=_cells(near),
        seen=_seen(seen),
        count=count,
        marks=marks,
        rules=None if rules is None else tuple(chosen(rules, assume_unique)),
        house=house,
        clue=clue,
        assume_unique=assume_unique,
        token=token,
    )


def _cells(near: CellLike | Iterable[CellLike] | None) -> tuple[Cell, ...]:
    """One cell, or several; a tuple of two numbers is one."""
    if near is None:
        return ()
    if isinstance(near, str | Cell):
        return (cell_of(near),)
    _say.expect(near, Iterable, "a_cell")
    parts = tuple(near)
    is_one = len(parts) == 2 and all(isinstance(part, int) for part in parts)
    return (cell_of(parts),) if is_one else tuple(map(cell_of, parts))


def _seen(seen: object) -> tuple[Seen, ...]:
    if isinstance(seen, str | Hint):
        return (seen,)
    _say.expect(seen, Iterable, "seen")
    known = tuple(cast("Iterable[object]", seen))
    for each in known:
        if not isinstance(each, str | Hint):
            raise WrongTypeError(f"{shown(each)} is not a hint: give hints, or their tokens")
        if isinstance(each, str) and "." not in each:
            raise SudologueError(f"{each!r} is no token of a hint: it has a point in it")
    return cast("tuple[Seen, ...]", known)


def hints(board: Board, wanted: HintRequest) -> tuple[Hint, ...]:
    """The hints about a position, as many as are wanted, if there are so many."""
    position = pencilled(board, wanted.marks)
    found = count_solutions(position.board, limit=2, budget=_BUDGET)
    if found.is_unique:
        position = position.beside(found.found[0])
    return _Asking(position, wanted, found, board).hints()


@dataclass(frozen=True)
class _Asking:
    """One question about one position, and what search says of it."""

    position: Pencilled
    wanted: HintRequest
    found: Solutions
    asked: Board

    def hints(self) -> tuple[Hint, ...]:
        faults = sorted(self._faults(), key=lambda fault: fault.away(self.wanted.near))
        names = self._named()
        if faults:
            called = [fault for fault in faults if names == (fault.name,)]
            return tuple(map(self._plain, called or faults[: self.wanted.count]))
        if self.position.board.is_complete:
            return (self._plain(_over(HintKind.DONE, "done")),)
        first = self._first_of_solve(names)
        if first is not None and (names or self.wanted.count == 1):
            return (self._of_step(first),)
        try:
            with Allowance(_BUDGET):
                taken = self._walks(names)
        except OutOfWorkError:
            if first is None:
                return (self._none("out_of_work"),)
            taken = []
        if first is not None:
            others = [each for each in taken if each.action != first.action]
            taken = [first, *others][: self.wanted.count]
        nothing = "nothing" if self._about.is_anything else "nothing_about"
        return tuple(map(self._of_step, taken)) or (self._none(nothing),)

    def _named(self) -> tuple[str, ...]:
        """What the token names, if there is one; that there was nothing names nothing."""
        if self.wanted.token is None:
            return ()
        names = names_in(self.wanted.token, position_name(self.position))
        return () if names and names[-1] in tuple(HintKind) else names

    def _faults(self) -> list[Fault]:
        position, found = self.position, self.found
        dead_end = position.board.masks.clash or puzzle_of(position.board).dead_end
        if dead_end is not None:
            return [conflict(position.board.layout, dead_end)]
        if found.has_none:
            with Allowance(_BUDGET):
                return blamed(position, judge_position(position.board))
        if found.is_unique:
            right, board = found.found[0].masks.filled, position.board
            wrong = [wrong_note(board, note) for note in position.notes if note.denied & right]
            if wrong:
                return wrong
        return stale_marks(position)

    def _walks(self, names: tuple[str, ...]) -> list[ReachedStep]:
        wanted, position = self.wanted, self.position
        unique = self._assumes_unique
        chooser = Chooser(asked(wanted.rules, unique), wanted.near, unique, self._about)
        if names:
            return [followed(position.board, names, chooser)]
        return reached_steps(position, chooser, self._known(), wanted.count)

    def _first_of_solve(self, names: tuple[str, ...]) -> ReachedStep | None:
        """The step that a solve takes, if a token names it or nothing else is asked for."""
        wanted = self.wanted
        about_anything = wanted.rules is None and self._about.is_anything
        known = bool(wanted.near or wanted.seen or self.position.denied)
        if not about_anything or (len(names) > 1 if names else known):
            return None
        first = first_step(self.position.board, self._assumes_unique, _BUDGET)
        return first if first is not None and names in ((), first.names) else None

    @property
    def _assumes_unique(self) -> bool:
        return self.wanted.assume_unique and not self.found.has_several

    @property
    def _about(self) -> About:
        """The house and the clues that are asked for."""
        layout, house, clue = self.position.board.layout, self.wanted.house, self.wanted.clue
        if isinstance(house, str):
            house = house_called(house, layout)
        elif house is not None:
            layout.tables.expect_house(house)
        if isinstance(clue, str):
            return About(house, clues_called(clue, layout))
        clues = clue if isinstance(clue, tuple) else () if clue is None else (clue,)
        for each in clues:
            layout.tables.expect_clue(each)
        return About(house, clues)

    def _known(self) -> Known:
        names = [
            name
            for seen in self.wanted.seen
            for name in (seen if isinstance(seen, str) else seen.token).split(".")[1:]
        ]
        inferences = [each.inference for each in self.wanted.seen if isinstance(each, Hint)]
        gone = [
            candidate
            for inference in inferences
            if inference is not None and isinstance(inference.action, Elimination)
            for candidate in inference.action.candidates
        ]
        return Known(frozenset(names), frozenset(gone), self.position.denied)

    # what comes of it

    def _of_step(self, walk: ReachedStep) -> Hint:
        kind = HintKind.SEVERAL if self.found.has_several else HintKind.STEP
        ladder = StepLadder(walk.board, walk.inference, self._standing(walk))
        return Hint(
            kind,
            self.wanted.level,
            token_of(position_name(self.position), walk.names),
            walk.board,
            walk.inference,
            ladder,
            self._has_marks,
            (self.asked, self.wanted),
        )

    def _plain(self, fault: Fault) -> Hint:
        token = token_of(position_name(self.position), (fault.name,))
        board = self.position.board
        rungs = fault.rungs
        asked, has_marks = (self.asked, self.wanted), self._has_marks
        return Hint(fault.kind, self.wanted.level, token, board, None, rungs, has_marks, asked)

    def _none(self, why: str) -> Hint:
        if self.found.has_several:
            return self._plain(_over(HintKind.SEVERAL, why, "several"))
        return self._plain(_over(HintKind.STUCK, why))

    @property
    def _has_marks(self) -> bool:
        return self.position.kind is MarksKind.FULL

    def _standing(self, walk: ReachedStep) -> Passage:
        """What there is to say of the board as a whole."""
        kind, gone = self.position.kind, len(walk.action.candidates)
        places = isinstance(walk.action, Placement)
        cases = when(
            several=self.found.has_several,
            fit=self.found.is_unique,
            none=not is_single_waiting(walk.board),
            one=gone == 1 and not places,
            placed=places,
            plain=_needs_no_marks(walk),
            full=self._had_marks and kind is MarksKind.FULL,
            partial=self._had_marks and kind is MarksKind.PARTIAL,
        )
        return _words.say("state", *cases, gone=gone)

    @property
    def _had_marks(self) -> bool:
        position = self.position
        return position.was_given or position.kind is MarksKind.PARTIAL


def _needs_no_marks(walk: ReachedStep) -> bool:
    """Whether it is a single that the digits on the board show by themselves."""
    board, evidence = walk.board, walk.inference.evidence
    if not isinstance(evidence, Single) or board.masks.barred:
        return False
    left = [truth.mask(board.layout) & possible(board) for truth in evidence.truths]
    return all(mask.bit_count() == 1 for mask in left)


def _over(kind: HintKind, *cases: str) -> Fault:
    """That there is no step to tell, and why."""
    return Fault(kind, kind.value, Rungs((_words.say("no_step", *cases),)))
