"""Fixtures of the command line's tests."""

import gc
import signal
from collections.abc import Iterator

import pytest

from sudologue.cli.output.interruption import listening, raised
from sudologue.cli.running_test import Terminal


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """Runs commands in this process, where nothing is left that would complain while they run."""
    gc.collect(1)
    return Terminal(capsys, monkeypatch)


@pytest.fixture(autouse=True)
def interruptible() -> Iterator[None]:
    """Lets signals arrive though whoever started the tests ignores some, as `nohup` does."""
    usual = {signal.SIGINT: signal.default_int_handler}
    usual |= dict.fromkeys((signal.SIGTERM, signal.SIGHUP), signal.SIG_DFL)
    before = {number: signal.signal(number, handler) for number, handler in usual.items()}
    with listening(), raised():
        yield
    for number, handler in before.items():
        signal.signal(number, handler)
