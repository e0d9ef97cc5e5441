"""Answers and rulings in words: what is so, and the reason for it in a voice."""

from __future__ import annotations

from collections.abc import Iterable

from sudologue.coach.claim import Claim
from sudologue.coach.explain import Answer, Explanation, claim_shown
from sudologue.errors import expect
from sudologue.inference import Action, Elimination, Inference, Placement, SolveResult, TraceStep
from sudologue.model import Board
from sudologue.narration import Narrator, Passage, say, voice_named
from sudologue.narration.conclusions import conclusion
from sudologue.narration.english import clauses, sentence
from sudologue.narration.notations import Notation, all_in_notation, notation_named
from sudologue.narration.passage import Part, phrase
from sudologue.narration.proofs import loss, tell_proof

BY_SEARCH = "Found by search, not by logic: "


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
    from sudologue.narration.scene import scene_of
    from sudologue.rendering.display import bundle
    from sudologue.rendering.svg import draw_board, draw_step

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
            return (otherwise(explanation.board, explanation), *reason)
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
        return (told(inference, board, narrator), *_losses(shown, inference.action, after))
    if proof is not None:
        last = proof.steps[-1].inference.action
        return (*tell_proof(proof, narrator), *_losses(shown, last, proof.final_board))
    is_proved = explanation.verdict in (Answer.PROVED_NOW, Answer.FALSE, Answer.MUST_BE)
    return tuple(_at_once(part, board) for part in shown.parts) if is_proved else ()


def _losses(shown: Claim, action: Action, after: Board) -> list[Passage]:
    """What placed digits make of candidates that no conclusion names."""
    named = action.candidates if isinstance(action, Elimination) else ()
    losses = (loss(after, candidate) for candidate in shown.ruled_out if candidate not in named)
    return [lost for lost in losses if lost is not None]


def _at_once(part: Action, board: Board) -> Passage:
    """What the board shows by itself."""
    (candidate,) = part.candidates
    cell, digit = candidate.cell, candidate.digit
    if isinstance(part, Placement):
        how = "is given" if board.is_given(cell) else "was placed beforehand"
        return sentence(cell, " is ", digit, f": the digit {how}")
    barred = sentence(cell, " cannot be ", digit, ": that was ruled out beforehand")
    return loss(board, candidate) or barred


def otherwise(board: Board, found: Explanation) -> Passage:
    """The solution in which a part of the claim is not so."""
    standing = found.standing
    assert standing.part is not None
    assert standing.against is not None
    if is_settled(standing.part, board):
        return say("That is not so.")
    shown = in_solution(standing.part, standing.against)
    if standing.is_joint:
        return say(BY_SEARCH, "in no solution is all of that so. ", shown, ".")
    only = ", the only one" if standing.found.is_unique else ", and otherwise in none"
    return say(BY_SEARCH, shown, only, ".")


def is_settled(part: Action, board: Board) -> bool:
    """Whether a board shows by itself that a part of a claim is not so."""
    (candidate,) = part.candidates
    number = board.layout.candidate_number(candidate.cell, candidate.digit)
    possible = board.live if isinstance(part, Placement) else board.live | ~board.filled
    return not possible >> number & 1


def in_solution(part: Action, solution: Board, but: bool = True) -> Passage:
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
        against = in_solution(standing.part, standing.against)
        taken = "That takes it for granted that there is one solution, but there are several. "
        return say(taken, BY_SEARCH, against, ".")
    return say(
        "That takes it for granted that there is one solution, and no other reason was found."
    )


def _undecided(explanation: Explanation) -> Passage:
    standing = explanation.standing
    if standing.found.has_none:
        return say(BY_SEARCH, "the position has no solution, so no claim about it says anything.")
    if standing.part is not None and standing.against is not None:
        one = in_solution(standing.part, standing.against, but=False)
        if standing.agreeing is None:
            return say(BY_SEARCH, one, ". Whether it is so in others was not found out.")
        other = in_solution(standing.part, standing.agreeing, but=False)
        return say(BY_SEARCH, "solutions disagree: ", clauses([one, other]), ".")
    claimed = clauses([conclusion(action) for action in explanation.claim.actions])
    if standing.found.is_unique:
        return say(BY_SEARCH, claimed, ". No proof was found within the limits.")
    return say("Whether ", claimed, " was not found out within the limits.")
