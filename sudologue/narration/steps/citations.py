"""How receipts are read out: what a truth has left, what a link takes only once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from sudologue.grouping import grouped
from sudologue.inference import (
    CellConstraint,
    Constraint,
    DistinctConstraint,
    Evidence,
    HouseConstraint,
    SightConstraint,
)
from sudologue.model import Board, Candidate, Cell, House, Layout
from sudologue.narration.claims.board_claims import Assertion, SeeEachOther
from sudologue.narration.claims.receipt_claims import has_left
from sudologue.narration.phrasing.english import clue_name, listing, number_word, several, within
from sudologue.narration.phrasing.passage import Passage, Span, join, phrase, say, states
from sudologue.narration.steps.conclusions import cells_by_digits
from sudologue.rules.uniqueness.evidence import DeadlyPatternEvidence


@dataclass(frozen=True)
class Extras:
    """One of these is true, or else the puzzle would have a second solution."""

    candidates: tuple[Candidate, ...]

    def mask(self, layout: Layout) -> int:
        """A bit for each of the candidates."""
        return layout.tables.candidate_mask(self.candidates)


CitedTruth: TypeAlias = Constraint | Extras


def truths_of(evidence: Evidence) -> tuple[CitedTruth, ...]:
    """The truths of a receipt; a deadly pattern's extras are one more."""
    if isinstance(evidence, DeadlyPatternEvidence) and evidence.extras:
        return (*evidence.truths, Extras(evidence.extras))
    return evidence.truths


def left_of(board: Board, truth: CitedTruth) -> tuple[Candidate, ...]:
    """The candidates that a truth still has."""
    masks = board.masks
    return masks.tables.candidates_in(truth.mask(board.layout) & (masks.live | masks.filled))


def can_only(truth: CitedTruth, left: Sequence[Candidate]) -> Passage:
    """What is seen: `r1c1 can only be 3 or 6`, `in row 5, the 4 can only go in r5c6 or r5c9`."""
    claim = has_left(truth, tuple(left))
    match truth:
        case CellConstraint(cell):
            can, digits = states(" can only be", claim), listing((c.digit for c in left), "or")
            return phrase("{}{} {}", cell, can, digits)
        case HouseConstraint(house, digit):
            goes, cells = states(" can only go", claim), [candidate.cell for candidate in left]
            places = listing(cells, "or")
            return phrase("{}, the {}{} in {}", within(house), digit, goes, places)
        case SightConstraint(one, other, digit):
            return phrase("only {} or {}{} {}", one, other, states(" can be", claim), digit)
        case DistinctConstraint(clue, digit):
            goes, cells = states(" can only go", claim), [candidate.cell for candidate in left]
            text = "in {}, the {}{} in {}"
            return phrase(text, clue_name(clue), digit, goes, listing(cells, "or"))
        case Extras():
            return choices(left, states("must be", claim))


def must(
    truth: CitedTruth,
    left: Sequence[Candidate],
    verb: str = "must",
    claim: Assertion | None = None,
) -> Passage:
    """What is required: `r1c1 must be 3 or 6`, `row 5 must take its 4 in r5c6 or r5c9`.

    It is what the truth has left on the board, unless another claim says otherwise, as it must for
    what would be so under a supposition.
    """
    requires = states(verb, has_left(truth, tuple(left)) if claim is None else claim)
    match truth:
        case CellConstraint(cell):
            return phrase("{} {} be {}", cell, requires, listing((c.digit for c in left), "or"))
        case HouseConstraint(house, digit):
            cells = listing([c.cell for c in left], "or")
            return phrase("{} {} take its {} in {}", house, requires, digit, cells)
        case SightConstraint(one, other, digit):
            return phrase("{} or {} {} be {}", one, other, requires, digit)
        case DistinctConstraint(clue, digit):
            cells = listing([c.cell for c in left], "or")
            return phrase("{} {} take its {} in {}", clue_name(clue), requires, digit, cells)
        case Extras():
            return choices(left, say(requires, " be"))


