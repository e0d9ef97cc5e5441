"""The families of rules: one folder each, with a module for each of its roles.

    wings/   card.py      what is known of its rules
             evidence.py  what they record of what they saw
             search.py    how they are found
             telling.py   how they are told
    sketch.py    what a picture of them shows

A role with much to it is a package of the same name. The order of the rules names the folders, and
a role of one is imported only where it is wanted: solving loads no telling, checking no search, and
an easy puzzle no family but that of the singles.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import Literal

from sudologue.rules.order import FAMILY_OF

Role = Literal["card", "evidence", "search", "telling", "sketch"]


def families() -> tuple[str, ...]:
    """The names of the families.

    >>> families()[:3]
    ('als', 'arrows', 'cages')
    """
    return tuple(sorted(set(FAMILY_OF.values())))


def modules(role: Role, *names: str) -> Iterator[ModuleType]:
    """The modules of a role in these families, or in all; of a package those within it, too."""
    for family in names or families():
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
