"""Turns: what somebody who plays may say in a line, and what is answered."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from sudologue.api import hint as hint_about
from sudologue.cli.complaints import printable
from sudologue.cli.game import Game
from sudologue.cli.page import Page
from sudologue.cli.questions import Asks, Question, questions
from sudologue.coach import Answer, Claim, Finding, Hint, Level
from sudologue.coach.explain import explanation_of
from sudologue.coach.grounds import Grounds
from sudologue.coach.judge import ruling_on
from sudologue.errors import SudologueError
from sudologue.inference import Action
from sudologue.model import Board, Candidate, Cell
from sudologue.model.digit import parse_digit
from sudologue.narration import Narrator, Passage, say
from sudologue.narration.faults import fault
from sudologue.narration.notations import Notation, all_in_notation
from sudologue.oracle import Judgement, count_solutions, judge_position
from sudologue.rendering import draw
from sudologue.solver import Solver
from sudologue.wording import counted, did_you_mean, shown

_SECONDS = 10.0
"""For how long an answer may be looked for."""

_BY_SEARCH = "Found by search, not by logic: "
_SIGN = re.compile(r"[=<≠!]|\w\s*[-−]|^[-+]")
_NOT = re.compile(r"not\s+(?:(\w)\s+(?:in\s+)?)?(\S.*)", re.IGNORECASE)
_BY = re.compile(r"\s+by\s+", re.IGNORECASE)

HELP = """\
r3c4=5             place a digit
r3c4-5, r3c4<>5    cross out a candidate; several with commas between them
clear r3c4         empty a cell, and bring its candidates back
undo, redo         take a move back; make it again
hint [LEVEL]       a hint: state, nudge, technique, where, what or proof
more               the last hint, one level on
why r3c4           why a cell is what it is; also why r3c4=5
why not 5 r3c4     why a candidate is not true; also why r3c4-5
judge CLAIM        whether a step is so and a rule shows it, as judge r3c4=5
judge CLAIM by REASON
                   whether the reason is enough, as judge r3c4=5 by row 3
