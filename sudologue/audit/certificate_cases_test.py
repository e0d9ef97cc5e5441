from __future__ import annotations

from random import Random

import pytest

from puzzles.checks import board_with, empty, only
from puzzles.layouts import LAYOUTS
from puzzles.proofs import Propagation, lrat_fault
from sudologue.audit import check_inference
from sudologue.audit.certificate_cases import CaseAnalysis, Facts, Lemma
from sudologue.audit.certificate_formula import Formula
from sudologue.clues import Cage, Clue, Region, Thermometer
from sudologue.inference import (
    CellConstraint,
    ClueConstraint,
    Constraint,
    Elimination,
    Evidence,
    HouseConstraint,
    Inference,
)
from sudologue.model import Board, BoardMasks, Candidate, Cell, House, Layout

LAYOUT, SIX = LAYOUTS["4x4"], LAYOUTS["6x6"]
TRIPLE = only(empty(SIX), "r1c1 r1c2 r1c3", "123")
TRIPLE_LINKS = ("1 in row 1", "2 in row 1", "3 in row 1")


def number(layout: Layout, candidate: str) -> int:
    parsed = Candidate.parse(candidate)
    return layout.tables.candidate_number(parsed.cell, parsed.digit)


def house(layout: Layout, name: str) -> House:
    return next(house for house in layout.houses if str(house) == name)


def cited(layout: Layout, *texts: str) -> list[int]:
    """Constraints as people write them: `r1c1`, `2 in row 1`."""
    found: list[Constraint] = []
    for text in texts:
        digit, _, name = text.partition(" in ")
        if name:
            found.append(HouseConstraint(house(layout, name), int(digit)))
        else:
            found.append(CellConstraint(Cell.parse(text)))
    return [constraint.mask(layout) for constraint in found]


def refuted(
    board: Board, supposed: str, truths: tuple[str, ...], links: tuple[str, ...]
) -> list[Lemma] | None:
    """The lemmas against a supposition such as `r1c1=2` or `r1c1<>2`."""
    layout = board.layout
    cell, sign, digit = supposed.partition("<>") if "<" in supposed else supposed.partition("=")
    literal = number(layout, f"{cell}({digit})") + 1
    facts = Facts(Formula(board, None))
    analysis = CaseAnalysis(facts, cited(layout, *truths), cited(layout, *links))
    return analysis.refute(literal if sign == "=" else -literal)


def hold(board: Board, lemmas: list[Lemma]) -> None:
    """Every lemma follows by propagation, and by its hints alone."""
    formula = Formula(board, None)
    clauses = list(formula.clauses())
    known = Propagation(clauses)
    for lemma in lemmas:
        assert known.implies(lemma.literals)
        known.add(lemma.literals)
    for position, lemma in enumerate(lemmas, formula.size + 1):
        lemma.number = position
    text = ""
    for lemma in lemmas:
        hints = [hint.number if isinstance(hint, Lemma) else hint for hint in lemma.hints]
        text += " ".join(map(str, [lemma.number, *lemma.literals, 0, *hints, 0])) + "\n"
    is_over = not lemmas[-1].literals
    fault = None if is_over else "the last lemma is not the empty one"
    assert lrat_fault(formula.text(), text) == fault


def test_a_naked_single_is_one_lemma() -> None:
    board = board_with(LAYOUT, "r1c1=1 r1c2=2 r4c3=3")
    lemmas = refuted(board, "r1c3<>4", ("r1c3",), ())
    assert lemmas is not None
    assert [lemma.literals for lemma in lemmas] == [(number(LAYOUT, "r1c3(4)") + 1,)]
    hold(board, lemmas)


def test_a_naked_pair_needs_no_cases() -> None:
    board = only(empty(LAYOUT), "r1c1 r1c2", "12")
    lemmas = refuted(board, "r1c3=1", ("r1c1", "r1c2"), ("1 in row 1", "2 in row 1"))
    assert lemmas is not None
    assert [lemma.literals for lemma in lemmas] == [(-number(LAYOUT, "r1c3(1)") - 1,)]
    hold(board, lemmas)


def test_cases_where_nothing_is_forced() -> None:
    """A naked triple: where it loses one digit, two are left for each of the three cells."""
    lemmas = refuted(TRIPLE, "r1c4=3", ("r1c1", "r1c2", "r1c3"), TRIPLE_LINKS)
    assert lemmas is not None
    supposed = -number(SIX, "r1c4(3)") - 1
    assert [lemma.literals for lemma in lemmas] == [
        (-number(SIX, "r1c1(1)") - 1, supposed),
        (supposed,),
    ]
    hold(TRIPLE, lemmas)


def test_a_case_that_does_not_matter_is_not_among_the_lemmas() -> None:
    """The tightest truth has nothing to do with it."""
    board = only(TRIPLE, "r6c6", "12")
    lemmas = refuted(board, "r1c4=3", ("r6c6", "r1c1", "r1c2", "r1c3"), TRIPLE_LINKS)
    assert lemmas is not None
    mentioned = {abs(literal) for lemma in lemmas for literal in lemma.literals}
    assert not mentioned & {number(SIX, f"r6c6({digit})") + 1 for digit in (1, 2)}
    hold(board, lemmas)


