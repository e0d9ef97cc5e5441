from __future__ import annotations

from sudologue.sketching.plainly_test import golden_sketch, joins, marks


def test_a_pattern_shows_its_digits_and_what_keeps_it_from_being_deadly() -> None:
    assert marks(golden_sketch("unique_rectangle_2")) == {
        "cell": "r7c1 r7c5 r8c5 r8c1",
        "seen": "r7c1(6) r7c1(9) r7c5(6) r7c5(9) r8c5(6) r8c5(9) r8c1(6) r8c1(9)",
        "exception": "r7c1(4) r8c1(4)",
        "gone": "r9c1(4)",
    }


def test_the_cells_of_a_subset_are_a_set_of_their_own() -> None:
    marked = marks(golden_sketch("unique_rectangle_3"))
    assert marked["base"] == "column 6"
    assert (marked["cell 1"], marked["seen 1"]) == ("r7c6", "r7c6(7) r7c6(9)")


def test_the_two_places_of_a_locked_digit_are_joined() -> None:
    sketch = golden_sketch("unique_rectangle_6")
    assert marks(sketch)["base"] == "row 7 row 8"
    assert joins(sketch) == ["r7c3(6) strong r7c4(6)", "r8c3(6) strong r8c4(6)"]


def test_what_the_other_digit_of_a_corner_would_lead_to_is_on() -> None:
    sketch = golden_sketch("hidden_rectangle")
    marked = marks(sketch)
    assert (marked["pivot"], marked["on"]) == ("r8c4", "r8c3(6) r7c4(6) r7c3(2)")
    assert joins(sketch) == ["r8c3(6) strong r8c4(6)", "r7c4(6) strong r8c4(6)"]


def test_one_walks_round_a_loop_by_sight() -> None:
    assert joins(golden_sketch("unique_loop")) == [
        "r1c3 sight r1c9",
        "r1c9 sight r3c9",
        "r3c9 sight r3c4",
        "r3c4 sight r2c4",
        "r2c4 sight r2c3",
        "r2c3 sight r1c3",
    ]


def test_what_one_digit_leads_to_round_a_loop_has_arrows() -> None:
    sketch = golden_sketch("unique_loop", 4)
    assert marks(sketch)["on"] == "r5c5(9) r6c5(6) r6c2(9)"
    assert joins(sketch) == [
        "r5c7(6) strong -> r5c5(9)",
        "r5c5(9) strong -> r6c5(6)",
        "r6c5(6) strong -> r6c2(9)",
    ]


def test_of_a_grave_only_the_extras_are_marked_among_the_candidates() -> None:
    marked = marks(golden_sketch("bug_plus_n"))
    assert marked.keys() == {"cell", "exception", "gone"}
    assert marked["exception"] == "r9c4(7) r9c4(9)"
