from typing import Any

import pytest

from sudologue.inference import Inference, Placement, TraceStep
from sudologue.model import CLASSIC, Board, Candidate, Cell, House, Layout
from sudologue.narration import voice_named
from sudologue.narration.golden_test import Golden, golden_test
from sudologue.narration.steps.parts import StepParts, parts_of
from sudologue.narration.steps.scene import scene_of
from sudologue.rules.singles.evidence import (
    FullHouseEvidence,
    HiddenSingleEvidence,
    NakedSingleEvidence,
)

GOLDEN = (
    Golden(
        rule="full_house",
        terse="r1c9 = 5: Full House, box 3",
        conversational="Full house. r1c9 is the last empty cell of box 3, and 5 is the only digit missing there, so it's 5.",
        technical="Full House: 5 in b3 => r1c9=5",
        teacher="Full house. r1c9 is the last empty cell of box 3, and 5 is the only digit missing there, so it's 5. That's a full house: box 3 needs each digit once, so the last empty cell takes the last missing digit. To find one, look for a row, column or box with a single empty cell.",
        proof=(
            "Full House.",
            "Box 3 must take its 5 in r1c9: r1c7, r1c8, r2c7, r2c8, r2c9, r3c7, r3c8 and r3c9 are given.",
            "If r1c9 were not 5, box 3 would have no place for 5.",
            "So r1c9 is 5.",
        ),
    ),
    Golden(
        rule="naked_single",
        terse="r4c9 = 8: Naked Single",
        conversational="Naked single. Count the digits that r4c9 sees. Box 6 has 3, 4, 5, 6 and 7. Column 9 adds 1 and 9. Row 4 adds 2. Only 8 is missing, so r4c9 is 8.",
        technical="Naked Single: r4c9=8",
        teacher="Naked single. Count the digits that r4c9 sees. Box 6 has 3, 4, 5, 6 and 7. Column 9 adds 1 and 9. Row 4 adds 2. Only 8 is missing, so r4c9 is 8. That's a naked single: r4c9 needs a digit, and when all but one are ruled out, it's that one. To find one, pick an empty cell whose row, column and box are nearly full, and count through the digits that it sees. If just one is missing, it goes there.",
        proof=(
            "Naked Single.",
            "r4c9 must be 8: the givens in r9c9 (1), r4c3 (2), r6c9 (3), r4c5 (4), r3c9 (5), r4c8 (6), r5c8 (7) and r2c9 (9) rule out the rest.",
            "If r4c9 were not 8, it would have nothing left.",
            "So r4c9 is 8.",
        ),
    ),
    Golden(
        rule="hidden_single",
        terse="r2c7 = 7: Hidden Single, box 3",
        conversational="Hidden single. Box 3's empty cells are r1c7, r1c8, r1c9, r2c7, r3c7 and r3c8. The 7 in r1c5 rules out r1c7, r1c8 and r1c9. The 7 in r3c1 rules out r3c7 and r3c8. Only r2c7 is left, so it's 7.",
        technical="Hidden Single: 7 in b3 => r2c7=7",
        teacher="Hidden single. Box 3's empty cells are r1c7, r1c8, r1c9, r2c7, r3c7 and r3c8. The 7 in r1c5 rules out r1c7, r1c8 and r1c9. The 7 in r3c1 rules out r3c7 and r3c8. Only r2c7 is left, so it's 7. That's a hidden single: box 3 needs a 7, and only one of its cells can take it, whatever else that cell could be. To find one, pick a digit that is on the board several times already, and look for a house where those block every empty cell but one.",
        proof=(
            "Hidden Single.",
            "Box 3 must take its 7 in r2c7: r2c8, r2c9 and r3c9 are given, and the givens in r1c5 (r1c7, r1c8 and r1c9) and r3c1 (r3c7 and r3c8) rule out the rest.",
            "If r2c7 were not 7, box 3 would have no place for 7.",
            "So r2c7 is 7.",
        ),
    ),
)

test_golden = golden_test(GOLDEN)


def house(layout: Layout, short: str) -> House:
    return next(house for house in layout.houses if house.short == short)


def told(board: Board, evidence: NakedSingleEvidence | HiddenSingleEvidence) -> str:
    """What the conversational voice says, after the technique's name."""
    placement = Placement(evidence.cell, evidence.digit)
    step = TraceStep(Inference("single", placement, evidence), placement.apply(board))
    return voice_named("conversational").tell(step, board).text.removeprefix("Single. ")


