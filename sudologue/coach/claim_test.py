from __future__ import annotations

import time

import pytest

from sudologue.coach.claim import Claim
from sudologue.errors import SudologueError
from sudologue.inference import Elimination, Placement
from sudologue.model import Candidate, Cell, Layout

FOUR = Layout.of_size(4)


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("r3c4<>5", "r3c4<>5"),
        ("r3c4=5", "r3c4=5"),
        ("R3C4 = 5", "r3c4=5"),
        ("r3c4≠5", "r3c4<>5"),
        ("r3c4!=5", "r3c4<>5"),
        ("r3c4-5", "r3c4<>5"),
        ("r3c4 − 5, r3c6-5", "r3c4<>5, r3c6<>5"),
        ("r3c45-7; r1c1=2", "r1c1=2, r3c4<>7, r3c5<>7"),
        ("r3c45<>7, r1c1=2", "r1c1=2, r3c4<>7, r3c5<>7"),
        ("r3c4<>5, r3c4<>5", "r3c4<>5"),
    ],
)
def test_a_claim_is_read_as_people_write_it(text: str, read: str) -> None:
    claim = Claim.parse(text)
    assert str(claim) == read
    assert Claim.parse(read) == claim == Claim.of(text) == Claim.of(claim) == Claim.of(claim.parts)
    assert repr(claim) == f"<Claim {read}>"


def test_a_claim_is_read_in_the_notations_of_narrators() -> None:
    claim = Claim.parse("r3c3<>5")
    assert Claim.parse("C3<>5", notation="a1") == claim
    assert Claim.parse("-5[C3]", notation="a1") == claim
    assert Claim.parse("r3c3<>5", notation="a1") == claim
    assert Claim.parse("r10c12-B", Layout.of_size(12)).ruled_out == (Candidate(Cell(9, 11), 11),)


def test_a_claim_is_made_of_conclusions_and_of_candidates() -> None:
    cell, candidate = Cell(2, 3), Candidate(Cell(2, 3), 5)
    assert str(Claim.of(Placement(cell, 5))) == "r3c4=5"
    assert str(Claim.of(candidate)) == str(Claim.of([candidate])) == "r3c4<>5"
    assert (
        str(Claim.of([Placement(Cell(0, 0), 1), Elimination.of_candidates((candidate,))]))
        == "r1c1=1, r3c4<>5"
    )


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "'' names no cell; write such as r5c6, r5c6=4 or r5c6<>4"),
        ("r3c4", "what about r3c4? Write r3c4=5, or 'r3c4<>5'"),
        ("r3c4<>", "'r3c4<>' is not a claim; write r1c2=3 or r1c2<>3"),
        ("r3c4<>5", "5 is no digit here: they run from 1 to 4"),
        ("r5c1<>4", "there is no r5c1; rows and columns go from 1 to 4"),
        ("r1c12=4", "'r1c12' names 2 cells: one was expected"),
        ("r1c1=2, r1c1=3", "the claim is that r1c1 is 2 and 3: leave one out"),
        ("r1c1=2, r1c1<>2", "the claim is that r1c1 is 2 and is not 2: leave one out"),
        ("C3<>4", "'C3<>4' is a claim in a1, not in rc; add notation='a1'"),
    ],
)
def test_what_is_no_claim_is_refused_in_one_line(text: str, fault: str) -> None:
    with pytest.raises(SudologueError) as caught:
        Claim.parse(text, FOUR)
    assert str(caught.value).startswith(fault)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("text", ["r1c1" + " " * 20_000 + "x", "r1c1-" * 4_000, "," * 20_000])
def test_a_long_text_is_refused_at_once_and_in_one_line(text: str) -> None:
    began = time.process_time()
    with pytest.raises(SudologueError) as caught:
        Claim.parse(text)
    assert time.process_time() - began < 2  # a minute where each blank is looked at from each other
    assert len(str(caught.value)) < 120


def test_nothing_is_no_claim() -> None:
    with pytest.raises(
        SudologueError, match="nothing is claimed; write such as r3c4<>5, or r3c4=5"
    ):
        Claim.of([])
    with pytest.raises(SudologueError, match="there is no r9c9; rows and columns go from 1 to 4"):
        Claim.of(Candidate(Cell(8, 8), 1), FOUR)
