"""Clues in pictures: none without clues, each told from the others without colour."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from puzzles.layouts import LAYOUTS
from sudologue.clues import Arrow, Cage, Clue, Region, Thermometer
from sudologue.clues.clues_test import LINE
from sudologue.model import CLASSIC, Board, Candidate, Cell
from sudologue.rendering.picture import draw
from sudologue.rendering.svg import Theme, draw_board
from sudologue.rendering.svg.clues import clue_marks, clue_shades
from sudologue.rendering.svg.document import geometry_of
from sudologue.rendering.svg.palette import Palette

LIGHT = Palette(Theme.LIGHT)
KINDS: dict[str, Clue] = {
    "cage": Cage.of("r1c1 r1c2 r2c1"),
    "cage with a total": Cage.of("r1c1 r1c2 r2c1", 10),
    "region": Region.of("r1c1 r1c2 r2c1"),
    "arrow": Arrow.of("r1c1", "r1c2 r1c3"),
    "pill": Arrow.of("r1c1 r1c2", "r1c3 r2c3"),
    "thermometer": Thermometer.of("r1c1 r1c2 r1c3"),
    "slow thermometer": Thermometer.of("r1c1 r1c2 r1c3", slow=True),
}


def marks(*clues: Clue) -> str:
    geometry = geometry_of(CLASSIC.with_clues(*clues))
    return clue_shades(geometry, LIGHT) + clue_marks(geometry, LIGHT)


@pytest.mark.parametrize("name", LAYOUTS)
def test_nothing_is_drawn_where_there_is_no_clue(name: str) -> None:
    geometry = geometry_of(LAYOUTS[name])
    assert clue_shades(geometry, LIGHT) + clue_marks(geometry, LIGHT) == ""
    assert geometry.head == 0


def test_a_clue_of_ones_own_is_told_not_drawn() -> None:
    board = Board("." * 81, layout=CLASSIC.with_clues(LINE))
    assert marks(LINE) == ""
    assert "The line at r1c1: r1c1 r1c2 r1c3 r1c4" in draw_board(board)


def test_every_kind_is_known_without_colour() -> None:
    shapes = {name: re.sub(r"#\w{6}", "", marks(clue)) for name, clue in KINDS.items()}
    assert len(set(shapes.values())) == len(KINDS)
    assert all(shapes.values())


def test_a_total_is_in_its_first_cell_clear_of_candidates() -> None:
    geometry = geometry_of(CLASSIC.with_clues(Cage.of("r2c1 r1c2 r2c2", 17)))
    x, y = re.findall(r'<text x="([\d.]+)" y="([\d.]+)"[^>]*>17<', clue_marks(geometry, LIGHT))[0]
    left, top = geometry.corner(Cell(0, 1))
    first = geometry.place(Candidate(Cell(0, 1), 1))
    assert left < float(x) < left + 30
    assert top < float(y) < first.y - 5
    last = geometry.place(Candidate(Cell(0, 1), 9))
    assert last.y + 5 < top + 60


def test_totals_of_one_cell_stand_side_by_side() -> None:
    drawn = marks(Cage.of("r1c1 r1c2", 10), Cage.of("r1c1 r2c1", 11))
    places = re.findall(r'<text x="([\d.]+)"[^>]*>1[01]<', drawn)
    assert float(places[1]) - float(places[0]) > 15


def test_lines_of_a_branching_thermometer_run_into_each_other() -> None:
    drawn = marks(*Thermometer.branching("r5c5 r4c5 r3c4", "r5c5 r4c5 r3c6"))
    rims, fillings = (drawn.rindex(LIGHT["clue"]), drawn.index(LIGHT["tube"]))
    assert rims < fillings
    assert drawn.count("<circle") == 2


@pytest.mark.parametrize("theme", list(Theme))
def test_pictures_have_all_clues_and_no_identifiers(theme: Theme) -> None:
    clues = (Cage.of("r5c5 r5c6", 9), Arrow.of("r1c1", "r1c2"), Thermometer.of("r9c9 r8c8"))
    drawn = ElementTree.fromstring(
        draw_board(Board("." * 81, layout=CLASSIC.with_clues(*clues)), theme)
    )
    assert not [each for each in drawn.iter() if each.get("id")]
    words = drawn.findtext("{http://www.w3.org/2000/svg}desc") or ""
    assert words.splitlines()[1:] == [
        "9: r5c5 r5c6",
        "Arrow: r1c1 = r1c2",
        "Thermometer: r9c9 < r8c8",
    ]


def test_boards_of_characters_list_the_clues_below() -> None:
    clues = Cage.of("r5c5 r5c6", 9), Region.of("r1c1 r2c2"), KINDS["pill"]
    notes = draw(Board("." * 81, layout=CLASSIC.with_clues(*clues))).notes
    assert notes == (
        "9: r5c5 r5c6",
        "Region: r1c1 r2c2",
        "Pill arrow: r1c1 r1c2 = r1c3 + r2c3",
    )
