"""Answers and rulings in words: what is so, and the reason for it in a voice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from sudologue.coach.claim import Answer, Claim
from sudologue.coach.reason_search import ClaimMasks
from sudologue.coach.search_check import ClaimCheck, claim_shown, denial_of
from sudologue.errors import expect
from sudologue.inference import Action, Elimination, Inference, Placement, SolveResult, TraceStep
from sudologue.model import Board
from sudologue.narration import Narrator, Passage, say, voice_named
from sudologue.narration.notations import Notation, all_in_notation, notation_named
from sudologue.narration.phrasing.english import clauses, sentence
from sudologue.narration.phrasing.passage import Part, phrase
from sudologue.narration.steps.clashes import nothing_goes_on
from sudologue.narration.steps.conclusions import conclusion
from sudologue.narration.steps.proofs import loss, tell_proof

if TYPE_CHECKING:
    from sudologue.coach.explain import Explanation

BY_SEARCH = "Found by search, not by logic: "


def without_solution(board: Board, so: str) -> Passage:
    """That a board has no solution, for what everybody can see or as search found, and so what."""
    if board.dead_end is None:
        return say(BY_SEARCH, "the position has no solution, so ", so, ".")
    seen = nothing_goes_on(board.dead_end)
    return sentence(seen, ", so the position has no solution, and ", so)


def as_text(passages: Iterable[Passage], notation: str | Notation, board: Board) -> str:
    """Passages as plain text, in a notation."""
    from sudologue.rendering import plain_text

    names = notation_named(notation) if isinstance(notation, str) else notation
    expect(names, Notation, "a notation: name one, such as 'a1'")
    return plain_text(all_in_notation(passages, names, board.layout.size))


def narrator_of(voice: str | Narrator) -> Narrator:
    """A voice by its name, or as it is."""
    return voice_named(voice) if isinstance(voice, str) else voice


def pictured(
    words: str, board: Board, inference: Inference | None, proof: SolveResult | None
) -> dict[str, str]:
    """What a notebook shows: the words, and the step that shows it, or the board."""
    from sudologue.narration.steps.scene import scene_of
    from sudologue.rendering.svg import bundle, draw_board, draw_step

    if proof is not None:
        board, inference = proof.board_before(len(proof.steps) - 1), proof.steps[-1].inference
    if inference is None:
        return bundle(words, draw_board(board, candidates=True))
    return bundle(words, draw_step(scene_of(_step(inference, board), board)))


def _step(inference: Inference, board: Board) -> TraceStep:
    return TraceStep(inference, inference.action.apply(board))


def told(inference: Inference, board: Board, narrator: Narrator) -> Passage:
    """An inference on a board, told by itself."""
    return narrator.tell(_step(inference, board), board)


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
            return (say("That is not so.") if reason and is_shown else found, *reason)
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
        return without_solution(explanation.board, "no claim about it says anything")
    if standing.part is not None and standing.against is not None:
        open_part = " Whether it is so in others was not found out."
        found = say(BY_SEARCH, against(standing, explanation.reveal), ".")
        return say(found, None if standing.is_split else open_part)
    claimed = clauses([conclusion(action) for action in explanation.claim.actions])
    if standing.found.is_unique:
        return say(BY_SEARCH, claimed, ". No proof was found within the limits.")
    return say("Whether ", claimed, " was not found out within the limits.")
