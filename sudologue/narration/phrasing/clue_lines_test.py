from __future__ import annotations

from sudologue import CLASSIC
from sudologue.clues import Arrow, Cage, Region, Thermometer
from sudologue.narration.notations import notation_named
from sudologue.narration.phrasing.clue_lines import clue_lines, clue_list

CAGE = Cage.of("r1c1 r1c2", 10)


def heads(*clues: Cage | Arrow) -> list[str]:
    return [passage.text for passage in clue_list(CLASSIC.with_clues(*clues))][:1]


def test_without_clues_there_is_no_list() -> None:
    assert list(clue_list(CLASSIC)) == []


def test_what_cages_are_is_said_where_there_are_some() -> None:
    arrow, bare = Arrow.of("r3c3", "r3c4 r3c5"), Cage.of("r5c1 r5c2")
    differ = "The digits of a cage are all different"
    (head,) = heads(CAGE)
    assert head.startswith(f"{differ} and add up to its total. 16(2) is a cage of two cells")
    assert heads(CAGE, bare)[0].startswith(
        f"{differ} and add up to its total, if it has one. 16(2)"
    )
    apart = "The cages have no totals, but the digits of a cage are all different."
    assert heads(bare) == [apart]
    sums = "The digits on an arrow's shaft add up to the digit in its circle."
    assert heads(arrow) == [sums]
    assert heads(CAGE, arrow) == [f"{head} {sums}"]


def test_each_kind_has_its_line_in_any_notation() -> None:
    clues = (
        CAGE,
        Cage.of("r5c1 r5c2"),
        Region.of("r6c6 r7c7"),
        Thermometer.of("r9c1 r8c1", slow=True),
        Thermometer.of("r9c9 r8c9"),
        Arrow.of("r1c8 r1c9", "r2c8 r2c9"),
    )
    assert list(clue_lines(CLASSIC.with_clues(*clues), notation_named("a1"))) == [
        "10: A1 A2",
        "Cage: E1 E2",
        "Region: F6 G7",
        "Slow thermometer: I1 ≤ H1",
        "Thermometer: I9 < H9",
        "Pill arrow: A8 A9 = B8 + B9",
    ]
