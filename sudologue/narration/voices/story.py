"""A solve as a story: what it takes, and then its chapters, each with a grid to follow it on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from sudologue.inference import Evidence, SolveResult, SolveStatus
from sudologue.languages import current
from sudologue.model import Board, Layout, union_of
from sudologue.narration.phrasing.clue_lines import clue_list
from sudologue.narration.phrasing.filling import Speaker, when
from sudologue.narration.phrasing.grids import candidate_grid, digit_grid
from sudologue.narration.phrasing.passage import Form, Passage, Role, at_step, step_number
from sudologue.narration.steps.scene import Scene, scenes_of
from sudologue.narration.voices.chapters import Chapter, Plot, needed_steps, rests_on_marks
from sudologue.narration.voices.endings import ending
from sudologue.narration.voices.front_matter import what_it_takes
from sudologue.narration.voices.gathered import gathered_siblings
from sudologue.narration.voices.gathered_singles import SinglesTeller, is_single, singles_from
from sudologue.narration.voices.openings import givens, how_to_name, how_to_read, is_plain
from sudologue.narration.voices.sentences_of_singles import Singles
from sudologue.narration.voices.voice import ParagraphVoice, named_and_argued

_story = Speaker(__name__)

_FAR = 12
_NEW_DIGITS, _FEW_DIGITS, _FEW_CELLS = 8, 3, 10

_MANY_GONE, _STEPS_APART, _STEPS_WITH_MARKS = 12, 4, 12
"""So many candidates have gone since marks were shown: steps need them anew, every so many steps,
or where all boards show marks, every so many.
"""

Kind = tuple[str, type[object]]


@dataclass
class Memory:
    """What has been told: which kinds of steps and which ideas, what came last, and the boards
    that were shown last.
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
    shown_before: Board | None = None
    marks: Board | None = None
    marks_told: int = -_STEPS_APART
    always_marks: bool = False

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

    def wants_marks(self, scene: Scene[Any]) -> bool:
        """Whether a step is told on marks that changed since they were shown, some steps ago: in
        its own cells, or a good many elsewhere.
        """
        apart = _STEPS_WITH_MARKS if self.always_marks else _STEPS_APART
        is_soon = self.told - self.marks_told < apart
        if is_soon or not rests_on_marks(scene) or not _says_much(scene.before):
            return False
        if self.marks is None:
            return True
        gone, tables = self.marks.masks.live & ~scene.before.masks.live, scene.layout.tables
        cells = {*scene.evidence.focus_cells, *scene.target_cells}
        its = union_of([tables.domain_masks[tables.cell_number(cell)] for cell in cells])
        return bool(gone & its) or gone.bit_count() >= _MANY_GONE

    def tell_together(self, passage: Passage, number: int) -> Passage:
        """Several steps are told in one passage."""
        self.told += number
        self.last_slug = None
        self.passage = passage
        return passage

    def board_after(self, scene: Scene[Any]) -> Passage | None:
        """The board after a step, if many digits are new on it, and more are to come."""
        board = scene.step.board
        is_due = self.new_on(board) >= max(_NEW_DIGITS, scene.size - 1)
        if not is_due or board.masks.open_cells.bit_count() < _FEW_CELLS:
            return None
        return self.show(board, self.always_marks and _says_much(board))

    def new_on(self, board: Board) -> int:
        """How many digits are new since a board was shown."""
        return board.masks.filled.bit_count() - self.shown.masks.filled.bit_count()

    def show(self, board: Board, with_marks: bool = False) -> Passage:
        """A board, the digits set off that are new on it, with or without its candidates."""
        new = board.masks.tables.cells_in(board.masks.open_cells ^ self.shown.masks.open_cells)
        self.shown_before, self.shown = self.shown, board
        if not with_marks:
            return digit_grid(board, new)
        self.marks, self.marks_told = board, self.told
        return candidate_grid(board, new)

    def take_back(self, passages: list[Passage]) -> None:
        """A board of digits that would stand right above one with candidates is not shown."""
        last = passages[-1] if passages else None
        if last and last.form is Form.GRID and not last.shows_candidates and self.shown_before:
            passages.pop()
            self.shown = self.shown_before

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
    return current().forms.outline(words)


