from __future__ import annotations

import math
import pickle
import subprocess
import sys
from collections.abc import Iterator, Sequence
from itertools import islice

import pytest

from puzzles.checks import LOCKED, PAIRS, SINGLES, board_with, told
from puzzles.layouts import LAYOUTS
from puzzles.positions import traces
from sudologue.audit import check_trace
from sudologue.errors import NameNotFoundError, SudologueError
from sudologue.inference import Evidence, Inference, Placement, SolveStatus
from sudologue.model import Board, Candidate, Cell, DeadEnd, Layout
from sudologue.rules import Card, Technique, Tier, named, registry
from sudologue.rules.singles.evidence import NakedSingleEvidence
from sudologue.solver import Solver

SMALL = Board.from_string("1... ..3. .4.. ...2")
PUZZLE = "6.....2.5......8..52..1.....7.....89.8.32......5...1...3.8.14......3..7..1..723.."


class Trusting(Technique):
    """A rule that takes one solution for granted."""

    card = Card("trusting", Tier.UNIQUENESS, assumes_uniqueness=True)

    def find(self, board: Board) -> Iterator[Inference]:
        yield from ()


class LastCellFirst:
    """A rule of a user's own: naked singles, looked for from the end of the board."""

    @property
    def name(self) -> str:
        return "last_cell_first"

    def apply(self, board: Board) -> Sequence[Inference]:
        return [
            Inference(
                self.name, Placement(cell, digit), NakedSingleEvidence(cell=cell, digit=digit)
            )
            for cell in reversed(board.layout.cells)
            for digit in board.domain(cell)
            if len(board.domain(cell)) == 1
        ]


# ------------------------------------------------------------------------------------ refusals


def test_a_rule_that_assumes_uniqueness_must_be_allowed() -> None:
    with pytest.raises(NameNotFoundError) as caught:
        Solver([Trusting()])
    assert str(caught.value) == (
        "'trusting' assumes that the puzzle has one solution; " "allow that with assume_unique"
    )
    assert [rule.name for rule in Solver([Trusting()], assume_unique=True).rules] == ["trusting"]


def test_a_bound_counts_from_0() -> None:
    with pytest.raises(SudologueError) as caught:
        Solver(max_steps=-1)
    assert str(caught.value) == "max_steps can't be -1; it starts at 0"
    with pytest.raises(SudologueError) as caught:
        Solver(max_depth=-2)
    assert str(caught.value) == "max_depth can't be -2; it starts at 0"
    with pytest.raises(SudologueError) as caught:
        Solver(budget=-3)
    assert str(caught.value) == "budget can't be -3; it starts at 0"
    for seconds in (0.0, -1.0, math.inf, math.nan):
        with pytest.raises(SudologueError) as caught:
            Solver(timeout=seconds)
        assert str(caught.value) == f"timeout can't be {seconds}; give a number of seconds above 0"


def test_an_unknown_rule_is_refused_at_once() -> None:
    with pytest.raises(NameNotFoundError):
        Solver(["naked_single", "naked_simple"])


# --------------------------------------------------------------------------------- how it ends


def test_solved() -> None:
    result = Solver(SINGLES).solve(SMALL)
    assert result.status is SolveStatus.SOLVED
    assert result.diagnosis is None
    assert result.initial is SMALL
    assert result.final_board.to_string() == "1324423124133142"
    assert [f"{step.inference.rule}: {told(step.inference)}" for step in result.steps] == [
        "naked_single: r1c4=4 | r1c4 |",
        "naked_single: r1c3=2 | r1c3 |",
        "full_house: r2c4=1 | 1 in box 2 |",
        "full_house: r1c2=3 | 3 in row 1 |",
        "full_house: r3c4=3 | 3 in column 4 |",
        "naked_single: r2c2=2 | r2c2 |",
        "full_house: r2c1=4 | 4 in box 1 |",
        "full_house: r4c2=1 | 1 in column 2 |",
        "naked_single: r3c1=2 | r3c1 |",
        "full_house: r4c1=3 | 3 in box 3 |",
        "full_house: r3c3=1 | 1 in row 3 |",
        "full_house: r4c3=4 | 4 in box 4 |",
    ]


def test_a_complete_board_is_solved_without_a_step() -> None:
    full = Board.from_string("1324423124133142")
    result = Solver().solve(full)
    assert (result.status, result.steps, result.diagnosis) == (SolveStatus.SOLVED, (), None)
    assert result.final_board == full


