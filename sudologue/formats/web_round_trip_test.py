"""Whatever position is written, reading gives it back: formats of the web, of XML and of JSON."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from puzzles.layouts import LAYOUTS
from puzzles.shared import FULL, needs_shared, records, sample
from sudologue.errors import FormatError
from sudologue.formats import Format, Reading, detect, named
from sudologue.formats.strategies_test import layouts_for, positions, solution
from sudologue.model import Board

SLUGS = (
    "sudokuwiki-2",
    "sudokuwiki-link",
    "opensudoku",
    "f-puzzles",
    "f-puzzles-json",
    "sudokupad",
)
LOSSLESS = ("f-puzzles", "f-puzzles-json", "sudokupad", "jsonl")
some = settings(max_examples=300 if FULL else settings().max_examples // 5)
NOTES = st.lists(
    st.tuples(st.sampled_from(["title", "author", "rating", "the, name"]), st.text(max_size=20)),
    unique_by=lambda note: note[0],
    max_size=3,
)


def written(known: Format, *readings: Reading) -> str:
    return "".join(known.write(readings))


@pytest.mark.parametrize("slug", SLUGS)
@some
@given(data=st.data())
def test_a_position_comes_back(slug: str, data: st.DataObject):
    known = named(slug)
    names = tuple(layouts_for(known))
    board = data.draw(positions(names, barred=known.carries.barred))
    try:
        text = written(known, Reading(board, slug))
    except FormatError:
        # one feature at a time, where a format has several
        assert slug.startswith("sudokuwiki")
        return
    assert detect(text).slug == slug
    assert next(known.read(text)).board == board


@some
@given(board=positions(dead=True), notes=NOTES)
def test_json_lines_hold_everything(board: Board, notes: list[tuple[str, str]]):
    known = named("jsonl")
    reading = Reading(board, "jsonl", notes=tuple(notes))
    text = written(known, reading, reading)
    assert detect(text).slug == "jsonl"
    assert list(known.read(text)) == [reading, reading]
    assert known.losses(reading) == ()


@some
@given(
    board=positions(("classic", "4x4", "6x6", "16x16"), placed=False, removed=False, barred=False),
    notes=NOTES,
)
def test_a_csv_holds_givens_and_notes(board: Board, notes: list[tuple[str, str]]):
    known = named("csv")
    notes = [(name, text.replace("\r", " ").strip()) for name, text in notes]
    notes = [
        (name, "".join(t for t in text if t == "\n" or t.isprintable())) for name, text in notes
    ]
    reading = Reading(board, "csv", notes=tuple(notes))
    text = written(known, reading, reading)
    assert list(known.read(text)) == [reading, reading]
    assert known.losses(reading) == ()


@some
@given(board=positions(("classic",), barred=False))
def test_an_older_sudokuwiki_string_comes_back_but_for_what_it_confuses(board: Board):
    masks = board.masks
    known = named("sudokuwiki-1")
    text = written(known, Reading(board, "sudokuwiki-1"))
    found = next(known.read(text)).board
    assert found.masks.givens == masks.givens
    assert found.masks.filled | found.masks.live == masks.filled | masks.live
    confused = masks.lone_cells or masks.filled != masks.givens
    if found != board:
        assert confused
    assert bool(known.losses(Reading(board, "sudokuwiki-1"))) == bool(confused)


@pytest.mark.parametrize("slug", LOSSLESS)
def test_every_layout_has_a_format_that_keeps_it(slug: str):
    for name in LAYOUTS:
        check_layout(slug, name)


def check_layout(slug: str, name: str):
    """A format brings a layout back, or refuses it for its size."""
    layout = LAYOUTS[name]
    known = named(slug)
    if layout.size not in known.carries.sizes:
        with pytest.raises(FormatError, match=rf"a board of {layout.size} rows"):
            written(
                known, Reading(Board.from_values([None] * layout.tables.cell_count, layout), slug)
            )
        return
    values = [v if at % 3 == 0 else None for at, v in enumerate(solution(name))]
    board = Board.from_values(values, layout)
    assert next(known.read(written(known, Reading(board, slug)))).board == board


VARIANTS = (
    "anti_king anti_knight classic_12x12 diagonal_x disjoint_groups even_odd extra_regions jigsaw_9x9 "
    "jigsaw_other_sizes mixed sukaku windoku"
)


@needs_shared
@pytest.mark.parametrize("kind", VARIANTS.split())
@pytest.mark.parametrize("slug", LOSSLESS)
def test_real_puzzles_of_every_variant_come_back(slug: str, kind: str):
    known = named(slug)
    found = [record for record in records(kind) if record.layout.size in known.carries.sizes]
    assert found
    for number in sample(len(found), 5):
        board = found[number].board
        back = next(known.read(written(known, Reading(board, slug)))).board
        # extra regions that are windows are called so
        assert Board(replace(back.masks, layout=board.layout)) == board
        assert {h.cells for h in back.layout.houses} == {h.cells for h in board.layout.houses}
        assert back.layout.sights == board.layout.sights


@pytest.mark.parametrize("slug", ["sudokuwiki-2", "opensudoku", "f-puzzles"])
def test_a_cell_with_nothing_left_is_refused_where_it_cannot_be_said(slug: str):
    board = Board.from_values([None] * 81)
    dead = board.eliminate(board.layout.tables.candidates_in(board.layout.tables.domain_masks[10]))
    with pytest.raises(FormatError, match="r2c2 has no candidate left"):
        written(named(slug), Reading(dead, slug))
