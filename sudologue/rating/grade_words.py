"""A grade in words: what each model says, the facts of its record, and why it is as it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from itertools import groupby
from typing import TYPE_CHECKING

from sudologue.inference import SolveStatus
from sudologue.model import CLASSIC
from sudologue.model.symmetries import FULL
from sudologue.narration.phrasing.filling import Speaker, when
from sudologue.narration.phrasing.passage import Passage
from sudologue.narration.steps.scene import technique
from sudologue.rating.models import told_models
from sudologue.rating.path import Moment, PathRecord
from sudologue.rating.step_ratings import SINGLES
from sudologue.rules.cards import CARDS

if TYPE_CHECKING:
    from sudologue.rating.grade import Grade, GradeStatus

_grades = Speaker(__name__)

Row = tuple[str, str]
"""What is told of, and what is told."""


def no_model() -> str:
    """Why there are no numbers for a board that is none of the classic kind."""
    return _grades.say("no_model").text


def unrated(status: GradeStatus) -> str:
    """Why there is nothing to rate."""
    return _grades.say("unrated", status.name.lower()).text


def numbers(grade: Grade) -> str:
    """All that the models say in one line, or why they say nothing."""
    rated = ((model, grade.by_model.get(model.name)) for model in told_models())
    told = [model.clause(value) for model, value in rated if value is not None]
    if not told and not grade.is_rated:
        return _grades.say("status", grade.status.name.lower()).text
    cases = when(known=told, elsewhere=not told and grade.puzzle.layout != CLASSIC)
    return _grades.say("numbers", *cases, told=told).text


def in_passing(grade: Grade) -> str:
    """One sentence with the numbers that most people want, for whoever asked something else."""
    rated = [(m, grade.by_model.get(m.name)) for m in told_models() if m.is_quick]
    told = [text for model, value in rated if (text := model.in_passing(value))]
    is_all = all(model.is_final(value) for model, value in rated)
    return _grades.say("in_passing", *when(more=not is_all), told=told).text


def rows(grade: Grade) -> Iterator[Row]:
    """What each of the models says that were asked, and how far that is to be trusted."""
    for model in told_models():
        if model.name in grade.by_model:
            rated = grade.by_model[model.name]
            told = model.nothing(grade.path) if rated is None else model.row(rated)
            yield model.title, told


def facts(grade: Grade) -> Iterator[Row]:
    """The givens with their pattern, and what there was to be found."""
    record = grade.record
    needed = when(minimal=record.minimal, excess=record.minimal is False, none=not record.clues)
    its = pattern(record.symmetry)
    clues = _grades.say("clues", *needed, clues=record.clues, pattern=its)
    yield _grades.say("clues_title").text, clues.text
    if record.techniques:
        counts = record.techniques.items()
        found = [_grades.say("found", technique=technique(slug), count=n) for slug, n in counts]
        yield _grades.say("found_title").text, _grades.say("all_found", found=found).text


def pattern(symmetry: tuple[str, ...]) -> str:
    """What can be done to the pattern of givens without changing it.

    >>> pattern(("rot180", "diagonal"))
    'their pattern is the same turned by a half, or mirrored in the main diagonal'
    """
    names = [name for name in symmetry if name != "rot180" or "rot90" not in symmetry]
    moves = [_grades.say("move", name.replace("-", "_")) for name in names if name != FULL]
    cases = when(none=not symmetry, full=symmetry == (FULL,))
    return _grades.say("pattern", *cases, moves=moves).text


_KINDS_NAMED = 3
_NOT_COUNTED = "nested_forcing_chain"  # its search stops at the first few


def reasons_of(record: PathRecord) -> tuple[str, ...]:
    """What it takes, and where it is hardest; of singles alone, how rare they are.

    Of a path that did not come to its end, the last sentence says so; where there was not even a
    first step, it is the only one.
    """
    if record.crux is None:
        return (_nothing(record),)
    told = [*_what_it_takes(record, record.crux)]
    if record.status is not SolveStatus.SOLVED:
        told.append(_end(record))
    elif not record.beyond_singles:
        told.append(_lonely(record))
    return tuple(passage.text for passage in told)


def _nothing(record: PathRecord) -> str:
    return _grades.say("nothing", *_ended(record)).text


def _ended(record: PathRecord) -> Collection[str]:
    """How the path ended."""
    solved, stopped = (record.status is s for s in (SolveStatus.SOLVED, SolveStatus.STOPPED))
    return when(solved=solved, stopped=stopped, dead=not solved and not stopped and record.is_dead)


# what it takes


def _what_it_takes(record: PathRecord, crux: Moment) -> Iterator[Passage]:
    if not record.beyond_singles:
        solved = when(solved=record.status is SolveStatus.SOLVED)
        found = [_several(slug, number) for slug, number in record.techniques.items()]
        yield _grades.say("singles_alone", *solved, found=found)
        yield _crux(crux)
        return
    rows = [name for name, _ in groupby(map(_name, record.beyond_singles))]
    in_turn = record.singles_run_out == len(_often(record)) == len(rows) <= _KINDS_NAMED
    ends_with_crux = in_turn and crux.slug == record.beyond_singles[-1]
    yield _grades.say(
        "sticking",
        *when(in_turn=in_turn),
        *when(singles=record.singles_first),
        *when(mostly=4 * len(record.beyond_singles) < len(record.openings)),
        points=record.singles_run_out,
        singles=record.singles_first,
        kinds=_kinds(record, in_turn, crux if ends_with_crux else None),
    )
    if not ends_with_crux:
        yield _crux(crux)


def _several(slug: str, number: int) -> Passage:
    """So many steps of a rule."""
    several = when(several=number != 1)
    return _grades.say("steps", *several, number=number, technique=technique(slug))


def _often(record: PathRecord) -> dict[str, int]:
    """How often it takes each technique; locked candidates count as one."""
    slugs = {_name(slug): slug for slug in record.beyond_singles[::-1]}
    names = Counter(map(_name, record.beyond_singles))
    return {slugs[name]: number for name, number in names.items()}


def _name(slug: str) -> str:
    return _grades.say("name", technique=technique(slug)).text


def _kinds(record: PathRecord, in_turn: bool, crux: Moment | None) -> Passage | list[Passage]:
    """The techniques that it takes, with how often; of many kinds, how many and the hardest.

    With the last of them, if that is the crux, what there is to be said of it.
    """
    often, hardest = _often(record), record.hardest
    if len(often) > _KINDS_NAMED:
        is_told = hardest is None or record.crux is None or hardest.slug == record.crux.slug
        top = None if is_told or hardest is None else technique(hardest.slug)
        return _grades.say("kinds", *when(hardest=top), kinds=len(often), technique=top)
    told = [
        _grades.say("kind", *when(often=n > 1 and not in_turn), technique=technique(slug), often=n)
        for slug, n in often.items()
    ]
    if crux is not None:
        cases = when(crux=True, only=crux.openings == 1 and crux.slug != _NOT_COUNTED)
        left = _left(crux.open_cells)
        told[-1] = _grades.say("kind", *cases, technique=technique(crux.slug), left=left)
    return told


def _left(cells: int) -> Passage:
    return _grades.say("left", cells=cells)


def named(slug: str) -> str:
    """A technique with its article, if it takes one.

    >>> named("x_wing"), named("guardians"), named("locked_pair")
    ('an X-Wing', 'Guardians', 'a Locked Pair')
    """
    return _grades.say("named", title=CARDS[slug].title).text


# where it is hardest


def _crux(crux: Moment) -> Passage:
    uncounted = crux.slug == _NOT_COUNTED
    return _grades.say(
        "crux",
        *when(
            single=crux.slug in SINGLES,
            uncounted=uncounted,
            only=crux.openings == 1 and not uncounted,
            lines=crux.is_in_a_line,
        ),
        technique=technique(crux.slug),
        openings=crux.openings,
        left=_left(crux.open_cells),
        steps=_several(crux.slug, crux.openings),
    )


# how rare singles are


def _lonely(record: PathRecord) -> Passage:
    rounds, lonely = len(record.openings), record.bottlenecks
    cases = when(
        one=rounds == 1, none=rounds > 1 and not lonely, all=rounds > 1 and lonely == rounds
    )
    return _grades.say("lonely", *cases, rounds=rounds, lonely=lonely)


def _end(record: PathRecord) -> Passage:
    return _grades.say("end", *_ended(record), cells=record.cells_left)
