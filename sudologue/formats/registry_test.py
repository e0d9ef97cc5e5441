from __future__ import annotations

import pytest

from sudologue.errors import (
    BoardTextError,
    FormatError,
    NameNotFoundError,
)
from sudologue.formats import FORMATS, Format, claimants, detect, named, read, read_all
from sudologue.formats.variants import Feature, features
from sudologue.model import CLASSIC, Board, Layout, Sight
from sudologue.model.layout import usual_layout


@pytest.mark.parametrize("known", FORMATS, ids=lambda known: known.slug)
def test_every_format_says_what_it_is(known: Format) -> None:
    assert named(known.slug) is known
    assert named(known.slug.upper()) is known
    assert known.slug == known.slug.lower()
    assert known.title
    assert known.summary.endswith(".")
    assert all(extension.startswith(".") for extension in known.extensions)
    assert known.carries.sizes


def test_no_two_formats_share_a_name() -> None:
    assert len({known.slug for known in FORMATS}) == len(FORMATS)
    assert len({known.title for known in FORMATS}) == len(FORMATS)


def test_a_name_nearly_right() -> None:
    with pytest.raises(NameNotFoundError) as caught:
        named("hodoko")
    assert str(caught.value) == "there is no format 'hodoko'; did you mean 'hodoku'?"
    with pytest.raises(NameNotFoundError, match="choose line, grid, pencilmarks"):
        named("xyzzy")


@pytest.mark.parametrize(
    "text", ["", "\n", "# nothing but a comment", "hello\nworld\n" * 10, "\0" * 1000, "\ufffd" * 81]
)
def test_what_no_format_claims(text: str) -> None:
    assert claimants(text) == ()
    with pytest.raises(BoardTextError) as caught:
        detect(text)
    assert (caught.value.line, caught.value.column) == (1, 1)


def test_what_two_formats_claim_is_refused_with_both_names() -> None:
    text = "\n".join(["." * 16] * 16)
    with pytest.raises(FormatError) as caught:
        detect(text)
    assert str(caught.value) == (
        "this can be read as Plain line (line) and Decorated grid (grid); say which"
    )
    assert caught.value.line == 1


def test_one_position_is_one() -> None:
    line = "1.....3..4.....2"
    with pytest.raises(BoardTextError, match="more than one position: expected one") as caught:
        read(f"{line}\n\n{line}")
    assert caught.value.line == 3
    assert len(list(read_all(f"{line}\n\n{line}"))) == 2


@pytest.mark.parametrize(
    ("layout", "expected"),
    [
        (CLASSIC, set[Feature]()),
        (usual_layout(6), set[Feature]()),
        (Layout.boxes(3, 2), {Feature.BOXES}),
        (Layout.boxes(1, 5), {Feature.BOXES}),
        (Layout.jigsaw("1122314233142331425544555"), {Feature.JIGSAW}),
        (CLASSIC.with_diagonals(), {Feature.MAIN_DIAGONAL, Feature.ANTI_DIAGONAL}),
        (CLASSIC.with_diagonals(main=False), {Feature.ANTI_DIAGONAL}),
        (CLASSIC.with_windows().with_anti_king(), {Feature.WINDOWS, Feature.KING}),
        (CLASSIC.with_disjoint_groups().with_anti_knight(), {Feature.GROUPS, Feature.KNIGHT}),
        (CLASSIC.with_houses([CLASSIC.cells[:9]]), {Feature.EXTRA}),
        (Layout(9, CLASSIC.houses, (Sight("a leap apart", ((3, 0),)),)), {Feature.OTHER}),
        (Layout(9, CLASSIC.houses[9:]), {Feature.OTHER}),
        (Layout(9, CLASSIC.houses[:18]), {Feature.OTHER}),
    ],
)
def test_in_what_a_layout_is_particular(layout: Layout, expected: set[Feature]) -> None:
    assert features(layout) == expected


def test_a_sukaku_of_four_rows_is_no_board_of_eight() -> None:
    text = "12342341" * 8
    sukaku = "1.34" + "1234" * 15
    assert [known.slug for known in claimants("." * 64)] == ["line"]
    assert [known.slug for known in claimants(sukaku)] == ["sukaku"]
    assert Board.from_string(sukaku) == read(sukaku).board
    assert Board.from_string(text).masks.clash is not None


BEGINNING_AS_JSON = [
    '{"puzzle": "1.....3..4.....2"}',
    '\ufeff  {\n  "size": 4,\n  "givens": "1.....3..4.....2",\n  "cages": []\n}',
    '[["1", ".", ".", "."], [".", ".", "3", "."], [".", "4", ".", "."], [".", ".", ".", "2"]]',
    "[[1 0 0 0]\n [0 0 3 0]\n [0 4 0 0]\n [0 0 0 2]]",
    '{"size": 4, "grid": [[{"value": 1, "given": true}, {}, {}, {}], [], [], []]}',
    '{"cells": [[{"value": 1}, {}, {}, {}], [{}, {}, {}, {}]], "regions": []}',
    "{1.....3..4.....2}",
    "[1.....3..4.....2]",
]


@pytest.mark.parametrize("text", BEGINNING_AS_JSON)
def test_what_begins_as_json_is_claimed_by_readers_of_json_alone(text: str) -> None:
    others = [known for known in FORMATS if known.recognises(text) and not known.reads_json]
    assert not others
