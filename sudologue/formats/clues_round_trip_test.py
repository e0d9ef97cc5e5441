"""Clues in the formats that hold them: read as they are meant, and written back as they were."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from puzzles.shared import SHARED, needs_shared, sample
from sudologue.clues import Arrow, Cage, Clue, Equation, Region, Thermometer
from sudologue.errors import FormatError
from sudologue.formats import Reading, named
from sudologue.model import CLASSIC, Board

SLUGS = ("f-puzzles-json", "f-puzzles", "sudokupad", "jsonl")
PILL = ["R1C3", "R1C4", "R1C5", "R2C1", "R3C1", "R4C1"]
LINES = [["R9C1", "R8C1", "R7C1"], ["R9C1", "R8C1", "R8C2"]]
TOLD: dict[str, tuple[dict[str, Any], tuple[Clue, ...]]] = {
    "cages": (
        {"killercage": [{"cells": ["R1C2", "R1C1"], "value": "10"}, {"cells": ["R2C1", "R2C2"]}]},
        (Cage.of("r1c1 r1c2", 10), Cage.of("r2c1 r2c2")),
    ),
    "shafts that share a cell": (
        {"arrow": [{"cells": ["R1C1"], "lines": [["R1C1", "R1C2"], ["R1C1", "R1C2", "R1C3"]]}]},
        (Arrow.of("r1c1", "r1c2"), Arrow.of("r1c1", "r1c2 r1c3")),
    ),
    "a pill, told from its end": (
        {
            "arrow": [
                {"cells": ["R1C2", "R1C1"], "lines": [["R1C2", *PILL[:3]], ["R1C1", *PILL[3:]]]}
            ]
        },
        (Arrow.of("r1c1 r1c2", "r1c3 r1c4 r1c5", "r2c1 r3c1 r4c1"),),
    ),
    "a thermometer that branches": (
        {"thermometer": [{"lines": LINES}]},
        Thermometer.branching("r9c1 r8c1 r7c1", "r9c1 r8c1 r8c2"),
    ),
    "a slow one, told and drawn": (
        {
            "slowthermometer": [{"lines": LINES[:1]}],
            "line": [{"lines": LINES[:1], "fromConstraint": "Slow Thermometer", "width": 0.2}],
            "circle": [{"cells": ["R9C1"], "fromConstraint": "Slow Thermometer"}],
        },
        (Thermometer.of("r9c1 r8c1 r7c1", slow=True),),
    ),
    "a small region": (
        {"extraregion": [{"cells": ["R1C1", "R2C2"], "baseC": "#fff"}]},
        (Region.of("r1c1 r2c2"),),
    ),
}


def board(*clues: Clue) -> Board:
    return Board("." * 81, layout=CLASSIC.with_clues(*clues))


@pytest.mark.parametrize("slug", ["f-puzzles-json", "f-puzzles", "sudokupad"])
@pytest.mark.parametrize(
    "clue",
    [Equation(CLASSIC.cells[:2], (1, -1), 2), Arrow.of("r1c2 r1c1", "r2c1 r3c1")],
    ids=["an equation", "a pill read backwards"],
)
def test_what_a_format_cannot_say_is_not_written(slug: str, clue: Clue) -> None:
    with pytest.raises(FormatError, match=r"f-puzzles (has no way|cannot say)"):
        "".join(named(slug).write([Reading(board(clue), slug)]))


@pytest.mark.parametrize("name", TOLD)
def test_clues_of_a_file_are_read(name: str) -> None:
    fields, clues = TOLD[name]
    known = named("f-puzzles-json")
    reading = next(known.read(json.dumps({"size": 9, "grid": [[{}] * 9] * 9, **fields})))
    assert reading.board.layout == CLASSIC.with_clues(*clues)
    assert reading.warnings == ()
    text = "".join(known.write([reading]))
    assert "".join(known.write(known.read(text))) == text


def test_a_drawn_region_of_all_digits_is_a_house() -> None:
    row = [f"R{n}C{n}" for n in range(1, 10)]
    drawn = {"cage": [{"cells": row, "fromConstraint": "Extra Region"}]}
    reading = next(
        named("f-puzzles-json").read(json.dumps({"size": 9, "grid": [[{}] * 9] * 9, **drawn}))
    )
    assert len(reading.board.layout.houses) == 28
    assert reading.board.layout.clues == ()


@needs_shared
@pytest.mark.parametrize(
    "kind", ["killer", "arrow", "thermo", "slow_thermo", "pill_arrow", "diagonal_x"]
)
@pytest.mark.parametrize("slug", SLUGS)
def test_records_are_written_read_and_written_the_same(kind: str, slug: str) -> None:
    text = (SHARED / "data/variants" / f"{kind}.jsonl").read_text(encoding="utf-8").splitlines()
    known = named(slug)
    for number in sample(len(text), 8):
        reading = next(named("jsonl").read(text[number]))
        written = "".join(known.write([replace(reading, notes=())]))
        again = next(known.read(written))
        assert again.board == reading.board
        assert "".join(known.write([again])) == written
