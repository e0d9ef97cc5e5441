"""What the package keeps between calls: how to keep something, and how to let go of all of it.

Whatever is kept can be worked out again, so emptying the caches changes nothing but the time that
the next call takes. Each is made here, and so is known here; one that belongs to an object goes
with it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import lru_cache, wraps
from itertools import count
from threading import Lock, local
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Concatenate,
    Generic,
    ParamSpec,
    TypeVar,
    cast,
    overload,
)
from weakref import WeakSet

P = ParamSpec("P")
K = TypeVar("K")
S = TypeVar("S")
T = TypeVar("T")

# How much is kept of what: the sizes for `cached`. What depends on a whole board is
# `cached_for_current` or `cached_in_thread`, for a size would keep so many boards alive.

LAYOUTS = 16
"""What is made of a layout: slow to make, and few layouts are solved in turn."""
BULKY = 32
"""What takes much room, but which the next few steps may well leave as it is."""
PLANES = 1 << 8
"""What is made of a digit's places: a step changes few digits, so that the others are as before."""
PARTS = 1 << 10
"""What is made of part of a plane, or of a house, and comes back with other boards too."""
SLIGHT = 1 << 13
"""Masks, and what takes little more room than these."""

_all: WeakSet[Any] = WeakSet()
_of_parts: WeakSet[Any] = WeakSet()
_listing = Lock()  # a set must not grow while it is listed


def _list(keeping: Any) -> None:
    with _listing:
        _all.add(keeping)


def cached(size: int | None) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """A function that keeps what it returned for the last `size` arguments, or for all of them."""

    def decorate(function: Callable[P, T]) -> Callable[P, T]:
        keeping: Any = lru_cache(size)(_noticed(function) if size == LAYOUTS else function)
        _list(keeping)
        if size in (BULKY, PLANES, PARTS, SLIGHT):
            with _listing:
                _of_parts.add(keeping)
        return keeping

    return decorate


def _noticed(function: Callable[P, T]) -> Callable[P, T]:
    """The function; when many things were made of layouts, what is kept of parts is let go.

    Each part that is kept keeps its layout, with all that belongs to that. Who solves on one layout
    after the other would keep thousands of them, for parts that nobody asks for again.
    """

    @wraps(function)
    def noticed(*given: P.args, **named: P.kwargs) -> T:
        if next(_made_of_layouts) % _MADE_BEFORE_LETTING_GO == 0:
            with _listing:
                parts = tuple(_of_parts)
            for cache in parts:
                cache.cache_clear()
        return function(*given, **named)

    return noticed


_made_of_layouts = count(1)
_MADE_BEFORE_LETTING_GO = 500
"""A solve makes some twenty things of a layout that it meets for the first time."""


def cached_for_current(derive: Callable[[K], T]) -> Callable[[K], T]:
    """A function that keeps what it returned for its last argument, told by what it is.

    All rules are asked about one board before any is asked about the next. So what one of them
    derives for itself and the others is worth keeping for just the board last asked about.

    >>> counted = []
    >>> length = cached_for_current(lambda text: counted.append(text) or len(text))
    >>> text = "r5c6"
    >>> length(text), length(text), counted
    (4, 4, ['r5c6'])
    """
    last: tuple[K, T] | None = None

    def keeping(argument: K) -> T:
        nonlocal last
        kept = last  # one look: another thread may put its own there
        if kept is None or kept[0] is not argument:
            kept = last = argument, derive(argument)
        return kept[1]

    def cache_clear() -> None:
        nonlocal last
        last = None

    keeping.__dict__["cache_clear"] = cache_clear
    _list(keeping)
    return keeping


def cached_in_thread(derive: Callable[Concatenate[K, P], T]) -> Callable[Concatenate[K, P], T]:
    """A function that keeps, in each thread, what it returned for the object last given first.

    That is for what takes long to derive: with one board for all threads, eight of them take 10 %
    longer. Where it takes little, this costs more than it saves. Further arguments are told by
    equality: for the one board, what each of them gave is kept.
    """
    memory = local()

    def keeping(current: K, *more: P.args, **named: P.kwargs) -> T:
        kept: tuple[K, dict[Hashable, T]] | None = getattr(memory, "last", None)
        if kept is None or kept[0] is not current:
            memory.last = kept = current, dict[Hashable, T]()
        key = (more, *named.items()) if named else more
        if key not in kept[1]:
            kept[1][key] = derive(current, *more, **named)
        return kept[1][key]

    def cache_clear() -> None:
        nonlocal memory
        memory = local()

    keeping.__dict__["cache_clear"] = cache_clear
    _list(keeping)
    return keeping