def hidden(board: Board, cell: str, short: str, digit: int) -> str:
    evidence = HiddenSingleEvidence(
        cell=Cell.parse(cell), house=house(board.layout, short), digit=digit
    )
    return told(board, evidence)


def naked(board: Board, cell: str, digit: int) -> str:
    return told(board, NakedSingleEvidence(cell=Cell.parse(cell), digit=digit))


def filled(cells: dict[str, int], layout: Layout = CLASSIC) -> Board:
    """A board with these digits and no others."""
    values: list[int | None] = [None] * layout.tables.cell_count
    for cell, digit in cells.items():
        values[layout.tables.cell_number(Cell.parse(cell))] = digit
    return Board.from_values(values, layout)


def without(board: Board, digits: str, *cells: str) -> Board:
    return board.eliminate(Candidate(Cell.parse(c), int(d)) for c in cells for d in digits)


# hidden singles


def test_one_placed_digit_sees_the_one_other_cell() -> None:
    box = {"r1c1": 1, "r1c2": 2, "r2c1": 3, "r2c2": 5, "r2c3": 6, "r3c1": 7, "r3c2": 8}
    assert hidden(filled({**box, "r3c9": 4}), "r1c3", "b1", 4) == (
        "Box 1's empty cells are r1c3 and r3c3. The 4 in r3c9 rules out r3c3. Only r1c3 is left, so it's 4."
    )


def test_a_house_without_other_open_cells() -> None:
    row = {f"r1c{col}": col for col in range(1, 9)}
    assert hidden(filled(row), "r1c9", "r1", 9) == (
        "r1c9 is the last empty cell of row 1, which needs a 9, so it's 9."
    )


def test_cells_that_only_earlier_steps_ruled_out() -> None:
    board = filled({"r1c1": 1, "r1c2": 2, "r1c3": 3})
    board = without(board, "8", "r2c1", "r2c2", "r2c3", "r3c2", "r3c3")
    assert hidden(board, "r3c1", "b1", 8) == (
        "Box 1's empty cells are r2c1, r2c2, r2c3, r3c1, r3c2 and r3c3. r2c1, r2c2, r2c3, r3c2 and r3c3 were ruled out earlier. Only r3c1 is left, so it's 8."
    )


def test_cells_that_placed_digits_and_cells_that_earlier_steps_ruled_out() -> None:
    board = without(filled({"r2c9": 8, "r4c1": 8, "r1c2": 5}), "8", "r1c3")
    assert hidden(without(board, "8", "r3c3"), "r3c2", "b1", 8) == (
        "Box 1's empty cells are r1c1, r1c3, r2c1, r2c2, r2c3, r3c1, r3c2 and r3c3. The 8 in r2c9 rules out r2c1, r2c2 and r2c3. The 8 in r4c1 rules out r1c1 and r3c1. r1c3 and r3c3 were ruled out earlier. Only r3c2 is left, so it's 8."
    )


def test_a_diagonal_has_an_article() -> None:
    board = filled({"r1c9": 4, "r4c4": 3, "r5c2": 4}, CLASSIC.with_diagonals())
    assert hidden(without(board, "4", "r6c6", "r7c7", "r8c8"), "r3c3", "d1", 4) == (
        "The main diagonal's empty cells are r1c1, r2c2, r3c3, r5c5, r6c6, r7c7, r8c8 and r9c9. The 4 in r1c9 rules out r1c1, r5c5 and r9c9. The 4 in r5c2 rules out r2c2. r6c6, r7c7 and r8c8 were ruled out earlier. Only r3c3 is left, so it's 4."
    )


def test_letters_for_large_digits_and_many_blockers() -> None:
    cells = ("r5c1", "r9c2", "r13c3", "r6c5", "r10c6", "r14c7", "r7c9")
    board = filled(dict.fromkeys(cells, 10), Layout.of_size(16))
    board = board.eliminate(Candidate(Cell(0, col), 10) for col in (3, 7, *range(9, 15)))
    assert hidden(board, "r1c16", "r1", 10) == (
        "Row 1 needs an A. The A in r5c1 rules out r1c1. The A in r6c5 rules out r1c5. The A in r7c9 rules out r1c9. The A in r9c2 rules out r1c2. The A in r10c6 rules out r1c6. The A in r13c3 rules out r1c3. The A in r14c7 rules out r1c7. r1c4, r1c8, r1c10, r1c11, r1c12, r1c13, r1c14 and r1c15 were ruled out earlier. Only r1c16 is left, so it's A."
    )


