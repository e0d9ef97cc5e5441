"""What all deadly patterns are told by: how the cells lie, what is in them, what could change."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

from sudologue.grouping import grouped
from sudologue.model import Candidate, Cell, House, HouseKind
from sudologue.narration.claims.board_claims import (
    CanOnlyBe,
    HoldBetween,
    Holds,
    IsGone,
    LiesIn,
    Numbers,
)
from sudologue.narration.phrasing.filling import said, when
from sudologue.narration.phrasing.passage import Passage, join, phrase, rule_name
from sudologue.narration.phrasing.short_forms import compact_cells, digits_word
from sudologue.narration.steps.areas import region_of
from sudologue.narration.steps.conclusions import (
    Candidates,
    Loss,
    cells_by_digits,
    group_by_digits,
)
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling
from sudologue.rules.uniqueness.evidence import DeadlyPatternEvidence, DeadlyShape
from sudologue.rules.uniqueness.telling.deadly_claims import (
    CornersIn,
    GoesUnnoticed,
    NotGiven,
    PairsAcross,
    TwoEverywhere,
    WayRound,
)

D = TypeVar("D", bound=DeadlyPatternEvidence)

_PAIRS_LISTED = 4


class DeadlyTelling(Telling[D]):
    """Where a deadly pattern is, what one sees of it, and why it must not be filled in two ways.

    It is a rectangle, if it is no `loop`, no pair of `lines` and no `grave`. Some of its cells may
    be `placed`; or some have `lost` digits that an exchange would bring back. A BUG may be `typed`.
    """

    bug_type: ClassVar[int] = 0

    def cases(self, scene: Scene[D]) -> Collection[str]:
        shape = scene.evidence.shape
        grave, lines = shape is DeadlyShape.GRAVE, shape is DeadlyShape.EXTENDED_RECTANGLE
        return when(
            loop=shape is DeadlyShape.LOOP,
            lines=lines,
            grave=grave,
            placed=_is_placed(scene),
            lost=not (grave or lines) and any(_lost(scene)),
            typed=grave and self.bug_type,
        )

    def names(self, scene: Scene[D]) -> Mapping[str, Any]:
        its = scene.evidence
        bug = self.bug_type and self.clause("type", scene, number=self.bug_type)
        choices = cells_by_digits(its.extras).items()
        return {
            "type": rule_name(bug.text, scene.slug) if bug else None,
            "number": Numbers(len(its.pattern), its.pattern),
            "all_extras": Candidates(its.extras),
            "spots": [
                self.clause("spot", scene, digits=digits, cells=cells)
                for digits, cells in self._spots(scene)
            ],
            "choices": [Loss(tuple(cells), digits) for digits, cells in choices],
            **self._laid_out(scene),
        }

    def _laid_out(self, scene: Scene[D]) -> Mapping[str, Any]:
        """How the cells lie, and what could be exchanged between them."""
        its, cells = scene.evidence, scene.evidence.pattern
        kinds = sorted({house.kind: house for house in _houses(scene)}.values(), key=_come_second)
        match its.shape:
            case DeadlyShape.GRAVE:
                return {"twos": TwoEverywhere(its.extras)}
            case DeadlyShape.EXTENDED_RECTANGLE:
                paired = PairedLines.of(scene)
                return {
                    "paired": paired,
                    "lines": paired.lines,
                    "hold": HoldBetween(cells, its.digits, its.extras),
                    "unnoticed": paired.unnoticed,
                    "kinds": kinds,
                }
            case DeadlyShape.LOOP:
                way = {"first": cells[0], "others": cells[1:], "lie": WayRound(cells)}
            case DeadlyShape.RECTANGLE:
                blocks = tuple([house for house in _houses(scene) if not house.is_line])
                way = {"blocks": blocks, "lie": CornersIn(cells, blocks)}
        return {
            **way,
            **self._contents(scene),
            "unnoticed": GoesUnnoticed(cells[::2], cells[1::2]),
            "losses": [self._loss(scene, loss) for loss in _lost(scene)],
            "kinds": kinds,
        }

    def _contents(self, scene: Scene[D]) -> Mapping[str, Any]:
        """What the cells hold or can be: placed ones, then plain ones, then those with extras."""
        its, board = scene.evidence, scene.before
        placed = [cell for cell in sorted(its.pattern) if board.value(cell) is not None]
        is_open = [cell for cell in sorted(its.pattern) if board.value(cell) is None]
        alike = grouped(
            ((c in its.extra_cells, tuple(sorted(board.domain(c)))), c) for c in is_open
        )
        held = {key: CanOnlyBe(tuple(cells), key[1]) for key, cells in alike.items()}
        values = grouped((board.value(cell) or 0, cell) for cell in placed)
        return {
            "held": [
                *(each for (has_extras, _), each in held.items() if not has_extras),
                *(said(each, "can_be") for (has_extras, _), each in held.items() if has_extras),
            ],
            "holding": [Holds(tuple(cells), value) for value, cells in values.items()],
            "filled": placed,
            "none_given": NotGiven(tuple([cell for cells in values.values() for cell in cells])),
        }

    def _loss(self, scene: Scene[D], loss: Loss) -> Passage:
        """`r4c2 has lost its 5`."""
        gone = IsGone(tuple([Candidate(cell, d) for cell in loss.cells for d in loss.digits]))
        several = when(several=len(loss.cells) > 1)
        return self.clause("loss", scene, *several, gone=gone, **vars(loss))

    def _spots(self, scene: Scene[D]) -> list[tuple[Passage, Passage]]:
        """Digits and cells in short: the pattern; of a BUG, which is everywhere, its extras."""
        its, size = scene.evidence, scene.size
        spots, mark = [(its.pattern, its.digits)], "/"
        if its.shape is DeadlyShape.GRAVE:
            spots, mark = group_by_digits(its.extras), ","
        return [(digits_word(digits, mark), compact_cells(cells, size)) for cells, digits in spots]

    def pattern(self, scene: Scene[D]) -> Passage:
        return join((phrase("{} in {}", *spot) for spot in self._spots(scene)), "; ")

    def region(self, scene: Scene[D]) -> Passage:
        everywhere = self.say("region", scene)
        return everywhere or region_of(scene.layout, scene.evidence.pattern, self.digits(scene))

    def digits(self, scene: Scene[D]) -> tuple[int, ...]:
        its = scene.evidence
        return its.extra_digits if its.shape is DeadlyShape.GRAVE else its.digits


@dataclass(frozen=True)
class PairedLines:
    """Two lines with pairs of cells in houses across; each pair may lie within a `whole` block."""

    lines: tuple[House, House]
    across: tuple[House, ...]
    pairs: tuple[tuple[Cell, Cell], ...]
    blocks: tuple[House | None, ...]

    @classmethod
    def of(cls, scene: Scene[D]) -> PairedLines:
        """Those of an extended rectangle, whose cells stand in the order of a walk round it."""
        cells, houses = scene.evidence.pattern, scene.layout.houses
        half = len(cells) // 2
        pairs = tuple(zip(cells[:half], reversed(cells[half:]), strict=True))
        one, other = (
            next(house for house in houses if side <= set(house.cells))
            for side in map(set, zip(*pairs, strict=True))
        )
        shared = [[h for h in houses if set(pair) <= set(h.cells)] for pair in pairs]
        across = [next((h for h in its if h.is_line), its[0]) for its in shared]
        blocks = [next((h for h in its if not h.is_line), None) for its in shared]
        return cls((one, other), tuple(across), pairs, tuple(blocks))

    @property
    def cases(self) -> Collection[str]:
        """Whether blocks hold the pairs, and whether these are `few`."""
        return when(whole=None not in self.blocks, few=len(self.pairs) <= _PAIRS_LISTED)

    @property
    def lie(self) -> PairsAcross:
        """The claim that the lines have these pairs."""
        return PairsAcross(self.lines, self.across, self.pairs)

    @property
    def unnoticed(self) -> GoesUnnoticed:
        """The claim that nobody would notice if pairs were exchanged."""
        ones, others = zip(*self.pairs, strict=True)
        return GoesUnnoticed(ones, others, self.lines)

    @property
    def each_lies(self) -> list[LiesIn]:
        """The claims that blocks hold them."""
        both = zip(self.pairs, self.blocks, strict=True)
        return [LiesIn(pair, block) for pair, block in both if block is not None]


def _houses(scene: Scene[D]) -> list[House]:
    """The houses that have cells of the pattern."""
    return [h for h in scene.layout.houses if set(h.cells).intersection(scene.evidence.pattern)]


def _come_second(house: House) -> bool:
    """Whether people name it after rows and columns."""
    return house.kind not in (HouseKind.ROW, HouseKind.COLUMN)


def _is_placed(scene: Scene[D]) -> bool:
    """Whether some cells of the pattern are filled."""
    return any(map(scene.before.value, scene.evidence.pattern))


def _lost(scene: Scene[D]) -> Iterator[Loss]:
    """The digits that cells have lost and that the exchange would bring back."""
    its, board = scene.evidence, scene.before
    if not _is_placed(scene):
        gone = [
            (tuple(d for d in its.digits if d not in board.domain(c)), c) for c in its.extra_cells
        ]
        for digits, cells in grouped((digits, cell) for digits, cell in gone if digits).items():
            yield Loss(tuple(cells), digits)
