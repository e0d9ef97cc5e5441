"""The lines of a net: what follows, why, and which lines before it that stands on.

Lines have numbers, and cite each other: `(4) r6c8 is 4, by (1) and (2): the only place left in row
6`. What was supposed has no number; a line without a cite stands on that. A supposition made on top
of it is a line as well, with what follows from it and how it ends, as briefly as many of them need.

A few digits that follow one from the other are told in clauses instead.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sudologue.inference import CellConstraint, ClueConstraint, HouseConstraint
from sudologue.model import Board, Candidate, Cell, House, union_of
from sudologue.narration.claims.board_claims import Assertion, LiesIn, Numbers, Sees
from sudologue.narration.phrasing.filling import Speaker, WordedParts, said, when
from sudologue.narration.phrasing.passage import Passage
from sudologue.narration.steps.citations import kind_of, left_of
from sudologue.rules.forcing.evidence import FollowingLine, Forced, ProofLines, Refutation, Struck
from sudologue.rules.forcing.telling.numbered import leaned_on
from sudologue.rules.forcing.telling.settled import (
    Settled,
    dead_end,
    forced,
    left_of_cell,
    settled_by,
)
from sudologue.rules.forcing.telling.truths_in_words import NothingLeft, TruthOfLine, placed, struck

_net = Speaker(__name__)

MOST_IN_CLAUSES = 5
"""So many digits that follow one from the other need no lines."""

MOST_TRIED = 12
"""Of more suppositions made on top of another, the digits that follow are told without reasons."""

_MOST_LINES = 14
_LAST_LINES = 10
_MOST_IN_SHORT = 250
_DIGITS_WITH_REASONS = 8
_REASONS_NAMED = 4


def is_path(lines: ProofLines, start: Candidate) -> bool:
    """Whether a few digits follow one from the other."""
    needed, before = set[Candidate](), start
    for line in lines:
        if not isinstance(line, Forced) or not needed <= {*line.because} <= {before, start}:
            return False
        before = line.candidate
        needed = {before}
    return len(lines) <= MOST_IN_CLAUSES


def are_side_by_side(lines: ProofLines, start: Candidate) -> bool:
    """Whether two digits follow, each from the supposition alone."""
    alone = (isinstance(line, Forced) and {*line.because} <= {start} for line in lines)
    return len(lines) < 3 and all(alone)


def in_clauses(lines: Iterable[FollowingLine], settled: Settled) -> list[Passage]:
    """`r1c1 is 4`, `column 3's 8 is in r3c3`: what each line settles, without its reason."""
    return [_clause(line, settled) for line in lines]


def _clause(line: FollowingLine, settled: Settled) -> Passage:
    if isinstance(line, Struck):
        return _net.say("struck_clause", losses=struck(line, settled))
    house = line.truth.house if isinstance(line.truth, HouseConstraint) else None
    names = {"house": house, "forced": forced(line, settled)}
    return _net.say("clause", *when(house=house), **placed(line.candidate), **names)


def put(lines: Iterable[FollowingLine], settled: Settled) -> Passage:
    """`give r2c4=4, r1c3=4 and r2c1=5`: digits in the order in which they follow."""
    return _net.say(
        "put", digits=_in_short([each for each in lines if isinstance(each, Forced)], settled)
    )


def _in_short(lines: Iterable[Forced], settled: Settled) -> list[WordedParts]:
    """`r2c4=4`: what each line settles."""
    return [
        _net.wording("short", **placed(line.candidate), forced=forced(line, settled))
        for line in lines
    ]


@dataclass
class NetLines:
    """Lines on a board, as they are told one after the other; `numbers` are those of facts."""

    board: Board
    told: list[Passage] = field(default_factory=list[Passage])
    numbers: dict[Candidate, int] = field(default_factory=dict[Candidate, int])
    leaves_out: bool = False
    _long: bool = False

    def tell(self, lines: ProofLines, settled: Settled) -> None:
        """Line by line; of many, the first that follow by singles in one line."""
        tries = [line for line in lines if isinstance(line, Refutation)]
        plain = next((at for at, line in enumerate(lines) if line in tries), len(lines))
        early = min(plain, len(lines) - len(tries) - _LAST_LINES)
        digits = [line for line in lines[:early] if isinstance(line, Forced)]
        if early > _MOST_LINES - _LAST_LINES and len(digits) > 1:
            self.gather("by_singles", digits, settled, lines=lines[:early])
            lines = lines[early:]
        self._long = sum(len(proof.lines) for proof in tries) > _MOST_IN_SHORT
        for line in lines:
            if isinstance(line, Refutation):
                self._tell_try(line, settled, tries)
            else:
                self.tell_line(line, settled)

    def gather(
        self,
        key: str,
        digits: Sequence[Forced],
        settled: Settled,
        *,
        lines: ProofLines = (),
        **names: Any,
    ) -> None:
        """Several digits in one line, and what else follows on the way."""
        settles = [candidate for line in lines or digits for candidate in _settles(line)]
        because = [fact for line in lines or digits for fact in line.because]
        names |= {
            "count": Numbers(len(digits), tuple([line.candidate for line in digits])),
            "digits": digits,
            "claims": [forced(line, settled) for line in digits],
            "runs": _in_short(digits, settled),
        }
        clues = when(clues=any(isinstance(line, Struck) for line in lines))
        self.add(key, settles, because, *clues, **names)

    def tell_line(self, line: FollowingLine, settled: Settled) -> None:
        """A digit and why it follows; or what a clue strikes."""
        if isinstance(line, Struck):
            losses, cases = struck(line, settled), when(apart=line.apart)
            self.add("struck", line.settles, line.because, *cases, losses=losses, clue=line.clue)
        else:
            claim = forced(line, settled)
            names = {"forced": claim, "why": self._why(line, settled, claim)}
            self.add("forced", line.settles, line.because, **placed(line.candidate), **names)

    def add(
        self,
        key: str,
        settles: Iterable[Candidate],
        because: Collection[Candidate],
        *cases: str,
        **names: Any,
    ) -> None:
        """A line that settles something, because of some facts."""
        number = len(self.told) + 1
        by = self.cited(because)
        cases = (*cases, *when(leaning=by))
        self.told.append(_net.say(key, *cases, number=f"({number})", because=by, **names))
        self.numbers.update(dict.fromkeys(settles, number))

    def cited(self, facts: Iterable[Candidate]) -> list[str]:
        """The numbers of the lines that have the facts."""
        known = {self.numbers[fact] for fact in facts if fact in self.numbers}
        return [f"({number})" for number in sorted(known)]

    def _aside(self, facts: Iterable[Candidate]) -> str:
        """` (3)` behind words that a line has."""
        return "".join([f" {number}" for number in self.cited(facts)])

    # why

    def _why(self, line: Forced, settled: Settled, claim: Assertion) -> Passage:
        truth, because = line.truth, line.because
        match truth:
            case CellConstraint(cell):
                others = [d for d in self.board.domain(cell) if d != line.candidate.digit]
                if len(others) == 1:
                    return _net.say("why", "pair", digits=others, forced=claim)
                held = self._held(cell, because)
                if held and all(settled[fact] for fact in because):
                    return _net.say("why", "held", held=held)
                return _net.say("why", "cell", forced=claim)
            case HouseConstraint(house, digit):
                two = len(left_of(self.board, truth)) == 2
                names: dict[str, Any] = {"house": house, "forced": claim}
                (first, *more), cell = because or (line.candidate,), line.candidate.cell
                if not (two or more) and first.digit == digit and first.cell not in house.cells:
                    lost = [c for c in left_of(self.board, truth) if c.cell != cell]
                    line_of = self._shared(first, [c.cell for c in lost])
                    names |= {"line": line_of, "lies": line_of and LiesIn((first.cell,), line_of)}
                blocked = names.get("line")
                cases = when(two=two, blocked=blocked)
                return _net.say("why", "house", *cases, digit=digit, **names)
            case _:
                return said(TruthOfLine(truth), "why")

    def _shared(self, fact: Candidate, cells: Sequence[Cell]) -> House | None:
        """The house by which a digit sees all of some cells."""
        houses = self.board.layout.houses_with(fact.cell)
        return next((house for house in houses if {*cells} <= {*house.cells}), None)

    def _held(self, cell: Cell, facts: Sequence[Candidate]) -> list[Passage]:
        """`column 7 has its 1 and its 2`: the digits that a cell sees, by one or two houses."""
        held: list[Passage] = []
        left = list(facts)
        while left and len(held) < 2:
            by_house = [
                (house, [fact for fact in left if fact.cell in house.cells])
                for house in self.board.layout.houses_with(cell)
            ]
            house, its = max(by_house, key=lambda each: len(each[1]))
            if not its:
                return []
            lies = LiesIn(tuple([fact.cell for fact in its]), house)
            digits = sorted({fact.digit for fact in its})
            held.append(_net.say("held", house=house, digits=digits, lies=lies))
            left = [fact for fact in left if fact not in its]
        return [] if left else held

    # suppositions on top

    def _tell_try(self, proof: Refutation, outer: Settled, tries: Sequence[Refutation]) -> None:
        """What follows from a supposition made on top, and how that ends."""
        settled = settled_by(proof.assumption, proof.lines, outer)
        lines = [line for line in proof.lines if not isinstance(line, Refutation)]
        end = NothingLeft(proof.dead, (dead_end(proof, outer),))
        names: dict[str, Any] = {**placed(proof.assumption), "end": end, "lines": lines}
        facts = [fact for fact in leaned_on(proof) if fact in self.numbers]
        swapped = self._swapped(proof, tries)
        if swapped:
            (model,) = self.cited((swapped.assumption,))
            names |= {"model": model, "other": swapped.assumption.digit, "claims": end.claims}
            self.add("tried", (proof.assumption,), (), "swapped", **names)
            return
        is_nested = len(lines) < len(proof.lines)
        if is_nested or not lines or self._long:
            self.leaves_out |= bool(lines)
            self.add("tried", (proof.assumption,), facts, *when(brief=proof.lines), **names)
        elif len(lines) > _DIGITS_WITH_REASONS or len(tries) > MOST_TRIED:
            put_there = put(lines, settled)
            self.add("tried", (proof.assumption,), facts, "put", put=put_there, **names)
        else:
            told = [self._tried(line, settled) for line in lines]
            end_by = self.cited(proof.because)
            cases = when(end_leaning=end_by)
            names |= {"told": told, "end_because": end_by}
            self.add("tried", (proof.assumption,), (), "told", *cases, **names)

    def _tried(self, line: FollowingLine, settled: Settled) -> Passage:
        """`r3c5 is 6 (column 5, by 4)`."""
        by = [each.strip("()") for each in self.cited(line.because)]
        leaning = when(leaning=by)
        if isinstance(line, Struck):
            names: dict[str, Any] = {"losses": struck(line, settled), "clue": line.clue}
            return _net.say("tried_struck", *leaning, because=by, **names)
        names = {**vars(line.truth), **placed(line.candidate), "forced": forced(line, settled)}
        kind = kind_of(line.truth)
        return _net.say("tried_line", kind, *leaning, truth=line.truth, because=by, **names)

    def _swapped(self, proof: Refutation, tries: Sequence[Refutation]) -> Refutation | None:
        """A supposition told before that differs by two digits changed over alone."""
        cell, digit = proof.assumption.cell, proof.assumption.digit
        for other in tries:
            if other.assumption.cell == cell and other.assumption in self.numbers and proof.lines:
                swap = {digit: other.assumption.digit, other.assumption.digit: digit}
                if _shape(proof, swap) == _shape(other, {}):
                    return other
        return None

    # the end

    def ended(self, proof: Refutation, settled: Settled) -> Passage:
        """`box 4 has no place for a 6: r5c1 and r6c1 see the 6 in r8c1 (3), and r6c2 is 1`."""
        match proof.dead:
            case HouseConstraint():
                why = self._places_taken(proof, settled)
            case CellConstraint(cell):
                why = self._digits_taken(cell, proof, settled)
            case ClueConstraint():
                why = self._cells_left(proof, settled)
            case _:
                why = []
        because = [] if why else self.cited(proof.because)
        ended = NothingLeft.of(proof, settled)
        cases = when(why=why, leaning=because)
        return _net.say("ended", *cases, ended=ended, why=why, because=because)

    def _places_taken(self, proof: Refutation, settled: Settled) -> list[Passage]:
        losses = self._losses(proof, settled)
        told: list[Passage] = []
        if len(losses) > _REASONS_NAMED:
            of_one = [(fact, gone) for fact, gone in losses if settled[fact] and len(gone) == 1]
            taken = [(fact, gone) for fact, gone in of_one if gone[0].cell == fact.cell]
            if len(taken) > 1:
                facts = [fact for fact, _ in taken]
                cells = [fact.cell for fact in facts]
                told.append(_net.say("taken", cells=cells, line=self._aside(facts)))
                losses = [loss for loss in losses if loss not in taken]
        for fact, gone in losses:
            cells = tuple([candidate.cell for candidate in gone])
            sees, is_true = Sees(cells, (fact.cell,)), settled[fact]
            cases = when(refuted=not is_true, filled=is_true and fact.cell in cells)
            names = {"cells": cells, "sees": sees, "line": self._aside((fact,))}
            told.append(_net.say("place", *cases, **placed(fact), **names))
        return told

    def _digits_taken(self, cell: Cell, proof: Refutation, settled: Settled) -> list[Passage]:
        losses = self._losses(proof, settled)
        seen = [fact for fact, _ in losses if settled[fact]]
        refuted = [fact for fact, _ in losses if not settled[fact]]
        told: list[Passage] = []
        if seen:
            sees = Sees((cell,), tuple([fact.cell for fact in seen]))
            digits = [
                _net.say("digit_there", **placed(fact), line=self._aside((fact,))) for fact in seen
            ]
            told.append(_net.say("digits_seen", digits=digits, sees=sees))
        if refuted:
            digits = [fact.digit for fact in refuted]
            told.append(_net.say("digits_refuted", digits=digits, line=self._aside(refuted)))
        return told

    def _cells_left(self, proof: Refutation, settled: Settled) -> list[Passage]:
        """`r1c1 can only be 1 or 2, and r1c2 is 4`: the cells of a clue that have lost something;
        or nothing, if these are many.
        """
        assert isinstance(proof.dead, ClueConstraint)
        layout, told = self.board.layout, list[Passage]()
        taken = union_of([self._taken(fact, settled) for fact in proof.because])
        for cell in proof.dead.clue.cells:
            before = CellConstraint(cell).mask(layout)
            before &= self.board.masks.live | self.board.masks.filled
            left = layout.tables.candidates_in(before & ~taken)
            if left and before & taken:
                claim = left_of_cell(cell, left, proof, settled)
                names = {"cell": cell, "digits": [each.digit for each in left], "claim": claim}
                told.append(_net.say("left", *when(one=len(left) == 1), **names))
        return told if len(told) <= _REASONS_NAMED else []

    def _losses(
        self, proof: Refutation, settled: Settled
    ) -> list[tuple[Candidate, tuple[Candidate, ...]]]:
        """Which fact took which candidate of the truth in the end, as few facts as will do."""
        assert not isinstance(proof.dead, ClueConstraint)
        layout, losses = self.board.layout, list[tuple[Candidate, tuple[Candidate, ...]]]()
        left = proof.dead.mask(layout) & (self.board.masks.live | self.board.masks.filled)
        takes = {fact: self._taken(fact, settled) for fact in proof.because}
        while left and takes:
            best = max(takes, key=lambda fact: (takes[fact] & left).bit_count())
            gone = takes.pop(best) & left
            if not gone:
                break
            left &= ~gone
            losses.append((best, layout.tables.candidates_in(gone)))
        return losses

    def _taken(self, fact: Candidate, settled: Settled) -> int:
        """The candidates that a fact takes away, as bits."""
        tables = self.board.masks.tables
        own = tables.candidate_number(fact.cell, fact.digit)
        return tables.seen_masks[own] if settled[fact] else 1 << own


def _settles(line: FollowingLine | Refutation) -> tuple[Candidate, ...]:
    return (line.assumption,) if isinstance(line, Refutation) else line.settles


def _shape(proof: Refutation, swap: Mapping[int, int]) -> object:
    """What a proof says, with some digits changed over."""

    def changed(candidate: Candidate) -> Candidate:
        return Candidate(candidate.cell, swap.get(candidate.digit, candidate.digit))

    lines = [
        (changed(line.candidate), type(line.truth)) if isinstance(line, Forced) else line
        for line in proof.lines
    ]
    dead = proof.dead
    if isinstance(dead, HouseConstraint):
        dead = HouseConstraint(dead.house, swap.get(dead.digit, dead.digit))
    return changed(proof.assumption), lines, dead
