"""Explanations and rulings in words: what is so, why, and what a reason given leaves open."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

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
from sudologue.model import Board, House
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
from sudologue.narration.steps.clashes import nothing_goes_on
from sudologue.narration.steps.conclusions import candidates_named, conclusion
from sudologue.narration.steps.proofs import loss, tell_proof
from sudologue.narration.steps.scene import technique
from sudologue.narration.voice_registry import narrator_of

if TYPE_CHECKING:
    from sudologue.coach.explain import Explanation
    from sudologue.coach.judge import Ruling

NO_CLAIM = "no claim about it is true or false"
BY_SEARCH = "Found by search, not by logic: "

_NAMES_TOLD = 3
_SURVIVING_TOLD = 9


def without_solution(board: Board, so: str) -> Passage:
    """That a board has no solution, for what everybody can see or as search found, and so what."""
    if board.dead_end is None:
        return say(BY_SEARCH, "the position has no solution, so ", so, ".")
    seen = nothing_goes_on(board.dead_end)
    return sentence(seen, ", so the position has no solution, and ", so)


def told(inference: Inference, board: Board, narrator: Narrator) -> Passage:
    """An inference on a board, told by itself."""
    return narrator.tell(TraceStep(inference, inference.action.apply(board)), board)


def claimed(claim: Claim) -> Passage:
    """A claim in a clause or two."""
    return clauses([conclusion(action) for action in claim.actions])


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
            lead = phrase("{} must be {}, and this is why.", candidate.cell, candidate.digit)
            return (lead, *reason)
        case Answer.FALSE:
            is_shown = explanation.trace is None or not explanation.reveal
            found = say(BY_SEARCH, against(standing, explanation.reveal), ".")
            if reason and is_shown:
                return (say("No. ", reason[0]), *reason[1:])
            return (found, *reason)
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
        how = "is given" if board.is_given(cell) else "was placed beforehand"
        return sentence(cell, " is ", digit, f": the digit {how}")
    barred = sentence(cell, " cannot be ", digit, ": that was ruled out beforehand")
    return loss(board, candidate) or barred


def against(standing: ClaimCheck, reveal: bool) -> Passage:
    """What search found against a claim; the solution in which it is otherwise on demand alone."""
    part, solution = standing.part, standing.against
    assert part is not None
    assert solution is not None
    if standing.agreeing is not None:
        if not reveal:
            return phrase("solutions disagree about whether {}", conclusion(part))
        both = (_in_solution(part, each) for each in (solution, standing.agreeing))
        return phrase("solutions disagree: {}", clauses([*both]))
    shown = _in_solution(part, solution, but=True)
    if not standing.is_known:
        return shown if reveal else say("in some solution it is otherwise")
    if standing.is_joint:
        return say("in no solution is all of that so", *((". ", shown) if reveal else ()))
    if not reveal:
        return conclusion(denial_of(part))
    return say(shown, ", the only one" if standing.found.is_unique else ", and otherwise in none")


def _in_solution(part: Action, solution: Board, but: bool = False) -> Passage:
    """`r3c4 is 7, not 5, in the solution 5346…`: what a solution makes of a cell."""
    (candidate,) = part.candidates
    value = solution.value(candidate.cell) or 0
    instead: Part = say(", not ", candidate.digit) if but and value != candidate.digit else None
    where = f" in the solution {solution.to_string()}"
    return say(candidate.cell, " is ", value, instead, "," if instead else None, where)


def _granted(explanation: Explanation) -> Passage:
    """What a reason takes for granted that is not so, or that nobody has shown."""
    standing = explanation.standing
    if standing.part is not None and standing.against is not None:
        taken = "That takes it for granted that there is one solution, but there are several. "
        return say(taken, BY_SEARCH, against(standing, explanation.reveal), ".")
    return say(
        "That takes it for granted that there is one solution, and no other reason was found."
    )


def _undecided(explanation: Explanation) -> Passage:
    standing = explanation.standing
    if standing.found.has_none:
        return without_solution(explanation.board, NO_CLAIM)
    if standing.part is not None and standing.against is not None:
        open_part = " Whether it is so in others was not found out."
        found = say(BY_SEARCH, against(standing, explanation.reveal), ".")
        return say(found, None if standing.is_split else open_part)
    said = claimed(explanation.claim)
    if standing.found.is_unique:
        return say(BY_SEARCH, said, ". No proof was found within the limits.")
    return say("Whether ", said, " was not found out within the limits.")


# ---------------------------------------------------------------------------------------- rulings


def ruled(ruling: Ruling, voice: str | Narrator) -> tuple[Passage, ...]:
    """What a ruling says, in a passage or two."""
    lead: tuple[Passage, ...] = ()
    if ruling.standing.found.has_none:
        lead = (without_solution(ruling.board, NO_CLAIM),)
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
    if ruling.grounds is None or ruling.grounds.evidence is None or ruling.is_at_once:
        return (sentence(claimed(ruling.claim), ": the board shows it by itself"),)
    reason = _grounds(ruling) or say("the reason given")
    enough = " are enough: " if len(ruling.grounds.cited) > 1 else " is enough: "
    return (sentence_case(say(reason, enough, claimed(ruling.claim), ".")), *_names(ruling))


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
    is_sure = standing.is_known and bool(standing.found.found)
    lead = "True, but " if is_sure else "Whether that is so was not found out, and "
    steps = " 'why' shows the steps." if is_sure and ruling.grounds is None else None
    return (say(lead, _fault(ruling), ".", steps), *_names(ruling))


def _fault(ruling: Ruling) -> Passage:
    """What is wrong with the reason."""
    grounds = ruling.grounds
    if not ruling.in_time:
        rule = technique(grounds.rule) if grounds and grounds.rule else "a rule"
        return phrase("whether {} shows it was not found out within the limits", rule)
    if grounds is None:
        return say("no technique shows it in one step from here")
    if grounds.rule is not None:
        return phrase("{} does not show it here", _named(grounds.rule))
    does = "does" if len(grounds.cited) == 1 else "do"
    reason = _grounds(ruling)
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
    counts = Counter(one.cell for one in surviving)
    crowded = sorted(cell for cell, digits in counts.items() if digits > 1)
    if crowded:
        text = "{}, as long as nothing is said of {}, which takes one digit"
        return phrase(text, supposed, listing(crowded, "or"))
    more = ", and so on" if len(others) > _SURVIVING_TOLD else None
    return say(supposed, ", with ", candidates_named(others[:_SURVIVING_TOLD]), more)


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
        return say("No. ", *(at_once(part, board) for part in shown.parts))
    part = standing.part
    if part is None or ruling.reveal or standing.is_joint or not standing.is_refuted:
        return say("No. ", BY_SEARCH, against(standing, ruling.reveal), ".")
    (candidate,) = part.candidates
    supposed = "with {} ruled out of {}" if isinstance(part, Elimination) else "with {} in {}"
    said = phrase(supposed, candidate.digit, candidate.cell)
    return say("No: ", said, ", the puzzle has no solution (found by search).")


def _grounds(ruling: Ruling) -> Passage | None:
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
