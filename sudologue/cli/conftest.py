"""Fixtures of the command line's tests."""

import signal
from collections.abc import Iterator

import pytest

from sudologue.cli.interruption import listening, raised
from sudologue.cli.running_test import Terminal


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """Runs commands in this process."""
    return Terminal(capsys, monkeypatch)


@pytest.fixture(autouse=True)
def interruptible() -> Iterator[None]:
    """Lets interruptions arrive though whoever started the tests ignores them, as `nohup` does."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    with listening(), raised():
        yield
    signal.signal(signal.SIGINT, before)
