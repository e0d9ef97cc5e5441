from __future__ import annotations

from sudologue.sketching.plainly_test import golden_sketch, joins, marks


def test_colours_have_the_letters_and_the_choices_of_the_words() -> None:
    sketch = golden_sketch("simple_colors_trap")
    assert marks(sketch) == {
        "on 1 A": "r2c7(7) r1c2(7)",
        "off 1 B": "r1c9(7) r7c2(7)",
        "on 1": "r5c1(7) r6c8(7) r7c9(7) r9c3(7)",
        "off 1": "r2c3(7) r5c7(7) r6c1(7) r9c8(7)",
        "gone": "r7c7(7)",
    }
    assert joins(sketch) == [
        "r2c7(7) strong 1 r1c9(7)",
        "r1c9(7) strong 1 r1c2(7)",
        "r1c2(7) strong 1 r7c2(7)",
        "r2c7(7) weak r7c7(7)",
        "r7c2(7) weak r7c7(7)",
    ]


def test_pairs_that_the_words_do_not_paint_have_no_letters() -> None:
    sketch = golden_sketch("multi_colors_1")
    assert marks(sketch) == {
        "on 1": "r2c4(3)",
        "off 1": "r4c4(3)",
        "on 2": "r2c3(3) r1c6(3)",
        "off 2": "r1c1(3)",
        "gone": "r4c1(3)",
    }
    assert "r2c4(3) weak r2c3(3)" in joins(sketch)


def test_a_colour_that_empties_a_house_shows_where_it_is_dead() -> None:
    sketch = golden_sketch("medusa_3d", 2)
    assert marks(sketch) == {
        "dead": "column 2",
        "seen": "r4c2(7) r7c2(7)",
        "on 1 A": "r4c6(7) r7c4(7)",
        "off 1 B": "r9c6(7)",
        "gone": "r4c6(7) r7c4(7)",
    }
    assert joins(sketch)[-2:] == ["r4c6(7) weak r4c2(7)", "r7c4(7) weak r7c2(7)"]
