from __future__ import annotations

from sudologue.sketching.plainly_test import golden_sketch, joins, marks


def test_a_fin_leads_to_the_target_by_what_it_forces() -> None:
    sketch = golden_sketch("kraken_fish_1")
    assert marks(sketch) == {
        "base": "row 1 row 8",
        "cover": "column 5 column 6",
        "seen": "r1c5(8) r1c6(8) r8c5(8) r8c6(8)",
        "exception 1 1": "r8c8(8)",
        "on 1": "r8c4(9)+r8c6(9) r9c6(8)",
        "gone": "r9c5(8)",
    }
    assert joins(sketch) == [
        "r8c8(8) strong 1 -> r8c4(9)+r8c6(9)",
        "r8c4(9)+r8c6(9) strong 1 -> r9c6(8)",
        "r9c6(8) weak 1 -> r9c5(8)",
    ]


def test_what_two_cases_come_to_alike_is_drawn_once() -> None:
    sketch = golden_sketch("kraken_fish_2", 1)
    marked = marks(sketch)
    assert (marked["seen 1 1"], marked["exception 3 3"]) == ("r3c4(5)", "r3c5(5)")
    assert (marked["on 1"], "on 3" in marked) == ("r1c4(1)", False)
    assert "r3c4(5) strong 1 -> r1c4(1)" in joins(sketch)
    assert "r3c5(5) strong 3 -> r1c4(1)" in joins(sketch)
