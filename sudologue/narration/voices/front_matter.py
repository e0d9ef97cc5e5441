"""What a solve takes, said before it begins: how far singles lead, what else there is, the crux."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from sudologue.narration.claims.board_claims import Numbers
from sudologue.narration.phrasing.english import (
    clauses,
    count,
    listing,
    number_word,
    sentence,
    with_article,
)
from sudologue.narration.phrasing.passage import (
    Part,
    Passage,
    join,
    phrase,
    say,
    states,
    step_number,
)
from sudologue.narration.steps.scene import Scene
from sudologue.narration.voices.chapters import Plot
from sudologue.rules.card import Tier
from sudologue.rules.forcing.evidence import ContradictionEvidence
from sudologue.rules.singles.evidence import NakedSingleEvidence

_STEPS_NAMED = 6
_CLUES = ("cages", "arrows", "thermometers", "clues")
_KINDS: dict[int, str] = {
    Tier.LOCKED_SETS: "with locked candidates or subsets",
    Tier.PATTERNS: "with fish, wings and the like",
    Tier.UNIQUENESS: "that rest on there being one solution",
    Tier.CHAINS: "with chains or almost locked sets",
    Tier.EXOTIC: "with exotic patterns",
    Tier.FORCING: "with forcing chains or nets",
    Tier.EXTREME: "with the largest patterns or nested suppositions",
}


def what_it_takes(plot: Plot) -> Passage:
    """What it takes, in a few sentences."""
    if not plot.hard:
        return _singles_alone(plot)
    said = [*_singles_first(plot), *_beyond(plot), *_suppositions(plot), *_left_out(plot)]
    return join(said, " ")


def _singles_alone(plot: Plot) -> Passage:
    if not plot.result.solved:
        return say("Only singles are found.")
    counted = any(isinstance(scene.evidence, NakedSingleEvidence) for scene in plot.scenes)
    unmarked = "" if counted or plot.has_marks else ", and no pencil marks are needed"
    return say(f"Singles fill them all{unmarked}.")


def _singles_first(plot: Plot) -> Sequence[Passage]:
    """`36 singles come first; from step 37 on pencil marks are needed.`"""
    singles, marked = plot.hard[0], None if plot.has_marks else plot.marked_from
    if marked == 0:
        return (say("Pencil marks are needed from the start."),)
    come = f"{count(singles, 'single')} {'comes' if singles == 1 else 'come'} first"
    said = [say(come)] if singles else []
    if marked is not None:
        number = step_number(plot.scenes[marked].number or 0)
        said.append(phrase("from step {} on pencil marks are needed", number))
    return (sentence(join(said, "; ")),) if said else ()


def _beyond(plot: Plot) -> Sequence[Passage]:
    """What there is besides singles, and which steps are the hardest."""
    scenes = [plot.scenes[index] for index in plot.hard]
    if len(scenes) == 1:
        only = with_article(scenes[0].technique)
        opens = "opens the rest" if plot.result.solved else "is all that is found beyond them"
        return (phrase("One step, {}, {}.", only, opens),)
    kinds: list[Passage] = []
    for (_, kind), number in sorted(Counter(map(_kind, scenes)).items()):
        steps = number_word(number) if kinds else count(number, "step")
        kinds.append(phrase("{} {}", steps, kind))
    are = "is" if kinds[0].text.startswith("one ") else "are"
    return (phrase("Beyond singles there {} {}.", are, listing(kinds)), *_crux(plot))


def _kind(scene: Scene[Any]) -> tuple[int, str]:
    """What a step is called among others of its kind, by tier; rules without a card come first."""
    tier, page = (scene.card.tier, scene.card.page) if scene.card else (0, "")
    if page == "rule-of-45":
        return tier, f"with the rule of {sum(scene.layout.tables.digits)}"
    return tier, f"with {page}" if page in _CLUES else _KINDS.get(tier, "by added rules")


def _crux(plot: Plot) -> Sequence[Passage]:
    """`The crux is step 37, a W-Wing.`"""
    scenes = [plot.scenes[index] for index in plot.crux]
    if not scenes:
        return ()
    named = [
        phrase("step {}, {}", step_number(scene.number or 0), with_article(scene.technique))
        for scene in scenes
    ]
    if len(scenes) == 1:
        return (phrase("The crux is {}.", named[0]),)
    return (phrase("The hardest are {}.", clauses(named)),)


def _suppositions(plot: Plot) -> Sequence[Passage]:
    """How many steps suppose something and refute it."""
    evidence = [step.inference.evidence for step in plot.result.steps]
    number = sum(1 for each in evidence if isinstance(each, ContradictionEvidence))
    if not number:
        return ()
    suppose = "supposes a digit and refutes it" if number == 1 else "suppose a digit and refute it"
    text = "{} of the {} steps {}, where nothing simpler was found"
    return (sentence(phrase(text, number_word(number), str(len(plot.result.steps)), suppose)),)


def _left_out(plot: Plot) -> Sequence[Passage]:
    """Which steps are not told, since no digit needs them."""
    told = {scene.number for scene in plot.scenes}
    missing = [n for n in range(1, len(plot.result.steps) + 1) if n not in told]
    if not missing:
        return ()
    if len(missing) > _STEPS_NAMED:
        return (sentence(count(len(missing), "step"), " that no digit needs are left out"),)
    number = states(number_word(len(missing)).capitalize(), Numbers(len(missing), tuple(missing)))
    steps, are = ("step", "is") if len(missing) == 1 else ("steps", "are")
    need = "that no digit needs"
    named: Sequence[Part] = [step_number(n) for n in missing]
    return (phrase("{} {} {} {} left out: {}.", number, steps, need, are, listing(named)),)
