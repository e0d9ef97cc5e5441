"""The families of rules: one folder each, with a module for each of its roles.

    wings/   card.py      what its rules say of themselves
             evidence.py  what they record of what they saw
             search.py    how they are found
             telling.py   how they are told
    sketch.py    what a picture of them shows

A role with much to it is a package of the same name. Families are found by their folders, so that
a new one is entered nowhere; and a role is imported only where it is wanted: solving loads no
telling, checking no search.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules, walk_packages
from types import ModuleType
from typing import Literal

from sudologue.caches import cached

Role = Literal["card", "evidence", "search", "telling", "sketch"]


@cached(None)
def families() -> tuple[str, ...]:
    """The names of the families: the packages of this one that have a card.

    >>> families()[:3]
    ('als', 'arrows', 'cages')
    """
    rules = import_module("sudologue.rules")
    packages = [found.name for found in iter_modules(rules.__path__) if found.ispkg]
    return tuple(sorted(name for name in packages if _has_card(name)))


def modules(role: Role) -> Iterator[ModuleType]:
    """The modules of a role, family by family; of a package those within it, too."""
    for family in families():
        module = import_module(f"sudologue.rules.{family}.{role}")
        yield module
        for inner in walk_packages(getattr(module, "__path__", []), f"{module.__name__}."):
            if not inner.name.endswith("_test"):
                yield import_module(inner.name)


def counterpart(module: str, role: Role) -> str | None:
    """The name of the module that stands beside a family's module in another role.

    >>> counterpart("sudologue.rules.wings.evidence", "telling")
    'sudologue.rules.wings.telling'
    >>> counterpart("somewhere.else", "telling")
    """
    head = module.split(".")[:4]
    if len(head) < 4 or head[:2] != ["sudologue", "rules"]:
        return None
    return ".".join([*head[:3], role, *module.split(".")[4:]])


def _has_card(family: str) -> bool:
    package = import_module(f"sudologue.rules.{family}")
    return any(found.name == "card" for found in iter_modules(package.__path__))
