"""Aligned exclusion: pairs and triples tried one by one."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.inference import CellConstraint
from sudologue.model import Board, Candidate, Cell
from sudologue.narration.claims.board_claims import Numbers, SeeEachOther, emptied
from sudologue.narration.phrasing.clauses import in_sentences, side_by_side
from sudologue.narration.phrasing.english import (
    a_digit,
    clauses,
    count,
    listing,
    number_word,
    with_article,
)
from sudologue.narration.phrasing.facts import domain_of, number_of
from sudologue.narration.phrasing.passage import Passage, phrase, say, states
from sudologue.narration.phrasing.short_forms import compact_cells
from sudologue.narration.steps.conclusions import conclusion
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.als.evidence import AlignedExclusionEvidence, Exclusion

MOST_CASES = 6
"""How many choices are told one by one, where there are more."""

_WORDS_AROUND = 14


@dataclass(frozen=True)
class LeftBetween:
    """While some candidates are true, the cells have just these digits left between them."""

    cells: tuple[Cell, ...]
    digits: tuple[int, ...]
    true: tuple[Candidate, ...]

    def holds(self, board: Board) -> bool:
        return _left(board, self.cells, self.true) == set(self.digits)


def _left(board: Board, cells: tuple[Cell, ...], true: tuple[Candidate, ...]) -> set[int]:
    """What the cells have left between them while some candidates are true."""
    peers = board.layout.peers
    return {
        digit
        for cell in cells
        for digit in board.domain(cell)
        if not any(cell in peers(each.cell) and digit == each.digit for each in true)
    }


@tells(AlignedExclusionEvidence)
class AlignedExclusionTelling(Telling[AlignedExclusionEvidence]):
    """Which choices do not go together, and why."""

    def pattern(self, scene: Scene[AlignedExclusionEvidence]) -> Passage:
        evidence = scene.evidence
        excluders = dict.fromkeys(cell for each in evidence.exclusions for cell in each.excluder)
        bases = compact_cells(evidence.bases, scene.size)
        return (
            phrase("{} by {}", bases, compact_cells(excluders, scene.size)) if excluders else bases
        )

    def observation(self, scene: Scene[AlignedExclusionEvidence]) -> Passage:
        return clauses([domain_of(scene.before, cell) for cell in scene.evidence.bases])

    def argument(self, scene: Scene[AlignedExclusionEvidence]) -> Passage:
        return in_sentences([_tried(scene, candidate) for candidate in scene.action.candidates])

    def consequence(self, scene: Scene[AlignedExclusionEvidence]) -> Passage:
        others = [cell for cell in scene.evidence.bases if cell not in scene.target_cells]
        concluded = conclusion(scene.action)
        match others:
            case [cell]:
                digits = listing(sorted(scene.before.domain(cell)))
                return phrase("whichever of {} {} takes, {}", digits, cell, concluded)
            case [_, _]:
                return phrase("whatever {} take, {}", listing(others), concluded)
            case _:
                return phrase("whatever the other cells take, {}", concluded)

    def reason(self, scene: Scene[AlignedExclusionEvidence]) -> Passage:
        first, *_ = scene.action.candidates
        others = listing(cell for cell in scene.evidence.bases if cell != first.cell)
        text = "that is {}: {} in {} would go together with nothing that {} can take"
        named = with_article(scene.technique)
        return phrase(text, named, a_digit(first.digit), first.cell, others)

    def family(self, scene: Scene[AlignedExclusionEvidence]) -> Passage:
        number = number_word(len(scene.evidence.bases))
        return phrase("{} cells whose candidates do not all go together", number)

    def digits(self, scene: Scene[AlignedExclusionEvidence]) -> tuple[int, ...]:
        held = (scene.before.domain(cell) for cell in scene.evidence.bases)
        return tuple(sorted(frozenset[int]().union(*held)))

    def question(self, scene: Scene[AlignedExclusionEvidence]) -> Passage:
        text = "which candidates of {} cells leave others short of a digit when they are together"
        return phrase(text, number_word(len(scene.evidence.bases)))


def _tried(scene: Scene[AlignedExclusionEvidence], candidate: Candidate) -> Passage:
    """The candidate together with each choice of the other cells: `if r1c3 were 1: with 2 in …`."""
    cases = [_excluded(scene, candidate, each) for each in needed(scene.evidence, candidate)]
    told = len(cases) if scene.full else max(2, MOST_CASES // len(scene.action.candidates))
    if len(cases) > told + 1:
        claims = [claim for case in cases[told:] for claim in case.claims]
        rest = len(cases) - told
        cases[told:] = [
            say(states(f"{number_word(rest)} more choices", *claims), " fail in the same way")
        ]
    start = phrase("if {} were {}: ", candidate.cell, candidate.digit)
    return say(start, side_by_side(cases, _WORDS_AROUND))


def needed(evidence: AlignedExclusionEvidence, candidate: Candidate) -> list[Exclusion]:
    """The exclusions that leave a candidate nothing: those of one other choice, then the rest."""
    pairs = [
        each for each in evidence.exclusions if candidate in each.choices and len(each.choices) == 2
    ]
    settled = {choice for pair in pairs for choice in pair.choices if choice != candidate}
    others = [
        each
        for each in evidence.exclusions
        if each not in pairs
        and not settled.intersection(each.choices)
        and all(choice.cell != candidate.cell or choice == candidate for choice in each.choices)
    ]
    return [*pairs, *others]


def _excluded(
    scene: Scene[AlignedExclusionEvidence], candidate: Candidate, exclusion: Exclusion
) -> Passage:
    """`with 2 in r1c5, r1c1 and r2c3 would have only 3 left between them`."""
    choices, cells = exclusion.choices, exclusion.excluder
    others = [choice for choice in choices if choice != candidate]
    given = listing(phrase("{} in {}", each.digit, each.cell) for each in others)
    if not cells:
        one, other = (choice.cell for choice in choices)
        see = states(", which see each other,", SeeEachOther((one, other)))
        return phrase("with {}, the two cells{} would both be {}", given, see, choices[0].digit)
    if len(cells) == 1:
        nothing = states(" would have nothing left", emptied(CellConstraint(cells[0]), choices))
        return phrase("with {}, {}{}", given, cells[0], nothing)
    return phrase("with {}, {}", given, _too_few(scene, exclusion))


def _too_few(scene: Scene[AlignedExclusionEvidence], exclusion: Exclusion) -> Passage:
    """`r1c1 and r2c3 would have only 3 left`; and, the first time, `one digit for two cells`."""
    cells = exclusion.excluder
    left = tuple(sorted(_left(scene.before, cells, exclusion.choices)))
    only = states(" would have only", LeftBetween(cells, left, exclusion.choices))
    held = phrase("{}{} {} left", listing(cells), only, listing(left))
    first = next(each for each in scene.evidence.exclusions if len(each.excluder) > 1)
    if exclusion is not first:
        return held
    return phrase(
        "{}, {} for {} cells",
        held,
        states(count(len(left), "digit"), Numbers(len(left), left)),
        number_of(cells),
    )
