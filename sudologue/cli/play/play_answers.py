"""Replies: what is answered to somebody who plays and asks about the board."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from sudologue.api import hint as hint_about
from sudologue.budget import DEFAULT_BUDGET, Allowance
from sudologue.cli.output.page import Page
from sudologue.coach import Claim, Hint, Level, Marks
from sudologue.coach.explain import claim_about, explanation_of
from sudologue.coach.given_reason import GivenReason
from sudologue.coach.judge import ruling_on
from sudologue.coach.search_check import ClaimCheck
from sudologue.errors import SudologueError
from sudologue.messages import Messages
from sudologue.model import Board, Candidate, Cell
from sudologue.model.cell import parse_digit
from sudologue.narration import Narrator, Passage
from sudologue.narration.notations import Notation, all_in_notation
from sudologue.narration.notations.mentions import mentions
from sudologue.narration.phrasing.filling import Speaker, when
from sudologue.oracle import Judgement, count_solutions, judge_position

_say = Messages(__name__)
_words = Speaker(__name__)

_NOT = re.compile(r"not\s+(?:(\w)\s+(?:in\s+)?)?(\S.*)", re.IGNORECASE)
_BY = re.compile(r"\s+by\s+", re.IGNORECASE)


@dataclass(kw_only=True, eq=False)
class PlayAnswers:
    """Answers one question after the other, about the board of the moment.

    `marks` are those that came with the position, or how its own are to be read.
    """

    narrator: Narrator
    notation: Notation
    page: Page
    marks: str | Marks
    board: Board
    _near: tuple[Cell, ...] = ()
    _hint: Hint | None = None

    def look_at(self, board: Board, near: tuple[Cell, ...] = ()) -> None:
        """Go on to another board; hints were about the one before."""
        self.board, self._near, self._hint = board, near or self._near, None

    def hint(self, level: str) -> str:
        """The hint about the board as it is now."""
        usual, marks = level.lower() or Level.NUDGE, self.marks
        if isinstance(marks, Marks):
            marks = marks.among(self.board)
        self._hint = hint_about(self.board, usual, near=self._near, marks=marks)
        return self._of_hint(self._hint)

    @property
    def can_say_more(self) -> bool:
        """Whether a hint about this board was given, and has more levels."""
        return self._hint is not None and self._hint.level.next is not self._hint.level

    def more(self) -> str:
        """The last hint, one level on."""
        if self._hint is None:
            raise SudologueError(_say("no_hint"))
        if self._hint.level.next is self._hint.level:
            raise SudologueError(_say("no_more"))
        self._hint = self._hint.more()
        return self._of_hint(self._hint)

    def _of_hint(self, hint: Hint) -> str:
        return self.said([hint.ladder.words(hint.level, self.narrator)])

    def why(self, asked: str) -> str:
        """Why a cell is what it is, or a candidate is not true."""
        if not asked:
            raise SudologueError(_say("why_what"))
        found = explanation_of(self.board, self._claim(asked))
        return self._answered(found.standing, found.passages(self.narrator))

    def _claim(self, asked: str) -> Claim:
        """What there is to be explained."""
        layout, denied = self.board.layout, _NOT.fullmatch(asked)
        if denied is None:
            return claim_about(self.board, asked, self.notation)
        digit = None if denied[1] is None else parse_digit(denied[1])
        gone: list[Candidate] = []
        for one in mentions(denied[2], self._size, self.notation):
            if not isinstance(one, Cell):
                gone += (one,) if isinstance(one, Candidate) else one.candidates
            elif digit is None:
                raise SudologueError(_say("which_digit"))
            else:
                gone.append(Candidate(one, digit))
        return Claim.of(gone, layout)

    def judge(self, asked: str) -> str:
        """Whether a step is so, and its reason enough."""
        claimed, *by = _BY.split(asked, maxsplit=1)
        if not claimed:
            raise SudologueError(_say("judge_what"))
        layout = self.board.layout
        claim = Claim.parse(claimed, layout, self.notation)
        grounds = GivenReason.of(by[0], layout, self.notation) if by else None
        ruling = ruling_on(self.board, claim, grounds)
        return self._answered(ruling.standing, ruling.passages(self.narrator))

    def _answered(self, standing: ClaimCheck, passages: Sequence[Passage]) -> str:
        """An answer to a claim; where something entered is wrong, with what to do about it."""
        remedy = [_words.say("what_is_wrong")] if standing.found.has_none else ()
        return self.said([*passages, *remedy])

    def check(self) -> str:
        """Whether all entries are right; not which of them is wrong."""
        found = count_solutions(self.board, limit=1, budget=DEFAULT_BUDGET)
        if found.found:
            return self.said([_words.say("none_wrong")])
        if not found.has_none:
            return self.said([_words.say("unfinished")])
        with Allowance(DEFAULT_BUDGET):
            return self.said([_faults(judge_position(self.board))])

    @property
    def _size(self) -> int:
        return self.board.layout.size

    def said(self, passages: Sequence[Passage]) -> str:
        """Passages on the page, in the notation."""
        return self.page.text(None, all_in_notation(passages, self.notation, self._size))


def _faults(judged: Judgement) -> Passage:
    """How much is wrong with a position that has no solution, and not what."""
    if judged.puzzle.has_none:
        return _words.say("no_solution")
    digits, cells = len(judged.wrong_digits), len(judged.wrong_cells)
    return _words.say("wrong", *when(digits=digits, cells=cells), digits=digits, cells=cells)
