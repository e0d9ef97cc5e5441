from __future__ import annotations

from dataclasses import replace

import pytest

from puzzles.checks import PAIRS, SINGLES, board_with
from puzzles.layouts import LAYOUTS
from sudologue.audit import Verdict, check_json, check_trace
from sudologue.inference import (
    Elimination,
    Inference,
    Placement,
    SolveResult,
    SolveStatus,
    TraceStep,
)
from sudologue.inference.codec import to_json
from sudologue.model import Board, Candidate, Cell, Layout
from sudologue.rules import named
from sudologue.solver import Solver

PUZZLE = ".3.4...1.6...3.2.5........4.9.6...7....3....1....8.5....7.......89.157...5....49."
GOOD = Solver(PAIRS).solve(Board.from_string(PUZZLE))
STUCK = Solver(SINGLES).solve(Board.from_string(PUZZLE))
LENGTH = len(GOOD.steps)
ELIMINATING = next(
    index
    for index, step in enumerate(GOOD.steps)
    if isinstance(step.inference.action, Elimination) and len(step.inference.action.candidates) > 1
)


def tampered(index: int, step: TraceStep) -> SolveResult:
    """The good trace with one step replaced."""
    return replace(GOOD, steps=(*GOOD.steps[:index], step, *GOOD.steps[index + 1 :]))


def refused(result: SolveResult, step: int | None, reason: str) -> None:
    assert check_trace(result) == Verdict(False, reason, None if step is None else step + 1)


def test_a_true_trace_is_accepted_solved_or_not() -> None:
    assert check_trace(GOOD) == Verdict(True)
    assert GOOD.status is SolveStatus.SOLVED
    assert check_trace(STUCK) == Verdict(True)
    assert STUCK.status is SolveStatus.STUCK
    dead = board_with(LAYOUTS["4x4"], "r1c1=1").eliminate(
        [Candidate(Cell(1, 1), d) for d in (2, 3, 4)]
    )
    contradiction = Solver(SINGLES).solve(dead)
    assert contradiction.status is SolveStatus.CONTRADICTION
    assert check_trace(contradiction) == Verdict(True)


def test_a_trace_may_start_in_the_middle() -> None:
    """On a board where some digits are placed and some candidates gone."""
    middle = GOOD.steps[10].board
    assert check_trace(SolveResult(middle, GOOD.steps[11:], GOOD.status)).ok


# --------------------------------------------------------------------------------- single steps


