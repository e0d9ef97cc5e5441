"""The patterns of one digit by name: two strong links (see `joined_links`), and empty rectangles.

        Skyscraper             2-string kite           Turbot fish
        near ── near           near ─────── far        near ── near ─────── far
          │      │              near  (same box)        │  (same line)
         far     │               │                     far  (same box as the first)
                far             far

In a skyscraper the strong links lie on two parallel lines and a line joins them, in a kite they lie
on two lines that cross and a block joins them. A turbot fish is any other such pair. With several
places at an end the links are grouped.

A dual kite is two kites knotted at the same two cells of a box, told as one:

        near ─────── far         row of the first cell, column of the second: one kite
          │ near ─── far         column of the first cell, row of the second: the other
         far  │
             far

The two are of one digit, as drawn, or of two digits that share the knot. Each refutes a candidate
of its own.

In an empty rectangle, a box has its places of a digit on two lines that cross in it:

        box           ·
        x . . ──── near           near line: through the box and one end of a pair
        . . .        │
        . . .        │            pair: a line with two places
        │            │
        X ───────── far           far line: through the box and X

If the pair's near end is false, its far end is true and rules X out. If the near end is true, the
box has its digit on the far line instead, which rules X out too. The box may have many places or
only two; what it must have is a place off either line.

The same seen from X, with the pair's far end as the hinge, is the rectangle elimination: if X were
true, the hinge would not be, the near end would, and between them they leave the box no place.

Scan order: digit by digit; the fewest places first, then by the house that joins the two.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations

from sudologue.inference import Constraint, Elimination, HouseConstraint, Inference
from sudologue.model import Board, Candidate, House, bits_of
from sudologue.rules.card import Card
from sudologue.rules.common.template_search import digits_worth_searching
from sudologue.rules.rule import Technique
from sudologue.rules.single_digit import card as cards
from sudologue.rules.single_digit.evidence import (
    DualEmptyRectangleEvidence,
    DualKiteEvidence,
    EmptyRectangleEvidence,
    HingedPair,
    Kite,
    RectangleEliminationEvidence,
    TwoStrongLinksEvidence,
)
from sudologue.rules.single_digit.search.joined_links import (
    JoinedLinks,
    SplitHouse,
    joined_links,
    joined_links_of,
)


@dataclass(frozen=True, eq=False, repr=False)
class TwoStrongLinks(Technique):
    """All joined links of one shape."""

    card: Card
    fits: Callable[[JoinedLinks], bool]

    def find(self, board: Board) -> Iterator[Inference]:
        for joined, links in _with_receipts(board, self.fits):
            evidence = TwoStrongLinksEvidence(
                links=links,
                digit=joined.digit,
                first=joined.one.link(board.layout),
                second=joined.other.link(board.layout),
                joint=joined.joint,
            )
            yield Inference(self.card.slug, joined.elimination(joined.targets), evidence)


def _with_receipts(
    board: Board, fits: Callable[[JoinedLinks], bool]
) -> Iterator[tuple[JoinedLinks, tuple[Constraint, ...]]]:
    """The joined links of a shape that refute something, each with the links of its receipt."""
    for joined in joined_links(board):
        links = joined.receipt(joined.targets) if fits(joined) else None
        if links is not None:
            yield joined, links


def _runs_across(joined: JoinedLinks) -> bool | None:
    """Whether the strong links lie on lines that cross; nothing unless both are lines."""
    one, other = joined.one.house, joined.other.house
    if not (one.is_line and other.is_line):
        return None
    masks = joined.layout.tables.house_masks
    return bool(masks[one] & masks[other])


def _is_joined_across(joined: JoinedLinks) -> bool:
    """Whether two parallel lines with two places each are joined by a line across."""
    joint = joined.joint_house if joined.is_plain else None
    return joint is not None and joint.is_line and _runs_across(joined) is False


def is_kite(joined: JoinedLinks) -> bool:
    """Whether two crossing lines with two places each are joined by a block."""
    joint = joined.joint_house if joined.is_plain else None
    return joint is not None and not joint.is_line and _runs_across(joined) is True


def _is_x_wing(joined: JoinedLinks) -> bool:
    """Whether the far ends lie on a line."""
    masks = joined.layout.tables.house_masks
    return any(house.is_line and not joined.far & ~mask for house, mask in masks.items())


def is_skyscraper(joined: JoinedLinks) -> bool:
    """Whether two parallel lines are joined by a line across, and by one only: not an X-Wing."""
    return _is_joined_across(joined) and not _is_x_wing(joined)


def is_turbot_fish(joined: JoinedLinks) -> bool:
    """Whether two houses with two places each are joined in any other way."""
    return joined.is_plain and not (_is_joined_across(joined) or is_kite(joined))


def is_grouped(joined: JoinedLinks) -> bool:
    """Whether several places are at some end, unless it is all an empty rectangle."""
    if joined.is_plain:
        return False
    return all(rectangle.targets != joined.targets for rectangle in rectangles(joined))


class DualTwoStringKite(Technique):
    """Pairs of kites in the order of the single ones: digit by digit."""

    card = cards.DUAL_TWO_STRING_KITE

    def find(self, board: Board) -> Iterator[Inference]:
        for (one, links), (other, other_links) in combinations(_with_receipts(board, is_kite), 2):
            box = one.joint_house
            if box is None or box != other.joint_house or one.near != other.near:
                continue
            links = tuple(dict.fromkeys((*links, *other_links)))
            if one.digit == other.digit:
                targets, truths = one.targets | other.targets, (*one.truths, *other.truths)
                if one.targets == other.targets or not one.is_minimal(targets, truths, links):
                    continue
            first, second = (
                Kite(
                    kite.digit,
                    kite.one.link(board.layout),
                    kite.other.link(board.layout),
                    board.masks.tables.cells_in(kite.targets),
                )
                for kite in (one, other)
            )
            knot = board.masks.tables.cells_in(one.near)
            evidence = DualKiteEvidence(links=links, box=box, knot=knot, first=first, second=second)
            gone = [Candidate(cell, kite.digit) for kite in (first, second) for cell in kite.gone]
            yield Inference(self.card.slug, Elimination.of_candidates(gone), evidence)


@dataclass(frozen=True)
class JoinedRectangle:
    """Joined links as an empty rectangle: the block, the pair, the two lines through the block."""

    joined: JoinedLinks
    block: SplitHouse
    pair: SplitHouse
    near_line: House
    far_line: House
    targets: int

    def as_evidence(self) -> HingedPair:
        """The pair and the lines as evidence names them."""
        layout = self.joined.layout
        targets = layout.tables.cells_in(self.targets)
        return HingedPair(self.near_line, self.far_line, self.pair.link(layout), targets)


def _block_and_pair(joined: JoinedLinks) -> Iterator[tuple[SplitHouse, SplitHouse, House]]:
    """A block and a line with two places, joined by a line, whichever way round."""
    joint = joined.joint_house
    if joint is None or not joint.is_line:
        return
    for block, pair in ((joined.one, joined.other), (joined.other, joined.one)):
        lone_ends = pair.near.bit_count() == 1 and pair.far.bit_count() == 1
        if lone_ends and pair.house.is_line and not block.house.is_line:
            yield block, pair, joint


def rectangles(joined: JoinedLinks) -> Iterator[JoinedRectangle]:
    """The joined links as an empty rectangle, for each line that the block's far places lie on."""
    masks = joined.layout.tables.house_masks
    for block, pair, joint in _block_and_pair(joined):
        for line, mask in masks.items():
            crosses_in_block = mask & masks[joint] & masks[block.house]
            if not line.is_line or line == joint or block.far & ~mask or not crosses_in_block:
                continue
            off_far_line, parallel = block.near & ~mask, not mask & masks[pair.house]
            targets = joined.targets & mask & ~masks[block.house]
            if off_far_line and parallel and targets:
                yield JoinedRectangle(joined, block, pair, joint, line, targets)


