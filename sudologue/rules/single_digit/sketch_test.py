"""What is to be seen of single-digit patterns."""

from sudologue.model import CLASSIC
from sudologue.rules.single_digit.telling_test import GOLDEN, places
from sudologue.sketching.reading_test import sketched, sketched_on


def test_two_houses_joined_at_their_near_ends() -> None:
    assert sketched(GOLDEN, "skyscraper") == [
        {
            "base": "r1 r5",
            "seen": "r1c5(8) r5c4(8) r1c7(8) r5c7(8)",
            "strong": "r1c7(8)-r1c5(8) r5c7(8)-r5c4(8)",
            "weak": "r1c7(8)-r5c7(8)",
            "gone": "r4c5(8)",
        }
    ]


def test_several_places_at_an_end_are_one_node() -> None:
    assert sketched(GOLDEN, "grouped_two_strong_links") == [
        {
            "base": "b6 c4",
            "seen": "r6c7+r6c9(6) r6c4(6) r4c7+r4c8(6) r4c4(6)",
            "strong": "r4c7+r4c8(6)-r6c7+r6c9(6) r4c4(6)-r6c4(6)",
            "weak": "r4c7+r4c8(6)-r4c4(6)",
            "gone": "r6c6(6)",
        }
    ]


def test_two_kites_of_a_digit_share_one_knot() -> None:
    assert sketched(GOLDEN, "dual_two_string_kite") == [
        {
            "base": "r5 c6 r6 c5",
            "seen": "r5c5(5) r6c6(5)",
            "weak": "r5c5(5)-r6c6(5)",
            "seen 1": "r5c3(5) r2c6(5)",
            "strong 1": "r5c5(5)-r5c3(5) r6c6(5)-r2c6(5)",
            "seen 2": "r6c1(5) r1c5(5)",
            "strong 2": "r6c6(5)-r6c1(5) r5c5(5)-r1c5(5)",
            "gone": "r1c1(5) r2c3(5)",
        }
    ]


def test_kites_of_two_digits_have_a_knot_each() -> None:
    four = places(CLASSIC, "row 2: r2c1 r2c5; column 3: r3c3 r8c3")
    board = places(CLASSIC, "row 2: r2c1 r2c9; column 3: r3c3 r6c3", 7, four)
    (seen,) = sketched_on(board, "dual_two_string_kite")
    assert seen["weak"] == "r2c1(4)-r3c3(4) r2c1(7)-r3c3(7)"
    assert (seen["seen 1"], seen["seen 2"]) == ("r2c5(4) r8c3(4)", "r2c9(7) r6c3(7)")


def test_a_pair_sends_the_digit_of_a_box_from_the_one_line_to_the_other() -> None:
    assert sketched(GOLDEN, "empty_rectangle") == [
        {
            "base": "b3 c5",
            "cover": "r1 c8",
            "seen": "r1c9(8) r2c8(8) r1c5(8) r5c5(8)",
            "strong": "r5c5(8)-r1c5(8) r1c9(8)-r2c8(8)",
            "weak": "r1c5(8)-r1c9(8)",
            "gone": "r5c8(8)",
        }
    ]


def test_two_pairs_for_one_box() -> None:
    assert sketched(GOLDEN, "dual_empty_rectangle") == [
        {
            "base": "b4 r7 r9",
            "cover": "c3 r6",
            "seen": "r4c3+r5c3(6) r6c2(6) r7c3(6) r7c5(6) r9c3(6) r9c8(6)",
            "strong": "r7c5(6)-r7c3(6) r4c3+r5c3(6)-r6c2(6) r9c8(6)-r9c3(6)",
            "weak": "r7c3(6)-r4c3+r5c3(6) r9c3(6)-r4c3+r5c3(6)",
            "gone": "r6c5(6) r6c8(6)",
        }
    ]


def test_an_end_of_a_pair_that_goes_is_marked_as_gone_alone() -> None:
    six = places(CLASSIC, "column 2: r5c2 r9c2; row 9: r9c2 r9c9; box 6: r5c7 r4c9", 8)
    (seen,) = sketched_on(six, "dual_empty_rectangle")
    assert (seen["seen"], seen["gone"]) == ("r5c7(8) r4c9(8) r9c2(8)", "r5c2(8) r9c9(8)")
    assert seen["strong"] == "r9c2(8)-r5c2(8) r4c9(8)-r5c7(8) r9c2(8)-r9c9(8)"


def test_two_wings_that_starve_a_box_lead_out_of_what_goes() -> None:
    assert sketched(GOLDEN, "rectangle_elimination") == [
        {
            "base": "r9 b5",
            "on": "r9c4(3)",
            "off": "r9c6(3) r4c4(3) r4c6(3)",
            "weak": "r1c6(3)>r9c6(3) r1c6(3)>r4c6(3) r9c4(3)>r4c4(3)",
            "strong": "r9c6(3)>r9c4(3)",
            "gone": "r1c6(3)",
        }
    ]
