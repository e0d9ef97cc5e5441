"""The floor: the least work that solves a puzzle without guessing, in plain functions on integers.

What the solver costs above this is the price of explanations. The floor has the model's picture of
a board, an integer with a bit per candidate (`live`) and one with a bit per placed digit
(`filled`), and nothing else: no boards to keep, no rules, no evidence. It knows two things.

*Singles*, all at once, by folding. Where three bits meet, `a | b | c` says whether any is set and
`a & b | (a | b) & c` whether several are; three threes make a house, or the digits of a cell.

*Refutation*, where singles stop: place a candidate, propagate, and drop the candidate if that ends
in a contradiction. Where none falls, each is refuted by refutations within, one level deeper at a
time. A complete grid that turns up on the way is a witness: its candidates cannot be refuted, so
nobody tries. It is never taken for the solution: all the others have to fall first.

All of this knows nine rows and columns, which is part of being bare.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

_CELLS = 81
_EVERY_CELL = (1 << _CELLS) - 1
_EVERY_CANDIDATE = (1 << 9 * _CELLS) - 1
_THREE_PLANES = (1 << 3 * _CELLS) - 1

_Position = tuple[int, int]  # live and filled
_DEAD: _Position = (-1, 0)


class _SeveralSolutionsError(Exception):
    """Two witnesses: no refutation will ever get past either."""


def _mask(bits: Iterable[int]) -> int:
    return sum(1 << bit for bit in set(bits))


def _houses_with(cell: int) -> tuple[list[int], list[int], list[int]]:
    """The cells of a cell's box, row and column."""
    row, col = divmod(cell, 9)
    corner = row // 3 * 27 + col // 3 * 3
    return (
        [corner + i // 3 * 9 + i % 3 for i in range(9)],
        [row * 9 + i for i in range(9)],
        [i * 9 + col for i in range(9)],
    )


def _domain(cell: int) -> int:
    return _mask(digit * _CELLS + cell for digit in range(9))


def _spared(number: int) -> int:
    """The candidates of other cells that stay when this one is placed."""
    plane, cell = divmod(number, _CELLS)
    seen = _mask(peer for house in _houses_with(cell) for peer in house) << plane * _CELLS
    return _EVERY_CANDIDATE & ~(_domain(cell) | seen)


def _groups(kind: int) -> list[int]:
    """A kind of house's places for each digit, by the number of the first; zero in between."""
    groups = [0] * (9 * _CELLS)
    for cell in range(_CELLS):
        house = _houses_with(cell)[kind]
        for start in range(0, 9 * _CELLS, _CELLS):
            groups[start + house[0]] = _mask(house) << start
    return groups


_SPARED = [_spared(number) for number in range(9 * _CELLS)]
_DOMAINS = [_domain(cell) for cell in range(_CELLS)]
_IN_BOXES, _IN_ROWS, _IN_COLUMNS = _groups(0), _groups(1), _groups(2)
_BOXES, _ROWS, _COLUMNS = (
    _mask(number for number, group in enumerate(groups) if group)
    for groups in (_IN_BOXES, _IN_ROWS, _IN_COLUMNS)
)


def solve(puzzle: str) -> str | None:
    """The solution in one line; nothing when the puzzle has none, or several.

    >>> solve("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    '534678912672195348198342567859761423426853791713924856961537284287419635345286179'
    """
    live, filled = _EVERY_CANDIDATE, 0
    for cell, symbol in enumerate(puzzle):
        if symbol not in ".0":
            number = (int(symbol) - 1) * _CELLS + cell
            if not live >> number & 1:
                return None
            live &= _SPARED[number]
            filled |= 1 << number
    live, filled = _propagate(live, filled)
    witnesses: list[int] = []
    depth = 1
    try:
        while live > 0:
            live, filled = _refute(live, filled, depth, witnesses)
            depth += 1
            if live > 0 and depth > 2:  # sooner, it costs more than it saves
                _look_for_witnesses(live, filled, witnesses)
    except _SeveralSolutionsError:
        return None
    if not filled:
        return None
    return "".join([str(((filled & domain).bit_length() - 1) // _CELLS + 1) for domain in _DOMAINS])


def _propagate(live: int, filled: int) -> _Position:
    """Place singles until there are none, or a cell or house has nothing left."""
    while live >= 0:
        left = _CELLS - filled.bit_count()
        if not left:
            return live, filled
        # the digits of each cell: the board in thirds, then plane by plane
        a, b, c = live & _THREE_PLANES, live >> 3 * _CELLS & _THREE_PLANES, live >> 6 * _CELLS
        some = a | b
        more = a & b | some & c
        once = some | c
        b, c = once >> _CELLS, once >> 2 * _CELLS
        some = once | b
        held = (some | c) & _EVERY_CELL
        if held.bit_count() != left:
            return _DEAD
        fresh = held & ~(more | more >> _CELLS | more >> 2 * _CELLS | once & b | some & c)
        if fresh:
            live, filled = _place(live, filled, fresh, _DOMAINS)
            continue
        # the places of each digit in the boxes; their rows of three serve the rows as well
        b, c = live >> 1, live >> 2
        some = live | b
        triple_more = live & b | some & c
        triple = some | c
        b, c = triple >> 9, triple >> 18
        some = triple | b
        held = (some | c) & _BOXES
        if held.bit_count() != left:
            return _DEAD
        more = triple_more | triple_more >> 9 | triple_more >> 18 | triple & b | some & c
        fresh = held & ~more
        if fresh:
            live, filled = _place(live, filled, fresh, _IN_BOXES)
            continue
        # in the rows
        b, c = triple >> 3, triple >> 6
        some = triple | b
        held = (some | c) & _ROWS
        if held.bit_count() != left:
            return _DEAD
        more = triple_more | triple_more >> 3 | triple_more >> 6 | triple & b | some & c
        fresh = held & ~more
        if fresh:
            live, filled = _place(live, filled, fresh, _IN_ROWS)
            continue
        # in the columns
        b, c = live >> 9, live >> 18
        some = live | b
        more = live & b | some & c
        triple = some | c
        b, c = triple >> 27, triple >> 54
        some = triple | b
        held = (some | c) & _COLUMNS
        if held.bit_count() != left:
            return _DEAD
        fresh = held & ~(more | more >> 27 | more >> 54 | triple & b | some & c)
        if not fresh:
            return live, filled
        live, filled = _place(live, filled, fresh, _IN_COLUMNS)
    return _DEAD


def _place(live: int, filled: int, fresh: int, groups: Sequence[int]) -> _Position:
    """Place the one candidate of each of these groups; the groups' bits say which."""
    while fresh:
        low = fresh & -fresh
        fresh ^= low
        found = live & groups[low.bit_length() - 1]
        if not found:  # one that was placed just before has ruled it out
            return _DEAD
        live &= _SPARED[found.bit_length() - 1]
        filled |= found
    return live, filled


def _refute(live: int, filled: int, depth: int, witnesses: list[int]) -> _Position:
    """Refute candidates by refutations up to a depth, always the shallowest first."""
    level = 1
    while level <= depth:
        fallen = False
        untried = _disputed(live, filled, witnesses)
        while untried:
            low = untried & -untried
            untried ^= low
            outcome = _propagate(live & _SPARED[low.bit_length() - 1], filled | low)
            if level > 1 and outcome[0] > 0:
                outcome = _refute(*outcome, level - 1, witnesses)
            if outcome == _DEAD:
                live, filled = _propagate(live ^ low, filled)
                if live <= 0:
                    return live, filled
                fallen = True
                untried = _disputed(live, filled, witnesses)
            elif not outcome[0]:
                _remember(outcome[1], witnesses)
                untried &= ~outcome[1]
        level = 1 if fallen else level + 1
    return live, filled


def _disputed(live: int, filled: int, witnesses: list[int]) -> int:
    """The candidates that no witness has shown to be beyond refutation here."""
    if witnesses and not filled & ~witnesses[0]:
        return live & ~witnesses[0]
    return live


def _remember(grid: int, witnesses: list[int]) -> None:
    if not witnesses:
        witnesses.append(grid)
    elif witnesses[0] != grid:
        raise _SeveralSolutionsError


def _look_for_witnesses(live: int, filled: int, witnesses: list[int]) -> None:
    """Follow every disputed candidate to some end, taking whatever comes first on the way.

    Two ends that are both complete show in a moment what no depth of refutation ever would.
    """
    untried = _disputed(live, filled, witnesses)
    while untried:
        low = untried & -untried
        untried ^= low
        grid = _propagate(live & _SPARED[low.bit_length() - 1], filled | low)
        while grid[0] > 0:
            low = grid[0] & -grid[0]
            tried = _propagate(grid[0] & _SPARED[low.bit_length() - 1], grid[1] | low)
            grid = _propagate(grid[0] ^ low, grid[1]) if tried == _DEAD else tried
        if grid != _DEAD:
            _remember(grid[1], witnesses)
            untried &= ~grid[1]
