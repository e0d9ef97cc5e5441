"""How exocets are told: where the digits of the base cells can go, and which pairs that leaves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations, product
from typing import Any

from sudologue.grouping import grouped
from sudologue.inference import HouseConstraint
from sudologue.model import Board, Cell, House
from sudologue.narration.claims.board_claims import HoldBetween
from sudologue.narration.phrasing.filling import as_sentence, when
from sudologue.narration.phrasing.passage import Passage, join, phrase, say
from sudologue.narration.phrasing.short_forms import compact_cells, compact_houses
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.exocet.evidence import ExcludedPair, ExocetMirror, JuniorExocetEvidence


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

    def lack(self, board: Board) -> tuple[int, ...]:
        """The side, and its digit, that finds no two places by itself, if one does not."""
        sides = [side for side in (0, 1) if not self.near(board, side)]
        return (sides[0], self.pair.digits[sides[0]]) if sides else ()

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


_PAIRS_LEFT = 2
"""So many kinds of pairs that are left are listed; of more, one sees that none of the others is."""


@tells(JuniorExocetEvidence)
class JuniorExocetTelling(Telling[JuniorExocetEvidence]):
    """Where the digits of the base cells can go in the cross-lines, and what does not fit.

    The first digit of which that is told may have `nowhere` to go but the targets. All of it may
    have been told at another step, and come `again`, perhaps of `fewer` digits.
    """

    def names(self, scene: Scene[JuniorExocetEvidence]) -> Mapping[str, Any]:
        its, lines = scene.evidence, _in_order(scene.evidence)
        homes = [house for house in scene.layout.houses if set(its.bases) <= set(house.cells)]
        (covers, (first, *more)), *others = _rooms(its)
        others = [(covers, more), *others] if more else others
        return {
            "hold": HoldBetween(its.bases, its.digits),
            "homes": sorted(homes, key=lambda house: not house.is_line),
            "lines": lines,
            "first": first,
            "covers": covers,
            "room": RoomBeside(its, first),
            "others": [
                self.clause(
                    "room_for",
                    scene,
                    *when(nowhere=not beside),
                    beside=beside,
                    those=those,
                    claims=[RoomBeside(its, each) for each in those],
                )
                for beside, those in sorted(others, key=lambda its: its[1])
            ],
            "again": scene.again and (scene.again.number,),
            "fewer": len(scene.again.evidence.digits) - len(its.digits) if scene.again else 0,
        }

    def cases(self, scene: Scene[JuniorExocetEvidence]) -> Sequence[str]:
        again, digits = scene.again, scene.evidence.digits
        fewer = again and len(again.evidence.digits) > len(digits)
        nowhere = not _rooms(scene.evidence)[0][0]
        return [*when(again=again, fewer=fewer, nowhere=nowhere)]

    def pattern(self, scene: Scene[JuniorExocetEvidence]) -> Passage:
        its, size = scene.evidence, scene.size
        rooms = (
            phrase("{}: {}", digit, compact_houses(covers, size))
            for digit, covers in zip(its.digits, its.covers, strict=True)
            if covers
        )
        return phrase(
            "base {} {{}}, targets {}, cross-lines {} ({})",
            compact_cells(its.bases, size),
            say(*its.digits),
            compact_cells(its.targets, size),
            compact_houses(_in_order(its), size),
            join(rooms, ", "),
        )

    def place(self, scene: Scene[JuniorExocetEvidence]) -> Passage:
        its, size = scene.evidence, scene.size
        cells = {"bases": compact_cells(its.bases, size)}
        return self.clause("place", scene, targets=compact_cells(its.targets, size), **cells)

    def argument(self, scene: Scene[JuniorExocetEvidence]) -> Passage | None:
        told = list(self._arguments(scene))
        return self.clause("argument", scene, told=told) if told else None

    def contradiction(self, scene: Scene[JuniorExocetEvidence]) -> Sequence[Passage]:
        return [*map(as_sentence, (self.observation(scene), *self._arguments(scene)))]

    def _arguments(self, scene: Scene[JuniorExocetEvidence]) -> Iterator[Passage]:
        """That the targets have the digits of the base cells, and what that leaves them."""
        if not scene.again:
            yield self.say("the_same", scene) or Passage()
        yield from self._crowded(scene)
        yield from self._placeless(scene)
        yield from self._pairs_left(scene)
        elsewhere = _elsewhere(scene)
        if elsewhere:
            yield self.clause("in_any_case", scene, digits=elsewhere)
        for mirror in scene.evidence.mirrors:
            yield self._mirrored(scene, mirror, elsewhere)

    def _crowded(self, scene: Scene[JuniorExocetEvidence]) -> Iterator[Passage]:
        """The pairs for which the cross-lines have no room, by what they lack."""
        its, board = scene.evidence, scene.before
        claims = [NoRoom(its, pair) for pair in its.excluded if pair.dead is None]
        for side, alike in grouped((claim.lack(board), claim) for claim in claims).items():
            first = alike[0]
            lines = sorted(first.lines(side[0] if side else 0), key=lambda line: line.index)
            names: dict[str, Any] = {"digit": side[1], "lines": lines} if side else {}
            if not side:
                near = dict.fromkeys([claim.near(board, 0)[0] for claim in alike])
                names = {"line": first.lines(0)[0], "cells": [*near]}
            pairs = self._in_targets(scene, [claim.pair.digits for claim in alike])
            of_one = when(of_one=side)
            yield self.clause("crowded", scene, *of_one, pairs=pairs, claims=alike, **names)

    def _placeless(self, scene: Scene[JuniorExocetEvidence]) -> Iterator[Passage]:
        """The pairs that leave a block no place for one of their digits."""
        its = scene.evidence
        excluded = [(pair.dead, pair.digits) for pair in its.excluded if pair.dead is not None]
        for dead, pairs in grouped(excluded).items():
            target = its.targets[pairs[0].index(dead.digit)]
            names = {"digit": dead.digit, "house": dead.house}
            lacks, out = PlacesBeside(its, target, dead), self._in_targets(scene, pairs)
            yield self.clause("placeless", scene, pairs=out, lacks=lacks, **names)

    def _in_targets(
        self, scene: Scene[JuniorExocetEvidence], pairs: Iterable[tuple[int, int]]
    ) -> list[Passage]:
        """`1 in r4c2 with 6 in r6c8, and 3 in r4c2 with 1 or 6 in r6c8`."""
        first, second = scene.evidence.targets
        with_first = grouped(pairs)
        with_second = grouped((tuple(sorted(its)), one) for one, its in with_first.items())
        names = {"first": first, "second": second}
        return [
            self.clause("pair", scene, ones=ones, others=its, **names)
            for its, ones in with_second.items()
        ]

    def _pairs_left(self, scene: Scene[JuniorExocetEvidence]) -> Iterator[Passage]:
        """The pairs left, where more follows than that the targets have no other digits."""
        evidence, gone = scene.evidence, scene.action.candidates
        if not evidence.excluded and all(
            each.cell in evidence.targets and each.digit not in evidence.digits for each in gone
        ):
            return
        pairs = self._in_targets(scene, evidence.pairs)
        if len(pairs) <= _PAIRS_LEFT or scene.full or not evidence.excluded:
            yield self.clause("pairs_left", scene, pairs=pairs, fit=PairsFit(evidence))

    def _mirrored(
        self, scene: Scene[JuniorExocetEvidence], mirror: ExocetMirror, known: Sequence[int]
    ) -> Passage:
        """A further cell that holds the digit of a target; it may be `known` that both hold it."""
        its, (digit, *others) = scene.evidence, mirror.digits
        has = [
            PlacesBeside(its, mirror.target, truth, (mirror.cell,))
            for truth in its.in_mirrors()
            if truth.house == mirror.block and truth.digit in mirror.digits
        ]
        cases = when(several=others, known=digit in known and not others)
        names = {**vars(mirror), "digit": digit, "has": has}
        return self.clause("mirrored", scene, *cases, **names)


def _rooms(evidence: JuniorExocetEvidence) -> list[tuple[tuple[House, ...], list[int]]]:
    """Where the digits have room beside the targets, and which digits: the most room first."""
    alike = grouped(zip(evidence.covers, evidence.digits, strict=True))
    return sorted(alike.items(), key=lambda item: -len(item[0]))


def _in_order(evidence: JuniorExocetEvidence) -> list[House]:
    return sorted(evidence.cross_lines, key=lambda line: line.index)


def _elsewhere(scene: Scene[JuniorExocetEvidence]) -> list[int]:
    """The digits that go from other cells, since base cells and targets have them in any case."""
    evidence, gone = scene.evidence, scene.action.candidates
    spoken_of = {*evidence.cells, *[mirror.cell for mirror in evidence.mirrors]}
    return sorted({each.digit for each in gone if each.cell not in spoken_of})
