from __future__ import annotations

import re
from xml.etree import ElementTree

from tools.chart import Axis, Chart, Dots, Line

SVG = "{http://www.w3.org/2000/svg}"
ACROSS = Axis("size & weight", (1, 100), (1, 10, 100), True, [("small", 0.1), ("large", 10)])
UP = Axis("age", (0, 10), (0, 5, 10))


def chart(across: Axis = ACROSS, up: Axis = UP) -> str:
    dots = [Dots("a cat", [(10, 5), (10, 5)]), Dots("a dog", [(1, 1)], is_ring=True)]
    return Chart("Pets", "Three.", across, up, dots, Line("all", (1, 1), (10, 10))).svg()


def words(drawn: str) -> list[str | None]:
    return [each.text for each in ElementTree.fromstring(drawn).iter(f"{SVG}text")]


def test_places_are_shares_of_an_axis() -> None:
    assert [UP.share(value) for value in (0, 5, 10)] == [0, 0.5, 1]
    assert [ACROSS.share(value) for value in (1, 10, 100)] == [0, 0.5, 1]


def test_stripes_are_cut_at_the_ends_and_left_out_beyond() -> None:
    assert list(ACROSS.parts()) == [("small", 0, 0.5), ("large", 0.5, 1)]
    assert list(UP.parts()) == []
    beyond = Axis("", (20, 30), (), stripes=[("a", 0), ("b", 10), ("c", 40)])
    assert list(beyond.parts()) == [("b", 0, 1)]


def test_all_that_a_reader_needs_is_in_words() -> None:
    assert words(chart()) == [
        *("small", "large"),
        *("1", "10", "100", "size & weight"),
        *("0", "5", "10", "age"),
        *("a cat", "a dog", "all"),
    ]
    assert "<title>Pets</title><desc>Three.</desc>" in chart()


def test_points_are_where_their_axes_have_them() -> None:
    boxes = r'<rect x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)"'
    assert re.findall(boxes, chart()) == [("66", "28", "262", "356")]
    assert re.findall(boxes, chart(UP, ACROSS)) == [("66", "206", "524", "178")]
    assert '<circle cx="328" cy="206"' in chart()
    assert '<circle cx="66" cy="348.4"' in chart()


def test_what_coincides_is_one_and_kinds_differ_by_shape() -> None:
    cats, dogs = re.findall(r"<g [^>]*>(?:<circle [^>]*>)*</g>", chart())[:2]
    assert cats.count("<circle") == dogs.count("<circle") == 1
    assert "stroke" in dogs
    assert "stroke" not in cats
