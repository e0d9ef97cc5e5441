"""The models by which a puzzle can be rated: one folder each, found by its name.

    se/   __init__.py      the model: its record, its columns, its phrases, the range of its ratings
          se_patterns.py   and whatever else works the rating out

The package of a folder has its model as `MODEL`. Others go over all models and know none by name; a
new one is a folder, and a line in `ORDER`. They are imported when somebody asks for them.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, astuple
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, cast

from sudologue.budget import DEFAULT_BUDGET, Allowance, OutOfWorkError
from sudologue.caches import cached
from sudologue.errors import NameNotFoundError
from sudologue.languages import current
from sudologue.messages import Messages
from sudologue.narration.phrasing.filling import Speaker
from sudologue.wording import no_such

_say = Messages(__name__)

if TYPE_CHECKING:
    from sudologue.model import Board
    from sudologue.rating.path import Path

ORDER = (
    "effort",
    "se",
    "hodoku",
    "singledigit",
)
"""The models in the order in which they are told."""

_models = Speaker(__name__)

T = TypeVar("T")
"""What a model says of a puzzle: its record, or a number."""


class Model(ABC, Generic[T]):
    """A way to rate classic puzzles: which version of what it follows, how, and how it is told.

    What takes longer has a later `turn`, and the time that the others left. A table has `columns`
    for it, each with the type of its values. `words` are those that ratings have, with their range;
    a model that `is_quick` is also asked beside a solve.
    """

    name: ClassVar[str]
    version: ClassVar[str]
    turn: ClassVar[int]
    columns: ClassVar[Mapping[str, str]]
    record: ClassVar[Callable[..., Any]] = dict
    range: ClassVar[tuple[float, float]] = (0, math.inf)
    words: ClassVar[Mapping[str, tuple[float, float]]] = MappingProxyType({})
    is_quick: ClassVar[bool] = False

    def __str__(self) -> str:
        return f"{self.name} ({self.version})"

    @property
    def title(self) -> str:
        """What it is called."""
        return current().text("rating", self.name, "title")

    @property
    def summary(self) -> str:
        """What its numbers are, in a few words."""
        return current().text("rating", self.name, "summary")

    @abstractmethod
    def rate(self, path: Path) -> T | None:
        """What it says of a puzzle, given its path."""

    @abstractmethod
    def is_between(self, board: Board, low: float, high: float) -> bool:
        """Whether a puzzle with one solution is rated from `low` to `high`, at the first sign."""

    @abstractmethod
    def phrase(self, rated: T) -> str:
        """A rating in a few words."""

    def is_within(self, board: Board, low: float, high: float) -> bool:
        """Whether a puzzle is rated in a range; what takes more work than a solve may is not."""
        try:
            with Allowance(DEFAULT_BUDGET):
                return self.is_between(board, low, high)
        except OutOfWorkError:
            return False

    def is_final(self, rated: T | None) -> bool:
        """Whether the model came to its end, so that there is no more to say."""
        return rated is not None

    def clause(self, rated: T) -> str:
        """A rating in a line with others, with whose it is."""
        return _models.say("clause", title=self.title, phrase=self.phrase(rated)).text

    def row(self, rated: T) -> str:
        """A rating beside its title, and how far it is to be trusted."""
        return self.phrase(rated)

    def nothing(self, path: Path) -> str:
        """What stands in its row when there is no rating."""
        return _models.say("not_in_time").text

    def in_passing(self, rated: T | None) -> str | None:
        """What is told of a rating beside a solve, if anything is."""
        return None if rated is None else self.clause(rated)

    def values(self, rated: T | None) -> dict[str, object]:
        """A rating by its columns; what is not known is left out."""
        if rated is None:
            return {}
        return dict(zip(self.columns, astuple(cast("Any", rated)), strict=True))

    def data(self, rated: T) -> dict[str, object]:
        """A rating as it stands in JSON."""
        return asdict(cast("Any", rated))

    def read(self, data: dict[str, Any]) -> T:
        """A rating that stands in JSON."""
        return self.record(**data)


@cached(None)
def told_models() -> tuple[Model[Any], ...]:
    """All models in the order in which they are told."""
    return tuple(import_module(f"{__name__}.{name}").MODEL for name in ORDER)


@cached(None)
def all_models() -> tuple[Model[Any], ...]:
    """All models in their turn.

    >>> [model.name for model in all_models()]
    ['effort', 'singledigit', 'hodoku', 'se']
    """
    return tuple(sorted(told_models(), key=lambda model: model.turn))


def model_names() -> tuple[str, ...]:
    """The names of all models in their turn."""
    return tuple(model.name for model in all_models())


def model_called(name: str) -> Model[Any]:
    """The model of a name."""
    return chosen([name])[0]


def chosen(names: Iterable[str] | None) -> tuple[Model[Any], ...]:
    """The models of these names in their turn; all, if none are given.

    >>> [model.name for model in chosen(["se", "effort"])]
    ['effort', 'se']
    """
    if names is None:
        return all_models()
    if isinstance(names, str):
        raise NameNotFoundError(f"models come as a list, even a single one: write [{names!r}]")
    _say.expect(names, Iterable, "models")
    wanted, known = tuple(names), model_names()
    for name in wanted:
        _say.expect(name, str, "a_model")
        if name not in known:
            raise NameNotFoundError(no_such("model", name, known))
    return tuple(model for model in all_models() if model.name in wanted)
