"""Colouring: what is right together, or else wrong together, and what that rules out."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from typing import Any, TypeVar

from sudologue.inference import CellConstraint, HouseConstraint
from sudologue.model import Candidate
from sudologue.narration.claims.board_claims import Numbers, SeeEachOther, Sees, emptied
from sudologue.narration.phrasing.filling import when
from sudologue.narration.phrasing.passage import Passage
from sudologue.narration.steps.scene import Scene, cover, once_a_scene
from sudologue.narration.steps.telling import tells
from sudologue.rules.colouring.evidence import (
    ColourBetweenEvidence,
    ColourDeadEndEvidence,
    ColouringEvidence,
    ColourPairsEvidence,
    ColourTrapEvidence,
    ColourWrapEvidence,
    FalseColourEvidence,
    Sighting,
)
from sudologue.rules.colouring.telling.colouring_telling import ColouringTelling, are_alike
from sudologue.rules.colouring.telling.colours import (
    ColourLink,
    OneIsTrue,
    Shown,
    TwoColours,
    letters_for,
    path,
    shown,
)

C = TypeVar("C", bound=ColouringEvidence)
F = TypeVar("F", bound=FalseColourEvidence)

Meeting = tuple[Candidate, Candidate]

_MOST_CHOICES = 10


class OnePairTelling(ColouringTelling[C]):
    """A telling of one pair of colours; where that is long, of a part of it: there is `more`."""

    def coloured(self, scene: Scene[C], /) -> Sequence[Shown]:
        return [self.whole(scene)]

    def told(self, scene: Scene[C]) -> Sequence[Shown]:
        return [self.part(scene)]

    def along(self, scene: Scene[C], is_whole: bool) -> Shown:
        """What the conclusion needs of the pair, or as little as will show the idea."""
        raise NotImplementedError

    def cases(self, scene: Scene[C]) -> Collection[str]:
        return [*super().cases(scene), *when(more=self._more(scene))]

    def names(self, scene: Scene[C]) -> Mapping[str, Any]:
        more = self._more(scene)
        two = TwoColours(*self.whole(scene).colours)
        return {**super().names(scene), "more": Numbers(len(more), more), "two_colours": two}

    def _more(self, scene: Scene[C]) -> tuple[ColourLink, ...]:
        """The choices that are not told."""
        return self.whole(scene).links[len(self.part(scene).links) :]

    @once_a_scene
    def whole(self, scene: Scene[C]) -> Shown:
        """All that the conclusion needs."""
        return self.along(scene, is_whole=True)

    @once_a_scene
    def part(self, scene: Scene[C]) -> Shown:
        """The same; or, when that is long, a part of it."""
        whole = self.whole(scene)
        if scene.full or len(whole.links) <= _MOST_CHOICES:
            return whole
        part = self.along(scene, is_whole=False)
        return part if part.links else whole  # a single candidate is refuted without a choice


@tells(ColourTrapEvidence)
class ColourTrapTelling(OnePairTelling[ColourTrapEvidence]):
    """Something sees both colours."""

    def cases(self, scene: Scene[ColourTrapEvidence]) -> Collection[str]:
        return [*super().cases(scene), *when(alike=are_alike(scene.evidence.sightings))]

    def names(self, scene: Scene[ColourTrapEvidence]) -> Mapping[str, Any]:
        pair, sightings = self.part(scene), scene.evidence.sightings
        here, there = sightings, tuple[Sighting, ...]()
        if self._more(scene):
            here = [
                each for each in sightings if {*each.ends} <= {*pair.colours[0], *pair.colours[1]}
            ]
            there = [each for each in sightings if each not in here]
        return {
            **super().names(scene),
            "sights": self.sights(scene, here, [pair], remarked=True),
            "further": self.sights(scene, there, [self.whole(scene)], lines_have_all=False),
        }

    def along(self, scene: Scene[ColourTrapEvidence], is_whole: bool) -> Shown:
        """The shortest walk, and what joins the ends of the others to it."""
        sightings = scene.evidence.sightings
        walk = min((each.walk for each in sightings), key=len)
        pair = scene.evidence.colours.led_by(walk[0])
        ends = [end for each in sightings for end in each.ends] if is_whole else ()
        return shown(scene, pair, letters_for(scene.size)[0], [walk], ends)


class FalseColourTelling(OnePairTelling[F]):
    """A telling of a colour, the first, that is false for a reason of its own."""

    def along(self, scene: Scene[F], is_whole: bool) -> Shown:
        """All of the false colour; or as much as refutes it."""
        pair = scene.evidence.colour_pairs[0]
        targets = pair.one if is_whole else ()
        return shown(scene, pair, letters_for(scene.size)[0], self.walks(scene), targets)

    def walks(self, scene: Scene[F]) -> Sequence[Sequence[Candidate]]:
        """Along what the refutation goes."""
        raise NotImplementedError


@tells(ColourWrapEvidence)
class ColourWrapTelling(FalseColourTelling[ColourWrapEvidence]):
    """A colour sees itself."""

    def walks(self, scene: Scene[ColourWrapEvidence]) -> Sequence[Sequence[Candidate]]:
        return [scene.evidence.walk]

    def cases(self, scene: Scene[ColourWrapEvidence]) -> Collection[str]:
        one, other = scene.evidence.walk[0], scene.evidence.walk[-1]
        return [*super().cases(scene), *when(same_cell=one.cell == other.cell)]

    def names(self, scene: Scene[ColourWrapEvidence]) -> Mapping[str, Any]:
        one, other = scene.evidence.walk[0], scene.evidence.walk[-1]
        return {
            **super().names(scene),
            "cell": one.cell,
            "both_digits": sorted((one.digit, other.digit)),
            "cells": (one.cell, other.cell),
            "its_digit": one.digit,
            "mutual": SeeEachOther((one.cell, other.cell)),
        }


@tells(ColourDeadEndEvidence)
class ColourDeadEndTelling(FalseColourTelling[ColourDeadEndEvidence]):
    """A colour leaves nothing for something."""

    def walks(self, scene: Scene[ColourDeadEndEvidence]) -> Sequence[Sequence[Candidate]]:
        pair, (first, *others) = scene.evidence.colour_pairs[0], self.rulers(scene)
        return [[first], *(path(scene, pair, first, other) for other in others)]

    def cases(self, scene: Scene[ColourDeadEndEvidence]) -> Collection[str]:
        in_cell = isinstance(scene.evidence.emptied, CellConstraint)
        return [*super().cases(scene), *when(in_cell=in_cell)]

    def names(self, scene: Scene[ColourDeadEndEvidence]) -> Mapping[str, Any]:
        truth, rulers = scene.evidence.emptied, self.rulers(scene)
        return {
            **super().names(scene),
            "cell": truth.cell if isinstance(truth, CellConstraint) else None,
            "house": truth.house if isinstance(truth, HouseConstraint) else None,
            "its_digit": truth.digit if isinstance(truth, HouseConstraint) else None,
            "nothing": emptied(truth, rulers),
            "ruled_out": [self._ruled_out(scene, *each) for each in rulers.items()],
        }

    def _ruled_out(
        self, scene: Scene[ColourDeadEndEvidence], ruler: Candidate, lost: Sequence[Candidate]
    ) -> Passage:
        """`the 7 in r4c6 rules out r4c2`, or of a cell `the 4 in r6c4 rules out its 4`."""
        in_cell = isinstance(scene.evidence.emptied, CellConstraint)
        what = [c.digit if in_cell else c.cell for c in lost if in_cell or c.cell != ruler.cell]
        cases = when(in_cell=in_cell, itself=not what)
        return self.clause(
            "rules_out", scene, *cases, cell=ruler.cell, digit=ruler.digit, what=what
        )

    def rulers(self, scene: Scene[ColourDeadEndEvidence]) -> dict[Candidate, list[Candidate]]:
        """A few of the colour that together rule out all that is left, and what each rules out."""
        layout, evidence = scene.layout, scene.evidence
        left = evidence.emptied.mask(layout) & scene.before.masks.live
        seen = {
            number: layout.tables.ruled_out_by(c) & left for number, c in enumerate(evidence.false)
        }
        rulers: dict[Candidate, list[Candidate]] = {}
        for number in sorted(cover(seen, left)[0]):
            rulers[evidence.false[number]] = list(layout.tables.candidates_in(seen[number] & left))
            left &= ~seen[number]
        return rulers


@tells(ColourPairsEvidence)
class ColourPairsTelling(ColouringTelling[ColourPairsEvidence]):
    """Two pairs of colours meet."""

    def cases(self, scene: Scene[ColourPairsEvidence]) -> Collection[str]:
        return [*super().cases(scene), *when(alike=are_alike(scene.evidence.sightings))]

    def names(self, scene: Scene[ColourPairsEvidence]) -> Mapping[str, Any]:
        one, other = scene.evidence.meetings[0]
        return {
            **super().names(scene),
            "one": one.cell,
            "other": other.cell,
            "told": [
                passage
                for meeting, sightings in self._by_meeting(scene).items()
                for passage in self._told(scene, meeting, sightings)
            ],
        }

    @once_a_scene
    def coloured(self, scene: Scene[ColourPairsEvidence]) -> Sequence[Shown]:
        """The pairs of colours that the argument needs, the colours that meet first."""
        evidence = scene.evidence
        walks = [each.walk for each in evidence.sightings]
        ends = [c for walk in walks for c in (walk[0], walk[-1])]
        ends += [c for meeting in self._by_meeting(scene) if meeting for c in meeting]
        walk = min(walks, key=len)
        told: list[Shown] = []
        meeting, letters = evidence.meetings[0], letters_for(scene.size)
        for pair, met, its_letters in zip(evidence.colour_pairs, meeting, letters, strict=True):
            targets = [c for c in ends if c in pair.one + pair.other]
            told.append(shown(scene, pair.led_by(met), its_letters, [walk], targets))
        return [pair for pair in told if pair.links]

    def _by_meeting(
        self, scene: Scene[ColourPairsEvidence]
    ) -> dict[Meeting | None, list[Sighting]]:
        """Which candidates lose by which meeting; `None` is for those that one pair rules out.

        Of several meetings of the same colours, the first will do.
        """
        evidence = scene.evidence
        by_meeting: dict[Meeting | None, list[Sighting]] = {}
        firsts: dict[tuple[bool, bool], Meeting] = {}
        for each in evidence.sightings:
            steps = [set(step) for step in pairwise(each.walk)]
            used = next((met for met in evidence.meetings if set(met) in steps), None)
            if used is not None:
                colours = used[0] in evidence.first.one, used[1] in evidence.second.one
                used = firsts.setdefault(colours, used)
            by_meeting.setdefault(used, []).append(each)
        return by_meeting

    def _told(
        self,
        scene: Scene[ColourPairsEvidence],
        meeting: Meeting | None,
        sightings: Sequence[Sighting],
    ) -> Sequence[Passage]:
        """What a meeting leaves, and what sees that."""
        pairs, sights = self.coloured(scene), self.sights
        if meeting is None:
            return sights(scene, sightings, pairs, remarked=True)
        opposites = [pair.opposite(each) for each in meeting for pair in pairs]
        told = self.clause(
            "meeting",
            scene,
            *self.cases(scene),
            digit=scene.evidence.focus_digit,
            met=self.lettered(scene, meeting, pairs),
            mutual=SeeEachOther((meeting[0].cell, meeting[1].cell)),
            ends=[end.cell for end in sightings[0].ends],
            opposites=[letter for letter in opposites if letter],
            sights=sights(scene, sightings, pairs),
        )
        return [told]


@tells(ColourBetweenEvidence)
class ColourBetweenTelling(ColouringTelling[ColourBetweenEvidence]):
    """A colour sees both of two others."""

    def cases(self, scene: Scene[ColourBetweenEvidence]) -> Collection[str]:
        (seer, _), (other_seer, _) = scene.evidence.meetings
        is_lone = len(scene.evidence.false) == 1
        return [*super().cases(scene), *when(apart=seer != other_seer, lone=is_lone)]

    def names(self, scene: Scene[ColourBetweenEvidence]) -> Mapping[str, Any]:
        meetings, pairs = scene.evidence.meetings, self.coloured(scene)
        (seer, seen), (_, other_seen) = meetings
        among = tuple(c for pair in pairs for colour in pair.colours for c in colour)
        return {
            **super().names(scene),
            "seer": self.lettered(scene, [seer], pairs),
            "ends": self.lettered(scene, [seen, other_seen], pairs),
            "see": [
                Sees((seer.cell,), (seen.cell, other_seen.cell)),
                OneIsTrue(seen, other_seen, among),
            ],
            "meetings": [
                self.clause(
                    "meeting",
                    scene,
                    seer=self.lettered(scene, [one], pairs),
                    seen=self.lettered(scene, [other], pairs),
                    sees=Sees((one.cell,), (other.cell,)),
                )
                for one, other in meetings
            ],
            "one": seen.cell,
            "other": other_seen.cell,
            "seer_cell": seer.cell,
            "its_digit": seer.digit,
        }

    @once_a_scene
    def coloured(self, scene: Scene[ColourBetweenEvidence]) -> Sequence[Shown]:
        evidence = scene.evidence
        (seer, seen), (other_seer, other_seen) = evidence.meetings
        others = evidence.others.led_by(seen)
        letters, more_letters = letters_for(scene.size)
        pairs = [shown(scene, others, letters, [path(scene, others, seen, other_seen)])]
        if len(evidence.false) > 1:
            pair = evidence.colour_pairs[0]
            walk = path(scene, pair, seer, other_seer)
            pairs.append(shown(scene, pair, more_letters, [walk], evidence.false))
        return pairs
