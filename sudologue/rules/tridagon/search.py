"""Tridagons: twelve cells in four blocks that three digits could not fill, and what that rules out.

        a . . | b . .        Four blocks at the corners of a rectangle have three cells each, no two
        . a . | . b .        on one line, and any line that has one of the cells has two. Had they
        . . a | . . b        no candidates but three digits, each block would hold all three. From
        ------+------        block to block along three lines no digit stays on its line, so all
        c . . | . . d        three move on by one place: an even number of exchanges. Within a block
        . c . | . d .        the cells put the digits on their lines one way, and in another order
        . . c | d . .        on those across: by an even number of exchanges, or an odd one as in d.

Through all four blocks and back to the first, the digits come back to the order they had; so it
cannot be that an odd number of the blocks are odd. Where it is so, there is no way to fill the
cells, and one of their other candidates, the *guardians*, is true.

A single guardian is true; what sees all of several is false. Where that says nothing, a proof by
cases may: one of the guardians is true, as one candidate of a cell is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from typing import NamedTuple

from sudologue.budget import kept_with_cost, spend
from sudologue.caches import LAYOUTS, cached
from sudologue.inference import Action, Elimination, HouseConstraint, Inference, Placement
from sudologue.model import Board, House, Layout, bits_of, union_of
from sudologue.rules.common.covering import seen_by_all
from sudologue.rules.common.minimal_receipts import cited
from sudologue.rules.common.parallel_lines import ParallelLines, parallel_lines
from sudologue.rules.common.propagation.evidence_of_proofs import (
    case_of,
    link_between_candidates,
    links_of,
)
from sudologue.rules.common.propagation.proof_tree import ProofTree, explain_conclusion
from sudologue.rules.common.propagation.propagations import propagations
from sudologue.rules.rule import FunctionRule, Technique
from sudologue.rules.tridagon import card as cards
from sudologue.rules.tridagon.evidence import TridagonEvidence, TridagonVerityEvidence

DIGITS = 3
"""So many digits, and so many cells in each block."""

CELLS = 4 * DIGITS

MOST_GUARDIANS = 4
"""With five, proofs by cases are hardly ever short."""

_LOOKS_A_UNIT = 8
"""Diagonals, or pairs of them, that are looked at for one unit of work."""


@dataclass(frozen=True)
class TridagonPattern:
    """Cells that the `digits` alone could not fill: so one of the `guardians` is true.

    The cells are given as `diagonals`, a mask for each block; digits as bits, guardians as a mask
    of candidates.
    """

    digits: int
    diagonals: tuple[int, ...]
    guardians: int

    @property
    def cells(self) -> int:
        """All twelve cells, as a mask."""
        return union_of(self.diagonals)


class _Diagonal(NamedTuple):
    """Three cells of a block, no two of them on one line, as a mask.

    `lines` and `across` are the lines of either way that they lie on, as bits by index; `odd` says
    whether these are in each other's order but for an odd number of exchanges.
    """

    cells: int
    lines: int
    across: int
    odd: bool


_Guarded = tuple[_Diagonal, int]
"""A diagonal, and how many guardians its cells have."""


class _Side(NamedTuple):
    """Two diagonals of different blocks on the same lines."""

    diagonals: tuple[int, int]
    lines: int
    across: frozenset[int]
    odd: bool
    guardians: int


@cached(LAYOUTS)
def _diagonals(layout: Layout) -> tuple[tuple[_Diagonal, ...], ...]:
    """The diagonals of each block."""
    blocks = [house for house in layout.houses if not house.is_line]
    ways = parallel_lines(layout)[:1]
    return tuple(tuple(_diagonals_of(way, block)) for way in ways for block in blocks)


def _diagonals_of(way: ParallelLines, block: House) -> Iterator[_Diagonal]:
    inside = way.layout.tables.house_masks[block]
    places = [
        (cell, line, across)
        for line, cells in enumerate(way.cells)
        for across, cell in enumerate(cells)
        if inside >> cell & 1
    ]
    for three in combinations(places, DIGITS):
        cells, lines, across = zip(*three, strict=True)
        if len(set(lines)) == len(set(across)) == DIGITS:
            exchanges = sum(one > other for one, other in combinations(across, 2))
            masks = [union_of([1 << index for index in its]) for its in (cells, lines, across)]
            yield _Diagonal(*masks, odd=exchanges % 2 == 1)


@cached(LAYOUTS)
def odd_diagonals(layout: Layout) -> frozenset[int]:
    """The cells of each diagonal that is odd."""
    return frozenset(each.cells for block in _diagonals(layout) for each in block if each.odd)


@kept_with_cost
def tridagons(board: Board) -> tuple[TridagonPattern, ...]:
    """The tridagons with few guardians, those with the fewest first."""
    masks = board.masks
    _, _, two, three, _ = masks.cells_by_size
    small = two | three
    if small.bit_count() < CELLS - MOST_GUARDIANS:
        return ()
    holding: dict[int, int] = {}
    for cell in bits_of(small):
        digits = masks.domain_bits[cell]
        holding[digits] = holding.get(digits, 0) | 1 << cell
    found: list[TridagonPattern] = []
    open_digits = [1 << plane for plane, cells in enumerate(masks.planes) if cells]
    for a, b, c in combinations(open_digits, DIGITS):
        only_these = [holding.get(digits, 0) for digits in (a | b, a | c, b | c, a | b | c)]
        if union_of(only_these).bit_count() >= CELLS - MOST_GUARDIANS:
            found += _tridagons_of(board, a | b | c)
    return tuple(sorted(found, key=lambda each: each.guardians.bit_count()))


def _tridagons_of(board: Board, digits: int) -> Iterator[TridagonPattern]:
    """The tridagons of three digits."""
    width, planes = board.masks.tables.cell_count, board.masks.planes
    others = [(plane, its) for plane, its in enumerate(planes) if not digits >> plane & 1]
    sides = list(_sides(_guarded(board, digits, [its for _, its in others])))
    spend(len(sides) ** 2 // 2 // _LOOKS_A_UNIT)
    for one, other in combinations(sides, 2):
        fits = one.across == other.across and not one.lines & other.lines
        if fits and one.odd != other.odd and one.guardians + other.guardians <= MOST_GUARDIANS:
            diagonals = *one.diagonals, *other.diagonals
            cells = union_of(diagonals)
            guardians = union_of([(its & cells) << plane * width for plane, its in others])
            if guardians:
                yield TridagonPattern(digits, diagonals, guardians)


def _guarded(board: Board, digits: int, others: Sequence[int]) -> Iterator[list[_Guarded]]:
    """Block by block, the diagonals whose cells are open and have few other candidates."""
    elsewhere = ~union_of([board.masks.planes[plane] for plane in bits_of(digits)])
    for diagonals in _diagonals(board.layout):
        spend(len(diagonals) // _LOOKS_A_UNIT)
        fitting: list[_Guarded] = []
        for diagonal in diagonals:
            if not diagonal.cells & elsewhere:
                guardians = sum([(its & diagonal.cells).bit_count() for its in others])
                if guardians <= MOST_GUARDIANS:
                    fitting.append((diagonal, guardians))
        yield fitting


def _sides(guarded: Iterator[list[_Guarded]]) -> Iterator[_Side]:
    """Diagonals of two blocks on the same lines."""
    earlier: list[_Guarded] = []
    for here in guarded:
        spend(len(earlier) * len(here) // _LOOKS_A_UNIT)
        for (one, its), (other, others) in product(earlier, here):
            fits = one.lines == other.lines and not one.across & other.across
            if fits and its + others <= MOST_GUARDIANS:
                across = frozenset((one.across, other.across))
                cells, odd = (one.cells, other.cells), one.odd != other.odd
                yield _Side(cells, one.lines, across, odd, its + others)
        earlier += here


MOST_LINES = 16
"""Of all cases together. With fewer or more, proofs of whole puzzles come out longer."""


_UNITS_A_TREE = 3
"""What it takes to write down how a guardian leads to a conclusion."""


def _draft(layout: Layout, pattern: TridagonPattern) -> TridagonEvidence:
    """The evidence of a pattern, block by block, with what keeps the digits from filling it."""
    tables, cells, odd = layout.tables, pattern.cells, odd_diagonals(layout)
    blocks = {
        next(
            h for h, mask in tables.house_masks.items() if not h.is_line and mask & cells == its
        ): its
        for its in sorted(pattern.diagonals)
    }
    digits = tuple([plane + 1 for plane in bits_of(pattern.digits)])
    shared = [(h, (mask & cells).bit_count()) for h, mask in tables.house_masks.items()]
    lines = [house for house, number in shared if house.is_line and number == 2]
    core = [HouseConstraint(house, digit) for house, digit in product((*blocks, *lines), digits)]
    return TridagonEvidence(
        links=tuple(core),
        digits=digits,
        blocks=tuple(blocks),
        odd_blocks=tuple([block for block, its in blocks.items() if its in odd]),
        cells=tuple([cell for its in blocks.values() for cell in tables.cells_in(its)]),
        guardians=tables.candidates_in(pattern.guardians),
    )


def tridagon(rule: str, board: Board) -> Iterator[Inference]:
    """Those with one guardian first; of several with the same conclusion, the first."""
    reported: set[Action] = set()
    for pattern in tridagons(board):
        action = _conclusion(board, pattern)
        if action is not None and action not in reported:
            reported.add(action)
            yield _inference(rule, board, pattern, action)


def _inference(rule: str, board: Board, pattern: TridagonPattern, action: Action) -> Inference:
    draft = _draft(board.layout, pattern)
    links = [*draft.links]
    if isinstance(action, Elimination):
        for one, guardian in product(action.candidates, draft.guardians):
            links.append(link_between_candidates(board.layout, one, guardian))
    return cited(rule, board, action, draft, links)


def _conclusion(board: Board, pattern: TridagonPattern) -> Action | None:
    """The only guardian is true; of several, what sees all of them is false."""
    tables = board.masks.tables
    if pattern.guardians.bit_count() == 1:
        guardian = tables.candidate(pattern.guardians.bit_length() - 1)
        return Placement(guardian.cell, guardian.digit)
    gone = seen_by_all(board, pattern.guardians)
    return Elimination.of_candidates(tables.candidates_in(gone)) if gone else None


class TridagonVerity(Technique):
    """The shortest proofs from the guardians of a tridagon, one for each conclusion."""

    card = cards.TRIDAGON_VERITY
    assumptions = 1

    def find(self, board: Board) -> Iterator[Inference]:
        proofs = sorted(_proofs(board), key=lambda proof: (proof.size, proof.conclusion))
        reported: set[tuple[int, bool]] = set()
        for proof in proofs:
            outcome = proof.conclusion, proof.holds
            if proof.size == proofs[0].size and outcome not in reported:
                reported.add(outcome)
                yield self._inference(board, proof)

    def _inference(self, board: Board, proof: _Proof) -> Inference:
        layout, draft = board.layout, _draft(board.layout, proof.pattern)
        candidate = layout.tables.candidate(proof.conclusion)
        action: Action = Elimination.of_candidates((candidate,))
        if proof.holds:
            action = Placement(candidate.cell, candidate.digit)
        verity = TridagonVerityEvidence(
            links=(*draft.links, *links_of(layout, proof.trees)),
            digits=draft.digits,
            blocks=draft.blocks,
            odd_blocks=draft.odd_blocks,
            cells=draft.cells,
            guardians=draft.guardians,
            cases=tuple([case_of(layout, tree) for tree in proof.trees]),
        )
        return cited(self.name, board, action, verity, verity.links)


@dataclass(frozen=True)
class _Proof:
    """A conclusion, true or false, that each guardian leads to, with the proof from each."""

    pattern: TridagonPattern
    conclusion: int
    holds: bool
    trees: Sequence[ProofTree]

    @property
    def size(self) -> int:
        """How many nodes the proofs have together."""
        return sum(tree.size for tree in self.trees)


def _proofs(board: Board) -> Iterator[_Proof]:
    """The short ones. A guardian that fails outright is for proofs by contradiction to rule out."""
    for pattern in tridagons(board):
        made, guardians = propagations(board), list(bits_of(pattern.guardians))
        standing = [made.standing[number] for number in guardians if number in made.standing]
        if len(guardians) < 2 or len(standing) < len(guardians) or made.is_settled:
            continue
        true, false = made.agreement(pattern.guardians)
        for holds, conclusions in ((True, true), (False, false)):
            for number in bits_of(conclusions & board.masks.live):
                spend(_UNITS_A_TREE * len(standing))
                trees = [explain_conclusion(board, g.rounds, number, holds) for g in standing]
                proof = _Proof(pattern, number, holds, trees)
                if proof.size <= MOST_LINES:
                    yield proof


RULES = (FunctionRule(cards.TRIDAGON, tridagon), TridagonVerity())
