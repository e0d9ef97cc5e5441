"""Layouts in a trace.

The classic layout is the word `classic`. Any other has a `size`; then either `boxes`, the height
and width of a box, or `regions`, the map of a jigsaw, either of which stands for the rows and
columns too; then the `houses` there are besides, one by one, the `sights`, and the `clues`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar, cast

from sudologue.caches import LAYOUTS, cached
from sudologue.errors import LayoutError
from sudologue.inference.codec.clues import clue_data, read_cell, read_clue
from sudologue.inference.codec.fault import (
    TraceFormatError,
    check_keys,
    expected,
    expected_one_of,
    read_each,
    refusal,
)
from sudologue.inference.codec.parsing import MAXIMUM_CLUES, MAXIMUM_HOUSES, MAXIMUM_OFFSETS
from sudologue.inference.codec.trace_names import readable_name
from sudologue.model import CLASSIC, Cell, House, HouseKind, Layout, Sight, digit_text
from sudologue.model.cell import LARGEST_DIGIT

_CLASSIC = "classic"
_KINDS = {kind.name.lower(): kind for kind in HouseKind}
_PARTS = ("size", "boxes", "regions", "houses", "sights", "clues")

Fields = dict[str, object]
T = TypeVar("T")


# writing


def layout_data(layout: Layout) -> object:
    """A layout as JSON's own types; it is read back, so that none is written that cannot be."""
    if layout == CLASSIC:
        return _CLASSIC
    data: Fields = {"size": layout.size}
    base, how = _base(layout)
    data.update(how)
    houses = layout.houses[len(base.houses) if base else 0 :]
    if houses:
        data["houses"] = [_house_data(house) for house in houses]
    if layout.sights:
        data["sights"] = [
            {"name": sight.name, "offsets": [list(offset) for offset in sight.offsets]}
            for sight in layout.sights
        ]
    if layout.clues:
        data["clues"] = [clue_data(clue) for clue in layout.clues]
    if read_layout(data) != layout:
        raise refusal("changed_layout")
    return data


def _base(layout: Layout) -> tuple[Layout | None, Fields]:
    """The layout of boxes or regions that this one starts as, if it does, and how it is told."""
    size = layout.size
    first = layout.houses[0] if layout.houses else None
    base: Layout | None = None
    how: Fields = {}
    if first is not None and first.kind is HouseKind.BOX:
        corner = max(first.cells)
        height, width = corner.row + 1, corner.col + 1
        if height * width == size:
            base, how = Layout.boxes(height, width), {"boxes": [height, width]}
    elif first is not None and first.kind is HouseKind.REGION:
        symbols = {
            cell: digit_text(index)
            for index, house in enumerate(layout.houses[:size], 1)
            for cell in house.cells
        }
        if len(symbols) == layout.tables.cell_count:
            regions = "".join(symbols[cell] for cell in layout.cells)
            base, how = Layout.jigsaw(regions), {"regions": regions}
    if base is None or layout.houses[: len(base.houses)] != base.houses:
        return None, {}
    return base, how


def _house_data(house: House) -> Fields:
    return {
        "kind": house.kind.name.lower(),
        "number": house.index + 1,
        "cells": [str(cell) for cell in house.cells],
    }


# reading


def read_layout(data: object) -> Layout:
    """The layout that the data tell."""
    if data == _CLASSIC:
        return CLASSIC
    fields = _fields(data, "layout_parts", _PARTS, _PARTS[1:])
    size = _number(fields, "size", 1, LARGEST_DIGIT)
    try:
        base = _read_base(fields, size)
        if base is not None and not fields.keys() & {"houses", "sights", "clues"}:
            return base
        cells = {str(cell): cell for cell in Layout(size, ()).cells}
        houses = base.houses if base else ()
        houses += _each(fields, "houses", MAXIMUM_HOUSES, lambda data: _read_house(data, cells))
        sights = _read_sights(fields, size)
        clues = _each(fields, "clues", MAXIMUM_CLUES, lambda data: read_clue(data, cells))
        return Layout(size, houses, sights, clues)
    except LayoutError as error:
        raise TraceFormatError(str(error)) from None


