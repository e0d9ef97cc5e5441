"""The cases of a kraken fish in words: what follows from each of its open places.

A case is told line by line, each with its reason. Lines that an earlier case has told already are
not told again, and where all of them would fill more than half a page, the longest cases are
folded, unless everything is wanted. Now and then the lines of a case run into a contradiction
before they meet the target: then that is said, for it is what one sees.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace

from sudologue.inference import (
    CellConstraint,
    Constraint,
    DistinctConstraint,
    HouseConstraint,
    SightConstraint,
)
from sudologue.model import Board, Candidate, Cell
from sudologue.narration.claims.board_claims import Assertion
from sudologue.narration.phrasing.english import (
    a_digit,
    all_of,
    clue_name,
    listing,
    number_word,
    within,
)
from sudologue.narration.phrasing.facts import see
from sudologue.narration.phrasing.passage import Passage, join, phrase, say, states
from sudologue.rules.kraken.evidence import KrakenBranch, KrakenLine
from sudologue.wording import noun_for

_MOST_LINES = 10
_LINES_A_SENTENCE = 3
_SHORTEST_TO_FOLD = 3

Group = tuple[Candidate, ...]


@dataclass(frozen=True)
class LeftByOneOfEach:
    """With one of each group of candidates true, whichever it is, the truth has just these left."""

    truth: Constraint
    left: Group
    groups: tuple[Group, ...]

    def holds(self, board: Board) -> bool:
        return left_by_one_of_each(board, self.truth, self.groups) == set(self.left)


def left_by_one_of_each(board: Board, truth: Constraint, groups: Sequence[Group]) -> set[Candidate]:
    """What a truth has left if one of each group of candidates is true, whichever it is."""
    layout = board.layout
    left = truth.mask(layout) & (board.live | board.filled)
    for group in groups:
        seen = -1
        for candidate in group:
            number = layout.candidate_number(candidate.cell, candidate.digit)
            seen &= layout.seen_masks[number]
        left &= ~seen
    return set(layout.candidates_in(left))


@dataclass(frozen=True)
class _Case:
    """Some starts, the lines that follow from each of them, and how these end."""

    starts: tuple[Candidate, ...]
    lines: tuple[Passage, ...]
    end: Passage
    is_dead: bool = False
    claims: tuple[Assertion, ...] = ()

    @property
    def turn(self) -> str:
        """What leads from the lines to their end."""
        return "but then " if self.is_dead else "and "

    @property
    def texts(self) -> tuple[str, ...]:
        """All that follows, as it reads."""
        return (*[line.text for line in self.lines], self.end.text)


def told_cases(
    board: Board, branches: Sequence[KrakenBranch], target: Candidate, full: bool
) -> Iterator[Passage]:
    """`If r8c8 is 8, r8c4 is 9 (the only place left in row 8), and r9c4 sees it`, case by case."""
    told, folded = set[tuple[str, ...]](), list[_Case]()
    room = _MOST_LINES
    for case in _alike([_case(board, branch, target) for branch in branches]):
        lines = _new_lines(case, told)
        if lines > room and lines >= _SHORTEST_TO_FOLD and not full:
            folded.append(case)
            continue
        room -= lines
        yield _told(case, lines)
        told |= {case.texts[number:] for number in range(len(case.lines))}
    if folded:
        yield _folded(folded, target)


def _case(board: Board, branch: KrakenBranch, target: Candidate) -> _Case:
    """What follows from a start, as far as it goes without a contradiction."""
    facts: list[Group] = [(branch.start,)]
    lines: list[Passage] = []
    for line in branch.lines:
        left = tuple(sorted(left_by_one_of_each(board, line.truth, facts)))
        claim = LeftByOneOfEach(line.truth, left, tuple(facts))
        if not left:
            return _Case((branch.start,), tuple(lines), _dead(line, claim), True)
        cells = tuple([candidate.cell for candidate in left])
        why = why_left(line, len(cells))
        named, is_ = listing(cells, "or"), states(" is ", claim)
        lines.append(phrase("{}{}{} ({})", named, is_, line.node.digit, why))
        facts.append(left)
    return _Case((branch.start,), tuple(lines), _end(facts[-1], target, is_start=not lines))


def why_left(line: KrakenLine, number: int, digit: int | None = None) -> Passage:
    """`the only place left in row 2`; where the digit is to be named, `… left for 4 in row 2`."""
    match line.truth:
        case CellConstraint():
            return say("its last candidate")
        case HouseConstraint(house):
            wanted = phrase(" for {}", digit) if digit else None
            return phrase("the only {} left{} {}", noun_for(number, "place"), wanted, within(house))
        case SightConstraint(one, other):
            text = "all that is left of {} in sight of {} and {}"
            return phrase(text, line.node.digit, one, other)
        case DistinctConstraint(clue):
            return phrase("all that is left of {} in {}", line.node.digit, clue_name(clue))


def _dead(line: KrakenLine, claim: Assertion) -> Passage:
    """That the truth of a line has nothing left."""
    match line.truth:
        case CellConstraint(cell):
            return phrase("{}{}", cell, states(" has nothing left", claim))
        case HouseConstraint(house, digit):
            none = states(" has no place left for ", claim)
            return phrase("{}{}{}", house, none, a_digit(digit))
        case SightConstraint(one, other, digit):
            none = states(" can be ", claim)
            return phrase("neither {} nor {}{}{}", one, other, none, digit)
        case DistinctConstraint(clue, digit):
            none = states(" has no place left for ", claim)
            return phrase("{}{}{}", clue_name(clue), none, a_digit(digit))


def _end(last: Group, target: Candidate, is_start: bool) -> Passage:
    """How the last of a case denies the target."""
    if last[0].digit != target.digit:
        return phrase("it cannot be {}" if is_start else "so not {}", target.digit)
    cells: tuple[Cell, ...] = tuple([candidate.cell for candidate in last])
    them = "it" if len(cells) == 1 else all_of(len(cells))
    return phrase("{}{} {}", target.cell, see((target.cell,), cells), them)


def _alike(cases: Sequence[_Case]) -> list[_Case]:
    """Cases in which the same follows taken together: short ones first, but those at sight last."""
    same: dict[tuple[str, ...], _Case] = {}
    for case in sorted(cases, key=lambda case: (not case.lines, len(case.lines))):
        known = same.get(case.texts)
        if known is None:
            same[case.texts] = case
        else:
            starts, claims = (*known.starts, *case.starts), _claims(case)
            same[case.texts] = replace(known, starts=starts, claims=(*known.claims, *claims))
    return list(same.values())


def _claims(case: _Case) -> Iterator[Assertion]:
    for passage in (*case.lines, case.end):
        yield from passage.claims


def _new_lines(case: _Case, told: Collection[tuple[str, ...]]) -> int:
    """How many lines of a case are to be told: up to one from which all was told before."""
    number = len(case.lines)
    return next((n + 1 for n in range(number - 1) if case.texts[n:] in told), number)


def _folded(cases: Sequence[_Case], target: Candidate) -> Passage:
    """That each of the cases leads there, and how long that takes."""
    starts = [start for case in cases for start in case.starts]
    lengths = sorted({len(case.lines) for case in cases})
    number = number_word(lengths[-1])
    text = "If {} is {}, {} digits are forced one by one (the full telling has them all)"
    opening = phrase(
        text,
        listing(sorted([start.cell for start in starts]), "or"),
        starts[0].digit,
        number if len(lengths) == 1 else f"up to {number}",
    )
    if len(cases) > 1:
        return phrase("{}, and each time {} loses its {}", opening, target.cell, target.digit)
    (case,) = cases
    return phrase("{}. In the end {}, {}{}", opening, case.lines[-1], case.turn, case.end)


def _told(case: _Case, number: int) -> Passage:
    """A case in words, with so many of its lines."""
    cells = tuple([start.cell for start in case.starts])
    opening = states(" is ", *case.claims) if case.claims else " is "
    supposed = phrase("If {}{}{}, ", listing(cells, "or"), opening, case.starts[0].digit)
    if not case.lines:
        return say(supposed, case.end)
    lines = say(supposed, _chained(case.lines[:number]))
    if number < len(case.lines):
        return say(lines, ", and so on as before")
    return phrase("{}, {}{}", lines, case.turn, case.end)


def _chained(lines: Sequence[Passage]) -> Passage:
    """The lines, each from the one before, some of them in a sentence."""
    sentences = [
        join(lines[start : start + _LINES_A_SENTENCE], ", so ")
        for start in range(0, len(lines), _LINES_A_SENTENCE)
    ]
    return join(sentences, ". Then ")
