"""Proofs in which clues strike candidates, or cannot be filled: found, accepted, told and drawn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from sudologue.audit import check_inference, check_trace
from sudologue.clues import Arrow, Cage
from sudologue.inference import ClueConstraint, Inference, SolveResult, SolveStatus, TraceStep
from sudologue.inference.codec import from_json, to_json
from sudologue.model import CLASSIC, Board, Cell, Layout
from sudologue.narration import voices
from sudologue.narration.notations import notation_named
from sudologue.narration.notations.net_reading import read_net
from sudologue.narration.notations.nets import say_cases, say_refutation
from sudologue.narration.notations.nets_test import net_of
from sudologue.narration.steps.parts import parts_of
from sudologue.narration.steps.scene import Scene, scenes_of
from sudologue.narration.voices.voice import Voice
from sudologue.rules.forcing.evidence import (
    ContradictionEvidence,
    Struck,
    VerityEvidence,
)
from sudologue.rules.forcing.search.shortest_proofs import contradiction_of
from sudologue.sketching import sketches_of
from sudologue.solver import Solver

CAGES = {
    "r1c2 r1c3": 10,
    "r2c4 r3c2 r3c3 r3c4": 15,
    "r5c4 r5c5 r5c6 r6c5": 12,
    "r4c1 r4c2 r5c2": 10,
    "r5c1 r6c1 r6c2": 9,
    "r1c6 r2c6 r3c6 r4c6": 14,
    "r1c1 r2c1 r3c1": 10,
}
LAYOUT = Layout.boxes(2, 3).with_clues(*[Cage.of(cells, total) for cells, total in CAGES.items()])
CAGED = Board.from_string("..........4.........1............6..", LAYOUT)


@cache
def solved() -> SolveResult:
    """The puzzle solved by all rules without a name for cages."""
    rules = ["full_house", "naked_single", "hidden_single", "clue_support"]
    nets = "nishio_forcing_chain cell_forcing_chain region_forcing_chain digit_forcing_chain"
    more = "contradiction_forcing_chain forcing_net_verity forcing_net_contradiction"
    result = Solver([*rules, *nets.split(), *more.split()]).solve(CAGED)
    assert result.status is SolveStatus.SOLVED
    return result


def with_arrow(shaft: str) -> Board:
    """An empty board but for an arrow that makes 6 or 7."""
    board = Board.from_string("." * 81, CLASSIC.with_clues(Arrow.of("r1c1", shaft)))
    return board.eliminate([f"r1c1({digit})" for digit in (1, 2, 3, 4, 5, 8, 9)])


def without_1_in_box_5(board: Board) -> Inference | None:
    """What is found if r6c6 is supposed to be 1."""
    return contradiction_of(board, board.layout.tables.candidate_number(Cell.parse("r6c6"), 1))


IN_SIGHT = with_arrow("r4c4 r4c5 r5c5")
"""Without a 1 the shaft makes 9 at least, unless it has a digit twice."""


def scenes() -> Iterator[Scene[ContradictionEvidence | VerityEvidence]]:
    """The steps that carry a proof which cites a clue."""
    inference = without_1_in_box_5(IN_SIGHT)
    assert inference is not None
    step = TraceStep(inference, inference.action.apply(IN_SIGHT))
    in_sight = Solver(()).conclude(IN_SIGHT, [step])
    for scene in (*scenes_of(solved(), False), *scenes_of(in_sight, False)):
        evidence = scene.evidence
        if isinstance(evidence, ContradictionEvidence | VerityEvidence) and evidence.clues:
            yield scene


def test_they_are_met_in_all_forms() -> None:
    evidence = [scene.evidence for scene in scenes()]
    proofs = [each.proof for each in evidence if isinstance(each, ContradictionEvidence)]
    cases = [case for each in evidence if isinstance(each, VerityEvidence) for case in each.cases]
    assert any(isinstance(proof.dead, ClueConstraint) for proof in proofs)
    assert any(isinstance(line, Struck) for proof in proofs for line in proof.lines)
    assert any(case.is_struck for case in cases)


def test_out_of_sight_a_digit_may_be_there_twice() -> None:
    assert without_1_in_box_5(with_arrow("r4c4 r5c7 r7c5")) is None


def test_in_sight_it_may_not_and_each_link_counts() -> None:
    inference = without_1_in_box_5(IN_SIGHT)
    assert inference is not None
    assert str(inference.action) == "r6c6<>1"
    assert check_inference(IN_SIGHT, inference).ok
    evidence = inference.evidence
    assert isinstance(evidence, ContradictionEvidence)
    (line,) = evidence.proof.lines
    assert isinstance(line, Struck)
    assert set(line.apart) <= set(evidence.links)
    for link in evidence.links:
        others = tuple(each for each in evidence.links if each != link)
        without = replace(inference, evidence=replace(evidence, links=others))
        assert not check_inference(IN_SIGHT, without).ok


def test_receipts_suffice_and_need_their_clues() -> None:
    assert check_trace(solved()).ok
    assert from_json(to_json(solved())) == solved()
    refused = 0
    for scene in scenes():
        inference = Inference(scene.slug, scene.action, scene.evidence)
        for clue in inference.evidence.clues:
            others = tuple(each for each in inference.evidence.clues if each != clue)
            without = replace(inference, evidence=replace(inference.evidence, clues=others))
            refused += not check_inference(scene.before, without).ok
    assert refused >= sum(len(scene.evidence.clues) for scene in scenes()) - 1


@pytest.mark.parametrize("voice", voices(), ids=lambda voice: voice.name)
@pytest.mark.parametrize("full", [False, True])
def test_every_claim_holds(voice: Voice, full: bool) -> None:
    narrator = replace(voice, full=full)
    for scene in scenes():
        parts = parts_of(scene)
        for passage in (narrator.step(scene), parts.setting, parts.argument, parts.question):
            assert all(claim.holds(scene.before) for claim in passage.claims), passage.text


def test_each_has_its_frames_and_a_line_that_can_be_read() -> None:
    rc = notation_named("rc")
    for scene in scenes():
        assert all(frame.caption for frame in sketches_of(scene))
        evidence, conclusion = scene.evidence, scene.action.candidates[0]
        if isinstance(evidence, ContradictionEvidence):
            line = say_refutation(evidence.proof, scene.before).text
        else:
            line = say_cases(evidence.cases, conclusion, scene.before).text
        assert read_net(line, scene.before, rc) == net_of(evidence, conclusion)
