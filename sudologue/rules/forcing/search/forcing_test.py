"""Proofs: their lines hold, their receipts suffice, and they are found where they should be."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from sudologue.audit import check_inference, check_trace
from sudologue.inference import ClueConstraint, Constraint, Inference, SolveStatus
from sudologue.model import CLASSIC, Board, Candidate
from sudologue.rules import named
from sudologue.rules.common.propagation.propagations import propagations
from sudologue.rules.forcing.evidence import (
    Case,
    ContradictionEvidence,
    Forced,
    ProofLines,
    Refutation,
    VerityEvidence,
)
from sudologue.rules.forcing.search.nested import nested
from sudologue.solver import Solver

BASIC = [
    "full_house",
    "naked_single",
    "hidden_single",
    "locked_candidates_pointing",
    "locked_candidates_claiming",
]
SINGLE_LEVEL = [
    "nishio_forcing_chain",
    "cell_forcing_chain",
    "region_forcing_chain",
    "digit_forcing_chain",
    "contradiction_forcing_chain",
    "forcing_net_verity",
    "forcing_net_contradiction",
]
NESTED = "nested_forcing_chain"
# how many assumptions stand at once in the deepest contradiction of each
HARD = {
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..": 2,
    "..6..1....5..3....9..4....7..1....2..3..9....4..5....13.....68....3..2....2..8..3": 2,
}


@cache
def solved(puzzle: str) -> list[tuple[Board, Inference]]:
    """The boards and inferences of a solve by these rules."""
    result = Solver([*BASIC, *SINGLE_LEVEL, NESTED]).solve(Board.from_string(puzzle))
    assert result.status is SolveStatus.SOLVED
    return [(result.board_before(n), step.inference) for n, step in enumerate(result.steps, 1)]


def check_lines(
    board: Board,
    lines: ProofLines,
    facts: dict[Candidate, bool],
) -> None:
    """Each line must follow from facts before it; then it is a fact itself."""
    for line in lines:
        if isinstance(line, Forced):
            check_left(board, line.truth, line.because, facts, line.candidate)
            facts[line.candidate] = True
        else:
            assert isinstance(line, Refutation)
            check_refutation(board, line, dict(facts))
            facts[line.assumption] = False


def check_left(
    board: Board,
    truth: Constraint,
    because: tuple[Candidate, ...],
    facts: dict[Candidate, bool],
    left: Candidate | None,
) -> None:
    """All live candidates of a truth but the one left are gone, because of these facts."""
    layout = board.layout
    gone = 0
    for fact in because:
        number = layout.candidate_number(fact.cell, fact.digit)
        gone |= layout.seen_masks[number] if facts[fact] else 1 << number
    live = truth.mask(layout) & board.live
    if left is not None:
        live &= ~(1 << layout.candidate_number(left.cell, left.digit))
    assert live & ~gone == 0, (truth, because)


def check_refutation(board: Board, proof: Refutation, facts: dict[Candidate, bool]) -> None:
    """A refutation's lines hold under its assumption and end with a truth that has nothing left."""
    facts[proof.assumption] = True
    check_lines(board, proof.lines, facts)
    assert not isinstance(proof.dead, ClueConstraint)
    check_left(board, proof.dead, proof.because, facts, None)


def check_case(board: Board, case: Case, conclusion: Candidate, holds: bool) -> None:
    """A case's lines hold under its assumption and end with a fact that decides the conclusion."""
    facts = {case.assumption: True}
    check_lines(board, case.lines, facts)
    layout = board.layout
    number = layout.candidate_number(case.because.cell, case.because.digit)
    target = layout.candidate_number(conclusion.cell, conclusion.digit)
    assert facts[case.because]
    assert number == target if holds else layout.seen_masks[number] >> target & 1


