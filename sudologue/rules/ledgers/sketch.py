"""What is shown of houses and cages that are added up: the houses, and the cells left over."""

from __future__ import annotations

from sudologue.narration.steps.scene import Scene
from sudologue.rules.ledgers.evidence import CageSplittingEvidence, LedgerEvidence
from sudologue.sketching import Sketch, sketches
from sudologue.sketching.marking import bases, cells, sketch


@sketches(LedgerEvidence)
def ledger(scene: Scene[LedgerEvidence]) -> Sketch:
    """The cells of the houses that are left in one group, those outside in another."""
    its = scene.evidence
    return sketch(bases(its.houses), cells(its.more, group=1), cells(its.less, group=2))


@sketches(CageSplittingEvidence)
def cage_splitting(scene: Scene[CageSplittingEvidence]) -> Sketch:
    """Both parts of the cage."""
    its = scene.evidence
    return sketch(bases(its.houses), cells(its.inside, group=1), cells(its.outside, group=2))
