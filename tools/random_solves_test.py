from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

from puzzles.random_layouts import puzzle, samples
from sudologue.audit import check_trace
from sudologue.inference import SolveStatus
from sudologue.solver import Solver
from tools.random_solves import Examiner, fault_of, main, seeds

KINDS = ["classic", "anti-king", "jigsaw"]


@pytest.mark.slow
def test_puzzles_are_those_of_the_seed_and_without_fault() -> None:
    examiner = Examiner(60.0)
    reports = [examiner(made) for made in seeds(5, KINDS, 2, 3)]
    assert [(report.kind, report.status, report.fault) for report in reports] == [
        (kind, "solved", None) for kind in ("anti-king", "jigsaw", "classic")
    ]
    made = [(sample.kind, sample.seed) for sample in islice(samples(puzzle, 5, KINDS), 1, 4)]
    assert made == list(seeds(5, KINDS, 2, 3))


@pytest.mark.slow
def test_the_command_counts_what_it_did(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kinds = "sizes,diagonals"
    monkeypatch.setattr(
        "sys.argv", ["random_solves", "--count", "2", "--kinds", kinds, "--assume-unique"]
    )
    main()
    *lines, last = capsys.readouterr().out.splitlines()
    assert sorted(line.split()[0] for line in lines) == ["diagonals", "sizes"]
    assert all(line.endswith("1 solved") for line in lines)
    assert last.startswith("2 puzzles, ")
    assert last.endswith(" steps, 0 faults")


def test_a_solve_that_takes_too_long_is_stopped_and_its_trace_is_audited() -> None:
    sample = puzzle("anti-king", "5:2")
    result = Examiner(1e-6).solved(sample)
    assert result.status is SolveStatus.STOPPED
    assert check_trace(result).ok


def test_faults_are_told() -> None:
    sample = puzzle("classic", "5:1")
    result = Solver().solve(sample.board)
    assert fault_of(sample, result) is None
    first = result.steps[0]
    evidence = replace(first.inference.evidence, truths=(), links=())
    false = replace(first, inference=replace(first.inference, evidence=evidence))
    fault = fault_of(sample, replace(result, steps=(false, *result.steps[1:])))
    assert fault is not None
    assert fault.startswith("step 1: ")
    assert str(first.inference) in fault
    other = replace(sample, solution=puzzle("classic", "5:4").solution)
    assert fault_of(other, result) == "a step denies the solution"


@pytest.mark.parametrize("is_draft", [False, True])
def test_only_a_puzzle_must_have_a_solution(is_draft: bool) -> None:
    sample = puzzle("classic", "5:1")
    result = replace(Solver().solve(sample.board), status=SolveStatus.CONTRADICTION)
    assert fault_of(sample, result, is_draft) is not None
