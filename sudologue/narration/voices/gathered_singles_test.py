from __future__ import annotations

import pytest

from puzzles.checks import SINGLES
from sudologue.inference import SolveResult
from sudologue.model import CLASSIC, Board, Candidate, Cell, Layout
from sudologue.narration.claims.board_claims import AtStep
from sudologue.narration.phrasing.passage import Passage
from sudologue.narration.steps.scene import scenes_of
from sudologue.narration.voices.gathered_singles import gathered_singles
from sudologue.solver import Solver

EASY = ".8.47...3....5..16.4.....5....3..7..........432...1.658.3.4...2..........1.5.3..."


def paragraphs(result: SolveResult, last: Passage | None = None) -> list[str]:
    """The paragraphs of a solve by singles alone."""
    scenes, told = list(scenes_of(result)), list[str]()
    while scenes:
        gathered = gathered_singles(scenes, last)
        if gathered is None:
            break
        last, number = gathered
        told.append(last.text)
        scenes = scenes[number:]
    return told


def solved(text: str, layout: Layout = CLASSIC, *rules: str) -> SolveResult:
    return Solver(rules or SINGLES).solve(Board.from_string(text, layout))


EASY_SOLVE = solved(EASY)


def test_hidden_singles_of_one_digit_share_what_blocks_them() -> None:
    assert paragraphs(EASY_SOLVE)[0] == (
        "1 to 6. The 3s in r4c4, r6c1, r7c3 and r9c6 leave only r2c2 in box 1 (1), then r3c5 in box 2 (2). The 1s in r2c8, r6c6 and r9c2 leave only r3c4 in box 2 (3), then r8c5 in box 8 (4), r7c7 in box 9 (5) and r4c9 in box 6 (6)."
    )


def test_full_houses_follow_from_what_made_them_so() -> None:
    assert (
        "Row 7 and column 6 leave r7c6 only 9 (27), so r7c4 completes row 7 with 6 (28)."
    ) in paragraphs(EASY_SOLVE)[4]


def test_hidden_singles_that_have_nothing_in_common_come_in_pairs() -> None:
    assert (
        "The 5s in r8c7 and r9c4 leave only r7c2 in box 7 (16), and the 6s in r2c9 and r6c8 leave only r9c7 in box 9 (17)."
    ) in paragraphs(EASY_SOLVE)[2]


def test_hidden_singles_of_one_house() -> None:
    puzzle = "3...5....5814.7....4...9........698.27.......8....5..6.....85.47.46...18....7...."
    told = paragraphs(solved(puzzle))[2]
    assert told == (
        "12 to 15. The 9s in r3c6 and r4c7 leave only r8c5 in row 8 (12), then r5c4 in row 5 (13). In box 5, the 8s in r4c8, r6c1 and r7c6 leave only r5c5 (14), and the 4s in r2c4, r4c1 and r9c6 leave only r6c5 (15)."
    )


def test_steps_and_the_puzzle_itself_are_reasons_as_well() -> None:
    puzzle = "3...5....5814.7....4...9........698.27.......8....5..6.....85.47.46...18....7...."
    rules = (*SINGLES, "locked_candidates_pointing")
    scenes = [*scenes_of(Solver(rules).solve(Board.from_string(puzzle)))]
    passage, _ = gathered_singles(scenes[18:], None) or (None, 0)
    assert passage is not None
    assert passage.text.startswith(
        "19 and 20. The 1 in r8c8 and step 18 leave only r9c1 in row 9 (19), so r7c1 completes column 1 with 9 (20)."
    )
    barred = Board(Board.from_string("1.....3..4.....2").masks.barring([Candidate(Cell(0, 1), 2)]))
    assert paragraphs(Solver(["naked_single"]).solve(barred))[0].startswith(
        "1 to 6. Box 1 and column 2 leave r1c2 only 3 (1). "
    )


def test_a_digit_without_blockers_is_named() -> None:
    board = Board.from_string("." * 81)
    gone = [Candidate(Cell(0, col), 8) for col in range(8)]
    gone += [Candidate(Cell(8, col), 8) for col in range(1, 9)]
    result = Solver(["hidden_single"]).solve(board.eliminate(gone))
    assert paragraphs(result)[0].startswith(
        "1 and 2. What went before leaves the 8 only r1c9 in row 1 (1)"
    )


def test_a_single_by_itself_is_not_gathered() -> None:
    scene = next(scenes_of(EASY_SOLVE))
    assert gathered_singles([scene], None) is None
    assert gathered_singles([], None) is None


def test_none_is_left_over_at_the_end_and_none_is_left_out() -> None:
    told = " ".join(paragraphs(EASY_SOLVE))
    for number in range(1, len(EASY_SOLVE.steps) + 1):
        assert told.count(f"({number})") == 1


def test_a_paragraph_does_not_begin_as_the_one_before() -> None:
    scenes = [*scenes_of(EASY_SOLVE)]
    first, _ = gathered_singles(scenes, None) or (None, 0)
    again, _ = gathered_singles(scenes, first) or (None, 0)
    assert first is not None
    assert again is not None
    assert again.text.startswith("1 to 6. Again the 3s in r4c4, r6c1, ")


@pytest.mark.parametrize("layout", [CLASSIC, CLASSIC.with_diagonals()])
def test_claims_are_true_of_the_board_of_their_step(layout: Layout) -> None:
    result = (
        EASY_SOLVE
        if layout is CLASSIC
        else solved(
            "123..94854.......75.......2........1.........7........3.......89.......4287 4..916".replace(
                " ", ""
            ),
            layout,
        )
    )
    scenes = [*scenes_of(result)]
    single: set[int] = set()
    while scenes:
        gathered = gathered_singles(scenes, None)
        if gathered is None:
            break
        passage, number = gathered
        for claim in passage.claims:
            assert isinstance(claim, AtStep)
            assert claim.holds(result.board_before(claim.step)), claim
            single.add(claim.step)
        scenes = scenes[number:]
    assert single == set(range(1, len(result.steps) + 1))