def only_once(links: Iterable[Constraint]) -> list[Passage]:
    """What cannot be true twice, house by house, then the cells, then the pairs in sight."""
    houses: dict[House, list[int]] = {}
    cells: list[Cell] = []
    pairs: list[Passage] = []
    for link in links:
        match link:
            case HouseConstraint(house, digit):
                houses.setdefault(house, []).append(digit)
            case CellConstraint(cell):
                cells.append(cell)
            case DistinctConstraint(clue, digit):
                pairs.append(phrase("{} takes {} only once", clue_name(clue), digit))
            case SightConstraint(one, other, digit):
                text = "{} and {} {} and cannot both be {}"
                see_each_other = states("see each other", SeeEachOther((one, other)))
                pairs.append(phrase(text, one, other, see_each_other, digit))
    said: list[Passage] = []
    by_digits = grouped((tuple(sorted(digits)), house) for house, digits in houses.items())
    for digits, alike in by_digits.items():
        take = "takes" if len(alike) == 1 else "each take"
        once = "only once" if len(digits) == 1 else "only once each"
        said.append(phrase("{} {} {} {}", listing(alike), take, listing(digits), once))
    if cells:
        take = "takes only one digit" if len(cells) == 1 else "take only one digit each"
        said.append(phrase("{} {}", listing(cells), take))
    return said + pairs


def choices(
    candidates: Sequence[Candidate], verb: str | Span | Passage, last: str = "or"
) -> Passage:
    """Candidates as choices, gathered by cell: `r1c8 or r1c9 were 6`."""
    each = (
        phrase("{} {} {}", listing(cells, last), verb, listing(digits, "or"))
        for digits, cells in cells_by_digits(candidates).items()
    )
    return join(each, f", {last} ")


def nothing_left(truth: CitedTruth, would: bool = True, claim: Assertion | None = None) -> Passage:
    """`r5c6 has nothing left`, `row 1 has no place for 5`; or that they would."""
    claims = () if claim is None else (claim,)
    has = states("would have" if would else "has", *claims)
    match truth:
        case CellConstraint(cell):
            return phrase("{} {} nothing left", cell, has)
        case HouseConstraint(house, digit):
            return phrase("{} {} no place for {}", house, has, digit)
        case SightConstraint(one, other, digit):
            could = states("could" if would else "can", *claims)
            return phrase("neither {} nor {} {} be {}", one, other, could, digit)
        case DistinctConstraint(clue, digit):
            return phrase("{} {} no place for {}", clue_name(clue), has, digit)
        case Extras(candidates):
            verb = states("could not be" if would else "cannot be", *claims)
            return choices(candidates, verb, "and")


def too_few(
    truths: Sequence[CitedTruth], links: Sequence[Constraint], claim: Assertion | None = None
) -> Passage:
    """More truths than links: `r1c1 and r1c5 would have only the 6 of row 1 left: one for two`."""
    have = states(" would have only ", *(() if claim is None else (claim,)))
    count = f"{number_word(len(links))} for {number_word(len(truths))}"
    of_houses = [c for c in (*truths, *links) if isinstance(c, HouseConstraint)]
    if len(of_houses) == len(truths) + len(links) and len({c.digit for c in of_houses}) == 1:
        houses, digits = [c.house for c in of_houses], several(of_houses[0].digit, 2)
        lacking, room = listing(houses[: len(truths)]), listing(houses[len(truths) :])
        return phrase("{}{}{} left for their {}: {}", lacking, have, room, digits, count)
    lacking, room = listing(_names(truths)), listing(_names(links))
    return phrase("{}{}{} left: {}", lacking, have, room, count)


def _names(constraints: Iterable[CitedTruth]) -> list[Passage]:
    """`r1c1`, `the 6 and 9 of row 1`."""
    houses: dict[House, list[int]] = {}
    names: list[Passage] = []
    for constraint in constraints:
        match constraint:
            case CellConstraint(cell):
                names.append(say(cell))
            case HouseConstraint(house, digit):
                houses.setdefault(house, []).append(digit)
            case SightConstraint(one, other, digit):
                names.append(phrase("one {} in {} or {}", digit, one, other))
            case DistinctConstraint(clue, digit):
                names.append(phrase("the {} of {}", digit, clue_name(clue)))
            case Extras(candidates):
                names.append(listing(candidates, "or"))
    in_houses = (phrase("the {} of {}", listing(digits), house) for house, digits in houses.items())
    return [*names, *in_houses]
