"""Explanations and rulings in words: what is so, why, and what a reason given leaves open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from sudologue.coach.claim import Answer, Claim, Finding
from sudologue.coach.given_reason import Cited
from sudologue.coach.reason_search import ClaimMasks, ReasonSearch
from sudologue.coach.search_check import ClaimCheck, claim_shown
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
from sudologue.inference.inference import Single
from sudologue.model import Board, Clue, House
from sudologue.narration import Narrator, Passage
from sudologue.narration.phrasing.filling import Speaker, as_sentence, when
from sudologue.narration.phrasing.passage import Part
from sudologue.narration.steps.clashes import nothing_goes_on
from sudologue.narration.steps.conclusions import Candidates, Conclusion
from sudologue.narration.steps.parts import told_unnamed
from sudologue.narration.steps.proofs import loss, reason_of_single, tell_proof
from sudologue.narration.steps.scene import scene_of, technique
from sudologue.narration.steps.telling import telling_for
from sudologue.narration.voice_registry import narrator_of
from sudologue.narration.voices.conversational import Conversational

if TYPE_CHECKING:
    from sudologue.coach.explain import Explanation
    from sudologue.coach.judge import Ruling

_answers = Speaker(__name__)

_NAMES_TOLD = 3
_STEPS_SHOWN, _WORDS_SHOWN = 10, 150
"""So long a proof is shown that something is false: who claims it does not ask for the solution."""


def claimed(claim: Claim) -> Passage:
    """A claim in a clause or two."""
    return _answers.say("claim", conclusions=[Conclusion(action) for action in claim.actions])


def by_rule(
    inference: Inference, board: Board, narrator: Narrator, is_named: bool = False
) -> Passage:
    """A step by itself, with its name at the end; that of a single only if it `is_named`."""
    step = TraceStep(inference, inference.action.apply(board))
    if isinstance(narrator, Conversational) and isinstance(inference.evidence, Single):
        reason = as_sentence(reason_of_single(scene_of(step, board), "alone"))
    else:
        reason = told_unnamed(step, board, narrator)
    if reason.is_line or (isinstance(inference.evidence, Single) and not is_named):
        return reason
    return _answers.say("by_rule", reason=reason, rule=technique(inference.rule))


# ----------------------------------------------------------------------------------- explanations


def explained(explanation: Explanation, voice: str | Narrator) -> Sequence[Passage]:
    """The answer, and the reason for it."""
    narrator, standing, reveal = narrator_of(voice), explanation.standing, explanation.reveal
    part, is_proved = standing.part, explanation.trace is not None
    match explanation.verdict:
        case Answer.PROVED_NOW | Answer.PROVED_LATER:
            return _reasoned("yes", explanation, narrator)
        case Answer.MUST_BE if part is not None and is_proved:
            (right,) = part.candidates
            return _reasoned("must_be", explanation, narrator, cell=right.cell, digit=right.digit)
        case Answer.FALSE if is_proved and reveal:
            found = _answers.say("no", told=[against(standing, reveal)])
            return (found, *_reasoned("because", explanation, narrator))
        case Answer.FALSE | Answer.MUST_BE:
            if not (is_proved or ClaimMasks.of(_shown(explanation), explanation.board).is_settled):
                return (_answers.say("no", told=[against(standing, reveal)]),)
            told = _reasoned("no", explanation, narrator)
            is_full = getattr(narrator, "full", False)
            return told if is_full else (_too_long(explanation, told) or told)
        case Answer.NEEDS_UNIQUENESS:
            found = against(standing, reveal) if standing.against else None
            told = _reasoned("because", explanation, narrator)
            return (*told, _answers.say("granted", *when(several=found), found=found))
        case _:
            return (_undecided(explanation),)


def _shown(explanation: Explanation) -> Claim:
    return claim_shown(explanation.claim, explanation.standing)


def _reasoned(
    answer: str, explanation: Explanation, narrator: Narrator, **names: Any
) -> Sequence[Passage]:
    """An answer, and in the same passage or in lines what shows it."""
    board, proof, inference = explanation.board, explanation.proof, explanation.inference
    if proof is not None:
        steps, last = len(proof.steps), proof.steps[-1].inference.action
        lost = _losses(_shown(explanation), last, proof.final_board)
        names |= {"told": lost, "steps": steps, "shown": Conclusion(last)}
        cases = when(proof=True, lost=lost)
        return tell_proof(proof, narrator, opening=_answers.say(answer, *cases, **names))
    if inference is None:
        told = [at_once(part, board) for part in _shown(explanation).parts]
        return (_answers.say(answer, told=told, **names),)
    lost = _losses(_shown(explanation), inference.action, inference.action.apply(board))
    reason = by_rule(inference, board, narrator)
    if reason.is_line:
        return (_answers.say(answer, told=lost, **names), reason)
    return (_answers.say(answer, told=[*lost, reason], **names),)


def reason_for(explanation: Explanation) -> Sequence[Passage]:
    """What shows on this board that a claim is wrong, if it is not long; nothing, if it is."""
    inference, board = explanation.inference, explanation.board
    if inference is None:
        return ()
    lost = _losses(_shown(explanation), inference.action, inference.action.apply(board))
    told = (by_rule(inference, board, narrator_of("conversational")), *lost)
    return () if _words(told) > _WORDS_SHOWN else told


def _words(told: Iterable[Passage]) -> int:
    return sum(len(passage.text.split()) for passage in told)


def _too_long(explanation: Explanation, told: Sequence[Passage]) -> Sequence[Passage]:
    """What is said of a long proof instead of it."""
    proof, inference = explanation.proof, explanation.inference
    if proof is not None and len(proof.steps) > _STEPS_SHOWN:
        settles = any(isinstance(step.inference.action, Placement) for step in proof.steps)
        steps = len(proof.steps)
        return (_answers.say("long", "proof", *when(settling=settles), steps=steps),)
    if inference is None or _words(told) <= _WORDS_SHOWN:
        return ()
    return (_answers.say("long", rule=technique(inference.rule)),)


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
        how, givens = "given" if board.is_given(cell) else "placed", board.masks.givens.bit_count()
        return _answers.say("at_once", how, cell=cell, digit=digit, givens=givens)
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
    )
    both = [_in_solution(part, each) for each in (solution, standing.agreeing) if each]
    only = when(only=standing.found.is_unique, otherwise=True)
    found = _in_solution(part, solution, *only)
    return _answers.say("against", *cases, claim=Conclusion(part), solution=found, solutions=both)


def _in_solution(part: Action, solution: Board, *cases: str) -> Passage:
    """`r3c4 is 7, not 5, in 5346…`: what a solution makes of a cell."""
    (candidate,) = part.candidates
    cell, digit = candidate.cell, candidate.digit
    value, line = solution.value(cell) or 0, solution.to_string()
    cases = cases if value != digit else tuple(case for case in cases if case != "otherwise")
    return _answers.say("in_solution", *cases, cell=cell, value=value, digit=digit, line=line)


def _undecided(explanation: Explanation) -> Passage:
    standing = explanation.standing
    if standing.found.has_none:
        return _without_solution(explanation.board)
    if standing.part is not None and standing.against is not None:
        found = against(standing, explanation.reveal)
        return _answers.say("undecided", "against", *when(split=standing.is_split), found=found)
    cases = when(only=standing.found.is_unique)
    return _answers.say("undecided", *cases, claim=claimed(explanation.claim))


def _without_solution(board: Board) -> Passage:
    """That a board has no solution, for what everybody can see or as search found, and so what."""
    seen = None if board.dead_end is None else nothing_goes_on(board.dead_end)
    return _answers.say("no_solution", *when(seen=seen), seen=seen)


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
            return (*lead, _unproved(ruling))
        case Finding.FALSE:
            return (_answers.say("not_so", told=[_false(ruling)]),)


def _valid(ruling: Ruling, narrator: Narrator) -> tuple[Passage, ...]:
    board, inference = ruling.board, ruling.inference or ruling.fitting
    if ruling.is_at_once:
        told = [at_once(part, board) for part in ruling.claim.parts]
        return (_answers.say("valid", told=told),)
    if inference is not None:
        reason = by_rule(inference, board, narrator, is_named=True)
        return (reason,) if reason.is_line else (_answers.say("valid", told=[reason]),)
    grounds, names = _grounds(ruling), [technique(name) for name in ruling.named_as[:_NAMES_TOLD]]
    told = [_answers.say("enough", *when(named=grounds), grounds=grounds)]
    told += [_answers.say("names", names=names)] if names else []
    return (_answers.say("valid", told=[*told, *_unasked(ruling)]),)


def _unasked(ruling: Ruling) -> list[Passage]:
    """That not all rules could be asked."""
    return [] if ruling.names_all else [_answers.say("names_open")]


def _unproved(ruling: Ruling) -> Passage:
    standing, grounds = ruling.standing, ruling.grounds
    is_sure = standing.is_known and bool(standing.found.found)
    rule = technique(grounds.rule) if grounds and grounds.rule else None
    cases = when(sure=is_sure, late=not ruling.in_time, without_reason=grounds is None, rule=rule)
    told = [_answers.say("unproved", *cases, rule=rule)]
    if grounds is not None and rule is None:
        told.append(_fault(ruling))
    told += [*([_proof_of(ruling)] if is_sure and ruling.in_time else []), *_unasked(ruling)]
    return _answers.say("ruling", told=[each for each in told if each])


def _fault(ruling: Ruling) -> Passage:
    """The case that the reason leaves open."""
    part, surviving = ruling.part, ruling.surviving
    if part is None or not surviving:
        return _answers.say("fault", "refused", refusal=ruling.refusal)
    (candidate,) = part.candidates
    counts = Counter(one.cell for one in surviving)
    crowded = sorted(cell for cell, digits in counts.items() if digits > 1)
    peers, places = ruling.board.layout.peers(candidate.cell), ruling.other_places
    alike = [one.cell for one in surviving if one.digit == candidate.digit and one.cell in peers]
    linked = [candidate.cell, *alike] if alike and candidate in surviving else []
    house = ruling.house
    grounds = _grounds(ruling)
    cases = when(crowded=crowded, places=places, linked=linked, whole=house in grounds)
    return _answers.say(
        "fault",
        *cases,
        *when(named=grounds),
        crowded=crowded,
        linked=sorted(linked),
        places=places,
        house=house,
        digit=candidate.digit,
        grounds=grounds,
        case=Candidates(surviving),
    )


def _proof_of(ruling: Ruling) -> Passage | None:
    """How to prove it: a rule now, or one when something else is done, or several steps."""
    if ruling.named_inferences:
        found, board = ruling.named_inferences[0], ruling.board
        done: list[Conclusion] = []
    else:
        proof = ReasonSearch(ruling.board, limits=ruling.limits).later(
            ClaimMasks.of(ruling.claim, ruling.board)
        )
        if proof is None:
            return None
        steps = len(proof.steps)
        if steps > _NAMES_TOLD:
            return _answers.say("proved_by", "steps", steps=steps)
        found, board = proof.steps[-1].inference, proof.board_before(steps)
        done = [Conclusion(step.inference.action) for step in proof.steps[:-1]]
    scene = scene_of(TraceStep(found, found.action.apply(board)), board)
    where = telling_for(found.evidence).setting(scene)
    cases = when(later=done, where=". " not in where.text)
    return _answers.say("proved_by", *cases, rule=technique(found.rule), where=where, done=done)


def _false(ruling: Ruling) -> Passage:
    standing, board = ruling.standing, ruling.board
    shown = claim_shown(ruling.claim, standing)
    if ClaimMasks.of(shown, board).is_settled:
        return _answers.say("because", told=[at_once(part, board) for part in shown.parts])
    part = standing.part
    if part is None or ruling.reveal or standing.is_joint or not standing.is_refuted:
        return against(standing, ruling.reveal)
    (candidate,) = part.candidates
    cell, digit = candidate.cell, candidate.digit
    places, other = ruling.other_places, ruling.of_same_cell
    if places:
        return _answers.say("elsewhere", house=ruling.house, digit=digit, places=places)
    if other is not None:
        rule = technique(other.rule)
        return _answers.say("other_conclusion", rule=rule, conclusion=Conclusion(other.action))
    cases = when(placed=isinstance(part, Placement))
    return _answers.say("refuted", *cases, cell=cell, digit=digit)


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
