from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puzzles.layouts import LAYOUTS
from sudologue.model import Layout, bits_of
from sudologue.model.folding import Levels, fold, fold_stacked, layers_of, split

FAMILIES = {**LAYOUTS, "25x25": Layout.of_size(25)}


def sums(levels: Levels) -> list[int]:
    """All offsets that a split stands for, with repetitions."""
    offsets = [0]
    for level in levels:
        offsets = [offset + part for offset in offsets for part in (0, *level)]
    return offsets


@pytest.mark.parametrize(
    ("offsets", "levels"),
    [
        ([0], ()),
        ([0, 7], ((7,),)),
        (range(9), ((1, 2), (3, 6))),
        (range(0, 81, 9), ((9, 18), (27, 54))),
        (range(4), ((1,), (2,))),
        (range(5), ((1, 2, 3, 4),)),  # five is no product
        (range(12), ((1,), (2,), (4, 8))),
        ([0, 1, 3], ((1, 3),)),  # not evenly spaced
        ([0, 1, 2, 9], ((1, 2, 9),)),
        ([0, 1, 3, 4, 6, 7], ((1,), (3, 6))),
        ([0, 1, 5, 7], ((1, 5, 7),)),
    ],
)
def test_a_set_of_offsets_is_split_as_far_as_it_goes(offsets: list[int], levels: Levels) -> None:
    assert split(offsets) == levels


@given(st.sets(st.integers(1, 40), max_size=12))
def test_the_parts_of_a_split_sum_to_each_offset_once(offsets: set[int]) -> None:
    assert sorted(sums(split([0, *offsets]))) == sorted({0, *offsets})


@given(st.sets(st.integers(1, 40), max_size=12), st.integers(0, 2**50 - 1))
def test_folding_counts_to_two_for_any_group(offsets: set[int], bits: int) -> None:
    once, more = fold(bits, split([0, *offsets]))
    for base in range(10):
        count = sum(bits >> base + offset & 1 for offset in {0, *offsets})
        assert (once >> base & 1, more >> base & 1) == (count >= 1, count >= 2)


@given(st.integers(1, 30), st.integers(1, 7), st.data())
def test_stacked_groups_are_folded_as_others_are(
    size: int, width: int, data: st.DataObject
) -> None:
    levels = split(range(0, size * width, width))
    bits = data.draw(st.integers(0, (1 << size * width) - 1))
    once, more = (part & (1 << width) - 1 for part in fold(bits, levels))
    assert fold_stacked(bits, layers_of(levels)) == (once, more)


@pytest.mark.parametrize("name", FAMILIES)
def test_folding_counts_every_house_and_cell_of_a_layout(name: str) -> None:
    layout, rng = FAMILIES[name], random.Random(name)
    for density in range(1, 6):
        bits = layout.tables.all_candidates
        for _ in range(density):  # sparser and sparser: the counts of interest are 0, 1 and 2
            bits &= rng.getrandbits(layout.tables.all_candidates.bit_length())
        check_houses(layout, bits)
        check_cells(layout, bits)


def check_houses(layout: Layout, bits: int) -> None:
    tables = layout.tables
    seen: list[tuple[object, int]] = []
    for family in tables.families:
        once, more = fold(bits, family.levels)
        for base in bits_of(family.bases):
            plane, first = divmod(base, tables.cell_count)
            house = family.house_at[first]
            count = (bits >> plane * tables.cell_count & tables.house_masks[house]).bit_count()
            assert (once >> base & 1, more >> base & 1) == (count >= 1, count >= 2)
            seen.append((house, plane))
    assert len(seen) == len(set(seen)) == len(layout.houses) * layout.size


def check_cells(layout: Layout, bits: int) -> None:
    once, more = fold(bits, layout.tables.digit_levels)
    for number, domain in enumerate(layout.tables.domain_masks):
        count = (bits & domain).bit_count()
        assert (once >> number & 1, more >> number & 1) == (count >= 1, count >= 2)