@pytest.mark.parametrize("index", [0, 1, LENGTH // 2, LENGTH - 1])
def test_a_citation_dropped(index: int) -> None:
    inference = GOOD.steps[index].inference
    evidence = replace(inference.evidence, truths=inference.evidence.truths[1:])
    step = replace(GOOD.steps[index], inference=replace(inference, evidence=evidence))
    verdict = check_trace(tampered(index, step))
    assert (verdict.ok, verdict.step) == (False, index + 1)
    assert str(verdict).startswith(f"step {index + 1}: the constraints cited do not force r")


def test_a_conclusion_altered_to_another_digit() -> None:
    index = next(i for i, s in enumerate(GOOD.steps) if s.inference.rule == "hidden_single")
    before, inference = GOOD.board_before(index + 1), GOOD.steps[index].inference
    assert isinstance(inference.action, Placement)
    cell, right = inference.action.cell, inference.action.value
    for digit in before.domain(cell) - {right}:
        other = Placement(cell, digit)
        wrong = TraceStep(replace(inference, action=other), other.apply(before))
        refused(
            tampered(index, wrong),
            index,
            f"the constraints cited do not force {cell} to be {digit}",
        )


def test_a_conclusion_altered_to_another_candidate() -> None:
    step = GOOD.steps[ELIMINATING]
    before = GOOD.board_before(ELIMINATING + 1)
    answer = GOOD.final_board
    true = next(
        candidate
        for candidate in before.layout.candidates_in(before.live)
        if answer.value(candidate.cell) == candidate.digit
    )
    wrong = replace(
        step.inference, action=Elimination.of_candidates((*step.inference.action.candidates, true))
    )
    refused(
        tampered(ELIMINATING, TraceStep(wrong, wrong.action.apply(before))),
        ELIMINATING,
        f"the constraints cited do not force {true.cell} not to be {true.digit}",
    )


def test_a_board_that_does_not_follow() -> None:
    step = GOOD.steps[5]
    reason = "the board does not follow from the one before and the conclusion"
    refused(tampered(5, replace(step, board=GOOD.steps[4].board)), 5, reason)
    refused(tampered(5, replace(step, board=GOOD.steps[6].board)), 5, reason)
    # more candidates gone, or fewer, than the step says
    extra = step.board.layout.candidate((step.board.live & -step.board.live).bit_length() - 1)
    refused(tampered(5, replace(step, board=step.board.eliminate([extra]))), 5, reason)
    kept = step.board.with_masks(live=GOOD.steps[4].board.live)
    refused(tampered(5, replace(step, board=kept)), 5, reason)


def test_a_board_of_another_layout() -> None:
    step = GOOD.steps[5]
    elsewhere = step.board.with_masks(layout=LAYOUTS["diagonals"])
    refused(
        tampered(5, replace(step, board=elsewhere)),
        5,
        "the board does not follow from the one before and the conclusion",
    )


def test_an_elimination_that_its_board_undid_in_part() -> None:
    step = GOOD.steps[ELIMINATING]
    part = Elimination.of_candidates(step.inference.action.candidates[:1])
    less = replace(step, board=part.apply(GOOD.board_before(ELIMINATING + 1)))
    refused(
        tampered(ELIMINATING, less),
        ELIMINATING,
        "the board does not follow from the one before and the conclusion",
    )


def test_givens_that_change_on_the_way() -> None:
    step = GOOD.steps[5]
    reason = "the givens have changed"
    for board in (
        step.board.with_masks(givens=step.board.filled),
        step.board.with_masks(givens=0),
        step.board.with_masks(barred=1),
    ):
        refused(tampered(5, replace(step, board=board)), 5, reason)


def test_a_step_left_out_or_said_twice() -> None:
    left_out = replace(GOOD, steps=GOOD.steps[:5] + GOOD.steps[6:])
    verdict = check_trace(left_out)
    assert (verdict.ok, verdict.step) == (False, 6)
    twice = replace(GOOD, steps=GOOD.steps[:6] + GOOD.steps[5:])
    action = GOOD.steps[5].inference.action
    assert isinstance(action, Placement)
    refused(twice, 6, f"{action.value} is not a candidate of {action.cell}")


# ----------------------------------------------------------------------------------- the ends


def test_a_trace_cut_short() -> None:
    for length in (0, 1, LENGTH - 1):
        short = replace(GOOD, steps=GOOD.steps[:length])
        refused(short, length, "the trace ends before the board is complete")


def test_a_status_that_the_end_does_not_bear_out() -> None:
    refused(
        replace(STUCK, status=SolveStatus.SOLVED),
        len(STUCK.steps),
        "the trace ends before the board is complete",
    )
    refused(
        replace(STUCK, status=SolveStatus.CONTRADICTION),
        len(STUCK.steps),
        "the board does not contradict itself",
    )
    refused(replace(GOOD, status=SolveStatus.STUCK), LENGTH, "the board is complete, not stuck")
    refused(
        replace(GOOD, status=SolveStatus.CONTRADICTION),
        LENGTH,
        "the board does not contradict itself",
    )
    dead = board_with(LAYOUTS["4x4"], "r1c1=1").eliminate(
        [Candidate(Cell(1, 1), d) for d in (2, 3, 4)]
    )
    refused(
        SolveResult(dead, (), SolveStatus.STUCK),
        0,
        "the board contradicts itself: r2c2 has no candidate left",
    )


def bit(layout: Layout, candidate: str) -> int:
    parsed = Candidate.parse(candidate)
    return 1 << layout.candidate_number(parsed.cell, parsed.digit)


def test_a_start_that_is_no_position() -> None:
    layout = LAYOUTS["4x4"]
    start = board_with(layout, "r1c1=1")
    for board, reason in [
        (
            start.with_masks(givens=start.givens | bit(layout, "r4c4(2)")),
            "a given is not on the starting board",
        ),
        (
            start.with_masks(live=start.live | bit(layout, "r1c2(1)")),
            "r1c2(1) is a candidate, but r1c1 holds 1",
        ),
        (
            start.with_masks(live=start.live | bit(layout, "r1c1(3)")),
            "r1c1(3) is a candidate, but r1c1 holds 1",
        ),
        (
            start.with_masks(barred=bit(layout, "r4c4(2)")),
            "r4c4(2) is possible, but the puzzle rules it out",
        ),
        (
            start.with_masks(barred=bit(layout, "r1c1(1)")),
            "r1c1(1) is possible, but the puzzle rules it out",
        ),
        (
            Board.of_masks(layout, 0, bit(layout, "r1c1(1)") | bit(layout, "r1c4(1)"), 0),
            "r1c1 and r1c4 see each other and are both 1",
        ),
        (
            Board.of_masks(layout, 0, bit(layout, "r1c1(1)") | bit(layout, "r1c1(3)"), 0),
            "r1c1 holds both 1 and 3",
        ),
    ]:
        result = SolveResult(board, (), SolveStatus.STUCK)
        refused(result, None, reason)
        if "r1c1(3)" not in reason and "both 1 and 3" not in reason:  # what no text can say
            assert check_json(to_json(result)).reason == reason


def test_letters_in_a_conflict() -> None:
    layout = Layout.of_size(16)
    filled = bit(layout, "r1c1(C)") | bit(layout, "r1c16(C)")
    refused(
        SolveResult(Board.of_masks(layout, 0, filled, 0), (), SolveStatus.STUCK),
        None,
        "r1c1 and r1c16 see each other and are both C",
    )


def test_another_puzzle_s_trace() -> None:
    """Other givens at the start, the rest as it was."""
    fewer = Board.from_string("." + PUZZLE[1:3] + "." + PUZZLE[4:])
    verdict = check_trace(replace(GOOD, initial=fewer))
    assert not verdict.ok
    assert verdict.step == 1


def test_a_trace_that_was_stopped() -> None:
    stopped = Solver(PAIRS, max_steps=3).solve(Board.from_string(PUZZLE))
    assert stopped.status is SolveStatus.STOPPED
    assert check_trace(stopped).ok
    refused(
        replace(GOOD, status=SolveStatus.STOPPED),
        LENGTH,
        "the board is complete, so nothing was stopped",
    )


def test_boards_that_forget_their_peers_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The audit replays the steps itself, whoever made the boards."""
    layout = LAYOUTS["4x4"]
    board = Board.from_string("." * 16).eliminate(
        Candidate(cell, digit) for cell in layout.cells[:2] for digit in (1, 2, 3)
    )
    monkeypatch.setattr(Board, "place", forgetful)
    first, _ = named("naked_single").apply(board)
    result = SolveResult(board, (TraceStep(first, first.action.apply(board)),), SolveStatus.STUCK)
    refused(result, 0, "the board does not follow from the one before and the conclusion")


def forgetful(board: Board, cell: Cell, digit: int) -> Board:
    """A placement that leaves the digit in all peers."""
    layout = board.layout
    number = layout.cell_number(cell)
    placed = 1 << layout.candidate_number(cell, digit)
    live = board.live & ~layout.domain_masks[number]
    return board.with_masks(live=live, filled=board.filled | placed)


def test_a_rule_of_anyone_s_can_be_audited() -> None:
    board = Board.from_string("1... ..3. .4.. ...2")
    step = Solver(SINGLES).next_step(board)
    assert step is not None
    renamed = TraceStep(replace(step.inference, rule="by_hand"), step.board)
    assert check_trace(SolveResult(board, (renamed,), SolveStatus.STUCK)).ok
    assert isinstance(renamed.inference, Inference)


class TestLayouts:
    """A layout other than the usual one of its size is told with the verdict."""

    def test_the_usual_one_is_not_worth_a_word(self) -> None:
        verdict = check_trace(Solver().solve(Board.from_string("1... ..3. .4.. ...2")))
        assert (str(verdict), verdict.unusual_layout, verdict.reservations) == ("OK", None, ())

    def test_another_one(self) -> None:
        layout = Layout.boxes(2, 2).with_diagonals()
        verdict = check_trace(Solver().solve(Board.from_string("1... .... .... ....", layout)))
        assert verdict.unusual_layout == "the main diagonal and the anti-diagonal"
        assert str(verdict) == (
            "OK, not on the usual layout: the main diagonal and the anti-diagonal"
        )

    def test_two_cells_exchanged_between_houses_of_the_usual_names(self) -> None:
        """What was refused on the usual layout holds on this one: so its name alone says nothing."""
        usual = Layout.boxes(2, 2)
        first, second, *others = usual.houses
        exchanged = (
            replace(first, cells=(*first.cells[:3], second.cells[0])),
            replace(second, cells=(first.cells[3], *second.cells[1:])),
        )
        layout = replace(usual, houses=(*exchanged, *others))
        result = Solver().solve(Board.from_string("1... .... .... ....", layout))
        told = "box 1 with r1c3 in place of r2c2 and box 2 with r2c2 in place of r1c3"
        assert check_trace(result).ok
        assert check_trace(result).unusual_layout == told
        false = replace(result, status=SolveStatus.CONTRADICTION)
        assert not check_trace(false)
        assert check_trace(false).unusual_layout == told
        assert check_json(to_json(false)).unusual_layout == told
