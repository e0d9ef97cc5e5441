"""One pair of colours: something sees both, or one of them is false for a reason of its own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from sudologue.inference import CellConstraint, HouseConstraint
from sudologue.model import Candidate
from sudologue.narration.claims.board_claims import Numbers, SeeEachOther, emptied
from sudologue.narration.phrasing.english import (
    a_digit,
    listing,
    number_word,
    sentence_case,
    several,
    with_article,
)
from sudologue.narration.phrasing.passage import Passage, phrase, say, states
from sudologue.narration.steps.scene import Scene, cover, once_a_scene
from sudologue.narration.steps.telling import tells
from sudologue.rules.colouring.evidence import (
    ColourDeadEndEvidence,
    Colours,
    ColourTrapEvidence,
    ColourWrapEvidence,
    FalseColourEvidence,
)
from sudologue.rules.colouring.telling.colour_claims import TwoColours
from sudologue.rules.colouring.telling.colouring_telling import (
    ColouringTelling,
    in_sentences,
    painted,
    sights,
    those_named,
)
from sudologue.rules.colouring.telling.colours import (
    Shown,
    choices,
    letters_for,
    lines_of,
    path,
    shown,
)

F = TypeVar("F", bound=FalseColourEvidence)

_MOST_CHOICES = 10


@tells(ColourTrapEvidence)
class ColourTrapTelling(ColouringTelling[ColourTrapEvidence]):
    """Something sees both colours."""

    def observation(self, scene: Scene[ColourTrapEvidence]) -> Passage:
        return choices([self._shown(scene)], scene.evidence.focus_digit)

    def argument(self, scene: Scene[ColourTrapEvidence]) -> Passage:
        pair, whole, digit = self._shown(scene), self._whole(scene), scene.evidence.focus_digit
        right = say(", one of which is ", "right" if digit is None else digit)
        lines, sightings = lines_of([pair]), scene.evidence.sightings
        if len(pair.links) == len(whole.links):
            return say(lines, sentence_case(sights(scene, sightings, [pair], right)))
        here = [each for each in sightings if {*each.ends} <= {*pair.colours[0], *pair.colours[1]}]
        there = [each for each in sightings if each not in here]
        more = whole.links[len(pair.links) :]
        number = states(number_word(len(more)), Numbers(len(more), more))
        return phrase(
            "{}{}. {} and {}{} over {} more such choices. {}",
            lines,
            sentence_case(sights(scene, here, [pair], right)),
            *pair.letters,
            states(" go on", TwoColours(*whole.colours)),
            number,
            sentence_case(sights(scene, there, [whole], lines_have_all=False)),
        )

    def coloured(self, scene: Scene[ColourTrapEvidence]) -> Sequence[Shown]:
        return [self._whole(scene)]

    def consequence(self, scene: Scene[ColourTrapEvidence]) -> Passage:
        return those_named(scene, scene.evidence.sightings)

    def reason(self, scene: Scene[ColourTrapEvidence]) -> Passage:
        text = "that is {}: {} by turns; one of the two is right, and what both rule out goes"
        return phrase(text, with_article(scene.technique), painted(scene))

    @once_a_scene
    def _shown(self, scene: Scene[ColourTrapEvidence]) -> Shown:
        """What all that see both colours need; or, when that is long, what the nearest needs."""
        whole = self._whole(scene)
        if scene.full or len(whole.links) <= _MOST_CHOICES:
            return whole
        return self._along(scene, ())

    @once_a_scene
    def _whole(self, scene: Scene[ColourTrapEvidence]) -> Shown:
        return self._along(scene, [end for each in scene.evidence.sightings for end in each.ends])

    def _along(self, scene: Scene[ColourTrapEvidence], ends: Iterable[Candidate]) -> Shown:
        """The shortest walk, and what joins the ends of the others to it."""
        pair = scene.evidence.colours
        walk = min((each.walk for each in scene.evidence.sightings), key=len)
        if walk[0] in pair.other:
            pair = Colours(pair.other, pair.one)
        return shown(scene, pair, letters_for(scene.size)[0], [walk], ends)


class FalseColourTelling(ColouringTelling[F]):
    """A telling of a colour, the first, that is false for a reason of its own."""

    def observation(self, scene: Scene[F]) -> Passage:
        return choices([self._shown(scene)], scene.evidence.focus_digit)

    def argument(self, scene: Scene[F]) -> Passage:
        return say(lines_of([self._shown(scene)]), self.refutation(scene))

    def consequence(self, scene: Scene[F]) -> Passage:
        shown, whole = self._shown(scene), self._whole(scene)
        more = whole.links[len(shown.links) :]
        gone = in_sentences(scene.action)
        gone = say(". " if ". " in gone.text else ": ", gone)
        if not more:
            return phrase("{} is wrong{}", shown.letters[0], gone)
        number = states(number_word(len(more)), Numbers(len(more), more))
        join_to_it = states(" join to it", TwoColours(*whole.colours))
        return phrase(
            "{} is wrong, and so is what {} more such choices{}{}",
            *(shown.letters[0], number, join_to_it, gone),
        )

    def coloured(self, scene: Scene[F]) -> Sequence[Shown]:
        return [self._whole(scene)]

    def refutation(self, scene: Scene[F]) -> Passage:
        """Why the colour cannot be the right one."""
        raise NotImplementedError

    def walks(self, scene: Scene[F]) -> Sequence[Sequence[Candidate]]:
        """Along what the refutation goes."""
        raise NotImplementedError

    @once_a_scene
    def _shown(self, scene: Scene[F]) -> Shown:
        """All of the false colour; or, when that is long, as much as refutes it."""
        whole = self._whole(scene)
        if scene.full or len(whole.links) <= _MOST_CHOICES:
            return whole
        part = shown(scene, self._pair(scene), letters_for(scene.size)[0], self.walks(scene))
        return part if part.links else whole  # a single candidate is refuted without a choice

    @once_a_scene
    def _whole(self, scene: Scene[F]) -> Shown:
        pair = self._pair(scene)
        return shown(scene, pair, letters_for(scene.size)[0], self.walks(scene), pair.one)

    def _pair(self, scene: Scene[F]) -> Colours:
        return Colours(scene.evidence.false, scene.evidence.true)


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
        first, *others = self.rulers(scene)
        pair = self._pair(scene)
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
            return phrase("the {} in {} rules out {}", ruler.digit, ruler.cell, what)
        elsewhere = [c.cell for c in lost if c.cell != ruler.cell]
        if not elsewhere:
            return phrase("{} is {}", ruler.cell, ruler.digit)
        return phrase("the {} in {} rules out {}", ruler.digit, ruler.cell, listing(elsewhere))

    def rulers(self, scene: Scene[ColourDeadEndEvidence]) -> dict[Candidate, list[Candidate]]:
        """A few of the colour that together rule out all that is left, and what each rules out."""
        layout, evidence = scene.layout, scene.evidence
        left = evidence.emptied.mask(layout) & scene.before.live
        seen = {
            number: layout.seen_masks[layout.candidate_number(c.cell, c.digit)] & left
            for number, c in enumerate(evidence.false)
        }
        rulers: dict[Candidate, list[Candidate]] = {}
        for number in sorted(cover(seen, left)[0]):
            rulers[evidence.false[number]] = list(layout.candidates_in(seen[number] & left))
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
