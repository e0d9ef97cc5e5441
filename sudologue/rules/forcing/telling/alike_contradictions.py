"""Contradictions that are one idea over again: told together, the shared digits once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sudologue.inference import ClueConstraint, Constraint, HouseConstraint
from sudologue.model import Candidate
from sudologue.narration.phrasing.english import (
    a_digit,
    listing,
    number_word,
    sentence,
    sentence_case,
    step_ranges,
)
from sudologue.narration.phrasing.passage import (
    Part,
    Passage,
    at_step,
    join,
    lines,
    phrase,
    say,
    step_number,
)
from sudologue.narration.steps.conclusions import conclusion
from sudologue.narration.steps.scene import Scene
from sudologue.rules.forcing.evidence import ContradictionEvidence, Forced, Refutation, Struck
from sudologue.rules.forcing.telling.dead_ends import emptied, emptied_and_why
from sudologue.rules.forcing.telling.numbered import left_out, nothing
from sudologue.rules.forcing.telling.refutation_story import DOZEN, story
from sudologue.rules.forcing.telling.sentences import Reasons, put, with_reasons
from sudologue.rules.forcing.telling.settled import settled_by

ContradictionScene = Scene[ContradictionEvidence]

_ALIKE = 0.6
"""At least so much of a proof must be the same."""


def are_siblings(scene: ContradictionScene, other: ContradictionScene) -> bool:
    """Whether two contradictions suppose the same digit, lack the same one in the end, and come
    there by mostly the same lines, none of them a clue's."""
    one, two = scene.evidence.proof, other.evidence.proof
    if scene.slug != other.slug or max(one.depth, two.depth) > 1:
        return False
    if any(isinstance(line, Struck) for line in (*one.lines, *two.lines)):
        return False
    if max(len(one.lines), len(two.lines)) > DOZEN:
        return False
    if one.assumption.digit != two.assumption.digit or not _end_alike(one.dead, two.dead):
        return False
    return len(_shared(one, two)) >= _ALIKE * len(one.lines)


def _end_alike(one: Constraint | ClueConstraint, other: Constraint | ClueConstraint) -> bool:
    if isinstance(one, HouseConstraint) and isinstance(other, HouseConstraint):
        return one.digit == other.digit
    return one == other


def _shared(proof: Refutation, other: Refutation) -> list[Forced]:
    """The lines whose digits follow in another proof, too."""
    there = {line.candidate for line in other.forced()}
    return [line for line in proof.forced() if line.candidate in there]


def told_together(scenes: Sequence[ContradictionScene]) -> Passage:
    """`22 to 27. Forcing Net (Contradiction), six steps with one idea: …`, then each of them."""
    first, *others = scenes
    reasons = Reasons()
    whole = story(first.evidence.proof, first.before, False, reasons)
    told = [_headline(scenes), _line(first, whole)]
    for number, scene in enumerate(others, 1):
        model = max(
            scenes[:number],
            key=lambda earlier: len(_shared(scene.evidence.proof, earlier.evidence.proof)),
        )
        told.append(_line(scene, _again(scene, model, reasons)))
    return lines(told)


def _headline(scenes: Sequence[ContradictionScene]) -> Passage:
    first, number = scenes[0], number_word(len(scenes))
    proofs = [scene.evidence.proof for scene in scenes]
    cells = listing([proof.assumption.cell for proof in proofs], "or")
    supposed = phrase("{} in {}", a_digit(proofs[0].assumption.digit), cells)
    text = "{}. {}, {} steps with one idea: {} would leave {}."
    steps, lacking = step_ranges(map(_number, scenes)), _lacking([proof.dead for proof in proofs])
    return phrase(text, steps, first.technique, number, supposed, lacking)


def _lacking(dead: Sequence[Constraint | ClueConstraint]) -> Passage:
    """`row 6 or box 4 no place for an 8`."""
    houses = [truth.house for truth in dead if isinstance(truth, HouseConstraint)]
    if not houses or not isinstance(dead[0], HouseConstraint):
        return phrase("{}{}", left_out(dead[0]), nothing(dead[0]))
    named = listing(dict.fromkeys(houses), "or")
    return phrase("{} no place for {}", named, a_digit(dead[0].digit))


def _line(scene: ContradictionScene, told: Passage) -> Passage:
    """A step's number, its argument and its conclusion."""
    number = _number(scene)
    so: Sequence[Part] = (", so ", conclusion(scene.action), ".")
    return at_step(say(step_number(number), ". ", sentence_case(told), *so), number)


def _again(scene: ContradictionScene, model: ContradictionScene, reasons: Reasons) -> Passage:
    """What is supposed, the digits that follow as before, and the others with their reasons."""
    proof, before = scene.evidence.proof, model.evidence.proof
    told = [sentence(each) for each in _sentences_again(scene, model, reasons)]
    if proof.dead == before.dead and set(proof.because) == set(before.because):
        settled = settled_by(proof.assumption, proof.lines)
        end = say(emptied(proof, settled), " for the same reasons")
    else:
        end = emptied_and_why(proof, scene.before)
    return join([*told, sentence_case(end)], " ")


def _sentences_again(
    scene: ContradictionScene, model: ContradictionScene, reasons: Reasons
) -> Iterator[Passage]:
    proof = scene.evidence.proof
    settled = settled_by(proof.assumption, proof.lines)
    first, shared, last = _in_order(proof, model.evidence.proof)
    yield phrase("suppose {} is {}", proof.assumption.cell, proof.assumption.digit)
    yield from with_reasons(first, settled, reasons, "then ")
    if shared:
        as_before, again = step_number(_number(model)), put(shared, settled, "puts")
        yield phrase("as in step {}, that {}", as_before, again)
    yield from with_reasons(last, settled, reasons, "then ")


def _in_order(
    proof: Refutation, model: Refutation
) -> tuple[list[Forced], list[Forced], list[Forced]]:
    """The lines that lead to the shared ones, the shared ones, and those that they lead to."""
    shared = {line.candidate for line in _shared(proof, model)}
    first, again, last = list[Forced](), list[Forced](), list[Forced]()
    late: set[Candidate] = set()
    wanted: set[Candidate] = set()
    for line in reversed(list(proof.forced())):
        if line.candidate in shared or line.candidate in wanted:
            wanted.update(line.because)
    on_shared = set(shared)
    for line in proof.forced():
        leans_late = late.intersection(line.because)
        if line.candidate in shared and not leans_late:
            again.append(line)
        elif line.candidate in wanted and not on_shared.intersection(line.because):
            first.append(line)
        else:
            last.append(line)
            late.add(line.candidate)
    return first, again, last


def _number(scene: ContradictionScene) -> int:
    assert scene.number is not None
    return scene.number
