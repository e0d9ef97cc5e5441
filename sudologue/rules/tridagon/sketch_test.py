from __future__ import annotations

from sudologue.sketching.plainly_test import golden_sketch, golden_sketches, joins, marks

TWELVE = "r4c6 r5c5 r6c4 r4c7 r5c8 r6c9 r7c4 r8c5 r9c6 r7c7 r8c8 r9c9"


def test_guardians_keep_twelve_cells_from_three_digits() -> None:
    marked = marks(golden_sketch("tridagon", 1))
    assert marked.keys() == {"cell", "seen", "exception", "gone"}
    assert marked["cell"] == TWELVE
    assert marked["exception"] == "r8c8(1) r8c8(2)"
    assert len(marked["seen"].split()) == 36


def test_each_guardian_is_a_case_of_its_own() -> None:
    pattern, one, other, both = golden_sketches("tridagon_verity")
    assert marks(pattern)["exception"] == "r8c5(6) r8c8(1)"
    assert marks(one) == {"cell": TWELVE, "supposed 1 1": "r8c8(1)", "on 1 1.2": "r3c9(6)"}
    assert joins(one) == ["r3c9(6) weak 1 -> r3c5(6)"]
    assert marks(other) == {"cell": TWELVE, "supposed 2 2": "r8c5(6)"}
    assert joins(other) == ["r8c5(6) weak 2 -> r3c5(6)"]
    assert marks(both) == {
        "cell": TWELVE,
        "exception 1 1": "r8c8(1)",
        "exception 2 2": "r8c5(6)",
        "gone": "r3c5(6)",
    }
    assert both.caption is not None
    assert both.caption.text == "It comes to the same in both cases, so r3c5 isn't 6."
