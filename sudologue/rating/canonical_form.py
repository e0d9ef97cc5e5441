"""One way to write a classic puzzle that all its shuffled copies share, and the turn to it.

A turn moves cells and renames digits. Proofs found on the board turned over are turned back, so
that they speak of the board itself.

Lines and digits are told apart by what is in them, and by what is in whatever they meet there, and
so on until that tells no more. Of those that are still alike one is set apart, whichever it is, and
it goes on from there: as a rule they are alike because some turn exchanges them, and then it does
not matter which.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields, replace
from functools import cached_property
from itertools import combinations
from typing import Any, NamedTuple, cast

from sudologue.inference import (
    Elimination,
    Evidence,
    HouseConstraint,
    Inference,
    Placement,
)
from sudologue.inference.constraint import SightConstraint
from sudologue.model import CLASSIC, Board, BoardMasks, Candidate, Cell, House, Layout, bits_of
from sudologue.rules.colouring.evidence import ColouringEvidence, Colours
from sudologue.rules.forcing.evidence import (
    ContradictionEvidence,
    VerityEvidence,
)
from sudologue.rules.tridagon.evidence import TridagonVerityEvidence


@dataclass(frozen=True)
class Turn:
    """Where each cell and each digit goes, by number from 0; houses come to lie on houses."""

    layout: Layout
    cells: tuple[int, ...]
    digits: tuple[int, ...]

    @cached_property
    def back(self) -> Turn:
        """The turn that undoes this one."""
        return Turn(self.layout, _inverse(self.cells), _inverse(self.digits))

    def board(self, board: Board) -> Board:
        """The board turned over."""
        masks = (board.masks.live, board.masks.filled, board.masks.givens, board.masks.barred)
        return Board(BoardMasks(self.layout, *map(self.mask, masks)))

    def mask(self, candidates: int) -> int:
        """The candidates where they have gone, as bits."""
        goes_to, moved = self._goes_to, 0
        for number in bits_of(candidates):
            moved |= goes_to[number]
        return moved

    @cached_property
    def _goes_to(self) -> list[int]:
        """For each candidate, the bit of the one where it goes."""
        width = self.layout.tables.cell_count
        return [1 << digit * width + cell for digit in self.digits for cell in self.cells]

    def inference(self, inference: Inference) -> Inference:
        """A proof of one of the kinds asked for, as it stands on the board turned over."""
        evidence, action = inference.evidence, inference.action
        moved: tuple[Candidate, ...] = self._turned(action.candidates)
        turned = (
            Placement(moved[0].cell, moved[0].digit)
            if isinstance(action, Placement)
            else Elimination.of_candidates(moved)
        )
        return Inference(inference.rule, turned, self._evidence(evidence, moved[0]))

    def _evidence(self, evidence: Evidence, conclusion: Candidate) -> Evidence:
        links = self._turned(evidence.links)
        if isinstance(evidence, ContradictionEvidence):
            return ContradictionEvidence(links=links, proof=self._turned(evidence.proof))
        if isinstance(evidence, TridagonVerityEvidence):
            return self._tridagon(evidence)
        if isinstance(evidence, ColouringEvidence):
            return self._colouring(evidence)
        assert isinstance(evidence, VerityEvidence)
        return VerityEvidence(
            focus_cells=(conclusion.cell,),
            focus_digit=conclusion.digit,
            links=links,
            truth=self._turned(evidence.truth),
            cases=self._turned(evidence.cases),
        )

    def _colouring(self, evidence: ColouringEvidence) -> ColouringEvidence:
        own = [part.name for part in fields(evidence) if part.kw_only]
        roles = {name: self._turned(getattr(evidence, name)) for name in ("truths", "links", *own)}
        for name in {"false", "true"} & {*roles}:
            roles[name] = tuple(sorted(roles[name]))
        return type(evidence)(**roles)

    def _tridagon(self, evidence: TridagonVerityEvidence) -> TridagonVerityEvidence:
        blocks = self._turned(evidence.blocks)
        starts = range(0, len(evidence.cells), 3)
        cells = [sorted(self._turned(evidence.cells[n : n + 3])) for n in starts]
        return TridagonVerityEvidence(
            truths=self._turned(evidence.truths),
            links=self._turned(evidence.links),
            digits=tuple(sorted(map(self._digit, evidence.digits))),
            blocks=blocks,
            odd_blocks=tuple(b for b, three in zip(blocks, cells, strict=True) if _is_odd(three)),
            cells=tuple(cell for three in cells for cell in three),
            guardians=self._turned(evidence.guardians),
            cases=self._turned(evidence.cases),
        )

    def _digit(self, digit: int) -> int:
        return self.digits[digit - 1] + 1

    def _turned(self, value: Any) -> Any:
        """A part of a proof, all that it speaks of being where it has gone."""
        match value:
            case Cell():
                return self.layout.cells[self.cells[self.layout.tables.cell_number(value)]]
            case Candidate():
                return Candidate(self._turned(value.cell), self._digit(value.digit))
            case House():
                return self._houses[frozenset(map(self._turned, value.cells))]
            case HouseConstraint():
                return HouseConstraint(self._turned(value.house), self._digit(value.digit))
            case Colours(one, other):
                return Colours(tuple(sorted(self._turned(one))), tuple(sorted(self._turned(other))))
            case SightConstraint(one, other, digit):
                return SightConstraint(self._turned(one), self._turned(other), self._digit(digit))
            case tuple():
                return tuple(map(self._turned, cast("tuple[Any, ...]", value)))
            case _:  # of cells and candidates alone; boards with clues are not turned
                parts = {part.name: getattr(value, part.name) for part in fields(value)}
                return replace(value, **{name: self._turned(its) for name, its in parts.items()})

    @cached_property
    def _houses(self) -> dict[frozenset[Cell], House]:
        return {frozenset(house.cells): house for house in self.layout.houses}


def _is_odd(cells: Sequence[Cell]) -> bool:
    """Whether the columns of cells in order of rows are in order but for an odd number of swaps."""
    swaps = sum(one.col > other.col for one, other in combinations(cells, 2))
    return swaps % 2 == 1


def _inverse(goes_to: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(range(len(goes_to)), key=goes_to.__getitem__))


_SIZE, _BOX = 9, 3
_LINES = 2 * _SIZE


_Entry = tuple[bool, int, int, int]
"""Whether a digit is filled in, its row, its column, numbered after the rows, and the digit."""


class _Ranks(NamedTuple):
    """The rank of each line, and of each digit; those alike share one."""

    lines: Sequence[int]
    digits: Sequence[int]

    @property
    def told_apart(self) -> tuple[int, int]:
        """How many lines, and how many digits, are told apart."""
        return len(set(self.lines)), len(set(self.digits))


def canonical_turn(board: Board) -> Turn | None:
    """The turn that brings a classic board, and no other, into the form that its copies share."""
    if board.layout != CLASSIC:
        return None
    entries = list(_entries(board))
    ranks = _refined(_Ranks([0] * _LINES, [0] * _SIZE), entries)
    while ranks.told_apart != (_LINES, _SIZE):
        ranks = _refined(_with_one_apart(ranks), entries)
    return _turn(ranks)


def _entries(board: Board) -> Iterable[_Entry]:
    masks = board.masks
    width = masks.tables.cell_count
    for candidates, is_filled in ((masks.live, False), (masks.filled, True)):
        for number in bits_of(candidates):
            digit, cell = divmod(number, width)
            row, column = divmod(cell, _SIZE)
            yield is_filled, row, _SIZE + column, digit


def _refined(ranks: _Ranks, entries: Sequence[_Entry]) -> _Ranks:
    """The ranks with all told apart that differ in what they meet."""
    while True:
        finer = _told_apart(ranks, entries)
        if finer.told_apart == ranks.told_apart:
            return finer
        ranks = finer


def _told_apart(ranks: _Ranks, entries: Sequence[_Entry]) -> _Ranks:
    lines, digits = ranks
    chutes = _chutes(lines)
    met_by_line: list[list[tuple[object, ...]]] = [[] for _ in range(_LINES)]
    met_by_digit: list[list[tuple[object, ...]]] = [[] for _ in range(_SIZE)]
    for is_filled, row, column, digit in entries:
        across, down, value = lines[row], lines[column], digits[digit]
        met_by_line[row].append((is_filled, value, down, chutes[column]))
        met_by_line[column].append((is_filled, value, across, chutes[row]))
        met_by_digit[digit].append((is_filled, min(across, down), max(across, down)))
    of_lines = [(lines[n], chutes[n], sorted(met)) for n, met in enumerate(met_by_line)]
    of_digits = [(digits[n], sorted(met)) for n, met in enumerate(met_by_digit)]
    return _Ranks(_ranked(of_lines), _ranked(of_digits))


def _chutes(lines: Sequence[int]) -> list[tuple[int, ...]]:
    """For each line, the ranks of the lines of its band or stack."""
    starts = range(0, _LINES, _BOX)
    return [tuple(sorted(lines[start : start + _BOX])) for start in starts for _ in range(_BOX)]


def _ranked(descriptions: Sequence[tuple[object, ...]]) -> list[int]:
    """How many come before each; those alike get the same number."""
    order = sorted(range(len(descriptions)), key=lambda n: descriptions[n])
    ranks = [0] * len(order)
    for place, (before, each) in enumerate(zip([order[0], *order], order, strict=False)):
        alike = descriptions[before] == descriptions[each]
        ranks[each] = ranks[before] if alike else place
    return ranks


def _with_one_apart(ranks: _Ranks) -> _Ranks:
    """The ranks with one of the first that are alike put after its likes."""
    lines, digits = list(ranks.lines), list(ranks.digits)
    alike = lines if len(set(lines)) < _LINES else digits
    first = min(rank for rank in alike if alike.count(rank) > 1)
    count = alike.count(first)
    alike[alike.index(first)] += count - 1
    return _Ranks(lines, digits)


def _turn(ranks: _Ranks) -> Turn:
    rows, columns = ranks.lines[:_SIZE], ranks.lines[_SIZE:]
    row_at, column_at = _places(rows), _places(columns)
    turned = sorted(columns) < sorted(rows)
    down, across = (1, _SIZE) if turned else (_SIZE, 1)
    cells = [row * down + column * across for row in row_at for column in column_at]
    return Turn(CLASSIC, tuple(cells), tuple(_ranked([(rank,) for rank in ranks.digits])))


def _places(ranks: Sequence[int]) -> list[int]:
    """Where each row goes, or each column: the lowest bands first, and within them the lowest."""
    chutes = [sorted(ranks[start : start + _BOX]) for start in range(0, _SIZE, _BOX)]
    return _ranked([(chutes[n // _BOX], rank) for n, rank in enumerate(ranks)])