def _read_base(fields: Fields, size: int) -> Layout | None:
    if "boxes" in fields and "regions" in fields:
        raise refusal("boxes_or_regions")
    if "boxes" in fields:
        height, width = _pair(fields["boxes"]) or (0, 0)
        if height < 1 or height * width != size:
            raise refusal("boxes", at="boxes", size=size)
        return _boxes(height, width)
    if "regions" in fields:
        regions = fields["regions"]
        if type(regions) is not str or len(regions) != size * size or not regions.isalnum():
            raise refusal("regions", at="regions", count=size * size)
        return _jigsaw(regions)
    return None


# Most traces have one of a few layouts, and making one takes as long as reading some steps.


_boxes = cached(LAYOUTS)(Layout.boxes)
_jigsaw = cached(LAYOUTS)(Layout.jigsaw)


def _read_house(data: object, cells: dict[str, Cell]) -> House:
    fields = _fields(data, "house_parts", ("kind", "number", "cells"))
    name = fields["kind"]
    if type(name) is not str or name not in _KINDS:
        raise expected_one_of(_KINDS, name).under("kind")
    number = _number(fields, "number", 1, MAXIMUM_HOUSES)
    members = _each(fields, "cells", LARGEST_DIGIT, lambda text: read_cell(text, cells))
    return House(_KINDS[name], number - 1, members)


def _read_sights(fields: Fields, size: int) -> tuple[Sight, ...]:
    sights: list[Sight] = []
    offsets_read = 0
    for index, data in enumerate(_list(fields, "sights", MAXIMUM_OFFSETS)):
        try:
            sights.append(_read_sight(data, size))
        except TraceFormatError as fault:
            raise fault.under(index).under("sights") from None
        offsets_read += len(sights[-1].offsets)
        if offsets_read > MAXIMUM_OFFSETS:
            raise refusal("offsets", at="sights", most=MAXIMUM_OFFSETS)
    return tuple(sights)


def _read_sight(data: object, size: int) -> Sight:
    fields = _fields(data, "sight_parts", ("name", "offsets"))
    try:
        name = readable_name(fields["name"])
    except TraceFormatError as fault:
        raise fault.under("name") from None
    offsets = _each(fields, "offsets", MAXIMUM_OFFSETS, lambda data: _read_offset(data, size))
    return Sight(name, offsets)


def _read_offset(data: object, size: int) -> tuple[int, int]:
    offset = _pair(data)
    if offset is None or max(map(abs, offset)) >= size:
        raise refusal("offset")
    return offset


def _fields(data: object, what: str, known: Sequence[str], optional: Sequence[str] = ()) -> Fields:
    if type(data) is not dict:
        raise expected(what, data)
    fields = cast("Fields", data)
    check_keys(fields, known, optional)
    return fields


def _number(fields: Fields, key: str, least: int, most: int) -> int:
    value = fields[key]
    if type(value) is not int or not least <= value <= most:
        raise expected("a_number", value, least=least, most=most).under(key)
    return value


def _pair(value: object) -> tuple[int, int] | None:
    """Two whole numbers in a list."""
    if type(value) is list and len(cast("list[object]", value)) == 2:
        one, other = cast("list[object]", value)
        if type(one) is int and type(other) is int:
            return one, other
    return None


def _each(fields: Fields, key: str, most: int, read: Callable[[object], T]) -> tuple[T, ...]:
    entries = _list(fields, key, most)
    try:
        return read_each(entries, read)
    except TraceFormatError as fault:
        raise fault.under(key) from None


def _list(fields: Fields, key: str, most: int) -> list[object]:
    """The entries of a list, none if it is not there."""
    value = fields.get(key, [])
    if type(value) is not list:
        raise expected("a_list", value).under(key)
    entries = cast("list[object]", value)
    if len(entries) > most:
        raise refusal("many_entries", at=key, count=len(entries), most=most)
    return entries
