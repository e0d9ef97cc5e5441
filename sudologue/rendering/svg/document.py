"""Whole pictures: a board, a step, or the frames of one."""

from __future__ import annotations

import re
from base64 import b64encode
from dataclasses import dataclass
from html import escape, unescape
from pathlib import Path
from typing import Any

from sudologue.caches import LAYOUTS, cached
from sudologue.errors import SudologueError
from sudologue.grouping import grouped
from sudologue.model import Board, House, HouseKind, Layout, digit_text
from sudologue.narration.notations import RC, Notation, in_notation
from sudologue.narration.phrasing.clue_lines import clue_lines
from sudologue.narration.phrasing.filling import Speaker
from sudologue.narration.phrasing.passage import phrase
from sudologue.narration.steps.conclusions import conclusion
from sudologue.narration.steps.scene import Scene
from sudologue.narration.voices.voice import argued
from sudologue.rendering.svg.clues import clue_marks, clue_shades, have_numbers
from sudologue.rendering.svg.palette import Palette, Theme, exchange
from sudologue.rendering.svg.picture_geometry import CELL, MARGIN, PictureGeometry, at, number
from sudologue.rendering.svg.shapes import rectangle
from sudologue.rendering.svg.sketch_overlay import Overlay, overlay
from sudologue.rendering.text_output import clean
from sudologue.sketching import Sketch, sketches_of

_words = Speaker(__name__)

SHOWN_WIDTH = 426
"""How wide a picture is shown where nobody says otherwise."""

FONT = "system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif"
PENCIL = 0.66
"""How large a candidate is, in candidates' places."""
_WORDS = re.compile("<(?:title|desc)>([^<]*)<")
_DIGIT, _COORDINATE = 35, 12


@cached(LAYOUTS)
def geometry_of(layout: Layout) -> PictureGeometry:
    """Where things lie in pictures of a layout."""
    return PictureGeometry(layout, have_numbers(layout))


class Svg(str):
    """An SVG document; a notebook shows it as a picture."""

    __slots__ = ()

    @property
    def words(self) -> str:
        """Its title and its description: what it shows, for those who do not see it."""
        return "\n".join(unescape(each) for each in _WORDS.findall(self) if each)

    def save(self, path: str | Path) -> None:
        """Write the picture to a file."""
        Path(path).write_text(self, encoding="utf-8")

    def _repr_svg_(self) -> str:
        return str(self)

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        return bundle(self.words, self)

    def _repr_pretty_(self, printer: Any, _cycle: bool) -> None:
        # IPython would print a text as itself, whatever the bundle has for those who read
        printer.text(self.words)


def bundle(words: str, picture: Svg) -> dict[str, str]:
    """The same in each form that a notebook may ask for.

    The figure has the picture as an image of its own, so that nothing of it leaks into the page,
    and the words twice: for those who do not see it, and below it.
    """
    return {"text/plain": words, "image/svg+xml": picture, "text/html": figure(words, picture)}


def figure(words: str, picture: Svg) -> str:
    """A picture with a caption, as HTML."""
    data = b64encode(picture.encode()).decode("ascii")
    text = escape(words)
    return (
        f'<figure style="margin:0"><img width="{SHOWN_WIDTH}" height="{SHOWN_WIDTH}" alt="{text}" '
        f'src="data:image/svg+xml;base64,{data}">'
        f'<figcaption style="max-width:44em;white-space:pre-line">{text}</figcaption></figure>'
    )


def draw_board(
    board: Board,
    theme: Theme = Theme.AUTO,
    notation: Notation = RC,
    *,
    candidates: bool = False,
) -> Svg:
    """A board; with `candidates`, what its open cells may still take."""
    masks = board.masks
    cells = masks.tables.cell_count
    filled, empty = cells - masks.open_cells.bit_count(), masks.open_cells.bit_count()
    title = _words.say("title", filled=filled, empty=empty).text
    page = BoardPage(board, theme, notation)
    words = "\n".join([board.to_string(), *clue_lines(board.layout, notation)])
    return page.document(Overlay("", "", ""), title, words, candidates)


def draw_marks(
    board: Board,
    sketch: Sketch,
    title: str,
    words: str,
    theme: Theme = Theme.AUTO,
    notation: Notation = RC,
    candidates: bool = False,
) -> Svg:
    """A board with marks that belong to no step, under a title and words of one's own."""
    drawn = overlay(geometry_of(board.layout), Palette(theme), board, sketch)
    return BoardPage(board, theme, notation).document(drawn, title, words, candidates)


def draw_step(
    scene: Scene[Any],
    theme: Theme = Theme.AUTO,
    notation: Notation = RC,
    frame: int | None = None,
) -> Svg:
    """A step on the board that it saw; of several pictures the last, or a frame, from 1."""
    sketches = sketches_of(scene)
    frames = len(sketches)
    if frame is not None and not 1 <= frame <= frames:
        has = "is one picture" if frames == 1 else f"has {frames} frames, counted from 1"
        raise SudologueError(f"there is no frame {frame}: the step {has}")
    return _of_sketch(scene, sketches[-1 if frame is None else frame - 1], theme, notation)


def _of_sketch(scene: Scene[Any], sketch: Sketch, theme: Theme, notation: Notation) -> Svg:
    drawn = overlay(geometry_of(scene.layout), Palette(theme), scene.before, sketch)
    told = argued(scene) if sketch.caption is None else sketch.caption
    title = phrase("{}: {}", scene.technique, conclusion(scene.action))
    words = (in_notation(each, notation, scene.size).text for each in (title, told))
    return BoardPage(scene.before, theme, notation).document(drawn, *words, candidates=True)


