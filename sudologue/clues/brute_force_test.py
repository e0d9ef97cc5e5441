"""Every kind of clue against the plainest reading of its rule, tried on all fillings."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise, product
from random import Random

import pytest

from sudologue.clues import Arrow, Cage, Clue, Equation, Region, Thermometer, allows
from sudologue.model import Cell
from sudologue.model.walks import walks_of

CELLS = tuple(Cell(row, col) for row in range(3) for col in range(3))
SIZE = 6

Rule = Callable[[tuple[int, ...]], bool]


def _all_different(digits: tuple[int, ...]) -> bool:
    return len(set(digits)) == len(digits)


def _cage(random: Random) -> tuple[Clue, Rule]:
    cells, total = CELLS[: random.randint(1, 4)], random.randint(1, 20)
    return Cage(cells, total), lambda digits: _all_different(digits) and sum(digits) == total


def _cage_without_total(random: Random) -> tuple[Clue, Rule]:
    return Cage(CELLS[: random.randint(1, 4)]), _all_different


def _region(random: Random) -> tuple[Clue, Rule]:
    return Region(CELLS[: random.randint(1, 4)]), _all_different


def _arrow(random: Random) -> tuple[Clue, Rule]:
    clue = Arrow(CELLS[:1], (CELLS[1 : random.randint(2, 5)],))
    return clue, lambda digits: digits[0] == sum(digits[1:])


def _two_shafts(random: Random) -> tuple[Clue, Rule]:
    end = random.randint(2, 4)
    clue = Arrow(CELLS[:1], (CELLS[1:end], CELLS[end:5]))
    return clue, lambda digits: digits[0] == sum(digits[1:end]) == sum(digits[end:])


def _pill(random: Random) -> tuple[Clue, Rule]:
    clue = Arrow(CELLS[:2], (CELLS[2 : random.randint(4, 5)],))
    return clue, lambda digits: 10 * digits[0] + digits[1] == sum(digits[2:])


def _pill_of_two_shafts(random: Random) -> tuple[Clue, Rule]:
    clue = Arrow(CELLS[:2], (CELLS[2:4], CELLS[4:6]))
    return clue, lambda d: 10 * d[0] + d[1] == sum(d[2:4]) == sum(d[4:])


def _thermometer(random: Random) -> tuple[Clue, Rule]:
    clue = Thermometer(CELLS[: random.randint(2, 5)])
    return clue, lambda digits: all(one < other for one, other in pairwise(digits))


def _slow_thermometer(random: Random) -> tuple[Clue, Rule]:
    clue = Thermometer(CELLS[: random.randint(2, 5)], slow=True)
    return clue, lambda digits: all(one <= other for one, other in pairwise(digits))


def _equation(random: Random) -> tuple[Clue, Rule]:
    weights = tuple(random.choice((-2, -1, 1, 2)) for _ in range(random.randint(1, 4)))
    total = random.randint(-10, 10)
    clue = Equation(CELLS[: len(weights)], weights, total)
    return clue, lambda d: sum(w * digit for w, digit in zip(weights, d, strict=True)) == total


KINDS = {
    make.__name__.strip("_"): make
    for make in (
        _cage,
        _cage_without_total,
        _region,
        _arrow,
        _two_shafts,
        _pill,
        _pill_of_two_shafts,
        _thermometer,
        _slow_thermometer,
        _equation,
    )
}


def check_supported(make: Callable[[Random], tuple[Clue, Rule]], times: int) -> None:
    random = Random(1)
    for _ in range(times):
        clue, rule = make(random)
        domains = tuple(random.randint(0, (1 << SIZE) - 1) for _ in clue.cells)
        choices = [[d for d in range(1, SIZE + 1) if its >> d - 1 & 1] for its in domains]
        right = [digits for digits in product(*choices) if rule(digits)]
        walks = walks_of(clue, SIZE)
        expected = tuple(
            sum(1 << d - 1 for d in set(column)) for column in zip(*right, strict=True)
        )
        assert walks.supported(domains) == (expected or None), (clue, domains)
        assert walks.count(domains) == len(right)
        assert list(walks.ways(domains)) == right
        used = {sum(1 << d - 1 for d in set(digits)) for digits in right}
        assert walks.digit_sets(domains) == used


def check_allows(make: Callable[[Random], tuple[Clue, Rule]], times: int) -> None:
    random = Random(2)
    every = range(1, SIZE + 1)
    for _ in range(times):
        clue, rule = make(random)
        known = {cell: random.choice(every) for cell in clue.cells if random.random() < 0.5}
        fillings = product(*((known[cell],) if cell in known else every for cell in clue.cells))
        assert allows(clue, known, SIZE) == any(map(rule, fillings)), (clue, known)


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_left_is_what_some_filling_uses(kind: str) -> None:
    check_supported(KINDS[kind], 40)


@pytest.mark.parametrize("kind", KINDS)
def test_part_of_a_filling_is_allowed_if_the_rest_can_follow(kind: str) -> None:
    check_allows(KINDS[kind], 80)


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_many_of_both(kind: str) -> None:
    check_supported(KINDS[kind], 400)
    check_allows(KINDS[kind], 1_000)
