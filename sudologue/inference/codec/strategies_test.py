"""What the tests of the codec draw from: any evidence, any layout, any claim.

Values are drawn by type hints, without a look at the codec, so that evidence yet to be written is
tested from the day it is there.
"""

from __future__ import annotations

import dataclasses
import types
from collections.abc import Iterator
from enum import Enum
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from hypothesis import strategies as st

from sudologue.clues import Arrow, Cage, Region, Thermometer
from sudologue.inference import (
    CellConstraint,
    ClueCitation,
    ClueConstraint,
    DistinctConstraint,
    Elimination,
    Evidence,
    HouseConstraint,
    Inference,
    Ledger,
    Placement,
    SightConstraint,
    SolveResult,
    SolveStatus,
    TraceStep,
)
from sudologue.inference.diagnosis import Diagnosis
from sudologue.model import (
    CLASSIC,
    Board,
    BoardMasks,
    Candidate,
    Cell,
    Clue,
    House,
    HouseKind,
    Layout,
    bits_of,
)
from sudologue.rules.families import modules
from sudologue.rules.forcing.evidence import Struck

Strategy = st.SearchStrategy[Any]

_SMALL = Layout.boxes(2, 2)
_JIGSAW = Layout.jigsaw("1112 1322 3324 3444".replace(" ", ""))
LAYOUTS = {
    "classic": CLASSIC,
    "boxes of 2 by 2": _SMALL,
    "boxes of 2 by 3": Layout.boxes(2, 3),
    "boxes of 3 by 2": Layout.boxes(3, 2),
    "boxes of 3 by 4": Layout.boxes(3, 4),
    "boxes of 4 by 4": Layout.boxes(4, 4),
    "jigsaw": _JIGSAW,
    "diagonals": CLASSIC.with_diagonals(),
    "anti-diagonal": _JIGSAW.with_diagonals(main=False),
    "windoku": CLASSIC.with_windows(),
    "disjoint groups": Layout.boxes(2, 3).with_disjoint_groups(),
    "extra houses": _SMALL.with_houses([[Cell(0, 0), Cell(1, 2), Cell(2, 1), Cell(3, 3)]]),
    "regions over boxes": _SMALL.with_houses(
        [house.cells for house in _JIGSAW.houses[:4]], HouseKind.REGION
    ),
    "regions in another order": dataclasses.replace(
        _JIGSAW, houses=(_JIGSAW.houses[1], _JIGSAW.houses[0], *_JIGSAW.houses[2:])
    ),
    "boxes after lines": dataclasses.replace(
        _SMALL, houses=(*_SMALL.houses[4:], *_SMALL.houses[:4])
    ),
    "rows and columns alone": dataclasses.replace(_SMALL, houses=_SMALL.houses[4:]),
    "no houses": Layout(3, ()),
    "one cell": Layout(1, ()),
    "knight": CLASSIC.with_anti_knight(),
    "knight and king": Layout.boxes(2, 3).with_anti_knight().with_anti_king(),
    "clues": _SMALL.with_clues(
        Cage.of("r1c1 r1c2", 5),
        Cage.of("r1c3 r2c3"),
        Region.of("r3c1 r4c2"),
        Arrow.of("r4c4 r4c3", "r3c3", "r3c4 r2c4"),
        Thermometer.of("r2c1 r2c2", slow=True),
    ),
    "everything": CLASSIC.with_diagonals().with_windows().with_disjoint_groups().with_anti_king(),
}


def evidence_kinds() -> list[type[Evidence]]:
    """Plain evidence and all that the library has of it."""
    own = ("sudologue.inference.inference", *[module.__name__ for module in modules("evidence")])
    return [kind for kind in _family(Evidence) if kind.__module__ in own]


@cache
def kinds_on(layout: Layout) -> list[type[Evidence]]:
    """The kinds of evidence that there can be on a layout: about a clue only where there are some."""
    kinds = evidence_kinds()
    if layout.clues:
        return kinds
    return [kind for kind in kinds if not any(map(_needs_clues, _hints_of(kind)))]


def _hints_of(kind: type[Evidence]) -> Iterator[Any]:
    """The types of what a kind of evidence says beyond its receipt."""
    return (hint for name, hint in get_type_hints(kind).items() if name != "clues")


def _needs_clues(hint: Any) -> bool:
    """Whether there is no value of a type without a clue."""
    if get_origin(hint) in (Union, types.UnionType):
        return all(map(_needs_clues, get_args(hint)))
    return hint in (Clue, Arrow, Thermometer) or any(map(_needs_clues, get_args(hint)))


def _family(kind: type[Evidence]) -> Iterator[type[Evidence]]:
    yield kind
    for below in kind.__subclasses__():
        yield from _family(below)


_ABOUT_CLUES = (Clue, ClueConstraint, DistinctConstraint, Ledger, Struck)


