from hypothesis import given
from hypothesis import strategies as st

from sudologue.inference import SolveResult
from sudologue.model import Board, Candidate, Cell
from sudologue.narration.phrasing.filling import said
from sudologue.narration.steps.causes import Cause, CauseKind, causes_of, eliminated
from sudologue.narration.steps.scene import cover, scene_of, scenes_of
from sudologue.solver import Solver

FOUR = Board.from_string("1.....3..4.....2")


def solved(board: Board) -> SolveResult:
    return Solver(["naked_single"]).solve(board)


def mask(*candidates: str) -> int:
    found = map(Candidate.parse, candidates)
    return sum(1 << FOUR.layout.tables.candidate_number(c.cell, c.digit) for c in found)


GONE = mask("r1c4(1)", "r1c4(2)", "r1c4(3)", "r1c1(2)", "r1c3(4)", "r1c2(2)")


def test_the_board_tells_what_placed_digits_rule_out() -> None:
    board = FOUR.eliminate([Candidate(Cell(0, 1), 2)])
    assert causes_of(board, GONE, None) == {
        Cause(CauseKind.FILLED, Cell(0, 0)): [Candidate(Cell(0, 0), 2)],
        Cause(CauseKind.SEEN, Cell(0, 0)): [Candidate(Cell(0, 3), 1)],
        Cause(CauseKind.SEEN, Cell(3, 3)): [Candidate(Cell(0, 3), 2)],
        Cause(CauseKind.SEEN, Cell(1, 2)): [Candidate(Cell(0, 3), 3)],
        Cause(CauseKind.EARLIER): [Candidate(Cell(0, 1), 2)],
    }


def test_the_trace_tells_what_its_steps_rule_out() -> None:
    scene = list(scenes_of(solved(FOUR)))[1]
    assert str(scene.step.inference.action) == "r1c3=2"
    assert scene.causes(mask("r1c3(1)", "r1c3(3)", "r1c3(4)", "r1c3(2)")) == {
        Cause(CauseKind.SEEN, Cell(0, 0)): [Candidate(Cell(0, 2), 1)],
        Cause(CauseKind.SEEN, Cell(1, 2)): [Candidate(Cell(0, 2), 3)],
        Cause(CauseKind.STEP, step=1): [Candidate(Cell(0, 2), 4)],
    }


def test_what_was_gone_before_the_trace_is_told_from_what_the_puzzle_bars() -> None:
    board = Board(FOUR.masks.barring([Candidate(Cell(0, 1), 2)])).eliminate(
        [Candidate(Cell(1, 0), 2)]
    )
    gone = mask("r1c2(2)", "r2c1(2)")
    scene = next(scenes_of(solved(board)))
    for causes in (scene.causes(gone), scene_of(scene.step, board).causes(gone)):
        assert causes == {
            Cause(CauseKind.BARRED): [Candidate(Cell(0, 1), 2)],
            Cause(CauseKind.EARLIER): [Candidate(Cell(1, 0), 2)],
        }
    assert eliminated(board) == mask("r2c1(2)")


def test_clauses_for_what_no_placed_digit_rules_out() -> None:
    board = Board(FOUR.masks.barring([Candidate(Cell(0, 1), 2)])).eliminate(
        [Candidate(Cell(1, 0), 2)]
    )
    scene = list(scenes_of(solved(board)))[1]
    clauses = scene.ruled_out(mask("r1c2(2)", "r2c1(2)", "r4c2(3)"), lambda c: c.cell)
    assert [said(clause).text for clause in clauses] == [
        "step 1 ruled out r4c2",
        "the puzzle itself rules out r1c2",
        "r2c1 was ruled out earlier",
    ]


SETS = st.dictionaries(st.integers(0, 20), st.integers(0, 2**12 - 1), max_size=8)


@given(SETS, st.integers(0, 2**12 - 1))
def test_a_cover_holds_all_that_can_be_held_and_no_set_in_vain(
    sets: dict[int, int], wanted: int
) -> None:
    chosen, left = cover(sets, wanted)
    union = 0
    for bits in sets.values():
        union |= bits
    assert left == wanted & ~union
    for key in chosen:
        others = 0
        for other in chosen:
            others |= sets[other] if other != key else 0
        assert sets[key] & wanted & ~others
