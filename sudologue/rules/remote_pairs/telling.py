"""Remote pairs: equal cells, far apart, that cannot take the same digit."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import combinations, pairwise
from typing import Any

from sudologue.model import Cell
from sudologue.narration.claims.board_claims import CanOnlyBe, LiesIn, OnlyWithin, Sees
from sudologue.narration.phrasing.filling import when
from sudologue.narration.phrasing.houses_in_words import short_name
from sudologue.narration.phrasing.passage import Passage, join, phrase
from sudologue.narration.phrasing.short_forms import compact_cells, digits_in_cells, digits_word
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.remote_pairs.evidence import ChuteRemotePairEvidence, RemotePairEvidence


@tells(RemotePairEvidence)
class RemotePairTelling(Telling[RemotePairEvidence]):
    """The digits take turns along the chain; `one` pair of it may see all that goes."""

    def names(self, scene: Scene[RemotePairEvidence]) -> Mapping[str, Any]:
        its, seers = scene.evidence, _seers(scene)
        return {
            "can": CanOnlyBe(its.chain, its.digits),
            "sees": [Sees((cell,), (following,)) for cell, following in pairwise(its.chain)],
            "first": its.digits[0],
            "second": its.digits[1],
            "pair": next(iter(seers)),
            "sight": scene.sight_of(next(iter(seers))),
            "ends": [
                self.clause("end", scene, ends=pair, sight=Sees(tuple(cells), pair))
                for pair, cells in seers.items()
            ],
        }

    def cases(self, scene: Scene[RemotePairEvidence]) -> Collection[str]:
        return when(one=len(_seers(scene)) == 1)

    def pattern(self, scene: Scene[RemotePairEvidence]) -> Passage:
        evidence = scene.evidence
        return phrase("{} in {}", digits_word(evidence.digits, "/"), join(evidence.chain, " - "))


@tells(ChuteRemotePairEvidence)
class ChuteRemotePairTelling(Telling[ChuteRemotePairEvidence]):
    """A third house keeps the two ends from being alike, in one digit or in `two`."""

    def names(self, scene: Scene[ChuteRemotePairEvidence]) -> Mapping[str, Any]:
        its, linked = scene.evidence, tuple(sorted(scene.evidence.linked_digits))
        one, other = (
            self.clause("on_line", scene, line=line, end=end, lies=LiesIn((end,), line))
            for line, end in zip(its.lines, its.ends, strict=True)
        )
        return {
            "alike": CanOnlyBe(its.ends, tuple(_both_digits(its))),
            "linked": linked,
            "only": [OnlyWithin(digit, (its.house,), its.lines) for digit in linked],
            "one": one,
            "other": other,
            "first": linked[0],
            "second": linked[-1],
            "pair": _both_digits(its),
            "sight": scene.sight_of(its.ends),
        }

    def cases(self, scene: Scene[ChuteRemotePairEvidence]) -> Collection[str]:
        return when(two=len(scene.evidence.linked_digits) > 1)

    def pattern(self, scene: Scene[ChuteRemotePairEvidence]) -> Passage:
        evidence = scene.evidence
        ends = digits_in_cells(_both_digits(evidence), evidence.ends, scene.size, "/")
        linked = digits_word(sorted(evidence.linked_digits))
        return phrase("{} by {} in {}", ends, linked, short_name(evidence.house))

    def place(self, scene: Scene[ChuteRemotePairEvidence]) -> Passage:
        return compact_cells(scene.evidence.ends, scene.size)


def _both_digits(evidence: ChuteRemotePairEvidence) -> list[int]:
    return sorted({*evidence.linked_digits, *evidence.gone_digits})


def _seers(scene: Scene[RemotePairEvidence]) -> dict[tuple[Cell, Cell], list[Cell]]:
    """The cells that lose the digits, by the pair of the chain that each sees."""
    seers: dict[tuple[Cell, Cell], list[Cell]] = {}
    for cell in scene.target_cells:
        seers.setdefault(_odd_pair(scene, cell), []).append(cell)
    return seers


def _odd_pair(scene: Scene[RemotePairEvidence], cell: Cell) -> tuple[Cell, Cell]:
    """The nearest two cells of the chain, an odd number of links apart, that a cell sees."""
    chain, peers = scene.evidence.chain, scene.layout.peers
    seen = [index for index, one in enumerate(chain) if one in peers(cell)]
    start, end = min(
        (
            (one, other)
            for one, other in combinations(seen, 2)
            if (other - one) % 2 and chain[other] not in peers(chain[one])
        ),
        key=lambda pair: (pair[1] - pair[0], pair),
    )
    return chain[start], chain[end]
