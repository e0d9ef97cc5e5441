"""Proofs of a hard puzzle as they are told: every word holds, and every number is what is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from sudologue.inference import SolveResult
from sudologue.languages.english.grammar import count, step_ranges
from sudologue.model import Board
from sudologue.narration import voices
from sudologue.narration.claims.board_claims import Assertion, AtStep, Follows
from sudologue.narration.steps.scene import Scene, scenes_of
from sudologue.narration.steps.telling import telling_for
from sudologue.narration.voices.gathered import in_families
from sudologue.narration.voices.voice import Voice
from sudologue.rules.forcing.evidence import (
    ContradictionEvidence,
    Forced,
    Refutation,
    Struck,
    VerityEvidence,
)
from sudologue.solver import Solver

PUZZLES = (
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    "..6..1....5..3....9..4....7..1....2..3..9....4..5....13.....68....3..2....2..8..3",
)
VOICE_NAMED = {voice.name: voice for voice in voices() if isinstance(voice, Voice)}
PROSE = ("conversational", "teacher")


@cache
def solved(puzzle: str) -> SolveResult:
    return Solver().solve(Board.from_string(puzzle))


def scenes(puzzle: str, full: bool = False) -> Iterator[Scene[ContradictionEvidence]]:
    """The steps with a proof that something is left with nothing."""
    for scene in scenes_of(solved(puzzle), full):
        if isinstance(scene.evidence, ContradictionEvidence):
            yield scene


def follows(claims: tuple[Assertion, ...]) -> list[Follows]:
    return [claim for claim in claims if isinstance(claim, Follows)]


def size(proof: Refutation) -> int:
    """The lines by which a proof is told in full, counted by hand."""
    inner = sum(size(line) + 1 for line in proof.lines if isinstance(line, Refutation))
    return 2 + inner + sum(isinstance(line, Forced) for line in proof.lines)


@pytest.mark.slow
@pytest.mark.parametrize("full", [False, True])
@pytest.mark.parametrize("voice", VOICE_NAMED)
@pytest.mark.parametrize("puzzle", PUZZLES)
def test_every_claim_holds(puzzle: str, voice: str, full: bool) -> None:
    narrator = replace(VOICE_NAMED[voice], full=full)
    for scene in scenes_of(solved(puzzle), full):
        if isinstance(scene.evidence, ContradictionEvidence | VerityEvidence):
            claims = narrator.step(scene).claims
            assert all(claim.holds(scene.before) for claim in claims)


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", PUZZLES)
def test_every_line_that_leads_to_the_end_is_claimed_with_its_facts(puzzle: str) -> None:
    """Folded or not: a digit without its reason is claimed as one with it is."""
    for scene in scenes(puzzle):
        proof = scene.evidence.proof
        told = follows(VOICE_NAMED["conversational"].step(scene).claims)
        for line in proof.lines:
            assert not isinstance(line, Struck)
            truth = line.truth if isinstance(line, Forced) else line.dead
            facts = [{*claim.true, *claim.false} for claim in told if claim.truth == truth]
            assert set(line.because) in facts
        ends = [claim for claim in told if claim.truth == proof.dead and not claim.left]
        assert {*ends[-1].true, *ends[-1].false} == set(proof.because)


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", PUZZLES)
def test_what_is_promised_is_there(puzzle: str) -> None:
    """`(told in full, it has 94 lines)`: so many lines are printed, in every voice."""
    promises = 0
    for scene in scenes(puzzle):
        proof, in_full = scene.evidence.proof, replace(scene, full=True)
        text = VOICE_NAMED["conversational"].step(scene).text
        promised = re.search(r"told in full, it has (\d+) lines", text)
        printed = re.findall(r"^\(", VOICE_NAMED["proof"].step(in_full).text, re.MULTILINE)
        assert len(printed) == size(proof)
        if promised:
            promises += 1
            assert int(promised[1]) == len(printed)
        if proof.depth > 1:
            for voice in PROSE:
                told = VOICE_NAMED[voice].step(in_full).text
                assert f"all {len(printed)} lines" in told
                assert len(re.findall(r"^\(", told, re.MULTILINE)) == len(printed)
    assert promises < 0.05 * len(solved(puzzle).steps)


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", PUZZLES)
def test_folded_lines_of_the_proof_voice_are_counted(puzzle: str) -> None:
    for scene in scenes(puzzle):
        folded = VOICE_NAMED["proof"].step(scene).text
        numbers = re.findall(r"^\((\d+)\) Suppose .* Then, (.* lines?) on", folded, re.MULTILINE)
        for number, lines in numbers:
            inner = scene.evidence.proof.lines[int(number) - 2]
            assert isinstance(inner, Refutation)
            assert lines == count(size(inner) - 1, "line")


@pytest.mark.slow
@pytest.mark.parametrize("voice", PROSE)
@pytest.mark.parametrize("puzzle", PUZZLES)
def test_nothing_is_too_long(puzzle: str, voice: str) -> None:
    for scene in scenes(puzzle):
        text = VOICE_NAMED[voice].step(scene).text
        argument = text.split(" That's a")[0]
        lines = scene.evidence.proof.lines
        tried = sum(isinstance(line, Refutation) for line in lines)
        plain = len(lines) - tried if tried else min(len(lines), 14)
        assert len(argument.split()) <= 75 + 15 * plain + 60 * tried
        for sentence in re.split(r"(?<=[.?]) |\n", text):
            assert len(sentence.split()) <= 60, sentence


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", PUZZLES)
def test_a_dozen_lines_are_all_told(puzzle: str) -> None:
    for scene in scenes(puzzle):
        proof, told = scene.evidence.proof, VOICE_NAMED["conversational"].step(scene).text
        if proof.depth == 1 and len(proof.lines) <= 12:
            for line in proof.lines:
                assert isinstance(line, Forced)
                assert str(line.candidate.cell) in told.split("Now ")[0]


@pytest.mark.slow
def test_siblings_are_told_together() -> None:
    puzzle = "........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3"
    together = [family for family in in_families(scenes_of(solved(puzzle))) if len(family) > 1]
    families = [each for each in together if isinstance(each[0].evidence, ContradictionEvidence)]
    texts: list[str] = []
    for family in families:
        told = telling_for(family[0].evidence).siblings(family)
        assert told is not None
        texts.append(told.text)
        headline, *lines = re.split(r"\n(?=\d+\. )", told.text)
        numbers = [scene.number for scene in family if scene.number is not None]
        assert headline.startswith(f"{step_ranges(numbers)}. ")
        for scene, line in zip(family, lines, strict=True):
            candidate = scene.action.candidates[0]
            assert line.startswith(f"{scene.number}. Suppose {candidate.cell} is {candidate.digit}")
            assert line.endswith(f". So {candidate.cell} isn't {candidate.digit}.")
        boards = {scene.number: scene.before for scene in family}
        for claim in told.claims:
            assert isinstance(claim, AtStep)
            assert claim.holds(boards[claim.step])
    assert any(
        text.startswith(
            "22 to 27. Forcing Net (Contradiction), six steps with one idea: with a 4 in r1c3, r4c3, "
            "r5c3, r7c9, r4c9 or r5c9, row 6 or box 4 has no place for an 8.\n"
        )
        for text in texts
    )
