"""Every citation, every premise, and why the opposite cannot be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sudologue.inference import CellConstraint, Constraint, HouseConstraint, SolveResult
from sudologue.inference.provenance import Provenance
from sudologue.model import Cell, DeadEnd, House, Layout
from sudologue.narration.phrasing.filling import Speaker, as_sentence, in_full
from sudologue.narration.phrasing.passage import Passage, at_step, lines
from sudologue.narration.steps.citations import only_once
from sudologue.narration.steps.conclusions import conclusion
from sudologue.narration.steps.premises import premise
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import telling_for
from sudologue.narration.voices.voice import ParagraphVoice, numbered, therefore

_proof = Speaker(__name__)


class ProofVoice(ParagraphVoice):
    """The proof voice: truths with premises, links, the opposite refuted, the conclusion."""

    name = "proof"

    def preliminaries(self, layout: Layout) -> Sequence[Passage]:
        return (_proof.say("preliminaries"),)

    def step(self, scene: Scene[Any]) -> Passage:
        evidence = scene.evidence
        proved = lines(
            (
                _proof.say("step", number=numbered(scene), technique=scene.technique),
                *(premise(scene.before, truth, scene.provenance) for truth in _truths(scene)),
                *map(as_sentence, only_once(evidence.links)),
                *telling_for(evidence).contradiction(scene),
                therefore(scene, conclusion(scene.action)),
            )
        )
        return in_full(proved)

    def ending(self, result: SolveResult) -> Sequence[Passage]:
        return tuple(map(in_full, (*_dead_end(result), *super().ending(result))))


VOICE = ProofVoice()


def _truths(scene: Scene[Any]) -> Iterator[Constraint]:
    """What must be true: as cited, and what the cells of clues have left, where that is not all."""
    evidence, layout = scene.evidence, scene.layout
    yield from evidence.truths
    possible = scene.before.masks.live | scene.before.masks.filled
    for citation in evidence.clues:
        for cell in citation.cells(layout):
            truth = CellConstraint(cell)
            if truth not in evidence.truths and truth.mask(layout) & ~possible:
                yield truth


def _dead_end(result: SolveResult) -> Sequence[Passage]:
    """Where a contradiction came from."""
    board, after = result.final_board, len(result.steps) + 1
    match board.dead_end:
        case DeadEnd(is_clash=True):
            return ()
        case DeadEnd(house=House() as house, digit=int(digit)):
            truth = HouseConstraint(house, digit)
        case DeadEnd(cell=Cell() as cell):
            truth = CellConstraint(cell)
        case _:
            return ()
    return (at_step(premise(board, truth, Provenance(result)), after),)