@cache
def values_of(hint: Any, layout: Layout, digits: bool = False) -> Strategy:
    """Values of a type, on a layout."""
    simple = _simple_values(hint, layout, digits)
    if simple is not None:
        return simple
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        parts = [part for part in arguments if layout.clues or part not in _ABOUT_CLUES]
        return st.one_of([values_of(part, layout, digits) for part in parts])
    if origin is Literal:
        return st.sampled_from(arguments)
    if origin is frozenset:
        return st.frozensets(values_of(arguments[0], layout, digits), max_size=3)
    if origin is tuple and arguments[0] == ClueCitation and not layout.clues:
        return st.just(())
    if origin is tuple and arguments[1:] == (...,):
        return st.lists(values_of(arguments[0], layout, digits), max_size=3).map(tuple)
    if origin is tuple:
        return st.tuples(*(values_of(part, layout, digits) for part in arguments))
    if isinstance(hint, type) and issubclass(hint, Enum):
        return st.sampled_from(list(hint))
    assert isinstance(hint, type), hint
    assert dataclasses.is_dataclass(hint), hint
    return st.deferred(lambda: records_of(hint, layout))


def _simple_values(hint: Any, layout: Layout, digits: bool) -> Strategy | None:
    cells = st.sampled_from(layout.cells)
    some_digits = st.integers(1, layout.size)
    clues: Strategy = st.sampled_from(layout.clues) if layout.clues else st.nothing()
    distinct: Strategy = st.nothing()
    if layout.tables.distinct_sets:
        distinct = st.sampled_from([clue for clue, _, _ in layout.tables.distinct_sets])
    houses: Strategy = st.sampled_from(layout.houses) if layout.houses else st.nothing()
    simple: dict[Any, Strategy] = {
        type(None): st.none(),
        bool: st.booleans(),
        int: some_digits if digits else st.integers(-(2**53) + 1, 2**53 - 1),
        float: st.floats(allow_nan=False, allow_infinity=False),
        str: st.text(),
        Cell: cells,
        House: houses,
        Candidate: st.builds(Candidate, cells, some_digits),
        CellConstraint: st.builds(CellConstraint, cells),
        HouseConstraint: st.builds(HouseConstraint, houses, some_digits),
        SightConstraint: st.builds(SightConstraint, cells, cells, some_digits),
        Clue: clues,
        Arrow: of_kind(layout, Arrow),
        Thermometer: of_kind(layout, Thermometer),
        ClueConstraint: st.builds(ClueConstraint, clues),
        DistinctConstraint: st.builds(DistinctConstraint, distinct, some_digits),
        Placement: st.builds(Placement, cells, some_digits),
        Elimination: eliminations(layout),
        Board: boards(layout),
    }
    return simple.get(hint)


def of_kind(layout: Layout, kind: type) -> Strategy:
    """The clues of a kind that a layout has."""
    found = [clue for clue in layout.clues if isinstance(clue, kind)]
    return st.sampled_from(found) if found else st.nothing()


@cache
def records_of(kind: type, layout: Layout) -> Strategy:
    """Objects of a dataclass, with values by its hints."""
    hints = get_type_hints(kind)
    parts = {
        part.name: values_of(hints[part.name], layout, _means_digits(part.name))
        for part in dataclasses.fields(kind)
        if part.init
    }
    return st.builds(kind, **parts)


def _means_digits(field: str) -> bool:
    return field.endswith(("digit", "digits")) or field in ("candidates_seen", "tightest")


def eliminations(layout: Layout) -> Strategy:
    """Eliminations of a few candidates."""
    candidates = st.builds(Candidate, st.sampled_from(layout.cells), st.integers(1, layout.size))
    return st.lists(candidates, min_size=1, max_size=4).map(
        lambda found: Elimination.of_candidates(tuple(found))
    )


@st.composite
def boards(draw: st.DrawFn, layout: Layout) -> Board:
    """Boards that somebody might claim: in each cell a digit or candidates, right or wrong."""
    tables = layout.tables
    width = tables.cell_count
    live = draw(st.integers(0, tables.all_candidates))
    filled = givens = 0
    for number in draw(st.sets(st.integers(0, width - 1), max_size=5)):
        bit = 1 << draw(st.integers(0, layout.size - 1)) * width + number
        live &= ~tables.domain_masks[number]
        filled |= bit
        givens |= bit if draw(st.booleans()) else 0
    barred = draw(st.just(0) | st.integers(0, tables.all_candidates))
    return Board(BoardMasks(layout, live, filled, givens, barred))


@st.composite
def results(draw: st.DrawFn, layout: Layout, kind: type[Evidence] | None = None) -> SolveResult:
    """Traces of a few steps; the boards of most follow, those of some are made up."""
    before = initial = draw(boards(layout))
    steps: list[TraceStep] = []
    for _ in range(draw(st.integers(0, 4))):
        chosen = kind or draw(st.sampled_from(kinds_on(layout)))
        evidence = draw(records_of(chosen, layout))
        action: Placement | Elimination
        if before.masks.live and draw(st.booleans()):
            candidate = layout.tables.candidate(
                draw(st.sampled_from(list(bits_of(before.masks.live))))
            )
            action = Placement(candidate.cell, candidate.digit)
            after = action.apply(before)
        else:
            action, after = draw(eliminations(layout)), draw(boards(layout))
        rule = draw(st.sampled_from(["naked_single", "my own rule", "règle n° 7"]))
        steps.append(TraceStep(Inference(rule, action, evidence), after))
        before = after
    status = draw(st.sampled_from(SolveStatus))
    diagnosis = draw(st.none() | records_of(Diagnosis, layout))
    return SolveResult(initial, tuple(steps), status, diagnosis)


def test_every_kind_of_evidence_is_drawn_from() -> None:
    names = {kind.__name__ for kind in evidence_kinds()}
    assert {"Evidence", "NakedSingleEvidence", "ContradictionEvidence"} <= names
