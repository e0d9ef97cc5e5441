"""What is to be seen of templates."""

from sudologue.model import Layout
from sudologue.rules.templates.telling_test import GOLDEN, placed
from sudologue.sketching.reading_test import sketched, sketched_on


def test_the_houses_that_need_a_digit_and_all_their_places_for_it() -> None:
    (seen,) = sketched(GOLDEN, "template_delete")
    assert set(seen) == {"base", "seen", "gone"}
    assert seen["base"] == "r1 r6 c2 c3 c4 c6"
    assert seen["seen"].startswith("r1c1(3) r1c5(3) r6c1(3) r6c5(3) r2c2(3) r3c2(3) ")
    assert not set(seen["seen"].split()) & set(seen["gone"].split())


def test_what_other_digits_take_is_true_and_so_this_one_is_not_there() -> None:
    board = placed({"3 r4": "4", "4 r4": "14"}, Layout.boxes(2, 2))
    assert sketched_on(board, "template_set", 1) == [
        {"base": "r4", "on": "r4c4(3)", "off": "r4c4(4)", "placed": "r4c1(4)"}
    ]
    assert sketched_on(board, "template_delete", 1) == [
        {"on": "r4c1(4) r4c4(3)", "gone": "r4c1(1) r4c4(1)"}
    ]


def test_each_digit_of_an_overlay_is_a_group() -> None:
    (seen,) = sketched(GOLDEN, "pattern_overlay")
    assert set(seen) == {"seen 1", "seen 2", "seen 3", "gone"}
    assert seen["gone"] == "r1c1(3) r1c2(3) r2c3(3) r2c4(3)"
    assert seen["seen 3"] == (
        "r1c3(3) r1c4(3) r2c1(3) r2c2(3) r3c1(3) r3c2(3) r3c3(3) r3c4(3) "
        "r4c1(3) r4c2(3) r4c3(3) r4c4(3)"
    )
