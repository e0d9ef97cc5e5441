"""What the search catches, against all bases with all covers on small boards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from puzzles.layouts import LAYOUTS
from puzzles.places import DIGIT, nowhere_but, random_plane
from sudologue.inference import HouseConstraint
from sudologue.model import Layout, bits_of
from sudologue.rules.common.covering import sight_links
from sudologue.rules.common.minimal_receipts import is_minimal_for_digit
from sudologue.rules.common.shortfalls.fish_houses import HouseShape, Pools, fish_houses
from sudologue.rules.common.template_search import dead
from sudologue.rules.fish.search.all_fish import (
    LARGE,
    SMALL,
    FinKind,
    FishWithReceipt,
    fish_of,
    unchecked_by_kind,
    unchecked_fish,
)

PLACES = "r2c6 r2c8 r3c5 r3c8 r3c9 r4c4 r4c6 r7c4 r7c9 r8c5 r8c8"

Found = tuple[HouseShape, bool, int, int]  # shape, with fins, size, what it refutes


def all_fish(layout: Layout, plane: int, wide: bool) -> list[FishWithReceipt]:
    """All that is caught, whatever it is called."""
    kinds = unchecked_by_kind(layout, plane, wide, SMALL if wide else LARGE)
    return [each for kind in kinds for each in fish_of(layout, 1, plane, *kind)]


def every_fish(
    layout: Layout, plane: int, pools: Pools, largest: int
) -> Iterator[tuple[int, int, int, int]]:
    """All bases with all covers that refute something: bases, covers, fins, what is eliminated."""
    houses = fish_houses(layout)
    open_ = [n for n, mask in enumerate(houses.masks) if (mask & plane).bit_count() > 1]
    for size in range(2, largest + 1):
        for bases in combinations([n for n in open_ if pools.bases >> n & 1], size):
            counts = [
                sum(houses.masks[n] >> c & 1 for n in bases)
                for c in range(layout.tables.cell_count)
            ]
            for covers in combinations([n for n in open_ if pools.covers >> n & 1], size):
                if set(bases) & set(covers):
                    continue
                fins = eliminated = 0
                for cell in bits_of(plane):
                    held = sum(houses.masks[n] >> cell & 1 for n in covers)
                    if counts[cell] > 1 or counts[cell] > held:
                        fins |= 1 << cell
                    elif held > counts[cell]:
                        eliminated |= 1 << cell
                eliminated &= layout.tables.common_peers(fins)
                if eliminated:
                    base_set, cover_set = (sum(1 << n for n in each) for each in (bases, covers))
                    yield base_set, cover_set, fins, eliminated


def is_possible(layout: Layout, plane: int) -> bool:
    """Whether the digit can be placed at all; where it cannot, not every fish is looked for."""
    return dead(layout, plane) != plane


def is_lean_fish(layout: Layout, plane: int, fish: tuple[int, int, int, int]) -> bool:
    """Whether none of the houses could be left out of the receipt."""
    houses = fish_houses(layout)
    bases, covers, fins, eliminated = fish
    truths = [HouseConstraint(house, 1) for house in houses.named(bases)]
    links = [HouseConstraint(house, 1) for house in houses.named(covers)]
    sight = sight_links(layout, 1, eliminated, fins, links)
    return is_minimal_for_digit(layout, 1, plane, eliminated, truths, (*links, *sight))


def is_whole(layout: Layout, plane: int, fish: tuple[int, int, int, int]) -> bool:
    """Whether some candidate needs all of the houses: two smaller fish side by side are none."""
    bases, covers, fins, eliminated = fish
    return any(
        is_lean_fish(layout, plane, (bases, covers, fins, 1 << number))
        for number in bits_of(eliminated)
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "largest"),
    [("4x4", 4), ("6x6", 4), ("6x6-diagonals", 4), ("jigsaw-5", 4), ("8x8", 3)],
)
def test_all_basic_fish_are_caught(name: str, largest: int) -> None:
    layout = LAYOUTS[name]
    houses = fish_houses(layout)

    @settings(max_examples=8, deadline=None)
    @given(seed=st.integers(0, 2**32))
    def law(seed: int) -> None:
        plane = random_plane(layout, seed)
        assume(is_possible(layout, plane))
        caught = {
            (each.fish.bases, each.fish.covers)
            for each in all_fish(layout, plane, wide=False)
            if each.fish.size <= largest
        }
        there = [
            fish
            for pools in houses.parallel_pools
            for fish in every_fish(layout, plane, pools, largest)
        ]
        lean = [fish for fish in there if is_lean_fish(layout, plane, fish)]
        assert caught <= {fish[:2] for fish in lean}
        assert caught >= {fish[:2] for fish in lean if is_whole(layout, plane, fish)}

    law()


@pytest.mark.slow
@pytest.mark.parametrize(("name", "largest"), [("4x4", 3), ("jigsaw-5", 3)])
def test_whatever_a_wide_fish_refutes_some_fish_of_its_kind_is_caught_that_does(
    name: str, largest: int
) -> None:
    layout = LAYOUTS[name]
    houses = fish_houses(layout)

    @settings(max_examples=3, deadline=None)
    @given(seed=st.integers(0, 2**32))
    def law(seed: int) -> None:
        plane = random_plane(layout, seed)
        assume(is_possible(layout, plane))
        caught: set[Found] = {
            (fish.shape, fish.kind is not FinKind.NONE, fish.size, fish.eliminated)
            for fish in (each.fish for each in all_fish(layout, plane, wide=True))
            if not fish.padded and fish.size <= largest
        }
        there: dict[Found, bool] = {}
        for fish in every_fish(layout, plane, houses.whole_pool, largest):
            bases, covers, fins, _ = fish
            found = (houses.shape(bases, covers), bool(fins), bases.bit_count(), fish[3])
            if found[0] is not HouseShape.BASIC and is_lean_fish(layout, plane, fish):
                there[found] = there.get(found, False) or is_whole(layout, plane, fish)
        assert caught <= set(there)
        assert caught >= {found for found, whole in there.items() if whole}

    law()


def test_padded_fish_hold_what_they_refute() -> None:
    """Were their idle base left out, a smaller fish would be left."""
    layout = LAYOUTS["classic"]
    houses = fish_houses(layout)
    plane = nowhere_but(layout, PLACES).masks.plane(DIGIT)
    padded = [each for each in all_fish(layout, plane, wide=True) if each.fish.padded]
    assert padded
    for each in padded:
        fish = each.fish
        (number,) = bits_of(fish.eliminated)
        assert (fish.bases & houses.at[number]).bit_count() == 1
        assert (fish.covers & houses.at[number]).bit_count() == 2
        assert not fish.eliminated & (fish.fins | fish.endo_fins)
        assert len(each.truths) == fish.size - 1


def test_nothing_is_fished_for_twice() -> None:
    layout = LAYOUTS["classic"]
    plane = nowhere_but(layout, PLACES).masks.plane(DIGIT)
    raw = unchecked_fish(layout, plane, wide=True, most=SMALL)
    assert len({(fish.bases, fish.covers) for fish in raw}) == len(raw)
    assert unchecked_fish(layout, plane, wide=True, most=SMALL) is raw


def test_on_huge_boards_wide_fish_are_small() -> None:
    layout = LAYOUTS["windoku-16"]
    plane = layout.tables.all_cells & ~layout.tables.house_masks[layout.houses[0]] | 1
    assert unchecked_fish(layout, plane, wide=True, most=LARGE) == ()
    assert unchecked_fish(layout, plane, wide=True, most=SMALL)