RectangleWithLinks = tuple[JoinedRectangle, tuple[Constraint, ...]]


def _with_links(joined: JoinedLinks) -> Iterator[RectangleWithLinks]:
    """The joined links as empty rectangles, with the links of their receipts."""
    for rectangle in rectangles(joined):
        links = joined.receipt(rectangle.targets)
        if links is not None:
            yield rectangle, links


class EmptyRectangle(Technique):
    """Digit by digit, boxes and pairs with the fewest places first."""

    card = cards.EMPTY_RECTANGLE

    def find(self, board: Board) -> Iterator[Inference]:
        for joined in joined_links(board):
            for rectangle, links in _with_links(joined):
                evidence = EmptyRectangleEvidence(
                    truths=joined.truths,
                    links=links,
                    digit=joined.digit,
                    box=rectangle.block.house,
                    places=board.masks.tables.cells_in(rectangle.block.places),
                    hinge=rectangle.as_evidence(),
                )
                yield Inference(self.card.slug, joined.elimination(rectangle.targets), evidence)


class DualEmptyRectangle(Technique):
    """Two empty rectangles in one box: digit by digit, in the order of the single ones."""

    card = cards.DUAL_EMPTY_RECTANGLE

    def find(self, board: Board) -> Iterator[Inference]:
        for digit, plane in digits_worth_searching(board):
            all_joined = joined_links_of(board.layout, digit, plane)
            single = [entry for joined in all_joined for entry in _with_links(joined)]
            for (one, links), (other, other_links) in combinations(single, 2):
                joined, targets = one.joined, one.targets | other.targets
                if one.block.house != other.block.house or one.targets == other.targets:
                    continue
                truths = tuple(dict.fromkeys((*joined.truths, *other.joined.truths)))
                links = tuple(dict.fromkeys((*links, *other_links)))
                if not joined.is_minimal(targets, truths, links):
                    continue
                evidence = DualEmptyRectangleEvidence(
                    truths=truths,
                    links=links,
                    digit=digit,
                    box=one.block.house,
                    places=board.masks.tables.cells_in(one.block.places),
                    first=one.as_evidence(),
                    second=other.as_evidence(),
                )
                yield Inference(self.card.slug, joined.elimination(targets), evidence)


