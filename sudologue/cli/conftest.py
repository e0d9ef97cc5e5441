"""Fixtures of the command line's tests."""

import pytest

from sudologue.cli.running_test import Terminal


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """Runs commands in this process."""
    return Terminal(capsys, monkeypatch)
