"""Every name of a public class, and every name of a module, means one thing in the package.

A stranger who meets `Page` or `marks.py` looks for the one place where it is. What may be called
alike: the roles of families, and counterparts within one family (`als/search/aligned.py` tells with
`als/telling/aligned.py`), where a kind of clues and the rules on it are one family; a room's main
module and the room; a verb of the command line, and what it runs.

Names that still mean more are listed here. The lists may only shrink: one that has become single is
to be taken off.
"""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1] / "sudologue"
FAMILIES = ("rules", "clues")
ROLES = ("card", "evidence", "search", "telling", "sketch", "law", "words", "drawing", "files")

MODULES_WITH_SEVERAL_MEANINGS: set[str] = {
    "clues",
    "links",
    "proof",
}
CLASSES_WITH_SEVERAL_MEANINGS: set[str] = {"Mark"}


@cache
def sources() -> tuple[Path, ...]:
    """The modules of the package, as paths in it, without the tests beside them."""
    found = (path.relative_to(ROOT) for path in sorted(ROOT.rglob("*.py")))
    return tuple(
        path for path in found if not path.stem.endswith("_test") and path.stem != "conftest"
    )


def module_name(path: Path) -> str:
    """A module's own name; a package's is that of its folder."""
    return path.parent.name if path.name == "__init__.py" else path.stem


@cache
def families() -> frozenset[str]:
    """The folders in which each family has its roles."""
    return frozenset(
        path.parts[1]
        for path in sources()
        if path.parts[0] in FAMILIES and len(path.parts) > 2 and path.parts[1] != "common"
    )


def home(path: Path, name: str) -> str:
    """What a module or its classes belong to: modules of one home may be called alike."""
    if path.parts[0] in FAMILIES and path.parts[1] in families():
        return path.parts[1]
    if path.parts[0] in FAMILIES and path.stem in families():
        return path.stem
    holds_itself = path.name == "__init__.py" or path.stem == path.parent.name
    return name if holds_itself else str(path)


def is_role(path: Path) -> bool:
    """Whether this is a family's role, which all of them have."""
    in_family = path.parts[0] in FAMILIES and len(path.parts) > 2
    return in_family and module_name(path) in ROLES


def is_verb(path: Path) -> bool:
    """Whether a module of the command line has a function of its own name, as verbs do."""
    return path.parts[0] == "cli" and f"\ndef {path.stem}(" in text(path)


def is_worded(path: Path) -> bool:
    """Whether this is in a language, where the words of each place are called as the place is."""
    return path.parts[0] == "languages" and len(path.parts) > 2


@cache
def text(path: Path) -> str:
    """What stands in a module."""
    return (ROOT / path).read_text(encoding="utf-8")


def public_classes(path: Path) -> list[str]:
    """The classes of a module that others may use."""
    return re.findall(r"(?m)^class ([A-Za-z]\w*)", text(path))


def several(homes: dict[str, set[str]]) -> set[str]:
    """The names that are at home in more than one place."""
    return {name for name, places in homes.items() if len(places) > 1}


def test_every_module_is_called_as_no_other_is() -> None:
    homes = defaultdict[str, set[str]](set)
    for path in sources():
        name = module_name(path)
        if not (name.startswith("__") or is_role(path) or is_verb(path) or is_worded(path)):
            homes[name].add(home(path, name))
    assert several(homes) == MODULES_WITH_SEVERAL_MEANINGS


def test_every_public_class_is_called_as_no_other_is() -> None:
    homes = defaultdict[str, set[str]](set)
    for path in sources():
        for name in public_classes(path):
            homes[name].add(home(path, module_name(path)))
    assert several(homes) == CLASSES_WITH_SEVERAL_MEANINGS
