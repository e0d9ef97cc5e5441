"""What the package keeps between calls: how to keep something, and how to let go of all of it.

Whatever is kept can be worked out again, so emptying the caches changes nothing but the time that
the next call takes. Each is made here, and so is known here; one that belongs to an object goes
with it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from threading import Lock
from typing import Any, ParamSpec, TypeVar
from weakref import WeakSet

P = ParamSpec("P")
K = TypeVar("K")
T = TypeVar("T")


_all: WeakSet[Any] = WeakSet()
_listing = Lock()  # a set must not grow while it is listed


def _list(keeping: Any) -> None:
    with _listing:
        _all.add(keeping)


def cached(size: int | None) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """A function that keeps what it returned for the last `size` arguments, or for all of them."""

    def decorate(function: Callable[P, T]) -> Callable[P, T]:
        keeping: Any = lru_cache(size)(function)
        _list(keeping)
        return keeping

    return decorate


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


def known() -> tuple[Any, ...]:
    """All caches there are now, each with a `cache_clear`."""
    with _listing:
        return tuple(_all)


def forget_everything() -> None:
    """Empty every cache of the package."""
    for cache in known():
        cache.cache_clear()
