"""Turning a board over: other digits, other places for rows and columns, and all the same puzzle.

Proofs found on a board turned over are turned back, so that they speak of the board itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations

from sudologue.inference import (
    CellConstraint,
    ClueConstraint,
    Constraint,
    Evidence,
    HouseConstraint,
    Inference,
    Placement,
)
from sudologue.inference.constraint import SightConstraint
from sudologue.model import Board, Candidate, Cell, House, Layout, bits_of
from sudologue.rules.forcing.evidence import (
    Case,
    ContradictionEvidence,
    FollowingLine,
    Forced,
    ProofLines,
    Refutation,
    VerityEvidence,
)
from sudologue.rules.tridagon.evidence import TridagonVerityEvidence


@dataclass(frozen=True)
class Turn:
    """Where each cell and each digit of a layout goes, by number; digits count from 0.

    The houses of the layout have to come to lie on houses of it.
    """

    layout: Layout
    cells: tuple[int, ...]
    digits: tuple[int, ...]

    @cached_property
    def back(self) -> Turn:
        """The turn that undoes this one."""
        return Turn(self.layout, _inverse(self.cells), _inverse(self.digits))

    def board(self, board: Board) -> Board:
        """The board turned over."""
        masks = (board.live, board.filled, board.givens, board.barred)
        return Board(self.layout, *map(self.mask, masks))

    def mask(self, candidates: int) -> int:
        """The candidates where they have gone, as bits."""
        goes_to, moved = self._goes_to, 0
        for number in bits_of(candidates):
            moved |= goes_to[number]
        return moved

    @cached_property
    def _goes_to(self) -> list[int]:
        """For each candidate, the bit of the one where it goes."""
        width = self.layout.cell_count
        return [1 << digit * width + cell for digit in self.digits for cell in self.cells]

    def inference(self, inference: Inference) -> Inference:
        """A proof by contradiction or by cases as it stands on the board turned over."""
        evidence, action = inference.evidence, inference.action
        moved = self._candidates(action.candidates)
        turned = (
            Placement(moved[0].cell, moved[0].digit)
            if isinstance(action, Placement)
            else replace(action, candidates=moved)
        )
        return Inference(inference.rule, turned, self._evidence(evidence, moved[0]))

    def _evidence(self, evidence: Evidence, conclusion: Candidate) -> Evidence:
        links = self._constraints(evidence.links)
        if isinstance(evidence, ContradictionEvidence):
            return ContradictionEvidence(links=links, proof=self._refutation(evidence.proof))
        if isinstance(evidence, TridagonVerityEvidence):
            return self._tridagon(evidence)
        assert isinstance(evidence, VerityEvidence)
        return VerityEvidence(
            focus_cells=(conclusion.cell,),
            focus_digit=conclusion.digit,
            links=links,
            truth=self._constraint(evidence.truth),
            cases=tuple(map(self._case, evidence.cases)),
        )

    def _tridagon(self, evidence: TridagonVerityEvidence) -> TridagonVerityEvidence:
        blocks = tuple(map(self._house, evidence.blocks))
        cells = [sorted(map(self._cell, three)) for three in _threes(evidence.cells)]
        return TridagonVerityEvidence(
            truths=self._constraints(evidence.truths),
            links=self._constraints(evidence.links),
            digits=tuple(sorted(map(self._digit, evidence.digits))),
            blocks=blocks,
            odd_blocks=tuple(b for b, three in zip(blocks, cells, strict=True) if _is_odd(three)),
            cells=tuple(cell for three in cells for cell in three),
            guardians=self._candidates(evidence.guardians),
            cases=tuple(map(self._case, evidence.cases)),
        )

    def _cell(self, cell: Cell) -> Cell:
        return self.layout.cells[self.cells[self.layout.cell_number(cell)]]

    def _digit(self, digit: int) -> int:
        return self.digits[digit - 1] + 1

    def _candidate(self, candidate: Candidate) -> Candidate:
        return Candidate(self._cell(candidate.cell), self._digit(candidate.digit))

    def _candidates(self, candidates: Iterable[Candidate]) -> tuple[Candidate, ...]:
        return tuple(map(self._candidate, candidates))

    def _house(self, house: House) -> House:
        return self._houses[frozenset(map(self._cell, house.cells))]

    @cached_property
    def _houses(self) -> dict[frozenset[Cell], House]:
        return {frozenset(house.cells): house for house in self.layout.houses}

    def _constraint(self, constraint: Constraint | ClueConstraint) -> Constraint:
        assert not isinstance(constraint, ClueConstraint)  # boards with clues are not turned
        if isinstance(constraint, CellConstraint):
            return CellConstraint(self._cell(constraint.cell))
        digit = self._digit(constraint.digit)
        if isinstance(constraint, HouseConstraint):
            return HouseConstraint(self._house(constraint.house), digit)
        assert isinstance(constraint, SightConstraint)
        return SightConstraint(self._cell(constraint.one), self._cell(constraint.other), digit)

    def _constraints(self, constraints: Iterable[Constraint]) -> tuple[Constraint, ...]:
        return tuple(map(self._constraint, constraints))

    def _lines(self, lines: ProofLines) -> ProofLines:
        return tuple(
            self._refutation(line) if isinstance(line, Refutation) else self._forced(line)
            for line in lines
        )

    def _forced(self, line: FollowingLine) -> Forced:
        assert isinstance(line, Forced)  # boards with clues are not turned
        because = self._candidates(line.because)
        return Forced(self._candidate(line.candidate), self._constraint(line.truth), because)

    def _refutation(self, proof: Refutation) -> Refutation:
        return Refutation(
            self._candidate(proof.assumption),
            self._lines(proof.lines),
            self._constraint(proof.dead),
            self._candidates(proof.because),
        )

    def _case(self, case: Case) -> Case:
        assumption, because = self._candidate(case.assumption), self._candidate(case.because)
        return Case(assumption, self._lines(case.lines), because)


def _threes(cells: Sequence[Cell]) -> list[Sequence[Cell]]:
    return [cells[start : start + 3] for start in range(0, len(cells), 3)]


def _is_odd(cells: Sequence[Cell]) -> bool:
    """Whether the columns of cells in order of rows are in order but for an odd number of swaps."""
    swaps = sum(one.col > other.col for one, other in combinations(cells, 2))
    return swaps % 2 == 1


def _inverse(goes_to: tuple[int, ...]) -> tuple[int, ...]:
    back = [0] * len(goes_to)
    for number, place in enumerate(goes_to):
        back[place] = number
    return tuple(back)