def test_stuck_with_a_diagnosis() -> None:
    result = Solver(SINGLES).solve(Board.from_string(PUZZLE))
    assert result.status is SolveStatus.STUCK
    diagnosis = result.diagnosis
    assert diagnosis is not None
    final = result.final_board
    assert final.to_string() == (
        "6.....2.53..2..8..52..1....2731...8918.32.....65...12373.8.1452852.3..71.1.5723.8"
    )
    assert diagnosis.open_cells == 38
    assert diagnosis.candidates_left == sum(map(len, final.masks.domains))
    assert {len(domain) for _, domain in diagnosis.tightest} == {2}
    assert [cell for cell, _ in diagnosis.tightest] == [
        cell for cell in final.layout.cells if len(final.domain(cell)) == 2
    ]
    assert diagnosis.rules_tried == SINGLES
    assert diagnosis.dead_end is None
    assert diagnosis.solutions == ()
    assert str(diagnosis) == (
        "Stuck with 38 open cells and 122 candidates left. The tightest cells are r1c2 (4, 9), "
        "r2c2 (4, 9), r4c7 (5, 6), r5c3 (4, 9), r5c8 (4, 6) and 6 more. None of the 3 rules tried "
        "finds anything: full house, naked single and hidden single."
    )


def test_without_rules_every_puzzle_is_stuck() -> None:
    result = Solver([]).solve(SMALL)
    assert (result.status, result.steps) == (SolveStatus.STUCK, ())
    assert str(result.diagnosis).endswith("No rules were given.")


def small(*candidates: str) -> Board:
    """The empty board of four rows without these candidates, `r1c1(123)` for several."""
    found = (text.rstrip(")").split("(") for text in candidates)
    return Board.from_string("." * 16).eliminate(
        Candidate(Cell.parse(name), int(digit)) for name, digits in found for digit in digits
    )


@pytest.mark.parametrize("rules", [None, SINGLES, LOCKED, []], ids=str)
@pytest.mark.parametrize(
    ("board", "dead_end", "text"),
    [
        (
            small("r2c2(1234)"),
            DeadEnd(cell=Cell(1, 1)),
            "Contradiction: r2c2 has no candidate left.",
        ),
        # whatever else there is to say
        (
            small("r2c2(1234)", "r4c4(123)"),
            DeadEnd(cell=Cell(1, 1)),
            "Contradiction: r2c2 has no candidate left.",
        ),
        (
            small("r1c1(3)", "r1c2(3)", "r1c3(3)", "r1c4(3)"),
            DeadEnd(house=SMALL.houses[4], digit=3),
            "Contradiction: row 1 has no place left for 3.",
        ),
    ],
)
def test_contradiction_with_its_evidence(
    rules: Sequence[str] | None, board: Board, dead_end: DeadEnd, text: str
) -> None:
    result = Solver(rules).solve(board)
    assert result.status is SolveStatus.CONTRADICTION
    assert result.steps == ()
    assert result.diagnosis is not None
    assert result.diagnosis.dead_end == dead_end
    assert str(result.diagnosis) == text


def test_a_contradiction_met_on_the_way_ends_the_solve() -> None:
    """Two cells of a row are down to the same digit, which no given shows."""
    board = small("r1c1(123)", "r1c4(123)")
    result = Solver(SINGLES).solve(board)
    assert result.status is SolveStatus.CONTRADICTION
    assert [str(step.inference.action) for step in result.steps] == ["r1c1=4"]
    assert str(result.diagnosis) == "Contradiction: r1c4 has no candidate left."
    assert check_trace(result).ok


def test_a_dead_house_is_noticed_however_many_singles_come_first() -> None:
    """Singles are placed without looking for dead houses; none of them is a solution's."""
    board = board_with(LAYOUTS["4x4"], "r1c1=1 r2c3=3").eliminate(
        Candidate(Cell(3, col), 4) for col in range(4)
    )
    assert board.dead_end == DeadEnd(house=board.houses[7], digit=4)
    for rules in (SINGLES, PAIRS, ["naked_pair"], None):
        result = Solver(rules).solve(board)
        assert result.status is SolveStatus.CONTRADICTION
        assert check_trace(result).ok


# ------------------------------------------------------------------------------- the rules used


def test_the_first_inference_of_the_first_rule_that_fires() -> None:
    for trace in traces()[::3]:
        board = trace[0].board
        rules = [named(slug) for slug in PAIRS]
        for step in Solver(PAIRS).steps(board):
            firing = next(rule for rule in rules if rule.apply(board))
            assert step.inference == firing.apply(board)[0]
            assert step.board == step.inference.action.apply(board)
            board = step.board


