"""What ends the program from outside: Ctrl-C, a terminal that hangs up, a system that shuts down.

As long as there is nothing to lose, it ends the program on the spot. Where results are written, it
is raised as `KeyboardInterrupt`, so that what is finished is kept; if it comes again, what is
unfinished is settled, and nothing is waited for. This module is loaded before all others, and so
imports next to nothing.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from types import FrameType

from sudologue.cli.output.complaints import complain, complaint

_WORDS = {"SIGINT": "interrupted", "SIGTERM": "terminated", "SIGHUP": "hung up"}
_SIGNALS = {getattr(signal, name): said for name, said in _WORDS.items() if hasattr(signal, name)}
_USUAL = (signal.SIG_DFL, signal.default_int_handler)


class _State:
    """What has come so far, and what may be done about it now.

    `first` is the signal that came first; it `was_raised`, or waits until nothing holds it up.
    """

    def __init__(self) -> None:
        self.first: int | None = None
        self.was_raised = False
        self.may_raise = False
        self.held = 0
        self.unfinished: list[Callable[[], str | None]] = []


_state = _State()


@contextmanager
def listening() -> Generator[None]:
    """Hear interruptions, as long as nobody else does, and none is to be ignored, as by `nohup`."""
    global _state
    ours = {n: before for n in _SIGNALS if (before := signal.getsignal(n)) in _USUAL}
    hook = sys.unraisablehook
    for number in ours:
        signal.signal(number, _come)
    sys.unraisablehook = _lost
    try:
        yield
    finally:
        for number, before in ours.items():
            signal.signal(number, before)
        sys.unraisablehook = hook
        _state = _State()


@contextmanager
def raised() -> Generator[None]:
    """Let an interruption be raised within a block: there is something to be kept."""
    before, _state.may_raise = _state.may_raise, True
    try:
        yield
        _raise_what_waits()
    finally:
        _state.may_raise = before


@contextmanager
def held() -> Generator[None]:
    """Let an interruption wait for the end of a block. The second one does not wait."""
    _state.held += 1
    try:
        yield
    finally:
        _state.held -= 1
    _raise_what_waits()


@contextmanager
def released() -> Generator[None]:
    """Let an interruption come through again, within a block that holds it up."""
    before, _state.held = _state.held, 0
    try:
        _raise_what_waits()
        yield
    finally:
        _state.held = before


def has_come() -> bool:
    """Whether the program is to end."""
    return _state.first is not None


def settle_on_leaving(settle: Callable[[], str | None]) -> None:
    """Have this called when the program leaves something unfinished; it returns what to say."""
    _state.unfinished.append(settle)


def is_settled(settle: Callable[[], str | None]) -> None:
    """Take note that nothing is left to be settled."""
    if settle in _state.unfinished:
        _state.unfinished.remove(settle)


def end() -> int:
    """Settle what is unfinished, say what came, and return the exit code."""
    _state.may_raise = False
    for said in _settlements():
        complain(said)
    number = _state.first or signal.SIGINT
    complain(_SIGNALS[number])
    return 128 + number


def _come(number: int, _frame: FrameType | None) -> None:
    is_first = _state.first is None
    if is_first:
        _state.first = number
    # a program that is shut down does not wait for a reader who does not read
    patiently = number == signal.SIGINT or bool(_state.unfinished)
    if is_first and _state.may_raise and (patiently or not _state.held):
        _raise_what_waits()
    else:
        _leave(number)


def _raise_what_waits() -> None:
    if _state.first is not None and not _state.held and not _state.was_raised:
        _state.was_raised = True
        raise KeyboardInterrupt


def _leave(number: int) -> None:
    """End the program from within whatever it does."""
    for each in _SIGNALS:
        signal.signal(each, signal.SIG_IGN)
    lines = [complaint(said) for said in (*_settlements(), _SIGNALS[number])]
    with suppress(OSError):  # not by the stream, which may be in the middle of something
        text = "".join(f"{line}\n" for line in lines)
        after_what_stands_there = "\n" if os.isatty(2) else ""
        os.write(2, f"{after_what_stands_there}{text}".encode(errors="replace"))
    os._exit(128 + number)


def _settlements() -> Iterator[str]:
    """What is to be said of what was unfinished, now that it is settled."""
    while _state.unfinished:
        settle = _state.unfinished[-1]
        try:
            said = settle()
        except OSError as error:
            said = f"what was unfinished could not be put in order: {error}"
        is_settled(settle)
        if said is not None:
            yield said


def _lost(error: sys.UnraisableHookArgs) -> None:
    """An interruption that was raised where nothing can be raised ends the program all the same."""
    if isinstance(error.exc_value, KeyboardInterrupt):
        _leave(_state.first or signal.SIGINT)
    sys.__unraisablehook__(error)
