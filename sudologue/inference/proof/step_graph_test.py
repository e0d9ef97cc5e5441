from __future__ import annotations

import pytest

from puzzles.checks import PAIRS, SINGLES, board_with
from puzzles.layouts import LAYOUTS
from sudologue.errors import SudologueError
from sudologue.inference import Placement, SolveResult
from sudologue.inference.provenance import Provenance
from sudologue.model import Board, Candidate, Cell, House
from sudologue.rules.locked.evidence import LockedCandidatesEvidence
from sudologue.rules.singles.evidence import FullHouseEvidence
from sudologue.rules.subsets.evidence import HiddenSubsetEvidence, NakedSubsetEvidence
from sudologue.solver import Solver

PUZZLE = ".3.4...1.6...3.2.5........4.9.6...7....3....1....8.5....7.......89.157...5....49."
HARDER = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."
DIAGONALS = "5......7...............1....42........37.29.6..59...3...........3.46....19......."
SMALL = Solver(SINGLES).solve(Board.from_string("1... ..3. .4.. ...2"))


def removers(result: SolveResult, index: int) -> set[int]:
    """The steps that removed what the truths of a step lack, by another way to find them."""
    layout, found = result.initial.layout, set[int]()
    before = result.board_before(index + 1)
    for truth in result.steps[index].inference.evidence.truths:
        gone = truth.mask(layout) & ~(before.live | before.filled)
        removals = Provenance(result).removals(gone)
        found |= {removal.step for removal in removals if removal.step is not None}
    return found


def fillers(result: SolveResult, index: int, house: House) -> set[int]:
    """The steps before another that filled a cell of a house."""
    actions = [step.inference.action for step in result.steps[:index]]
    return {
        number
        for number, action in enumerate(actions, 1)
        if isinstance(action, Placement) and action.cell in house.cells
    }


@pytest.mark.parametrize(
    ("layout", "puzzle"), [("classic", PUZZLE), ("classic", HARDER), ("diagonals", DIAGONALS)]
)
def test_a_step_stands_on_the_steps_that_removed_what_its_truths_lack(
    layout: str, puzzle: str
) -> None:
    result = Solver().solve(Board.from_string(puzzle, LAYOUTS[layout]))
    special = (LockedCandidatesEvidence, NakedSubsetEvidence, HiddenSubsetEvidence)
    compared = 0
    for index, step in enumerate(result.steps):
        premises = set(result.premises(index + 1))
        if isinstance(step.inference.evidence, special):
            assert premises <= removers(result, index)
        elif isinstance(step.inference.evidence, FullHouseEvidence):
            assert premises == fillers(result, index, step.inference.evidence.house)
        else:
            compared += 1
            assert premises == removers(result, index)
    assert compared > 10


def test_premises_are_earlier_and_in_order() -> None:
    result = Solver().solve(Board.from_string(HARDER))
    for number, premises in result.graph.premises.items():
        assert list(premises) == sorted(set(premises))
        assert all(premise < number for premise in premises)


def test_a_step_is_found_by_its_number_or_by_itself() -> None:
    for number, step in enumerate(SMALL.steps, 1):
        look = SMALL.look(number)
        assert SMALL.premises(step) == SMALL.premises(number) == SMALL.premises(look)
        assert SMALL.board_before(step) == SMALL.board_before(look) == look.before
        assert SMALL.number_of(step) == SMALL.number_of(look) == number
    with pytest.raises(SudologueError, match="is not in this trace: give one of its own steps"):
        Solver(SINGLES).solve(Board.from_string("." * 16)).premises(SMALL.steps[0])


@pytest.mark.parametrize("number", [0, -1, 13])
def test_a_step_that_is_not_there_is_told_how_steps_are_counted(number: int) -> None:
    for asked in (SMALL.premises, SMALL.board_before, SMALL.look):
        with pytest.raises(SudologueError) as caught:
            asked(number)
        said = f"there is no step {number}: this trace has 12 steps, counted from 1"
        assert str(caught.value) == said


def test_the_four_rows_by_hand() -> None:
    """1 . . .  /  . . 3 .  /  . 4 . .  /  . . . 2: who has to go before whom."""
    told = [
        f"{number}. {SMALL.steps[number - 1].inference} {[*premises]}"
        for number, premises in SMALL.graph.premises.items()
    ]
    assert told == [
        "1. naked_single: r1c4=4 []",  # the givens 1, 2 and 3 see it
        "2. naked_single: r1c3=2 [1]",
        "3. full_house: r2c4=1 [1, 2]",
        "4. full_house: r1c2=3 [1, 2]",
        "5. full_house: r3c4=3 [1, 3]",
        "6. naked_single: r2c2=2 []",
        "7. full_house: r2c1=4 [4, 6]",
        "8. full_house: r4c2=1 [4, 6]",
        "9. naked_single: r3c1=2 [5]",
        "10. full_house: r4c1=3 [8, 9]",
        "11. full_house: r3c3=1 [5, 9]",
        "12. full_house: r4c3=4 [5, 11]",
    ]
    assert tuple(SMALL.graph.depths.values()) == (1, 2, 3, 3, 4, 1, 4, 4, 5, 6, 6, 7)
    assert SMALL.depth == 7


def test_what_the_start_lacks_has_no_premise() -> None:
    """Candidates that were gone, and digits that were placed, before the trace began."""
    whole = Solver(PAIRS).solve(Board.from_string(PUZZLE))
    late = SolveResult(whole.steps[19].board, whole.steps[20:], whole.status)
    for number, premises in late.graph.premises.items():
        before = whole.premises(number + 20)
        assert set(premises) == {premise - 20 for premise in before if premise > 20}
    barred = board_with(LAYOUTS["4x4"], "r1c1=1").barring(
        [Candidate(Cell(0, 1), 3), Candidate(Cell(0, 1), 4)]
    )
    first = Solver(SINGLES).solve(barred)
    assert str(first.steps[0].inference.action) == "r1c2=2"
    assert first.premises(1) == ()


def test_the_depth_is_the_longest_line_of_reasoning() -> None:
    for result in (SMALL, Solver().solve(Board.from_string(HARDER))):
        premises = result.graph.premises

        def longest(number: int, premises: dict[int, tuple[int, ...]] = premises) -> int:
            return 1 + max((longest(other) for other in premises[number]), default=0)

        if result is SMALL:
            assert result.depth == max(map(longest, premises))
        assert result.depth == max(result.graph.depths.values())
        for number, depth in result.graph.depths.items():
            assert depth == 1 + max((result.graph.depths[n] for n in premises[number]), default=0)
    assert SolveResult(SMALL.initial, (), SMALL.status).depth == 0
