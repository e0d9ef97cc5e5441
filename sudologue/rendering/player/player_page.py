"""The page: a shell that is the same for all puzzles, and the data of one."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from html import escape
from importlib.resources import files
from typing import Any

from sudologue.caches import cached
from sudologue.errors import SudologueError
from sudologue.inference import SolveResult
from sudologue.narration import Narrator, Passage, Scene
from sudologue.narration.notations import RC, Notation, notation_of
from sudologue.narration.phrasing.filling import Speaker, when
from sudologue.narration.steps.scene import scenes_of, technique, title_of
from sudologue.narration.voice_registry import VoicesLike, narrators_of
from sudologue.narration.voices.gathered_singles import is_single
from sudologue.rendering.player.replay_data import Wording, houses_of, moves_of, start_of
from sudologue.rendering.svg.document import PENCIL, geometry_of, grid, houses
from sudologue.rendering.svg.palette import Palette, Theme
from sudologue.rendering.svg.picture_geometry import PictureGeometry, number
from sudologue.rendering.svg.sketch_overlay import overlay
from sudologue.rendering.text_output import clean
from sudologue.sketching import sketches_of

Data = object
_words = Speaker(__name__)
_PALETTE = Palette(Theme.PAGE)
_PLACE = re.compile(r"\{\{(\w+)\}\}")
# a script's data end where its tag does, and old browsers took these two for ends of line
_UNSAFE = {ord("<"): "\\u003c", 0x2028: "\\u2028", 0x2029: "\\u2029"}


def page_of(
    result: SolveResult,
    voices: VoicesLike = ("conversational",),
    title: str | None = None,
    *,
    notation: str | Notation = RC,
    remarks: Sequence[Passage] = (),
) -> str:
    """A result as one HTML file, which asks nobody for anything: every step drawn and told.

    Of several voices, the reader chooses. What else there is to say, `remarks`, follows the end.
    """
    narrators = narrators_of(voices)
    if not narrators:
        raise SudologueError("nobody tells this: name a voice, such as 'conversational'")
    names = notation_of(notation)
    geometry = geometry_of(result.initial.layout)
    parts = {
        "data": script_safe(_data(result, narrators, names, remarks)),
        "title": escape(clean(title or _title(result))),
        "whole": str(geometry.whole),
        "grid": grid(geometry, _PALETTE, names),
        "houses": houses(geometry, _PALETTE),
    }
    return _PLACE.sub(lambda place: parts[place[1]], shell())


def _title(result: SolveResult) -> str:
    """What came of it, and by what."""
    hardest = result.hardest
    cases = when(hard=hardest, solved=result.solved)
    rule = technique(hardest.inference.rule) if hardest else None
    steps, status = len(result.steps), str(result.status)
    return _words.say("title", *cases, steps=steps, status=status, hardest=rule).text


def script_safe(data: Data) -> str:
    """JSON that may stand in a script's tag, whatever names are in it."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).translate(_UNSAFE)


@cached(None)
def shell() -> str:
    """The page without what depends on the puzzle, as `tools.player_shell` writes it."""
    return (files("sudologue.rendering.player") / "shell.html").read_text(encoding="utf-8")


# data


def _data(
    result: SolveResult,
    narrators: Sequence[Narrator],
    notation: Notation,
    remarks: Sequence[Passage],
) -> Mapping[str, Data]:
    layout = result.initial.layout
    geometry, wording = geometry_of(layout), Wording(layout, notation)
    rules: dict[str, tuple[int, bool]] = {}
    steps: list[Data] = []
    for scene, (placed, gone) in zip(scenes_of(result), moves_of(result), strict=True):
        rule, _ = rules.setdefault(scene.slug, (len(rules), is_single(scene)))
        steps.append([rule, placed, gone, _frames(scene, geometry, wording)])
    return {
        "size": layout.size,
        "whole": geometry.whole,
        "radius": round(geometry.radius, 1),
        "pencil": round(PENCIL * geometry.pitch, 1),
        "places": places_of(geometry),
        "names": None if notation is RC else [notation.cell(cell) for cell in layout.cells],
        "start": start_of(result.initial),
        "houses": houses_of(layout),
        "rules": [
            [clean(title_of(slug)), int(is_single)] for slug, (_, is_single) in rules.items()
        ],
        "phrases": PHRASES,
        "voices": [wording.story(result, narrator, remarks) for narrator in narrators],
        "steps": steps,
    }


def _frames(scene: Scene[Any], geometry: PictureGeometry, wording: Wording) -> list[Data]:
    """The drawings of a step, each in three layers; of several, each with its caption."""
    sketches, frames = sketches_of(scene), list[Data]()
    for sketch in sketches:
        drawn = overlay(geometry, _PALETTE, scene.before, sketch)
        frame: list[Data] = [packed(drawn.under), packed(drawn.middle), packed(drawn.over)]
        if len(sketches) > 1 and sketch.caption is not None:
            frame += wording.passages([sketch.caption])
        frames.append(frame)
    return frames


def places_of(geometry: PictureGeometry) -> list[Data]:
    """Where each candidate lies in its cell."""
    first = geometry.layout.cells[0]
    corner, tables = geometry.corner(first), geometry.layout.tables
    places = map(geometry.place, tables.candidates_in(tables.domain_masks[0]))
    return [[float(number(p.x - corner.x)), float(number(p.y - corner.y))] for p in places]


# drawings in little room: a phrase stands as one character, from U+00A1 on

PHRASES = (
    # longest first: a phrase may have another in it
    '" font-weight="700" fill="var(--',
    '" fill="none" stroke="var(--cause)" stroke-width="2"/>',
    ')" stroke-width="1.6"/>',
    ')" stroke-width=".9"/>',
    ')" stroke-width="',
    '" stroke-dasharray="',
    '" stroke-opacity="',
    'stroke-linejoin="round"/>',
    '" stroke-linecap="round" ',
    ' fill="var(--',
    '" stroke="var(--',
    '" fill="var(--',
    ')" stroke="var(--',
    '" font-size="',
    '" height="',
    '" width="',
    "g1-fill",
    "exception-fill",
    "base-fill",
    "on-placed",
    "g1",
    "given)",
    "placed",
    "paper",
    "-fill",
    ')"/>',
    "</text>",
    '<path d="',
    '<circle cx="',
    '<text x="',
    '<rect x="',
    '" cy="',
    '" rx="',
    '" r="',
    '" y="',
    '"/>',
    ')">',
)
_FIRST = 0xA1
_TAKEN = re.compile(f"[{chr(_FIRST)}-ÿ]")


def packed(drawing: str) -> str:
    """A drawing with characters for phrases, which it says again and again; the page has a table.

    >>> packed('<circle cx="12" cy="7" r="5"/>').isascii()
    False
    """
    drawing = _TAKEN.sub(lambda match: f"&#{ord(match[0])};", drawing)
    for place, phrase in enumerate(PHRASES):
        drawing = drawing.replace(phrase, chr(_FIRST + place))
    return drawing
