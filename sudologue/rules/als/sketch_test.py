from __future__ import annotations

from sudologue.sketching.plainly_test import golden_sketch, joins, marks


def test_sets_are_joined_by_what_only_one_can_have_and_show_what_one_of_them_has() -> None:
    sketch = golden_sketch("als_xz")
    assert marks(sketch) == {
        "cell 1 A": "r1c1",
        "cell 2 B": "r5c1 r5c4",
        "seen 1": "r1c1(2) r1c1(1)",
        "seen 2": "r5c4(2) r5c1(1)",
        "gone": "r1c4(2)",
    }
    assert joins(sketch) == ["r1c1(1) weak r5c1(1)"]


def test_a_house_between_two_sets_is_a_base() -> None:
    sketch = golden_sketch("als_w_wing")
    assert marks(sketch)["base"] == "row 5"
    assert joins(sketch) == [
        "r5c1(1) strong r5c8(1)",
        "r5c1(1) weak r1c1(1)",
        "r5c8(1) weak r9c8(1)",
    ]


def test_each_digit_of_a_stem_is_joined_to_its_petal() -> None:
    sketch = golden_sketch("death_blossom")
    assert marks(sketch)["pivot"] == "r5c5"
    assert joins(sketch) == [
        "r5c5(1) weak r5c1(1)",
        "r5c5(2) weak r1c5(2)",
        "r5c5(3) weak r5c8(3)",
    ]


def test_a_crossing_and_the_cells_beyond_it_are_three_sets() -> None:
    sketch = golden_sketch("sue_de_coq")
    marked = marks(sketch)
    sets = [marked[f"cell {number}"] for number in (1, 2, 3)]
    assert (marked["cover"], sets) == ("box 1 row 1", ["r1c1 r1c2", "r2c3", "r1c5"])


def test_an_exclusion_shows_the_other_choices_and_what_they_leave_short() -> None:
    assert marks(golden_sketch("aligned_pair_exclusion")) == {
        "cell": "r1c3 r1c5",
        "seen": "r1c5(2) r1c5(4)",
        "cell 1": "r1c1 r1c2 r2c3",
        "cell 2": "r1c2",
        "gone": "r1c3(1) r1c3(4)",
    }
