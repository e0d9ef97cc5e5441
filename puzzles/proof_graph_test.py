"""Proofs of placements, over puzzles of ../shared of every kind.

For every placement: its proof alone, replayed from the givens, is a valid trace that ends with it;
and where one step is all that a later one stands on, the proof does not hold without it.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from puzzles.laws import some_long
from puzzles.shared import FULL, lines, needs_shared, records
from sudologue.audit import check_trace
from sudologue.inference import Placement, SolveResult, SolveStatus
from sudologue.inference.proof.cutting import replayed
from sudologue.model import Board
from sudologue.solver import Solver

# how many of each set are taken, in the ordinary run and in the full one
SETS = {
    "qqwing-simple": (2, 100),
    "qqwing-easy": (2, 100),
    "qqwing-intermediate": (3, 110),
    "qqwing-expert": (3, 110),
    "seventeen-clues": (2, 100),
    "hodoku-exemplars": (0, 40),
    "sudorules-misc": (0, 10),
    "top1465": (0, 20),
    "tridagon": (0, 2),
    "hardest2011": (0, 3),
}


def spread(count: int, size: int) -> list[int]:
    """So many indices, evenly spread."""
    return [place * count // size for place in range(min(size, count))]


def check_proof(result: SolveResult, action: Placement) -> int:
    """How many steps were tried without, each the one premise of another."""
    proof = result.proof(action.cell)
    verdict = check_trace(proof)
    assert verdict.ok, verdict
    assert proof.initial == result.initial
    assert proof.steps[-1].inference.action == action
    alone = {premises[0] for premises in proof.graph.premises.values() if len(premises) == 1}
    for index in alone:
        kept = [step.inference for i, step in enumerate(proof.steps, 1) if i != index]
        steps = replayed(proof.initial, kept)
        broken = replace(proof, steps=steps, status=SolveStatus.STOPPED)
        assert not check_trace(broken).ok, f"{action} does not need {proof.steps[index].inference}"
    return len(alone)


@needs_shared
@pytest.mark.parametrize("name", some_long(SETS, "qqwing-expert", "seventeen-clues"))
def test_every_placement_has_a_proof_that_needs_its_steps(name: str) -> None:
    puzzles, size = lines(name), SETS[name][FULL]
    tried = 0
    for index in spread(len(puzzles), size):
        result = Solver().solve(Board.from_string(puzzles[index]))
        for step in result.steps:
            action = step.inference.action
            if isinstance(action, Placement):
                tried += check_proof(result, action)
    assert bool(tried) is bool(size)


@needs_shared
@pytest.mark.parametrize(
    "kind", ["anti_king", "anti_knight", "classic_12x12", "disjoint_groups", "even_odd", "windoku"]
)
def test_whatever_the_houses_proofs_stand_by_themselves(kind: str) -> None:
    known = records(kind)
    for place in spread(len(known), 8 if FULL else 1):
        result = Solver(max_depth=1).solve(known[place].board)
        for step in result.steps:
            if isinstance(step.inference.action, Placement):
                check_proof(result, step.inference.action)
        for shorter in (result.pruned(), result.shortened()):
            assert check_trace(shorter).ok
            assert shorter.status is result.status
