"""Colouring: what is right together, or else wrong together, and what that rules out."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from typing import Any, TypeVar

from sudologue.inference import CellConstraint, HouseConstraint, link_between
from sudologue.model import Candidate, House
from sudologue.narration.claims.board_claims import LiesIn, SeeEachOther, Sees, emptied
from sudologue.narration.phrasing.filling import when
from sudologue.narration.phrasing.passage import Passage, join, phrase
from sudologue.narration.steps.scene import Scene, cover, once_a_scene
from sudologue.narration.steps.telling import tells
from sudologue.rules.colouring.evidence import (
    ColourBetweenEvidence,
    ColourDeadEndEvidence,
    ColourPairsEvidence,
    ColourTrapEvidence,
    ColourWrapEvidence,
    FalseColourEvidence,
    Sighting,
)
from sudologue.rules.colouring.telling.colouring_telling import (
    ColouringTelling,
    are_alike,
    eureka,
)
from sudologue.rules.colouring.telling.colours import (
    OneIsTrue,
    Shown,
    letters_for,
    path,
    runs,
    shown,
)

F = TypeVar("F", bound=FalseColourEvidence)

Meeting = tuple[Candidate, Candidate]


@tells(ColourTrapEvidence)
class ColourTrapTelling(ColouringTelling[ColourTrapEvidence]):
    """Something sees both colours."""

    def cases(self, scene: Scene[ColourTrapEvidence]) -> Collection[str]:
        return [*super().cases(scene), *when(alike=are_alike(scene.evidence.sightings))]

    def names(self, scene: Scene[ColourTrapEvidence]) -> Mapping[str, Any]:
        sights = self.sights(scene, scene.evidence.sightings, self.coloured(scene))
        lost = scene.action.candidates[0].digit
        return {**super().names(scene), "sights": sights, "lost": lost}

    @once_a_scene
    def coloured(self, scene: Scene[ColourTrapEvidence]) -> Sequence[Shown]:
        """The shortest walk, and what joins the ends of the others to it."""
        sightings = scene.evidence.sightings
        walk = min((each.walk for each in sightings), key=len)
        pair = scene.evidence.colours.led_by(walk[0])
        ends = [end for each in sightings for end in each.ends]
        return [shown(scene, pair, letters_for(scene.size)[0], [walk], ends)]

    def pattern(self, scene: Scene[ColourTrapEvidence]) -> Passage:
        if scene.evidence.focus_digit is not None:
            return super().pattern(scene)
        walks = dict.fromkeys(each.walk for each in scene.evidence.sightings)
        return join([eureka(scene, walk, strong_first=True) for walk in walks], "; ")


class FalseColourTelling(ColouringTelling[F]):
    """A telling of a colour, the first, that is false for a reason of its own."""

    def names(self, scene: Scene[F]) -> Mapping[str, Any]:
        (told,) = self.coloured(scene)
        return {**super().names(scene), "right": runs(told.colours[1])}

    @once_a_scene
    def coloured(self, scene: Scene[F]) -> Sequence[Shown]:
        """Both colours, as far as the conclusion goes."""
        pair, walks = scene.evidence.colour_pairs[0], self.walks(scene)
        letters = letters_for(scene.size)[0]
        targets = pair.one if len(pair.one) > 1 else (*pair.one, *pair.other)
        return [shown(scene, pair, letters, walks, targets)]

    def walks(self, scene: Scene[F]) -> Sequence[Sequence[Candidate]]:
        """Along what the refutation goes."""
        raise NotImplementedError

    def pattern(self, scene: Scene[F]) -> Passage:
        if scene.evidence.focus_digit is None:
            walks = [eureka(scene, walk, strong_first=False) for walk in self.walks(scene)]
            chain = join(walks[1:] or walks, "; ")
        else:
            chain = super().pattern(scene)
        return phrase("{} (wrap: {})", chain, self.say("wrap", scene))


@tells(ColourWrapEvidence)
class ColourWrapTelling(FalseColourTelling[ColourWrapEvidence]):
    """A colour sees itself."""

    def walks(self, scene: Scene[ColourWrapEvidence]) -> Sequence[Sequence[Candidate]]:
        return [scene.evidence.walk]

    def cases(self, scene: Scene[ColourWrapEvidence]) -> Collection[str]:
        one, other = scene.evidence.walk[0], scene.evidence.walk[-1]
        same_cell = one.cell == other.cell
        house = None if same_cell else self._house(scene)
        return [*super().cases(scene), *when(same_cell=same_cell, house=house)]

    def names(self, scene: Scene[ColourWrapEvidence]) -> Mapping[str, Any]:
        one, other = scene.evidence.walk[0], scene.evidence.walk[-1]
        house = self._house(scene)
        both = (one.cell, other.cell)
        return {
            **super().names(scene),
            "cell": one.cell,
            "both_digits": sorted((one.digit, other.digit)),
            "cells": both,
            "its_digit": one.digit,
            "house": house,
            "lie": house and LiesIn(both, house),
            "mutual": SeeEachOther(both),
        }

    def _house(self, scene: Scene[ColourWrapEvidence]) -> House | None:
        """The house that would have the digit twice."""
        one, other = scene.evidence.walk[0], scene.evidence.walk[-1]
        if one.cell == other.cell:
            return None
        link = link_between(scene.layout, one.cell, other.cell, one.digit)
        return link.house if isinstance(link, HouseConstraint) else None


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
        cell = truth.cell if isinstance(truth, CellConstraint) else None
        seen = tuple([ruler.cell for ruler in rulers if ruler.cell != cell])
        return {
            **super().names(scene),
            "cell": cell,
            "house": truth.house if isinstance(truth, HouseConstraint) else None,
            "its_digit": truth.digit if isinstance(truth, HouseConstraint) else None,
            "nothing": emptied(truth, rulers),
            "sees": Sees((cell,), seen) if cell else None,
            "ruled_out": [self._ruled_out(scene, *each) for each in rulers.items()],
        }

    def _ruled_out(
        self, scene: Scene[ColourDeadEndEvidence], ruler: Candidate, lost: Sequence[Candidate]
    ) -> Passage:
        """`r4c2 sees the 7 in r4c6`, or of a cell `the 4 in r6c4`."""
        in_cell = isinstance(scene.evidence.emptied, CellConstraint)
        cells = tuple([each.cell for each in lost if each.cell != ruler.cell])
        return self.clause(
            "rules_out",
            scene,
            *when(in_cell=in_cell, itself=not cells),
            cell=ruler.cell,
            digit=ruler.digit,
            cells=cells,
            sees=Sees(cells, (ruler.cell,)),
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
            return sights(scene, sightings, pairs)
        opposites = [pair.opposite(each) for each in meeting for pair in pairs]
        told = self.clause(
            "meeting",
            scene,
            *self.cases(scene),
            digit=scene.evidence.focus_digit,
            met=self.lettered(meeting, pairs),
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
            "seer": self.lettered([seer], pairs),
            "ends": self.lettered([seen, other_seen], pairs),
            "see": [
                Sees((seer.cell,), (seen.cell, other_seen.cell)),
                OneIsTrue(seen, other_seen, among),
            ],
            "meetings": [
                self.clause(
                    "meeting",
                    scene,
                    seer=self.lettered([one], pairs),
                    seen=self.lettered([other], pairs),
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
