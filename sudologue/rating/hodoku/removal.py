"""In which order HoDoKu removes candidates: the singles that come up follow it."""

from __future__ import annotations

from collections.abc import Sequence

from sudologue.inference import Inference
from sudologue.model import Board, Candidate, HouseKind
from sudologue.rating.hodoku.keys import digit_first, of_house, removed
from sudologue.rating.hodoku.sets import sets_of
from sudologue.rules.als.evidence.sue_de_coq import SueDeCoqEvidence
from sudologue.rules.chains.evidence import LinkedNodesEvidence
from sudologue.rules.locked_subsets.evidence import LockedSubsetEvidence
from sudologue.rules.remote_pairs.evidence import RemotePairEvidence


def in_order(board: Board, inference: Inference) -> Sequence[Candidate]:
    """The candidates of an inference in the order in which HoDoKu removes them."""
    gone, evidence = removed(board, inference), inference.evidence
    if isinstance(evidence, LockedSubsetEvidence):
        lines = [house for house in evidence.houses if house.kind is not HouseKind.BOX]
        return sorted(gone, key=lambda candidate: candidate.cell not in lines[0].cells)
    if isinstance(evidence, SueDeCoqEvidence):
        box, _ = sorted(evidence.houses, key=of_house)
        return sorted(gone, key=lambda candidate: candidate.cell not in box.cells)
    if isinstance(evidence, LinkedNodesEvidence | RemotePairEvidence) or sets_of(evidence):
        return sorted(gone, key=digit_first)
    return gone
