"""Kraken fish: the fish that would settle the matter, and where each of its open places leads.

A case is told line by line, each with its reason. Lines that an earlier case has told already are
not told again, and where all of them would fill more than half a page, the longest cases are
folded, unless everything is wanted. Now and then the lines of a case run into a contradiction
before they meet the target: then that is said, for it is what one sees.

In the proof the lines are numbered within their case: those of the first place are (1.1), (1.2) and
so on.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from sudologue.inference import (
    CellConstraint,
    Constraint,
    DistinctConstraint,
    HouseConstraint,
    Placement,
    SightConstraint,
)
from sudologue.model import Board, Candidate, Cell
from sudologue.narration.claims.board_claims import Assertion, LiesIn
from sudologue.narration.claims.receipt_claims import Supposed
from sudologue.narration.notations import RC
from sudologue.narration.phrasing.english import (
    a_digit,
    all_of,
    clue_name,
    listing,
    none_is,
    number_word,
    several,
    with_article,
)
from sudologue.narration.phrasing.facts import see
from sudologue.narration.phrasing.filling import said
from sudologue.narration.phrasing.houses_in_words import by_kind, house_list
from sudologue.narration.phrasing.passage import Passage, join, phrase, say, states
from sudologue.narration.phrasing.short_forms import compact_cells
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.chains.evidence import ChainNode
from sudologue.rules.fish.evidence import FishEvidence
from sudologue.rules.fish.telling import FishTelling, worded
from sudologue.rules.forcing.telling.numbered import all_that_is_left
from sudologue.rules.kraken.evidence import (
    KrakenBranch,
    KrakenCoverEvidence,
    KrakenEvidence,
    KrakenFinsEvidence,
    KrakenLine,
)
from sudologue.wording import noun_for

_FISH = FishTelling()
_NO_OTHER = "No other case is left"

K = TypeVar("K", bound=KrakenEvidence)


class _KrakenTelling(Telling[K]):
    """What both types have in common."""

    def place(self, scene: Scene[K]) -> Passage:
        return _FISH.place(_as_fish(scene))

    def pattern(self, scene: Scene[K]) -> Passage:
        fish = _FISH.pattern(_as_fish(scene))
        alike = _starts_alike(scene.evidence)
        branches = [_in_short((starts, *nodes), scene.size) for starts, nodes in alike if nodes]
        return phrase("{}: {}", fish, join(branches, ", ")) if branches else fish

    def observation(self, scene: Scene[K]) -> Passage:
        return _FISH.observation(_as_fish(scene))

    def family(self, scene: Scene[K]) -> Passage:
        return phrase("{}, and where the others lead", said(worded(_as_fish(scene)), "kind"))

    def digits(self, scene: Scene[K]) -> tuple[int, ...]:
        return tuple(sorted({scene.evidence.body.digit, scene.action.candidates[0].digit}))

    def question(self, scene: Scene[K]) -> Passage:
        return _FISH.question(_as_fish(scene))

    def contradiction(self, scene: Scene[K]) -> Sequence[Passage]:
        evidence, target = scene.evidence, scene.action.candidates[0]
        lines: list[Passage] = []
        for case, branch in enumerate(evidence.branches, 1):
            lines += _numbered(branch, target, case)
        return [*lines, *_otherwise(evidence, target, len(evidence.branches) + 1)]


@tells(KrakenFinsEvidence)
class KrakenFinsTelling(_KrakenTelling[KrakenFinsEvidence]):
    """Fins that lead where the fish would."""

    def argument(self, scene: Scene[KrakenFinsEvidence]) -> Passage:
        without_fins = said(worded(_as_fish(scene)), "without_fins")
        return join((phrase("if {}", without_fins), *_told_cases(scene), _NO_OTHER), ". ")

    def reason(self, scene: Scene[KrakenFinsEvidence]) -> Passage:
        target, fish = scene.action.candidates[0], worded(_as_fish(scene))
        text = (
            "that is {}: {} would rule out the {} in {} if {} did not interfere; and where {}, a "
            "chain of forced digits rules it out as well"
        )
        houses = listing(map(house_list, by_kind(scene.evidence.body.base)))
        interferes = "it does" if len(fish.all_fins) == 1 else "they do"
        name = with_article(scene.technique)
        return phrase(text, name, houses, target.digit, target.cell, said(fish, "fins"), interferes)


@tells(KrakenCoverEvidence)
class KrakenCoverTelling(_KrakenTelling[KrakenCoverEvidence]):
    """Fins that lead where all corners in one of the covers lead."""

    def argument(self, scene: Scene[KrakenCoverEvidence]) -> Passage:
        kraken, needed = scene.evidence, said(worded(_as_fish(scene)), "needed")
        has = states(" has its", LiesIn(kraken.vertices, kraken.pivot))
        vertices = listing(kraken.vertices, "or")
        fins = "if " if kraken.body.fins or kraken.body.endo_fins else None
        text = "{}{}, and {}{} {} in {}"
        opening = phrase(text, fins, needed, kraken.pivot, has, kraken.body.digit, vertices)
        return join((opening, *_told_cases(scene), _NO_OTHER), ". ")

    def reason(self, scene: Scene[KrakenCoverEvidence]) -> Passage:
        kraken, fish = scene.evidence, worded(_as_fish(scene))
        target = scene.action.candidates[0]
        fins = {0: "", 1: ", or if the fin takes it"}
        text = (
            "that is {}: wherever {} has its {}{}, a chain of forced digits rules out the {} in {}"
        )
        takes = fins.get(len(fish.all_fins), ", or if a fin takes it")
        name, digit = with_article(scene.technique), kraken.body.digit
        return phrase(text, name, kraken.pivot, digit, takes, target.digit, target.cell)


def _as_fish(scene: Scene[K]) -> Scene[FishEvidence]:
    """The fish by itself: a kraken's body has the roles of one."""
    fish = FishEvidence(**vars(scene.evidence.body))
    return Scene(scene.step, scene.before, fish, scene.number, scene.provenance)


