"""Counting solutions: settle the singles, guess where it is tightest, and look at both cases."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass, replace
from enum import StrEnum

from sudologue.budget import Allowance, OutOfWorkError, spend
from sudologue.errors import SudologueError
from sudologue.messages import Messages
from sudologue.model import Board, bits_of
from sudologue.model.positions import PositionLike, board_of
from sudologue.oracle.singles_placer import SinglesPlacer, State, state_of
from sudologue.renamed import renamed

_say = Messages(__name__)

_SHOWN = 2

# After so many dead ends without a solution, the search starts over, with what it has learnt of
# where the trouble is, and twice the patience. A bad first guess then costs little: an empty
# windoku of 16 rows takes a fifth of a second, and without this is not filled in 8.
_PATIENCE = 100


class Ending(StrEnum):
    """Why a search ended."""

    EXHAUSTED = "every case was looked at"
    LIMIT = "as many solutions as were asked for were found"
    GAVE_UP = "the time or the work allowed was used up"


@dataclass(frozen=True, repr=False)
class Solutions:
    """The solutions of a search: how many, and the first two of them as complete boards.

    >>> found = count_solutions(Board.from_string("1... ..3. .4.. ...."))
    >>> found.has_several, [board.to_string() for board in found.found]
    (True, ['1324423124133142', '1324423134122143'])
    """

    count: int
    found: tuple[Board, ...]
    ending: Ending

    def __repr__(self) -> str:
        return f"<Solutions: {self.count}, since {self.ending}>"

    @property
    def exhausted(self) -> bool:
        """Whether every case was looked at, so that `count` is the number of solutions."""
        return self.ending is Ending.EXHAUSTED

    @property
    def gave_up(self) -> bool:
        """Whether a limit ended the search first, so that there may be more solutions."""
        return self.ending is Ending.GAVE_UP

    @property
    def total(self) -> int | None:
        """How many there are, or as many as were asked for; `None` if the search gave up first."""
        return None if self.gave_up else self.count

    @property
    def has_none(self) -> bool:
        """Whether there is certainly no solution."""
        return self.count == 0 and self.exhausted

    @property
    def is_unique(self) -> bool:
        """Whether there is certainly exactly one solution."""
        return self.count == 1 and self.exhausted

    @property
    def has_several(self) -> bool:
        """Whether there is certainly more than one solution."""
        return self.count > 1


@renamed(seconds="timeout")
def count_solutions(
    board: PositionLike,
    limit: int | None = 2,
    timeout: float | None = None,
    budget: int | None = None,
) -> Solutions:
    """Count the ways to complete a board as it stands, candidates ruled out included.

    Counts up to `limit` (2 tells none, one and several apart), or all of them with `None`; gives
    up after `timeout` seconds, or after `budget` units of work, which is at the same place on every
    machine. Without either it spends from the allowance that holds where it is called.
    """
    board = board_of(board, puzzle=True)
    if limit is not None and limit < 1:
        raise SudologueError(_say("limit", limit=limit))
    if board.masks.clash is not None:
        return Solutions(0, (), Ending.EXHAUSTED)
    placer = SinglesPlacer(board.layout)
    # What is still to be looked at lies on a stack of our own, not on Python's: no depth is too
    # deep, and between two guesses there is a place to count the work.
    waiting: list[State] = [state_of(board)]
    count, dead_ends, patience = 0, 0, _PATIENCE
    found: list[Board] = []
    ending, is_held = Ending.EXHAUSTED, timeout is None and budget is None
    try:
        with nullcontext() if is_held else Allowance(budget, timeout):
            while waiting:
                if count == limit:
                    ending = Ending.LIMIT
                    break
                spend(placer.price)
                state = placer.settle(waiting.pop())
                if state is None:
                    dead_ends += 1
                    if dead_ends == patience and not count:
                        waiting = [state_of(board)]
                        dead_ends, patience = 0, 2 * patience
                    continue
                _, filled, open_cells = state
                if open_cells:
                    waiting.extend(cases(placer, state))
                    continue
                count += 1
                if count <= _SHOWN:
                    found.append(Board(replace(board.masks, live=0, filled=filled)))
    except OutOfWorkError:
        ending = Ending.GAVE_UP
    return Solutions(count, tuple(found), ending)


def solution(board: PositionLike) -> Board | None:
    """Some way to complete a board, if there is one, however long that takes; others may exist."""
    with Allowance():
        return next(iter(count_solutions(board, limit=1).found), None)


def cases(placer: SinglesPlacer, state: State) -> tuple[State, State]:
    """The two cases of a guess: the candidate is false; it is true, to be looked at first."""
    live, filled, open_cells = state
    tables = placer.tables
    choice = _tightest(placer, live, open_cells)
    guess = choice & -choice
    number = guess.bit_length() - 1
    return (
        (live ^ guess, filled, open_cells),
        (live & tables.spared[number], filled | guess, open_cells ^ 1 << number % tables.width),
    )


def _tightest(placer: SinglesPlacer, live: int, open_cells: int) -> int:
    """The candidates to choose between: of a cell with two, of a digit with two places, of a cell.

    Among equals, where there was most trouble so far.
    """
    tables, blame = placer.tables, placer.blame
    once = more = many = 0
    for start in tables.starts:
        plane = live >> start & tables.all_cells
        many |= more & plane
        more |= once & plane
        once |= plane
    with_two = more & ~many
    if with_two:
        cell = max(bits_of(with_two), key=blame.__getitem__)
    else:
        places = _two_places(placer, live)
        if places:
            return places
        cell = min(bits_of(open_cells), key=crowding(placer, live))
    return live & tables.first_cell << cell


def _two_places(placer: SinglesPlacer, live: int) -> int:
    """The places of a digit that has two in some house; 0 if there is none such."""
    width, blame = placer.tables.width, placer.blame
    best, most = 0, 0.0
    for _, _, places_of in placer.tables.families:
        for mask in places_of.values():
            places = live & mask
            if places.bit_count() == 2:
                one, other = bits_of(places)
                trouble = blame[one % width] + blame[other % width]
                if trouble > most:
                    best, most = places, trouble
    return best


def crowding(placer: SinglesPlacer, live: int) -> Callable[[int], float]:
    """The number of a cell's candidates, the smaller the more trouble there was."""
    first_cell, blame = placer.tables.first_cell, placer.blame
    return lambda cell: (live >> cell & first_cell).bit_count() / blame[cell]
