"""Names of an earlier version, which work for one more version and say what is written now."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar
from warnings import warn

from sudologue.errors import WrongTypeError
from sudologue.messages import Messages

_say = Messages(__name__)

P = ParamSpec("P")
R = TypeVar("R")


def warn_of(old: str, new: str, level: int = 3) -> None:
    """Warn whoever calls the caller by an old name."""
    warn(_say("renamed", old=old, new=new), DeprecationWarning, level)


def formerly(old: str, function: Callable[P, R]) -> Callable[P, R]:
    """A function by its old name."""

    @wraps(function)
    def called(*given: P.args, **named: P.kwargs) -> R:
        warn_of(f"{old}()", f"{function.__name__}()")
        return function(*given, **named)

    return called


def renamed(**names: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """A function whose keywords are taken by their old names, too: `renamed(old="new")`."""

    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        @wraps(function)
        def called(*given: P.args, **named: P.kwargs) -> R:
            for old in names.keys() & named.keys():
                if names[old] in named:
                    raise WrongTypeError(_say("both_names", old=old, names=names[old]))
                warn_of(f"{old}=", f"{names[old]}=")
                named[names[old]] = named.pop(old)
            return function(*given, **named)

        return called

    return decorate
