"""Pages for a printer: puzzles on sheets with their answers at the end, and solves as handouts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from importlib.resources import files
from itertools import groupby
from typing import Any

from sudologue.clues.clue_kinds import module_of
from sudologue.errors import NameNotFoundError, SudologueError
from sudologue.inference import Placement, SolveResult
from sudologue.messages import Messages
from sudologue.model import Board
from sudologue.narration import Narrator, Passage, Role, Span, voice_named
from sudologue.narration.claims.board_claims import AtStep
from sudologue.narration.notations import Notation, in_notation, notation_named
from sudologue.narration.phrasing.clue_lines import clue_list
from sudologue.narration.phrasing.filling import Speaker
from sudologue.narration.phrasing.passage import Form, step_number
from sudologue.narration.steps.scene import Scene, scenes_of
from sudologue.narration.voices.gathered_singles import is_single
from sudologue.rendering.svg import Svg, Theme, draw_board, draw_marks, draw_step
from sudologue.rendering.text_output import clean
from sudologue.sketching import Mark, MarkKind, Sketch
from sudologue.wording import shown

_paper = Speaker(__name__)
_say = Messages(__name__)

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Sizes of paper in millimetres."""

GRIDS = {1: (1, 1), 2: (1, 2), 4: (2, 2), 6: (2, 3)}
"""Of so many puzzles a page, how many stand side by side, and how many rows there are."""

_ANSWERS, _LARGE_ANSWERS = (4, 5), (2, 3)
_MARGIN, _HEADING, _CAPTION, _GAP = 14.0, 11.0, 8.0, 6.0

Figure = tuple[int, Board, str]
"""A board with its number and its caption."""


def sheets(
    puzzles: Iterable[Board | SolveResult],
    captions: Sequence[str] = (),
    *,
    title: str | None = None,
    per_page: int = 2,
    paper: str = "a4",
    large: bool = False,
    answers: bool = True,
) -> str:
    """Puzzles for a printer, as one HTML page that loads nothing.

    There are 1, 2, 4 or 6 `per_page`, on `a4` or `letter`, each with its caption below it; `large`
    print has bolder digits and lines. The `answers` of puzzles that are given as solved results
    stand at the end.

    >>> text = sheets([Board("1.....3..4.....2")], ["easy"], title="For Ann")
    >>> "For Ann" in text, text.count("<svg ")
    (True, 1)
    """
    if per_page not in GRIDS:
        raise SudologueError(f"per_page is {shown(per_page)}: write 1, 2, 4 or 6")
    title = _paper.say("title").text if title is None else title
    asked: list[Figure] = []
    known: list[Figure] = []
    for number, puzzle in enumerate(puzzles, 1):
        _say.expect(puzzle, Board | SolveResult, "a_puzzle")
        caption = captions[number - 1] if number <= len(captions) else ""
        is_result = isinstance(puzzle, SolveResult)
        asked.append((number, puzzle.initial if is_result else puzzle, caption))
        if answers and is_result and puzzle.solved:
            known.append((number, puzzle.final_board, ""))
    is_large = any(board.layout.size > 9 for _, board, _ in known)
    body = [*_pages(title, asked, GRIDS[per_page], paper)]
    body += _pages(
        _paper.say("answers").text,
        known,
        _LARGE_ANSWERS if is_large else _ANSWERS,
        paper,
        " answers",
    )
    return _page(title, body, paper, "large" * large)


def _pages(
    title: str, figures: Sequence[Figure], grid: tuple[int, int], paper: str, kind: str = ""
) -> Iterator[str]:
    """Boards with their numbers and captions, so many a page, each as large as there is room."""
    (across, down), (width, height) = grid, _printable(paper)
    row = (height - _HEADING - 1) / down
    side = min(width / across - _GAP * (across > 1), row - _CAPTION)
    cells = f"grid-template:repeat({down},{row:.1f}mm)/repeat({across},1fr)"
    for start in range(0, len(figures), across * down):
        drawn = [
            f'<figure style="width:{side:.1f}mm">{draw_board(board, Theme.LIGHT)}<figcaption>'
            f"<b>{number}</b><span>{escape(clean(caption))}</span></figcaption></figure>"
            for number, board, caption in figures[start : start + across * down]
        ]
        yield (
            f'<section class="page{kind}"><h1>{escape(clean(title))}</h1>'
            f'<main style="{cells}">\n{"".join(drawn)}</main></section>\n'
        )


def _printable(paper: str) -> tuple[float, float]:
    """The width and the height that is printed on."""
    if paper not in PAPERS:
        raise NameNotFoundError(f"no paper is called {shown(paper)}: there are {', '.join(PAPERS)}")
    width, height = PAPERS[paper]
    return width - 2 * _MARGIN, height - 2 * _MARGIN


def _page(title: str, body: Iterable[str], paper: str, kind: str = "") -> str:
    """A whole HTML page for a printer, with its style in it."""
    style = (files("sudologue.rendering") / "paper.css").read_text(encoding="utf-8")
    width, _ = _printable(paper)
    return (
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">'
        f"<title>{escape(clean(title))}</title>\n<style>@page{{size:{paper};margin:{_MARGIN}mm}}"
        f"body{{width:{width:.1f}mm}}\n{style}</style></head>\n"
        f'<body class="{kind}">\n{"".join(body)}</body></html>\n'
    )


