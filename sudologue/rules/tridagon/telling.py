"""How tridagons are told: how the cells lie, why they cannot be filled, and what that leaves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import TypeVar

from sudologue.model import Board, Cell, House
from sudologue.narration.claims.board_claims import HoldBetween, Numbers
from sudologue.narration.phrasing.english import (
    all_of,
    clauses,
    listing,
    sentence,
    sentence_case,
    with_article,
)
from sudologue.narration.phrasing.facts import sees_all_of
from sudologue.narration.phrasing.houses_in_words import house_list, one_kind, plural
from sudologue.narration.phrasing.passage import Passage, join, phrase, say, states
from sudologue.narration.phrasing.short_forms import digits_in_cells, digits_word
from sudologue.narration.steps.citations import choices
from sudologue.narration.steps.conclusions import candidates_named, conclusion, of_those_named
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.forcing.telling.case_story import cases_in_short
from sudologue.rules.forcing.telling.numbered import lines_of_cases
from sudologue.rules.tridagon.evidence import TridagonEvidence, TridagonVerityEvidence
from sudologue.wording import noun_for

T = TypeVar("T", bound=TridagonEvidence)

Cells = tuple[Cell, ...]
Digits = tuple[int, ...]

_LINES_BESIDE_PROOF = 4
"""So many lines of cases, suppositions included, leave room for the proof about the cells."""


@dataclass(frozen=True)
class OnDifferentLines:
    """Each block has these cells, and no two of its cells share a row or a column."""

    blocks: tuple[House, ...]
    cells: tuple[Cells, ...]

    def holds(self, board: Board) -> bool:
        return len(self.blocks) == len(self.cells) and all(
            set(its) <= set(block.cells)
            and len({cell.row for cell in its}) == len({cell.col for cell in its}) == len(its)
            for block, its in zip(self.blocks, self.cells, strict=True)
        )


@dataclass(frozen=True)
class CanOnlyRead:
    """With nothing but the digits in some cells, these read in one of the orders.

    The `first` cells have the digits in their order; each of the `groups`, of which these cells are
    the last, has all digits. Which candidates the cells have makes no difference.
    """

    orders: frozenset[Digits]
    digits: Digits
    first: Cells
    groups: tuple[Cells, ...]

    def holds(self, board: Board) -> bool:
        filled = dict(zip(self.first, self.digits, strict=True))
        return self.orders == frozenset(readings(board, self.digits, filled, self.groups))


@dataclass(frozen=True)
class CannotBeFilled:
    """The digits alone cannot fill the groups of cells so that each group has all of them."""

    digits: Digits
    groups: tuple[Cells, ...]

    def holds(self, board: Board) -> bool:
        return not any(readings(board, self.digits, {}, self.groups))


def readings(
    board: Board, digits: Digits, filled: Mapping[Cell, int], groups: Sequence[Cells]
) -> Iterator[Digits]:
    """How the last group can read."""
    group, *others = groups
    for order in permutations(digits):
        its = dict(zip(group, order, strict=True))
        if any(
            digit == own and other in board.layout.peers(cell)
            for cell, own in its.items()
            for other, digit in filled.items()
        ):
            continue
        if others:
            yield from readings(board, digits, {**filled, **its}, others)
        else:
            yield order


class _CellsTelling(Telling[T]):
    """The twelve cells, and what they have beside the three digits."""

    def pattern(self, scene: Scene[T]) -> Passage:
        evidence, size = scene.evidence, scene.size
        cells = digits_in_cells(evidence.digits, sorted(evidence.cells), size)
        guardians = join([say(guardian) for guardian in evidence.guardians], ", ")
        noun = noun_for(len(evidence.guardians), "guardian")
        return phrase("{}, {} {}", cells, noun, guardians)

    def place(self, scene: Scene[T]) -> Passage:
        return house_list(scene.evidence.blocks)

    def observation(self, scene: Scene[T]) -> Passage:
        evidence, groups = scene.evidence, _groups(scene.evidence)
        lie = OnDifferentLines(evidence.blocks, groups)
        hold = HoldBetween(evidence.cells, evidence.digits, evidence.guardians)
        text = "{} have three cells each{}: {}. Apart from {}, these {}{} {} between them"
        return phrase(
            text,
            house_list(evidence.blocks),
            states(", no two of them in one row or column", lie),
            clauses([listing(group) for group in groups]),
            candidates_named(evidence.guardians),
            states("twelve", Numbers(12, evidence.cells)),
            states(" cells hold only", hold),
            listing(evidence.digits),
        )

    def region(self, scene: Scene[T]) -> Passage:
        return house_list(scene.evidence.blocks)

    def family(self, scene: Scene[T]) -> Passage:
        text = f"twelve cells in four {_blocks(scene.evidence)} that have little but three digits"
        return say(text)

    def question(self, scene: Scene[T]) -> Passage:
        text = "can {} alone fill three such cells in each of {}"
        return phrase(text, listing(scene.evidence.digits), house_list(scene.evidence.blocks))


@tells(TridagonEvidence)
class TridagonTelling(_CellsTelling[TridagonEvidence]):
    """One guardian, or what sees all of several."""

    def argument(self, scene: Scene[TridagonEvidence]) -> Passage:
        return join(map(sentence_case, _unfillable(scene, self._left(scene))), ". ")

    def consequence(self, scene: Scene[TridagonEvidence]) -> Passage:
        return of_those_named(scene.action)

    def _left(self, scene: Scene[TridagonEvidence]) -> Passage:
        """What that leaves to be true, and what that rules out."""
        guardians = scene.evidence.guardians
        cells = sorted({guardian.cell for guardian in guardians})
        if len(guardians) == 1:
            return say("one of the cells takes another digit, and there is just one to take")
        if len(cells) == 1:
            return phrase("one of the cells takes another digit, and only {} can", cells[0])
        seen = sees_all_of(scene.target_cells, cells)
        return phrase("so {}, and {}", choices(guardians, "is"), seen)

    def contradiction(self, scene: Scene[TridagonEvidence]) -> Sequence[Passage]:
        proof = (self.observation(scene), *_unfillable(scene, self._left(scene)))
        return [sentence(part) for part in proof]

    def reason(self, scene: Scene[TridagonEvidence]) -> Passage:
        text = (
            "that is {}: twelve cells in four {} that {} alone can never fill, so that one of them "
            "takes another digit"
        )
        blocks, digits = _blocks(scene.evidence), listing(scene.evidence.digits)
        return phrase(text, with_article(scene.technique), blocks, digits)


@tells(TridagonVerityEvidence)
class TridagonVerityTelling(_CellsTelling[TridagonVerityEvidence]):
    """The guardians, and what each of them leads to."""

    def argument(self, scene: Scene[TridagonVerityEvidence]) -> Passage:
        cases = scene.evidence.cases
        size = sum(case.size - 1 for case in cases)
        is_long = size > _LINES_BESIDE_PROOF and not scene.full
        proof = _ways_differ(scene, self._left(scene)) if is_long else self._proof(scene)
        told = (*proof, *cases_in_short(scene, cases), self.outcome(scene))
        return join(map(sentence_case, told), ". ")

    def opening(self, scene: Scene[TridagonVerityEvidence]) -> Passage:
        """The cells, why they cannot be filled, in short, and the cases that this leaves."""
        told = (self.observation(scene), *_ways_differ(scene, self._left(scene)))
        return join(map(sentence, told), " ")

    def outcome(self, scene: Scene[TridagonVerityEvidence]) -> Passage:
        """That the cases come to the same."""
        return phrase("it comes to the same in {} cases", all_of(len(scene.evidence.cases)))

    def _proof(self, scene: Scene[TridagonVerityEvidence]) -> Iterator[Passage]:
        return _unfillable(scene, self._left(scene))

    def _left(self, scene: Scene[TridagonVerityEvidence]) -> Passage:
        return phrase("so {}", choices(scene.evidence.guardians, "is"))

    def contradiction(self, scene: Scene[TridagonVerityEvidence]) -> Sequence[Passage]:
        proof = (self.observation(scene), *self._proof(scene))
        return [*map(sentence, proof), *lines_of_cases(scene, scene.evidence.cases)]

    def reason(self, scene: Scene[TridagonVerityEvidence]) -> Passage:
        text = (
            "that is {}: {} alone can never fill cells that lie like this, and whichever of them "
            "takes another digit, {}"
        )
        digits, then = listing(scene.evidence.digits), conclusion(scene.action)
        return phrase(text, with_article(scene.technique), digits, then)


def _blocks(evidence: TridagonEvidence) -> str:
    kind = one_kind(evidence.blocks)
    return plural(kind) if kind else "blocks"


def _groups(evidence: TridagonEvidence) -> tuple[Cells, ...]:
    """The cells block by block, from left to right and from the top."""
    size, cells = len(evidence.digits), evidence.cells
    return tuple(cells[at : at + size] for at in range(0, len(cells), size))


def _unfillable(scene: Scene[T], left: Passage) -> Iterator[Passage]:
    """Why the three digits cannot fill the cells, and what is left to be true.

    The two ways from one block to the one across from it lead to orders that have none in common.
    """
    evidence, digits = scene.evidence, scene.evidence.digits
    first, beside, below, last = _in_turn(evidence)
    text = (
        "suppose they held nothing else. Then each of these {} would have all three; say that {} "
        "read {} (any other order goes the same way)"
    )
    yield phrase(text, _blocks(evidence), listing(first), digits_word(digits, ""))
    text = "no row has a digit twice, so {}{}; no column has, so {}{}"
    by_rows, back = _read(scene, first, beside), _read(scene, first, beside, last)
    yield phrase(text, listing(beside), by_rows, listing(last), back)
    text = "the other way round, by columns first, {}{}, and then by rows {}{}"
    by_columns, over = _read(scene, first, below), _read(scene, first, below, last)
    yield phrase(text, listing(below), by_columns, listing(last), over)
    no_order = states("no order is in both lists", CannotBeFilled(digits, _groups(evidence)))
    yield phrase("{}{} {}", no_order, "," if left.text.startswith("so ") else ":", left)


def _ways_differ(scene: Scene[T], left: Passage) -> Iterator[Passage]:
    """That the digits cannot fill the cells, in short, and what is left to be true."""
    evidence, groups = scene.evidence, _groups(scene.evidence)
    block_of = {set(its).pop(): block for its, block in zip(groups, evidence.blocks, strict=True)}
    first, beside, below, last = (
        next(block for cell, block in block_of.items() if cell in its) for its in _in_turn(evidence)
    )
    text = (
        "{}{} twelve cells that lie like this: the way from {} to {} by {} leaves other orders of "
        "the digits there than the way by {}"
    )
    cannot = states(" alone cannot fill", CannotBeFilled(evidence.digits, groups))
    yield phrase(text, listing(evidence.digits), cannot, first, last, beside, below)
    yield left


def _in_turn(evidence: TridagonEvidence) -> tuple[Cells, Cells, Cells, Cells]:
    """The cells of a block, of the one beside it, of the one below, and of the one across.

    A cell shares a row or a column with the cell that has its place in the block before.
    """
    first, *others = _groups(evidence)
    beside = _along(first, next(its for its in others if _rows(its) == _rows(first)), _row)
    below = _along(first, next(its for its in others if _columns(its) == _columns(first)), _column)
    last = next(its for its in others if set(its).isdisjoint((*beside, *below)))
    return first, beside, below, _along(beside, last, _column)


def _read(scene: Scene[T], first: Cells, *groups: Cells) -> Passage:
    """` read 573 or 735`: the orders that the last of the groups can have."""
    digits = scene.evidence.digits
    filled = dict(zip(first, digits, strict=True))
    orders = sorted(set(readings(scene.before, digits, filled, groups)))
    read = states(" read ", CanOnlyRead(frozenset(orders), digits, first, groups))
    return phrase("{}{}", read, listing([digits_word(order, "") for order in orders], "or"))


def _row(cell: Cell) -> int:
    return cell.row


def _column(cell: Cell) -> int:
    return cell.col


def _rows(cells: Cells) -> set[int]:
    return set(map(_row, cells))


def _columns(cells: Cells) -> set[int]:
    return set(map(_column, cells))


def _along(cells: Cells, others: Cells, line: Callable[[Cell], int]) -> Cells:
    """The other cells, each in the place of the cell that shares its row or its column."""
    return tuple(next(o for o in others if line(o) == line(cell)) for cell in cells)
