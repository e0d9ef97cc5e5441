"""Two pairs of colours that meet."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from sudologue.model import Candidate
from sudologue.narration.claims.board_claims import SeeEachOther, Sees
from sudologue.narration.phrasing.english import a_digit, clauses, listing, several
from sudologue.narration.phrasing.passage import Passage, join, phrase, say, states
from sudologue.narration.steps.scene import Scene, once_a_scene
from sudologue.narration.steps.telling import tells
from sudologue.rules.colouring.evidence import (
    ColourBetweenEvidence,
    ColourPairsEvidence,
    Colours,
    Sighting,
)
from sudologue.rules.colouring.telling.colour_claims import OneIsTrue
from sudologue.rules.colouring.telling.colouring_telling import (
    ColouringTelling,
    in_sentences,
    lettered,
    painted,
    sights,
    those_named,
)
from sudologue.rules.colouring.telling.colours import (
    Shown,
    are_plain,
    choices,
    letters_for,
    lines_of,
    path,
    shown,
)

Meeting = tuple[Candidate, Candidate]


@tells(ColourPairsEvidence)
class ColourPairsTelling(ColouringTelling[ColourPairsEvidence]):
    """Two pairs of colours meet."""

    def coloured(self, scene: Scene[ColourPairsEvidence]) -> Sequence[Shown]:
        return self._shown(scene)

    def observation(self, scene: Scene[ColourPairsEvidence]) -> Passage:
        return choices(self._shown(scene), scene.evidence.focus_digit)

    def argument(self, scene: Scene[ColourPairsEvidence]) -> Passage:
        pairs = self._shown(scene)
        told = (self._told(scene, *each, pairs) for each in self._by_meeting(scene).items())
        return say(lines_of(pairs), join(told, ". "))

    def consequence(self, scene: Scene[ColourPairsEvidence]) -> Passage:
        return those_named(scene, scene.evidence.sightings)

    def reason(self, scene: Scene[ColourPairsEvidence]) -> Passage:
        one, other = scene.evidence.meetings[0]
        painted_so = phrase("the {} are painted in two pairs of colours", several(one.digit, 2))
        if are_plain(self._shown(scene)):
            painted_so = phrase("two houses have a pair of {} each", several(one.digit, 2))
        text = (
            "that is {}: {}, and of either pair one is right; where they meet, in {} and {}, not "
            "both are, so one of the other two is"
        )
        return phrase(text, scene.technique, painted_so, one.cell, other.cell)

    @once_a_scene
    def _shown(self, scene: Scene[ColourPairsEvidence]) -> list[Shown]:
        """The pairs of colours that the argument needs, the colours that meet first."""
        evidence = scene.evidence
        walks = [each.walk for each in evidence.sightings]
        first, second = (
            Colours(pair.one, pair.other) if met in pair.one else Colours(pair.other, pair.one)
            for pair, met in zip(evidence.colour_pairs, evidence.meetings[0], strict=True)
        )
        ends = [c for walk in walks for c in (walk[0], walk[-1])]
        ends += [c for meeting in self._by_meeting(scene) if meeting for c in meeting]
        walk = min(walks, key=len)
        pairs = (
            shown(scene, pair, letters, [walk], [c for c in ends if c in pair.one + pair.other])
            for pair, letters in zip((first, second), letters_for(scene.size), strict=True)
        )
        return [pair for pair in pairs if pair.links]

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
        pairs: Sequence[Shown],
    ) -> Passage:
        """What a meeting leaves, and what sees that."""
        digit = scene.evidence.focus_digit
        if meeting is None:
            return sights(scene, sightings, pairs, say(", one of which is ", digit))
        met = listing(lettered(scene, each, pairs) for each in meeting)
        see = states(" see", SeeEachOther((meeting[0].cell, meeting[1].cell)))
        text = "{}{} each other and cannot both be {}. That leaves {}, and {}"
        if are_plain(pairs):
            cells = listing((end.cell for end in sightings[0].ends), "or")
            left = phrase("{} to be {}", cells, digit)
        else:
            left = listing((_opposite(each, pairs) for each in meeting), "or")
        return phrase(text, met, see, digit, left, sights(scene, sightings, pairs))


def _opposite(candidate: Candidate, pairs: Sequence[Shown]) -> str | None:
    """The letter of the other colour of the candidate's pair."""
    letters = (pair.opposite(candidate) for pair in pairs)
    return next(filter(None, letters), None)