# naked singles


def test_one_house_may_hold_all_the_others() -> None:
    row = {f"r1c{col}": col for col in range(1, 9)}
    assert naked(filled(row), "r1c9", 9) == (
        "Count the digits that r1c9 sees. Row 1 has 1, 2, 3, 4, 5, 6, 7 and 8. Only 9 is missing, so r1c9 is 9."
    )


@pytest.mark.parametrize(
    ("cells", "gone", "said"),
    [
        (
            {"r5c1": 1, "r5c2": 2, "r1c5": 3, "r4c4": 4},
            "5689",
            "Count the digits that r5c5 sees. Row 5 has 1 and 2. Box 5 adds 4. Column 5 adds 3. And 5, 6, 8 and 9 were ruled out earlier. Only 7 is missing",
        ),
        (
            {"r5c1": 1},
            "2345689",
            "Count the digits that r5c5 sees. Row 5 has 1. And 2, 3, 4, 5, 6, 8 and 9 were ruled out earlier. Only 7 is missing",
        ),
        (
            {},
            "12345689",
            "1, 2, 3, 4, 5, 6, 8 and 9 were ruled out earlier. Only 7 is left for r5c5",
        ),
    ],
)
def test_digits_that_earlier_steps_ruled_out(cells: dict[str, int], gone: str, said: str) -> None:
    assert naked(without(filled(cells), gone, "r5c5"), "r5c5", 7) == f"{said}, so r5c5 is 7."


KNIGHTS = {"r5c1": 1, "r5c2": 2, "r5c3": 3, "r5c4": 4, "r1c5": 5, "r2c5": 6, "r3c4": 8}


def test_digits_seen_where_no_house_joins_the_cells() -> None:
    board = filled({**KNIGHTS, "r7c6": 9}, CLASSIC.with_anti_knight())
    assert naked(board, "r5c5", 7) == (
        "Count the digits that r5c5 sees. Row 5 has 1, 2, 3 and 4. Column 5 adds 5 and 6. It sees the 8 in r3c4. It sees the 9 in r7c6. Only 7 is missing, so r5c5 is 7."
    )


def test_digits_seen_from_afar_and_digits_ruled_out_earlier() -> None:
    board = without(filled(KNIGHTS, CLASSIC.with_anti_knight()), "9", "r5c5")
    assert naked(board, "r5c5", 7) == (
        "Count the digits that r5c5 sees. Row 5 has 1, 2, 3 and 4. Column 5 adds 5 and 6. It sees the 8 in r3c4. And 9 was ruled out earlier. Only 7 is missing, so r5c5 is 7."
    )


def test_a_puzzle_of_one_cell() -> None:
    assert (
        naked(filled({}, Layout(1, ())), "r1c1", 1)
        == "No digit but 1 is left for r1c1, so r1c1 is 1."
    )


# hints


def hinted(board: Board, evidence: Any) -> StepParts:
    """The parts of a step that nobody has taken."""
    placement = Placement(evidence.cell, evidence.digit)
    return parts_of(scene_of(TraceStep(Inference("single", placement, evidence), board), board))


OPEN = filled({})


def test_hints_about_a_hidden_single_name_the_house() -> None:
    row = house(CLASSIC, "r4")
    parts = hinted(OPEN, HiddenSingleEvidence(cell=Cell(3, 0), house=row, digit=8))
    assert parts.region.text == "row 4"
    assert parts.family.text == "a digit with only one place left in a row, column or box"
    assert parts.question.text == "Where can row 4 have its 8?"


def test_hints_about_a_naked_single_keep_its_digit() -> None:
    parts = hinted(OPEN, NakedSingleEvidence(cell=Cell(0, 3), digit=4))
    assert parts.family.text == "a cell with only one digit left"
    assert parts.question.text == "Which cell sees every digit but one?"
    assert parts.setting.text == "r1c4."


def test_hints_about_a_full_house_keep_its_digit() -> None:
    board, row = filled({f"r1c{col}": col for col in range(1, 9)}), house(CLASSIC, "r1")
    parts = hinted(board, FullHouseEvidence(cell=Cell(0, 8), house=row, digit=9))
    assert parts.region.text == "row 1"
    assert parts.question.text == "Which digit is missing in row 1?"
    assert parts.setting.text == "r1c9."