def test_rules_are_tried_in_the_order_given() -> None:
    first = Solver(["hidden_single", "naked_single"]).next_step(SMALL)
    assert first is not None
    assert first.inference.rule == "hidden_single"
    assert [rule.name for rule in Solver(["naked_pair", "full_house"]).rules] == [
        "naked_pair",
        "full_house",
    ]


def test_without_a_choice_all_rules_are_used_that_assume_nothing() -> None:
    modest = tuple(rule for rule in registry() if not rule.card.assumes_uniqueness)
    assert Solver().rules == modest
    assert Solver(assume_unique=True).rules == registry()


def test_a_solver_travels_to_other_processes() -> None:
    """Before and after rules were loaded."""
    board, solver = Board.from_string(PUZZLE), Solver(max_depth=2)
    result = solver.solve(board)
    for other in (pickle.loads(pickle.dumps(each)) for each in (Solver(max_depth=2), solver)):
        assert other.solve(board) == result
        assert other.rules == solver.rules


def test_a_user_s_own_rule() -> None:
    result = Solver([LastCellFirst(), "hidden_single"]).solve(SMALL)
    assert result.status is SolveStatus.SOLVED
    assert result.steps[0].inference.rule == "last_cell_first"
    assert str(result.steps[0].inference.action) == "r4c1=3"
    assert check_trace(result).ok


def test_a_user_s_rule_that_is_wrong_is_found_out_by_the_audit() -> None:
    class Guess:
        name = "guess"

        def apply(self, board: Board) -> Sequence[Inference]:
            candidate = board.layout.tables.candidates_in(board.masks.live)[0]
            action = Placement(candidate.cell, candidate.digit)
            return [Inference(self.name, action, Evidence())]

    solver = Solver(["naked_single", Guess()], check=False)
    verdict = check_trace(solver.solve(Board.from_string(PUZZLE)))
    assert not verdict.ok


# ----------------------------------------------------------------------- steps, one and several


def test_the_next_step_is_the_trace_s_first() -> None:
    result = Solver(PAIRS).solve(Board.from_string(PUZZLE))
    board = result.initial
    for step in result.steps:
        assert Solver(PAIRS).next_step(board) == step
        board = step.board
    assert Solver(PAIRS).next_step(board) is None


def test_there_is_no_next_step_where_nothing_fires_or_nothing_is_left() -> None:
    assert Solver(SINGLES).next_step(Board.from_string("." * 81)) is None
    assert Solver().next_step(small("r2c2(1234)")) is None
    assert Solver().next_step(small("r1c1(3)", "r1c2(3)", "r1c3(3)", "r1c4(3)")) is None
    assert Solver().next_step(Board.from_string("1324423124133142")) is None


def test_steps_are_found_as_they_are_asked_for() -> None:
    asked: list[str] = []

    class Watched(LastCellFirst):
        def apply(self, board: Board) -> Sequence[Inference]:
            asked.append(board.to_string())
            return super().apply(board)

    steps = Solver([Watched()]).steps(SMALL)
    assert asked == []
    next(steps)
    next(steps)
    assert len(asked) == 2


@pytest.mark.parametrize(
    ("bound", "limit"),
    [(0, "the limit of 0 steps"), (1, "the limit of 1 step"), (11, "the limit of 11 steps")],
)
def test_a_solve_that_is_stopped_keeps_its_trace(bound: int, limit: str) -> None:
    whole = Solver(SINGLES).solve(SMALL)
    result = Solver(SINGLES, max_steps=bound).solve(SMALL)
    assert result.status is SolveStatus.STOPPED
    assert result.steps == whole.steps[:bound]
    assert result.diagnosis is not None
    assert result.diagnosis.stopped == limit
    left = f"{12 - bound} open cell{'' if bound == 11 else 's'}"
    assert str(result.diagnosis).startswith(f"Stopped by {limit}, with {left} and ")


@pytest.mark.parametrize("bound", [12, 13, 100])
def test_a_bound_that_is_not_reached_changes_nothing(bound: int) -> None:
    assert Solver(SINGLES, max_steps=bound).solve(SMALL) == Solver(SINGLES).solve(SMALL)
    stuck = Solver(SINGLES).solve(Board.from_string(PUZZLE))
    exactly = Solver(SINGLES, max_steps=len(stuck.steps)).solve(Board.from_string(PUZZLE))
    assert exactly == stuck