@tells(ColourBetweenEvidence)
class ColourBetweenTelling(ColouringTelling[ColourBetweenEvidence]):
    """A colour sees both of two others."""

    def coloured(self, scene: Scene[ColourBetweenEvidence]) -> Sequence[Shown]:
        return self._shown(scene)

    def observation(self, scene: Scene[ColourBetweenEvidence]) -> Passage:
        return choices(self._shown(scene), scene.evidence.focus_digit)

    def argument(self, scene: Scene[ColourBetweenEvidence]) -> Passage:
        pairs, digit = self._shown(scene), scene.evidence.focus_digit
        (seer, seen), (other_seer, other_seen) = scene.evidence.meetings
        if seer != other_seer:
            told = clauses([self._sight(scene, *met, pairs) for met in scene.evidence.meetings])
            text, colour = "{}{}. Either way {} sees {}", pairs[1].letters[0]
            return phrase(text, lines_of(pairs), told, colour, a_digit(seen.digit))
        among = tuple(c for pair in pairs for colour in pair.colours for c in colour)
        facts = Sees((seer.cell,), (seen.cell, other_seen.cell)), OneIsTrue(seen, other_seen, among)
        ends = listing(lettered(scene, end, pairs) for end in (seen, other_seen))
        if are_plain(pairs):
            ends = say("both")
        text = "{}{}{} {}, one of which is {}"
        sees = states(" sees", *facts)
        return phrase(text, lines_of(pairs), lettered(scene, seer, pairs), sees, ends, digit)

    def _sight(
        self,
        scene: Scene[ColourBetweenEvidence],
        seer: Candidate,
        seen: Candidate,
        pairs: Sequence[Shown],
    ) -> Passage:
        sees = states(" sees", Sees((seer.cell,), (seen.cell,)))
        return phrase("{}{} {}", lettered(scene, seer, pairs), sees, lettered(scene, seen, pairs))

    def consequence(self, scene: Scene[ColourBetweenEvidence]) -> Passage:
        said, colour = in_sentences(scene.action), letters_for(scene.size)[1][0]
        return said if len(scene.evidence.false) == 1 else phrase("{} is wrong: {}", colour, said)

    def reason(self, scene: Scene[ColourBetweenEvidence]) -> Passage:
        evidence = scene.evidence
        (seer, seen), (_, other_seen) = evidence.meetings
        if are_plain(self._shown(scene)):
            text = "that is {}: one of {} and {} is {}, and {} sees it, whichever it is"
            cells = seen.cell, other_seen.cell
            return phrase(text, scene.technique, *cells, evidence.focus_digit, seer.cell)
        text = "that is {}: {} one of which is right, and {} is wrong beside either"
        what = phrase("a third colour, {},", letters_for(scene.size)[1][0])
        if len(evidence.false) == 1:
            what = phrase("{} in {}", a_digit(seer.digit), seer.cell)
        return phrase(text, scene.technique, painted(scene), what)

    @once_a_scene
    def _shown(self, scene: Scene[ColourBetweenEvidence]) -> list[Shown]:
        evidence = scene.evidence
        (seer, seen), (other_seer, other_seen) = evidence.meetings
        others = evidence.others
        if seen in others.other:
            others = Colours(others.other, others.one)
        letters, more_letters = letters_for(scene.size)
        pairs = [shown(scene, others, letters, [path(scene, others, seen, other_seen)])]
        if len(evidence.false) > 1:
            pair = Colours(evidence.false, evidence.true)
            walk = path(scene, pair, seer, other_seer)
            pairs.append(shown(scene, pair, more_letters, [walk], evidence.false))
        return pairs
