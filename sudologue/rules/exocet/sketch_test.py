from __future__ import annotations

from sudologue.sketching.plainly_test import golden_sketch, marks


def test_base_cells_targets_mirrors_and_the_room_in_the_cross_lines() -> None:
    assert marks(golden_sketch("junior_exocet", 2)) == {
        "base": "column 5 column 2 column 8",
        "cover": "row 1 row 9 row 2 row 8",
        "pivot": "r5c4 r5c6",
        "seen": (
            "r5c4(1) r5c4(3) r5c4(6) r5c6(1) r5c6(3) r5c6(6) r1c5(1) r9c5(1) r1c8(1) r2c5(3) "
            "r2c2(3) r1c5(6) r8c5(6) r1c2(6) r8c8(6)"
        ),
        "cell 1": "r4c2",
        "seen 1": "r4c2(1) r4c2(3) r4c2(6)",
        "cell 2": "r6c8 r4c3",
        "seen 2": "r6c8(1) r6c8(6) r4c3(6)",
        "gone": (
            "r4c2(2) r4c2(6) r4c3(2) r4c3(4) r4c3(8) r4c4(6) r4c5(6) r4c9(6) r5c2(6) r5c3(6) "
            "r5c5(6) r5c8(6) r6c3(6) r6c5(6) r6c8(1)"
        ),
    }