def test_a_dead_board_is_a_contradiction_however_few_steps_are_allowed() -> None:
    result = Solver(SINGLES, max_steps=0).solve(small("r2c2(1234)"))
    assert result.status is SolveStatus.CONTRADICTION


def test_whoever_takes_the_steps_may_end_before_the_solver() -> None:
    solver = Solver(SINGLES)
    steps = list(islice(solver.steps(SMALL), 3))
    result = solver.conclude(SMALL, steps, stopped="the clock")
    assert result.status is SolveStatus.STOPPED
    assert result.steps == tuple(steps)
    assert str(result.diagnosis).startswith("Stopped by the clock, with 9 open cells and ")
    assert solver.conclude(SMALL, solver.steps(SMALL)) == solver.solve(SMALL)


def test_a_depth_leaves_out_the_rules_that_assume_more() -> None:
    plain = [rule.name for rule in Solver(max_depth=0).rules]
    single = [rule.name for rule in Solver(max_depth=1).rules]
    modest = [rule for rule in registry() if not rule.card.assumes_uniqueness]
    assert plain == [rule.name for rule in modest if rule.assumptions == 0]
    assert "contradiction_forcing_chain" in set(single) - set(plain)
    assert "nested_forcing_chain" not in single
    assert "nested_forcing_chain" in {rule.name for rule in Solver(max_depth=2).rules}
    stranger = LastCellFirst()
    assert Solver([stranger], max_depth=0).rules == (stranger,)


def test_two_solutions_met_on_the_way_show_that_there_is_no_proof() -> None:
    board = Board.from_string("1... ..3. .4.. ....")
    result = Solver().solve(board)
    assert result.status is SolveStatus.STUCK
    assert result.diagnosis is not None
    one, other = result.diagnosis.solutions
    assert one != other
    for solution in (one, other):
        assert solution.is_complete
        assert (
            solution.masks.filled & result.final_board.masks.filled
            == result.final_board.masks.filled
        )
    assert str(result.diagnosis).startswith(
        "Stuck, since the puzzle has more than one solution. Two of them: 1"
    )
    assert Solver(SINGLES).solve(board).diagnosis != result.diagnosis


def test_options_are_everything_that_can_be_said_now() -> None:
    board = Board.from_string(PUZZLE)
    options = Solver(PAIRS).options(board)
    assert options == tuple(i for slug in PAIRS for i in named(slug).apply(board))
    assert Solver(PAIRS).next_step(board) is not None
    assert options[0] == Solver(PAIRS).solve(board).steps[0].inference
    assert Solver([LastCellFirst()]).options(SMALL) == tuple(LastCellFirst().apply(SMALL))


def test_a_dead_board_has_no_options() -> None:
    assert Solver(SINGLES).options(small("r2c2(1234)")) == ()
    assert Solver(SINGLES).options(small("r1c1(3)", "r1c2(3)", "r1c3(3)", "r1c4(3)")) == ()


@pytest.mark.parametrize("size", [4, 6, 9, 16])
def test_an_empty_board_is_stuck_at_once_with_simple_rules(size: int) -> None:
    layout = Layout.of_size(size)
    result = Solver(PAIRS).solve(Board.from_string("." * size * size, layout))
    assert (result.status, result.steps) == (SolveStatus.STUCK, ())


# ------------------------------------------------------------------------------ what is loaded


@pytest.mark.parametrize(
    ("puzzle", "families", "most"),
    [
        (
            ".8.47...3....5..16.4.....5....3..7..........432...1.658.3.4...2..........1.5.3...",
            "singles",
            15,
        ),
        (
            ".......92.37.......4.......8...6.1.......43.......9...2...5...6...1..74....8.....",
            "locked singles",
            34,
        ),
    ],
)
def test_a_solve_loads_the_families_that_it_comes_to(puzzle: str, families: str, most: int) -> None:
    """No other rule's search, and few cards: those of rules that were passed over."""
    script = (
        "import sys, sudologue\n"
        f"assert sudologue.solve({puzzle!r}).solved\n"
        "rules = [name.split('.') for name in sys.modules if name.startswith('sudologue.rules')]\n"
        "print(*sorted(name[2] for name in rules if name[3:] == ['search']), len(rules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    *loaded, number = done.stdout.split()
    assert loaded == families.split()
    assert int(number) <= most
