"""Singles: what the house or the cell still needs, and what leaves it no choice."""

from __future__ import annotations

from sudologue.narration.claims.board_claims import IsOpen, OnlyPlaces
from sudologue.narration.phrasing.english import (
    a_digit,
    clauses,
    listing,
    sentence_case,
    with_article,
    within,
)
from sudologue.narration.phrasing.houses_in_words import short_name
from sudologue.narration.phrasing.passage import Passage, phrase, say, states
from sudologue.narration.steps.grounds_of_singles import (
    HiddenGrounds,
    NakedGrounds,
    full_house_claims,
    placed_digits,
)
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.singles.evidence import (
    FullHouseEvidence,
    HiddenSingleEvidence,
    NakedSingleEvidence,
)


@tells(FullHouseEvidence)
class FullHouseTelling(Telling[FullHouseEvidence]):
    """One open cell, one missing digit."""

    def pattern(self, scene: Scene[FullHouseEvidence]) -> Passage:
        return phrase("{} in {}", scene.evidence.digit, short_name(scene.evidence.house))

    def observation(self, scene: Scene[FullHouseEvidence]) -> Passage:
        full = scene.evidence
        is_open, lacks_one = full_house_claims(full.house, full.cell, full.digit)
        has, lacks = states(" has one open cell left", is_open), states(" lacks only", lacks_one)
        return phrase("{}{}, {}, and{} {}", full.house, has, full.cell, lacks, full.digit)

    def reason(self, scene: Scene[FullHouseEvidence]) -> Passage:
        text = (
            "that is {}: {} holds every digit once, so the one cell that is open and the one digit "
            "that is missing belong together"
        )
        return phrase(text, with_article(scene.technique), scene.evidence.house)

    def region(self, scene: Scene[FullHouseEvidence]) -> Passage:
        return say(scene.evidence.house)

    def family(self, scene: Scene[FullHouseEvidence]) -> Passage:
        return say("the last open cell of a house")

    def question(self, scene: Scene[FullHouseEvidence]) -> Passage:
        return phrase("which digit is missing {}", within(scene.evidence.house))

    def setting(self, scene: Scene[FullHouseEvidence]) -> Passage:
        full = scene.evidence
        has = states(" has one open cell left", IsOpen(full.house, (full.cell,)))
        return phrase("{}{}, {}", full.house, has, full.cell)


@tells(NakedSingleEvidence)
class NakedSingleTelling(Telling[NakedSingleEvidence]):
    """Where the cell sees the other digits, and which of them earlier steps ruled out."""

    def pattern(self, scene: Scene[NakedSingleEvidence]) -> Passage:
        return say()

    def place(self, scene: Scene[NakedSingleEvidence]) -> Passage:
        return say()

    def observation(self, scene: Scene[NakedSingleEvidence]) -> Passage:
        grounds = NakedGrounds.of(scene)
        ruled_out = scene.ruled_out(grounds.gone, lambda candidate: candidate.digit)
        if not ruled_out and not grounds.distant:
            return _sees_all_but(grounds)
        seen: list[Passage] = []
        if grounds.houses:
            seen.append(phrase("{} in {}", listing(grounds.seen), listing(grounds.houses)))
        seen += (phrase("{} in {}", digit, cell) for digit, cell in grounds.distant)
        if not seen:
            return phrase("for {}, {}", grounds.cell, clauses(ruled_out))
        sees = phrase("{}{} {}", grounds.cell, states(" sees", *grounds.are_seen), clauses(seen))
        return clauses([sees, *ruled_out])

    def consequence(self, scene: Scene[NakedSingleEvidence]) -> Passage:
        is_single = NakedGrounds.of(scene).is_single
        return phrase("{} {}", states("it is", is_single), scene.evidence.digit)

    def reason(self, scene: Scene[NakedSingleEvidence]) -> Passage:
        text = (
            "that is {}: some digit has to go into {}, and when all but one are ruled out, it is "
            "that one"
        )
        return phrase(text, with_article(scene.technique), scene.evidence.cell)

    def family(self, scene: Scene[NakedSingleEvidence]) -> Passage:
        return say("a cell with one digit left")

    def question(self, scene: Scene[NakedSingleEvidence]) -> Passage:
        return say("which cell sees every digit but one")

    def setting(self, scene: Scene[NakedSingleEvidence]) -> Passage:
        has = states(" can only take one digit", NakedGrounds.of(scene).is_single)
        return phrase("{}{}", scene.evidence.cell, has)


def _sees_all_but(grounds: NakedGrounds) -> Passage:
    if not grounds.houses:
        return phrase("{} has no digit to take but {}", grounds.cell, grounds.digit)
    sees = states(" sees", *grounds.are_seen)
    text = "{}{} every digit but {} in {}"
    return phrase(text, grounds.cell, sees, grounds.digit, listing(grounds.houses))


@tells(HiddenSingleEvidence)
class HiddenSingleTelling(Telling[HiddenSingleEvidence]):
    """Which placed digits see the house's other cells, and which cells earlier steps ruled out."""

    def pattern(self, scene: Scene[HiddenSingleEvidence]) -> Passage:
        return phrase("{} in {}", scene.evidence.digit, short_name(scene.evidence.house))

    def observation(self, scene: Scene[HiddenSingleEvidence]) -> Passage:
        grounds = HiddenGrounds.of(scene)
        needs = phrase("{} still needs {}. ", grounds.house, a_digit(grounds.digit))
        if not grounds.others:
            is_last = states(" is its last open cell", IsOpen(grounds.house, (grounds.cell,)))
            return say(needs, grounds.cell, is_last)
        said: list[Passage] = []
        if grounds.blockers:
            everything = len(grounds.seen) == len(grounds.others)
            seen = _all_others(len(grounds.seen)) if everything else None
            said.append(_see(grounds, seen or listing(grounds.seen)))
        said += scene.ruled_out(grounds.gone, lambda candidate: candidate.cell)
        return say(needs, sentence_case(clauses(said)))

    def consequence(self, scene: Scene[HiddenSingleEvidence]) -> Passage:
        single = scene.evidence
        only = states(" can only go in ", OnlyPlaces(single.digit, (single.house,), (single.cell,)))
        return phrase("the {}{}{}", single.digit, only, single.cell)

    def reason(self, scene: Scene[HiddenSingleEvidence]) -> Passage:
        single = scene.evidence
        text = (
            "that is {}: {} must have {} somewhere, and when all its other cells are ruled out for "
            "it, the last one takes it, whatever else that cell might seem to allow"
        )
        return phrase(text, with_article(scene.technique), single.house, a_digit(single.digit))

    def region(self, scene: Scene[HiddenSingleEvidence]) -> Passage:
        return say(scene.evidence.house)

    def family(self, scene: Scene[HiddenSingleEvidence]) -> Passage:
        return say("a digit with one place left in a house")


def _see(grounds: HiddenGrounds, what: Passage) -> Passage:
    """`The 4s in r2c4 and r7c5 see` what they see."""
    digits = placed_digits(grounds.digit, grounds.blockers)
    see = states(" sees " if len(grounds.blockers) == 1 else " see ", *grounds.are_seen)
    return say(digits, see, what)


def _all_others(number: int) -> Passage:
    if number == 1:
        return say("its only other open cell")
    return say(f"{'both' if number == 2 else 'all'} of its other open cells")