@dataclass(frozen=True)
class BoardPage:
    """A board to be drawn, in a theme, with names in the margin."""

    board: Board
    theme: Theme
    notation: Notation

    def body(self, drawn: Overlay, candidates: bool) -> str:
        """The board with a drawing on it, to stand in a document."""
        board, palette = self.board, Palette(self.theme)
        self.notation.admit(board.layout.size)
        geometry = geometry_of(board.layout)
        pencil = pencil_marks(geometry, board) if candidates else ""
        size = number(PENCIL * geometry.pitch)
        return (
            f'<rect width="{geometry.whole}" height="{geometry.whole}" fill="{palette["paper"]}"/>'
            f"{houses(geometry, palette)}{_group(drawn.under)}"
            f"{grid(geometry, palette, self.notation)}"
            f'<g fill="{palette["pencil"]}" font-size="{size}">{pencil}</g>'
            f"{_group(drawn.middle)}{digits(geometry, palette, board)}{_group(drawn.over)}"
        )

    def document(self, drawn: Overlay, title: str, words: str, candidates: bool) -> Svg:
        """The same as a document, with a title and a description."""
        whole = geometry_of(self.board.layout).whole
        body = self.body(drawn, candidates)
        style = f"<style>{exchange(body)}</style>" if self.theme is Theme.AUTO else ""
        return Svg(
            f'<svg xmlns="http://www.w3.org/2000/svg" class="sudologue" role="img" '
            f'viewBox="0 0 {whole} {whole}" width="{SHOWN_WIDTH}" '
            f'height="{SHOWN_WIDTH}" font-family="{FONT}" text-anchor="middle" fill="none">'
            f"<title>{escaped(title)}</title><desc>{escaped(words)}</desc>{style}{body}</svg>\n"
        )


def _group(drawn: str) -> str:
    return f"<g>{drawn}</g>" if drawn else ""


def houses(geometry: PictureGeometry, palette: Palette) -> str:
    """What shows the houses that no line shows: diagonals, windows, extra regions."""
    drawn = [clue_shades(geometry, palette)]
    for house in geometry.layout.houses:
        if house.kind is HouseKind.DIAGONAL:
            (x, y), (right, down) = (geometry.centre(house.cells[n]) for n in (0, -1))
            path = f"M{at(x, y)}L{at(right, down)}"
            drawn.append(
                f'<path d="{path}" stroke="{palette["diagonal"]}" stroke-width="5" '
                'stroke-linecap="round"/>'
            )
        elif house.kind in (HouseKind.WINDOW, HouseKind.EXTRA):
            boxes = geometry.rows_of(house.cells)
            drawn += (rectangle(box, palette["window"]) for box in boxes)
    return "".join(drawn)


def grid(geometry: PictureGeometry, palette: Palette, notation: Notation = RC) -> str:
    """The clues, the lines, and the names of rows and columns."""
    half, down = CELL / 2, 0.36 * _COORDINATE
    names: list[str] = []
    for index in range(geometry.size):
        row, column = (
            escaped(notation.label(House(kind, index, ())))
            for kind in (HouseKind.ROW, HouseKind.COLUMN)
        )
        along = MARGIN + CELL * index + half
        names.append(f'<text x="{number(along)}" y="15">{column}</text>')
        names.append(f'<text x="11" y="{number(along + down)}">{row}</text>')
    return (
        f"{clue_marks(geometry, palette)}"
        f'<path d="{geometry.thin_lines}" stroke="{palette["grid"]}"/>'
        f'<path d="{geometry.walls}" stroke="{palette["wall"]}" stroke-width="2.2" '
        'stroke-linecap="square"/>'
        f'<g fill="{palette["margin"]}" font-size="{_COORDINATE}">{"".join(names)}</g>'
    )


def pencil_marks(geometry: PictureGeometry, board: Board) -> str:
    """The candidates of open cells, a line of them at a time."""
    size = PENCIL * geometry.pitch
    candidates = board.masks.tables.candidates_in(board.masks.live)
    places = ((geometry.place(each), digit_text(each.digit)) for each in candidates)
    lines = grouped((place.y, (place.x, text)) for place, text in places)
    written: list[str] = []
    for y, entries in sorted(lines.items()):
        entries.sort()
        across = " ".join([number(x) for x, _ in entries])
        text = "".join([text for _, text in entries])
        written.append(f'<text x="{across}" y="{number(y + 0.36 * size)}">{text}</text>')
    return "".join(written)


def digits(geometry: PictureGeometry, palette: Palette, board: Board) -> str:
    """The digits placed, those given in bold."""
    given, filled = list[str](), list[str]()
    for cell, value in zip(board.layout.cells, board.masks.values, strict=True):
        if value is not None:
            x, y = geometry.centre(cell)
            place = f'x="{number(x)}" y="{number(y + 0.36 * _DIGIT)}"'
            text = f"<text {place}>{digit_text(value)}</text>"
            (given if board.is_given(cell) else filled).append(text)
    bold, plain = palette["given"], palette["filled"]
    return (
        f'<g font-size="{_DIGIT}"><g fill="{bold}" font-weight="600">{"".join(given)}</g>'
        f'<g fill="{plain}">{"".join(filled)}</g></g>'
    )


def escaped(text: str) -> str:
    """Text as XML has it, between tags: no control characters."""
    return "\n".join(escape(clean(line), quote=False) for line in text.split("\n"))
