"""A puzzle in a JSON object of somebody else's, under one of the names that corpora use."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from sudologue.errors import BoardTextError
from sudologue.formats.columns import find_puzzle
from sudologue.formats.houses import settled
from sudologue.formats.json_text import (
    Fields,
    fields_of,
    is_blank,
    items_of,
    kind_of,
    note_text,
    number_of,
)
from sudologue.formats.places import shortened
from sudologue.formats.plain_line import PlainLine
from sudologue.formats.reading import Reading
from sudologue.formats.variants import base_of
from sudologue.model import Layout
from sudologue.model.digit import LARGEST_DIGIT
from sudologue.model.text import line

# What others call rules that a line of digits does not tell, without strokes and in small letters.
_RULES = re.compile(
    "anti(king|knight)|betweenlines?|cages?|candidates|clones?|countingcircles?|diagonals?"
    "|disjointgroups|(double)?arrows?|entropic(lines?)?|even|extraregions?|indexers?"
    "|inequalit(y|ies)|killer(cages?)?|kropki|littlekillers?|lockouts?|modular(lines?)?|nabners?"
    "|nonconsecutive|numberedrooms?|odd|palindromes?|pills?|quadruples?|regionsumlines?|renbans?"
    "|sandwich(es)?|skyscrapers?|(slow)?thermo(meter)?s?|whispers?|windoku|xsums?|xv|zippers?"
)
_REGIONS = "regions"


def read_fields(fields: Fields, slug: str, number: int, layout: Layout | None) -> Reading:
    name = find_puzzle(list(fields))
    if name is None:
        raise BoardTextError(
            "the object has no puzzle: expected one under a name such as puzzle, quizzes, question"
        )
    _refuse_rules(fields)
    text = _board_text(fields[name], name)
    regions = fields.get(_REGIONS)
    if isinstance(regions, str) and regions:
        layout = settled(base_of("".join(regions.split())), layout)
    reading = PlainLine().read_line(text, 1, layout)
    left = {other: said for other, said in fields.items() if other not in (name, _REGIONS)}
    notes = tuple((other, note_text(said)) for other, said in left.items() if said is not None)
    return Reading(
        reading.board, slug, reading.warnings + _unread(left), notes + reading.notes, number
    )


def _refuse_rules(fields: Fields) -> None:
    """Refuse rules that are told beside the puzzle, or in an object beside it."""
    for name, said in fields.items():
        if kind_of(said) == "an object":
            _refuse_rules(fields_of(said, name))
        elif _RULES.fullmatch(re.sub("[_ -]", "", name.lower())) and not is_blank(said):
            raise BoardTextError(
                f"the object has {shortened(name)}: without it, it would be another puzzle"
            )


def _unread(left: Mapping[str, object]) -> tuple[str, ...]:
    names = [name for name, said in left.items() if isinstance(said, (list, dict)) and said]
    if not names:
        return ()
    return (f"kept as notes, not read: {', '.join(names)}",)


def is_board(value: object) -> bool:
    try:
        text = _board_text(value, "")
    except BoardTextError:
        return False
    return PlainLine().recognises(text)


def _board_text(value: object, name: str) -> str:
    """A puzzle as text, or as a list of numbers, or as rows of them."""
    if isinstance(value, str):
        return value.strip()
    items = items_of(value, name)
    if items and kind_of(items[0]) == "a list":
        items = [item for row in items for item in items_of(row, f"a row of {name}")]
    return line(_numbers(items, name))


def _numbers(items: Sequence[object], name: str) -> list[int | None]:
    values: list[int | None] = []
    for item in items:
        value = 0 if item is None or item == "." else number_of(item, f"a cell of {name}")
        if not 0 <= value <= LARGEST_DIGIT:
            raise BoardTextError(f"a cell of {name} is {value}: expected a digit, 0 for empty")
        values.append(value or None)
    return values