class RectangleElimination(Technique):
    """Digit by digit, boxes and pairs with the fewest places first, weak wings in order."""

    card = cards.RECTANGLE_ELIMINATION

    def find(self, board: Board) -> Iterator[Inference]:
        for joined in joined_links(board):
            for block, pair, _ in _block_and_pair(joined):
                for wing in bits_of(joined.targets):
                    inference = self._with_wing(joined, block, pair, wing)
                    if inference is not None:
                        yield inference

    def _with_wing(
        self, joined: JoinedLinks, block: SplitHouse, pair: SplitHouse, wing: int
    ) -> Inference | None:
        """The inference about a weak wing, a cell by number, if a line joins it to the hinge."""
        tables, digit = joined.layout.tables, joined.digit
        line = next((h for h, m in tables.houses_of[wing] if h.is_line and m & pair.far), None)
        if line is None or line == pair.house or tables.house_masks[block.house] >> wing & 1:
            return None
        links = joined.receipt(1 << wing)
        if links is None or HouseConstraint(line, digit) not in links:
            return None
        evidence = RectangleEliminationEvidence(
            truths=joined.truths,
            links=links,
            digit=digit,
            hinge=tables.cells_in(pair.far)[0],
            strong_wing=tables.cells_in(pair.near)[0],
            weak_wing=tables.cells[wing],
            strong_line=pair.house,
            weak_line=line,
            box=block.house,
            places=tables.cells_in(block.places),
        )
        return Inference(self.card.slug, joined.elimination(1 << wing), evidence)


RULES = (
    TwoStrongLinks(cards.SKYSCRAPER, is_skyscraper),
    TwoStrongLinks(cards.TWO_STRING_KITE, is_kite),
    TwoStrongLinks(cards.TURBOT_FISH, is_turbot_fish),
    EmptyRectangle(),
    RectangleElimination(),
    TwoStrongLinks(cards.GROUPED_TWO_STRONG_LINKS, is_grouped),
    DualTwoStringKite(),
    DualEmptyRectangle(),
)
