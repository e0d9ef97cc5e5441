"""The proof of one conclusion: told as a story whose steps name each other, or drawn as a tree.

A proof is a trace that holds nothing but what its last step stands on, as `SolveResult.proof`
makes it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace

from sudologue.inference import SolveResult
from sudologue.model import Board, Candidate
from sudologue.narration.claims.board_claims import Holds, Sees
from sudologue.narration.phrasing.filling import Speaker, as_sentence, when
from sudologue.narration.phrasing.passage import Passage, say, step_number
from sudologue.narration.steps.conclusions import Conclusion, conclusion
from sudologue.narration.steps.scene import scenes_of, technique
from sudologue.narration.voice_registry import Narrator
from sudologue.narration.voices.endings import Caveats
from sudologue.narration.voices.voice import Voice, tell_step

_proofs = Speaker(__name__)


def tell_proof(
    proof: SolveResult, narrator: Narrator, shown: Passage | None = None
) -> Sequence[Passage]:
    """What is shown, the steps with what each of them stands on, and what that comes to.

    That is the conclusion of the last step, unless it is said.
    """
    shown = shown or conclusion(proof.steps[-1].inference.action)
    told, premises = _steps(proof, narrator), proof.graph.premises
    start = _start(Caveats.of(proof))
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


def _start(caveats: Caveats) -> Collection[str]:
    """Whether it starts from a `position` and no puzzle."""
    return when(position=caveats.start != "the puzzle")


def _with_premises(told: Passage, premises: Sequence[int], start: Collection[str]) -> Passage:
    """`…, by steps 3 and 5` at the end of a line; in brackets after a paragraph."""
    if not told.is_line:
        cases = when(alone=not premises)
        return _proofs.say("step", *cases, *start, told=told, premises=premises)
    return _proofs.say("in_line", told=told, premises=premises).as_line() if premises else told


def loss(board: Board, candidate: Candidate) -> Passage | None:
    """Which digit on a board bars a candidate: the one in its cell, or one that the cell sees."""
    cell, digit = candidate.cell, candidate.digit
    value = board.value(cell)
    if value is not None:
        names = {"cell": cell, "digit": digit, "value": value, "holds": Holds((cell,), value)}
        return as_sentence(_proofs.say("loss", "filled", **names))
    holders = [peer for peer in board.layout.peers(cell) if board.value(peer) == digit]
    if not holders:
        return None
    holder = min(holders)
    sees, holds = Sees((cell,), (holder,)), Holds((holder,), digit)
    names = {"cell": cell, "digit": digit, "holder": holder, "sees": sees, "holds": holds}
    return as_sentence(_proofs.say("loss", **names))


def _opening(proof: SolveResult, shown: Passage) -> Passage:
    steps = len(proof.steps)
    cases = when(one=steps == 1, branching=proof.depth < steps)
    return _proofs.say("opening", *cases, shown=shown, steps=steps, depth=proof.depth)


def _ending(proof: SolveResult, shown: Passage) -> Passage:
    caveats = Caveats.of(proof)
    start = _proofs.say("start", *_start(caveats))
    if caveats.unfounded:
        told = _proofs.say("ending", "unfounded", steps=caveats.unfounded)
    elif caveats.assuming:
        told = _proofs.say("ending", "assuming", steps=caveats.assuming, start=start, shown=shown)
    else:
        return _proofs.say("ending", start=start, shown=shown)
    return as_sentence(told)


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
        told = _proofs.say(
            "branch",
            *when(folded=folded),
            number=step_number(number),
            conclusion=Conclusion(inference.action),
            technique=technique(inference.rule),
        )
        yield say(lead, told).as_line()
        if not folded:
            drawn.add(number)
            to, past = branches.to_last, branches.under_last
            for premise in reversed(premises[number]):
                waiting.append((premise, under + to, under + past))
                to, past = branches.to, branches.past
