"""Which givens and clues of a puzzle without a solution contradict each other, as few as can be.

Houses and sights are the rules of the game, and always hold. Some of the rest is left out for as
long as search still shows that there is no solution; what is left then cannot spare any.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial

from sudologue.budget import DEFAULT_BUDGET, Allowance, OutOfWorkError, spend
from sudologue.caches import Lookup
from sudologue.errors import SudologueError
from sudologue.messages import Messages
from sudologue.model import Board, BoardMasks, Candidate, Cell, Clue, bits_of
from sudologue.model.clue import distinct_of
from sudologue.model.positions import PositionLike, board_of
from sudologue.model.walks import allows
from sudologue.oracle.search import cases
from sudologue.oracle.singles_placer import (
    ClueCheck,
    Clues,
    SinglesPlacer,
    State,
    TooManyDeadEndsError,
    completion,
    state_of,
)
from sudologue.oracle.soundness import puzzle_of
from sudologue.renamed import renamed

_say = Messages(__name__)

_DEAD_ENDS = (0, 4, 16, 64, 256, 1024, 2048)
"""How many each trial of a round may meet. What singles and clues refute by themselves is found
first: a set that is seen to fail without guessing says more, and most trials are not dear then."""
_AFRESH = 1024
"""What is undecided until here may be so because of what other trials have learnt."""


@dataclass(frozen=True, repr=False)
class Conflict:
    """Givens and clues of a puzzle that have no solution together.

    In the cells of `barred` too much is ruled out by the puzzle itself. Where all three are empty,
    the houses alone cannot be filled. If it `is_minimal`, there is a solution without any one of
    them; otherwise some of them were too hard to decide about, and may be spare.
    """

    givens: tuple[Candidate, ...]
    barred: tuple[Cell, ...]
    clues: tuple[Clue, ...]
    is_minimal: bool

    def __repr__(self) -> str:
        names = [*self.givens, *self.barred, *(clue.noun for clue in self.clues)]
        return f"<Conflict of {', '.join(map(str, names)) or 'the houses alone'}>"


_BUDGET = DEFAULT_BUDGET // 4


@renamed(seconds="timeout")
def conflict_of(
    board: PositionLike, timeout: float | None = None, budget: int = _BUDGET
) -> Conflict:
    """What contradicts each other in a puzzle that is known to have no solution.

    Of a position, its puzzle is looked at. What is not decided within the work and the time is
    kept. A puzzle that is found to have a solution is refused.

    >>> conflict_of(Board.from_string("32.. .... ..34 ..2."))
    <Conflict of r1c1(3), r1c2(2), r3c3(3), r4c3(2)>
    """
    board = board_of(board, puzzle=True)
    with Allowance(budget, timeout):
        return _Trials(puzzle_of(board)).conflict()


class _Trials:
    """Trials of parts of a puzzle; a part is a mask of its givens, barred cells and clues."""

    def __init__(self, puzzle: Board) -> None:
        self._puzzle, self._layout = puzzle, puzzle.layout
        self._givens = [1 << number for number in bits_of(puzzle.masks.givens)]
        masks = (puzzle.masks.barred & domain for domain in self._layout.tables.domain_masks)
        self._barred = [mask for mask in masks if mask]
        self._clues = self._layout.clues
        self._checks = Lookup[Clue, ClueCheck](partial(ClueCheck, self._layout))
        self._blame = [1.0] * len(self._layout.cells)  # what a trial learns, the next one knows
        self._missed: list[int] = []
        """Of each filling of the houses that was found, the part that it does not meet."""

    def conflict(self) -> Conflict:
        part = whole = (1 << len(self._givens) + len(self._barred) + len(self._clues)) - 1
        for dead_ends in _DEAD_ENDS:
            if dead_ends == _AFRESH:
                self._blame[:] = [1.0] * len(self._blame)
            undecided = part & ~self._needed(part)
            part = self._without(part, undecided, dead_ends)
        if part == whole and not self._is_refuted(whole, _DEAD_ENDS[-1]) and 0 in self._missed:
            raise SudologueError(_say("has_solution"))
        tables, (givens, barred, clues) = self._layout.tables, self._split(part)
        return Conflict(
            tables.candidates_in(sum(givens)),
            tuple(tables.candidates_in(mask)[0].cell for mask in barred),
            tuple(clues),
            self._needed(part) == part,
        )

    def _without(self, part: int, spare: int, dead_ends: int) -> int:
        """The part without as much of what may be spare as can go, tried in halves."""
        if not spare or self._is_refuted(part & ~spare, dead_ends):
            return part & ~spare
        numbers = [*bits_of(spare)]
        if len(numbers) == 1:
            return part
        half = sum(1 << number for number in numbers[: len(numbers) // 2])
        return self._without(self._without(part, half, dead_ends), spare & ~half, dead_ends)

    def _is_refuted(self, part: int, dead_ends: int) -> bool:
        if any(not missed & part for missed in self._missed):
            return False
        givens, barred, clues = self._split(part)
        layout, filled = replace(self._layout, clues=tuple(clues)), sum(givens)
        live = layout.tables.left_beside(filled) & ~sum(barred)
        board = Board(BoardMasks(layout, live, filled, filled, sum(barred)))
        if board.masks.clash is not None:
            return True
        state, placer = state_of(board), SinglesPlacer(layout, Clues(layout, self._checks))
        placer.blame = self._blame
        try:
            spend(1)
            if not dead_ends:
                return _settled(placer, state) is None
            full = completion(state, partial(_settled, placer), partial(cases, placer), dead_ends)
        except (TooManyDeadEndsError, OutOfWorkError):
            return False
        if full is None:
            return True
        self._missed.append(sum(1 << number for number in self._missed_by(full)))
        return False

    def _split(self, part: int) -> tuple[list[int], list[int], list[Clue]]:
        """The givens, the barred candidates of cells, and the clues of a part."""
        first_clue = len(self._givens) + len(self._barred)
        return (
            [given for n, given in enumerate(self._givens) if part >> n & 1],
            [mask for n, mask in enumerate(self._barred, len(self._givens)) if part >> n & 1],
            [clue for n, clue in enumerate(self._clues, first_clue) if part >> n & 1],
        )

    def _needed(self, part: int) -> int:
        """What of a part cannot go, since some filling meets all else of it."""
        needed = 0
        for missed in self._missed:
            its = missed & part
            if its.bit_count() == 1:
                needed |= its
        return needed

    def _missed_by(self, full: int) -> Iterator[int]:
        """The numbers of what a filling does not meet."""
        met = [bool(full & given) for given in self._givens]
        met += [not full & mask for mask in self._barred]
        digits = {c.cell: c.digit for c in self._layout.tables.candidates_in(full)}
        met += [_meets(digits, clue, self._layout.size) for clue in self._clues]
        return (number for number, is_met in enumerate(met) if not is_met)


def _settled(placer: SinglesPlacer, state: State) -> State | None:
    spend(placer.price)
    return placer.settle(state)


def _meets(digits: Mapping[Cell, int], clue: Clue, size: int) -> bool:
    its = {cell: digits[cell] for cell in clue.cells}
    repeats = (len({its[cell] for cell in cells}) < len(cells) for cells in distinct_of(clue))
    return allows(clue, its, size) and not any(repeats)