check              whether all entries are right
step               take the easiest step, and tell it
marks              show the candidates, or hide them
show               draw the board
save FILE          write the position to a file
help, quit         this; the end
"""


@dataclass(kw_only=True, eq=False)
class Turns:
    """Takes one line after the other, and answers it.

    `keep` writes a board to a file of a name.
    """

    game: Game
    narrator: Narrator
    notation: Notation
    page: Page
    shows_marks: bool
    ascii_only: bool
    keep: Callable[[Board, str], None]
    is_over: bool = False
    _hint: Hint | None = None
    _near: tuple[Cell, ...] = ()
    _bare: dict[str, Callable[[], str]] = field(init=False)
    _asked: dict[str, Callable[[str], str]] = field(init=False)

    def __post_init__(self) -> None:
        self._bare = {
            "more": self._more,
            "check": self._check,
            "undo": self._undo,
            "redo": self._redo,
            "marks": self._marks,
            "show": self.drawn,
            "step": self._step,
            "help": lambda: HELP,
            "quit": self._quit,
        }
        self._asked = {
            "hint": self._give_hint,
            "why": self._why,
            "judge": self._judge,
            "clear": self._clear,
            "save": self._save,
        }

    def take(self, line: str) -> str:
        """The answer to a line; what is wrong with it is an answer, too."""
        try:
            return self._taken(line.strip())
        except SudologueError as error:
            return f"{printable(fault(error, self.notation))}\n"

    def _taken(self, line: str) -> str:
        word, _, rest = line.partition(" ")
        word, rest = word.lower(), rest.strip()
        if word in self._asked:
            return self._asked[word](rest)
        if word in self._bare:
            if rest:
                raise SudologueError(f"{word!r} stands alone: leave {shown(rest)} out")
            return self._bare[word]()
        return self._move(line) if line else ""

    def drawn(self) -> str:
        """The board, as it is shown now."""
        picture = draw(
            self.game.board,
            self.notation,
            candidates=self.shows_marks,
            ascii_only=self.ascii_only,
        )
        return self.page.picture(None, picture)

    def ending(self) -> str:
        """What there is to say of a board that is complete."""
        if not self._board.is_complete:
            return ""
        is_wrong = count_solutions(self._board, limit=1).has_none
        return f"The board is complete, {'but it is not' if is_wrong else 'and it is'} right.\n"

    # moves

    def _move(self, line: str) -> str:
        try:
            move = Claim.parse(line, self._board.layout, self.notation)
        except SudologueError:
            if _SIGN.search(line):
                raise
            known = (*self._asked, *self._bare)
            meant = did_you_mean(line.split()[0].lower(), known, "'help' lists what there is")
            raise SudologueError(f"{shown(line)} is no move and no command: {meant}") from None
        self.game.play(move)
        self._near = tuple(one.cell for one in (*move.placed, *move.ruled_out))
        return self._moved(", ".join(map(self._written, move.actions)))

    def _clear(self, asked: str) -> str:
        if not asked:
            raise SudologueError("name a cell to be cleared: write such as clear r3c4")
        question, *others = questions(asked, self.notation, self._size)
        if others or question.asks is not Asks.WHAT_IT_IS or question.digit is not None:
            raise SudologueError("one cell is cleared at a time: write such as clear r3c4")
        self.game.clear(question.cell)
        return self._moved(f"{self.notation.cell(question.cell)} is cleared.")

    def _undo(self) -> str:
        self.game.undo()
        return self._moved("The last move is taken back.")

    def _redo(self) -> str:
        self.game.redo()
        return self._moved("The move is made again.")

    def _step(self) -> str:
        board = self._board
        if board.is_complete:
            raise SudologueError("every cell is filled: there is no step left")
        if count_solutions(board, limit=1, seconds=_SECONDS).has_none:
            return f"{_BY_SEARCH}the position has no solution, so no step is taken.\n"
        step = Solver(timeout=_SECONDS).next_step(board)
        if step is None:
            raise SudologueError("no rule finds anything here")
        self.game.go_to(step.board)
        return self._said([self.narrator.tell(step, board)]) + self._moved("")

    def _moved(self, told: str) -> str:
        """What is said of a move; hints are about the board before it."""
        self._hint = None
        return f"{told}\n{self.ending()}" if told else self.ending()

    # questions

    def _give_hint(self, level: str) -> str:
        usual = level.lower() or Level.NUDGE
        self._hint = hint_about(self._board, usual, near=self._near)
        return self._of_hint(self._hint)

    def _more(self) -> str:
        if self._hint is None:
            raise SudologueError("no hint was given about this board: write hint")
        if self._hint.level.next is self._hint.level:
            raise SudologueError("the hint has said all that there is to it")
        self._hint = self._hint.more()
        return self._of_hint(self._hint)

    def _of_hint(self, hint: Hint) -> str:
        return f"{hint.text(self.narrator, self.notation)}\n"

    def _why(self, asked: str) -> str:
        if not asked:
            raise SudologueError("name a cell: write such as why r3c4, or why not 5 r3c4")
        found = explanation_of(self._board, self._claim(asked), seconds=_SECONDS)
        passages = found.passages(self.narrator)
        if found.verdict is Answer.FALSE:
            # the first one shows the whole solution, for which nobody asked
            passages = (say("That is not so."), *passages[1:])
        return self._said(passages)

    def _claim(self, asked: str) -> Claim:
        """What there is to be explained."""
        layout, denied = self._board.layout, _NOT.fullmatch(asked)
        if denied is None:
            parts = map(self._claimed, questions(asked, self.notation, self._size))
            return Claim.of([action for part in parts for action in part.actions], layout)
        digit = None if denied[1] is None else parse_digit(denied[1])
        asking = questions(denied[2], self.notation, self._size)
        gone = [Candidate(one.cell, one.digit or digit or 0) for one in asking]
        if any(not candidate.digit for candidate in gone):
            raise SudologueError("name a digit: write such as why not 5 r3c4")
        return Claim.of(gone, layout)

    def _claimed(self, question: Question) -> Claim:
        """What is so of a cell, or what is said of it."""
        if question.digit is not None:
            one = (question.candidate,)
            return Claim(one) if question.asks is Asks.WHAT_IT_IS else Claim((), one)
        value = self._board.value(question.cell)
        if value is None:
            found = count_solutions(self._board, limit=1, seconds=_SECONDS).found
            value = found[0].value(question.cell) if found else None
        if value is None:
            raise SudologueError("search found no solution of the position: 'check' says more")
        return Claim((Candidate(question.cell, value),))

    def _judge(self, asked: str) -> str:
        claimed, *by = _BY.split(asked, maxsplit=1)
        if not claimed:
            raise SudologueError("write what is to be judged, such as judge r3c4=5 by row 3")
        layout = self._board.layout
        claim = Claim.parse(claimed, layout, self.notation)
        grounds = Grounds.of(by[0], layout, self.notation) if by else None
        ruling = ruling_on(self._board, claim, grounds)
        if ruling.verdict is Finding.FALSE and not ruling.standing.is_split:
            return f"{_BY_SEARCH}that is not so.\n"  # what is so instead nobody asked
        return self._said(ruling.passages(self.narrator))

    def _check(self) -> str:
        found = count_solutions(self._board, limit=1, seconds=_SECONDS)
        if found.found:
            return f"{_BY_SEARCH}no entry is wrong.\n"
        if not found.has_none:
            return "The search was given up before it had looked everywhere.\n"
        return f"{_BY_SEARCH}{_faults(judge_position(self._board, _SECONDS))}\n"

    # everything else

    def _marks(self) -> str:
        self.shows_marks = not self.shows_marks
        return f"Candidates are {'shown' if self.shows_marks else 'hidden'}.\n"

    def _save(self, name: str) -> str:
        if not name.isprintable() or not name:
            raise SudologueError("name a file: write such as save game.jsonl")
        self.keep(self._board, name)
        return f"The position is in {name}.\n"

    def _quit(self) -> str:
        self.is_over = True
        return ""

    @property
    def _board(self) -> Board:
        return self.game.board

    @property
    def _size(self) -> int:
        return self._board.layout.size

    def _written(self, action: Action) -> str:
        return self.notation.conclusion(action, size=self._size)

    def _said(self, passages: Sequence[Passage]) -> str:
        return self.page.text(None, all_in_notation(passages, self.notation, self._size))


def _faults(judged: Judgement) -> str:
    """How much is wrong with a position that has no solution, and not what."""
    if judged.puzzle.has_none:
        return "the puzzle itself has no solution."
    parts: list[str] = []
    if judged.wrong_digits:
        parts.append(f"{counted(len(judged.wrong_digits), 'digit')} placed")
    if judged.wrong_cells:
        parts.append(f"what is crossed out in {counted(len(judged.wrong_cells), 'cell')}")
    if not parts:
        return "the entries do not go together."
    return f"not all entries are right. Wrong: {', '.join(parts)}. A hint says more."
