"""Proofs of receipts as all families cite them, followed by hand."""

import pytest

from sudologue.inference import (
    CellConstraint,
    Constraint,
    Elimination,
    Evidence,
    HouseConstraint,
    Inference,
    Placement,
    SightConstraint,
    TraceStep,
)
from sudologue.model import CLASSIC, Board, Candidate, Cell
from sudologue.narration import voice_named
from sudologue.narration.steps.contradictions import contradictions
from sudologue.narration.steps.scene import scene_of
from sudologue.rules.uniqueness.evidence import DeadlyPatternEvidence, DeadlyShape

HOUSES = {house.short: house for house in CLASSIC.houses}


def cited(text: str) -> tuple[Constraint, ...]:
    """Constraints in short: `r1c1` for a cell, `r1=5` for a house's 5."""
    return tuple(
        (
            HouseConstraint(HOUSES[word[:-2]], int(word[-1]))
            if "=" in word
            else CellConstraint(Cell.parse(word))
        )
        for word in text.split()
    )


def without(**gone: str) -> Board:
    """The empty board without some candidates: `d5="r1c1 r1c2"` takes the 5 from these cells."""
    board = Board.from_string("." * 81)
    return board.eliminate(
        Candidate(Cell.parse(cell), int(name[1:]))
        for name, cells in gone.items()
        for cell in cells.split()
    )


def with_domains(**domains: str) -> Board:
    """The empty board with some cells down to these digits."""
    board = Board.from_string("." * 81)
    return board.eliminate(
        Candidate(Cell.parse(cell), digit)
        for cell, digits in domains.items()
        for digit in range(1, 10)
        if str(digit) not in digits
    )


def proof(board: Board, truths: str, links: str, *gone: str) -> list[str]:
    evidence = Evidence(truths=cited(truths), links=cited(links))
    action = Elimination.of_candidates(tuple(map(Candidate.parse, gone)))
    step = TraceStep(Inference("my_rule", action, evidence), action.apply(board))
    return [sentence.text for sentence in contradictions(scene_of(step, board))]


def row_but(row: int, columns: str) -> str:
    return " ".join(f"r{row}c{col}" for col in range(1, 10) if str(col) not in columns)


X_WING = without(d5=f"{row_but(1, '15')} {row_but(4, '15')}")
SWORDFISH = without(d5=" ".join(row_but(row, "159") for row in (1, 4, 7)))
XY_WING = with_domains(r1c1="14", r1c8="15", r7c1="45")
TRIPLE = with_domains(r1c1="369", r1c2="369", r1c3="369")
FINNED = without(d5=f"{row_but(1, '156')} {row_but(3, '15')}")


@pytest.mark.parametrize(
    ("board", "truths", "links", "gone", "said"),
    [
        pytest.param(
            X_WING,
            "r1=5 r4=5",
            "c1=5 c5=5",
            ["r7c1(5)", "r8c1(5)", "r8c5(5)"],
            [
                "If r7c1 or r8c1 were 5, row 1 would have to take its 5 in r1c5; then row 4 would have no place for 5.",
                "If r8c5 were 5, row 1 would have to take its 5 in r1c1; then row 4 would have no place for 5.",
            ],
            id="x_wing",
        ),
        pytest.param(
            SWORDFISH,
            "r1=5 r4=5 r7=5",
            "c1=5 c5=5 c9=5",
            ["r9c1(5)"],
            [
                "If r9c1 were 5, row 1, row 4 and row 7 would have only column 5 and column 9 left for their 5s: two for three."
            ],
            id="swordfish",
        ),
        pytest.param(
            FINNED,
            "r1=5 r3=5",
            "c5=5 b2=5 c1=5",
            ["r2c5(5)"],
            [
                "If r2c5 were 5, row 1 would have to take its 5 in r1c1; then row 3 would have no place for 5."
            ],
            id="finned_x_wing",
        ),
        pytest.param(
            XY_WING,
            "r1c1 r1c8 r7c1",
            "r1=1 c1=4 c8=5 r7=5",
            ["r7c8(5)"],
            [
                "If r7c8 were 5, r1c8 would have to be 1; then r1c1 would have to be 4; then r7c1 would have nothing left."
            ],
            id="xy_wing",
        ),
        pytest.param(
            TRIPLE,
            "r1c1 r1c2 r1c3",
            "r1=3 r1=6 r1=9",
            ["r1c7(3)"],
            [
                "If r1c7 were 3, r1c1, r1c2 and r1c3 would have only the 6 and 9 of row 1 left: two for three."
            ],
            id="naked_triple",
        ),
    ],
)
def test_patterns_are_followed_to_their_contradiction(
    board: Board, truths: str, links: str, gone: list[str], said: list[str]
) -> None:
    assert proof(board, truths, links, *gone) == said


