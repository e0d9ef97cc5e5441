from __future__ import annotations

import time

import pytest

from sudologue.errors import SudologueError
from sudologue.narration.notations.mentions import candidates_meant, cells_in, mentions


@pytest.mark.parametrize(
    ("notation", "text", "named"),
    [
        ("rc", "r3c3", ["r3c3"]),
        ("rc", " R3C34 ; r1c1", ["r1c1", "r3c3", "r3c4"]),
        ("rc", "r3c3 r3c4", ["r3c3", "r3c4"]),
        ("rc", "r1c1(2)", ["r1c1(2)"]),
        ("rc", "r1c1(2), (3) r1c2", None),
        ("rc", "(3) r1c2", ["r1c2(3)"]),
        ("rc", "r1c1(2) r1c2(3)", ["r1c1(2)", "r1c2(3)"]),
        ("rc", "r3c3=5", ["r3c3=5"]),
        ("rc", "r3c34-5", ["r3c3<>5, r3c4<>5"]),
        ("rc", "r3c3≠5, r1c1=2,", ["r3c3<>5", "r1c1=2"]),
        (
            "rc",
            "r1c1, r2c2<>5; r3c3(4), r4c4=1, r5c5",
            ["r1c1<>5, r2c2<>5", "r3c3(4)", "r4c4=1", "r5c5"],
        ),
        ("a1", "C3", ["r3c3"]),
        ("a1", "r3c3", ["r3c3"]),
        ("a1", "-5[C3]", ["r3c3<>5"]),
        ("a1", "C3(5), D4(6)", ["r3c3(5)", "r4c4(6)"]),
        ("a1-columns", "C3=5", ["r3c3=5"]),
        ("hodoku", "533", ["r3c3(5)"]),
        ("eureka", "(5)r3c3", ["r3c3(5)"]),
        ("nrc", "n5r3c3", ["r3c3(5)"]),
    ],
)
def test_what_a_text_names(notation: str, text: str, named: list[str] | None) -> None:
    if named is None:
        with pytest.raises(SudologueError):
            mentions(text, 9, notation)
        return
    found = mentions(text, 9, notation)
    assert [*map(str, found)] == named
    assert all(cells_in(one) for one in found)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "'' names no cell; write such as r5c6, r5c6=4 or r5c6<>4"),
        ("it is so", "'it is so' names no cell; write such as r5c6, r5c6=4 or r5c6<>4"),
        ("r10c1", "there is no r10c1; rows and columns go from 1 to 9"),
        ("C3=5", "'C3=5' is a claim in a1, not in rc; add notation='a1'"),
        ("x9", "there is no cell 'x9'; write row and column, such as r5c6"),
        ("r3c3(0)", "'0' is not a digit: write 1 to 9, then A for 10 up to Z"),
        ("r3c3=", "'r3c3=' is not a claim; write r1c2=3 or r1c2<>3"),
    ],
)
def test_what_names_nothing_is_told_what_would(text: str, fault: str) -> None:
    with pytest.raises(SudologueError) as caught:
        mentions(text, 9)
    assert str(caught.value) == fault


@pytest.mark.parametrize(
    ("text", "placing", "fault"),
    [
        ("r1c2", True, "'r1c2' has no digit; write such as r2c3=4"),
        ("r1c2", False, "'r1c2' has no digit; write such as r2c3<>4"),
        ("r1c2<>3", True, "'r1c2<>3' says the opposite; write such as r2c3=4"),
        ("r1c2=3", False, "'r1c2=3' says the opposite; write such as r2c3<>4"),
    ],
)
def test_what_is_not_meant_is_refused(text: str, placing: bool, fault: str) -> None:
    with pytest.raises(SudologueError) as caught:
        candidates_meant(text, 9, "rc", placing)
    assert str(caught.value) == fault


@pytest.mark.parametrize(
    "text", ["r1c1(2) " * 5_000, "r1c1 " * 5_000, "r1c1<>2, " * 5_000, " " * 20_000 + "r1c1=2"]
)
def test_a_long_text_is_read_at_once(text: str) -> None:
    began = time.process_time()
    assert mentions(text, 9)
    assert time.process_time() - began < 2
