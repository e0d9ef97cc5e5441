from __future__ import annotations

import importlib.util
import os
import shutil
import sys
from types import SimpleNamespace

import pytest

from sudologue.cli.play import console_keys as module
from sudologue.cli.play.console_keys import ConsoleKeys, open_keys
from sudologue.cli.play.keys import Key, Press, first_press, is_begun


@pytest.mark.parametrize(
    ("sent", "key"),
    [
        ("\x1b[A", Key.UP),
        ("\x1bOB", Key.DOWN),
        ("\x1b[C", Key.RIGHT),
        ("\x1bOD", Key.LEFT),
        ("\x1b[1;5C", Key.RIGHT),
        ("\x1b[H", Key.HOME),
        ("\x1bOF", Key.END),
        ("\x1b[1~", Key.HOME),
        ("\x1b[7~", Key.HOME),
        ("\x1b[4~", Key.END),
        ("\x1b[8;2~", Key.END),
        ("\x1b[3~", Key.DELETE),
        ("\x1b[5~", Key.PAGE_UP),
        ("\x1b[6~", Key.PAGE_DOWN),
        ("\x1b[15~", Key.OTHER),
        ("\x1b", Key.OTHER),
        ("q", "q"),
        ("é", "é"),
    ],
)
def test_what_terminals_send(sent: str, key: Press) -> None:
    assert first_press(f"{sent}h") == (key, "h")
    assert all(is_begun(sent[:length]) for length in range(1, len(sent)))


class Console:
    """What `msvcrt` has, with characters that wait; without any, somebody is asked to go on."""

    def __init__(self, typed: str) -> None:
        self.typed = list(typed)

    def kbhit(self) -> bool:
        return bool(self.typed)

    def getwch(self) -> str:
        return self.typed.pop(0)


def console_keys(monkeypatch: pytest.MonkeyPatch, typed: str) -> ConsoleKeys:
    """The keys of a console on which this was typed."""
    monkeypatch.setitem(sys.modules, "msvcrt", Console(typed))
    return ConsoleKeys()


def test_a_console_of_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = "\xe0K\xe0M\x00G\x00O\xe0H\x00P\xe0S\xe0I\xe0Q\xe0; q"
    with console_keys(monkeypatch, typed) as keys:
        pressed = [keys.read(None) for _ in range(12)]
        assert keys.read(0.001) is None
        keys.stop()
    arrows = [Key.LEFT, Key.RIGHT, Key.HOME, Key.END, Key.UP, Key.DOWN]
    arrows += [Key.DELETE, Key.PAGE_UP, Key.PAGE_DOWN, Key.OTHER]
    assert pressed == [*arrows, " ", "q"]


def test_an_accent_is_no_arrow_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    assert console_keys(monkeypatch, "\xe0").read(None) == "à"


def test_ctrl_c_is_a_character_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(KeyboardInterrupt):
        console_keys(monkeypatch, "\x03").read(None)


def test_a_console_of_another_size(monkeypatch: pytest.MonkeyPatch) -> None:
    keys = console_keys(monkeypatch, "")
    now = os.terminal_size((100, 50))
    with monkeypatch.context() as patch:  # what reports the test asks how wide its terminal is
        patch.setattr(shutil, "get_terminal_size", lambda: now)
        assert keys.read(None) is Key.RESIZED
        assert keys.read(0.001) is None


def test_the_system_has_the_say(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(name: str) -> object:
        return None if name == "termios" else importlib.util.find_spec(name)

    monkeypatch.setitem(sys.modules, "msvcrt", SimpleNamespace())
    monkeypatch.setattr(module, "find_spec", found)
    assert isinstance(open_keys(), ConsoleKeys)