@pytest.mark.parametrize(
    ("truths", "links"),
    [
        ((), ("1 in row 1", "2 in row 1")),
        (("r1c1",), ("1 in row 1", "2 in row 1")),
        (("r1c1", "r1c2"), ("1 in row 1",)),
        (("r1c1", "r1c2"), ("1 in column 1", "2 in row 1")),
    ],
)
def test_what_is_not_cited_is_not_looked_at(
    truths: tuple[str, ...], links: tuple[str, ...]
) -> None:
    board = only(empty(LAYOUT), "r1c1 r1c2", "12")
    assert refuted(board, "r1c3=1", truths, links) is None


def test_constraints_that_contradict_each_other_end_the_proof() -> None:
    board = only(empty(LAYOUT), "r1c1 r1c2 r1c3", "12")
    lemmas = refuted(
        board, "r4c4=1", ("r1c1", "r1c2", "r1c3"), ("1 in row 1", "2 in row 1", "r4c4")
    )
    assert lemmas is not None
    assert lemmas[-1].literals == ()
    mentioned = {abs(literal) for lemma in lemmas for literal in lemma.literals}
    assert number(LAYOUT, "r4c4(1)") + 1 not in mentioned


# a solution, and clues that it meets
GRID = tuple(map(int, "123456456123231564564231312645645312"))
CLUES = (
    Cage.of("r1c1 r2c6 r3c6", 8),
    Region.of("r1c2 r4c1 r5c4 r3c6"),
    Thermometer.of("r2c4 r1c2 r1c3 r3c4"),
)


@pytest.mark.parametrize(
    ("clues", "size"), [((), (51, 2_691, 92)), (CLUES, (76, 1_338, 140))], ids=["houses", "clues"]
)
def test_what_is_refuted_has_lemmas_that_hold(
    clues: tuple[Clue, ...], size: tuple[int, int, int]
) -> None:
    """Candidates that the solution does not have, on boards with half of all such candidates."""
    layout, chance, found = SIX.with_clues(*clues), Random(3), list[Lemma]()
    houses = [HouseConstraint(house, d) for house in layout.houses for d in layout.tables.digits]
    for _ in range(30):
        live = layout.tables.candidates_in(layout.tables.all_candidates)
        false = [c for c in live if GRID[layout.tables.cell_number(c.cell)] != c.digit]
        board = empty(layout).eliminate(c for c in false if chance.random() < 0.45)
        claim = chance.choice([c for c in false if c.digit in board.domain(c.cell)])
        cited = [c for c in (*map(CellConstraint, layout.cells), *houses) if chance.random() < 0.8]
        facts = Facts(Formula(board, None))
        laws = [facts.formula.laws[clue] for clue in clues]
        truths, links = ([c.mask(layout) for c in its] for its in (cited, houses))
        supposition = layout.tables.candidate_number(claim.cell, claim.digit) + 1
        lemmas = CaseAnalysis(facts, truths, links, laws).refute(supposition)
        evidence = Evidence(
            truths=tuple(cited), links=tuple(houses), clues=tuple(map(ClueConstraint, clues))
        )
        proof = Inference("some_rule", Elimination.of_candidates((claim,)), evidence)
        assert (lemmas is not None) is check_inference(board, proof).ok
        if lemmas is not None:
            assert lemmas[-1].literals == (-supposition,)
            hold(board, lemmas)
            found += lemmas
    hints = sum(len(lemma.hints) for lemma in found)
    literals = sum(len(lemma.literals) for lemma in found)
    assert (len(found), hints, literals) == size


@pytest.mark.parametrize(
    ("domains", "supposed", "size"),
    [
        (
            "12456 2456 35 13456 123456 123456 1234 2345 26 1235 1236 12345 "
            "12346 1345 123456 13456 23456 12346 13456 1456 1456 245 12346 1245 "
            "123456 12456 1245 1456 3456 123456 2346 1245 12456 2345 1456 2356",
            "r3c1(6)",
            (9, 324),
        ),
        (
            "145 1236 23456 146 256 12346 346 1456 136 1236 123456 12356 "
            "234 2345 12345 3456 346 12456 12456 1346 12346 1234 123456 134 "
            "134 1245 12346 136 2456 12356 12346 123456 25 13456 123 12345",
            "r5c2(5)",
            (16, 992),
        ),
    ],
    ids=["a case that settles the one around it", "the end of a row beside the next one's start"],
)
def test_cases_deep_within_cases(domains: str, supposed: str, size: tuple[int, int]) -> None:
    board = Board(
        BoardMasks.from_candidates([[*map(int, domain)] for domain in domains.split()], SIX)
    )
    houses = [
        HouseConstraint(house, d).mask(SIX) for house in SIX.houses for d in SIX.tables.digits
    ]
    analysis = CaseAnalysis(
        Facts(Formula(board, None)), (*SIX.tables.domain_masks, *houses), houses
    )
    lemmas = analysis.refute(number(SIX, supposed) + 1)
    assert lemmas is not None
    hold(board, lemmas)
    assert (len(lemmas), sum(len(lemma.hints) for lemma in lemmas)) == size
