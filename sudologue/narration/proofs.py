"""The proof of one digit: told as a story whose steps name each other, or drawn as a tree.

A proof is a trace that holds nothing but what its last step stands on, as `SolveResult.proof`
makes it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from sudologue.inference import SolveResult
from sudologue.narration.conclusions import conclusion
from sudologue.narration.english import count, sentence, steps_named
from sudologue.narration.narrator import Narrator
from sudologue.narration.passage import Part, Passage, say, step_number
from sudologue.narration.scene import scenes_of, technique
from sudologue.narration.voices.endings import Grounds, cites_nothing, takes_for_granted
from sudologue.narration.voices.voice import Voice


def tell_proof(proof: SolveResult, narrator: Narrator) -> Sequence[Passage]:
    """What is shown, the steps with what each of them stands on, and what that comes to."""
    told = zip(_steps(proof, narrator), proof.graph.premises, strict=True)
    return (
        _opening(proof),
        *(_with_premises(passage, premises) for passage, premises in told),
        _ending(proof),
    )


def _steps(proof: SolveResult, narrator: Narrator) -> list[Passage]:
    if isinstance(narrator, Voice):
        premises = proof.graph.premises
        scenes = (
            replace(scene, premises=tuple(index + 1 for index in its))
            for scene, its in zip(scenes_of(proof), premises, strict=True)
        )
        return [*narrator.steps(scenes)]
    return [
        say(step_number(index + 1), ". ", told) if not told.is_line else _line(index, told)
        for index, step in enumerate(proof.steps)
        for told in [narrator.tell(step, proof.board_before(index))]
    ]


def _line(index: int, told: Passage) -> Passage:
    return say(step_number(index + 1), ". ", told).as_line()


def _with_premises(told: Passage, premises: Sequence[int]) -> Passage:
    """`…, by steps 3 and 5` at the end of a line; in brackets after a paragraph."""
    by = say("by ", steps_named([index + 1 for index in premises])) if premises else None
    if told.is_line:
        return told + say(", ", by) if by else told
    return say(told, " (", sentence(by or "from the puzzle alone"), ")")


def _opening(proof: SolveResult) -> Passage:
    steps = len(proof.steps)
    shown = _shown(proof)
    if steps == 1:
        return say("Why ", shown, ": one step shows it.")
    leads = f": {count(steps, 'step')} lead there, "
    if proof.depth == steps:
        return say("Why ", shown, leads, "one after the other.")
    longest = f"and the longest line of reasoning among them has {count(proof.depth, 'step')}."
    return say("Why ", shown, leads, longest)


def _shown(proof: SolveResult) -> Passage:
    return conclusion(proof.steps[-1].inference.action, proof.initial.layout.size)


def _ending(proof: SolveResult) -> Passage:
    shown, grounds = _shown(proof), Grounds.of(proof)
    start, assuming, unfounded = grounds.start, grounds.assuming, grounds.unfounded
    if unfounded:
        fault = f"{cites_nothing(unfounded)}, so nothing is proved"
        return sentence(steps_named(unfounded), fault)
    if assuming:
        granted = takes_for_granted(assuming, f"{start} has one solution; if it has, ")
        return sentence(steps_named(assuming), granted, shown, " there")
    return say(f"Every step is forced: in whatever solution {start} has, ", shown, ".")


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
    """The proof as a tree, from what it shows down to what stands on the puzzle alone.

    A step that has been drawn with all that it stands on is not drawn so again.
    """
    premises, size = proof.graph.premises, proof.initial.layout.size
    drawn: set[int] = set()
    # what is still to be drawn, the next at the end: the step, its own lead, and that of its own
    waiting = [(len(proof.steps) - 1, "", "")]
    while waiting:
        index, lead, under = waiting.pop()
        inference = proof.steps[index].inference
        folded = index in drawn and bool(premises[index])
        said: list[Part] = [lead, step_number(index + 1), ". ", conclusion(inference.action, size)]
        said += [" (see above)"] if folded else [": ", technique(inference.rule)]
        yield say(*said).as_line()
        if not folded:
            drawn.add(index)
            for place, premise in enumerate(reversed(premises[index])):
                to, past = (
                    (branches.to, branches.past)
                    if place
                    else (branches.to_last, branches.under_last)
                )
                waiting.append((premise, under + to, under + past))