class Lookup(dict[K, T]):
    """What a function gives for each key, worked out when it is first looked up.

    It belongs to an object, or to one call. Where keys might grow without end, it begins afresh
    when it has `most` of them.

    >>> squares = Lookup(lambda number: number * number)
    >>> squares[3], squares[12], dict(squares)
    (9, 144, {3: 9, 12: 144})
    """

    def __init__(self, derive: Callable[[K], T], most: int = sys.maxsize) -> None:
        super().__init__()
        self._derive, self._most = derive, most

    def __missing__(self, key: K) -> T:
        if len(self) >= self._most:
            self.clear()
        value = self[key] = self._derive(key)
        return value


class InTurn(Generic[S, T]):
    """What is made of some things, in their order; one that nothing is made of is passed over.

    However often it is gone through, a thing is made when somebody first comes to it: of the rules
    of a solver those are loaded that a puzzle leads to. Threads that come to it at the same time
    may both make it.

    >>> made = []
    >>> halves = InTurn([2, 3, 4, 6], lambda n: made.append(n) or (None if n % 2 else n // 2))
    >>> next(iter(halves)), next(half for half in halves if half > 1), made
    (1, 2, [2, 3, 4])
    """

    def __init__(self, things: Sequence[S], make: Callable[[S], T | None]) -> None:
        self._things, self._make = things, make
        self._so_far: tuple[tuple[T, ...], int] = (), 0  # what was made, of how many things

    def __iter__(self) -> Iterator[T]:
        made, number = self._so_far
        yield from made
        while number < len(self._things):
            new = self._make(self._things[number])
            number += 1
            if new is not None:
                made = (*made, new)
            self._so_far = made, number
            if new is not None:
                yield new


class lazy(Generic[T]):  # noqa: N801 -- it is read like `property`
    """What `functools.cached_property` does, without its guards: boards are asked twice a step.

    The value is put into the instance's `__dict__` under the attribute's name, where it is found
    before this is.
    """

    def __init__(self, derive: Callable[[Any], T]) -> None:
        self.derive = derive
        self._name = derive.__name__
        self.__doc__ = derive.__doc__

    @overload
    def __get__(self, instance: None, owner: type[Any]) -> lazy[T]: ...

    @overload
    def __get__(self, instance: object, owner: type[Any]) -> T: ...

    if TYPE_CHECKING:  # where the value is known beforehand, it is put into its place

        def __set__(self, instance: object, value: Any) -> None: ...

    def __get__(self, instance: object | None, owner: type[Any]) -> lazy[T] | T:
        if instance is None:
            return self
        value = instance.__dict__[self._name] = self.derive(instance)
        return value


class Deriving:
    """An object whose `lazy` attributes are read as fast as others once they are known.

    They are taken off the class: Python reads and writes an attribute some ten times more slowly
    where the class has something of its name, even if that has no say in it.
    """

    _derived: ClassVar[dict[str, Callable[[Any], Any]]] = {}

    def __init_subclass__(cls) -> None:
        cls._derived = dict(cls._derived)
        for name, part in [*vars(cls).items()]:
            if isinstance(part, lazy):
                cls._derived[name] = cast("lazy[Any]", part).derive
                delattr(cls, name)

    if not TYPE_CHECKING:  # or else any name would do

        def __getattr__(self, name: str) -> Any:
            derive = self._derived.get(name)
            if derive is None:
                text = f"{type(self).__name__!r} object has no attribute {name!r}"
                raise AttributeError(text, name=name, obj=self)
            value = derive(self)
            object.__setattr__(self, name, value)
            return value

    def __dir__(self) -> list[str]:
        return sorted({*object.__dir__(self), *self._derived})


def known() -> tuple[Any, ...]:
    """All caches there are now, each with a `cache_clear`."""
    with _listing:
        return tuple(_all)


def forget_everything() -> None:
    """Empty every cache of the package."""
    for cache in known():
        cache.cache_clear()
