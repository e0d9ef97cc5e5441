"""The proof of one conclusion: told as a story whose steps cite each other, or drawn as a tree.

A proof is a trace that holds nothing but what its last step stands on, as `SolveResult.proof`
makes it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sudologue.inference import SolveResult
from sudologue.model import Board, Candidate
from sudologue.narration.claims.board_claims import Holds, Sees
from sudologue.narration.phrasing.filling import Speaker, as_sentence, when
from sudologue.narration.phrasing.passage import Passage, at_step, say, step_number
from sudologue.narration.steps.conclusions import Conclusion, conclusion
from sudologue.narration.steps.grounds_of_singles import (
    BlockedHouse,
    NakedGrounds,
    full_house_claims,
)
from sudologue.narration.steps.scene import Scene, scenes_of, technique
from sudologue.narration.voice_registry import Narrator
from sudologue.narration.voices.endings import Caveats
from sudologue.narration.voices.gathered_singles import SinglesTeller, is_single
from sudologue.narration.voices.story import Memory, StoryVoice
from sudologue.narration.voices.teacher import Teacher
from sudologue.narration.voices.voice import Voice, seen_and_argued, tell_step
from sudologue.rules.singles.evidence import FullHouseEvidence, NakedSingleEvidence

_proofs = Speaker(__name__)


def tell_proof(
    proof: SolveResult,
    narrator: Narrator,
    shown: Passage | None = None,
    opening: Passage | None = None,
) -> Sequence[Passage]:
    """What is shown, the steps, each with the steps it stands on, and what they assume, if they do.

    What is shown is the conclusion of the last step, unless it is said. Another `opening` may stand
    before the steps.
    """
    shown = shown or conclusion(proof.steps[-1].inference.action)
    told = _steps(proof, narrator)
    if len(told) > 1 or opening is not None or not isinstance(narrator, StoryVoice):
        steps = len(told)
        told.insert(0, opening or _proofs.say("opening", shown=shown, steps=steps))
    else:
        told = [_line(next(scenes_of(proof, narrator.full)), narrator, _memory(proof))]
    return (*told, *_caveats(proof, shown))


def _memory(proof: SolveResult) -> Memory:
    return Memory(proof.initial, SinglesTeller())


def _steps(proof: SolveResult, narrator: Narrator) -> list[Passage]:
    premises = proof.graph.premises
    if not isinstance(narrator, Voice):
        numbers = range(1, len(proof.steps) + 1)
        return [_with_premises(tell_step(proof, n, narrator), premises[n]) for n in numbers]
    scenes = [
        replace(scene, premises=premises[scene.number or 0])
        for scene in scenes_of(proof, narrator.full)
    ]
    if isinstance(narrator, StoryVoice):
        memory = _memory(proof)
        return [_line(scene, narrator, memory).as_line() for scene in scenes]
    told = narrator.steps(scenes)
    return [_with_premises(*each) for each in zip(told, premises.values(), strict=True)]


def _line(scene: Scene[Any], narrator: StoryVoice, memory: Memory) -> Passage:
    """`2. r7c8 is 7, by (1): …`; what is no single has its name at the end.

    The teacher tells each step in full, with its idea.
    """
    premises = scene.premises
    single, taught = is_single(scene), isinstance(narrator, Teacher)
    names: dict[str, Any] = {"conclusion": scene.conclusion, "premises": premises}
    cases = when(cited=premises, single=single, taught=taught, alone=premises is None)
    if taught:
        name = _proofs.say("name", *cases, **names)
        told = narrator.told(replace(scene, number=None), memory, name)
        memory.tell(scene, told)
    else:
        told = reason_of_single(scene) if single else seen_and_argued(scene)
    number = step_number(scene.number or 1)
    names |= {"number": number, "told": told, "technique": scene.technique}
    return at_step(_proofs.say("line", *cases, **names), scene.number)


def reason_of_single(scene: Scene[Any], *cases: str) -> Passage:
    """Why a single is one, in a clause: behind its conclusion, or `alone`."""
    its = scene.evidence
    names: dict[str, Any] = {"cell": its.cell, "digit": its.digit}
    if isinstance(its, FullHouseEvidence):
        claims = full_house_claims(its.house, its.cell, its.digit)
        return _proofs.say("single", *cases, "full", house=its.house, claims=claims, **names)
    if isinstance(its, NakedSingleEvidence):
        naked = NakedGrounds.of(scene)
        few = when(gone=naked.gone or naked.distant or not naked.held)
        held = [
            _proofs.say("held", *when(more=n), house=house, digits=digits, held=naked.are_seen)
            for n, (house, digits) in enumerate(naked.held)
        ]
        return _proofs.say("single", *cases, "naked", *few, held=held, claims=naked.claims, **names)
    hidden = BlockedHouse.of(scene)
    seen = when(lines=hidden.lines, one=len(hidden.lines) == 1)
    names |= {"house": hidden.house, "lines": hidden.lines, "only": hidden.is_single}
    return _proofs.say("single", *cases, *seen, held=hidden.are_seen, **names)


def _with_premises(told: Passage, premises: Sequence[int]) -> Passage:
    """`…, by steps 3 and 5` at the end of a line; in brackets after a paragraph."""
    if not premises:
        return told
    in_line = _proofs.say("in_line" if told.is_line else "step", told=told, premises=premises)
    return in_line.as_line() if told.is_line else in_line


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
    houses = [house for house in board.layout.houses_with(cell) if holder in house.cells]
    house = max(houses, key=lambda house: house.kind.is_line, default=None)
    names = {"cell": cell, "digit": digit, "holder": holder, "house": house}
    claims = {"sees": Sees((cell,), (holder,)), "holds": Holds((holder,), digit)}
    return as_sentence(_proofs.say("loss", *when(house=house), **names, **claims))


def _caveats(proof: SolveResult, shown: Passage) -> Iterator[Passage]:
    """What the steps take for granted."""
    caveats = Caveats.of(proof)
    if caveats.unfounded:
        yield as_sentence(_proofs.say("ending", "unfounded", steps=caveats.unfounded))
    elif caveats.assuming:
        yield as_sentence(_proofs.say("ending", steps=caveats.assuming, shown=shown))


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
