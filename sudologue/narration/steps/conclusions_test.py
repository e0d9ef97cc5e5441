import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudologue.inference import Elimination, Placement
from sudologue.model import Candidate, Cell
from sudologue.narration.steps.conclusions import conclusion, group_by_digits


def eliminated(*candidates: str) -> str:
    return conclusion(Elimination.of_candidates(tuple(map(Candidate.parse, candidates)))).text


def test_a_placement() -> None:
    assert conclusion(Placement(Cell(4, 5), 4)).text == "r5c6 is 4"


@pytest.mark.parametrize(
    ("gone", "said"),
    [
        (["r1c2(3)"], "r1c2 isn't 3"),
        (["r1c2(3)", "r1c8(3)"], "r1c2 and r1c8 aren't 3"),
        (
            ["r1c2(3)", "r1c8(6)", "r1c9(6)"],
            "r1c2 isn't 3, and r1c8 and r1c9 aren't 6",
        ),
        (
            ["r1c2(3)", "r1c2(6)", "r1c8(3)", "r1c8(6)"],
            "r1c2 and r1c8 aren't 3 or 6",
        ),
        (
            ["r5c1(1)", "r5c1(2)", "r5c1(7)", "r5c4(2)", "r5c4(8)"],
            "r5c1 isn't 1, 2 or 7, and r5c4 isn't 2 or 8",
        ),
        (
            ["r1c1(1)", "r2c2(2)", "r3c3(3)"],
            "r1c1 isn't 1; r2c2 isn't 2; and r3c3 isn't 3",
        ),
    ],
)
def test_eliminations_are_told_in_as_few_clauses_as_will_do(gone: list[str], said: str) -> None:
    assert eliminated(*gone) == said


def test_many_cells_are_told_one_by_one() -> None:
    told = eliminated(*(f"r1c{col}(5)" for col in range(1, 10)))
    assert told == f"{', '.join(f'r1c{col}' for col in range(1, 9))} and r1c9 aren't 5"


CANDIDATES = st.builds(
    Candidate, st.builds(Cell, st.integers(0, 8), st.integers(0, 8)), st.integers(1, 9)
)


@given(st.frozensets(CANDIDATES, min_size=1))
def test_groups_hold_every_candidate_once(candidates: frozenset[Candidate]) -> None:
    told = [
        Candidate(cell, digit)
        for cells, digits in group_by_digits(candidates)
        for cell in cells
        for digit in digits
    ]
    assert sorted(told) == sorted(candidates)
