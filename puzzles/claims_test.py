"""Nothing false: every claim of every voice, over puzzles of all kinds, held against its board.

The ordinary run takes a few solves of each set, the slow one 500 of all ten sets in all voices;
`SUDOLOGUE_CORPUS=full` takes every puzzle. `python -m tools.claims` prints the numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import cycle

import pytest

from puzzles.checks import PAIRS, rows
from puzzles.claims import (
    VOICES,
    Tally,
    check_all,
    check_passages,
    check_step,
    faulty,
    sentence_at,
)
from puzzles.laws import some_long
from puzzles.layouts import LAYOUTS
from puzzles.shared import FULL, lines, needs_shared, records
from puzzles.variants_test import SOLVED_BY_PAIRS, SOLVED_BY_SINGLES
from sudologue.inference import CellConstraint, HouseConstraint, SolveResult
from sudologue.model import Board, Candidate, Cell
from sudologue.narration import voice_named
from sudologue.narration.claims.board_claims import Assertion, AtStep, CanOnlyBe, Numbers, Sees
from sudologue.narration.claims.receipt_claims import (
    AreTheRest,
    DigitRulesOut,
    IsBarred,
    IsFilled,
    LeavesAtMost,
    RemovedBy,
    Supposed,
    TooFewLeft,
)
from sudologue.narration.golden_test import Golden, golden_sentences
from sudologue.narration.phrasing.passage import Passage, heading, say, states, step_number
from sudologue.narration.steps.proofs import tell_proof
from sudologue.narration.voices.voice import Voice
from sudologue.solver import Solver

# How many puzzles of each set are told: every day, and in the slow run, where they make 500.
SETS = {
    "qqwing-simple": (2, 62),
    "qqwing-easy": (2, 62),
    "qqwing-intermediate": (2, 62),
    "qqwing-expert": (2, 62),
    "seventeen-clues": (2, 62),
    "hodoku-exemplars": (3, 55),
    "sudorules-misc": (1, 47),
    "top1465": (1, 54),
    "hardest2011": (0, 15),
    "tridagon": (0, 19),
}

KINDS = (
    "classic_6x6",
    "classic_16x16",
    "jigsaw_9x9",
    "jigsaw_other_sizes",
    "diagonal_x",
    "windoku",
    "disjoint_groups",
    "extra_regions",
    "anti_knight",
    "anti_king",
    "even_odd",
    "sukaku",
    "mixed",
)

GOLDEN = list(golden_sentences())


def spread(count: int, size: int) -> range:
    """Which of so many puzzles to take: just so many, evenly spread, or all."""
    if FULL:
        return range(count)
    step = max(1, count // size) if size else 1
    return range(0, count, step)[:size]


def told(boards: Iterable[Board], rules: Sequence[str] | None = None) -> Tally:
    """Puzzles solved and told in all voices, with nothing false in it.

    Every second one is solved with rules that take it for granted that there is one solution.
    """
    tally = Tally()
    solvers = cycle([Solver(rules), Solver(rules, assume_unique=True)])
    for board, solver in zip(boards, solvers, strict=False):
        tally += check_all(solver.solve(board))
        assert not tally.faults, "\n".join(map(str, tally.faults[:10]))
    return tally


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.rule)
def test_golden_positions(golden: Golden) -> None:
    for narrator in map(voice_named, VOICES):
        assert check_step(narrator.tell(golden.step, golden.board), golden.board) == []
        if isinstance(narrator, Voice):
            in_full = replace(narrator, full=True).tell(golden.step, golden.board)
            assert check_step(in_full, golden.board) == []


@needs_shared
@pytest.mark.parametrize(
    "name", some_long([name for name, (few, _) in SETS.items() if few], "top1465")
)
def test_a_few_solves(name: str) -> None:
    puzzles = lines(name)
    few = SETS[name][0]
    tally = told(Board.from_string(puzzles[index]) for index in range(0, 7 * few, 7))
    assert tally.claims


@needs_shared
@pytest.mark.slow
@pytest.mark.parametrize("name", SETS)
def test_500_solves(name: str) -> None:
    puzzles = lines(name)
    chosen = spread(len(puzzles), SETS[name][1])
    tally = told(Board.from_string(puzzles[index]) for index in chosen)
    assert tally.solves >= SETS[name][1]


def test_they_are_500_solves_of_all_ten_sets() -> None:
    assert len(SETS) == 10
    assert sum(many for _, many in SETS.values()) == 500


@pytest.mark.parametrize(
    ("layout", "puzzle"),
    [
        pytest.param(name, puzzle, id=name, marks=[pytest.mark.slow] * (len(puzzle) > 81))
        for name, puzzle, *_ in rows(SOLVED_BY_SINGLES + SOLVED_BY_PAIRS)
    ],
)
def test_other_layouts(layout: str, puzzle: str) -> None:
    assert told([Board.from_string(puzzle, LAYOUTS[layout])], PAIRS).claims


@needs_shared
@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_variants(kind: str) -> None:
    known = records(kind)
    assert told(known[index].board for index in spread(len(known), 3)).claims


@needs_shared
@pytest.mark.parametrize("voice", VOICES)
def test_a_proof_told_as_a_story(voice: str) -> None:
    result = Solver().solve(Board.from_string(lines("qqwing-expert")[0]))
    open_cells = [cell for cell in result.initial.layout.cells if not result.initial.value(cell)]
    for cell in open_cells[:: len(open_cells) // 4]:
        proof = result.proof(cell)
        tally = check_passages(proof, voice, tell_proof(proof, voice_named(voice)))
        assert not tally.faults, tally.faults[0]


@pytest.mark.parametrize(
    ("puzzle", "rules"),
    [
        ("1.....3..4.....2", ("full_house", "hidden_pair")),  # stuck
        ("...12.3.....32..", ("naked_single", "hidden_single")),  # without a solution
    ],
)
def test_where_it_ends(puzzle: str, rules: tuple[str, ...]) -> None:
    result = Solver(rules).solve(Board.from_string(puzzle))
    tally = check_all(result)
    assert tally.claims
    assert not tally.faults, tally.faults[0]


# ---------------------------------------------------------------------- the machine finds what is
# wrong

BOARD = Board.from_string("1.....3..4.....2")
CORNER, NEXT, AFAR = Cell(0, 0), Cell(0, 1), Cell(3, 2)


def solved() -> SolveResult:
    return Solver(PAIRS).solve(BOARD)


def faults(*passages: Passage) -> list[str]:
    return [fault.why for fault in check_passages(solved(), "a", passages).faults]


def numbered(*claims: Assertion) -> Passage:
    return say(step_number(1), ". Look: ", states("so it is", *claims), ".")


NOT_SO, SO = Sees((CORNER,), (AFAR,)), Sees((CORNER,), (NEXT,))


def test_of_the_start_only_before_the_first_step() -> None:
    assert faults(say(states("a", SO)), heading("Singles"), numbered(AtStep(1, SO))) == []
    assert faults(numbered(SO)) == ["of no step"]
    assert faults(numbered(AtStep(1, SO)), say(states("a", SO))) == ["of no step"]


def test_what_is_false() -> None:
    assert faults(say(states("a", NOT_SO))) == ["false"]
    assert faults(numbered(AtStep(2, NOT_SO))) == ["false"]


def test_of_a_step_that_there_is_not() -> None:
    steps = len(solved().steps)
    assert faults(numbered(AtStep(steps + 1, SO))) == []
    assert faults(numbered(AtStep(steps + 2, SO))) == ["of a step that there is not"]


def test_what_says_nothing() -> None:
    assert faults(say(states("a", Sees((), (NEXT,)), Numbers(0, ())))) == ["says nothing"] * 2


def test_each_claim_is_about_the_board_of_its_step() -> None:
    result = solved()
    first = result.steps[0].inference.action.candidates[0]
    claim = CanOnlyBe((first.cell,), tuple(sorted(BOARD.domain(first.cell) | {first.digit})))
    alone = CanOnlyBe((first.cell,), (first.digit,))
    assert faults(numbered(AtStep(2, alone))) == []
    assert faults(numbered(AtStep(1, claim))) == []


def test_a_fault_names_its_sentence() -> None:
    passage = say(step_number(1), ". So. ", CORNER, states(" sees ", AtStep(1, NOT_SO)), AFAR, ".")
    (fault,) = check_passages(solved(), "a", [passage]).faults
    assert fault.sentence == "r1c1 sees r4c3."
    assert str(fault).splitlines()[1].strip() == fault.sentence
    assert sentence_at("One.\nTwo.", 6) == "Two."


@pytest.mark.parametrize("by", [0, 1, 2, 3, 10**6])
def test_who_removed_it(by: int) -> None:
    result = solved()
    second = result.steps[1]
    gone = result.board_before(2).masks.live & ~second.board.masks.live & ~second.board.masks.filled
    candidates = result.initial.layout.tables.candidates_in(gone)
    assert candidates
    told = faults(numbered(AtStep(3, RemovedBy(by, candidates))))
    assert told == ([] if by == 2 else ["false: that step did not remove it"])
    assert faults(numbered(AtStep(2, RemovedBy(2, candidates)))) == ["false"]


# ------------------------------------------------------------------------------- claims of receipts

ONE = Candidate(CORNER, 1)
ROW = next(house for house in BOARD.layout.houses if house.noun == "row 1")
TRUTH = HouseConstraint(ROW, 2)  # r1c2, r1c3 and r1c4 are open


def c(text: str) -> Candidate:
    return Candidate.parse(text)


@pytest.mark.parametrize(
    ("claim", "holds"),
    [
        (IsFilled((CORNER,), is_given=True), True),
        (IsFilled((CORNER, NEXT)), False),
        (DigitRulesOut(CORNER, (c("r1c2(1)"), c("r2c2(1)")), is_given=True), True),
        (DigitRulesOut(CORNER, (c("r1c2(1)"),), is_given=False), False),
        (DigitRulesOut(CORNER, (c("r1c2(2)"),), is_given=True), False),
        (DigitRulesOut(CORNER, (c("r4c2(1)"),), is_given=True), False),
        (IsBarred((c("r1c2(2)"),)), False),
        (AreTheRest(CellConstraint(Cell(0, 3)), (c("r1c4(1)"), c("r1c4(2)"), c("r1c4(3)"))), True),
        (AreTheRest(CellConstraint(Cell(0, 3)), (c("r1c4(1)"),)), False),
        (AreTheRest(TRUTH, (c("r1c4(2)"),)), True),
        (AreTheRest(TRUTH, (c("r1c2(2)"),)), False),
        (LeavesAtMost(TRUTH, (c("r1c2(2)"), c("r1c3(2)"))), True),
        (LeavesAtMost(TRUTH, (c("r1c2(2)"),)), False),
        (LeavesAtMost(TRUTH, (c("r1c2(2)"),), Supposed(false=(c("r1c3(2)"),))), True),
        (LeavesAtMost(TRUTH, (), Supposed(((c("r2c2(2)"),), (c("r3c3(2)"),)))), True),
        (LeavesAtMost(TRUTH, (), Supposed(((c("r2c2(2)"), c("r3c3(2)")),))), False),
    ],
)
def test_claims_of_receipts(claim: Assertion, holds: bool) -> None:
    assert faulty(claim, BOARD) == (None if holds else "false")


def test_too_few_left() -> None:
    cells = CellConstraint(Cell(0, 1)), CellConstraint(Cell(0, 2))
    links = tuple(HouseConstraint(ROW, digit) for digit in (2, 3, 4))
    assert not TooFewLeft(cells, links, Supposed()).holds(BOARD)
    supposed = Supposed(((c("r2c2(3)"),), (c("r1c4(4)"),)))
    assert TooFewLeft(cells, links[:1], supposed).holds(BOARD)
    assert not TooFewLeft(cells[:1], links[:1], supposed).holds(BOARD)
