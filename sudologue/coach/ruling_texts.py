"""Rulings in words: what was claimed, whether it is so, and what the reason given leaves open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sudologue.coach.answer_texts import (
    BY_SEARCH,
    against,
    at_once,
    narrator_of,
    told,
    without_solution,
)
from sudologue.coach.claim import Finding
from sudologue.coach.given_reason import Cited
from sudologue.coach.reason_search import ClaimMasks
from sudologue.coach.search_check import claim_shown
from sudologue.inference import CellConstraint, ClueConstraint, Elimination, HouseConstraint
from sudologue.model import Candidate, Cell, House
from sudologue.narration import Narrator, Passage, Role, say
from sudologue.narration.phrasing.english import (
    clauses,
    clue_name,
    listing,
    sentence,
    sentence_case,
    with_article,
    within,
)
from sudologue.narration.phrasing.passage import Part, phrase
from sudologue.narration.steps.conclusions import candidates_named, conclusion
from sudologue.narration.steps.scene import technique

if TYPE_CHECKING:
    from sudologue.coach.judge import Ruling

_NAMES_TOLD = 3
_SURVIVING_TOLD = 9


def ruled(ruling: Ruling, voice: str | Narrator) -> tuple[Passage, ...]:
    """What a ruling says, in a passage or two."""
    lead: tuple[Passage, ...] = ()
    if ruling.standing.found.has_none:
        lead = (without_solution(ruling.board, "any claim follows from it"),)
        if ruling.board.clash is not None:
            return lead
    match ruling.verdict:
        case Finding.VALID:
            return (*lead, *_valid(ruling, narrator_of(voice)))
        case Finding.TRUE_BUT_UNPROVED:
            return (*lead, *_unproved(ruling))
        case Finding.FALSE:
            return (_false(ruling),)


def _claimed(ruling: Ruling) -> Passage:
    return clauses([conclusion(action) for action in ruling.claim.actions])


def _valid(ruling: Ruling, narrator: Narrator) -> tuple[Passage, ...]:
    if ruling.inference is not None:
        return (_that_was(ruling.inference.rule, told(ruling.inference, ruling.board, narrator)),)
    if ruling.grounds is None or ruling.grounds.evidence is None or ruling.is_at_once:
        return (sentence(_claimed(ruling), ": the board shows it by itself"),)
    reason = _reason(ruling) or say("the reason given")
    enough = " are enough: " if len(ruling.grounds.cited) > 1 else " is enough: "
    return (sentence_case(say(reason, enough, _claimed(ruling), ".")), *_names(ruling))


def _that_was(rule: str, passage: Passage) -> Passage:
    """`That was a Skyscraper. In rows …`: a step told, after the name of its rule.

    Voices that have a line for each step name the rule in it.
    """
    if passage.is_line:
        return passage
    first, *others = passage.spans
    title = technique(rule)
    if first.role is Role.RULE and first.text == title.text:
        return Passage((*say("That was ", _named(rule)).spans, *others), passage.form)
    return say("That was ", _named(rule), ". ", passage)


def _unproved(ruling: Ruling) -> tuple[Passage, ...]:
    standing = ruling.standing
    is_sure = standing.found.has_none or (standing.is_known and bool(standing.found.found))
    lead = "True, but " if is_sure else "Whether that is so was not found out, and "
    return (say(lead, _fault(ruling), "."), *_names(ruling))


def _fault(ruling: Ruling) -> Passage:
    """What is wrong with the reason."""
    grounds = ruling.grounds
    if not ruling.in_time:
        rule = technique(grounds.rule) if grounds and grounds.rule else "a rule"
        return phrase("whether {} makes that conclusion was not found out within the limits", rule)
    if grounds is None:
        return say("no rule that was asked makes that conclusion on this board")
    if grounds.rule is not None:
        return phrase("{} does not make that conclusion on this board", technique(grounds.rule))
    does = "does" if len(grounds.cited) == 1 else "do"
    reason = _reason(ruling)
    alone = say(reason, f" alone {does}") if reason else say("the reason given does")
    return phrase("{} not force it: {}", alone, _left_open(ruling))


def _left_open(ruling: Ruling) -> Passage:
    """The case that the reason leaves open."""
    part, surviving = ruling.part, ruling.surviving
    if part is None or not surviving:
        return say(ruling.refusal)
    (candidate,) = part.candidates
    cell, digit = candidate.cell, candidate.digit
    could_be = "{} could be {}" if isinstance(part, Elimination) else "{} need not be {}"
    supposed = phrase(could_be, cell, digit)
    others = [other for other in surviving if other != candidate]
    if not others:
        return supposed
    crowded = sorted({one.cell for one in surviving if _digits(one.cell, surviving) > 1})
    if crowded:
        text = "{}, as long as nothing is said of {}, which takes one digit"
        return phrase(text, supposed, listing(crowded, "or"))
    more = ", and so on" if len(others) > _SURVIVING_TOLD else None
    return say(supposed, ", with ", candidates_named(others[:_SURVIVING_TOLD]), more)


def _digits(cell: Cell, candidates: Sequence[Candidate]) -> int:
    return sum(candidate.cell == cell for candidate in candidates)


def _names(ruling: Ruling) -> tuple[Passage, ...]:
    """What we call the step, where a rule makes it."""
    names = ruling.named_as[:_NAMES_TOLD]
    rest = () if ruling.names_all else (say("Some rules could not be asked what it is."),)
    if not names:
        return rest
    return (sentence("we would call it ", listing([_named(n) for n in names], "or")), *rest)


def _named(rule: str) -> Passage:
    """`an XY-Wing`; but `Locked Candidates (Pointing)`, of which there is not one."""
    return with_article(technique(rule))


def _false(ruling: Ruling) -> Passage:
    standing, board = ruling.standing, ruling.board
    shown = claim_shown(ruling.claim, standing)
    if ClaimMasks.of(shown, board).is_settled:
        return say("That is not so. ", *(at_once(part, board) for part in shown.parts))
    return say("That is not so. ", BY_SEARCH, against(standing, ruling.reveal), ".")


def _reason(ruling: Ruling) -> Passage | None:
    """The grounds in words: `row 3, the 5s of box 2 and r3c4`."""
    cited = () if ruling.grounds is None else ruling.grounds.cited
    return listing(map(_cited, cited)) if cited else None


def _cited(cited: Cited) -> Part:
    match cited:
        case House():
            return cited
        case CellConstraint(cell):
            return cell
        case HouseConstraint(house, digit):
            return phrase("the {} {}", digit, within(house))
        case ClueConstraint(clue):
            return clue_name(clue)
        case _:
            return str(cited)
