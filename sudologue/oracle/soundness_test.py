from __future__ import annotations

from sudologue.budget import Allowance
from sudologue.model import Board, Candidate, Cell
from sudologue.oracle import is_puzzle, judge, judge_position, solution

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
NONE = "851..24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4."
PUZZLE = Board.from_string(EASY)


def test_a_puzzle_has_no_entries() -> None:
    assert is_puzzle(PUZZLE)
    assert not is_puzzle(PUZZLE.place(Cell(4, 4), 5))
    assert not is_puzzle(PUZZLE.eliminate([Candidate.parse("r1c3(1)")]))
    barred = Board(PUZZLE.masks.barring([Candidate.parse("r1c3(1)")]))
    assert is_puzzle(barred)


def test_every_wrong_entry_is_found_and_no_right_one() -> None:
    answer = solution(PUZZLE)
    assert answer is not None
    board = PUZZLE.place(Cell(4, 4), 5)
    wrong = next(
        Candidate(cell, digit)
        for cell in board.layout.cells
        for digit in sorted(board.domain(cell))
        if answer.value(cell) != digit
    )
    lost = Candidate(Cell(8, 2), answer.value(Cell(8, 2)) or 0)
    board = board.place(wrong.cell, wrong.digit).eliminate([lost])
    judgement = judge_position(board)
    assert judgement.puzzle.is_unique
    assert judgement.wrong_digits == (wrong,)
    assert judgement.wrong_cells == (lost.cell,)
    assert not judgement.is_together


def test_what_was_not_asked_for_is_not_looked_for() -> None:
    board = PUZZLE.eliminate([Candidate.parse("r1c3(4)")])
    judgement = judge_position(board, where=False)
    assert (judgement.wrong_digits, judgement.wrong_cells) == ((), ())
    assert not judgement.is_together


def test_of_several_solutions_an_entry_need_agree_with_one() -> None:
    few = Board.from_string("1...............")
    fine = judge_position(few.place(Cell(0, 1), 2))
    assert (fine.wrong_digits, fine.wrong_cells, fine.is_together) == ((), (), True)
    out = judge_position(few.eliminate(Candidate(Cell(0, 1), digit) for digit in (2, 3, 4)))
    assert out.wrong_cells == (Cell(0, 1),)
    clash = judge(few, [Candidate(Cell(0, 1), 1)])
    assert clash.wrong_digits == (Candidate(Cell(0, 1), 1),)


def test_a_puzzle_without_a_solution_blames_nobody() -> None:
    none = Board.from_string(NONE)
    judgement = judge_position(none.eliminate([Candidate.parse("r1c4(9)")]))
    assert judgement.puzzle.has_none
    assert (judgement.wrong_digits, judgement.is_together) == ((), False)


def test_a_search_that_is_given_up_blames_nobody() -> None:
    board = PUZZLE.eliminate([Candidate.parse("r1c3(4)")])
    with Allowance(0):
        judgement = judge_position(board)
    assert judgement.puzzle.gave_up
    assert judgement.wrong_cells == ()
