"""How tridagons are told: how the cells lie, why they cannot be filled, and what that leaves."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any, TypeVar

from sudologue.model import Board, Cell, House
from sudologue.narration.claims.board_claims import HoldBetween, Numbers
from sudologue.narration.phrasing.filling import as_sentence, when
from sudologue.narration.phrasing.houses_in_words import one_kind
from sudologue.narration.phrasing.passage import Passage, join, phrase, say
from sudologue.narration.phrasing.short_forms import digits_in_cells
from sudologue.narration.steps.citations import choices
from sudologue.narration.steps.conclusions import Candidates
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
class ReadForwards:
    """If some cells read their digits forwards round a circle, so do those of each of the groups.

    The `first` cells and the groups, each beside the one before, have nothing but the digits, each
    group all of them. Which candidates the cells have makes no difference.
    """

    digits: Digits
    first: Cells
    groups: tuple[Cells, ...]

    def holds(self, board: Board) -> bool:
        forwards = {self.digits[at:] + self.digits[:at] for at in range(len(self.digits))}
        return all(
            order in forwards
            for start in forwards
            for upto in range(1, len(self.groups) + 1)
            for order in readings(
                board,
                self.digits,
                dict(zip(self.first, start, strict=True)),
                self.groups[:upto],
            )
        )


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
    """The twelve cells, and what they have beside the three digits.

    The blocks are `alike` where all are houses of one kind; `short` says in short why the digits
    cannot fill the cells. There is just `one` guardian, or all are in one `cell`.
    """

    def names(self, scene: Scene[T]) -> Mapping[str, Any]:
        its, groups = scene.evidence, _groups(scene.evidence)
        holders = sorted({guardian.cell for guardian in its.guardians})
        return {
            **_in_turn(its),
            "groups": groups,
            "again": scene.again and (scene.again.number,),
            "lie": OnDifferentLines(its.blocks, groups),
            "hold": HoldBetween(its.cells, its.digits, its.guardians),
            "twelve": Numbers(12, its.cells),
            "cannot": CannotBeFilled(its.digits, groups),
            "one_is": choices(its.guardians, "is"),
            "others": Candidates(its.guardians),
            "holder": holders[0],
            "sight": scene.sight_of(holders),
        }

    def cases(self, scene: Scene[T]) -> Collection[str]:
        its = scene.evidence
        one_cell = len({guardian.cell for guardian in its.guardians}) == 1
        one = len(its.guardians) == 1
        return when(
            alike=one_kind(its.blocks),
            one=one,
            cell=one_cell,
            short=self.is_short(scene),
            again=scene.again,
        )

    def is_short(self, scene: Scene[T]) -> bool:
        """Whether it is said in short why the cells cannot be filled."""
        return False

    def pattern(self, scene: Scene[T]) -> Passage:
        evidence, size = scene.evidence, scene.size
        cells = digits_in_cells(evidence.digits, sorted(evidence.cells), size)
        guardians = join([say(guardian) for guardian in evidence.guardians], ", ")
        noun = noun_for(len(evidence.guardians), "guardian")
        return phrase("{}, {} {}", cells, noun, guardians)

    def proof(self, scene: Scene[T]) -> list[Passage]:
        """What one sees, why the digits cannot fill the cells, and what that leaves."""
        keys = "observation", "alike_beside", "one_way", "other_way", "in_neither"
        return [as_sentence(self.say(key, scene) or say()) for key in keys]


@tells(TridagonEvidence)
class TridagonTelling(_CellsTelling[TridagonEvidence]):
    """One guardian, or what sees all of several."""

    def contradiction(self, scene: Scene[TridagonEvidence]) -> Sequence[Passage]:
        return self.proof(scene)


@tells(TridagonVerityEvidence)
class TridagonVerityTelling(_CellsTelling[TridagonVerityEvidence]):
    """The guardians, and what each of them leads to."""

    def argument(self, scene: Scene[TridagonVerityEvidence]) -> Passage:
        told = [
            self.say("why", scene),
            *cases_in_short(scene, scene.evidence.cases),
            self.outcome(scene),
        ]
        return self.clause("argument", scene, told=told)

    def is_short(self, scene: Scene[TridagonVerityEvidence]) -> bool:
        size = sum(case.size - 1 for case in scene.evidence.cases)
        return size > _LINES_BESIDE_PROOF and not scene.full

    def opening(self, scene: Scene[TridagonVerityEvidence]) -> Passage:
        """The cells, why they cannot be filled, in short, and the cases that this leaves."""
        return as_sentence(self.say("opening", scene) or say())

    def outcome(self, scene: Scene[TridagonVerityEvidence]) -> Passage:
        """That the cases come to the same."""
        return self.say("outcome", scene) or say()

    def contradiction(self, scene: Scene[TridagonVerityEvidence]) -> Sequence[Passage]:
        return [*self.proof(scene), *lines_of_cases(scene, scene.evidence.cases)]


def _groups(evidence: TridagonEvidence) -> tuple[Cells, ...]:
    """The cells block by block, from left to right and from the top."""
    size, cells = len(evidence.digits), evidence.cells
    return tuple(cells[at : at + size] for at in range(0, len(cells), size))


def _in_turn(evidence: TridagonEvidence) -> Mapping[str, Any]:
    """The cells of a block, of the one beside it, of the one below, and of the one across.

    A cell shares a row or a column with the cell that has its place in the block before; so the
    cells across come in two orders, and if these read forwards those do not.
    """
    first, *others = _groups(evidence)
    beside = _along(first, next(its for its in others if _rows(its) == _rows(first)), _row)
    below = _along(first, next(its for its in others if _columns(its) == _columns(first)), _column)
    last = next(its for its in others if set(its).isdisjoint((*beside, *below)))
    across, down = _along(beside, last, _column), _along(below, last, _row)
    digits = evidence.digits
    return {
        "first": first,
        "beside": beside,
        "across": across,
        "below": below,
        "down": down,
        "one_way_reads": ReadForwards(digits, first, (beside, across)),
        "other_way_reads": ReadForwards(digits, first, (below, down)),
        "circle": join(digits, "-"),
    }


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
