"""The walk says what following every step says."""

from __future__ import annotations

from random import Random

import pytest

from sudologue.rules.common.reachability import Reachability

COUNT = 12


def followed(onward: list[int], start: int) -> set[int]:
    """What is reached from an item, step by step."""
    reached = [start]
    for item in reached:
        reached += [n for n in range(COUNT) if onward[item] >> n & 1 and n not in reached]
    return set(reached)


@pytest.mark.parametrize("seed", range(12))
def test_a_walk_reaches_what_steps_reach(seed: int) -> None:
    random = Random(seed)
    ways = random.choice((COUNT // 2, COUNT, 2 * COUNT))
    onward = [0] * COUNT
    for _ in range(ways):
        onward[random.randrange(COUNT)] |= 1 << random.randrange(COUNT)
    walk = Reachability((1 << COUNT) - 1, onward.__getitem__, lambda item: 1 << item * 2)
    for item in range(COUNT):
        reached = followed(onward, item)
        assert walk.reached[item] == sum(1 << each for each in reached)
        assert walk.seen[item] == sum(1 << each * 2 for each in reached)
