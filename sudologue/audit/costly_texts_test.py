"""Texts made to keep the audit busy: each is done with in some seconds, and in little memory."""

from __future__ import annotations

import json
import random
import time
import tracemalloc
from collections.abc import Iterator, Sequence
from itertools import islice, product
from typing import Any

import pytest

from sudologue.audit import check_json, kernel_budget
from sudologue.inference.codec import TraceFormatError
from sudologue.model import CLASSIC, Layout, digit_text

Step = dict[str, Any]
LARGEST = Layout.boxes(5, 7)
SECONDS = 30
"""More than any of these take, and half of what is promised, for slow machines have tests, too."""


def trace(
    layout: Layout,
    cells: Sequence[str],
    steps: Sequence[Step],
    houses: Sequence[Any] = (),
    **top: Any,
) -> str:
    """A trace in the writer's manner, whatever it says."""
    size = layout.size
    told: Any = {"size": size, "boxes": layout.tables.box_shape, "houses": houses}
    data = {
        "format": "sudologue-trace",
        "version": 1,
        "layout": "classic" if layout == CLASSIC and not houses else told,
        "initial": {
            "givens": "." * layout.tables.cell_count,
            "cells": [" ".join(cells[at : at + size]) for at in range(0, len(cells), size)],
        },
        "steps": steps,
        "status": "stuck",
    }
    return json.dumps({**data, **top}, separators=(",", ":"))


def digits(layout: Layout, count: int | None = None) -> str:
    """The first digits, or all, as a cell that may still take them has them."""
    return "".join(map(digit_text, list(layout.tables.digits)[:count]))


def names(layout: Layout) -> list[str]:
    """The names of all cells."""
    return list(map(str, layout.cells))


def empty(layout: Layout) -> list[str]:
    """Cells that can take anything."""
    return [digits(layout)] * layout.tables.cell_count


def step(action: str, **evidence: Any) -> Step:
    """A step that leaves the board as it is."""
    return {
        "rule": "x",
        "action": [action],
        "evidence": {"type": "Evidence", **evidence},
        "board": {},
    }


def deadly(action: str, pattern: Sequence[str], extra: str, **evidence: Any) -> Step:
    """A step that names a deadly pattern."""
    roles = {"shape": "rectangle", "digits": [1, 2], "assumption": "unique_solution"}
    pieces = {"type": "DeadlyPatternEvidence", "pattern": pattern, "extras": [extra], **roles}
    return step(action, **pieces, **evidence)


def eliminations(layout: Layout, cells: Sequence[str]) -> Iterator[tuple[str, Step]]:
    """Every candidate of these cells goes, one after the other: the action, and its board."""
    for cell in cells:
        left = digits(layout)
        while left:
            digit, left = left[0], left[1:]
            yield f"{cell}<>{digit}", {cell: left or "-"}


def pigeons(layout: Layout, cells: int, steps: int) -> str:
    """Cells of a row with one digit fewer than there are cells: anything follows, at a price."""
    held, fewer = empty(layout), digits(layout, cells - 1)
    held[:cells] = [fewer] * cells
    cited = {
        "truths": names(layout)[:cells],
        "links": [f"{digit} in r1" for digit in fewer],
    }
    gone = islice(eliminations(layout, names(layout)[layout.size :]), steps)
    return trace(layout, held, [{**step(a, **cited), "board": b} for a, b in gone])


def all_cells(layout: Layout) -> str:
    """Every cell cited, and no link: one case within the other, as many as there are cells."""
    return trace(layout, empty(layout), [step("r1c1<>1", truths=names(layout))])


def everything(layout: Layout) -> str:
    """Whatever there is to cite."""
    houses = [f"{letter}{n}" for letter in "brc" for n in layout.tables.digits]
    cited = [f"{digit} in {house}" for house, digit in product(houses, digits(layout))]
    cited = [*names(layout), *cited][:10_000]
    return trace(layout, empty(layout), [step("r1c1<>1", truths=cited, links=cited)])


def house(number: int, cells: Sequence[str]) -> Step:
    """A further house, as a layout is told."""
    return {"kind": "extra", "number": number, "cells": list(cells)}


