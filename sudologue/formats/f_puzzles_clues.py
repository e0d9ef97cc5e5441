"""Clues in an f-puzzles file, both ways, as the kinds of clues say how they are written there.

Some are only drawn there, by tools that note in `fromConstraint` what a drawing means. What such a
note names is read if it is known here, and refused if not.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from sudologue.caches import cached
from sudologue.clues import Clue
from sudologue.errors import BoardTextError, FormatError, LayoutError
from sudologue.formats.clue_files import FPuzzlesField, Item, all_files, files_of
from sudologue.formats.json_text import Fields, fields_of, is_blank, items_of, kind_of
from sudologue.formats.refusals import shortened, unsupported

EXTRA_REGIONS = "extraregion"
"""The field of extra regions; those with all digits are houses."""
DRAWINGS = ("line", "text", "circle", "rectangle", "cage")

_MEANING = "fromConstraint"
_LOOKS = frozenset({"outlineC", "baseC", "fontC", "width", "height", "angle", _MEANING})
_MOST_CLUES = 1_000


@cached(None)
def fields_of_clues() -> dict[str, FPuzzlesField]:
    """All fields that hold clues, by name."""
    return {field.name: field for files in all_files() for field in files.f_puzzles}


# reading


def read_clues(fields: Fields, size: int) -> tuple[Clue, ...]:
    """All clues of a file, each once; extra regions among them, of whatever number of cells."""
    clues: list[Clue] = []
    known = fields_of_clues()
    for name in fields:
        if name in known:
            for number, item in enumerate(items_of(fields[name] or [], name), 1):
                where = f"{name} {number}"
                clues += _read(known[name], Item(fields_of(item, where), where, size))
                _refuse_many(clues)
    for name in DRAWINGS:
        for number, parts in enumerate(_meaningful(fields, name), 1):
            clues += _drawn(name, Item(parts, f"{name} {number} with a meaning", size), clues)
            _refuse_many(clues)
    return tuple(dict.fromkeys(clues))


def plain_drawings(fields: Fields) -> tuple[str, ...]:
    """The drawings that say nothing of what they mean, as people call them."""
    return tuple(
        name if name == "text" else f"{name}s"
        for name in fields
        if name in DRAWINGS
        and not is_blank(fields[name])
        and len(_meaningful(fields, name)) < len(items_of(fields[name], name))
    )


def _refuse_many(clues: Sequence[Clue]) -> None:
    if len(clues) > _MOST_CLUES:
        raise BoardTextError(f"the puzzle has more than {_MOST_CLUES} clues")


def _meaningful(fields: Fields, name: str) -> list[Fields]:
    found: list[Fields] = []
    for item in items_of(fields.get(name) or [], name):
        if kind_of(item) == "an object":
            fields_of_item = fields_of(item, name)
            if not is_blank(fields_of_item.get(_MEANING)):
                found.append(fields_of_item)
    return found


def _drawn(name: str, item: Item, before: Iterable[Clue]) -> list[Clue]:
    """The clues that a drawing stands for; what only goes with a clue says nothing by itself."""
    meaning = item.parts[_MEANING]
    for field in fields_of_clues().values():
        if field.meaning and field.meaning == meaning:
            if name == field.drawn_as:
                return list(_read(field, item))
            if name in field.beside:
                field.beside[name](item, before)
                return []
    raise unsupported([meaning if isinstance(meaning, str) else name])


def _read(field: FPuzzlesField, item: Item) -> Iterator[Clue]:
    for part, value in item.parts.items():
        if part not in field.parts and part not in _LOOKS and not is_blank(value):
            raise BoardTextError(f"{item.where} has {shortened(part)}, which is not known here")
    try:
        yield from field.read(item)
    except LayoutError as error:
        raise BoardTextError(f"{item.where}: {error}") from None


# writing


def clue_fields(clues: Iterable[Clue]) -> dict[str, list[dict[str, object]]]:
    """The fields of these clues, each kind where the first of it stands."""
    fields: dict[str, list[dict[str, object]]] = {}
    for clue in clues:
        write = files_of(clue).write
        if write is None:
            raise FormatError(f"f-puzzles has no way to say {clue.noun}")
        name, item = write(clue)
        fields.setdefault(name, []).append(item)
    return fields
