"""Two strong links that meet: what all patterns here have in common.

Take a house, the *joint*, and two others that cross it. Call a digit's places in such a house
*near* where they lie in the joint, and *far* where they do not:

        joint
        near ───── far          row:     near or far
          │                                                     X sees both far ends
        near ───── far          row:     near or far
        joint

The joint takes the digit once, so not both houses have it at their near ends, unless they share
the place; so one of them has it at its far end. What sees all far places of both is false. Each end
may be one place or several.

On layouts where cells see each other without sharing a house, such a pair can be the joint.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from sudologue.inference import Constraint, HouseConstraint, SightConstraint
from sudologue.inference.evidence import StrongLink
from sudologue.model import House, Layout
from sudologue.rules.prospects import hopeless
from sudologue.rules.single_digit_receipts import is_lean, sight_links


@dataclass(frozen=True)
class Side:
    """A house whose places split into near ones and far ones, as masks of cells."""

    house: House
    near: int
    far: int
    seen: int

    def link(self, layout: Layout) -> StrongLink:
        """The side as evidence names it."""
        return StrongLink(self.house, layout.cells_in(self.near), layout.cells_in(self.far))


@dataclass(frozen=True)
class Meeting:
    """Two sides that meet in a joint; `gone` sees all far places of both."""

    one: Side
    other: Side
    joint: Constraint
    gone: int

    @property
    def is_plain(self) -> bool:
        """Whether each end is a single place."""
        return self.size == 4

    @property
    def size(self) -> int:
        """How many places the pattern has."""
        one, other = self.one, self.other
        return (one.near | one.far).bit_count() + (other.near | other.far).bit_count()

    @property
    def joint_house(self) -> House | None:
        """The joint, if it is a house."""
        return self.joint.house if isinstance(self.joint, HouseConstraint) else None

    def truths(self, digit: int) -> tuple[Constraint, ...]:
        """The two houses need the digit."""
        return HouseConstraint(self.one.house, digit), HouseConstraint(self.other.house, digit)


@lru_cache(maxsize=1024)
def meetings(layout: Layout, digit: int, plane: int) -> Sequence[Meeting]:
    """All meetings that refute something, those with the fewest places first."""
    lost = hopeless(layout, plane)
    split = [
        (house, places)
        for house, mask in layout.house_masks.items()
        if (places := mask & plane) & (places - 1)
    ]
    found: dict[tuple[House, House, int], Meeting] = {}
    for joint, mask in _joints(layout, digit):
        shared = plane & mask
        if not shared & (shared - 1):
            continue
        sides = _sides(layout.peer_masks, split, lost, shared)
        for one, other in combinations(sides, 2):
            near = one.near | other.near
            gone = one.seen & other.seen & ~near
            if gone and not one.near & other.near:
                found.setdefault((one.house, other.house, near), Meeting(one, other, joint, gone))
    return tuple(sorted(found.values(), key=lambda meeting: meeting.size))


@lru_cache(maxsize=256)
def _joints(layout: Layout, digit: int) -> Sequence[tuple[Constraint, int]]:
    """What can join two houses, lines first: where two cells share a line and a box, the line."""
    by_kind = sorted(layout.house_masks.items(), key=lambda entry: not entry[0].is_line)
    joints: list[tuple[Constraint, int]] = [
        (HouseConstraint(house, digit), mask) for house, mask in by_kind
    ]
    for one, other, _ in layout.sight_pairs:
        pair = 1 << one | 1 << other
        if all(pair & ~mask for _, mask in layout.houses_of[one]):
            first, second = layout.cells_in(pair)
            joints.append((SightConstraint(first, second, digit), pair))
    return tuple(dict.fromkeys(joints))


def _sides(
    peers: Sequence[int], split: Sequence[tuple[House, int]], lost: int, shared: int
) -> list[Side]:
    """The houses with near places whose far places are all seen by some lost candidate."""
    sides: list[Side] = []
    for house, places in split:
        near = places & shared
        if not near or near == places:
            continue
        far = left = places ^ near
        seen = lost
        while left and seen:
            bit = left & -left
            seen &= peers[bit.bit_length() - 1]
            left ^= bit
        if seen:
            sides.append(Side(house, near, far, seen))
    return sides


def receipt(
    layout: Layout, digit: int, plane: int, meeting: Meeting, gone: int
) -> tuple[Constraint, ...] | None:
    """The links of a meeting that refutes these; nothing if less than the meeting would do."""
    sight = sight_links(layout, digit, gone, meeting.one.far | meeting.other.far, (meeting.joint,))
    links = (meeting.joint, *sight)
    if not is_lean(layout, digit, plane, gone, meeting.truths(digit), links):
        return None
    return links