def exchanges(layout: Layout, pairs: int) -> str:
    """Two rows that further houses cut into halves, in hundreds of ways, so that none is a twin."""
    choice = random.Random(layout.size)
    pattern = names(layout)[: 2 * layout.size]
    houses: list[Step] = []
    for number in range(1, 2 * pairs, 2):
        half = choice.sample(pattern, layout.size)
        houses.append(house(number, half))
        houses.append(house(number + 1, [cell for cell in pattern if cell not in half]))
    return trace(layout, empty(layout), [deadly("r4c4<>1", pattern, "r3c3(1)")], houses)


def random_houses(layout: Layout, count: int) -> list[Step]:
    """Houses of any cells."""
    choice = random.Random(layout.size)
    return [house(n, choice.sample(names(layout), layout.size)) for n in range(1, count + 1)]


def deadly_steps(count: int) -> str:
    """Many steps, each of which holds, as a cell is cited that has nothing left."""
    layout = LARGEST
    held = ["-", "12", "12", *empty(layout)[3:]]
    gone = islice(eliminations(layout, names(layout)[3:]), count)
    steps = [
        {**deadly(action, ["r1c1"], "r1c2(1)", truths=["r1c1"]), "board": board}
        for action, board in gone
    ]
    return trace(layout, held, steps, random_houses(layout, 600), status="contradiction")


def two_candidates_everywhere() -> str:
    """A pattern of all cells that have two candidates each, and a thousand houses."""
    layout = LARGEST
    pattern = names(layout)
    steps = [deadly("r1c1<>1", pattern, "r1c1(2)")] * 40
    return trace(layout, ["12"] * layout.tables.cell_count, steps, random_houses(layout, 890))


def one_house_many_times() -> str:
    """A thousand houses of the same cells."""
    layout = LARGEST
    cells = names(layout)[: layout.size]
    houses = [house(number, cells) for number in range(1, 1001)]
    cited = {"truths": [f"1 in x{n}" for n in range(1, 1001)], "links": ["1 in r1"]}
    return trace(layout, empty(layout), [step("r1c1<>1", **cited)] * 20, houses)


def sights(kinds: int) -> str:
    """All the distances that a layout may have, as so many sights."""
    offsets = [[down, right] for down in range(-15, 16) for right in range(-16, 17)][:1000]
    share = len(offsets) // kinds
    told = [
        {"name": f"s{n}", "offsets": offsets[n * share : (n + 1) * share]} for n in range(kinds)
    ]
    cited = {"truths": ["r1c1"], "links": ["1 in sight of r1c1 and r2c2"]}
    text = trace(LARGEST, empty(LARGEST), [step("r1c1<>1", **cited)])
    return text.replace('"houses":[]', f'"sights":{json.dumps(told)}')