# handouts


def handout(
    result: SolveResult,
    voice: str | Narrator = "conversational",
    notation: str | Notation = "rc",
    *,
    title: str | None = None,
    paper: str = "a4",
    large: bool = False,
) -> str:
    """A solve for a printer, as one HTML page that loads nothing; no step is split between pages.

    >>> import sudologue
    >>> text = handout(sudologue.solve("1.....3..4.....2"), title="Four by four")
    >>> "Four by four" in text, text.count("<svg ")
    (True, 2)
    """
    _say.expect(result, SolveResult, "a_result")
    title = _paper.say("title").text if title is None else title
    narrator = voice_named(voice) if isinstance(voice, str) else voice
    names = notation_named(notation) if isinstance(notation, str) else notation
    blocks = _blocks(result, narrator.narrate(result), names)
    kinds = "large " * large + "wide" * (result.initial.layout.size > 9)
    return _page(title, [f"<h1>{escape(clean(title))}</h1>\n", *blocks], paper, kinds)


def _blocks(result: SolveResult, passages: Sequence[Passage], notation: Notation) -> Iterator[str]:
    """What stays together on a page, block by block; what a picture shows anyway is left out."""
    layout, scenes = result.initial.layout, [*scenes_of(result)]
    is_drawn = all(module_of(clue, "drawing") for clue in layout.clues)
    left_out = [line for line in clue_list(layout) if line.is_line] if is_drawn else []
    kept = [each for each in passages if each not in left_out and not _is_drawn(each, result)]
    told = [
        (passage, [scenes[number - 1] for number in numbers])
        for passage, numbers in _with_steps(kept)
    ]
    for _, group in groupby(enumerate(told, 1), _run_or_index):
        together = [each for _, each in group]
        words = "".join(_words(passage, notation, layout.size) for passage, _ in together)
        steps = [scene for _, its in together for scene in its]
        drawn = _picture(steps, notation) if steps else ""
        yield f'<div class="step">{drawn}{words}</div>\n' if steps else words


def _is_drawn(passage: Passage, result: SolveResult) -> bool:
    """Whether a passage is a board that the pictures of the steps show: digits, later on."""
    board = passage.board
    return board is not None and not passage.shows_candidates and board != result.initial


def _with_steps(passages: Sequence[Passage]) -> Iterator[tuple[Passage, list[int]]]:
    """Passages with the steps that they tell, by number: the last about a step tells it."""
    teller: dict[int, int] = {}
    for index, passage in enumerate(passages):
        named = bool(passage.spans) and passage.spans[0].role is Role.RULE
        first = passage.spans[: 3 if named else 1]
        numbers = [int(str(span.value)) for span in first if span.role is Role.STEP]
        numbers += [claim.step for claim in passage.claims if isinstance(claim, AtStep)]
        teller.update(dict.fromkeys(numbers, index))
    for index, passage in enumerate(passages):
        yield passage, sorted(number for number in teller if teller[number] == index)


def _run_or_index(numbered: tuple[int, tuple[Passage, Sequence[Scene[Any]]]]) -> int:
    """Alike for passages of singles in a row; for any other, its own index."""
    index, (_, scenes) = numbered
    return 0 if scenes and all(map(is_single, scenes)) else index


def _words(passage: Passage, notation: Notation, size: int) -> str:
    """A passage; a grid is drawn."""
    if passage.board is not None:
        marks = passage.shows_candidates
        drawn = draw_board(passage.board, Theme.LIGHT, notation, candidates=marks)
        return f"<figure>{drawn}</figure>\n"
    tag = "h2" if passage.form is Form.HEADING else "p"
    return f"<{tag}>{''.join(map(_html, in_notation(passage, notation, size).spans))}</{tag}>\n"


def _html(span: Span) -> str:
    if span.role is Role.BREAK:
        return "<br>"
    text = escape(clean(span.text))
    return f"<b>{text}</b>" if span.role in (Role.RULE, Role.EMPHASIS) else text


def _picture(scenes: Sequence[Scene[Any]], notation: Notation) -> Svg:
    """One step, or what several conclude: digits with their steps' numbers, or candidates gone."""
    if len(scenes) == 1:
        return draw_step(scenes[0], Theme.LIGHT, notation)
    marks: list[Mark] = []
    for scene in scenes:
        action = scene.action
        if isinstance(action, Placement):
            marks.append(Mark(action.cell, MarkKind.CELL, label=str(scene.number)))
        else:
            marks += [Mark((candidate,), MarkKind.GONE) for candidate in action.candidates]
    is_run = all(map(is_single, scenes))
    board = scenes[-1].step.board if is_run else scenes[0].before
    first, last = (step_number(scene.number or 0) for scene in (scenes[0], scenes[-1]))
    title = _paper.say("steps", first=first, last=last).text
    style = Theme.LIGHT, notation, not is_run
    return draw_marks(board, Sketch(tuple(marks)), title, board.to_string(), *style)
