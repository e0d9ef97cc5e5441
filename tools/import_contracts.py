"""import-linter's contracts, applied to the code without its tests, and one of our own: rooms.

Tests stand beside the code they test, so they are modules of the same packages, and they import
whatever they please. import-linter can ignore imports by whole names only, not by an ending such as
`_test`; so these contracts take the tests out of the graph first.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output
from importlinter.contracts.forbidden import ForbiddenContract

_ROOT = "sudologue"


def _is_test(module: str) -> bool:
    name = module.rpartition(".")[2]
    return name.endswith("_test") or name == "conftest"


def remove_tests(graph: ImportGraph) -> None:
    """Take out of a graph what only tests import."""
    for module in filter(_is_test, tuple(graph.modules)):
        graph.remove_module(module)


class Forbidden(ForbiddenContract):
    """These may not import those; tests may."""

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        remove_tests(graph)
        return super().check(graph, verbose)


@dataclass(frozen=True)
class Room:
    """Some modules, by patterns, and the rooms whose modules they may import beside their own.

    In a pattern `*` stands for one name, `**` at the end for a package with all that is in it.
    Where a room is `strangers`, modules that differ in what a `*` stands for do not import each
    other. Of the rooms in `types` they name types alone: `import_cycles_test` sees to that.
    """

    name: str
    patterns: tuple[re.Pattern[str], ...]
    sees: frozenset[str]
    types: frozenset[str]
    strangers: bool

    @classmethod
    def of(cls, name: str, data: Mapping[str, Any]) -> Room:
        """The room as the configuration describes it."""
        patterns = tuple(re.compile(_as_regex(pattern)) for pattern in data["modules"])
        sees, types = (frozenset(map(str, data.get(key, ()))) for key in ("sees", "types"))
        return cls(name, patterns, sees, types, bool(data.get("strangers", False)))

    def match(self, module: str) -> re.Match[str] | None:
        """The match of a module that belongs to the room."""
        return next(filter(None, (pattern.fullmatch(module) for pattern in self.patterns)), None)


def _as_regex(pattern: str) -> str:
    inside = pattern.endswith(".**")
    names = re.escape(pattern.removesuffix(".**")).replace(r"\*", r"(\w+)")
    return f"{names}(?:\\..+)?" if inside else names


class RoomsField(fields.Field[Any]):
    """The table of rooms."""

    def parse(self, raw_data: Any) -> Any:
        """The rooms in the table's order."""
        return tuple(Room.of(name, data) for name, data in raw_data.items())


class Rooms(Contract):
    """Every module is in a room, the first whose pattern it matches, and imports what that may."""

    type_name = "rooms"

    rooms = RoomsField()

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Look at every import there is."""
        remove_tests(graph)
        faults = sorted(self._faults(graph))
        return ContractCheck(kept=not faults, metadata={"faults": faults})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Say what may not be."""
        for fault in check.metadata["faults"]:
            output.print_error(f"- {fault}")

    def _faults(self, graph: ImportGraph) -> Iterator[str]:
        rooms: tuple[Room, ...] = self.rooms  # type: ignore[assignment]
        known = {room.name for room in rooms}
        for room in rooms:
            if strange := (room.sees | room.types) - known:
                yield f"room {room.name} sees rooms that are none: {', '.join(sorted(strange))}"
        places = {module: _room_of(module, rooms) for module in graph.modules if _is_ours(module)}
        for module, place in places.items():
            if place is None:
                yield f"{module} is in no room: put it into the table of rooms first"
                continue
            room, match = place
            for imported in graph.find_modules_directly_imported_by(module):
                other = places.get(imported)
                if other is None:
                    continue
                if other[0] is not room and other[0].name not in room.sees | room.types:
                    yield f"{module} ({room.name}) imports {imported} ({other[0].name})"
                elif other[0] is room and room.strangers and _differ(match, other[1]):
                    yield f"{module} imports {imported}: they are strangers to each other"


def _is_ours(module: str) -> bool:
    return module == _ROOT or module.startswith(f"{_ROOT}.")


def _room_of(module: str, rooms: tuple[Room, ...]) -> tuple[Room, re.Match[str]] | None:
    return next(((room, match) for room in rooms if (match := room.match(module))), None)


def _differ(one: re.Match[str], other: re.Match[str]) -> bool:
    return bool(one.groups() and other.groups() and one.groups() != other.groups())
