"""What all models have in common, whichever there are."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import sudologue
from sudologue.rating import MODELS, Model
from sudologue.rating.grade import number_columns, number_types
from sudologue.rating.grade_words import numbers, rows
from sudologue.rating.models import ORDER, all_models, chosen, told_models

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
GRADE = sudologue.rate(EASY)


def test_every_folder_has_its_place_in_the_order() -> None:
    folders = {path.parent.name for path in Path(__file__).parent.glob("*/__init__.py")}
    assert sorted(ORDER) == sorted(folders)
    assert [model.name for model in told_models()] == list(ORDER)
    assert MODELS == all_models() == chosen(reversed(ORDER))
    assert len({model.turn for model in MODELS}) == len(MODELS)


def test_models_have_titles_and_columns_of_their_own() -> None:
    assert len({model.title for model in MODELS}) == len(MODELS)
    names = [name for model in MODELS for name in model.columns]
    assert len(set(names)) == len(names)
    assert {kind for model in MODELS for kind in model.columns.values()} <= {
        *("text", "int", "float", "bool")
    }


@pytest.mark.parametrize("model", MODELS, ids=lambda model: model.name)
def test_a_rating_is_a_part_of_the_grade_and_is_told(model: Model[Any]) -> None:
    rated = GRADE.by_model[model.name]
    assert rated is not None
    assert model.is_final(rated)
    assert not model.is_final(None)
    assert model.clause(rated) in numbers(GRADE)
    assert (model.title, model.row(rated)) in list(rows(GRADE))
    assert str(model) in GRADE.models
    assert json.loads(json.dumps(model.data(rated))) == model.data(rated)
    assert model.values(rated).items() <= number_columns(GRADE).items()
    assert list(model.values(rated)) == list(model.columns)
    assert set(number_columns(GRADE)) == set(number_types())


@pytest.mark.parametrize("model", MODELS, ids=lambda model: model.name)
def test_ratings_lie_in_their_range(model: Model[Any]) -> None:
    low, high = model.range
    assert model.is_within(GRADE.puzzle, low, high)
    assert not model.is_within(GRADE.puzzle, high + 1, high + 2)
    assert all(low <= first <= last <= high for first, last in model.words.values())
    assert model.nothing(GRADE.path)


def test_what_is_asked_of_one_model_is_nothing_of_another() -> None:
    grade = sudologue.rate(EASY, models=["se"])
    assert list(grade.by_model) == ["se"]
    assert grade.se == grade.by_model["se"] == GRADE.se
    assert grade.effort is grade.hodoku is grade.singledigit is None
