"""Whatever is asked of a puzzle's candidates is answered, and every answer has its receipt.

Samples; `SUDOLOGUE_CORPUS=full` asks 300 of each set, which takes an hour.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

import sudologue
from puzzles.laws import some_long
from puzzles.shared import FULL, lines, needs_shared, records
from sudologue import oracle
from sudologue.audit import check_inference, check_trace
from sudologue.coach import Answer, Claim, Explanation, Finding, Ruling
from sudologue.inference import Elimination, Inference, Placement
from sudologue.model import Board, Candidate, bits_of
from sudologue.solver import Solver
from tools.soundness import loose_citation

# how many candidates the ordinary run asks about
SETS = {"qqwing-easy": 12, "qqwing-expert": 8, "top1465": 5}
SLOW_SETS = {"hardest2011": 3}
WANTED = 300


def starts(name: str, wanted: int) -> Iterator[tuple[Board, Board, Random]]:
    """Puzzles of a set, evenly spread, each with its solution, and chance to go on with."""
    puzzles, rng = lines(name), Random(name)
    count = WANTED if FULL else wanted
    for number in range(count):
        board = Board.from_string(puzzles[number * len(puzzles) // count])
        solution = oracle.solution(board)
        assert solution is not None
        yield board, solution, rng


def some(board: Board, mask: int, rng: Random) -> Candidate:
    """One of the candidates of a mask."""
    return board.layout.tables.candidate(rng.choice(list(bits_of(mask))))


def audited(found: Explanation) -> None:
    """The reason is there, it holds, and it shows what it is said to show."""
    trace = found.trace
    assert trace is not None, found.claim
    assert trace.initial == found.board
    assert not trace.assumptions
    verdict = check_trace(trace)
    assert verdict.ok, (found.claim, verdict)
    if found.inference is not None:
        assert check_inference(found.board, found.inference).ok
    assert str(found)


def ruled_out(found: Explanation, candidate: Candidate) -> bool:
    """Whether the reason rules a candidate out."""
    assert found.trace is not None
    end = found.trace.final_board
    return not (end.masks.live | end.masks.filled) >> number_of(end, candidate) & 1


def number_of(board: Board, candidate: Candidate) -> int:
    return board.layout.tables.candidate_number(candidate.cell, candidate.digit)


def check_false_candidates(name: str, wanted: int) -> None:
    for board, solution, rng in starts(name, wanted):
        candidate = some(board, board.masks.live & ~solution.masks.filled, rng)
        found = sudologue.explain(board, candidate)
        assert found.verdict.is_proved, (board, candidate)
        audited(found)
        assert ruled_out(found, candidate)
        wrong = sudologue.explain(board, Placement(candidate.cell, candidate.digit), reveal=True)
        assert wrong.verdict is Answer.FALSE
        assert wrong.solution == solution
        audited(wrong)
        assert ruled_out(wrong, candidate)


def check_true_candidates(name: str, wanted: int) -> None:
    for board, solution, rng in starts(name, wanted):
        candidate = some(board, board.masks.live & solution.masks.filled, rng)
        found = sudologue.explain(board, candidate)
        assert found.verdict is Answer.MUST_BE, (board, candidate)
        audited(found)
        assert found.trace is not None
        assert found.trace.final_board.value(candidate.cell) == candidate.digit
        right = sudologue.explain(board, Placement(candidate.cell, candidate.digit))
        assert right.verdict.is_proved
        audited(right)


@needs_shared
@pytest.mark.parametrize("name", SETS)
def test_every_false_candidate_is_refuted_and_the_proof_holds(name: str) -> None:
    check_false_candidates(name, SETS[name])


@needs_shared
@pytest.mark.parametrize("name", some_long(SETS, "qqwing-easy", "top1465"))
def test_every_true_candidate_must_be(name: str) -> None:
    check_true_candidates(name, SETS[name])


@pytest.mark.slow
@needs_shared
@pytest.mark.parametrize("name", SLOW_SETS)
def test_so_it_is_with_the_hardest(name: str) -> None:
    check_false_candidates(name, SLOW_SETS[name])
    check_true_candidates(name, SLOW_SETS[name])


def is_solved(board: Board) -> bool:
    """Whether a solve gets to the end with the work that it is allowed."""
    return Solver().solve(board).solved


VARIANTS = (
    "anti_king",
    "anti_knight",
    "classic_4x4",
    "classic_6x6",
    "diagonal_x",
    "disjoint_groups",
    "even_odd",
    "extra_regions",
    "jigsaw_9x9",
    "sukaku",
    "windoku",
)


@needs_shared
@pytest.mark.parametrize("kind", some_long(VARIANTS, "sukaku", "jigsaw_9x9", "anti_king"))
def test_so_it_is_with_variants(kind: str) -> None:
    """A few sukaku take more work than a solve is allowed, and are passed over; so may larger
    boards."""
    rng = Random(kind)
    boards = [record.board for record in records(kind) if record.fields["size"] <= 9]
    for board in boards[: 20 if FULL else 1]:
        solution = oracle.solution(board)
        assert solution is not None
        if not board.masks.live & ~solution.masks.filled or (
            kind == "sukaku" and not is_solved(board)
        ):
            continue
        false = some(board, board.masks.live & ~solution.masks.filled, rng)
        found = sudologue.explain(board, false)
        assert found.verdict.is_proved, (board, false)
        audited(found)
        assert ruled_out(found, false)
        must = sudologue.explain(board, some(board, board.masks.live & solution.masks.filled, rng))
        assert must.verdict is Answer.MUST_BE, board
        audited(must)


# ------------------------------------------------------------------------------------------ rulings

JUDGED = ("qqwing-expert", "top1465", "hodoku-exemplars")


def steps(name: str, wanted: int) -> Iterator[tuple[Board, Inference]]:
    """Steps of solves of a set, each with the board before it; those of the hard rules first."""
    puzzles, solver, rng = lines(name), Solver(), Random(name)
    count = 100 if FULL else wanted
    for number in range(count):
        board = Board.from_string(puzzles[number * len(puzzles) // count])
        result = solver.solve(board)
        hard = [n for n, step in enumerate(result.steps) if len(step.inference.evidence.truths) > 1]
        for index in sorted(rng.sample(hard, min(4, len(hard)))):
            yield result.board_before(index + 1), result.steps[index].inference


def stands(ruling: Ruling) -> bool:
    """Whether the case that is said to be left open meets what is cited, and denies the claim."""
    assert ruling.grounds is not None
    assert ruling.grounds.evidence is not None
    assert ruling.part is not None
    board, evidence = ruling.board, ruling.grounds.evidence
    (denied,) = ruling.part.candidates
    taken = sum(1 << number_of(board, candidate) for candidate in ruling.surviving)
    if taken & ~board.masks.live:
        return False
    if (denied in ruling.surviving) is isinstance(ruling.part, Placement):
        return False
    taken |= board.masks.filled
    truths = [truth.mask(board.layout) for truth in evidence.truths]
    links = [link.mask(board.layout) for link in evidence.links]
    is_one = all((link & taken).bit_count() <= 1 for link in links)
    return is_one and all(truth & taken for truth in truths)


@needs_shared
@pytest.mark.parametrize("name", some_long(JUDGED, "top1465"))
def test_receipts_of_traces_are_valid_and_with_a_truth_less_they_are_not(name: str) -> None:
    """A receipt that is tight needs each of its truths; what it leaves open without one is shown."""
    dropped = 0
    for board, inference in steps(name, 6):
        evidence, claim = inference.evidence, Claim.of(inference.action)
        ruling = sudologue.judge(board, claim, by=evidence)
        assert ruling.verdict is Finding.VALID, inference
        if evidence.assumption is not None or loose_citation(board, inference) is not None:
            continue
        for place in range(len(evidence.truths)):
            truths = evidence.truths[:place] + evidence.truths[place + 1 :]
            ruling = sudologue.judge(board, claim, by=replace(evidence, truths=truths))
            assert ruling.verdict is Finding.TRUE_BUT_UNPROVED, (inference, evidence.truths[place])
            assert stands(ruling), (inference, evidence.truths[place])
            dropped += 1
    assert dropped > 5


@needs_shared
@pytest.mark.parametrize("name", some_long(["qqwing-easy", "top1465"], "top1465"))
def test_random_false_claims_are_refused_with_a_solution_that_denies_them(name: str) -> None:
    for board, solution, rng in starts(name, 40):
        result = Solver(max_steps=rng.randrange(20)).solve(board)
        board = result.final_board
        if board.is_complete:
            continue
        true = rng.random() < 0.5
        candidate = some(
            board,
            board.masks.live & (solution.masks.filled if true else ~solution.masks.filled),
            rng,
        )
        action = Placement(candidate.cell, candidate.digit)
        claim = Claim.of(Elimination.of_candidates((candidate,)) if true else action)
        ruling = sudologue.judge(board, claim, by=rng.choice([None, "row 1, box 5", "x-wing"]))
        assert ruling.verdict is Finding.FALSE
        assert ruling.solution is not None
        assert ruling.solution.is_complete
        assert not ruling.solution.masks.filled & ~(board.masks.live | board.masks.filled)
        assert not board.masks.filled & ~ruling.solution.masks.filled
        assert (ruling.solution.value(candidate.cell) == candidate.digit) is true
        assert str(ruling).startswith("No")
