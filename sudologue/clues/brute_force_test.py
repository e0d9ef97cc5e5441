"""Every kind of clue against its rule as a puzzle states it, tried on whole fillings.

The rules here know nothing of states and steps, which the searches and the kernel share: they look
at digits that stand in all the cells. Clues have up to nine cells and digits from 1 to 9; where
there are too many fillings to try, some digits of each cell are drawn, mostly around a filling that
is right.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise, product
from math import prod
from operator import mul
from random import Random

import pytest

from sudologue.audit.kernel_budget import KernelBudget
from sudologue.audit.laws import law_of
from sudologue.audit.laws import supported as supported_by_kernel
from sudologue.clues import Arrow, Cage, Clue, Equation, Region, Thermometer, allows
from sudologue.inference import ClueConstraint
from sudologue.model import CLASSIC, Cell, Layout
from sudologue.model.clue import equation_of
from sudologue.model.walks import walks_of

CELLS = tuple(Cell(row, col) for col in range(3) for row in range(6))
SIZE = 6
NINE = 9
MOST_FILLINGS = 600

Digits = Sequence[int]

# ------------------------------------------------------------------------------- the rules in words


def no_digit_twice(digits: Digits) -> bool:
    return all(digits.count(digit) == 1 for digit in digits)


def meets_cage(digits: Digits, total: int) -> bool:
    """No digit is there twice, and together they make the total."""
    return no_digit_twice(digits) and sum(digits) == total


def meets_arrow(circle: Digits, *shafts: Digits) -> bool:
    """The digits of the circle, written side by side, are the sum along every shaft."""
    return all(str(sum(shaft)) == "".join(map(str, circle)) for shaft in shafts)


def meets_thermometer(digits: Digits) -> bool:
    """From the bulb on, each digit is larger than all before it."""
    return all(digit > max(digits[:place]) for place, digit in enumerate(digits) if place)


def meets_slow_thermometer(digits: Digits) -> bool:
    """From the bulb on, no digit is smaller than one before it."""
    return list(digits) == sorted(digits)


# ------------------------------------------------------------------------------- clues of each kind


@dataclass(frozen=True)
class Sample:
    """A clue, its rule, and a filling that may be right."""

    clue: Clue
    rule: Callable[[tuple[int, ...]], bool]
    filling: Digits


Make = Callable[[Random, int, int], Sample]
"""Makes a clue for digits up to a size, with so many cells at most."""


def _different(random: Random, size: int, most: int) -> list[int]:
    return random.sample(range(1, size + 1), random.randint(1, min(most, size)))


def _cage(random: Random, size: int, most: int) -> Sample:
    digits = _different(random, size, most)
    total = max(1, sum(digits) + random.choice((0, 0, 0, 0, 1, -2, size)))
    clue = Cage(CELLS[: len(digits)], total)
    return Sample(clue, lambda filling: meets_cage(filling, total), digits)


def _cage_without_total(random: Random, size: int, most: int) -> Sample:
    digits = _different(random, size, most)
    return Sample(Cage(CELLS[: len(digits)]), no_digit_twice, digits)


def _region(random: Random, size: int, most: int) -> Sample:
    digits = _different(random, size, most)
    return Sample(Region(CELLS[: len(digits)]), no_digit_twice, digits)


def _arrow_of(random: Random, size: int, circle: int, lengths: Sequence[int]) -> Sample:
    """An arrow with so many cells in its circle and on its shafts; one that adds up if it can."""
    ends = [circle + sum(lengths[:place]) for place in range(len(lengths) + 1)]
    shafts = [slice(*pair) for pair in pairwise(ends)]
    clue = Arrow(CELLS[:circle], tuple(CELLS[shaft] for shaft in shafts))
    sums = [n for n in range(10 ** (circle - 1), 10**circle) if _can_be(n, size, lengths)]
    number = random.choice(sums) if sums else int("1" * circle)
    digits = [*map(int, str(number))]
    for length in lengths:
        shaft = [1] * length
        while sum(shaft) < number and min(shaft) < size:
            place = random.randrange(length)
            shaft[place] = min(size, shaft[place] + 1)
        digits += shaft
    return Sample(clue, lambda d: meets_arrow(d[:circle], *(d[its] for its in shafts)), digits)


def _can_be(number: int, size: int, lengths: Sequence[int]) -> bool:
    in_digits = all(1 <= int(digit) <= size for digit in str(number))
    return in_digits and max(lengths) <= number <= min(lengths) * size


def _arrow(random: Random, size: int, most: int) -> Sample:
    return _arrow_of(random, size, 1, [random.randint(1, most - 1)])


def _several_shafts(random: Random, size: int, most: int) -> Sample:
    lengths = [random.randint(1, (most - 1) // 2), random.randint(1, (most - 1) // 2)]
    third = most - 1 - sum(lengths)
    return _arrow_of(random, size, 1, [*lengths, third] if third else lengths)


def _pill(random: Random, size: int, most: int) -> Sample:
    return _arrow_of(random, size, 2, [random.randint(2, most - 2)])


def _pill_of_two_shafts(random: Random, size: int, most: int) -> Sample:
    lengths = [random.randint(1, (most - 2) // 2), random.randint(1, (most - 2) // 2)]
    return _arrow_of(random, size, 2, lengths)


def _thermometer(random: Random, size: int, most: int) -> Sample:
    digits = sorted(random.sample(range(1, size + 1), random.randint(2, min(most, size))))
    return Sample(Thermometer(CELLS[: len(digits)]), meets_thermometer, digits)


def _slow_thermometer(random: Random, size: int, most: int) -> Sample:
    digits = sorted(random.choices(range(1, size + 1), k=random.randint(2, most)))
    return Sample(Thermometer(CELLS[: len(digits)], slow=True), meets_slow_thermometer, digits)


def _equation(random: Random, size: int, most: int) -> Sample:
    weights = [random.choice((-2, -1, 1, 2)) for _ in range(random.randint(1, min(most, 5)))]
    digits = random.choices(range(1, size + 1), k=len(weights))

    def amount(filling: Digits) -> int:
        return sum(weight * digit for weight, digit in zip(weights, filling, strict=True))

    total = amount(digits)
    clue = Equation(CELLS[: len(weights)], tuple(weights), total)
    return Sample(clue, lambda filling: amount(filling) == total, digits)


KINDS: dict[str, Make] = {
    make.__name__.strip("_"): make
    for make in (
        _cage,
        _cage_without_total,
        _region,
        _arrow,
        _several_shafts,
        _pill,
        _pill_of_two_shafts,
        _thermometer,
        _slow_thermometer,
        _equation,
    )
}

# -------------------------------------------------------------------------------------- the checks


def _drawn(random: Random, sample: Sample, size: int) -> list[set[int]]:
    """Some digits for each cell, few enough for all fillings to be tried."""
    every = range(1, size + 1)
    is_near = random.random() < 0.8
    domains = [{digit if is_near else random.choice(every)} for digit in sample.filling]
    for _ in range(3 * len(domains)):
        place, digit = random.randrange(len(domains)), random.choice(every)
        widened = prod(map(len, domains)) // len(domains[place]) * (len(domains[place]) + 1)
        if widened <= MOST_FILLINGS:
            domains[place].add(digit)
    if random.random() < 0.05:
        random.choice(domains).clear()
    return domains


def _bits(digits: set[int]) -> int:
    return sum(1 << digit - 1 for digit in digits)


def check_supported(make: Make, size: int, times: int) -> int:
    """Hold all that the walks tell of clues against their rules; how many clues had a filling."""
    random, met = Random(1), 0
    for _ in range(times):
        sample = make(random, size, NINE)
        clue, drawn = sample.clue, _drawn(random, sample, size)
        domains = tuple(map(_bits, drawn))
        right = [digits for digits in product(*map(sorted, drawn)) if sample.rule(digits)]
        met += bool(right)
        walks = walks_of(clue, size)
        expected = tuple(_bits(set(column)) for column in zip(*right, strict=True)) or None
        assert walks.supported(domains) == expected, (clue, drawn)
        assert walks.count(domains) == len(right)
        assert list(walks.ways(domains)) == right
        assert walks.digit_sets(domains) == {_bits(set(digits)) for digits in right}
        assert _by_kernel(clue, drawn, size) == expected, (clue, drawn)
        equation = equation_of(clue)
        if equation is not None:
            assert all(equation.accepts(_amount(equation, digits)) for digits in right)
    return met


def _amount(equation: Equation, digits: Digits) -> int:
    return sum(map(mul, equation.coefficients, digits))


def _by_kernel(clue: Clue, drawn: list[set[int]], size: int) -> tuple[int, ...] | None:
    """What the kernel leaves of the digits of each cell."""
    layout = (CLASSIC if size == NINE else Layout.of_size(size)).with_clues(clue)
    law = law_of(layout, ClueConstraint(clue))
    assert law is not None
    possible = [
        1 << layout.tables.candidate_number(cell, digit)
        for cell, digits in zip(clue.cells, drawn, strict=True)
        for digit in digits
    ]
    kept = supported_by_kernel(law, layout, sum(possible), KernelBudget(layout))
    if kept is None:
        return None
    left = [
        {c.digit for c in layout.tables.candidates_in(kept) if c.cell == cell}
        for cell in clue.cells
    ]
    return tuple(map(_bits, left))


def check_allows(make: Make, size: int, times: int) -> None:
    """Hold it against the rules whether digits in all cells but three at most can be right."""
    random = Random(2)
    every = range(1, size + 1)
    for _ in range(times):
        sample = make(random, size, NINE)
        cells = sample.clue.cells
        is_near = random.random() < 0.8
        digits = sample.filling if is_near else random.choices(every, k=len(cells))
        unknown = random.sample(range(len(cells)), min(len(cells), random.randint(0, 3)))
        known = {cell: digits[n] for n, cell in enumerate(cells) if n not in unknown}
        fillings = product(*((known[cell],) if cell in known else every for cell in cells))
        can_be = any(map(sample.rule, fillings))
        assert allows(sample.clue, known, size) == can_be, (sample.clue, known)


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_left_is_what_some_filling_uses(kind: str) -> None:
    assert check_supported(KINDS[kind], NINE, 30) > 10


@pytest.mark.parametrize("kind", KINDS)
def test_part_of_a_filling_is_allowed_if_the_rest_can_follow(kind: str) -> None:
    check_allows(KINDS[kind], NINE, 30)


@pytest.mark.slow
@pytest.mark.parametrize("size", [SIZE, NINE])
@pytest.mark.parametrize("kind", KINDS)
def test_many_of_both(kind: str, size: int) -> None:
    check_supported(KINDS[kind], size, 400)
    check_allows(KINDS[kind], size, 400)


def test_a_pill_of_three_cells_makes_a_number_of_three_digits() -> None:
    random = Random(3)
    for _ in range(10):
        sample = _arrow_of(random, NINE, 3, [15])
        assert sample.rule(tuple(sample.filling))
        whole = dict(zip(sample.clue.cells, sample.filling, strict=True))
        assert allows(sample.clue, whole)
        assert allows(sample.clue, dict([*whole.items()][3:]))
        assert allows(sample.clue, {})
        for place in range(18):
            other = [digit + (n == place) for n, digit in enumerate(sample.filling)]
            if other[place] < 10:
                assert not allows(sample.clue, dict(zip(sample.clue.cells, other, strict=True)))


def test_branches_leave_their_cells_what_the_whole_thermometer_does() -> None:
    random, lines = Random(4), ([0, 1, 2, 3], [0, 1, 4, 5], [0, 6])
    for slow in (False, True):
        meets = meets_slow_thermometer if slow else meets_thermometer
        clues = Thermometer.branching(*([CELLS[n] for n in line] for line in lines), slow=slow)
        for _ in range(20):
            drawn = [set(random.sample(range(1, 10), random.randint(2, 3))) for _ in range(7)]
            right = [
                filling
                for filling in product(*drawn)
                if all(meets([filling[n] for n in line]) for line in lines)
            ]
            left, before = list(map(_bits, drawn)), list[int]()
            while left != before:
                before = list(left)
                for line, clue in zip(lines, clues, strict=True):
                    kept = walks_of(clue, 9).supported(tuple(left[n] for n in line))
                    for n, digits in zip(line, kept or (0,) * len(line), strict=True):
                        left[n] = digits
            expected = [_bits(set(column)) for column in zip(*right, strict=True)]
            assert left == expected if right else not all(left)
