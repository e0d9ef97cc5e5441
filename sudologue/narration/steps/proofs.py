"""The proof of one conclusion: told as a story whose steps name each other, or drawn as a tree.

A proof is a trace that holds nothing but what its last step stands on, as `SolveResult.proof`
makes it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from sudologue.inference import SolveResult
from sudologue.model import Board, Candidate
from sudologue.narration.claims.board_claims import Holds, Sees
from sudologue.narration.phrasing.english import count, sentence, steps_named
from sudologue.narration.phrasing.passage import Part, Passage, phrase, say, states, step_number
from sudologue.narration.steps.conclusions import conclusion
from sudologue.narration.steps.scene import scenes_of, technique
from sudologue.narration.voice_registry import Narrator
from sudologue.narration.voices.endings import Caveats, cites_nothing, takes_for_granted
from sudologue.narration.voices.voice import Voice, tell_step


def tell_proof(
    proof: SolveResult, narrator: Narrator, shown: Passage | None = None
) -> Sequence[Passage]:
    """What is shown, the steps with what each of them stands on, and what that comes to.

    That is the conclusion of the last step, unless it is said.
    """
    shown = shown or conclusion(proof.steps[-1].inference.action)
    start = "puzzle" if Caveats.of(proof).start == "the puzzle" else "position"
    told, premises = _steps(proof, narrator), proof.graph.premises
    steps = [_with_premises(*each, start) for each in zip(told, premises.values(), strict=True)]
    return (_opening(proof, shown), *steps, _ending(proof, shown))


def _steps(proof: SolveResult, narrator: Narrator) -> list[Passage]:
    if isinstance(narrator, Voice):
        premises = proof.graph.premises
        scenes = (
            replace(scene, premises=premises[scene.number or 0])
            for scene in scenes_of(proof, narrator.full)
        )
        return [*narrator.steps(scenes)]
    return [tell_step(proof, number, narrator) for number in range(1, len(proof.steps) + 1)]


def _with_premises(passage: Passage, premises: Sequence[int], start: str) -> Passage:
    """`…, by steps 3 and 5` at the end of a line; in brackets after a paragraph."""
    by = phrase("by {}", steps_named(premises)) if premises else None
    if passage.is_line:
        return passage + phrase(", {}", by) if by else passage
    return phrase("{} ({})", passage, sentence(by or f"from the {start} alone"))


def loss(board: Board, candidate: Candidate) -> Passage | None:
    """Which digit on a board bars a candidate: the one in its cell, or one that the cell sees."""
    cell, digit = candidate.cell, candidate.digit
    cannot_be = phrase("{} cannot be {}", cell, digit)
    value = board.value(cell)
    if value is not None:
        return sentence(cannot_be, states(", since it is ", Holds((cell,), value)), value)
    holders = [peer for peer in board.layout.peers(cell) if board.value(peer) == digit]
    if not holders:
        return None
    holder = min(holders)
    sees = states(", since it sees ", Sees((cell,), (holder,)))
    which_is = states(", which is ", Holds((holder,), digit))
    return sentence(cannot_be, sees, holder, which_is, digit)


def _opening(proof: SolveResult, shown: Passage) -> Passage:
    steps = len(proof.steps)
    if steps == 1:
        return phrase("Why {}: one step shows it.", shown)
    how = "one after the other"
    if proof.depth < steps:
        how = f"and the longest line of reasoning among them has {count(proof.depth, 'step')}"
    return phrase("Why {}: {} lead there, {}.", shown, count(steps, "step"), how)


def _ending(proof: SolveResult, shown: Passage) -> Passage:
    caveats = Caveats.of(proof)
    start, assuming, unfounded = caveats.start, caveats.assuming, caveats.unfounded
    if unfounded:
        fault = f"{cites_nothing(unfounded)}, so nothing is proved"
        return sentence(steps_named(unfounded), fault)
    if assuming:
        granted = takes_for_granted(assuming, f"{start} has one solution; if it has, ")
        return sentence(steps_named(assuming), granted, shown, " there")
    return phrase("Every step is forced: in whatever solution {} has, {}.", start, shown)


# ------------------------------------------------------------------------------------------ trees


@dataclass(frozen=True)
class Branches:
    """What a tree is drawn with: the way past a branch, to a branch, and to the last one."""

    past: str
    to: str
    to_last: str
    under_last: str = "   "


LINES = Branches("│  ", "├─ ", "└─ ")
ASCII = Branches("|  ", "|- ", "`- ")


def proof_tree(proof: SolveResult, branches: Branches = LINES) -> Iterator[Passage]:
    """The proof as a tree, from what it shows down to the puzzle, each step in full only once."""
    premises = proof.graph.premises
    drawn: set[int] = set()
    # what is still to be drawn, the next at the end: the step, its own lead, and that of its own
    waiting = [(len(proof.steps), "", "")]
    while waiting:
        number, lead, under = waiting.pop()
        inference = proof.steps[number - 1].inference
        folded = number in drawn and bool(premises[number])
        said: list[Part] = [lead, step_number(number), ". ", conclusion(inference.action)]
        said += [" (see above)"] if folded else [": ", technique(inference.rule)]
        yield say(*said).as_line()
        if not folded:
            drawn.add(number)
            to, past = branches.to_last, branches.under_last
            for premise in reversed(premises[number]):
                waiting.append((premise, under + to, under + past))
                to, past = branches.to, branches.past