def test_a_group_uses_a_link_up_though_neither_of_its_cells_is_settled() -> None:
    board = without(d5=f"{row_but(1, '127')} {' '.join(f'r{row}c3' for row in (1, 4, 5, 6, 7, 9))}")
    assert proof(board, "r1=5 c3=5", "b1=5 c7=5 r8=5", "r8c7(5)") == [
        "If r8c7 were 5, row 1 would have to take its 5 in r1c1 or r1c2; then column 3 would have no place for 5."
    ]


def test_only_what_the_end_stands_on_is_told() -> None:
    """The 7 would force r1c1, too, but that leads nowhere."""
    board = with_domains(r1c1="17", r9c9="27", r9c5="27")
    assert proof(board, "r1c1 r9c9 r9c5", "c1=7 r9=7 r9=2", "r9c1(7)") == [
        "If r9c1 were 7, r9c9 would have to be 2; then r9c5 would have nothing left."
    ]


def test_cases_are_told_apart_where_nothing_follows() -> None:
    board = with_domains(r1c1="123", r1c5="12", r2c1="23", r2c5="23", r5c1="23", r5c5="234")
    truths = "r1c1 r1c5 r2c1 r2c5 r5c1 r5c5"
    links = "r1=1 r1=2 r1=3 r2=2 r2=3 r5=2 r5=3 r5=4 c1=2 c1=3 c5=2 c5=3"
    assert proof(board, truths, links, "r5c7(4)") == [
        "If r5c7 were 4, r1c5 would have to be 1 or 2. "
        "If r1c5 were 1, r1c1, r2c1 and r5c1 would have only the 2 and 3 of column 1 left: two for three. "
        "If r1c5 were 2, r2c5 would have to be 3; then r5c5 would have nothing left."
    ]


def test_a_large_subset_is_counted() -> None:
    cells = {f"r1c{col}": "123456" for col in range(1, 7)}
    links = " ".join(f"r1={digit}" for digit in range(1, 7))
    assert proof(with_domains(**cells), " ".join(cells), links, "r1c9(1)") == [
        "If r1c9 were 1, r1c1, r1c2, r1c3, r1c4, r1c5 and r1c6 would have only the 2, 3, 4, 5 and 6 of row 1 left: five for six."
    ]


def test_a_proof_too_long_to_read_is_not_spelled_out() -> None:
    row = {f"r1c{col}": "12345678" for col in range(1, 9)}
    other = {f"r5c{col}": "123456" for col in range(1, 7)}
    links = [f"r1={digit}" for digit in range(1, 9)] + [f"r5={digit}" for digit in range(1, 7)]
    board = with_domains(**row, **other)
    assert proof(board, " ".join((*row, *other)), " ".join(links), "r1c9(1)") == [
        "If r1c9 were 1, no choice of candidates would satisfy all of this."
    ]


def test_a_chain_too_long_to_read_is_not_spelled_out() -> None:
    """Down the first three rows, cell by cell: each has its own digit and the next one's."""
    cells = [f"r{row}c{col}" for row in (1, 2, 3) for col in range(1, 10)]
    digits = [number % 9 + 1 for number in range(28)]
    board = with_domains(**{cell: f"{digits[n]}{digits[n + 1]}" for n, cell in enumerate(cells)})
    links = [f"r{n // 9 + 1}={digits[n + 1]}" for n in range(27)] + ["c9=1"]
    (said,) = proof(board, " ".join(cells), " ".join(links), "r9c9(1)")
    assert said == "If r9c9 were 1, no choice of candidates would satisfy all of this."