def proofs(trace: list[tuple[Board, Inference]]) -> Iterator[tuple[Board, Inference]]:
    """The steps that carry a proof."""
    for board, inference in trace:
        if isinstance(inference.evidence, ContradictionEvidence | VerityEvidence):
            yield board, inference


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", HARD)
def test_every_line_of_every_proof_follows(puzzle: str) -> None:
    met: set[str] = set()
    deepest = 0
    for board, inference in proofs(solved(puzzle)):
        met.add(inference.rule)
        evidence = inference.evidence
        conclusion = inference.action.candidates[0]
        if isinstance(evidence, ContradictionEvidence):
            deepest = max(deepest, evidence.proof.depth)
            assert evidence.proof.assumption == conclusion
            check_refutation(board, evidence.proof, {})
        elif isinstance(evidence, VerityEvidence):
            holds = len(inference.action.candidates) == 1 and hasattr(inference.action, "value")
            mask = evidence.truth.mask(board.layout) & board.live
            assert [case.assumption for case in evidence.cases] == [
                board.layout.candidate(n) for n in range(729) if mask >> n & 1
            ]
            for case in evidence.cases:
                check_case(board, case, conclusion, holds)
        assert check_inference(board, inference).ok
    assert deepest == HARD[puzzle]
    assert met


@pytest.mark.slow
def test_names_follow_from_what_the_proof_is_made_of() -> None:
    for puzzle in HARD:
        for _, inference in proofs(solved(puzzle)):
            evidence = inference.evidence
            if not isinstance(evidence, ContradictionEvidence):
                continue
            forced = list(evidence.proof.forced())
            if inference.rule == "nishio_forcing_chain":
                digit = evidence.proof.assumption.digit
                assert {line.candidate.digit for line in forced} <= {digit}
            elif inference.rule == "contradiction_forcing_chain":
                assert all(len(line.because) == 1 for line in forced)
            elif inference.rule == "forcing_net_contradiction":
                assert any(len(line.because) > 1 for line in forced)
            else:
                assert evidence.proof.depth > 1


def test_a_contradiction_is_never_longer_than_the_shortest() -> None:
    board = Board.from_string(next(iter(HARD)))
    sizes = {tree.size for tree in propagations(board).contradictions}
    assert len(sizes) <= 1


@pytest.mark.slow
def test_all_traces_pass_the_audit() -> None:
    for puzzle in HARD:
        assert check_trace(Solver().solve(Board.from_string(puzzle))).ok


def test_two_witnesses_end_the_search() -> None:
    two_solutions = (
        "85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36..."
    )
    result = Solver([*BASIC, *SINGLE_LEVEL, NESTED]).solve(Board.from_string(two_solutions))
    assert result.status is SolveStatus.STUCK
    assert result.diagnosis is not None
    one, other = result.diagnosis.solutions
    assert one != other
    for solution in (one, other):
        assert solution.is_complete
        assert solution.dead_end is None
        assert all(
            solution.filled & step.board.filled == step.board.filled for step in result.steps
        )
    assert str(result.diagnosis).startswith("Stuck, since the puzzle has more than one solution.")


def test_rules_are_silent_where_nothing_fails() -> None:
    easy = Board.from_string(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    )
    complete = Solver().solve(easy).final_board
    assert nested(complete).refutations == ()
    for slug in (*SINGLE_LEVEL, NESTED):
        assert named(slug).apply(complete) == ()


@pytest.mark.parametrize("puzzle", ["." * 16, "." * 36, "." * 81, "12345" + "." * 76])
def test_boards_that_leave_almost_everything_open_end_soon(puzzle: str) -> None:
    result = Solver([*BASIC, *SINGLE_LEVEL, NESTED]).solve(Board.from_string(puzzle))
    assert result.status is SolveStatus.STUCK
    assert result.diagnosis is not None
    one, other = result.diagnosis.solutions
    assert one != other
    assert one.dead_end is None
    assert other.dead_end is None


def test_a_long_proof_within_a_proof_is_soon_checked() -> None:
    """It once took more looks at its constraints than whoever checks receipts has patience for."""
    placed = "1................3..........3...2.16......2..........8.....7...74...6.....53....7"
    gone = (
        "212 617 717 524 425 627 428 831 632 733 833 134 634 135 335 737 152 652 554 455 458 165 565"
        " 366 174 875 177 183 184 587 388 895 197"
    )
    board = Board.from_string(f"{placed}:{gone}", CLASSIC.with_anti_knight())
    inference = named("nested_forcing_chain").first(board)
    assert inference is not None
    assert check_inference(board, inference).ok
