"""Certificates of puzzles with clues: they hold, and only for the clues that there are."""

from __future__ import annotations

from dataclasses import replace

import pytest

from puzzles.killers import CAGE_RULES, KILLERS
from puzzles.proofs import lrat_fault
from sudologue.audit import certify
from sudologue.audit.certificate import Certificate, CertificateError, LedgerError
from sudologue.audit.certificate_formula import Formula
from sudologue.audit.certificate_test import check, some_puzzle
from sudologue.clues import Arrow, Cage, Clue, Region, Thermometer
from sudologue.clues.clues_test import NeverThree
from sudologue.inference import SolveStatus
from sudologue.model import CLASSIC, Board, Layout
from sudologue.rules.ledgers.card import INNIE
from sudologue.solver import Solver

SIX = Layout.boxes(2, 3)
CLUES: dict[str, tuple[Clue, ...]] = {
    "cages": (Cage.of("r1c1 r1c2 r2c1", 9), Cage.of("r4c4 r5c4 r5c5"), Cage.of("r6c1 r6c2", 7)),
    "region": (Region.of("r1c1 r2c4 r3c2 r4c5 r5c3"),),
    "thermometers": (
        Thermometer.of("r1c1 r2c2 r3c3 r4c4"),
        Thermometer.of("r6c1 r5c1", slow=True),
    ),
    "arrows": (Arrow.of("r1c1", "r2c2 r3c3", "r2c1 r3c1"), Arrow.of("r6c5 r6c6", "r5c6 r4c6 r4c5")),
    "own": (NeverThree(SIX.houses[0].cells),),
}


@pytest.mark.parametrize("kind", CLUES)
def test_a_puzzle_with_clues(kind: str) -> None:
    result = Solver().solve(some_puzzle(SIX.with_clues(*CLUES[kind])))
    assert result.status is SolveStatus.SOLVED
    check(result)
    assert length_of(certify(result)) == LENGTHS[kind]


LENGTHS = {
    "cages": (17, 207),
    "region": (23, 260),
    "thermometers": (17, 204),
    "arrows": (97, 1_409),
    "own": (15, 184),
    "six": (158, 1_295),
}
"""How many lemmas the proofs have, and how many clauses these stand on: no more than they need."""


def length_of(certificate: Certificate) -> tuple[int, int]:
    return certificate.lemma_count, sum(len(lemma.hints) for lemma in certificate.lemmas)


def killer() -> Certificate:
    record, _ = KILLERS["six"]
    return certify(Solver(CAGE_RULES).solve(Board.from_string(record)))


@pytest.mark.parametrize("name", KILLERS)
def test_a_killer_without_givens(name: str) -> None:
    record, solution = KILLERS[name]
    result = Solver(CAGE_RULES).solve(Board.from_string(record))
    check(result)
    found = certify(result).solution
    assert found is not None
    assert found.to_string() == solution
    if name in LENGTHS:
        assert length_of(certify(result)) == LENGTHS[name]


def test_without_a_cage_that_it_stands_on_nothing_is_proved() -> None:
    certificate = killer()
    laws, lines = certificate.formula.laws.values(), certificate.cnf.splitlines()
    hints = {hint for lemma in certificate.lemmas for hint in lemma.hints}
    used = [law for law in laws if hints.intersection(law.numbers)]
    assert len(used) > 4
    for law in used:
        numbers = law.numbers
        without = [line if n not in numbers else lines[1] for n, line in enumerate(lines)]
        fault = lrat_fault("\n".join(without), certificate.lrat)
        assert fault is not None


def test_lemmas_of_laws_are_proved_once_and_each_is_needed() -> None:
    certificate = killer()
    proof = [line.split() for line in certificate.lrat.splitlines()]
    lemmas = [tuple(line[1 : line.index("0")]) for line in proof]
    several = [lemma for lemma in lemmas if len(lemma) > 1]
    assert len(several) == len(set(several))
    for index in range(0, len(proof), 7):
        shorter = [*proof[:index], *proof[index + 1 :]]
        text = "\n".join(" ".join(line) for line in shorter)
        is_used = any(proof[index][0] in line[line.index("0") :] for line in shorter)
        assert (lrat_fault(certificate.cnf, text) is not None) is is_used


def test_a_denied_lemma_is_noticed() -> None:
    certificate = killer()
    proof = certificate.lrat.splitlines()
    for index in range(0, len(proof) - 1, 7):
        number, first, *rest = proof[index].split()
        denied = " ".join([number, str(-int(first)), *rest])
        text = "\n".join([*proof[:index], denied, *proof[index + 1 :]])
        assert lrat_fault(certificate.cnf, text) is not None


def test_the_end_is_a_clue_that_nothing_fills() -> None:
    layout = Layout.boxes(2, 2).with_clues(Cage.of("r1c1 r1c2", 3))
    start = Board.from_string("." * 16, layout).eliminate(["r1c1(1)", "r1c2(1)"])
    result = Solver().solve(start)
    assert result.status is SolveStatus.CONTRADICTION
    assert "c The end: the 3-cage at r1c1 " in certify(result).drat
    check(result)


def test_sums_of_houses_and_cages_have_no_certificate() -> None:
    result = Solver(["innie_45"]).solve(Board.from_string(INNIE.example))
    said = r"step 1, innie_45, adds up houses and cages, of which there are no certificates yet"
    with pytest.raises(LedgerError, match=said):
        certify(result)


def test_a_law_that_is_too_wide_for_clauses_is_refused_by_name() -> None:
    layout = CLASSIC.with_clues(Arrow(CLASSIC.cells[:3], (CLASSIC.cells[27:42],)))
    line = f".{KILLERS['nine'][1][1:]}"
    start = replace(Board.from_string(line), layout=layout)
    result = Solver().solve(start)
    assert result.status is SolveStatus.CONTRADICTION
    said = "the pill arrow at r1c1 has too many cells for a certificate"
    with pytest.raises(CertificateError, match=said):
        certify(result)


def test_the_legend_names_each_law() -> None:
    layout = Layout.boxes(2, 2).with_clues(Cage.of("r1c1 r2c3", 3), Thermometer.of("r1c1 r1c2"))
    told = [*Formula(Board.from_string("." * 16, layout), None).legend()]
    assert told[14:21] == [
        "Clauses 65 to 388: no cell takes two digits, and no house has one twice.",
        "    Nor has the 3-cage at r1c1 (r1c1 r2c3).",
        "The law of the 3-cage at r1c1, along r1c1 r2c3:",
        "    Variables 65 to 66: its states, between one cell and the next.",
        "    Variables 67 to 70: its edges: a digit in a cell, which leads from one state to the next.",
        "    Clauses 389 to 408: the digits of its cells lead from its start to its end.",
        "The law of the thermometer at r1c1, along r1c1 r1c2:",
    ]
