"""Singles on the classic board: what `singles.SinglesPlacer` does, written out for nine by nine.

Digging asks hundreds of times for each puzzle. With the numbers known beforehand, and boxes and
rows sharing the first level of their folding, this takes half the time. States are the same.

A *group* here is a cell's nine candidates, or the nine places of a digit in a house. Three parts
`a`, `b` and `c` of each group lie over each other after a shift, and then `a | b | c` tells which
groups have a bit, and `a & b | (a | b) & c` which have two; twice that, and nine are told.
"""

from __future__ import annotations

from collections.abc import Sequence

from sudologue.model import CLASSIC
from sudologue.oracle.singles_placer import State

_SPARED = [CLASSIC.tables.spared_masks[number] for number in range(729)]
_DIGIT = (1 << 81) - 1
_THREE_DIGITS = (1 << 243) - 1
_CELL: int = sum(1 << start for start in range(0, 729, 81))
"""The candidates of the first cell; a set of cells times this is their candidates."""

# The places of a digit in the first house of a kind; where houses of a kind begin, for all digits.
_COLUMN = sum(1 << row for row in range(0, 81, 9))
_BOX = 0b111 * (1 | 1 << 9 | 1 << 18)
_ROWS = _COLUMN * _CELL
_COLUMNS = 0b111111111 * _CELL
_BOXES = 0b1001001 * (1 | 1 << 27 | 1 << 54) * _CELL


def state_of(givens: int) -> State:
    """Where a search with these givens begins, which do not see each other."""
    across = givens | givens >> 1 | givens >> 2
    down = givens | givens >> 9 | givens >> 18
    boxes = _BOXES & (across | across >> 9 | across >> 18)
    rows = _ROWS & (across | across >> 3 | across >> 6)
    columns = _COLUMNS & (down | down >> 27 | down >> 54)
    digits = (givens | givens >> 243 | givens >> 486) & _THREE_DIGITS
    cells = (digits | digits >> 81 | digits >> 162) & _DIGIT
    seen = cells * _CELL | boxes * _BOX | (rows << 9) - rows | columns * _COLUMN
    return CLASSIC.tables.all_candidates & ~seen, givens, _DIGIT ^ cells


def settle(state: State) -> State | None:
    """Place singles until none is left; nothing if that runs into a contradiction."""
    live, filled, open_cells = state
    while open_cells:
        a, b, c = live & _THREE_DIGITS, live >> 243 & _THREE_DIGITS, live >> 486
        either = a | b
        several, some = a & b | either & c, either | c
        a, b, c = some & _DIGIT, some >> 81 & _DIGIT, some >> 162
        either = a | b
        if either | c != open_cells:
            return None
        several |= several >> 81 | several >> 162 | a & b | either & c
        lone = open_cells & ~several
        singles = live & lone * _CELL if lone else _hidden(live, live | filled)
        if singles is None:
            return None
        if not singles:
            break
        filled |= singles
        while singles:
            single = singles & -singles
            singles ^= single
            number = single.bit_length() - 1
            open_cells ^= 1 << number % 81
            live &= _SPARED[number]
            if singles & ~live:  # two singles that rule each other out
                return None
    return live, filled, open_cells


def _hidden(live: int, possible: int) -> int | None:
    """All hidden singles; nothing if some digit has no place left in a house."""
    across = possible | possible >> 1 | possible >> 2
    down = possible | possible >> 9 | possible >> 18
    if (
        _BOXES & ~(across | across >> 9 | across >> 18)
        or _ROWS & ~(across | across >> 3 | across >> 6)
        or _COLUMNS & ~(down | down >> 27 | down >> 54)
    ):
        return None
    b, c = live >> 1, live >> 2
    either = live | b
    several, some = live & b | either & c, either | c
    boxes = _BOXES & _lone(some, several, 9, 18)
    rows = _ROWS & _lone(some, several, 3, 6)
    b, c = live >> 9, live >> 18
    either = live | b
    several, some = live & b | either & c, either | c
    columns = _COLUMNS & _lone(some, several, 27, 54)
    return live & (boxes * _BOX | (rows << 9) - rows | columns * _COLUMN)


def _lone(some: int, several: int, near: int, far: int) -> int:
    """The groups with one bit, of three parts each, which are known to have some, or several."""
    b, c = some >> near, some >> far
    either = some | b
    return (either | c) & ~(several | several >> near | several >> far | some & b | either & c)


def cases(state: State) -> Sequence[State]:
    """The cases of a cell with two candidates, or else of the first one that is open."""
    live, filled, open_cells = state
    some = several = many = 0
    for start in range(0, 729, 81):
        plane = live >> start & _DIGIT
        many |= several & plane
        several |= some & plane
        some |= plane
    with_two = several & ~many or open_cells
    cell = with_two & -with_two
    candidates, open_cells = live & cell * _CELL, open_cells ^ cell
    states: list[State] = []
    while candidates:
        candidate = candidates & -candidates
        candidates ^= candidate
        spared = live & _SPARED[candidate.bit_length() - 1]
        states.append((spared, filled | candidate, open_cells))
    return states
