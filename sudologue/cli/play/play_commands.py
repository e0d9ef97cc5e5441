"""A game that somebody plays: its position, the way back from each move, what a line may say."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from sudologue.budget import DEFAULT_BUDGET
from sudologue.cli.output.complaints import printable
from sudologue.cli.play.play_answers import PlayAnswers
from sudologue.coach import Claim, Marks
from sudologue.errors import SudologueError
from sudologue.formats import Reading
from sudologue.formats.reading import PlayerMarks
from sudologue.inference import Action
from sudologue.messages import Messages
from sudologue.model import Board, Candidate, Cell, digit_text
from sudologue.model.board_text import grid
from sudologue.narration.notations import Notation
from sudologue.narration.notations.mentions import mentions
from sudologue.narration.notations.respelling import fault
from sudologue.narration.phrasing.filling import Speaker, when
from sudologue.oracle import count_solutions
from sudologue.oracle.soundness import removed_from
from sudologue.rendering import draw
from sudologue.solver import Solver
from sudologue.wording import did_you_mean

_say = Messages(__name__)
_words = Speaker(__name__)


class Game:
    """A position and how it came about: moves can be taken back, and made again.

    A digit may be wrong, since it is a game; but it has to be a candidate of its cell.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        self._before: list[Board] = []
        self._after: list[Board] = []

    def play(self, move: Claim) -> None:
        """Place digits and cross out candidates, all of them or, if one is refused, none."""
        board = self.board
        for candidate in move.placed:
            board = _placed(board, candidate)
        if move.ruled_out:
            board = _crossed_out(board, move.ruled_out)
        self.go_to(board)

    def clear(self, cell: Cell) -> None:
        """Take away what was placed in a cell, and bring back what was crossed out there."""
        if self.board.is_given(cell):
            raise SudologueError(_say("given", cell=cell))
        cleared = _cleared(self.board, cell)
        if cleared == self.board:
            raise SudologueError(_say("nothing_to_clear", cell=cell))
        self.go_to(cleared)

    def go_to(self, board: Board) -> None:
        """Move on to another board."""
        self._before.append(self.board)
        self._after.clear()
        self.board = board

    def undo(self) -> None:
        """Take the last move back."""
        if not self._before:
            raise SudologueError(_say("nothing_to_undo"))
        self._after.append(self.board)
        self.board = self._before.pop()

    def redo(self) -> None:
        """Make the move again that was taken back last."""
        if not self._after:
            raise SudologueError(_say("nothing_to_redo"))
        self._before.append(self.board)
        self.board = self._after.pop()


def _placed(board: Board, candidate: Candidate) -> Board:
    cell, digit = candidate.cell, candidate.digit
    value, said = board.value(cell), digit_text(digit)
    if value == digit or board.is_given(cell):
        cases = ("given",) if board.is_given(cell) else ()
        raise SudologueError(_say("filled", *cases, cell=cell, digit=digit_text(value or 0)))
    if value is not None:
        board = _cleared(board, cell)
    if digit in board.domain(cell):
        return board.place(cell, digit)
    for rival in sorted(board.peers(cell)):
        if board.value(rival) == digit:
            raise SudologueError(_say("sees", cell=cell, digit=said, rival=rival))
    cases = ("barred",) if _is_barred(board, candidate) else ()
    raise SudologueError(_say("gone", *cases, cell=cell, digit=said))


def _is_barred(board: Board, candidate: Candidate) -> bool:
    number = board.masks.tables.candidate_number(candidate.cell, candidate.digit)
    return bool(board.masks.barred >> number & 1)


def _crossed_out(board: Board, candidates: tuple[Candidate, ...]) -> Board:
    """The board without these; those that are gone already do not matter, if others are not."""
    there = [one for one in candidates if one.digit in board.domain(one.cell)]
    if there:
        return board.eliminate(there)
    first = candidates[0]
    value = board.value(first.cell)
    if value is not None:
        raise SudologueError(_say("holds", cell=first.cell, digit=digit_text(value)))
    raise SudologueError(_say("no_candidate", cell=first.cell, digit=digit_text(first.digit)))


def _cleared(board: Board, cell: Cell) -> Board:
    masks, layout, tables = board.masks, board.layout, board.masks.tables
    domain = tables.domain_masks[tables.cell_number(cell)]
    filled = masks.filled & ~domain
    gone = removed_from(board) & ~domain | masks.barred
    live = tables.left_beside(filled) & ~gone
    return Board(replace(masks, layout=layout, live=live, filled=filled))


_PAIR = re.compile(r"(?P<cell>\w{2,}) +(?P<digit>\w)|(?P<first>\w) +(?P<then>\w{2,})")
_ALIASES = {"?": "help", "h": "hint", "m": "more", "u": "undo", "q": "quit", "exit": "quit"}
_DIGIT = re.compile(r"\d")
_SIGN = re.compile(r"[=<≠!]|\w\s*[-−]|^[-+]")


def _as_claim(line: str) -> str:
    """A move with an equals sign between its cells and digits, whichever come first.

    >>> _as_claim("r2c3 2, 4 r1c1, r5c5-1")
    'r2c3=2, r1c1=4, r5c5-1'
    """
    parts = [(_PAIR.fullmatch(part.strip()), part.strip()) for part in line.split(",")]
    return ", ".join(
        f"{found['cell'] or found['then']}={found['digit'] or found['first']}" if found else part
        for found, part in parts
    )


