"""Laws as clauses, held against the plainest reading of each rule by trying all fillings."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from puzzles.proofs import Propagation
from sudologue.audit.certificate_laws import Clause, LawClauses
from sudologue.clues.brute_force_test import KINDS, SIZE
from sudologue.model import Clue, Layout, bits_of

LAYOUT = Layout.of_size(SIZE)
CANDIDATES = LAYOUT.tables.all_candidates.bit_length()


def law_of(clue: Clue) -> LawClauses:
    return LawClauses(LAYOUT, clue, CANDIDATES + 1, 1)


def known(possible: int, law: LawClauses) -> list[Clause]:
    """What propagation starts from: the clue's clauses, its cells' digits, and what is gone."""
    gone = [(-number - 1,) for domain in law.domains for number in bits_of(domain & ~possible)]
    cells = [tuple(number + 1 for number in bits_of(domain)) for domain in law.domains]
    return [*law.clauses, *cells, *gone]


@pytest.mark.parametrize("kind", KINDS)
def test_fillings_meet_the_clauses_if_they_meet_the_law(kind: str) -> None:
    random = Random(3)
    for _ in range(4):
        sample = KINDS[kind](random, SIZE, 5)
        clue, rule = sample.clue, sample.rule
        law = law_of(clue)
        fillings = [*product(range(1, SIZE + 1), repeat=len(clue.cells))]
        for digits in random.sample(fillings, min(len(fillings), 40)):
            placed = sum(
                1 << LAYOUT.tables.candidate_number(cell, digit)
                for cell, digit in zip(clue.cells, digits, strict=True)
            )
            found = Propagation(known(placed, law))
            assert found.is_refuted is not rule(digits), (clue, digits)
            assert found.is_refuted or len(found.true) >= law.state_count + law.edge_count
            # nothing is left open: a filling has one walk


@pytest.mark.parametrize("kind", KINDS)
def test_propagation_finds_what_is_on_no_walk_and_nothing_else(kind: str) -> None:
    random = Random(4)
    for _ in range(12):
        clue = KINDS[kind](random, SIZE, 5).clue
        law, possible = law_of(clue), random.getrandbits(CANDIDATES) | random.getrandbits(
            CANDIDATES
        )
        found = Propagation(known(possible, law))
        struck = law.struck(possible)
        assert found.is_refuted is (struck is None)
        if struck is not None:
            false = {-literal - 1 for literal in found.true if -CANDIDATES <= literal < 0}
            assert struck == sum(1 << number for number in false if possible >> number & 1)
