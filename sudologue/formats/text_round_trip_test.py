"""Whatever position is written as plain text, reading gives it back, up to what the format holds."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from puzzles.layouts import LAYOUTS
from sudologue.errors import FormatError
from sudologue.formats import FORMATS, Format, Reading, detect, named, read, read_all, write
from sudologue.formats.strategies_test import layouts_for, positions
from sudologue.model import Board

DIGITS_ONLY = ("line", "grid", "sdm", "sdk", "sadman", "jigsaw")
EVERYTHING = ("hodoku", "susser", "ss")
MARKS = ("pencilmarks", "simple-pencilmarks", "se-pencilmarks")
MANY = tuple(
    known.slug
    for known in FORMATS
    if known.carries.many and known.slug in (*DIGITS_ONLY, *EVERYTHING, *MARKS, "sukaku")
)


some = settings(max_examples=settings().max_examples // 5)
few = settings(max_examples=settings().max_examples // 8)


def drawn(data: st.DataObject, known: Format, dead: bool = False) -> Board:
    """A position on any layout that a format carries."""
    return data.draw(positions(tuple(layouts_for(known)), barred=False, dead=dead))


@pytest.mark.parametrize("slug", DIGITS_ONLY)
@some
@given(data=st.data())
def test_digits_come_back_as_givens(slug: str, data: st.DataObject) -> None:
    board = drawn(data, named(slug))
    layout = None if slug == "jigsaw" else board.layout
    reading = read(write(board, slug), slug, layout)
    assert reading.board == Board.from_values(board.masks.values, board.layout)


@pytest.mark.parametrize("slug", EVERYTHING)
@some
@given(data=st.data())
def test_positions_come_back_whole(slug: str, data: st.DataObject) -> None:
    board = drawn(data, named(slug), dead=True)
    reading = read(write(board, slug), slug)
    assert reading.board == board
    assert reading.warnings == ()
    assert named(slug).losses(reading) == ()


@pytest.mark.parametrize("slug", MARKS)
@some
@given(data=st.data())
def test_digits_and_candidates_come_back(slug: str, data: st.DataObject) -> None:
    board = drawn(data, named(slug), dead=True)
    reading = read(write(board, slug), slug)
    assert reading.board.masks.filled == board.masks.filled == reading.board.masks.givens
    assert reading.board.masks.live == board.masks.live


@some
@given(data=st.data())
def test_what_is_possible_comes_back_from_a_sukaku(data: st.DataObject) -> None:
    board = drawn(data, named("sukaku"), dead=True)
    text = write(board, "sukaku")
    back = read(text, "sukaku").board
    assert back.masks.live | back.masks.filled == board.masks.live | board.masks.filled
    assert back.masks.barred == board.layout.tables.all_candidates & ~(
        board.masks.live | board.masks.filled
    )
    assert write(back, "sukaku") == text


@pytest.mark.parametrize("slug", MANY)
@few
@given(data=st.data())
def test_many_positions_come_back_one_by_one(slug: str, data: st.DataObject) -> None:
    known = named(slug)
    name = data.draw(st.sampled_from(layouts_for(known)))
    alive = positions((name,), barred=False).filter(lambda board: board.dead_end is None)
    boards = [data.draw(alive) for _ in range(3)]
    pieces = list(known.write(Reading(board, slug) for board in boards))
    assert len(pieces) == 3
    assert all(piece.endswith("\n") for piece in pieces)
    layout = None if slug == "jigsaw" else LAYOUTS[name]
    readings = list(read_all("".join(pieces), slug, layout))
    assert [r.board.masks.live | r.board.masks.filled for r in readings] == [
        r.board.masks.live | r.board.masks.filled
        for board in boards
        for r in read_all(write(board, slug), slug, layout)
    ]


@pytest.mark.parametrize("slug", [*DIGITS_ONLY, *EVERYTHING, *MARKS, "sukaku"])
@few
@given(data=st.data())
def test_what_is_written_is_recognised(slug: str, data: st.DataObject) -> None:
    board = drawn(data, named(slug))
    assume(board.dead_end is None)
    assume((slug, board.layout.size) != ("sukaku", 4))  # which looks like a line of 64 cells
    text = write(board, slug)
    found = detect(text)
    # what a format says with a part of its means may be another format, which says the same
    if found.slug != slug:
        layout = board.layout if slug in ("line", "grid") else None
        first = next(read_all(text, found.slug, layout))
        assert first.board.masks.values == read(text, slug, layout).board.masks.values


@pytest.mark.parametrize("slug", [*DIGITS_ONLY, *EVERYTHING, *MARKS, "sukaku"])
def test_what_would_be_another_puzzle_is_not_written(slug: str) -> None:
    known = named(slug)
    for name, layout in LAYOUTS.items():
        board = Board.from_values([None] * layout.tables.cell_count, layout)
        if name in layouts_for(known):
            assert read(write(board, slug), slug, layout).board.layout == layout
        else:
            with pytest.raises(FormatError, match=f"{slug} can't hold .*a different puzzle"):
                write(board, slug)


@pytest.mark.parametrize("slug", ["sdk", "sadman", "ss"])
def test_one_position_a_file(slug: str) -> None:
    board = Board.from_values([None] * 81)
    with pytest.raises(FormatError, match=f"{slug} holds one position; write each to its own file"):
        list(named(slug).write([Reading(board, slug)] * 2))