def placements() -> str:
    """The largest board there is, filled cell by cell."""
    size, width = LARGEST.size, 7
    held = [
        digit_text((width * (row % 5) + row // 5 + col) % size + 1)
        for row, col in product(range(size), repeat=2)
    ]
    steps = [
        {
            "rule": "naked_single",
            "action": f"{cell}={digit}",
            "evidence": {
                "type": "NakedSingleEvidence",
                "truths": [cell],
                "cell": cell,
                "digit": digits(LARGEST).index(digit) + 1,
            },
            "board": {cell: f"={digit}"},
        }
        for cell, digit in zip(names(LARGEST), held, strict=True)
    ]
    return trace(LARGEST, held, steps, status="solved")


def solutions(layout: Layout, count: int) -> str:
    """A diagnosis that shows one grid many times."""
    tables = layout.tables
    size, (height, width) = layout.size, tables.box_shape or (1, 1)
    grid = {
        "givens": "." * tables.cell_count,
        "cells": [
            " ".join(
                f"={digit_text((width * (row % height) + row // height + col) % size + 1)}"
                for col in range(size)
            )
            for row in range(size)
        ],
    }
    diagnosis = {
        "open_cells": tables.cell_count,
        "candidates_left": tables.cell_count * size,
        "tightest": [[cell, list(tables.digits)] for cell in names(layout)],
        "rules_tried": [],
        "solutions": [grid] * count,
    }
    return trace(layout, empty(layout), [], diagnosis=diagnosis)


PLAIN = trace(CLASSIC, empty(CLASSIC), [step("r1c1<>1", truths=["r1c1"], links=[])])
KINDS = {
    "pigeons of 9": lambda: pigeons(CLASSIC, 7, 150),
    "pigeons of 16": lambda: pigeons(Layout.of_size(16), 8, 3_400),
    "pigeons of 35": lambda: pigeons(LARGEST, 5, 4_500),
    "small pigeons of 35": lambda: pigeons(LARGEST, 3, 5_500),
    "all cells of 25": lambda: all_cells(Layout.of_size(25)),
    "all cells of 35": lambda: all_cells(LARGEST),
    "everything of 16": lambda: everything(Layout.of_size(16)),
    "everything of 35": lambda: everything(LARGEST),
    "exchanges in 9": lambda: exchanges(CLASSIC, 475),
    "exchanges in 16": lambda: exchanges(Layout.of_size(16), 475),
    "exchanges in 35": lambda: exchanges(LARGEST, 500),
    "deadly steps": lambda: deadly_steps(2_500),
    "two candidates everywhere": two_candidates_everywhere,
    "one house many times": one_house_many_times,
    "one sight of a thousand distances": lambda: sights(1),
    "a thousand sights": lambda: sights(1000),
    "placements": placements,
    "grids of 4": lambda: solutions(Layout.boxes(2, 2), 9_000),
    "grids of 35": lambda: solutions(LARGEST, 170),
    "lists": lambda: "[" * 1_000_000,
    "objects": lambda: '{"a":' * 200_000,
    "lists in a step": lambda: PLAIN.replace('"links":[]', f'"links":{"[" * 490_000}{"]" * 490_000}'),
    "a whole number": lambda: PLAIN.replace('"version":1', f'"version":{"9" * 990_000}'),
    "a fraction": lambda: PLAIN.replace('"version":1', f'"version":1.{"9" * 990_000}'),
    "a power": lambda: PLAIN.replace('"version":1', f'"version":1e{"9" * 990_000}'),
    "a rule's name": lambda: PLAIN.replace('"x"', f'"{"x" * 990_000}"'),
    "a class's name": lambda: PLAIN.replace('"Evidence"', f'"{"E" * 990_000}"'),
    "a cell's name": lambda: PLAIN.replace('["r1c1"]', f'["{"1 in sight of " * 70_000}"]'),
    "a cell's name in digits": lambda: PLAIN.replace('["r1c1"]', f'["r{"1" * 990_000}c1"]'),
    "size": lambda: PLAIN.replace('"classic"', '{"size":100,"boxes":[10,10]}'),
    "kinds of evidence": lambda: trace(
        CLASSIC, empty(CLASSIC), [step("r1c1<>1", type=f"E{n}") for n in range(9_000)]
    ),
    "brackets of steps": lambda: PLAIN.replace('"links":[]', '"links":[' + '"},{\\"rule\\":",' * 60_000),
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_it_ends(kind: str) -> None:
    text = KINDS[kind]()
    assert len(text) < 1_050_000
    began = time.process_time()
    try:
        said = str(check_json(text))
    except TraceFormatError as fault:
        said = str(fault)
    assert 0 < len(said) < 600
    assert time.process_time() - began < SECONDS


@pytest.mark.slow
def test_cases_within_cases_share_what_they_cite() -> None:
    text = all_cells(Layout.of_size(25))
    tracemalloc.start()
    try:
        check_json(text)
        assert tracemalloc.get_traced_memory()[1] < 60_000_000
    finally:
        tracemalloc.stop()


class TestCounting:
    """What grows faster than the text is counted, whatever it is."""

    @pytest.fixture(autouse=True)
    def few(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(kernel_budget, "LOOKS_AT_ONE", 20_000)
        monkeypatch.setattr(kernel_budget, "LOOKS_AT_ALL", 60_000)

    @pytest.mark.parametrize(
        ("kind", "looks"),
        [
            ("exchanges in 9", "this step took more than 20,000"),
            ("exchanges in 16", "this step took more than 20,000"),
            ("exchanges in 35", "this step took more than 2,222"),
            ("two candidates everywhere", "this step took more than 2,222"),
            ("deadly steps", "the steps up to this one took more than 6,666"),
            ("all cells of 35", "this step took more than 2,222"),
            ("small pigeons of 35", "the steps up to this one took more than 6,666"),
            ("pigeons of 16", "this step took more than 20,000"),
        ],
    )
    def test_it_is_refused(self, kind: str, looks: str) -> None:
        reason = check_json(KINDS[kind]()).reason
        assert reason == f"too many cases: {looks} looks at the constraints cited"
