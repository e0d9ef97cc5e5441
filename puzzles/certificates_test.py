"""Certificates of puzzles of all difficulties, checked by a SAT library that is not ours.

The ordinary run takes a few; `SUDOLOGUE_CORPUS=full` takes two hundred. Checkers of proofs that are
on the path are asked, too.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from puzzles.laws import some_long
from puzzles.proofs import drat_fault, lrat_fault, read_formula, read_lemmas
from puzzles.shared import FULL, clue_records, lines, needs_shared, records
from sudologue.audit import certify
from sudologue.audit.certificate import Certificate
from sudologue.inference import SolveStatus
from sudologue.model import Board
from sudologue.rules import of_family, registry
from sudologue.solver import Solver

# How many puzzles of a set, and how many in the ordinary run.
SETS = {
    "qqwing-simple": (20, 1),
    "qqwing-easy": (20, 1),
    "qqwing-intermediate": (20, 1),
    "qqwing-expert": (20, 1),
    "seventeen-clues": (30, 1),
    "top1465": (40, 1),
    "tridagon": (10, 0),
    "hardest2011": (40, 0),
}
VARIANTS = {
    "classic_6x6": (5, 1),
    "classic_16x16": (3, 0),
    "jigsaw_9x9": (5, 1),
    "diagonal_x": (5, 0),
    "windoku": (5, 0),
    "disjoint_groups": (5, 0),
    "extra_regions": (5, 0),
    "anti_knight": (5, 1),
    "anti_king": (5, 0),
    "even_odd": (5, 0),
}
CLUES = {"killer": (40, 1), "thermo": (25, 1), "arrow": (23, 1)}
OF_CLUES = some_long(CLUES, "killer", "arrow")
CHECKERS = {
    "drat-trim": ("proof.drat", "s VERIFIED"),
    "cake_lpr": ("proof.lrat", "s VERIFIED UNSAT"),
    "lrat-check": ("proof.lrat", "VERIFIED"),
}


def some(found: Sequence[Any], wanted: tuple[int, int]) -> list[Any]:
    """So many of them, evenly spread."""
    number = wanted[0 if FULL else 1]
    if number == 0:
        pytest.skip("only where the whole corpus is asked for")
    return [found[index * len(found) // number] for index in range(number)]


@cache
def classic(name: str) -> tuple[Certificate, ...]:
    """The certificates of some puzzles of a set, all of which can be solved."""
    found: list[Certificate] = []
    for puzzle in some(lines(name), SETS[name]):
        result = Solver().solve(Board.from_string(puzzle))
        assert result.status is SolveStatus.SOLVED
        found.append(certify(result))
    return tuple(found)


@cache
def variants(kind: str) -> tuple[Certificate, ...]:
    """The certificates of some variants, if the quicker rules solve them."""
    found: list[Certificate] = []
    for record in some(records(kind), VARIANTS[kind]):
        result = Solver(max_depth=1).solve(record.board)
        if result.status is SolveStatus.SOLVED:
            assert result.final_board.to_string() == record.solution
            found.append(certify(result))
    assert found
    return tuple(found)


@cache
def with_clues(kind: str) -> tuple[Certificate, ...]:
    """The certificates of some puzzles with clues, if they are solved without ledgers."""
    sums = of_family("ledgers")
    rules = [r for r in registry() if not (r.card.assumes_uniqueness or r in sums)]
    found: list[Certificate] = []
    for board, solution in some(clue_records(kind), CLUES[kind]):
        result = Solver(rules, max_depth=0).solve(board)
        if result.status is SolveStatus.SOLVED:
            assert result.final_board.to_string() == solution
            found.append(certify(result))
    assert found
    return tuple(found)


def check(certificate: Certificate, folder: Path) -> None:
    """Ask the checkers of our own, and those on the path."""
    cnf, drat, lrat = certificate.cnf, certificate.drat, certificate.lrat
    assert drat_fault(cnf, drat) is None
    assert lrat_fault(cnf, lrat) is None
    for name, text in (("puzzle.cnf", cnf), ("proof.drat", drat), ("proof.lrat", lrat)):
        folder.joinpath(name).write_text(text, encoding="utf-8")
    for checker, (proof, verdict) in CHECKERS.items():
        if shutil.which(checker):
            command = [checker, "puzzle.cnf", proof]
            done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
            assert verdict in done.stdout, done.stdout


def check_by_library(certificate: Certificate) -> None:
    """Each lemma follows by the library's unit propagation; and before the solution is denied, the
    library finds it and no other.
    """
    solvers = pytest.importorskip("pysat.solvers")
    solution = certificate.solution
    formula, lemmas = read_formula(certificate.cnf), read_lemmas(certificate.drat)
    with solvers.Solver(name="minisat22", bootstrap_with=formula) as solver:
        for lemma in lemmas:
            consistent, _ = solver.propagate(assumptions=[-literal for literal in lemma])
            assert not consistent, f"{lemma} does not follow by unit propagation"
            solver.add_clause(lemma)
    assert lemmas[-1] == ()
    assert solution is not None
    candidates = solution.layout.tables.all_candidates.bit_length()
    with solvers.Solver(name="minisat22", bootstrap_with=formula[:-1]) as solver:
        assert solver.solve()
        true = [literal for literal in solver.get_model()[:candidates] if literal > 0]
        assert sum(1 << variable - 1 for variable in true) == solution.masks.filled
        solver.add_clause([-literal for literal in true])
        assert not solver.solve()


@needs_shared
@pytest.mark.parametrize("name", SETS)
def test_classic_puzzles(name: str, tmp_path: Path) -> None:
    for certificate in classic(name):
        check(certificate, tmp_path)


@needs_shared
@pytest.mark.parametrize("name", SETS)
def test_classic_puzzles_by_library(name: str) -> None:
    for certificate in classic(name):
        check_by_library(certificate)


@needs_shared
@pytest.mark.parametrize("kind", VARIANTS)
def test_variants(kind: str, tmp_path: Path) -> None:
    for certificate in variants(kind):
        check(certificate, tmp_path)


@needs_shared
@pytest.mark.parametrize("kind", VARIANTS)
def test_variants_by_library(kind: str) -> None:
    for certificate in variants(kind):
        check_by_library(certificate)


@needs_shared
@pytest.mark.parametrize("kind", OF_CLUES)
def test_clues(kind: str, tmp_path: Path) -> None:
    for certificate in with_clues(kind):
        check(certificate, tmp_path)


@needs_shared
@pytest.mark.parametrize("kind", OF_CLUES)
def test_clues_by_library(kind: str) -> None:
    for certificate in with_clues(kind):
        check_by_library(certificate)
