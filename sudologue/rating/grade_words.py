"""A grade in words: what each model says, the facts of its record, and why it is as it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from sudologue.inference import SolveStatus
from sudologue.model import CLASSIC
from sudologue.model.symmetries import FULL
from sudologue.narration.phrasing.english import count, number_word, with_article
from sudologue.narration.phrasing.passage import say
from sudologue.rating.models import told_models
from sudologue.rating.path import Moment, PathRecord
from sudologue.rating.step_ratings import SINGLES
from sudologue.rules.cards import CARDS
from sudologue.wording import listed

if TYPE_CHECKING:
    from sudologue.rating.grade import Grade

NO_MODEL = "The models are made for the classic board, so there are no numbers for this one."

Row = tuple[str, str]
"""What is told of, and what is told."""


def numbers(grade: Grade) -> str:
    """All that the models say in one line, or why they say nothing."""
    rated = ((model, grade.by_model.get(model.name)) for model in told_models())
    told = "; ".join(model.clause(value) for model, value in rated if value is not None)
    if told or not grade.is_rated:
        return told or grade.status.value
    if grade.puzzle.layout != CLASSIC:
        return "no numbers: the models are made for the classic board"
    return "no numbers were found within the limit"


def in_passing(grade: Grade) -> str:
    """One sentence with the numbers that most people want, for whoever asked something else."""
    rated = [(m, grade.by_model.get(m.name)) for m in told_models() if m.is_quick]
    told = "; ".join(text for model, value in rated if (text := model.in_passing(value)))
    is_all = all(model.is_final(value) for model, value in rated)
    more = "" if is_all else " 'sudologue rate' takes the time to say more."
    return f"Difficulty: {told}.{more}"


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
    needed = {True: ", each of them needed", False: ", not all of them needed", None: ""}
    clues = f"{record.clues}{needed[record.minimal] if record.clues else ''}"
    yield "Clues", f"{clues}; {pattern(record.symmetry)}" if record.clues else clues
    if record.techniques:
        found = [f"{CARDS[slug].title} {n}" for slug, n in record.techniques.items()]
        yield "Found", ", ".join(found)


_MOVES = {
    "rot90": "turned by a quarter",
    "rot180": "turned by a half",
    "mirror-h": "mirrored left to right",
    "mirror-v": "mirrored top to bottom",
    "diagonal": "mirrored in the main diagonal",
    "antidiagonal": "mirrored in the other diagonal",
}


def pattern(symmetry: tuple[str, ...]) -> str:
    """What can be done to the pattern of givens without changing it.

    >>> pattern(("rot180", "diagonal"))
    'their pattern is the same turned by a half, or mirrored in the main diagonal'
    """
    if not symmetry:
        return "their pattern has no symmetry"
    if symmetry == (FULL,):
        return "their pattern is the same however it is turned or mirrored"
    moves = [_MOVES[name] for name in symmetry]
    if "rot90" in symmetry:
        moves.remove(_MOVES["rot180"])
    return f"their pattern is the same {', or '.join(moves)}"


_KINDS_NAMED = 3
_NOT_COUNTED = "nested_forcing_chain"  # its search stops at the first few


def reasons_of(record: PathRecord) -> tuple[str, ...]:
    """What it takes, where it is hardest, and how rare the steps are.

    Of a path that did not come to its end, the last sentence says so; where there was not even a
    first step, it is the only one.
    """
    if record.crux is None:
        return (_nothing(record),)
    is_solved = record.status is SolveStatus.SOLVED
    last = f"{_bottlenecks(record)}{_longest_run(record)}." if is_solved else _end(record)
    return _what_it_takes(record), _crux(record.crux), last


def _nothing(record: PathRecord) -> str:
    if record.status is SolveStatus.SOLVED:
        return "Every cell is filled, so there is nothing left to do."
    if record.status is SolveStatus.STOPPED:
        return "The limit was reached before a first step was found."
    if record.is_dead:
        return "The puzzle contradicts itself, so there is no first step."
    return "No rule finds a first step."


# what it takes


def _what_it_takes(record: PathRecord) -> str:
    is_solved = record.status is SolveStatus.SOLVED
    if not record.beyond_singles:
        counts = record.techniques.items()
        found = listed([count(number, CARDS[slug].title) for slug, number in counts])
        return f"{'Singles are enough' if is_solved else 'Only singles are found'}: {found}."
    if len(record.beyond_singles) == 1:
        only = named(record.beyond_singles[0])
        return f"{_singles_first(record)} {only} {'opens the rest' if is_solved else 'is found'}."
    return f"{_singles_run_out(record)}, and it takes {_kinds(record)} to go on."


def _singles_first(record: PathRecord) -> str:
    if not record.singles_first:
        return "There is no single to begin with, but"
    come = "comes" if record.singles_first == 1 else "come"
    return f"{count(record.singles_first, 'single').capitalize()} {come} first; then"


def _singles_run_out(record: PathRecord) -> str:
    if record.singles_first:
        often = "" if record.singles_run_out == 1 else f" {_times(record.singles_run_out)}"
        return f"{_singles_first(record)} they run out{often}"
    later = record.singles_run_out - 1
    nor = f", nor at {count(later, 'later point')}" if later else ""
    return f"There is no single to begin with{nor}"


def _times(number: int) -> str:
    """`once`, `twice`, `three times`."""
    return {1: "once", 2: "twice"}.get(number) or f"{number_word(number)} times"


def _kinds(record: PathRecord) -> str:
    """The techniques that it takes, with how often; of many kinds, how many and the hardest."""
    often = Counter(record.beyond_singles)
    if len(often) <= _KINDS_NAMED:
        return listed(
            [named(slug) + (f" {_times(n)}" if n > 1 else "") for slug, n in often.items()]
        )
    kinds = f"{number_word(len(often))} kinds of steps"
    hardest, crux = record.hardest, record.crux
    if hardest is None or crux is None or hardest.slug == crux.slug:
        return kinds
    return f"{kinds}, up to {named(hardest.slug)},"


def named(slug: str) -> str:
    """A technique with its article, if it takes one.

    >>> named("x_wing"), named("guardians"), named("locked_pair")
    ('an X-Wing', 'Guardians', 'a Locked Pair')
    """
    return with_article(say(CARDS[slug].title)).text


# where it is hardest


def _crux(crux: Moment) -> str:
    cells = f"with {count(crux.open_cells, 'cell')} open"
    if crux.slug in SINGLES:
        return f"The hardest moment comes {cells}, when {_easiest(crux)}."
    if crux.slug == _NOT_COUNTED:
        return f"The crux is {named(crux.slug)} {cells}, where nothing easier is found."
    if crux.openings == 1:
        return f"The crux is {named(crux.slug)} {cells}: it is the only one, and nothing is easier."
    return (
        f"The crux is {named(crux.slug)} {cells}, one of {number_word(crux.openings)} such steps."
    )


def _easiest(crux: Moment) -> str:
    if crux.openings == 1:
        where = " in a line" if crux.is_in_a_line else ""
        return f"the easiest step is {named(crux.slug)}{where}, the only one"
    where = " in lines" if crux.is_in_a_line else ""
    return f"the easiest steps are {count(crux.openings, CARDS[crux.slug].title)}{where}"


# how rare the steps are


def _bottlenecks(record: PathRecord) -> str:
    rounds, lonely = len(record.openings), record.bottlenecks
    if rounds == 1:
        return "All of it can be done at once"
    if not lonely:
        return f"In each of {number_word(rounds)} rounds there are several easiest steps"
    which = "each" if lonely == rounds else number_word(lonely)
    return f"In {which} of {number_word(rounds)} rounds there is only one easiest step"


def _longest_run(record: PathRecord) -> str:
    if record.longest_run < 2:
        return ""
    return f", and up to {number_word(record.longest_run)} rounds in a row place no digit"


def _end(record: PathRecord) -> str:
    cells = count(record.cells_left, "cell")
    if record.status is SolveStatus.STOPPED:
        return f"The limit was reached with {cells} still open, so it is harder than this shows."
    if record.is_dead:
        return f"It ends in a contradiction with {cells} still open."
    return f"Nothing more is found with {cells} still open."
