"""Every citation, every premise, and why the opposite cannot be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sudologue.inference import CellConstraint, Constraint, HouseConstraint, SolveResult
from sudologue.inference.provenance import Provenance
from sudologue.model import Cell, DeadEnd, House, Layout
from sudologue.narration.phrasing.english import sentence
from sudologue.narration.phrasing.passage import Passage, at_step, lines, say
from sudologue.narration.steps.citations import only_once
from sudologue.narration.steps.conclusions import conclusion
from sudologue.narration.steps.premises import premise
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import telling_for
from sudologue.narration.voices.voice import ParagraphVoice, numbered, therefore


class ProofVoice(ParagraphVoice):
    """The proof voice: truths with premises, links, the opposite refuted, the conclusion."""

    name = "proof"
    summary = "Every citation and premise of every step, and why the opposite cannot be."

    def preliminaries(self, layout: Layout) -> Sequence[Passage]:
        text = (
            "Each step says what must be true, and who ruled out everything else (what each of "
            "them rules out stands in parentheses); what can be true only once; why the opposite "
            "of the conclusion cannot be; and the conclusion."
        )
        return (say(text),)

    def step(self, scene: Scene[Any]) -> Passage:
        evidence = scene.evidence
        return lines(
            (
                say(numbered(scene), scene.technique, "."),
                *(premise(scene.before, truth, scene.provenance) for truth in _truths(scene)),
                *map(sentence, only_once(evidence.links)),
                *telling_for(evidence).contradiction(scene),
                therefore(scene, conclusion(scene.action)),
            )
        )

    def ending(self, result: SolveResult) -> Sequence[Passage]:
        return (*_dead_end(result), *super().ending(result))


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
