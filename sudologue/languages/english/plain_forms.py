"""How English words what fills the holes of messages, which are plain text."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sudologue.wording import quoted, shown


def choice(count: float, words: Sequence[str]) -> str:
    """The words for so many: the first for one, the next for two, the last for all others.

    >>> [choice(count, ("cell", "cells")) for count in (0, 1, 2, 1.5)]
    ['cells', 'cell', 'cells', 'cells']
    """
    return words[int(count) - 1] if count in range(1, len(words)) else words[-1]


def _listed(parts: Sequence[Any], word: str) -> list[Any]:
    """`r1c1, r1c2 and r1c3`."""
    *others, last = parts
    between = [piece for part in others for piece in (part, ", ")][:-1]
    return [*between, f" {word} ", last] if others else [last]


def _joined(parts: Sequence[Any], mark: str) -> list[Any]:
    return [piece for part in parts for piece in (part, mark)][:-1]


FORMS: Mapping[str, Callable[[Any], str]] = {
    "shown": shown,
    "quoted": quoted,
    "shortened": lambda text: quoted(text, 60, "..."),
    "repr": repr,
    "ascii": ascii,
    "lower": lambda text: str(text).lower(),
    "short": lambda number: f"{number:g}",
    "thousands": lambda number: f"{number:,}",
}
"""What is written of a thing."""

LISTS: Mapping[str, Callable[[Sequence[Any]], list[Any]]] = {
    "and": lambda parts: _listed(parts, "and"),
    "or": lambda parts: _listed(parts, "or"),
    "each_and": lambda parts: _joined(parts, " and "),
    "each_or": lambda parts: _joined(parts, " or "),
    "commas": lambda parts: _joined(parts, ", "),
}
"""How the things of a list are written together: parts of a message."""