def _starts_alike(evidence: KrakenEvidence) -> list[tuple[ChainNode, tuple[ChainNode, ...]]]:
    """The starts that lead on by the same nodes, and these; those in sight of the target last."""
    starts: dict[tuple[ChainNode, ...], list[Cell]] = {}
    for branch in sorted(evidence.branches, key=lambda branch: not branch.lines):
        nodes = tuple([line.node for line in branch.lines])
        starts.setdefault(nodes, []).append(branch.start.cell)
    return [
        (ChainNode(evidence.body.digit, tuple(cells)), nodes) for nodes, cells in starts.items()
    ]


def _in_short(nodes: Sequence[ChainNode], size: int) -> Passage:
    """`r2c1=4 r5c1=7 r5c6=9`."""
    entries = (
        (
            RC.say_conclusion(Placement(node.cells[0], node.digit), size)
            if len(node.cells) == 1
            else phrase("{}={}", compact_cells(node.cells, size), node.digit)
        )
        for node in nodes
    )
    return join(entries, " ")


def _numbered(branch: KrakenBranch, target: Candidate, case: int) -> Iterator[Passage]:
    """The lines of a case, each by the one before it."""
    start, number = branch.start, 1
    yield phrase("{} Suppose that {} is {}.", f"({case}.1)", start.cell, start.digit)
    for number, line in enumerate(branch.lines, 2):
        cells, digit = line.node.cells, line.node.digit
        why = all_that_is_left(line.truth, digit, noun_for(len(cells), "place"))
        fact = phrase("{} is {}, {}", listing(cells, "or"), digit, why)
        yield _then(case, number, fact)
    yield _then(case, number + 1, phrase("{} is not {}", target.cell, target.digit))


def _then(case: int, number: int, fact: Passage) -> Passage:
    """A line of a case that follows from the line before it."""
    line, by = f"({case}.{number})", f"({case}.{number - 1})"
    return phrase("{} Then {}, by {}.", line, fact, by)


def _otherwise(kraken: KrakenEvidence, target: Candidate, case: int) -> Iterator[Passage]:
    """The case that none of the starts is true: the bases want more than the covers have.

    One of these they cannot use: that of the corners that are starts, or of the target.
    """
    digit, base = kraken.body.digit, kraken.body.base
    supposed = none_is([branch.start.cell for branch in kraken.branches], digit)
    if isinstance(kraken, KrakenCoverEvidence):
        taken = kraken.pivot
    else:
        taken = next(house for house in kraken.body.cover if target.cell in house.cells)
        supposed = phrase("{} is {} and {}", target.cell, digit, supposed)
    yield phrase("{} Suppose that {}.", f"({case}.1)", supposed)
    covers = [house for house in kraken.body.cover if house != taken]
    digits = several(digit, len(base))
    few = f"{number_word(len(covers))} for {number_word(len(base))}"
    text = "{} have only {} left for their {}: {}"
    yield _then(case, 2, phrase(text, house_list(base), house_list(covers), digits, few))


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
    possible = Supposed(tuple(groups)).possible(board)
    return set(board.masks.tables.candidates_in(truth.mask(board.layout) & possible))


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


def _told_cases(scene: Scene[K]) -> Iterator[Passage]:
    """`If r8c8 is 8, r8c4 is 9 (the only place left in row 8), and r9c4 sees it`, case by case."""
    branches, target = scene.evidence.branches, scene.action.candidates[0]
    told, folded = set[tuple[str, ...]](), list[_Case]()
    room = _MOST_LINES
    for case in _alike([_case(scene.before, branch, target) for branch in branches]):
        lines = _new_lines(case, told)
        if lines > room and lines >= _SHORTEST_TO_FOLD and not scene.full:
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
        why = all_that_is_left(line.truth, None, noun_for(len(cells), "place"))
        named, is_ = listing(cells, "or"), states(" is ", claim)
        lines.append(phrase("{}{}{} ({})", named, is_, line.node.digit, why))
        facts.append(left)
    return _Case((branch.start,), tuple(lines), _end(facts[-1], target, is_start=not lines))


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