class StoryVoice(ParagraphVoice):
    """A voice that leaves out what nothing needs, and tells together what belongs together."""

    teaches = False

    def narrate(self, result: SolveResult) -> Sequence[Passage]:
        if not result.steps:
            is_open = result.status in (SolveStatus.STUCK, SolveStatus.STOPPED)
            marks = _marks(result.initial) if is_open else ()
            return (*self.opening(result), *marks, *self.ending(result))
        plot = Plot(result, _needed_scenes(result, self.full, self.all_steps))
        passages = [*self._front_matter(plot)]
        memory = Memory(result.initial, SinglesTeller(self.teaches))
        memory.always_marks = plot.marked_from == 0
        if plot.has_marks:
            memory.marks, memory.marks_told = result.initial, 0
        for chapter in plot.chapters:
            before, begins_hard = chapter.scenes[0].before, not is_single(chapter.scenes[0])
            if chapter.heading:
                if chapter.needs_marks or (memory.marks and begins_hard):
                    memory.take_back(passages)
                passages.append(chapter.heading)
                if chapter.needs_marks and not (plot.has_marks and before == memory.shown):
                    told = plot.scenes[: plot.scenes.index(chapter.scenes[0])]
                    after = when(after=told, singles=any(map(is_single, told)))
                    cases = (*when(needed=not plot.has_marks), *after)
                    passages += _marks(before, *cases, memory=memory)
                elif memory.marks and begins_hard:
                    if before != memory.marks:
                        passages.append(memory.show(before, with_marks=True))
                elif memory.new_on(before) >= _FEW_DIGITS:
                    passages.append(memory.show(before))
            self._chapter(chapter, memory, passages)
        _explain_parentheses(passages)
        return (*passages, *ending(result, plot.hardest))

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

    def _chapter(self, chapter: Chapter, memory: Memory, passages: list[Passage]) -> None:
        """The passages of a chapter, at the end of those before it."""
        scenes, at = chapter.scenes, 0
        while at < len(scenes):
            scene, singles = scenes[at], singles_from(scenes, at)
            if singles:
                passages += self._singles(singles, scenes[at - 1] if at else None, memory)
                at += len(singles)
                continue
            if memory.wants_marks(scene):
                memory.take_back(passages)
                passages.append(memory.show(scene.before, with_marks=True))
            is_taught = self.teaches and not memory.has_met(scene)
            together = None if is_taught else gathered_siblings(scenes[at:])
            if together is None:
                passages.append(self._alone(scene, memory, memory.named(scene)))
                at += 1
            else:
                passages.append(memory.tell_together(*together))
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


def _says_much(board: Board) -> bool:
    """Whether a third of what open cells could be is gone, so that marks are worth their room."""
    masks = board.masks
    return 3 * masks.live.bit_count() <= 2 * masks.tables.size * masks.open_cells.bit_count()


def _explain_parentheses(passages: list[Passage]) -> None:
    """Say what they are below the first board that has some."""
    for number, passage in enumerate(passages, 1):
        if passage.shows_candidates and "(" in passage.text:
            passages.insert(number, _story.say("alone"))
            return


def _marks(board: Board, *cases: str, memory: Memory | None = None) -> Sequence[Passage]:
    """The board with its candidates, where there is something to be seen."""
    tables = board.masks.tables
    if board.masks.live.bit_count() == tables.size * tables.cell_count:
        if memory:
            memory.marks = board
        return (_story.say("marks", "all", *cases),)
    grid = memory.show(board, with_marks=True) if memory else candidate_grid(board)
    return (_story.say("marks", *cases), grid)


def _needed_scenes(result: SolveResult, full: bool, all_steps: bool) -> Sequence[Scene[Any]]:
    """The steps to be told."""
    needed = needed_steps(result, all_steps)
    scenes = enumerate(scenes_of(result, full), 1)
    return [scene for number, scene in scenes if number in needed]
