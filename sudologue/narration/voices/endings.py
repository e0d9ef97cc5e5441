"""How a narration ends, and what has been shown by then.

When every step is forced, a finished board is a theorem: there is no other solution. Steps that
take something for granted, or that cite nothing, prove less, and the ending says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sudologue.inference import Diagnosis, SolveResult, SolveStatus
from sudologue.inference.diagnosis import used_up
from sudologue.narration.claims.board_claims import AtStep, CanOnlyBe
from sudologue.narration.phrasing.english import count, listing, number_word, sentence, steps_named
from sudologue.narration.phrasing.passage import Passage, phrase, say, states, step_number
from sudologue.narration.steps.causes import eliminated
from sudologue.narration.steps.clashes import nothing_goes_on
from sudologue.narration.steps.scene import technique

_STEPS_NAMED = 6
_CELLS_NAMED = 5
_RULES_NAMED = 12
_AS_FAR = "That is as far as it goes: "


@dataclass(frozen=True)
class Caveats:
    """The steps, by number, that take one solution for granted, and those that cite nothing."""

    assuming: tuple[int, ...]
    unfounded: tuple[int, ...]
    start: str

    @classmethod
    def of(cls, result: SolveResult) -> Caveats:
        assuming: list[int] = []
        unfounded: list[int] = []
        for number, step in enumerate(result.steps, 1):
            evidence = step.inference.evidence
            if evidence.assumption is not None:
                assuming.append(number)
            elif not evidence.truths and not evidence.clues:
                unfounded.append(number)
        board = result.initial
        is_puzzle = board.masks.filled == board.masks.givens and not eliminated(board)
        start = "the puzzle" if is_puzzle else "the starting board"
        return cls(tuple(assuming), tuple(unfounded), start)


def ending(result: SolveResult) -> Sequence[Passage]:
    """The ending in full."""
    caveats = Caveats.of(result)
    match result.status:
        case SolveStatus.SOLVED if result.saved:
            left_out = "One step that this can do without is left out."
            if result.saved > 1:
                number = number_word(result.saved).capitalize()
                left_out = f"{number} steps that this can do without are left out."
            return (say(_solved(result, caveats), " ", left_out),)
        case SolveStatus.SOLVED:
            return (_solved(result, caveats),)
        case SolveStatus.STUCK:
            return (_stuck(result),)
        case SolveStatus.CONTRADICTION:
            return (_contradiction(result, caveats),)
        case SolveStatus.STOPPED:
            return (say("That is as far as it came: ", _stopped(result), "."),)


def short_ending(result: SolveResult) -> Passage:
    """The ending in a line."""
    caveats = Caveats.of(result)
    steps = count(len(result.steps), "step")
    match result.status:
        case SolveStatus.SOLVED if not result.steps:
            return say("Solved already.")
        case SolveStatus.SOLVED:
            return say(f"Solved in {steps}: ", _short_claim(caveats), ".")
        case SolveStatus.STUCK:
            several = _several_solutions(result)
            return say(f"Stuck after {steps}: ", several or _left_and_spent(result), ".")
        case SolveStatus.STOPPED:
            return say(f"Stopped after {steps}: ", _stopped(result), ".")
        case SolveStatus.CONTRADICTION:
            when = f"after {steps}, " if result.steps else None
            return sentence(when, dead_end(result), ": ", _no_solution(caveats))


def _short_claim(caveats: Caveats) -> Passage:
    if caveats.unfounded:
        return say(_named(caveats.unfounded), cites_nothing(caveats.unfounded))
    if caveats.assuming:
        return say("the only solution, if there is only one")
    return say("the only solution")


def _solved(result: SolveResult, caveats: Caveats) -> Passage:
    if not result.steps:
        return say("The board is complete already: there is nothing to work out.")
    complete = "The board is complete. "
    if caveats.unfounded:
        steps, cite_nothing = _named(caveats.unfounded), cites_nothing(caveats.unfounded)
        return say(complete, sentence(steps, cite_nothing, ", so nothing is proved"))
    if caveats.assuming:
        granted = takes_for_granted(caveats.assuming, "the puzzle has one solution")
        text = "{}{} If it has, this is it; that it has is not proved here."
        return phrase(text, complete, sentence(_named(caveats.assuming), granted))
    whose = "" if caveats.start == "the puzzle" else " of the starting board"
    return say(complete, f"Every step was forced, so this is the only solution{whose}.")


def _several_solutions(result: SolveResult) -> Passage | None:
    """The two solutions that can be shown, where that is why no reasoning led to one."""
    if result.diagnosis is None or not result.diagnosis.solutions:
        return None
    shown = [board.to_string() for board in result.diagnosis.solutions]
    return phrase("there is more than one solution, among them {}", listing(shown))


def _stuck(result: SolveResult) -> Passage:
    several = _several_solutions(result)
    if several is not None:
        text = "{}{}. No reasoning leads further, for {}."
        return phrase(text, _AS_FAR, _left(result), several)
    as_far, diagnosis = phrase("{}{}.", _AS_FAR, _left_and_spent(result)), result.diagnosis
    if diagnosis is None or not diagnosis.tightest:
        return as_far
    if diagnosis.words:
        return phrase("{} {}", as_far, sentence(diagnosis.words.rstrip(".")))
    if diagnosis.budget is not None:
        return phrase("{} {}", as_far, _tightest(result, diagnosis))
    return phrase("{} {} {}", as_far, _tightest(result, diagnosis), _tried(diagnosis))


def _stopped(result: SolveResult) -> str:
    by = result.diagnosis.stopped if result.diagnosis else None
    return f"{_left(result)}, when {by or 'something'} put an end to it"


def _left_and_spent(result: SolveResult) -> str:
    """What is left, and the budget, if one ended the solve."""
    budget = result.diagnosis.budget if result.diagnosis else None
    return _left(result) if budget is None else f"{_left(result)}, and {used_up(budget)}"


def _left(result: SolveResult) -> str:
    board = result.final_board
    cells = count(board.masks.open_cells.bit_count(), "cell")
    candidates = count(board.masks.live.bit_count(), "candidate")
    return f"{cells} still open, with {candidates} between them"


def _tightest(result: SolveResult, diagnosis: Diagnosis) -> Passage:
    cells: list[Passage] = []
    for cell, domain in diagnosis.tightest[:_CELLS_NAMED]:
        digits = tuple(sorted(domain))
        has = states(" (", AtStep(len(result.steps) + 1, CanOnlyBe((cell,), digits)))
        cells.append(phrase("{}{}{})", cell, has, listing(digits, "or")))
    if more := len(diagnosis.tightest) - len(cells):
        cells.append(phrase("{} more", number_word(more)))
    return phrase("The fewest candidates are in {}.", listing(cells))


def _tried(diagnosis: Diagnosis) -> Passage:
    rules = [technique(slug) for slug in diagnosis.rules_tried]
    if not rules:
        return say("No technique was there to be tried.")
    if len(rules) == 1:
        return phrase("The one technique tried, {}, finds nothing more.", rules[0])
    nothing = f"None of the {number_word(len(rules))} techniques tried finds anything more"
    if len(rules) > _RULES_NAMED:
        return phrase("{}, from {} to {}.", nothing, rules[0], rules[-1])
    return phrase("{}: {}.", nothing, listing(rules))


def _contradiction(result: SolveResult, caveats: Caveats) -> Passage:
    so = sentence(dead_end(result), ", so ", _no_solution(caveats))
    if caveats.unfounded:
        return say(so, " ", sentence(_named(caveats.unfounded), cites_nothing(caveats.unfounded)))
    if caveats.assuming:
        granted = takes_for_granted(caveats.assuming, "it has")
        return say(so, " ", sentence(_named(caveats.assuming), granted))
    return so


def _no_solution(caveats: Caveats) -> str:
    if caveats.unfounded:
        return f"something is wrong, in {caveats.start} or in a step"
    if caveats.assuming:
        return f"{caveats.start} does not have exactly one solution"
    return f"{caveats.start} has no solution"


def dead_end(result: SolveResult) -> Passage:
    """What has nothing left, or what clashes."""
    recorded = result.diagnosis.dead_end if result.diagnosis else None
    end = recorded or result.final_board.dead_end
    if end is None:
        return say("the board contradicts itself")
    return nothing_goes_on(end, len(result.steps) + 1)


def _named(numbers: Sequence[int]) -> Passage:
    if len(numbers) <= _STEPS_NAMED:
        return steps_named(numbers)
    text = "{} of the steps, the first of them step {},"
    return phrase(text, number_word(len(numbers)), step_number(numbers[0]))


def takes_for_granted(numbers: Sequence[int], what: str) -> str:
    """What steps do that rest on an assumption, after their names."""
    return f" {'takes' if len(numbers) == 1 else 'take'} it for granted that {what}"


def cites_nothing(numbers: Sequence[int]) -> str:
    """What steps do that have no receipt, after their names."""
    return f" {'cites' if len(numbers) == 1 else 'cite'} nothing that could be checked"
