"""Which formats there are, and which of them a text is in."""

from __future__ import annotations

from copy import copy

from sudologue.errors import BoardTextError, FormatError, NameNotFoundError
from sudologue.formats.csv_corpus import CsvCorpus
from sudologue.formats.decorated_grid import DecoratedGrid
from sudologue.formats.drawing import Drawing
from sudologue.formats.f_puzzles import FPuzzles, FPuzzlesJson
from sudologue.formats.hodoku_library import HodokuLibrary, Susser
from sudologue.formats.json_lines import JsonLines
from sudologue.formats.json_text import opens
from sudologue.formats.ksudoku import KSudoku
from sudologue.formats.nine_rows import SadMan, SimpleSudoku, SudoCue
from sudologue.formats.opensudoku import OpenSudoku
from sudologue.formats.pencil_marks import ExplainerPencilMarks, PencilMarks, SimplePencilMarks
from sudologue.formats.plain_line import JigsawLine, LineLink, PlainLine, Sdm
from sudologue.formats.reading import Format
from sudologue.formats.sudokupad import SudokuPad
from sudologue.formats.sudokuwiki import OlderSudokuWiki, SudokuWiki, SudokuWikiLink
from sudologue.formats.sukaku import Sukaku
from sudologue.messages import Messages
from sudologue.model import Layout
from sudologue.model.board_text import cell_symbols, read_cells
from sudologue.wording import no_such

_say = Messages(__name__)

# In the order in which they are listed. A text is looked at by all of them, or if it begins as JSON
# by those that read that: what two formats claim is refused.
FORMATS: tuple[Format, ...] = (
    PlainLine(),
    DecoratedGrid(),
    PencilMarks(),
    SimplePencilMarks(),
    ExplainerPencilMarks(),
    HodokuLibrary(),
    Susser(),
    Sukaku(),
    JigsawLine(),
    Sdm(),
    SudoCue(),
    SadMan(),
    SimpleSudoku(),
    SudokuWiki(),
    OlderSudokuWiki(),
    SudokuWikiLink(),
    OpenSudoku(),
    FPuzzles(),
    FPuzzlesJson(),
    SudokuPad(),
    KSudoku(),
    CsvCorpus(),
    JsonLines(),
    Drawing(),
    LineLink(),
)

_HEAD = 10_000
_LINE = 100
_CELLS = frozenset(".0123456789|+-")


_by_slug = {known.slug: known for known in FORMATS}
_OF_JSON = tuple(known for known in FORMATS if known.reads_json)


def named(slug: str, ignore_drawings: bool = False) -> Format:
    """The format of a slug; it refuses drawings that it cannot interpret, or ignores them.

    >>> named("line").title
    'Plain line'
    """
    _say.expect(slug, str, "a_name")
    found = _by_slug.get(slug.lower())
    if found is None:
        raise NameNotFoundError(no_such("format", slug, _by_slug))
    if ignore_drawings:
        found = copy(found)
        found.ignores_drawings = True
    return found


def by_extension(path: str) -> Format | None:
    """The first format whose files are called so, packed with gzip or not.

    >>> found = by_extension("puzzles/easy.SDM")
    >>> found.slug if found else None
    'sdm'
    """
    name = path.lower().removesuffix(".gz")
    return next((known for known in FORMATS if name.endswith(known.extensions)), None)


def claimants(text: str) -> tuple[Format, ...]:
    """All formats that recognise a text."""
    able = _OF_JSON if opens(text) else FORMATS  # the others would look at all of it in vain
    found = tuple(known for known in able if known.recognises(text))
    slugs = [known.slug for known in found]
    if "drawing" in slugs:  # whose rows alone may be a grid, or pencil marks
        return (named("drawing"),)
    if len(found) > 1 and "jsonl" in slugs:  # of some program that has its own reader
        return tuple(known for known in found if known.slug != "jsonl")
    if {*slugs} == {"line", "sukaku"}:
        # sixteen cells that all have candidates, each at its place, or a board of eight rows: that
        # would have sixteen digits in eight columns with one digit each
        return found[1:]
    return found


def detect(text: str, layout: Layout | None = None) -> Format:
    """The one format that a text is in; a layout of an unusual size helps with lines and grids."""
    _say.expect(text, str, "a_text")
    found = claimants(text)
    if not found and layout is not None and len(text) < _HEAD:
        cells = cell_symbols(text)
        if len(cells) == layout.tables.cell_count:
            return named("grid" if "\n" in text.strip() else "line")
    if not found:
        raise strange(text)
    first, *others = found
    if others:
        names = " and ".join(f"{known.title} ({known.slug})" for known in found)
        raise FormatError(_say("several", names=names)).located(1)
    return first


def strange(text: str) -> BoardTextError:
    """Why a text is in no format: what is wrong with it as a grid, if that is what it may be."""
    head = text[:_HEAD].strip()
    if head.startswith(("http:", "https:")):
        return BoardTextError(_say("unknown_link")).located(1)
    is_short = len(head) < _LINE and len(head.splitlines()) < 2
    fitting = sum(symbol in _CELLS or symbol.isspace() for symbol in head)
    if is_short or (len(text) < _HEAD and fitting * 10 >= len(head) * 8):
        try:
            read_cells(text, None)
        except BoardTextError as error:
            return error.located(1)
    return BoardTextError(_say("unknown")).located(1)
