"""Aligned exclusion: pairs and triples tried one by one."""

from __future__ import annotations

from sudologue.narration.english import cell_list, clauses, listing
from sudologue.narration.passage import Passage, phrase
from sudologue.narration.scene import Scene
from sudologue.narration.short_forms import compact_cells
from sudologue.narration.telling import Telling, tells
from sudologue.rules.als.evidence.aligned import AlignedExclusionEvidence, Exclusion


@tells(AlignedExclusionEvidence)
class AlignedExclusionTelling(Telling[AlignedExclusionEvidence]):
    """Which choices do not go together, and why."""

    def pattern(self, scene: Scene[AlignedExclusionEvidence]) -> Passage:
        evidence = scene.evidence
        excluders = dict.fromkeys(cell for each in evidence.exclusions for cell in each.excluder)
        bases = compact_cells(evidence.bases, scene.size)
        return (
            phrase("{} by {}", bases, compact_cells(excluders, scene.size)) if excluders else bases
        )

    def place(self, scene: Scene[AlignedExclusionEvidence]) -> Passage:
        return compact_cells(scene.evidence.bases, scene.size)

    def observation(self, scene: Scene[AlignedExclusionEvidence]) -> Passage:
        evidence = scene.evidence
        cells = [
            phrase("{} can only be {}", cell, listing(sorted(scene.before.domain(cell)), "or"))
            for cell in evidence.bases
        ]
        exclusions = [_why(scene, each) for each in evidence.exclusions]
        return phrase("{}. {}", clauses(cells), clauses(exclusions))

    def argument(self, scene: Scene[AlignedExclusionEvidence]) -> Passage:
        others = "the other cell" if len(scene.evidence.bases) == 2 else "the other two cells"
        target, *more = scene.action.candidates
        if more:
            return phrase("whatever {} may hold rules out each candidate that goes", others)
        text = "whatever {} may hold, {} has no room for the {}"
        return phrase(text, others, target.cell, target.digit)


def _why(scene: Scene[AlignedExclusionEvidence], exclusion: Exclusion) -> Passage:
    if not exclusion.excluder:
        one, other = exclusion.choices
        return phrase("{} and {} cannot both be {}", one.cell, other.cell, one.digit)
    short = "without a digit" if len(exclusion.excluder) == 1 else "a digit short"
    together = listing(phrase("{} in {}", each.digit, each.cell) for each in exclusion.choices)
    cells = cell_list(exclusion.excluder, scene.size)
    return phrase("{} would leave {} {}", together, cells, short)
