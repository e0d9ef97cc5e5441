"""Aligned exclusion: pairs and triples tried one by one."""

from __future__ import annotations

from sudologue.narration.english import cell_list, clauses, listing
from sudologue.narration.passage import Passage, say
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
        return say(bases, " by ", compact_cells(excluders, scene.size)) if excluders else bases

    def place(self, scene: Scene[AlignedExclusionEvidence]) -> Passage:
        return compact_cells(scene.evidence.bases, scene.size)

    def observation(self, scene: Scene[AlignedExclusionEvidence]) -> Passage:
        evidence = scene.evidence
        cells = [
            say(cell, " can only be ", listing(sorted(scene.before.domain(cell)), "or"))
            for cell in evidence.bases
        ]
        return say(
            clauses(cells), ". ", clauses([_why(scene, each) for each in evidence.exclusions])
        )

    def argument(self, scene: Scene[AlignedExclusionEvidence]) -> Passage:
        others = "the other cell" if len(scene.evidence.bases) == 2 else "the other two cells"
        if len(scene.action.candidates) > 1:
            return say(f"whatever {others} may hold rules out each candidate that goes")
        gone = next(iter(scene.action.candidates))
        return say(f"whatever {others} may hold, ", gone.cell, " has no room for the ", gone.digit)


def _why(scene: Scene[AlignedExclusionEvidence], exclusion: Exclusion) -> Passage:
    if not exclusion.excluder:
        one, other = exclusion.choices
        return say(one.cell, " and ", other.cell, " cannot both be ", one.digit)
    cells = cell_list(exclusion.excluder, scene.size)
    left = " without a digit" if len(exclusion.excluder) == 1 else " a digit short"
    together = listing(say(choice.digit, " in ", choice.cell) for choice in exclusion.choices)
    return say(together, " would leave ", cells, left)
