"""The search for shortfalls, against trying all sets of houses."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from puzzles.layouts import LAYOUTS
from puzzles.places import random_plane
from sudologue.model import bits_of
from sudologue.rules.common.shortfalls.fish_houses import FishHouses, Pools, fish_houses
from sudologue.rules.common.shortfalls.shortfall import Shortfall, shortfalls

LARGEST = 4


def all_shortfalls(houses: FishHouses, pools: Pools, rest: int, served: int) -> Iterator[Shortfall]:
    """Every set of bases with one cover less, by definition."""
    open_ = [n for n, mask in enumerate(houses.masks) if mask & rest and not served >> n & 1]
    for size in range(1, LARGEST + 1):
        for bases in combinations([n for n in open_ if pools.bases >> n & 1], size):
            places = [houses.masks[n] & rest for n in bases]
            union = houses.union(sum(1 << n for n in bases)) & rest
            if sum(map(int.bit_count, places)) != union.bit_count():
                continue
            free = [n for n in open_ if pools.covers >> n & 1 and n not in bases]
            for covers in combinations(free, size - 1):
                if not union & ~houses.union(sum(1 << n for n in covers)):
                    yield Shortfall(sum(1 << n for n in bases), sum(1 << n for n in covers))


def smallest(everything: list[Shortfall]) -> set[Shortfall]:
    """Those with no other inside."""
    return {
        each
        for each in everything
        if not any(
            inner != each and not inner.bases & ~each.bases and not inner.covers & ~each.covers
            for inner in everything
        )
    }


@pytest.mark.parametrize(
    "name",
    [
        "4x4",
        pytest.param("6x6", marks=pytest.mark.slow),
        "jigsaw-5",
        pytest.param("6x6-diagonals", marks=pytest.mark.slow),
        "8x8",
    ],
)
def test_all_that_there_are_and_no_others(name: str) -> None:
    layout = LAYOUTS[name]
    houses = fish_houses(layout)

    @settings(max_examples=25, deadline=None)
    @given(seed=st.integers(0, 2**32), cell=st.integers(0, layout.tables.cell_count - 1))
    def law(seed: int, cell: int) -> None:
        plane = random_plane(layout, seed)
        served = houses.at[cell]
        rest = plane & ~houses.union(served)
        pools_to_try = houses.parallel_pools + ((houses.whole_pool,) if name != "8x8" else ())
        for pools in pools_to_try:
            expected = smallest(list(all_shortfalls(houses, pools, rest, served)))
            found = shortfalls(houses, pools, rest, served, LARGEST)
            assert set(found) == expected
            assert len(found) == len(expected)

    law()


def test_the_smallest_come_first() -> None:
    houses = fish_houses(LAYOUTS["6x6"])
    rest = sum(1 << n for n in (0, 1, 6, 7, 12, 13, 14, 15))
    found = shortfalls(houses, houses.whole_pool, rest, 0, LARGEST)
    sizes = [bases.bit_count() for bases, _ in found]
    assert sizes == sorted(sizes)
    assert all(
        covers.bit_count() == size - 1 for size, (_, covers) in zip(sizes, found, strict=True)
    )


def test_lines_of_one_kind_are_parallel_and_diagonals_are_only_where_they_do_not_meet() -> None:
    def pools(name: str) -> list[tuple[str, str]]:
        houses = fish_houses(LAYOUTS[name])

        def names(numbers: int) -> str:
            return ", ".join(house.short for house in houses.named(numbers))

        return [(names(each.bases), names(each.covers)) for each in houses.parallel_pools]

    rows, columns = "r1, r2, r3, r4", "c1, c2, c3, c4"
    assert pools("4x4") == [(rows, columns), (columns, rows)]
    six = [", ".join(f"{letter}{n}" for n in range(1, 7)) for letter in "rc"]
    assert pools("6x6-diagonals") == [
        (one, other) for one in (*six, "d1, d2") for other in (*six, "d1, d2") if one != other
    ]
    nine = {letter: ", ".join(f"{letter}{n}" for n in range(1, 10)) for letter in "rc"}
    assert set(pools("diagonals")) == {
        (one, other)
        for one in (nine["r"], nine["c"], "d1", "d2")
        for other in (nine["r"], nine["c"], "d1", "d2")
        if one != other
    }


@pytest.mark.parametrize(
    ("layout", "bases", "covers", "shape"),
    [
        ("classic", "r1 r2", "c1 c2", "BASIC"),
        ("classic", "c1 c2 c9", "r1 r2 r3", "BASIC"),
        ("classic", "r1 b5", "c1 c2", "FRANKEN"),
        ("classic", "r1 r2", "c1 b5", "FRANKEN"),
        ("classic", "b1 b2", "b4 b5", "FRANKEN"),
        ("classic", "r1 c1", "b1 b2", "MUTANT"),
        ("classic", "r1 r2", "c1 r3", "MUTANT"),
        ("classic", "r1 b5", "r2 c1", "MUTANT"),
        ("classic", "r1 b5", "r2 b1", "MUTANT"),
        ("jigsaw-9", "r1 b5", "c1 c2", "FRANKEN"),
        ("windoku", "w1 r1", "c1 w2", "FRANKEN"),
        ("6x6-diagonals", "d1 d2", "r1 r2", "BASIC"),
        ("diagonals", "d1 d2", "r1 r2", "MUTANT"),
        ("diagonals", "r1 d1", "c1 c2", "MUTANT"),
    ],
)
def test_the_shape_of_a_fish(layout: str, bases: str, covers: str, shape: str) -> None:
    houses = fish_houses(LAYOUTS[layout])
    numbers = {house.short: number for number, house in enumerate(houses.houses)}
    sets = (sum(1 << numbers[name] for name in names.split()) for names in (bases, covers))
    assert houses.shape(*sets).name == shape


def test_a_pool_s_reach_is_what_shares_one_of_its_houses() -> None:
    houses = fish_houses(LAYOUTS["classic"])
    rows_and_columns = houses.parallel_pools[0]
    first = LAYOUTS["classic"].tables.cells_in(rows_and_columns.reach[0])
    assert {cell for cell in first if cell.row and cell.col} == set()
    assert len(first) == 17
    assert list(bits_of(houses.whole_pool.reach[0])) != list(bits_of(rows_and_columns.reach[0]))
