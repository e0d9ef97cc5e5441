import pytest

from puzzles.layouts import JIGSAW_9, LAYOUTS
from sudologue.errors import FormatError, LayoutError
from sudologue.formats.variants import Feature, anatomy, base_of, put_together, windows_of
from sudologue.inference.codec.strategies_test import LAYOUTS as STRANGE
from sudologue.model import CLASSIC, Layout, Sight


@pytest.mark.parametrize("name", LAYOUTS)
def test_a_layout_is_made_up_of_its_parts(name: str):
    assert anatomy(LAYOUTS[name]).layout == LAYOUTS[name]


def test_the_parts_of_a_layout():
    layout = Layout.jigsaw(JIGSAW_9).with_diagonals(main=False).with_anti_king()
    parts = anatomy(layout)
    assert parts.features == (Feature.ANTI_DIAGONAL, Feature.KING)
    assert [str(region) for region in parts.regions[:9]] == list("001111222")


@pytest.mark.parametrize(
    "layout",
    [
        Layout(3, ()),
        STRANGE["regions over boxes"],
        Layout(9, CLASSIC.houses, (Sight("an elephant's move", ((2, 2),)),)),
    ],
)
def test_what_the_parts_do_not_make_up_is_refused(layout: Layout):
    with pytest.raises(FormatError, match="only our own formats can hold"):
        anatomy(layout)


class TestRegions:
    def test_rectangles_in_order_are_boxes(self):
        assert base_of([1, 1, 2, 2] * 2 + [3, 3, 4, 4] * 2) == Layout.boxes(2, 2)
        tall = [row // 3 * 3 + col // 2 for row in range(6) for col in range(6)]
        assert base_of(tall) == Layout.boxes(3, 2)

    def test_the_numbers_of_regions_do_not_matter(self):
        assert base_of([{"1": 40, "2": 7}.get(s, s) for s in JIGSAW_9]) == Layout.jigsaw(JIGSAW_9)

    def test_cells_may_be_in_no_region(self):
        layout = base_of([None] * 16)
        assert {house.kind.value for house in layout.houses} == {"row", "column"}

    def test_a_region_of_another_size_is_refused_by_its_first_cell(self):
        with pytest.raises(LayoutError, match="the region of r1c1 has 5 cells, where 4 are needed"):
            base_of([1, 1, 2, 2, 1, 1, 1, 2, *([3, 3, 4, 4] * 2)])

    def test_a_map_that_is_not_square_is_refused(self):
        with pytest.raises(LayoutError, match="a map of 15 cells is not square"):
            base_of([0] * 15)


def test_windows_where_there_can_be_some():
    assert len(windows_of(CLASSIC)) == 4
    assert len(windows_of(Layout.boxes(2, 2))) == 1
    assert windows_of(Layout.jigsaw(JIGSAW_9)) == ()


def test_a_feature_is_added_once():
    layout = put_together(CLASSIC, [Feature.WINDOWS, Feature.WINDOWS])
    assert layout == CLASSIC.with_windows()
