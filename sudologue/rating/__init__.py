"""How hard a puzzle is, in the numbers of several models."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from sudologue.rating.models import Model, all_models

if TYPE_CHECKING:
    from sudologue.rating.grade import Grade, GradeStatus
    from sudologue.rating.models.effort import Effort
    from sudologue.rating.models.hodoku import HodokuRating
    from sudologue.rating.models.se import SeRating

    MODELS: tuple[Model[Any], ...]

__all__ = [
    "MODELS",
    "Effort",
    "Grade",
    "GradeStatus",
    "HodokuRating",
    "Model",
    "SeRating",
]

_HOMES = {
    "Effort": "models.effort",
    "Grade": "grade",
    "GradeStatus": "grade",
    "HodokuRating": "models.hodoku",
    "SeRating": "models.se",
}


def __getattr__(name: str) -> object:
    # a model is loaded when somebody asks for it
    if name == "MODELS":
        return all_models()
    if name in _HOMES:
        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
