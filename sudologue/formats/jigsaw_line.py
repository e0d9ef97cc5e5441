"""A jigsaw on one line: the givens, then a symbol for the region of every cell."""

from __future__ import annotations

from collections import Counter

from sudologue.errors import BoardTextError, LayoutError
from sudologue.formats.reading import Carries, OneLineFormat, Reading
from sudologue.formats.variants import Feature, anatomy, features, settled
from sudologue.model import Board, Cell, Layout, digit_text
from sudologue.model.board_text import cell_value, plain_symbols
from sudologue.model.house import HouseKind
from sudologue.model.layout import usual_layout

_SIZES = frozenset({*range(4, 17), 25})
_WHOLE = {2 * size * size: size for size in _SIZES}
_BLOCKS = (HouseKind.BOX, HouseKind.REGION)


class JigsawLine(OneLineFormat):
    """Givens and regions, 162 characters for nine rows."""

    slug = "jigsaw"
    title = "Jigsaw line"
    summary = "The givens, then a symbol for the region of each cell: 162 characters for nine rows."
    carries = Carries(many=True, sizes=_SIZES, features=frozenset({Feature.JIGSAW, Feature.BOXES}))
    mixes = True

    def fits(self, line: str) -> bool:
        # where the halves stand apart, the second may be anything, such as the first one's solution
        size = _WHOLE.get(len(line))
        if size is None:
            return False
        cells, regions = line[: size * size], line[size * size :]
        return plain_symbols(size).keys() >= set(cells) and set(Counter(regions).values()) == {size}

    def read_line(self, line: str, number: int = 1, layout: Layout | None = None) -> Reading:
        """The puzzle of one line; the two halves may stand apart."""
        start = len(line) - len(line.lstrip()) + 1
        text = "".join(line.split())
        size = _WHOLE.get(len(text))
        if size is None:
            side = layout.size if layout else 9
            parts = f"{side**2} cells and {side**2} regions"
            fault = f"this jigsaw has {len(text)} characters; a {side}x{side} one has {parts}"
            raise BoardTextError(fault).located(number, len(line.rstrip()) or 1)
        cells, regions = text[: size * size], text[size * size :]
        try:
            found = settled(_layout(regions, size), layout)
        except LayoutError as error:
            raise BoardTextError(str(error)).located(number, start + size * size) from None
        values = [cell_value(c, size, number, start + n, n) for n, c in enumerate(cells)]
        return Reading(Board.from_values(values, found), self.slug, line=number)

    def written(self, reading: Reading) -> str:
        return f"{reading.board.to_string()}{_map(reading.board.layout)}"


def _layout(regions: str, size: int) -> Layout:
    """The layout of a map; regions that are boxes are called so."""
    layout = Layout.jigsaw(regions)
    blocks = _blocks(layout)
    for height in range(1, size + 1):
        if size % height == 0:
            boxes = Layout.boxes(height, size // height)
            if _blocks(boxes) == blocks:
                return boxes if features(boxes) else usual_layout(size)
    return layout


def _blocks(layout: Layout) -> set[frozenset[Cell]]:
    return {frozenset(house.cells) for house in layout.houses if house.kind in _BLOCKS}


def _map(layout: Layout) -> str:
    """A digit's symbol for the region, or box, of each cell."""
    regions = anatomy(layout).regions
    return "".join("" if region is None else digit_text(region + 1) for region in regions)
