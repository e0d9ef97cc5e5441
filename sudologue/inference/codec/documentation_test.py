"""What `docs/trace-format.md` shows is what happens."""

from __future__ import annotations

import doctest
import json
import re
import subprocess
import sys
from pathlib import Path

from sudologue.inference.codec import parsing, to_data, to_json
from sudologue.inference.codec.own_evidence_test import trace_of
from sudologue.inference.constraint import CellConstraint
from sudologue.model import Board, Candidate, Cell, HouseKind
from sudologue.rules.forcing.evidence import ContradictionEvidence, Refutation
from sudologue.solver import Solver

PAGE = Path(__file__).parents[3] / "docs" / "trace-format.md"
TEXT = PAGE.read_text(encoding="utf-8")


def test_the_examples_run() -> None:
    outcome = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert outcome.attempted > 10
    assert outcome.failed == 0


def test_the_trace_at_the_top_is_what_is_written() -> None:
    block = re.search(r"```json\n(.*?)```", TEXT, re.DOTALL)
    assert block is not None
    result = Solver().solve(Board.from_string("1234 3412 2143 432."))
    assert json.loads(block[1]) == to_data(result)


def test_the_limits_are_those_of_the_code() -> None:
    for limit in (
        parsing.MAXIMUM_TEXT,
        parsing.MAXIMUM_STEPS,
        parsing.MAXIMUM_CITATIONS,
    ):
        assert f"{limit:,} " in TEXT
    assert f"{parsing.MAXIMUM_NESTING} levels of objects" in " ".join(TEXT.split())
    assert parsing.LARGEST_NUMBER == 2**53 - 1


def test_every_kind_of_house_is_named() -> None:
    for kind in HouseKind:
        assert f"`{kind.name.lower()}`" in TEXT
        assert f'`"{kind.letter}' in TEXT


def test_a_fresh_process_reads_evidence_whose_rules_it_has_not_loaded() -> None:
    proof = Refutation(Candidate(Cell(0, 0), 1), (), CellConstraint(Cell(0, 1)), ())
    text = to_json(trace_of(ContradictionEvidence(proof=proof)))
    program = (
        "import sys; from sudologue.inference import SolveResult; "
        "result = SolveResult.from_json(sys.stdin.read()); "
        "assert not any('.search' in name or '.card' in name for name in sys.modules "
        "if name.startswith('sudologue.rules')); "
        "sys.stdout.write(type(result.steps[0].inference.evidence).__name__)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        input=text,
        capture_output=True,
        text=True,
        check=False,
        cwd=PAGE.parents[1],
    )
    assert (done.stdout, done.stderr) == ("ContradictionEvidence", "")
