from __future__ import annotations

from sudologue.sketching.plainly_test import golden_sketch, joins, marks


def test_a_chain_is_false_and_true_by_turns_as_it_is_told() -> None:
    sketch = golden_sketch("grouped_discontinuous_nice_loop")
    assert marks(sketch) == {
        "off": "r8c5(2) r5c1(2)+r5c2(2)",
        "on": "r5c5(2) r4c3(2)+r6c3(2)",
        "gone": "r8c3(2)",
    }
    assert joins(sketch) == [
        "r8c5(2) strong -> r5c5(2)",
        "r5c5(2) weak -> r5c1(2)+r5c2(2)",
        "r5c1(2)+r5c2(2) strong -> r4c3(2)+r6c3(2)",
    ]


def test_a_loop_closes_and_shows_the_way_that_is_told_first() -> None:
    sketch = golden_sketch("continuous_nice_loop")
    assert marks(sketch) == {
        "off": "r9c5(1) r2c4(1) r2c1(9) r1c5(9)",
        "on": "r3c5(1) r2c1(1) r1c1(9) r9c5(9)",
        "gone": "r1c4(9) r1c6(9) r9c5(2)",
    }
    assert joins(sketch)[-1] == "r9c5(9) weak -> r9c5(1)"


def test_a_set_stands_under_its_letter_and_its_line_has_its_number() -> None:
    sketch = golden_sketch("aic_with_als")
    assert marks(sketch) == {
        "cell 1 A": "r1c8 r3c8 r6c8",
        "cell 2 B": "r2c9 r9c9",
        "off": "r3c8(2) r2c9(7)",
        "on": "r1c8(7) r9c9(2)",
        "gone": "r3c9(2)",
    }
    assert joins(sketch) == [
        "r3c8(2) strong 1 -> r1c8(7)",
        "r1c8(7) weak -> r2c9(7)",
        "r2c9(7) strong 2 -> r9c9(2)",
    ]
