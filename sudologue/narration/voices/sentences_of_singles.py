"""Sentences about singles: the answer, its reason, and no more blockers than this one needs.

Row 4 and column 6 have their 4s, so box 5's goes in r5c5 (1). That blocks column 5, so box 2's is
in r1c4 (2). Row 5 needs 3 and 8, and column 7 has a 3: r5c8 is 3 (3) and r5c7 is 8 (4).

Which sentence it is, what the paragraph has said so far decides: whether the digit was just named,
whether the last placement blocks something here, and which sentences came last.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice, takewhile
from typing import Any, TypeAlias

from sudologue.model import House, Layout
from sudologue.narration.claims.board_claims import (
    Assertion,
    AtStep,
    CanOnlyBe,
    HoldsDigits,
    IsOpen,
)
from sudologue.narration.phrasing.filling import Speaker, WordedParts, when
from sudologue.narration.phrasing.passage import step_number
from sudologue.narration.steps.causes import CauseKind, Causes
from sudologue.narration.steps.grounds_of_singles import (
    BlockedHouse,
    HiddenGrounds,
    NakedGrounds,
    full_house_claims,
    settled_by,
)
from sudologue.narration.steps.scene import Scene
from sudologue.narration.voices.singles_taught import EXAMPLES, Taught
from sudologue.rules.singles.evidence import (
    FullHouseEvidence,
    HiddenSingleEvidence,
    NakedSingleEvidence,
)

Singles: TypeAlias = Sequence[Scene[Any]]

_say = Speaker(__name__)
_FULL_HOUSES_JOINED = 4
_CITED = 4, 6
"""By so many steps so many candidates at most are named that steps have ruled out."""
_STEPS_NAMED = 6
_OTHERS_NAMED = 3
_CELLS_SHOWN = 8
_APART = {
    "blocks": 2,
    "now": 2,
    "theirs": 2,
    "known": 0,
    "have": 2,
    "cant": 2,
    "blocked": 2,
    "because": 9,
}
"""Kinds of sentences, the best first, and how many sentences back there should be none alike."""


@dataclass
class SinglesParagraph:
    """What a paragraph has said so far, which decides what it says next.

    The digit of the last sentence, if it was about one; the house that the last was about, or the
    heading; the lines named for the digit; where the last sentences placed a digit, sentence by
    sentence; and the kinds of the last sentences.
    """

    teaches: Taught | None = None
    house: House | None = None
    digit: int | None = None
    lines: frozenset[House] = frozenset()
    placed: list[Singles] = field(default_factory=list[Singles])
    kinds: list[str] = field(default_factory=list[str])

    @property
    def is_long(self) -> bool:
        """Whether it has shown the first hidden single in full, and should end."""
        return bool(self.teaches) and self.kinds == ["shown"] and len(self.teaches.houses) == 1

    def sentence(self, run: Singles, after: Scene[Any] | None) -> tuple[WordedParts, int]:
        """What is said of the first of these, and how many it tells; `after` is the step before."""
        said, taken = (
            self._complete(run)
            or self._pair(run)
            or self._settled(run, after)
            or self._single(run[0])
        )
        self.placed.append(run[:taken])
        return said, taken

    # ------------------------------------------------------------------ last digits of a house

    def _pair(self, run: Singles) -> tuple[WordedParts, int] | None:
        """`row 5 needs 3 and 8, and column 7 has a 3: r5c8 is 3 (24) and r5c7 is 8 (25)`."""
        if len(run) < 2:
            return None
        one, other = run[:2]
        tables, opened = one.layout.tables, one.before.masks.open_cells
        first = tables.cell_number(one.evidence.cell)
        both = 1 << first | 1 << tables.cell_number(other.evidence.cell)
        for house, mask in tables.houses_of[first]:
            if mask & opened == both and (line := _line_between(one, other, house)):
                break
        else:
            return None
        digits = sorted((one.evidence.digit, other.evidence.digit))
        needs = IsOpen(house, (one.evidence.cell, other.evidence.cell)), _held_but(house, digits)
        name, held = line
        kind = "still" if self.house == house and self.kinds[-1:] not in ([], ["known"]) else "pair"
        headed = self.house == house and not self.kinds and not self.teaches
        down_to = kind == "pair" and "pair" in self.kinds[-2:] and not self.teaches
        asks = self.teaches and self.teaches.pairs % 4 == 0
        if self.teaches:
            self.teaches.pairs += 1
        said = _say.wording(
            kind,
            *when(down_to=down_to, headed=headed, teacher=self.teaches, asks=asks),
            house=house,
            digits=digits,
            line=name,
            held=held,
            **_named(one),
            second=other.evidence.cell,
            its=other.evidence.digit,
            then=step_number(_number(other)),
            needs=[AtStep(_number(one), claim) for claim in needs],
            has=AtStep(_number(one), HoldsDigits((name,), (held,))),
            rest=AtStep(_number(other), IsOpen(house, (other.evidence.cell,))),
        )
        self._remember("down_to" if down_to else kind, None, house)
        return said, 2

    def _complete(self, run: Singles) -> tuple[WordedParts, int] | None:
        """`r8c6 is 2 (35), the last digit of column 6, and r7c5 is 3 (36), the last of box 8`."""
        full = takewhile(lambda scene: type(scene.evidence) is FullHouseEvidence, run)
        scenes = [*islice(full, _FULL_HOUSES_JOINED)]
        if not scenes:
            return None
        if self.teaches and self.teaches.is_new(scenes[0]):
            self._remember("only", None, None)
            return self._completing(scenes[0], "teacher"), 1
        turned = len(scenes) == 1 and self.kinds[-1:] == ["complete"]
        of_block = len(scenes) == 1 and not scenes[0].evidence.house.kind.is_line
        cases = when(turned=turned, alone=of_block)
        told = [self._completing(scene, *cases) for scene in scenes]
        self._remember("turned" if turned else "complete", None, None)
        return _say.wording("complete", singles=told), len(scenes)

    def _completing(self, scene: Scene[FullHouseEvidence], *cases: str) -> WordedParts:
        full = scene.evidence
        claims = full_house_claims(full.house, full.cell, full.digit)
        of_all = when(of_all=not scene.step.board.masks.open_cells)
        return _say.wording(
            "completing",
            *cases,
            *of_all,
            house=full.house,
            **_named(scene),
            **_claims(scene, claims),
        )

    # ---------------------------------------------------------------------------- one by one

    def _settled(self, run: Singles, after: Scene[Any] | None) -> tuple[WordedParts, int] | None:
        """`that settles two cells: r2c3 is 1 (2) and r3c4 is 1 (3)`, or `after step 1, …`."""
        step = settled_by(run[0])
        if step is None:
            return None
        scenes = [*takewhile(lambda scene: settled_by(scene) == step, run)]
        follows = after is not None and after.number == step and not self.kinds
        others = [n for n in _steps(NakedGrounds.kept(run[0]).causes) if n != step]
        several, few = len(scenes) > 1, 0 < len(others) <= _OTHERS_NAMED
        cases = when(follows=follows, several=several, others=follows and few and not several)
        its = [scene.evidence for scene in scenes]
        claims = [AtStep(step + 1, CanOnlyBe((one.cell,), (one.digit,))) for one in its]
        told = [
            _say.wording("is", **_named(scene), claims=claim)
            for scene, claim in zip(scenes, claims, strict=True)
        ]
        names = {"singles": told, "others": others, "step": step_number(step), "claims": claims[:1]}
        self._remember("settled", None if several else its[0].digit, None)
        return _say.wording("settled", *cases, **names, **_named(run[0])), len(scenes)

    def _single(self, scene: Scene[Any]) -> tuple[WordedParts, int]:
        if type(scene.evidence) is NakedSingleEvidence:
            return self._naked(scene), 1
        return self._hidden(scene), 1

    def _naked(self, scene: Scene[NakedSingleEvidence]) -> WordedParts:
        """`r7c6 is 6 (3): column 6 has 1, 2, 4 and 5, and row 7 adds 3, 7, 8 and 9`."""
        grounds = NakedGrounds.kept(scene)
        self._remember("counted", None, None)
        why = [
            _say.wording("adds" if n else "has", house=house, digits=digits)
            for n, (house, digits) in enumerate(grounds.held)
        ]
        afar = [_say.wording("holder", digit=digit, cell=cell) for digit, cell in grounds.distant]
        why += [_say.wording("sees", holders=afar)] if afar else []
        gone, steps = _cited(grounds.causes, "digit"), _steps(grounds.causes)
        names = {**_named(scene), **_claims(scene, grounds.claims), "steps": steps}
        if not why or not (gone is not None or steps):
            return _say.wording("can_only", *when(steps=steps), **names)
        if self.teaches and not grounds.causes and self.teaches.is_new(scene):
            return _say.wording("counting", why=why, **names)
        if gone is None:
            why.append(_say.wording("rest", **names))
        elif gone:
            why.append(_say.wording("isnt", places=gone))
        return _say.wording("counted", why=why, **names)

    def _hidden(self, scene: Scene[HiddenSingleEvidence]) -> WordedParts:
        """A digit that has one place left in a house."""
        if self.teaches and len(self.teaches.houses) < EXAMPLES:
            shown = self._shown(scene, self.teaches)
            if shown is not None:
                return shown
        tables, single = scene.layout.tables, scene.evidence
        recent = [
            tables.cell_number(told.evidence.cell)
            for sentence in self.placed[-2:]
            for told in sentence
            if told.evidence.digit == single.digit
        ]
        grounds = BlockedHouse.of(scene, sum(1 << number for number in recent))
        names = {**_named(scene), "house": grounds.house, "lines": grounds.lines}
        names |= {"held": _at(scene, grounds.are_seen), "goes": _at(scene, grounds.conclusion)}
        if grounds.gone or grounds.afar or not grounds.lines:
            return self._cited(scene.layout, grounds, names)
        return self._blocked(scene, grounds, recent, names)

    def _shown(self, scene: Scene[HiddenSingleEvidence], taught: Taught) -> WordedParts | None:
        """`Look at box 5. It has two empty cells: … The 4 in r4c8 blocks r4c4. …`."""
        grounds = HiddenGrounds.of(scene)
        if grounds.gone or not grounds.blockers or len(grounds.others) > _CELLS_SHOWN:
            return None
        self._remember("shown", grounds.digit, grounds.house)
        again = not taught.is_new(scene)
        taught.houses.append(grounds.house)
        shares = [
            _say.wording("share", digit=grounds.digit, blocker=blocker, cells=cells)
            for blocker, cells in grounds.shares(scene)
        ]
        cells = sorted((*grounds.others, grounds.cell))
        return _say.wording(
            "shown",
            *when(again=again, same=grounds.house in taught.houses[:-1]),
            house=grounds.house,
            cells=cells,
            shares=shares,
            **_named(scene),
            opened=AtStep(_number(scene), IsOpen(grounds.house, tuple(cells))),
            goes=_at(scene, grounds.claims),
        )

    def _cited(self, on: Layout, grounds: BlockedHouse, names: dict[str, Any]) -> WordedParts:
        """`row 2's 4 can't be in column 3, nor in r2c6 (18), so it's in r2c5 (20)`."""
        places, steps = _cited(grounds.causes, "cell"), _steps(grounds.causes)
        if grounds.afar and places is not None:
            names |= {"cells": grounds.seen, "afar": grounds.afar}
            places.insert(0, _say.wording("afar", *grounds.cases_afar(on), **names))
        if places or (places is not None and grounds.lines):
            kind = "cited"
            apart = when(apart=any(len(its) > 1 for its in grounds.causes.values()))
            names["nor"] = _say.wording("places", *apart, places=places)
        elif steps and grounds.lines and not grounds.afar:
            kind = "after"
        else:
            kind = "no_other" if self.kinds[-1:] == ["only"] and not steps else "only"
        self._remember(kind, grounds.digit, grounds.house)
        cases = when(places=places, lines=grounds.lines, steps=steps)
        return _say.wording(kind, *cases, places=places, steps=steps, **names)

    def _blocked(
        self,
        scene: Scene[HiddenSingleEvidence],
        grounds: BlockedHouse,
        recent: Sequence[int],
        names: dict[str, Any],
    ) -> WordedParts:
        """`rows 5 and 6 have their 9s, so box 4's is in r4c1 (8)`, in one way or another."""
        tables, lines, digit = scene.layout.tables, grounds.lines, grounds.digit
        same, last = self.digit == digit, self.placed[-1][-1].evidence if self.placed else None
        newest = None
        if last is not None and last.digit == digit:
            newest = next((line for line in lines if last.cell in line.cells), None)
        others = [line for line in lines if line is not newest]
        fresh = sum(tables.house_masks[line] & sum(1 << n for n in recent) > 0 for line in lines)
        others_told = self.lines.issuperset(others)
        kinds = {
            "blocks": newest is not None
            and (others_told or len(lines) == 2)
            and (same or not others),
            "now": same and 0 < fresh < len(lines),
            "theirs": same,
            "known": not same
            and self.house == grounds.house
            and self.kinds[-2:] != ["known", "known"],
            "have": not same,
            "cant": len(lines) == 1 or (not same and bool(self.kinds) and len(lines) < 4),
            "blocked": len(lines) > 2 or (same and len(lines) > 1),
            "because": bool(self.kinds) and not same,
        }
        if self.teaches:
            kinds |= {"theirs": False, "because": False, "known": False, "have": True}
        fitting = [kind for kind in _APART if kinds[kind]]
        said = [kind for kind in fitting if kind not in self.kinds[::-1][: _APART[kind]]]
        kind = (said or fitting)[0]
        more = kind == "blocks" and not others_told
        cases = when(
            one=len(lines) == 1,
            first=not self.kinds,
            same=same and not more,
            more=more,
            teacher=self.teaches,
        )
        if kind == "blocks":
            names |= {"line": newest, "lines": others}
        named = frozenset(lines)
        self._remember(kind, digit, grounds.house, self.lines | named if same else named)
        return _say.wording(kind, *cases, **names)

    def _remember(
        self,
        kind: str,
        digit: int | None,
        house: House | None,
        lines: frozenset[House] = frozenset(),
    ) -> None:
        self.kinds.append(kind)
        self.digit, self.house, self.lines = digit, house, lines


def _line_between(one: Scene[Any], other: Scene[Any], house: House) -> tuple[House, int] | None:
    """A house that has the digit of one of two cells, and the other cell in it."""
    tables = one.layout.tables
    for cell, digit in (
        (other.evidence.cell, one.evidence.digit),
        (one.evidence.cell, other.evidence.digit),
    ):
        placed = one.placed(digit)
        for line, mask in tables.houses_of[tables.cell_number(cell)]:
            if line is not house and mask & placed:
                return line, digit
    return None


def _held_but(house: House, digits: Sequence[int]) -> HoldsDigits:
    """The claim that a house holds all digits but these."""
    rest = (digit for digit in range(1, len(house.cells) + 1) if digit not in digits)
    return HoldsDigits((house,), tuple(rest))


def _steps(causes: Causes) -> list[int]:
    """The steps that ruled something out, if they are a few and nobody else did so."""
    steps = sorted({cause.step for cause in causes if cause.step is not None})
    return steps if len(steps) == len(causes) <= _STEPS_NAMED else []


def _cited(causes: Causes, what: str) -> list[WordedParts] | None:
    """The cells, or the digits, that steps ruled out, with their numbers; nothing, if it is much or
    others did so too.
    """
    much = sum(map(len, causes.values())) > _CITED[1]
    if len(causes) > _CITED[0] or much or any(c.kind is not CauseKind.STEP for c in causes):
        return None
    return [
        _say.wording(
            "place",
            gone=[getattr(candidate, what) for candidate in candidates],
            step=step_number(cause.step or 0),
        )
        for cause, candidates in causes.items()
    ]


def _number(scene: Scene[Any]) -> int:
    return scene.number or 0  # whoever tells a trace numbers its steps


def _named(scene: Scene[Any]) -> dict[str, Any]:
    """The cell of a single, its digit, and the number of its step."""
    its = scene.evidence
    return {"cell": its.cell, "digit": its.digit, "number": step_number(_number(scene))}


def _at(scene: Scene[Any], claims: Iterable[Assertion]) -> list[Assertion]:
    """Claims of the board that a step stands on."""
    at = _number(scene)
    return [claim if isinstance(claim, AtStep) else AtStep(at, claim) for claim in claims]


def _claims(scene: Scene[Any], claims: Iterable[Assertion]) -> Mapping[str, Any]:
    return {"claims": _at(scene, claims)}
