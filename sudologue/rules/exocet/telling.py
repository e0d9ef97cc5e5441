"""How exocets are told: where the digits of the base cells can go, and which pairs that leaves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations, product

from sudologue.inference import HouseConstraint
from sudologue.model import Board, Cell, House, HouseKind
from sudologue.narration.claims.board_claims import HoldBetween
from sudologue.narration.phrasing.english import (
    a_digit,
    clauses,
    listing,
    sentence,
    sentence_case,
    with_article,
)
from sudologue.narration.phrasing.houses_in_words import house_list, plural
from sudologue.narration.phrasing.passage import Passage, join, phrase, states
from sudologue.narration.phrasing.short_forms import compact_cells, compact_houses, digits_in_cells
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.exocet.evidence import ExcludedPair, JuniorExocetEvidence


def _possible(board: Board, cell: Cell) -> frozenset[int]:
    """What a cell may be: the digit in it, or its candidates."""
    value = board.value(cell)
    return board.domain(cell) if value is None else frozenset((value,))


def _has_in(board: Board, digit: int, cells: Iterable[Cell]) -> Iterator[Cell]:
    """Where a digit is, or may be, among these cells."""
    return (cell for cell in cells if digit in _possible(board, cell))


def _seen_by_both(board: Board, exocet: JuniorExocetEvidence) -> frozenset[Cell]:
    one, other = (frozenset(board.layout.peers(cell)) for cell in exocet.bases)
    return one & other


@dataclass(frozen=True)
class RoomBeside:
    """In the cross-lines the digit has places in just its covers.

    That is without the targets, and without the cells that see both base cells.
    """

    exocet: JuniorExocetEvidence
    digit: int

    def holds(self, board: Board) -> bool:
        exocet = self.exocet
        covers = exocet.covers[exocet.digits.index(self.digit)]
        cells = {cell for line in exocet.cross_lines for cell in line.cells}
        cells -= _seen_by_both(board, exocet) | set(exocet.targets)
        places = set(_has_in(board, self.digit, cells))
        return all(places.intersection(cover.cells) for cover in covers) and places <= {
            cell for cover in covers for cell in cover.cells
        }


@dataclass(frozen=True)
class PairsFit:
    """The targets have candidates for these pairs and the excluded ones, the base cells too.

    They have none for any other two of the digits.
    """

    exocet: JuniorExocetEvidence

    def holds(self, board: Board) -> bool:
        exocet = self.exocet
        bases, targets = (
            [_possible(board, c) for c in its] for its in (exocet.bases, exocet.targets)
        )
        fitting = {
            (one, other)
            for one, other in permutations(exocet.digits, 2)
            if one in targets[0] and other in targets[1]
            if (one in bases[0] and other in bases[1]) or (other in bases[0] and one in bases[1])
        }
        return fitting == {*exocet.pairs, *(each.digits for each in exocet.excluded)}


@dataclass(frozen=True)
class PlacesBeside:
    """If a target takes the digit, and so a base cell too, a block has it in these cells alone.

    The block is that of the other target, which does not take it.
    """

    exocet: JuniorExocetEvidence
    target: Cell
    truth: HouseConstraint
    cells: tuple[Cell, ...] = ()

    def holds(self, board: Board) -> bool:
        gone = {*_seen_by_both(board, self.exocet), *board.layout.peers(self.target)}
        open_to_it = set(self.truth.house.cells) - gone - set(self.exocet.targets)
        return set(_has_in(board, self.truth.digit, open_to_it)) == set(self.cells)


@dataclass(frozen=True)
class NoRoom:
    """With a pair in the targets, the cross-lines have no places for both of its digits.

    Each digit is wanted on two of the lines: the one through the block of the base cells, and the
    one of the target that does not take it.
    """

    exocet: JuniorExocetEvidence
    pair: ExcludedPair

    def holds(self, board: Board) -> bool:
        first, second = (self.near(board, side) for side in (0, 1))
        return all(one == other for one, other in product(first, second))

    def near(self, board: Board, side: int) -> tuple[Cell, ...]:
        """The places of a digit on the first of its lines that leave it one on the other."""
        exocet, digit = self.exocet, self.pair.digits[side]
        gone = {*_seen_by_both(board, exocet), *board.layout.peers(exocet.targets[side])}
        gone.update(exocet.targets)
        here, there = (
            [cell for cell in _has_in(board, digit, line.cells) if cell not in gone]
            for line in self.lines(side)
        )
        return tuple(
            cell for cell in here if any(far not in board.layout.peers(cell) for far in there)
        )

    def lines(self, side: int) -> tuple[House, House]:
        """The cross-lines that want the digit of a target, beside its own."""
        helper, *others = self.exocet.cross_lines
        return helper, others[1 - side]


Pairs = Sequence[tuple[int, int]]
"""What the first target takes, and what the second."""

_PAIRS_LEFT = 2
"""So many kinds of pairs that are left are listed; of more, one sees that none of the others is."""


@tells(JuniorExocetEvidence)
class JuniorExocetTelling(Telling[JuniorExocetEvidence]):
    """Where the digits of the base cells can go in the cross-lines, and what does not fit."""

    family_words = "two cells that have their digits in common with two others far off"

    def pattern(self, scene: Scene[JuniorExocetEvidence]) -> Passage:
        evidence, size = scene.evidence, scene.size
        bases = digits_in_cells(evidence.digits, evidence.bases, size)
        targets = compact_cells(evidence.targets, size)
        return phrase("{}, {} by {}", bases, targets, compact_houses(_in_order(evidence), size))

    def place(self, scene: Scene[JuniorExocetEvidence]) -> Passage:
        targets = compact_cells(scene.evidence.targets, scene.size)
        return phrase("{} to {}", compact_cells(scene.evidence.bases, scene.size), targets)

    def observation(self, scene: Scene[JuniorExocetEvidence]) -> Passage:
        evidence = scene.evidence
        text = (
            "{}, the base cells,{} {} between them. In {}, apart from {}, the target cells, and "
            "from what both base cells{}, {}"
        )
        claims = [RoomBeside(evidence, digit) for digit in evidence.digits]
        return phrase(
            text,
            listing(evidence.bases),
            states(" hold only", HoldBetween(evidence.bases, evidence.digits)),
            listing(evidence.digits),
            _cross_lines(evidence),
            listing(evidence.targets),
            states(" see", *claims),
            listing(_rooms(evidence)),
        )

    def argument(self, scene: Scene[JuniorExocetEvidence]) -> Passage:
        return join(map(sentence_case, _arguments(scene)), ". ")

    def contradiction(self, scene: Scene[JuniorExocetEvidence]) -> Sequence[Passage]:
        return [*map(sentence, (self.observation(scene), *_arguments(scene)))]

    def reason(self, scene: Scene[JuniorExocetEvidence]) -> Passage:
        evidence = scene.evidence
        text = "that is {}: {} cannot give three {} each digit of {}, and {} help out"
        return phrase(
            text,
            with_article(scene.technique),
            _room(evidence),
            plural(_kind(evidence)),
            listing(evidence.bases),
            listing(evidence.targets),
        )

    def question(self, scene: Scene[JuniorExocetEvidence]) -> Passage:
        evidence = scene.evidence
        digits = listing(evidence.digits, "or")
        return phrase("how many places in {} are left for {}", _cross_lines(evidence), digits)


def _arguments(scene: Scene[JuniorExocetEvidence]) -> Iterator[Passage]:
    """That the targets have the digits of the base cells, and what that leaves them."""
    evidence = scene.evidence
    yield _the_same(evidence)
    yield from _exclusions(scene)
    yield from _pairs_left(scene)
    in_any_case = _elsewhere(scene)
    if in_any_case:
        yield _in_any_case(evidence, in_any_case)
    yield from _mirrors(evidence, in_any_case)


def _the_same(evidence: JuniorExocetEvidence) -> Passage:
    """That the target cells take the digits of the base cells."""
    text = (
        "whichever digit a base cell takes, what both{} cannot have it, and {} give it to only two "
        "of these {}; the third has it in {}. Two digits, one for each: {} hold the same two as {}"
    )
    claims = [RoomBeside(evidence, digit) for digit in evidence.digits]
    return phrase(
        text,
        states(" see", *claims),
        _room(evidence),
        plural(_kind(evidence)),
        listing(evidence.targets, "or"),
        listing(evidence.targets),
        listing(evidence.bases),
    )


def _room(evidence: JuniorExocetEvidence) -> str:
    """`two rows`, where a digit has room in the cross-lines."""
    across = plural(HouseKind.ROW if _kind(evidence) is HouseKind.COLUMN else HouseKind.COLUMN)
    has_two = all(len(covers) == 2 for covers in evidence.covers)
    return f"two {across}" if has_two else f"at most two {across}"


def _kind(evidence: JuniorExocetEvidence) -> HouseKind:
    return evidence.cross_lines[0].kind


def _cross_lines(evidence: JuniorExocetEvidence) -> Passage:
    return house_list(_in_order(evidence))


def _in_order(evidence: JuniorExocetEvidence) -> list[House]:
    return sorted(evidence.cross_lines, key=lambda line: line.index)


def _rooms(evidence: JuniorExocetEvidence) -> Iterator[Passage]:
    """`the 1 and 4 can only go in rows 5 and 9`, `the 6 only in row 8`."""
    alike: dict[tuple[House, ...], list[int]] = {}
    for digit, covers in zip(evidence.digits, evidence.covers, strict=True):
        alike.setdefault(covers, []).append(digit)
    by_covers = sorted(alike.items(), key=lambda item: not item[0])
    for number, (covers, digits) in enumerate(by_covers):
        claims = [RoomBeside(evidence, digit) for digit in digits]
        can_go = " only in" if number else " can only go in"
        go = states(can_go if covers else " nowhere", *claims)
        where = phrase(" {}", house_list(covers)) if covers else None
        yield phrase("the {}{}{}", listing(digits), go, where)


def _exclusions(scene: Scene[JuniorExocetEvidence]) -> Iterator[Passage]:
    """The pairs that do not fit, each with the reason."""
    evidence = scene.evidence
    yield from _crowded(scene)
    placeless: dict[HouseConstraint, list[tuple[int, int]]] = {}
    for pair in evidence.excluded:
        if pair.dead is not None:
            placeless.setdefault(pair.dead, []).append(pair.digits)
    for dead, pairs in placeless.items():
        target = evidence.targets[pairs[0].index(dead.digit)]
        text = "{}: with a base cell {}, too, {}{} {}"
        lacks = states(" would have no place for", PlacesBeside(evidence, target, dead))
        yield phrase(
            text,
            _out(evidence, pairs),
            dead.digit,
            dead.house,
            lacks,
            a_digit(dead.digit),
        )


def _crowded(scene: Scene[JuniorExocetEvidence]) -> Iterator[Passage]:
    """The pairs for which the cross-lines have no room, by what they lack."""
    evidence, board = scene.evidence, scene.before
    lacking: dict[tuple[int, ...], list[NoRoom]] = {}
    for pair in evidence.excluded:
        if pair.dead is None:
            claim = NoRoom(evidence, pair)
            sides = tuple(side for side in (0, 1) if not claim.near(board, side))
            lack = (sides[0], pair.digits[sides[0]]) if sides else ()
            lacking.setdefault(lack, []).append(claim)
    for claims in lacking.values():
        pairs = [claim.pair.digits for claim in claims]
        yield phrase("{}: {}", _out(evidence, pairs), _lack(claims, board))


def _lack(claims: Sequence[NoRoom], board: Board) -> Passage:
    """`columns 2 and 5 could not both have a 1`, `column 5 would have only r9c5 for both`."""
    claim = claims[0]
    for side in (0, 1):
        if not claim.near(board, side):
            could = states(" could not both have", *claims)
            lines = sorted(claim.lines(side), key=lambda line: line.index)
            return phrase("{}{} {}", house_list(lines), could, a_digit(claim.pair.digits[side]))
    line, _ = claim.lines(0)
    would = states(" would have only", *claims)
    cells = listing(dict.fromkeys([claim.near(board, 0)[0] for claim in claims]), "or only")
    return phrase("{}{} {} for both", line, would, cells)


def _out(evidence: JuniorExocetEvidence, pairs: Pairs) -> Passage:
    groups = _in_targets(evidence, pairs)
    return phrase("{} {} out", clauses(groups), "is" if len(groups) == 1 else "are")


def _in_targets(evidence: JuniorExocetEvidence, pairs: Pairs) -> list[Passage]:
    """`1 in r4c2 with 6 in r6c8, and 3 in r4c2 with 1 or 6 in r6c8`."""
    with_first: dict[int, list[int]] = {}
    for one, other in pairs:
        with_first.setdefault(one, []).append(other)
    with_second: dict[tuple[int, ...], list[int]] = {}
    for one, its in with_first.items():
        with_second.setdefault(tuple(sorted(its)), []).append(one)
    first, second = evidence.targets
    text = "{} in {} with {} in {}"
    return [
        phrase(text, listing(ones, "or"), first, listing(its, "or"), second)
        for its, ones in with_second.items()
    ]


def _mirrors(evidence: JuniorExocetEvidence, known: Sequence[int]) -> Iterator[Passage]:
    """The further cells that hold the digit of a target; of some it is known that both hold it."""
    for mirror in evidence.mirrors:
        claims = [
            PlacesBeside(evidence, mirror.target, truth, (mirror.cell,))
            for truth in evidence.in_mirrors()
            if truth.house == mirror.block and truth.digit in mirror.digits
        ]
        has = states(" has", *claims)
        if len(mirror.digits) == 1:
            (digit,) = mirror.digits
            too = None if digit in known else phrase("a base cell is {}, too, and ", digit)
            yield phrase("{}{}{} its {} in {}", too, mirror.block, has, digit, mirror.cell)
        else:
            text = "whichever of {} is in {} is in a base cell, too, and {}{} it in {}"
            digits = listing(mirror.digits)
            yield phrase(text, digits, mirror.target, mirror.block, has, mirror.cell)


def _pairs_left(scene: Scene[JuniorExocetEvidence]) -> Iterator[Passage]:
    """The pairs left, where more follows than that the targets have no other digits."""
    evidence, gone = scene.evidence, scene.action.candidates
    if not evidence.excluded and all(
        each.cell in evidence.targets and each.digit not in evidence.digits for each in gone
    ):
        return
    pairs = _in_targets(evidence, evidence.pairs)
    if len(pairs) <= _PAIRS_LEFT or scene.full or not evidence.excluded:
        leaves = states("that leaves", PairsFit(evidence))
        yield phrase("{} {}", leaves, clauses(pairs))


def _elsewhere(scene: Scene[JuniorExocetEvidence]) -> list[int]:
    """The digits that go from other cells, since base cells and targets have them in any case."""
    evidence, gone = scene.evidence, scene.action.candidates
    return sorted({each.digit for each in gone if each.cell not in _spoken_of(evidence)})


def _in_any_case(evidence: JuniorExocetEvidence, digits: Sequence[int]) -> Passage:
    verb = "is" if len(digits) == 1 else "are"
    bases, targets = (listing(cells, "or") for cells in (evidence.bases, evidence.targets))
    return phrase("in any case {} {} in {}, and in {}", listing(digits), verb, bases, targets)


def _spoken_of(evidence: JuniorExocetEvidence) -> set[Cell]:
    return {*evidence.cells, *[mirror.cell for mirror in evidence.mirrors]}
