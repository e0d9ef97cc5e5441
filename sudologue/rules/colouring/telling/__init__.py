"""Colouring: what is right together, or else wrong together, and what that rules out."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TypeVar

from sudologue.inference import CellConstraint, HouseConstraint
from sudologue.model import Candidate
from sudologue.narration.claims.board_claims import SeeEachOther, Sees, emptied
from sudologue.narration.phrasing.english import (
    a_digit,
    clauses,
    listing,
    sentence_case,
    several,
    with_article,
)
from sudologue.narration.phrasing.facts import number_of
from sudologue.narration.phrasing.passage import Passage, join, phrase, say, states
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
from sudologue.rules.colouring.telling.colouring_telling import (
    ColouringTelling,
    in_sentences,
    lettered,
    painted,
    sights,
    those_named,
)
from sudologue.rules.colouring.telling.colours import (
    OneIsTrue,
    Shown,
    TwoColours,
    are_plain,
    letters_for,
    lines_of,
    path,
    shown,
)

C = TypeVar("C", bound=ColouringEvidence)
F = TypeVar("F", bound=FalseColourEvidence)

Meeting = tuple[Candidate, Candidate]

_MOST_CHOICES = 10


class OnePairTelling(ColouringTelling[C]):
    """A telling of one pair of colours; where that is long, of a part of it first."""

    def coloured(self, scene: Scene[C], /) -> Sequence[Shown]:
        return [self.whole(scene)]

    def told(self, scene: Scene[C]) -> Sequence[Shown]:
        return [self.part(scene)]

    def along(self, scene: Scene[C], is_whole: bool) -> Shown:
        """What the conclusion needs of the pair, or as little as will show the idea."""
        raise NotImplementedError

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

    def argument(self, scene: Scene[ColourTrapEvidence]) -> Passage:
        pair, whole, digit = self.part(scene), self.whole(scene), scene.evidence.focus_digit
        right = say(", one of which is ", "right" if digit is None else digit)
        lines, sightings = lines_of([pair]), scene.evidence.sightings
        if len(pair.links) == len(whole.links):
            return say(lines, sentence_case(sights(scene, sightings, [pair], right)))
        here = [each for each in sightings if {*each.ends} <= {*pair.colours[0], *pair.colours[1]}]
        there = [each for each in sightings if each not in here]
        return phrase(
            "{}{}. {} and {}{} over {} more such choices. {}",
            lines,
            sentence_case(sights(scene, here, [pair], right)),
            *pair.letters,
            states(" go on", TwoColours(*whole.colours)),
            number_of(whole.links[len(pair.links) :]),
            sentence_case(sights(scene, there, [whole], lines_have_all=False)),
        )

    def consequence(self, scene: Scene[ColourTrapEvidence]) -> Passage:
        return those_named(scene, scene.evidence.sightings)

    def reason(self, scene: Scene[ColourTrapEvidence]) -> Passage:
        text = "that is {}: {} by turns; one of the two is right, and what both rule out goes"
        return phrase(text, with_article(scene.technique), painted(scene))

    def along(self, scene: Scene[ColourTrapEvidence], is_whole: bool) -> Shown:
        """The shortest walk, and what joins the ends of the others to it."""
        sightings = scene.evidence.sightings
        walk = min((each.walk for each in sightings), key=len)
        pair = scene.evidence.colours.led_by(walk[0])
        ends = [end for each in sightings for end in each.ends] if is_whole else ()
        return shown(scene, pair, letters_for(scene.size)[0], [walk], ends)


class FalseColourTelling(OnePairTelling[F]):
    """A telling of a colour, the first, that is false for a reason of its own."""

    def argument(self, scene: Scene[F]) -> Passage:
        return say(lines_of(self.told(scene)), self.refutation(scene))

    def consequence(self, scene: Scene[F]) -> Passage:
        shown, whole = self.part(scene), self.whole(scene)
        more, gone = whole.links[len(shown.links) :], in_sentences(scene.action)
        gone = say(". " if ". " in gone.text else ": ", gone)
        if not more:
            return phrase("{} is wrong{}", shown.letters[0], gone)
        join_to_it = states(" join to it", TwoColours(*whole.colours))
        text = "{} is wrong, and so is what {} more such choices{}{}"
        return phrase(text, shown.letters[0], number_of(more), join_to_it, gone)

    def along(self, scene: Scene[F], is_whole: bool) -> Shown:
        """All of the false colour; or as much as refutes it."""
        pair = scene.evidence.colour_pairs[0]
        targets = pair.one if is_whole else ()
        return shown(scene, pair, letters_for(scene.size)[0], self.walks(scene), targets)

    def refutation(self, scene: Scene[F]) -> Passage:
        """Why the colour cannot be the right one."""
        raise NotImplementedError

    def walks(self, scene: Scene[F]) -> Sequence[Sequence[Candidate]]:
        """Along what the refutation goes."""
        raise NotImplementedError


@tells(ColourWrapEvidence)
class ColourWrapTelling(FalseColourTelling[ColourWrapEvidence]):
    """A colour sees itself."""

    def walks(self, scene: Scene[ColourWrapEvidence]) -> Sequence[Sequence[Candidate]]:
        return [scene.evidence.walk]

    def refutation(self, scene: Scene[ColourWrapEvidence]) -> Passage:
        one, other = scene.evidence.walk[0], scene.evidence.walk[-1]
        colour = letters_for(scene.size)[0][0]
        if one.cell == other.cell:
            digits = listing(sorted((one.digit, other.digit)))
            return phrase("But {} would put both {} into {}", colour, digits, one.cell)
        cells = one.cell, other.cell
        text = "But {}, both {} in {},{} each other"
        sees = states(" see", SeeEachOther(cells))
        return phrase(text, listing(cells), one.digit, colour, sees)

    def reason(self, scene: Scene[ColourWrapEvidence]) -> Passage:
        one, other = scene.evidence.walk[0], scene.evidence.walk[-1]
        colour = letters_for(scene.size)[0][0]
        text = "that is {}: {} by turns, and {}; so all of {} goes"
        if one.cell == other.cell:
            clash = phrase("{} comes to fill {} twice", colour, one.cell)
        else:
            clash = phrase("two {} in {} come to see each other", several(one.digit, 2), colour)
        return phrase(text, with_article(scene.technique), painted(scene), clash, colour)


@tells(ColourDeadEndEvidence)
class ColourDeadEndTelling(FalseColourTelling[ColourDeadEndEvidence]):
    """A colour leaves nothing for something."""

    def walks(self, scene: Scene[ColourDeadEndEvidence]) -> Sequence[Sequence[Candidate]]:
        pair, (first, *others) = scene.evidence.colour_pairs[0], self.rulers(scene)
        return [[first], *(path(scene, pair, first, other) for other in others)]

    def refutation(self, scene: Scene[ColourDeadEndEvidence]) -> Passage:
        rulers, truth = self.rulers(scene), scene.evidence.emptied
        without = emptied(truth, rulers)
        if isinstance(truth, HouseConstraint):
            no_place = states(" no place", without)
            lost = phrase("{}{} for {}", truth.house, no_place, a_digit(truth.digit))
        else:
            cell = truth.cell if isinstance(truth, CellConstraint) else None
            lost = phrase("{}{}", cell, states(" nothing", without))
        clauses = [self._ruled_out(scene, ruler, lost_to) for ruler, lost_to in rulers.items()]
        colour = letters_for(scene.size)[0][0]
        return phrase("But {} would leave {}: {}", colour, lost, listing(clauses))

    def _ruled_out(
        self, scene: Scene[ColourDeadEndEvidence], ruler: Candidate, lost: Sequence[Candidate]
    ) -> Passage:
        """`the 7 in r4c6 rules out r4c2`, or of a cell `the 4 in r6c4 rules out its 4`."""
        if isinstance(scene.evidence.emptied, CellConstraint):
            what = phrase("{} there", listing(c.digit for c in lost))
        else:
            what = listing(c.cell for c in lost if c.cell != ruler.cell)
        if not what:
            return phrase("{} is {}", ruler.cell, ruler.digit)
        return phrase("the {} in {} rules out {}", ruler.digit, ruler.cell, what)

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

    def reason(self, scene: Scene[ColourDeadEndEvidence]) -> Passage:
        truth = scene.evidence.emptied
        text = "that is {}: {} by turns, and {} leaves {} without {}; so all of {} goes"
        what = say("a digit")
        where = truth.cell if isinstance(truth, CellConstraint) else None
        if isinstance(truth, HouseConstraint):
            where, what = truth.house, a_digit(truth.digit)
        name, colour = with_article(scene.technique), letters_for(scene.size)[0][0]
        return phrase(text, name, painted(scene), colour, where, what, colour)


@tells(ColourPairsEvidence)
class ColourPairsTelling(ColouringTelling[ColourPairsEvidence]):
    """Two pairs of colours meet."""

    def argument(self, scene: Scene[ColourPairsEvidence]) -> Passage:
        told = (self._told(scene, *each) for each in self._by_meeting(scene).items())
        return say(lines_of(self.coloured(scene)), join(told, ". "))

    def consequence(self, scene: Scene[ColourPairsEvidence]) -> Passage:
        return those_named(scene, scene.evidence.sightings)

    def reason(self, scene: Scene[ColourPairsEvidence]) -> Passage:
        one, other = scene.evidence.meetings[0]
        painted_so = phrase("the {} are painted in two pairs of colours", several(one.digit, 2))
        if are_plain(self.coloured(scene)):
            painted_so = phrase("two houses have a pair of {} each", several(one.digit, 2))
        text = (
            "that is {}: {}, and of either pair one is right; where they meet, in {} and {}, not "
            "both are, so one of the other two is"
        )
        return phrase(text, scene.technique, painted_so, one.cell, other.cell)

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
    ) -> Passage:
        """What a meeting leaves, and what sees that."""
        pairs, digit = self.coloured(scene), scene.evidence.focus_digit
        if meeting is None:
            return sights(scene, sightings, pairs, say(", one of which is ", digit))
        met = listing(lettered(scene, each, pairs) for each in meeting)
        see = states(" see", SeeEachOther((meeting[0].cell, meeting[1].cell)))
        text = "{}{} each other and cannot both be {}. That leaves {}, and {}"
        if are_plain(pairs):
            cells = listing((end.cell for end in sightings[0].ends), "or")
            left = phrase("{} to be {}", cells, digit)
        else:
            opposites = [pair.opposite(each) for each in meeting for pair in pairs]
            left = listing(filter(None, opposites), "or")
        return phrase(text, met, see, digit, left, sights(scene, sightings, pairs))


@tells(ColourBetweenEvidence)
class ColourBetweenTelling(ColouringTelling[ColourBetweenEvidence]):
    """A colour sees both of two others."""

    def argument(self, scene: Scene[ColourBetweenEvidence]) -> Passage:
        evidence, pairs, digit = scene.evidence, self.coloured(scene), scene.evidence.focus_digit
        (seer, seen), (other_seer, other_seen) = evidence.meetings
        if seer != other_seer:
            ends = [[lettered(scene, each, pairs) for each in met] for met in evidence.meetings]
            sees = [states(" sees", Sees((c.cell,), (d.cell,))) for c, d in evidence.meetings]
            met = zip(ends, sees, strict=True)
            told = clauses([phrase("{}{} {}", one, see, other) for (one, other), see in met])
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

    def consequence(self, scene: Scene[ColourBetweenEvidence]) -> Passage:
        said, colour = in_sentences(scene.action), letters_for(scene.size)[1][0]
        return said if len(scene.evidence.false) == 1 else phrase("{} is wrong: {}", colour, said)

    def reason(self, scene: Scene[ColourBetweenEvidence]) -> Passage:
        evidence = scene.evidence
        (seer, seen), (_, other_seen) = evidence.meetings
        if are_plain(self.coloured(scene)):
            text = "that is {}: one of {} and {} is {}, and {} sees it, whichever it is"
            cells = seen.cell, other_seen.cell
            return phrase(text, scene.technique, *cells, evidence.focus_digit, seer.cell)
        text = "that is {}: {} one of which is right, and {} is wrong beside either"
        what = phrase("a third colour, {},", letters_for(scene.size)[1][0])
        if len(evidence.false) == 1:
            what = phrase("{} in {}", a_digit(seer.digit), seer.cell)
        return phrase(text, scene.technique, painted(scene), what)

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
