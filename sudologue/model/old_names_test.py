"""Old names work for one version more, say the new one, and are not listed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from operator import attrgetter
from typing import Any

import pytest

from sudologue.model import CLASSIC, Board, BoardMasks
from sudologue.model.old_names import MASKS, TABLES

BOARD: Any = Board("1... ..3. .4.. ...2")
KIND: Any = Board
MOVED: dict[str, tuple[object, str]] = {
    **{name: (BOARD, f"masks.{name}") for name in MASKS.split()},
    **{name: (CLASSIC, f"tables.{name}") for name in TABLES.split()},
}
MADE: dict[str, tuple[Callable[[], object], str, object]] = {
    "of_masks": (
        lambda: KIND.of_masks(CLASSIC, 3, filled=4),
        r"Board\(BoardMasks\(...\)\)",
        Board(BoardMasks(CLASSIC, 3, 4)),
    ),
    "from_candidates": (
        lambda: KIND.from_candidates([{1, 2}] * 81),
        r"Board\(BoardMasks.from_candidates\(...\)\)",
        Board(BoardMasks.from_candidates([{1, 2}] * 81)),
    ),
    "with_masks": (
        lambda: BOARD.with_masks(live=0),
        r"Board\(replace\(board.masks, ...\)\)",
        Board(replace(BOARD.masks, live=0)),
    ),
    "barring": (
        lambda: BOARD.barring("r1c2(2)"),
        r"Board\(board.masks.barring\(...\)\)",
        Board(BOARD.masks.barring("r1c2(2)")),
    ),
    "is_usual": (lambda: CLASSIC.is_usual, r"is_usual\(layout\)", True),  # type: ignore[attr-defined]
}


def test_names_that_moved_are_heard_with_their_new_places() -> None:
    for name, (owner, path) in MOVED.items():
        with pytest.warns(
            DeprecationWarning, match=f"^{name} is {path} now; the old name goes "
        ) as caught:
            value = getattr(owner, name)
        assert value == attrgetter(path)(owner)
        assert [warning.filename for warning in caught] == [__file__]
        assert name not in dir(owner)


@pytest.mark.parametrize("name", MADE)
def test_what_made_boards_still_makes_them(name: str) -> None:
    make, new, made = MADE[name]
    with pytest.warns(DeprecationWarning, match=f"^{name} is {new}.* now; the old name goes "):
        assert make() == made
    assert name not in {*dir(BOARD), *dir(Board), *dir(CLASSIC)}


@pytest.mark.parametrize(
    ("owner", "message"),
    [
        (BOARD, "'Board' object has no attribute 'nonsense'"),
        (KIND, "type object 'Board' has no attribute 'nonsense'"),
        (CLASSIC, "'Layout' object has no attribute 'nonsense'"),
    ],
)
def test_other_names_are_refused_as_ever(owner: object, message: str) -> None:
    with pytest.raises(AttributeError) as caught:
        attrgetter("nonsense")(owner)
    assert str(caught.value) == message
