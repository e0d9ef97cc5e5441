"""The kinds of clues: one folder each, with a module for each of its roles.

    cage/    law.py      CLUE, the class, whose fields traces write; EXAMPLES for tests
             words.py    WORDS: how it is told
             drawing.py  DRAWING: how it is drawn
             files.py    FILES: how files of others write it

Kinds are found by their folders, so that a new one is entered nowhere; and a role is imported only
where it is wanted: solving loads no words. A kind needs its law alone: without a drawing it is told
and not drawn, without words it is told by its noun and cells.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, Literal, cast

from sudologue.caches import cached
from sudologue.model import Clue

Role = Literal["law", "words", "drawing", "files"]

_PACKAGE = "sudologue.clues"
_AFTER_ALL = 100


@cached(None)
def kinds() -> dict[str, type[Any]]:
    """The class of each kind by its name, which is that of its folder.

    They come in the order of what their laws say of their `RANK`, others after these by name.

    >>> list(kinds())[:4]
    ['cage', 'region', 'arrow', 'thermometer']
    """
    inside = iter_modules(import_module(_PACKAGE).__path__)
    folders = [found.name for found in inside if found.ispkg]
    laws = {name: law for name in sorted(folders) if (law := _module(name, "law"))}
    ranked = sorted(laws, key=lambda name: getattr(laws[name], "RANK", _AFTER_ALL))
    return {name: cast("type[Any]", laws[name].CLUE) for name in ranked}


def modules(role: Role) -> Iterator[ModuleType]:
    """The modules of a role, kind by kind."""
    return filter(None, (_module(name, role) for name in kinds()))


def module_of(clue: Clue, role: Role) -> ModuleType | None:
    """The module of a role that knows a clue; none, if it is of a kind of one's own.

    >>> from sudologue.clues import Cage
    >>> module_of(Cage.of("r1c1"), "law").__name__
    'sudologue.clues.cage.law'
    """
    found = (name for name, kind in kinds().items() if isinstance(clue, kind))
    return next((_module(name, role) for name in found), None)


@cached(None)
def _module(kind: str, role: Role) -> ModuleType | None:
    folder = import_module(f"{_PACKAGE}.{kind}")
    there = {found.name for found in iter_modules(folder.__path__)}
    return import_module(f"{folder.__name__}.{role}") if role in there else None
