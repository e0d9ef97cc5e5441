"""The models by which a puzzle can be rated, as a visible tuple."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from sudologue.errors import NameNotFoundError, expect
from sudologue.model import CLASSIC
from sudologue.rating.effort import effort_of
from sudologue.rating.hodoku import hodoku_rating
from sudologue.rating.path import Path
from sudologue.rating.se import se_rating
from sudologue.rating.singledigit import singledigit_rating
from sudologue.wording import did_you_mean


@dataclass(frozen=True)
class Model:
    """A way to rate classic puzzles: its name, which version of what it follows, and how."""

    name: str
    version: str
    summary: str
    rate: Callable[[Path], Any]

    def __str__(self) -> str:
        return f"{self.name} ({self.version})"


def applies_to(path: Path) -> bool:
    """Whether a puzzle is on the board that models are made for."""
    return path.puzzle.layout == CLASSIC


MODELS: tuple[Model, ...] = (
    Model(
        "effort",
        "sudologue-1",
        "our own: what predicts how long people take",
        lambda path: effort_of(path.rounds),
    ),
    Model(
        "singledigit",
        "singledigit-cli, October 2024",
        "the points of what is found, by how much is found at a time",
        lambda path: singledigit_rating(path.puzzle),
    ),
    Model(
        "hodoku",
        "HoDoKu 2.2",
        "the level and the score of HoDoKu's default solver",
        lambda path: hodoku_rating(path.puzzle),
    ),
    Model(
        "se",
        "Sudoku Explainer 1.2.1",
        "the hardest step, the hardest up to the first digit, and the first",
        lambda path: se_rating(path.puzzle),
    ),
)
"""What takes longest comes last, and has the time that the others left."""

NAMES = tuple(model.name for model in MODELS)


def chosen(names: Iterable[str] | None) -> tuple[Model, ...]:
    """The models of these names, in the order of `MODELS`; all, if none are given.

    >>> [model.name for model in chosen(["se", "effort"])]
    ['effort', 'se']
    """
    if names is None:
        return MODELS
    if isinstance(names, str):
        raise NameNotFoundError(f"models come as a list, even a single one: write [{names!r}]")
    expect(names, Iterable, "a list of models: name some, such as ('se', 'effort')")
    wanted = tuple(names)
    for name in wanted:
        expect(name, str, "the name of a model, such as 'se'")
        if name not in NAMES:
            hint = did_you_mean(name, NAMES, f"there are {', '.join(NAMES)}")
            raise NameNotFoundError(f"no model is called {name!r}: {hint}")
    return tuple(model for model in MODELS if model.name in wanted)
