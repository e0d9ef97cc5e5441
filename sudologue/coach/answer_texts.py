"""Explanations and rulings in words: what is so, why, and what a reason given leaves open."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from sudologue.coach.claim import Answer, Claim, Finding
from sudologue.coach.given_reason import Cited
from sudologue.coach.reason_search import ClaimMasks
from sudologue.coach.search_check import ClaimCheck, claim_shown, denial_of
from sudologue.inference import (
    Action,
    CellConstraint,
    ClueConstraint,
    Elimination,
    HouseConstraint,
    Inference,
    Placement,
    TraceStep,
)
from sudologue.model import Board, Candidate, Clue, House
from sudologue.narration import Narrator, Passage, Role
from sudologue.narration.phrasing.filling import Speaker, when
from sudologue.narration.phrasing.passage import Part, say
from sudologue.narration.steps.clashes import nothing_goes_on
from sudologue.narration.steps.conclusions import Candidates, Conclusion
from sudologue.narration.steps.proofs import loss, tell_proof
from sudologue.narration.steps.scene import technique
from sudologue.narration.voice_registry import narrator_of

if TYPE_CHECKING:
    from sudologue.coach.explain import Explanation
    from sudologue.coach.judge import Ruling

_answers = Speaker(__name__)

_NAMES_TOLD = 3
_SURVIVING_TOLD = 9


def _without_solution(board: Board) -> Passage:
    """That a board has no solution, for what everybody can see or as search found, and so what."""
    seen = None if board.dead_end is None else nothing_goes_on(board.dead_end)
    return _answers.say("no_solution", *when(seen=seen), seen=seen)


def _by_search(found: Passage) -> Passage:
    """What was found by search, with that it was."""
    return _answers.say("by_search", found=found)


def told(inference: Inference, board: Board, narrator: Narrator) -> Passage:
    """An inference on a board, told by itself."""
    return narrator.tell(TraceStep(inference, inference.action.apply(board)), board)


def claimed(claim: Claim) -> Passage:
    """A claim in a clause or two."""
    return _answers.say("claim", conclusions=[Conclusion(action) for action in claim.actions])


def must_be(candidate: Candidate) -> Passage:
    """What comes before the reason why a candidate is true."""
    return _answers.say("must_be", cell=candidate.cell, digit=candidate.digit)


# ----------------------------------------------------------------------------------- explanations


def explained(explanation: Explanation, voice: str | Narrator) -> tuple[Passage, ...]:
    """The answer, and the reason for it."""
    narrator, standing = narrator_of(voice), explanation.standing
    reason = _reason(explanation, narrator)
    match explanation.verdict:
        case Answer.PROVED_NOW | Answer.PROVED_LATER:
            return reason
        case Answer.MUST_BE if standing.part is not None:
            (candidate,) = standing.part.candidates
            return (must_be(candidate), *reason)
        case Answer.FALSE:
            is_shown = explanation.trace is None or not explanation.reveal
            if reason and is_shown:
                return (_answers.say("no", why=reason[0]), *reason[1:])
            return (_by_search(against(standing, explanation.reveal)), *reason)
        case Answer.NEEDS_UNIQUENESS:
            return (*reason, _granted(explanation))
        case _:
            return (_undecided(explanation),)


def _reason(explanation: Explanation, narrator: Narrator) -> tuple[Passage, ...]:
    """What shows the claim, or the opposite of the part that is wrong."""
    shown, board = claim_shown(explanation.claim, explanation.standing), explanation.board
    inference, proof = explanation.inference, explanation.proof
    if inference is not None:
        after = inference.action.apply(board)
        return (*_losses(shown, inference.action, after), told(inference, board, narrator))
    if proof is not None:
        last = proof.steps[-1].inference.action
        return (*_losses(shown, last, proof.final_board), *tell_proof(proof, narrator))
    is_shown = ClaimMasks.of(shown, board).is_settled
    return tuple(at_once(part, board) for part in shown.parts) if is_shown else ()


def _losses(shown: Claim, action: Action, after: Board) -> list[Passage]:
    """What placed digits make of candidates that no conclusion names."""
    named = action.candidates if isinstance(action, Elimination) else ()
    losses = (loss(after, candidate) for candidate in shown.ruled_out if candidate not in named)
    return [lost for lost in losses if lost is not None]


def at_once(part: Action, board: Board) -> Passage:
    """What the board shows by itself."""
    (candidate,) = part.candidates
    cell, digit = candidate.cell, candidate.digit
    if isinstance(part, Placement):
        how = "given" if board.is_given(cell) else "placed"
        return _answers.say("at_once", how, cell=cell, digit=digit)
    return loss(board, candidate) or _answers.say("at_once", cell=cell, digit=digit)


def against(standing: ClaimCheck, reveal: bool) -> Passage:
    """What search found against a claim; the solution in which it is otherwise on demand alone."""
    part, solution = standing.part, standing.against
    assert part is not None
    assert solution is not None
    cases = when(
        shown=reveal,
        split=standing.agreeing is not None,
        unknown=not standing.is_known,
        joint=standing.is_joint and standing.is_known,
        only=standing.found.is_unique,
    )
    both = [_in_solution(part, each) for each in (solution, standing.agreeing) if each]
    return _answers.say(
        "against",
        *cases,
        claim=Conclusion(part),
        denial=Conclusion(denial_of(part)),
        solution=_in_solution(part, solution, but=True),
        solutions=both,
    )


def _in_solution(part: Action, solution: Board, but: bool = False) -> Passage:
    """`r3c4 is 7, not 5, in the solution 5346…`: what a solution makes of a cell."""
    (candidate,) = part.candidates
    cell, digit = candidate.cell, candidate.digit
    value, line = solution.value(cell) or 0, solution.to_string()
    cases = when(otherwise=but and value != digit)
    return _answers.say("in_solution", *cases, cell=cell, value=value, digit=digit, line=line)


def _granted(explanation: Explanation) -> Passage:
    """What a reason takes for granted that is not so, or that nobody has shown."""
    standing = explanation.standing
    found = None
    if standing.part is not None and standing.against is not None:
        found = _by_search(against(standing, explanation.reveal))
    return _answers.say("granted", *when(several=found), found=found)


def _undecided(explanation: Explanation) -> Passage:
    standing = explanation.standing
    if standing.found.has_none:
        return _without_solution(explanation.board)
    if standing.part is not None and standing.against is not None:
        found = _by_search(against(standing, explanation.reveal))
        return _answers.say("undecided", "against", *when(split=standing.is_split), found=found)
    cases = when(only=standing.found.is_unique)
    return _answers.say("undecided", *cases, claim=claimed(explanation.claim))


# ---------------------------------------------------------------------------------------- rulings


def ruled(ruling: Ruling, voice: str | Narrator) -> tuple[Passage, ...]:
    """What a ruling says, in a passage or two."""
    lead: tuple[Passage, ...] = ()
    if ruling.standing.found.has_none:
        lead = (_without_solution(ruling.board),)
        if ruling.board.masks.clash is not None or ruling.verdict is not Finding.VALID:
            return lead
    match ruling.verdict:
        case Finding.VALID:
            return (*lead, *_valid(ruling, narrator_of(voice)))
        case Finding.TRUE_BUT_UNPROVED:
            return (*lead, *_unproved(ruling))
        case Finding.FALSE:
            return (_false(ruling),)


def _valid(ruling: Ruling, narrator: Narrator) -> tuple[Passage, ...]:
    if ruling.inference is not None:
        return (_that_was(ruling.inference.rule, told(ruling.inference, ruling.board, narrator)),)
    claim = claimed(ruling.claim)
    if ruling.grounds is None or ruling.grounds.evidence is None or ruling.is_at_once:
        return (_answers.say("board_shows", claim=claim),)
    grounds = _grounds(ruling)
    enough = _answers.say("enough", *when(named=grounds), grounds=grounds, claim=claim)
    return (enough, *_names(ruling))


def _that_was(rule: str, passage: Passage) -> Passage:
    """`That was a Skyscraper. In rows …`: a step told, after the name of its rule.

    Voices that have a line for each step name the rule in it.
    """
    if passage.is_line:
        return passage
    first, *others = passage.spans
    title = technique(rule)
    if first.role is Role.RULE and first.text == title.text:
        return Passage((*_answers.say("that_was", rule=title).spans, *others), passage.form)
    return _answers.say("that_was", "told", rule=title, told=passage)


def _unproved(ruling: Ruling) -> tuple[Passage, ...]:
    standing = ruling.standing
    is_sure = standing.is_known and bool(standing.found.found)
    cases = when(sure=is_sure, without_reason=ruling.grounds is None)
    return (_answers.say("unproved", *cases, fault=_fault(ruling)), *_names(ruling))


def _fault(ruling: Ruling) -> Passage:
    """What is wrong with the reason."""
    grounds = ruling.grounds
    rule = technique(grounds.rule) if grounds and grounds.rule else None
    cases = when(late=not ruling.in_time, without_reason=grounds is None, rule=rule)
    if cases:
        return _answers.say("fault", *cases, rule=rule)
    named = _grounds(ruling)
    left_open = _left_open(ruling)
    return _answers.say("fault", *when(named=named), grounds=named, left_open=left_open)


def _left_open(ruling: Ruling) -> Passage:
    """The case that the reason leaves open."""
    part, surviving = ruling.part, ruling.surviving
    if part is None or not surviving:
        return say(ruling.refusal)
    (candidate,) = part.candidates
    others = [other for other in surviving if other != candidate]
    counts = Counter(one.cell for one in surviving)
    crowded = sorted(cell for cell, digits in counts.items() if digits > 1)
    cases = when(
        placed=isinstance(part, Placement),
        crowded=others and crowded,
        others=others and not crowded,
        more=not crowded and len(others) > _SURVIVING_TOLD,
    )
    return _answers.say(
        "left_open",
        *cases,
        cell=candidate.cell,
        digit=candidate.digit,
        crowded=crowded,
        others=Candidates(tuple(others[:_SURVIVING_TOLD])),
    )


def _names(ruling: Ruling) -> tuple[Passage, ...]:
    """What we call the step, where a rule makes it."""
    names = [technique(name) for name in ruling.named_as[:_NAMES_TOLD]]
    told = (_answers.say("names", names=names),) if names else ()
    return told if ruling.names_all else (*told, _answers.say("names_open"))


def _false(ruling: Ruling) -> Passage:
    standing, board = ruling.standing, ruling.board
    shown = claim_shown(ruling.claim, standing)
    if ClaimMasks.of(shown, board).is_settled:
        return _answers.say("no", why=say(*(at_once(part, board) for part in shown.parts)))
    part = standing.part
    if part is None or ruling.reveal or standing.is_joint or not standing.is_refuted:
        return _answers.say("no", why=_by_search(against(standing, ruling.reveal)))
    (candidate,) = part.candidates
    cases = when(placed=isinstance(part, Placement))
    return _answers.say("refuted", *cases, cell=candidate.cell, digit=candidate.digit)


def _grounds(ruling: Ruling) -> list[Any]:
    """The grounds, to be listed: `row 3, the 5s of box 2 and r3c4`."""
    return [] if ruling.grounds is None else [*map(_cited, ruling.grounds.cited)]


def _cited(cited: Cited) -> Part | Clue:
    match cited:
        case House():
            return cited
        case CellConstraint(cell):
            return cell
        case HouseConstraint(house, digit):
            return _answers.say("digit", house=house, digit=digit)
        case ClueConstraint(clue):
            return clue
        case _:
            return str(cited)