@dataclass(kw_only=True, eq=False)
class PlayCommands:
    """Takes one line after the other, and answers it.

    `keep` writes a position to a file of a name.
    """

    game: Game
    answers: PlayAnswers
    shows_marks: bool
    ascii_only: bool
    keep: Callable[[Reading, str], None]
    is_over: bool = False
    _bare: dict[str, Callable[[], str]] = field(init=False)
    _asked: dict[str, Callable[[str], str]] = field(init=False)

    def __post_init__(self) -> None:
        self._bare = {
            "more": self.answers.more,
            "check": self.answers.check,
            "undo": self._undo,
            "redo": self._redo,
            "marks": self._marks,
            "show": self.drawn,
            "step": self._step,
            "help": lambda: _say("help"),
            "quit": self._quit,
        }
        self._asked = {
            "hint": self.answers.hint,
            "why": self.answers.why,
            "judge": self.answers.judge,
            "clear": self._clear,
            "save": self._save,
        }

    def take(self, line: str) -> str:
        """The answer to a line; what is wrong with it is an answer, too."""
        try:
            return self._taken(line.strip())
        except SudologueError as error:
            return f"{printable(fault(error, self._notation))}\n"

    def _taken(self, line: str) -> str:
        word, _, rest = line.partition(" ")
        word, rest = _ALIASES.get(word.lower(), word.lower()), rest.strip()
        if word in self._asked:
            return self._asked[word](rest)
        if word in self._bare:
            if rest:
                raise SudologueError(_say("stands_alone", word=word, rest=rest))
            return self._bare[word]()
        return self._move(line) if line else ""

    def drawn(self) -> str:
        """The board, as it is shown now."""
        picture = draw(
            self.game.board, self._notation, candidates=self.shows_marks, ascii_only=self.ascii_only
        )
        page = self.answers.page
        if page.width is not None and picture.width > page.width:
            return f"{grid(self._board)}\n"  # lines that are broken off show nothing
        return page.picture(None, picture)

    def ending(self) -> str:
        """What there is to say of a board that is complete."""
        if not self._board.is_complete:
            return ""
        is_wrong = count_solutions(self._board, limit=1).has_none
        return f"{_say('complete', *when(wrong=is_wrong))}\n"

    # moves

    def _move(self, line: str) -> str:
        try:
            move = Claim.parse(_as_claim(line), self._board.layout, self._notation)
        except SudologueError:
            if _SIGN.search(line):
                raise
            known = (*self._asked, *self._bare)
            usual = _say("usual", *when(digit=_DIGIT.search(line)))
            meant = did_you_mean(line.split()[0].lower(), known, usual)
            raise SudologueError(_say("no_command", line=line, meant=meant)) from None
        self.game.play(move)
        near = tuple(one.cell for one in (*move.placed, *move.ruled_out))
        return self._moved(", ".join(map(self._written, move.actions)), near)

    def _clear(self, asked: str) -> str:
        if not asked:
            raise SudologueError(_say("clear_what"))
        cell, *others = mentions(asked, self._size, self._notation)
        if others or not isinstance(cell, Cell):
            raise SudologueError(_say("one_cell"))
        self.game.clear(cell)
        return self._moved(_say("cleared", cell=self._notation.cell(cell)))

    def _undo(self) -> str:
        self.game.undo()
        return self._moved(_say("undone"))

    def _redo(self) -> str:
        self.game.redo()
        return self._moved(_say("redone"))

    def _step(self) -> str:
        board = self._board
        if board.is_complete:
            raise SudologueError(_say("all_filled"))
        if count_solutions(board, limit=1, budget=DEFAULT_BUDGET).has_none:
            return self.answers.said([_words.say("no_solution")])
        step = Solver(choose="nearest").next_step(board)
        if step is None:
            raise SudologueError(_say("no_step"))
        self.game.go_to(step.board)
        told = self.answers.said([self.answers.narrator.tell(step, board)])
        return told + self._moved("")

    def _moved(self, told: str, near: tuple[Cell, ...] = ()) -> str:
        """What is said of a move."""
        self.answers.look_at(self._board, near)
        return f"{told}\n{self.ending()}" if told else self.ending()

    # everything else

    def _marks(self) -> str:
        self.shows_marks = not self.shows_marks
        return f"{_say('marks', *when(shown=self.shows_marks))}\n"

    def save(self, name: str) -> None:
        """Write the position to a file, with the marks that are left on it."""
        marks, kept = self.answers.marks, PlayerMarks()
        if isinstance(marks, Marks):
            kept = PlayerMarks(*marks.among(self._board).bits(self._board.layout))
        self.keep(Reading(self._board, "jsonl", marks=kept), name)

    def _save(self, name: str) -> str:
        if not name.isprintable() or not name:
            raise SudologueError(_say("which_file"))
        self.save(name)
        return f"{_say('saved', name=name)}\n"

    def _quit(self) -> str:
        self.is_over = True
        return ""

    @property
    def _board(self) -> Board:
        return self.game.board

    @property
    def _notation(self) -> Notation:
        return self.answers.notation

    @property
    def _size(self) -> int:
        return self._board.layout.size

    def _written(self, action: Action) -> str:
        return self._notation.conclusion(action, size=self._size)
