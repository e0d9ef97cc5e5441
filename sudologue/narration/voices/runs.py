"""Full houses in a row: one by one they would all say the same, so they are told together.

Not so where each step says what it stands on: then they differ.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from sudologue.narration.english import listing, number_word, within
from sudologue.narration.passage import Part, Passage, phrase, step_number
from sudologue.narration.scene import Scene
from sudologue.rules.singles.evidence import FullHouseEvidence

SHORTEST = 3


def runs(scenes: Iterable[Scene[Any]]) -> Iterator[Sequence[Scene[Any]]]:
    """The steps, each by itself but for runs of full houses worth telling together."""
    for are_full, group in groupby(scenes, key=_is_full_house):
        run = tuple(group)
        if are_full and len(run) >= SHORTEST:
            yield run
        else:
            yield from ((scene,) for scene in run)


def _is_full_house(scene: Scene[Any]) -> bool:
    return type(scene.evidence) is FullHouseEvidence and scene.premises is None


def last_cells(run: Sequence[Scene[FullHouseEvidence]], aside: Part = None) -> Passage:
    """A run of full houses in one paragraph, every step with its number."""
    numbers = [scene.number for scene in run if scene.number is not None]
    turns = [
        phrase("{} is {} {} ({})", full.cell, full.digit, within(full.house), step_number(number))
        for number, full in zip(numbers, (scene.evidence for scene in run), strict=True)
    ]
    first, last, times = step_number(numbers[0]), step_number(numbers[-1]), number_word(len(run))
    text = (
        "{} to {}. {}{}, {} times running. Each cell is the last open one of its house and takes "
        "the digit that is missing there: {}."
    )
    return phrase(text, first, last, run[0].technique, aside, times, listing(turns))
