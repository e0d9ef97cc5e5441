"""Packages that load what they name when it is first used."""

from __future__ import annotations

from importlib import import_module
from sys import modules

TYPE_CHECKING = False  # as that of typing, which costs more than all else here

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence


def lazy_face(
    package: str, homes: Mapping[str, Sequence[str]]
) -> tuple[Callable[[str], object], Callable[[], list[str]]]:
    """A package's `__getattr__` and `__dir__`, where its modules have these names.

    What stands under no module's name is a module itself. No module may be called as one of the
    names: once it is loaded, it would hide it.
    """
    home_of = {name: home for home, names in homes.items() for name in names}

    def load(name: str) -> object:
        if name not in home_of:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        home = home_of[name]
        module = import_module(f"{package}.{home or name}")
        value = getattr(module, name) if home else module
        setattr(modules[package], name, value)
        return value

    return load, lambda: sorted({*vars(modules[package]), *home_of})
