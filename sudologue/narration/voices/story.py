"""A solve as a story: what it takes, and then its chapters, each with a grid to follow it on."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from sudologue.inference import Evidence, SolveResult
from sudologue.model import Board, Layout
from sudologue.narration.phrasing.clue_lines import clue_list
from sudologue.narration.phrasing.filling import Speaker, when
from sudologue.narration.phrasing.grids import candidate_grid, digit_grid
from sudologue.narration.phrasing.passage import Passage, Role, at_step, step_number
from sudologue.narration.steps.scene import Scene, scenes_of
from sudologue.narration.voices.chapters import Chapter, Plot, Purposes
from sudologue.narration.voices.front_matter import what_it_takes
from sudologue.narration.voices.gathered import gathered
from sudologue.narration.voices.gathered_singles import is_single
from sudologue.narration.voices.openings import givens, how_to_name, how_to_read, is_plain
from sudologue.narration.voices.voice import ParagraphVoice, named_and_argued

_story = Speaker(__name__)

_FAR = 12
_LIST = re.compile(r"#(?:(?:, | and | or )#)+")

Kind = tuple[str, type[object]]


@dataclass
class Memory:
    """What has been told: which kinds of steps and which ideas, and what came last."""

    first: dict[Kind, int | None] = field(default_factory=dict[Kind, "int | None"])
    last: dict[Kind, int] = field(default_factory=dict[Kind, int])
    ideas: dict[str, int | None] = field(default_factory=dict[str, "int | None"])
    told: int = 0
    last_slug: str | None = None
    times: int = 0
    passage: Passage | None = None

    def has_met(self, scene: Scene[Any]) -> bool:
        """Whether a step of this rule, with evidence of this shape, has been told."""
        return _kind(scene) in self.first

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

    def tell_together(self, passage: Passage, number: int) -> Passage:
        """Several steps are told in one passage."""
        self.told += number
        self.last_slug = None
        self.passage = passage
        return passage

    def named(self, scene: Scene[Any]) -> Passage:
        """What the technique is called: for how many-th time in a row, if it is not the first."""
        times = self.times + 1 if scene.slug == self.last_slug else 1
        cases = when(again=times == 2, in_a_row=times > 2)
        return _story.say("named", *cases, technique=scene.technique, times=times)

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

    def narrate(self, result: SolveResult) -> Sequence[Passage]:
        if not result.steps:
            return (*self.opening(result), *self.ending(result))
        plot = Plot(result, _needed_scenes(result, self.full, self.all_steps))
        passages = [*self._front_matter(plot)]
        memory, shown = Memory(), result.initial
        for chapter in plot.chapters:
            before = chapter.scenes[0].before
            if chapter.heading:
                passages.append(chapter.heading)
                if chapter.needs_marks and not (plot.has_marks and before == shown):
                    passages += _marks(before, *when(needed=not plot.has_marks))
                elif before.masks.filled != shown.masks.filled:
                    passages.append(digit_grid(before))
                shown = before
            passages += self._chapter(chapter, memory)
        return (*passages, *self.ending(result))

    def steps(self, scenes: Iterable[Scene[Any]]) -> Iterable[Passage]:
        memory = Memory()
        return (self._alone(scene, memory, scene.technique) for scene in scenes)

    def told(self, scene: Scene[Any], memory: Memory, name: Passage) -> Passage:
        """The passage of a step, given what has been told, and what its technique is called."""
        return named_and_argued(scene, name)

    def stands_alone(self, scene: Scene[Any], memory: Memory) -> bool:
        """Whether a step is to be told by itself, though it could be told with others."""
        return False

    def _front_matter(self, plot: Plot) -> Iterator[Passage]:
        board = plot.result.initial
        yield at_step(_story.say("start", givens=givens(board), takes=what_it_takes(plot)), 1)
        yield from _marks(board, "given") if plot.has_marks else (digit_grid(board),)
        yield from clue_list(board.layout)
        yield _story.say("reading", names=self._how_to_read(plot, board.layout))
        yield from self.preliminaries(board.layout)

    def _how_to_read(self, plot: Plot, layout: Layout) -> Passage:
        """How to read what follows; singles told together do not say that cells see each other."""
        all_together = not plot.hard and len(plot.scenes) > 1
        if all_together and is_plain(layout) and not self.stands_alone(plot.scenes[0], Memory()):
            return how_to_name(layout)
        return how_to_read(layout)

    def _chapter(self, chapter: Chapter, memory: Memory) -> Iterator[Passage]:
        scenes, at, alone = chapter.scenes, 0, 0
        while at < len(scenes):
            scene = scenes[at]
            together = None
            if at >= alone:
                alone = self._next_alone(scenes, at, memory)
            if at < alone:
                together = gathered(scenes[at:alone], memory.passage)
            if together is None:
                yield self._alone(scene, memory, memory.named(scene))
                at += 1
            else:
                yield memory.tell_together(*together)
                at += together[1]

    def _next_alone(self, scenes: Sequence[Scene[Any]], at: int, memory: Memory) -> int:
        """The next step, from one on, that is to be told by itself."""
        while at < len(scenes) and not self.stands_alone(scenes[at], memory):
            at += 1
        return at

    def _alone(self, scene: Scene[Any], memory: Memory, name: Passage) -> Passage:
        passage = at_step(self.told(scene, memory, name), scene.number)
        return memory.tell(scene, passage)


def _marks(board: Board, *cases: str) -> Sequence[Passage]:
    """The board with its candidates, where there is something to be seen."""
    tables = board.masks.tables
    if board.masks.live.bit_count() == tables.size * tables.cell_count:
        return (_story.say("marks", "all", *cases),)
    return (_story.say("marks", *cases), candidate_grid(board))


def _needed_scenes(result: SolveResult, full: bool, all_steps: bool) -> Sequence[Scene[Any]]:
    """The steps to be told, each with the later ones that use it, but for the very next."""
    purposes = Purposes.of(result, all_steps)
    scenes = [
        scene
        for number, scene in enumerate(scenes_of(result, full), 1)
        if number in purposes.needed
    ]
    told: list[Scene[Any]] = []
    for index, scene in enumerate(scenes):
        uses = purposes.users.get(scene.number or 0, ())
        if uses and [other.number for other in scenes[index + 1 : index + 2]] != [*uses]:
            scene = replace(scene, uses=uses)
        told.append(scene)
    return told
