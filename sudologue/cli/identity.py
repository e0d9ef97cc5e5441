"""What is known of each of many things: where it stands, and what tells it apart."""

from __future__ import annotations

from typing import Protocol


class Placed(Protocol):
    """What stands somewhere: a puzzle, or a trace."""

    @property
    def place(self) -> str:
        """The place where it stands, as people are told."""
        ...

    @property
    def identity(self) -> bytes:
        """What tells it from any other: where it stands, and what is there."""
        ...
