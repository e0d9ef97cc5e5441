"""Two strong links that a joint connects: what all patterns here have in common.

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

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import cast

from sudologue.caches import LAYOUTS, PLANES, Lookup, cached
from sudologue.inference import (
    Constraint,
    DistinctConstraint,
    Elimination,
    HouseConstraint,
    SightConstraint,
)
from sudologue.model import Board, Cell, Clue, House, Layout, bits_of, union_of
from sudologue.rules.common.covering import sight_links
from sudologue.rules.common.minimal_receipts import is_minimal_for_digit
from sudologue.rules.common.template_search import dead, digits_worth_searching
from sudologue.rules.single_digit.evidence import StrongLink


@dataclass(frozen=True, slots=True)
class SplitHouse:
    """A house whose places split into near ones and far ones, as masks of cells.

    `seen` are the dead candidates in sight of all far places.
    """

    house: House
    near: int
    far: int
    seen: int

    @property
    def places(self) -> int:
        """All places of the digit."""
        return self.near | self.far

    def link(self, layout: Layout) -> StrongLink:
        """The house and its places as evidence names them."""
        cells_in = layout.tables.cells_in
        return StrongLink(self.house, cells_in(self.near), cells_in(self.far))


@dataclass(frozen=True, slots=True)
class JoinedLinks:
    """Two strong links of a digit and the joint of their near ends.

    The candidates in `targets` see all far places of both; `size` is how many places both have.
    """

    layout: Layout
    digit: int
    plane: int
    one: SplitHouse
    other: SplitHouse
    joint: Constraint
    targets: int
    size: int

    @property
    def near(self) -> int:
        """The near places of both."""
        return self.one.near | self.other.near

    @property
    def far(self) -> int:
        """The far places of both."""
        return self.one.far | self.other.far

    @property
    def is_plain(self) -> bool:
        """Whether each end is a single place."""
        return self.size == 4

    @property
    def joint_house(self) -> House | None:
        """The joint, if it is a house."""
        return self.joint.house if isinstance(self.joint, HouseConstraint) else None

    @property
    def truths(self) -> tuple[Constraint, ...]:
        """The two houses need the digit."""
        return tuple([HouseConstraint(each.house, self.digit) for each in (self.one, self.other)])

    def receipt(self, targets: int) -> tuple[Constraint, ...] | None:
        """The links that refute these targets; nothing if a part of the pattern would do."""
        sight = sight_links(self.layout, self.digit, targets, self.far, (self.joint,))
        links = (self.joint, *sight)
        return links if self.is_minimal(targets, self.truths, links) else None

    def is_minimal(
        self, targets: int, truths: Sequence[Constraint], links: Sequence[Constraint]
    ) -> bool:
        """Whether all of these citations are needed to refute these targets."""
        return is_minimal_for_digit(self.layout, self.digit, self.plane, targets, truths, links)

    def elimination(self, targets: int) -> Elimination:
        """The conclusion that these targets are false."""
        return Elimination(self.layout.tables.cells_in(targets), (self.digit,))


def joined_links(board: Board) -> Iterator[JoinedLinks]:
    """All joined links of a board: digit by digit, those with the fewest places first."""
    for digit, plane in digits_worth_searching(board):
        yield from joined_links_of(board.layout, digit, plane)


@cached(PLANES)
def joined_links_of(layout: Layout, digit: int, plane: int) -> Sequence[JoinedLinks]:
    """All joined links of a digit that refute something, those with the fewest places first."""
    lost, joints = dead(layout, plane), _joints(layout)
    places_in = [mask & plane for mask in layout.tables.house_masks.values()]

    def split_house(joint: int, number: int) -> SplitHouse | None:
        """A house with its places split by a joint, if some lost candidate sees its far places."""
        near = places_in[number] & joints.masks[joint]
        far = places_in[number] ^ near
        seen = lost & layout.tables.common_peers(far)
        return SplitHouse(layout.houses[number], near, far, seen) if seen else None

    split_houses = Lookup[tuple[int, int], SplitHouse | None](lambda at: split_house(*at))
    joined: dict[tuple[int, int, int], JoinedLinks] = {}
    for joint, first, second in sorted(_joinable(layout, places_in, plane, lost)):
        one, other = split_houses[joint, first], split_houses[joint, second]
        if one is None or other is None or one.near & other.near:
            continue
        near = one.near | other.near
        targets = one.seen & other.seen & ~near
        if targets and (first, second, near) not in joined:
            constraint = joints.constraint(joint, digit)
            size = one.places.bit_count() + other.places.bit_count()
            joined[first, second, near] = JoinedLinks(
                layout, digit, plane, one, other, constraint, targets, size
            )
    return tuple(sorted(joined.values(), key=lambda links: links.size))


_Joinable = tuple[int, int, int]
"""A joint and the two houses that it may join, all by number."""


def _joinable(layout: Layout, places_in: Sequence[int], plane: int, lost: int) -> set[_Joinable]:
    """The joints with pairs of houses whose far places some lost candidate may see.

    What a lost candidate does not see of a house must be near for it to be refuted.
    """
    joints, joinable = _joints(layout), set[_Joinable]()
    at, masks, peers = joints.at, joints.masks, layout.tables.peer_masks
    split = [
        (number, places, ~joints.own[number])
        for number, places in enumerate(places_in)
        if places & (places - 1)
    ]
    while lost:
        low = lost & -lost
        lost ^= low
        unseen = plane & ~peers[low.bit_length() - 1]
        towards: list[tuple[int, int, int]] = []
        once = twice = 0
        for number, places, through in split:
            near = places & unseen
            if not near & low:
                if not near:  # whichever places are near, it sees the others
                    through &= union_of([at[place] for place in bits_of(places)])
                while near and through:
                    bit = near & -near
                    near ^= bit
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
            houses = [n for n, places, through in towards if through & bit and places & outside]
            joinable.update([(joint, *pair) for pair in combinations(houses, 2)])
    return joinable


class _Joints:
    """What can join two houses, lines first: where two cells share a line and a box, the line.

    With the mask of each; for each cell a bit for each joint that it is in; and for each house, by
    its place in the layout, its own bit as a joint.
    """

    def __init__(self, layout: Layout) -> None:
        tables = layout.tables
        by_kind = sorted(tables.house_masks.items(), key=lambda entry: not entry[0].is_line)
        joints: dict[House | tuple[Cell, Cell] | tuple[Clue, int], int] = dict(by_kind)
        for one, other, _ in tables.sight_pairs:
            pair = 1 << one | 1 << other
            if all(pair & ~mask for _, mask in tables.houses_of[one]):
                first, second = tables.cells_in(pair)
                joints[first, second] = pair
        for clue, part, mask in tables.distinct_sets:
            joints[clue, part] = mask
        self._reasons, self.masks = tuple(joints), tuple(joints.values())
        self.at = [
            sum([1 << number for number, mask in enumerate(self.masks) if mask >> cell & 1])
            for cell in range(tables.cell_count)
        ]
        self.own = [1 << self._reasons.index(house) for house in layout.houses]

    def constraint(self, number: int, digit: int) -> Constraint:
        """The joint of a number as what keeps two places from both having the digit."""
        reason = self._reasons[number]
        if isinstance(reason, House):
            return HouseConstraint(reason, digit)
        one, other = reason
        if isinstance(one, Cell) and isinstance(other, Cell):
            return SightConstraint(one, other, digit)
        return DistinctConstraint(cast("Clue", one), digit, cast("int", other))


_joints = cached(LAYOUTS)(_Joints)
