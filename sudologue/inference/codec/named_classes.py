"""Which class a name in a trace means: only ever one that is already there.

A trace names the classes of its evidence. They are looked for among the subclasses that exist in
this process, the library's own and the user's; nothing is imported because a file says so.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from sudologue.caches import cached
from sudologue.inference.codec.fault import phrase_of, refusal
from sudologue.rules.families import modules


class Kinds:
    """A class and all below it, by name.

    `changes` says how often any name has come to mean something else than before, or something at
    all: what was read earlier may mean something else since.
    """

    changes = 0

    def __init__(self, base: type) -> None:
        self._base = base
        self._by_name: dict[str, type] = {}

    def named(self, name: str) -> type | None:
        """The class of a name, if there is one."""
        kind = self._by_name.get(name)
        if kind is None:
            self._look_around()
            kind = self._by_name.get(name)
        return kind

    def name_of(self, kind: type) -> str:
        """The name that leads back to a class."""
        name = kind.__name__
        if self._by_name.get(name) is not kind:
            self._look_around()
        found = self._by_name.get(name)
        if found is not kind:
            other = f"{found.__module__}.{found.__qualname__}" if found else phrase_of("nothing")
            own = f"{kind.__module__}.{kind.__qualname__}"
            raise refusal("other_class", name=name, other=other, own=own)
        return name

    def _look_around(self) -> None:
        """Find the classes anew.

        Of two with one name, the first that its module knows by that name counts, else the last:
        `dataclass(slots=True)` leaves the class it replaced behind, and so does a function that
        defines a class each time it runs.
        """
        before = self._by_name.copy()
        self._by_name.clear()
        for kind in _family(self._base):
            held = self._by_name.get(kind.__name__)
            if held is None or not _is_at_home(held):
                self._by_name[kind.__name__] = kind
        if self._by_name != before:
            Kinds.changes += 1


@cached(None)
def kinds_of(base: type) -> Kinds:
    """The kinds of a class."""
    _load_evidence()
    return Kinds(base)


@cached(None)
def _load_evidence() -> None:
    """Import what the library has of evidence, so that it is among the subclasses."""
    for _ in modules("evidence"):
        pass


def _family(base: type) -> Iterator[type]:
    yield base
    for kind in base.__subclasses__():
        yield from _family(kind)


def _is_at_home(kind: type) -> bool:
    """Whether the class is what its module calls by its name."""
    found: object = sys.modules.get(kind.__module__)
    for part in kind.__qualname__.split("."):
        found = getattr(found, part, None)
    return found is kind
