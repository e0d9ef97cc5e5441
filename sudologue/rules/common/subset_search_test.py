"""Sets of members that share few bits."""

from __future__ import annotations

from sudologue.rules.common.subset_search import smaller_set_does, subsets


def test_subsets_come_in_order() -> None:
    members = [(0, 0b0011), (2, 0b0110), (3, 0b0101), (5, 0b1001), (7, 0b0011)]
    assert subsets(members, 2, 2) == [((0, 7), 0b0011)]
    assert subsets(members, 3, 3) == [
        ((0, 2, 3), 0b0111),
        ((0, 2, 7), 0b0111),
        ((0, 3, 7), 0b0111),
        ((0, 5, 7), 0b1011),
        ((2, 3, 7), 0b0111),
    ]
    assert subsets(members[:2], 2, 2) == []


def test_a_smaller_set_does_when_it_has_all_that_is_hit() -> None:
    pair_and_more = [0b011, 0b011, 0b110]
    assert smaller_set_does(pair_and_more, 0b011)
    assert not smaller_set_does(pair_and_more, 0b100)
    assert not smaller_set_does([0b011, 0b110, 0b101], 0b001)
