"""Both ways to find what is one digit short of closed say what counting says."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from sudologue.rules.common.almost_locked_sets import sets_of_spots, short_among_many

COUNT = 7


def counted(domains: list[int]) -> list[int]:
    """The sets of open cells, but not all of them, whose digits are one more than they are."""
    spots = [spot for spot, domain in enumerate(domains) if domain]
    found: list[int] = []
    for size in range(1, len(spots)):
        for chosen in combinations(spots, size):
            digits = 0
            for spot in chosen:
                digits |= domains[spot]
            if digits.bit_count() == size + 1:
                found.append(sum(1 << spot for spot in chosen))
    return found


@pytest.mark.parametrize("seed", range(8))
def test_short_sets_are_those_that_counting_finds_in_order(seed: int) -> None:
    random = Random(seed)
    digits = range(COUNT)
    domains = [
        sum(1 << digit for digit in random.sample(digits, random.choice((0, 2, 2, 3, 4))))
        for _ in range(COUNT)
    ]
    expected = counted(domains)
    holders = [
        sum(1 << spot for spot, domain in enumerate(domains) if domain >> digit & 1)
        for digit in digits
    ]
    sets = sets_of_spots(COUNT)
    assert sets.short_by_one(holders, 0) == list(short_among_many(domains)) == expected
    left_out = set(expected[:2])
    assert sets.short_by_one(holders, sets.mask_of(left_out)) == expected[2:]
