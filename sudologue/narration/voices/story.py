"""A solve as a story: what it takes, and then its chapters, each with a grid to follow it on."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from sudologue.inference import Evidence, SolveResult
from sudologue.model import Board, Layout
from sudologue.narration.phrasing.clue_lines import clue_list
from sudologue.narration.phrasing.filling import Speaker, when
from sudologue.narration.phrasing.grids import candidate_grid, digit_grid
from sudologue.narration.phrasing.passage import NEW_LINE, Form, Passage, Role, at_step, step_number
from sudologue.narration.steps.scene import Scene, scenes_of
from sudologue.narration.voices.chapters import Chapter, Plot, needed_steps
from sudologue.narration.voices.endings import ending
from sudologue.narration.voices.front_matter import what_it_takes
from sudologue.narration.voices.gathered import gathered_siblings
from sudologue.narration.voices.gathered_singles import SinglesTeller, is_single, singles_from
from sudologue.narration.voices.openings import givens, how_to_name, how_to_read, is_plain
from sudologue.narration.voices.sentences_of_singles import Singles
from sudologue.narration.voices.voice import ParagraphVoice, named_and_argued

_story = Speaker(__name__)

_FAR = 12
_NEW_DIGITS, _FEW_CELLS = 8, 10

_MANY_GONE = 12
"""So many candidates have gone since marks were shown: what takes several lines needs them anew."""

_LIST = re.compile(r"#(?:(?:, | and | or )#)+")

Kind = tuple[str, type[object]]


@dataclass
class Memory:
    """What has been told: which kinds of steps and which ideas, what came last, and the board
    that was shown last.
    """

    shown: Board
    singles: SinglesTeller
    first: dict[Kind, int | None] = field(default_factory=dict[Kind, "int | None"])
    last: dict[Kind, int] = field(default_factory=dict[Kind, int])
    ideas: dict[str, int | None] = field(default_factory=dict[str, "int | None"])
    whole: dict[object, Scene[Any]] = field(default_factory=dict[object, "Scene[Any]"])
    told: int = 0
    last_slug: str | None = None
    times: int = 0
    passage: Passage | None = None
    marks: Board | None = None

    def has_met(self, scene: Scene[Any]) -> bool:
        """Whether a step of this rule, with evidence of this shape, has been told."""
        return _kind(scene) in self.first

    def recalling(self, scene: Scene[Any]) -> Scene[Any]:
        """A step as it is told where its pattern has been told before."""
        lasting = getattr(scene.evidence, "lasting", None)
        if lasting is None or scene.full:
            return scene
        earlier = self.whole.setdefault(lasting, scene)
        return scene if earlier is scene else scene.recalling(earlier)

    def tell(self, scene: Scene[Any], passage: Passage) -> Passage:
        """A step is told by itself, in this passage."""
        kind = _kind(scene)
        self.first.setdefault(kind, scene.number)
        self.told += 1
        self.last[kind] = self.told
        self.times = self.times + 1 if scene.slug == self.last_slug else 1
        self.last_slug = scene.slug
        self.passage = passage
        return passage

    def wants_marks(self, scene: Scene[Any], told: Passage) -> bool:
        """Whether a step is told in several lines, on marks that were not shown for long."""
        before, shown = scene.before.masks.live, self.marks
        gone = shown.masks.live.bit_count() - before.bit_count() if shown else _MANY_GONE
        return NEW_LINE in told.spans and gone >= _MANY_GONE

    def tell_together(self, passage: Passage, number: int) -> Passage:
        """Several steps are told in one passage."""
        self.told += number
        self.last_slug = None
        self.passage = passage
        return passage

    def board_after(self, scene: Scene[Any]) -> Passage | None:
        """The board after a step, if many digits are new on it, and more are to come."""
        board = scene.step.board
        new = board.masks.filled.bit_count() - self.shown.masks.filled.bit_count()
        is_due = new >= max(_NEW_DIGITS, scene.size - 1)
        if not is_due or board.masks.open_cells.bit_count() < _FEW_CELLS:
            return None
        return self.show(board)

    def show(self, board: Board) -> Passage:
        """The digits of a board, those set off that are new on it."""
        new = board.masks.tables.cells_in(board.masks.open_cells ^ self.shown.masks.open_cells)
        self.shown = board
        return digit_grid(board, new)

    def named(self, scene: Scene[Any]) -> Passage:
        """What the technique is called; where it is told for the second time in a row, `again`."""
        again = scene.slug == self.last_slug and self.times == 1
        return _story.say("named", *when(again=again), technique=scene.technique)

    def where(self, scene: Scene[Any]) -> Passage | None:
        """The same with the step where the kind came first, if it has not come up for long."""
        kind = _kind(scene)
        first = self.first.get(kind)
        if first is None or is_single(scene) or self.told - self.last[kind] < _FAR:
            return None
        number = step_number(first)
        return _story.say("named", "met_before", technique=scene.technique, first=number)

    def is_new(self, idea: Passage, scene: Scene[Any]) -> bool:
        """Whether an idea has not been told before, of whatever cells, by whatever name."""
        outline = _outline(idea)
        if outline in self.ideas:
            return False
        self.ideas[outline] = scene.number
        return True


def _kind(scene: Scene[Any]) -> Kind:
    evidence: Evidence = scene.evidence
    return scene.slug, type(evidence)


def _outline(idea: Passage) -> str:
    """The words of an idea, whatever cells, digits and names they are about."""
    words = "".join(span.text if span.role is Role.PLAIN else "#" for span in idea.spans)
    return _LIST.sub("#", words).replace(" an #", " a #")


class StoryVoice(ParagraphVoice):
    """A voice that leaves out what nothing needs, and tells together what belongs together."""

    teaches = False

    def narrate(self, result: SolveResult) -> Sequence[Passage]:
        if not result.steps:
            return (*self.opening(result), *self.ending(result))
        plot = Plot(result, _needed_scenes(result, self.full, self.all_steps))
        passages = [*self._front_matter(plot)]
        memory = Memory(result.initial, SinglesTeller(self.teaches))
        for chapter in plot.chapters:
            before = chapter.scenes[0].before
            if chapter.heading:
                passages.append(chapter.heading)
                if chapter.needs_marks and not (plot.has_marks and before == memory.shown):
                    told = plot.scenes[: plot.scenes.index(chapter.scenes[0])]
                    after = when(after=told, singles=any(map(is_single, told)))
                    cases = (*when(needed=not plot.has_marks), *after)
                    passages += _marks(before, *cases)
                    memory.shown = memory.marks = before
                elif before.masks.filled != memory.shown.masks.filled:
                    passages.append(memory.show(before))
            passages += self._chapter(chapter, memory)
        return (*_one_board_at_a_time(passages), *ending(result, plot.hardest))

    def steps(self, scenes: Iterable[Scene[Any]]) -> Iterable[Passage]:
        told = [*scenes]
        memory = Memory(told[0].before, SinglesTeller()) if told else None
        return (self._alone(scene, memory, scene.technique) for scene in told if memory)

    def told(self, scene: Scene[Any], memory: Memory, name: Passage) -> Passage:
        """The passage of a step, given what has been told, and what its technique is called."""
        return named_and_argued(scene, name)

    def _front_matter(self, plot: Plot) -> Iterator[Passage]:
        board = plot.result.initial
        yield at_step(_story.say("start", givens=givens(board), takes=what_it_takes(plot)), 1)
        yield from _marks(board, "given") if plot.has_marks else (digit_grid(board),)
        yield from clue_list(board.layout)
        yield self._how_to_read(plot, board.layout)
        yield from self.preliminaries(board.layout)

    def _how_to_read(self, plot: Plot, layout: Layout) -> Passage:
        """How to read what follows; singles told together do not say that cells see each other."""
        all_together = not plot.hard and len(plot.scenes) > 1
        if all_together and is_plain(layout):
            return _story.say("reading", "digits", names=how_to_name(layout))
        return _story.say("reading", names=how_to_read(layout))

    def _chapter(self, chapter: Chapter, memory: Memory) -> Iterator[Passage]:
        scenes, at = chapter.scenes, 0
        while at < len(scenes):
            scene, singles = scenes[at], singles_from(scenes, at)
            if singles:
                yield from self._singles(singles, scenes[at - 1] if at else None, memory)
                at += len(singles)
                continue
            together = gathered_siblings(scenes[at:])
            if together is None:
                told = self._alone(scene, memory, memory.named(scene))
                if memory.wants_marks(scene, told):
                    memory.shown = memory.marks = scene.before
                    yield candidate_grid(scene.before)
                yield told
                at += 1
            else:
                yield memory.tell_together(*together)
                at += together[1]

    def _singles(
        self, singles: Singles, after: Scene[Any] | None, memory: Memory
    ) -> Iterator[Passage]:
        """Singles in a row, with a board wherever there is much that is new on it."""
        told = 0
        for passage, number in memory.singles.paragraphs(singles, after):
            yield memory.tell_together(passage, number)
            told += number
            if number and (board := memory.board_after(singles[told - 1])):
                yield board

    def _alone(self, scene: Scene[Any], memory: Memory, name: Passage) -> Passage:
        scene = memory.recalling(scene)
        passage = at_step(self.told(scene, memory, name), scene.number)
        return memory.tell(scene, passage)


def _one_board_at_a_time(passages: Sequence[Passage]) -> Iterator[Passage]:
    """The passages, but for boards of digits right above one with candidates."""
    for passage, following in zip(passages, (*passages[1:], None), strict=True):
        is_shown_again = following is not None and following.shows_candidates
        if passage.form is not Form.GRID or passage.shows_candidates or not is_shown_again:
            yield passage


def _marks(board: Board, *cases: str) -> Sequence[Passage]:
    """The board with its candidates, where there is something to be seen."""
    tables = board.masks.tables
    if board.masks.live.bit_count() == tables.size * tables.cell_count:
        return (_story.say("marks", "all", *cases),)
    return (_story.say("marks", *cases), candidate_grid(board))


def _needed_scenes(result: SolveResult, full: bool, all_steps: bool) -> Sequence[Scene[Any]]:
    """The steps to be told."""
    needed = needed_steps(result, all_steps)
    scenes = enumerate(scenes_of(result, full), 1)
    return [scene for number, scene in scenes if number in needed]
