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
from itertools import combinations

from sudologue.caches import cached
from sudologue.inference import Constraint, HouseConstraint, SightConstraint
from sudologue.model import Cell, House, Layout, bits_of
from sudologue.rules.common.covering import sight_links
from sudologue.rules.common.receipts import is_minimal_for_digit
from sudologue.rules.common.templates.filter import dead
from sudologue.rules.single_digit.evidence import StrongLink


@dataclass(frozen=True, slots=True)
class Side:
    """A house whose places split into near ones and far ones, as masks of cells."""

    house: House
    near: int
    far: int
    seen: int

    def link(self, layout: Layout) -> StrongLink:
        """The side as evidence names it."""
        return StrongLink(self.house, layout.cells_in(self.near), layout.cells_in(self.far))


@dataclass(frozen=True, slots=True)
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


@cached(256)
def meetings(layout: Layout, digit: int, plane: int) -> Sequence[Meeting]:
    """All meetings that refute something, those with the fewest places first."""
    lost, joints = dead(layout, plane), _Joints.of(layout)
    sides: dict[tuple[int, int], Side | None] = {}
    found: dict[tuple[int, int, int], Meeting] = {}
    for joint, first, second in sorted(_who_meet(layout, plane, lost)):
        one, other = (
            _side(layout, plane, lost, sides, joint, number) for number in (first, second)
        )
        if one is None or other is None or one.near & other.near:
            continue
        near = one.near | other.near
        gone = one.seen & other.seen & ~near
        if gone and (first, second, near) not in found:
            constraint = joints.constraint(joint, digit)
            found[first, second, near] = Meeting(one, other, constraint, gone)
    return tuple(sorted(found.values(), key=lambda meeting: meeting.size))


def _who_meet(layout: Layout, plane: int, lost: int) -> set[tuple[int, int, int]]:
    """Joints with two houses that may meet there, all by number.

    What a lost candidate does not see of a house must be near for it to be refuted.
    """
    joints, found = _Joints.of(layout), set[tuple[int, int, int]]()
    at, masks, peers = joints.at, joints.masks, layout.peer_masks
    split = [
        (number, places, ~joints.own[number])
        for number, mask in enumerate(layout.house_masks.values())
        if (places := mask & plane) & (places - 1)
    ]
    while lost:
        low = lost & -lost
        lost ^= low
        unseen = plane & ~peers[low.bit_length() - 1]
        towards: list[tuple[int, int, int]] = []
        once = twice = 0
        for number, places, through in split:
            left = places & unseen
            if not left & low:
                if not left:  # whichever places are near, it sees the others
                    through &= _union(at, places)
                while left and through:
                    bit = left & -left
                    left ^= bit
                    through &= at[bit.bit_length() - 1]
                if through:
                    towards.append((number, places, through))
                    twice |= once & through
                    once |= through
        while twice:
            bit = twice & -twice
            twice ^= bit
            joint = bit.bit_length() - 1
            outside = ~masks[joint]
            here = [n for n, places, through in towards if through & bit and places & outside]
            found.update([(joint, *pair) for pair in combinations(here, 2)])
    return found


def _union(masks: Sequence[int], numbers: int) -> int:
    union = 0
    for number in bits_of(numbers):
        union |= masks[number]
    return union


def _side(
    layout: Layout,
    plane: int,
    lost: int,
    known: dict[tuple[int, int], Side | None],
    joint: int,
    number: int,
) -> Side | None:
    """The side of a house towards a joint, if some lost candidate sees its far places."""
    if (joint, number) not in known:
        house, mask = layout.houses[number], layout.house_masks[layout.houses[number]]
        places = mask & plane
        near = places & _Joints.of(layout).masks[joint]
        seen, left = lost, places ^ near
        while left and seen:
            bit = left & -left
            left ^= bit
            seen &= layout.peer_masks[bit.bit_length() - 1]
        known[joint, number] = Side(house, near, places ^ near, seen) if seen else None
    return known[joint, number]


@dataclass(frozen=True)
class _Joints:
    """What can join two houses, lines first: where two cells share a line and a box, the line.

    With the mask of each; for each cell a bit for each joint that it is in; and for each house, by
    its place in the layout, its own bit as a joint.
    """

    reasons: tuple[House | tuple[Cell, Cell], ...]
    masks: tuple[int, ...]
    at: tuple[int, ...]
    own: tuple[int, ...]

    @staticmethod
    @cached(64)
    def of(layout: Layout) -> _Joints:
        """The joints of a layout, made once."""
        by_kind = sorted(layout.house_masks.items(), key=lambda entry: not entry[0].is_line)
        joints: dict[House | tuple[Cell, Cell], int] = dict(by_kind)
        for one, other, _ in layout.sight_pairs:
            pair = 1 << one | 1 << other
            if all(pair & ~mask for _, mask in layout.houses_of[one]):
                first, second = layout.cells_in(pair)
                joints[first, second] = pair
        at = [
            sum([1 << number for number, mask in enumerate(joints.values()) if mask >> cell & 1])
            for cell in range(layout.cell_count)
        ]
        reasons = tuple(joints)
        own = tuple([1 << reasons.index(house) for house in layout.houses])
        return _Joints(reasons, tuple(joints.values()), tuple(at), own)

    def constraint(self, number: int, digit: int) -> Constraint:
        """The joint of a number as what keeps two places from both having the digit."""
        reason = self.reasons[number]
        if isinstance(reason, House):
            return HouseConstraint(reason, digit)
        return SightConstraint(*reason, digit)


def receipt(
    layout: Layout, digit: int, plane: int, meeting: Meeting, gone: int
) -> tuple[Constraint, ...] | None:
    """The links of a meeting that refutes these; nothing if less than the meeting would do."""
    sight = sight_links(layout, digit, gone, meeting.one.far | meeting.other.far, (meeting.joint,))
    links = (meeting.joint, *sight)
    if not is_minimal_for_digit(layout, digit, plane, gone, meeting.truths(digit), links):
        return None
    return links