@pytest.mark.parametrize(
    ("truths", "links"), [("r1=5 r4=5", "c1=5"), ("r1=5", "c1=5 c5=5"), ("r1c1", "")]
)
def test_a_receipt_that_does_not_refute_is_not_said_to(truths: str, links: str) -> None:
    assert proof(X_WING, truths, links, "r7c1(5)") == [
        "If r7c1 were 5, nothing that the step cites would contradict it."
    ]


def test_candidates_of_the_pattern_itself_can_be_eliminated() -> None:
    board = without(d5=f"{row_but(1, '15')} {row_but(2, '12')}")
    assert proof(board, "r1=5 r2=5", "b1=5 c1=5", "r1c1(5)") == [
        "If r1c1 were 5, row 2 would have no place for 5."
    ]


# placements


def placed(board: Board, truths: str, links: str, cell: str, digit: int) -> list[str]:
    evidence = Evidence(truths=cited(truths), links=cited(links))
    action = Placement(Cell.parse(cell), digit)
    step = TraceStep(Inference("my_rule", action, evidence), action.apply(board))
    return [sentence.text for sentence in contradictions(scene_of(step, board))]


def test_a_placement_is_denied() -> None:
    assert placed(with_domains(r1c1="1"), "r1c1", "", "r1c1", 1) == [
        "If r1c1 weren't 1, it would have nothing left."
    ]
    board = with_domains(r1c5="12", r5c5="23", r5c1="13")
    board = board.eliminate(Candidate(Cell(0, col), 1) for col in range(9) if col not in (0, 4))
    assert placed(board, "r1c5 r5c5 r5c1 r1=1", "c5=2 r5=3 c1=1", "r1c5", 1) == [
        "If r1c5 weren't 1, r1c5 would have to be 2; then r5c5 would have to be 3; then r5c1 would have to be 1; then row 1 would have no place for 1."
    ]


# sight without a house


def test_cells_in_sight_of_each_other_by_distance() -> None:
    board = Board.from_string("." * 81, CLASSIC.with_anti_knight())
    one, other = Cell(4, 4), Cell(6, 5)
    board = board.eliminate(Candidate(one, digit) for digit in range(1, 10) if digit != 8)
    evidence = Evidence(truths=(CellConstraint(one),), links=(SightConstraint(one, other, 8),))
    action = Elimination.of_candidates((Candidate(other, 8),))
    step = TraceStep(Inference("my_rule", action, evidence), action.apply(board))
    assert voice_named("proof").tell(step, board).text.splitlines() == [
        "My Rule.",
        "r5c5 must be 8: what went before rules out the rest.",
        "r5c5 and r7c6 see each other and cannot both be 8.",
        "If r7c6 were 8, r5c5 would have nothing left.",
        "So r7c6 is not 8.",
    ]


# deadly patterns


def test_a_deadly_pattern_says_what_saves_it() -> None:
    board = with_domains(r1c1="12", r1c5="12", r4c1="12", r4c5="127")
    corners = tuple(map(Cell.parse, ("r1c1", "r1c5", "r4c5", "r4c1")))
    evidence = DeadlyPatternEvidence(
        focus_cells=corners,
        truths=cited("r1c1 r1c5 r4c1"),
        links=cited("r4c5"),
        pattern=corners,
        extras=(Candidate(Cell(3, 4), 7),),
        shape=DeadlyShape.RECTANGLE,
        digits=(1, 2),
    )
    action = Elimination([Cell(3, 4)], [1, 2])
    step = TraceStep(Inference("my_rectangle", action, evidence), action.apply(board))
    assert voice_named("proof").tell(step, board).text.splitlines() == [
        "My Rectangle.",
        "r1c1 must be 1 or 2: what went before rules out the rest.",
        "r1c5 must be 1 or 2: what went before rules out the rest.",
        "r4c1 must be 1 or 2: what went before rules out the rest.",
        "r4c5 takes only one digit.",
        "Unless r4c5 is 7, however r1c1, r1c5, r4c5 and r4c1 are filled, there is another way to fill them that has the same digits in every house, and so a second solution. Because the puzzle has one solution, r4c5 must be 7.",
        "If r4c5 were 1 or 2, r4c5 could not be 7.",
        "Because the puzzle has one solution, r4c5 is not 1 or 2.",
    ]
