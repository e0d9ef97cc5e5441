"""How hard a puzzle is, in the numbers of several models."""

from sudologue.rating.grade import Effort, Grade, GradeStatus, HodokuRating, SeRating
from sudologue.rating.models import MODELS, Model

__all__ = [
    "MODELS",
    "Effort",
    "Grade",
    "GradeStatus",
    "HodokuRating",
    "Model",
    "SeRating",
]
