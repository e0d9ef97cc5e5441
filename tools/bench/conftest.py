"""What is measured is measured alone: what tests before it left is no garbage."""

from __future__ import annotations

import gc

import pytest


@pytest.fixture(scope="session", autouse=True)
def left_alone() -> None:
    """A measurement looks for garbage before each turn: among its own things, and no others'."""
    gc.collect()
    gc.freeze()
