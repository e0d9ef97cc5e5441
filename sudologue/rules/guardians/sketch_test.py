"""What is to be seen of guardians."""

from sudologue.rules.guardians.search_test import LOOP, places
from sudologue.rules.guardians.telling_test import GOLDEN
from sudologue.sketching.reading_test import sketched, sketched_on


def test_the_only_guardian_is_the_conclusion() -> None:
    assert sketched(GOLDEN, "guardians") == [
        {
            "seen": "r5c5(8) r5c7(8) r6c8(8) r8c8(8) r8c5(8)",
            "weak": "r5c5(8)-r5c7(8)",
            "strong": "r5c7(8)-r6c8(8) r6c8(8)-r8c8(8) r8c8(8)-r8c5(8) r8c5(8)-r5c5(8)",
            "placed": "r5c6(8)",
        }
    ]


def test_of_several_guardians_each_is_an_exception() -> None:
    (seen,) = sketched_on(places(f"{LOOP} r2c1 r5c1 r8c1"), "guardians")
    assert (seen["exception"], seen["gone"]) == ("r2c1(1) r5c1(1)", "r8c1(1)")
    assert seen["weak"] == "r2c4(1)-r2c9(1) r5c9(1)-r5c6(1)"


def test_a_cell_of_the_loop_that_goes_is_marked_as_gone_alone() -> None:
    loop = "r5c4 r5c9 r9c9 r9c5 r7c4"
    (seen,) = sketched_on(places(f"{loop} r3c9 r9c8 r1c8"), "guardians")
    assert "r9c9(1)" in seen["gone"].split()
    assert "r9c9(1)" not in seen["seen"].split()
    assert seen["exception"] == "r3c9(1) r9c8(1)"
