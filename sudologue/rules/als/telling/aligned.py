"""Aligned exclusion: pairs and triples tried one by one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sudologue.inference import CellConstraint
from sudologue.model import Board, Candidate, Cell
from sudologue.narration.claims.board_claims import CanOnlyBe, Numbers, SeeEachOther, emptied
from sudologue.narration.phrasing.filling import when
from sudologue.narration.phrasing.passage import Passage, phrase
from sudologue.narration.phrasing.short_forms import compact_cells
from sudologue.narration.steps.conclusions import Loss
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.als.evidence import AlignedExclusionEvidence, Exclusion

MOST_CASES = 6
"""How many choices are told one by one, where there are more."""


@dataclass(frozen=True)
class LeftBetween:
    """While some candidates are true, the cells have just these digits left between them."""

    cells: tuple[Cell, ...]
    digits: tuple[int, ...]
    true: tuple[Candidate, ...]

    def holds(self, board: Board) -> bool:
        return _left(board, self.cells, self.true) == set(self.digits)


def _left(board: Board, cells: tuple[Cell, ...], true: tuple[Candidate, ...]) -> set[int]:
    """What the cells have left between them while some candidates are true."""
    peers = board.layout.peers
    return {
        digit
        for cell in cells
        for digit in board.domain(cell)
        if not any(cell in peers(each.cell) and digit == each.digit for each in true)
    }


@tells(AlignedExclusionEvidence)
class AlignedExclusionTelling(Telling[AlignedExclusionEvidence]):
    """Which choices do not go together, and why."""

    def names(self, scene: Scene[AlignedExclusionEvidence]) -> Mapping[str, Any]:
        its, (first, *_) = scene.evidence, scene.action.candidates
        others = [cell for cell in its.bases if cell not in scene.target_cells]
        return {
            "held": [CanOnlyBe.on(scene.before, cell) for cell in others or its.bases],
            "tried": [self._tried(scene, candidate) for candidate in scene.action.candidates],
            "targets": scene.target_cells,
            "digit": first.digit,
            "cell": first.cell,
            "besides": [cell for cell in its.bases if cell != first.cell],
        }

    def pattern(self, scene: Scene[AlignedExclusionEvidence]) -> Passage:
        evidence = scene.evidence
        excluders = dict.fromkeys(cell for each in evidence.exclusions for cell in each.excluder)
        bases = compact_cells(evidence.bases, scene.size)
        return (
            phrase("{} by {}", bases, compact_cells(excluders, scene.size)) if excluders else bases
        )

    def digits(self, scene: Scene[AlignedExclusionEvidence]) -> tuple[int, ...]:
        held = (scene.before.domain(cell) for cell in scene.evidence.bases)
        return tuple(sorted(frozenset[int]().union(*held)))

    def _tried(self, scene: Scene[AlignedExclusionEvidence], candidate: Candidate) -> Passage:
        """With each choice of the other cells: `if r1c3 were 1: with 2 in …`."""
        ways = [self._way(scene, candidate, each) for each in needed(scene.evidence, candidate)]
        told = len(ways) if scene.full else max(2, MOST_CASES // len(scene.action.candidates))
        if len(ways) > told + 1:
            rest = ways[told:]
            claims = [claim for way in rest for claim in way.claims]
            ways[told:] = [self.clause("rest", scene, rest=rest, claims=claims)]
        names = {"cell": candidate.cell, "digit": candidate.digit}
        return self.clause("each", scene, ways=ways, **names)

    def _way(
        self, scene: Scene[AlignedExclusionEvidence], candidate: Candidate, exclusion: Exclusion
    ) -> Passage:
        """`with 2 in r1c5, r1c1 and r2c3 would have only 3 left between them`.

        Without any such cells, both are `alike`; what is short of digits may be a single `cell`.
        The `first` time it is said how many digits are too few.
        """
        choices, cells = exclusion.choices, exclusion.excluder
        left = tuple(sorted(_left(scene.before, cells, choices)))
        first = next((e for e in scene.evidence.exclusions if len(e.excluder) > 1), None)
        if not cells:
            claim: Any = SeeEachOther(tuple([choice.cell for choice in choices]))
        elif len(cells) == 1:
            claim = emptied(CellConstraint(cells[0]), choices)
        else:
            claim = LeftBetween(cells, left, choices)
        return self.clause(
            "way",
            scene,
            *when(alike=not cells, cell=len(cells) == 1, first=exclusion is first),
            others=[Loss((c.cell,), (c.digit,)) for c in choices if c != candidate],
            digit=choices[0].digit,
            cells=cells,
            left=left,
            claim=claim,
            of_left=Numbers(len(left), left),
            of_cells=Numbers(len(cells), cells),
        )


def needed(evidence: AlignedExclusionEvidence, candidate: Candidate) -> list[Exclusion]:
    """The exclusions that leave a candidate nothing: those of one other choice, then the rest."""
    pairs = [
        each for each in evidence.exclusions if candidate in each.choices and len(each.choices) == 2
    ]
    settled = {choice for pair in pairs for choice in pair.choices if choice != candidate}
    others = [
        each
        for each in evidence.exclusions
        if each not in pairs
        and not settled.intersection(each.choices)
        and all(choice.cell != candidate.cell or choice == candidate for choice in each.choices)
    ]
    return [*pairs, *others]
