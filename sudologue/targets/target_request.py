"""A target from what people write: names, ranges and numbers, checked once."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, cast

from sudologue.errors import NameNotFoundError, SudologueError, expect
from sudologue.model import CLASSIC, Layout
from sudologue.rating.models import Model, chosen
from sudologue.rules import Technique, Tier, named, registry
from sudologue.rules.aliases import rules_called
from sudologue.rules.order import RANKS
from sudologue.targets.criteria import (
    CombinedTarget,
    Criterion,
    Drill,
    Openings,
    Rated,
    Required,
    Techniques,
)
from sudologue.wording import listed, no_such, shown

Bounds = str | float | Iterable[float | str | None]
Difficulty = Bounds | Mapping[str, Bounds]
"""A word or a range of effort, or a range for each of some models."""

Names = str | Iterable[str]

AROUND = ("singles", "basics", "any")
"""What may be around required rules: singles; locked candidates and subsets, too; all easier."""

_TIERS = {"singles": (Tier.SINGLES,), "basics": (Tier.SINGLES, Tier.LOCKED_SETS)}


def target_of(
    *,
    layout: Layout = CLASSIC,
    difficulty: Difficulty | None = None,
    allow: Names | None = None,
    require: Names = (),
    forbid: Names = (),
    around: str = "any",
    hard_steps: int | Iterable[int] | None = None,
    drill: str | None = None,
    openings_min: int | None = None,
    bottlenecks_max: int | None = None,
) -> CombinedTarget | None:
    """The target for what is wished; nothing if nothing is."""
    expect(layout, Layout, "a layout: such as Layout.boxes(2, 3)")
    rated = [*_rated(difficulty), *_openings(openings_min, bottlenecks_max)]
    if rated and layout != CLASSIC:
        raise SudologueError(
            "difficulty and openings are for the classic board: on another layout say which "
            "techniques are allowed or required"
        )
    solved = _techniques(allow, require, forbid, around, hard_steps, drill)
    # singles alone are told soonest; what is rated takes all kinds of rules
    parts: list[Criterion] = [*solved, *rated]
    return CombinedTarget(tuple(parts)) if parts else None


def _rated(difficulty: Difficulty | None) -> Iterator[Criterion]:
    if difficulty is None:
        return
    of_effort = {"effort": difficulty}
    ranges = cast("Mapping[str, Bounds]", difficulty if _is_by_model(difficulty) else of_effort)
    for model in chosen(list(ranges)):
        yield Rated(model.name, *_bounds_of(model, ranges[model.name]))


def _is_by_model(difficulty: object) -> bool:
    return isinstance(difficulty, Mapping)


def _bounds_of(model: Model[Any], bounds: Bounds) -> tuple[float, float]:
    wanted = "a difficulty: write such as 'easy', (1.2, 2.5), or (6.2, None) for no upper bound"
    expect(bounds, float | int | Iterable, wanted)
    ends = (bounds, bounds) if isinstance(bounds, str | float | int) else tuple(bounds)
    if len(ends) != 2:
        raise SudologueError(f"{shown(ends)} is not {wanted}")
    least, most = model.range
    for end in ends:
        expect(end, float | int | str | None, wanted)
    low = least if ends[0] is None else _reach(model, ends[0])[0]
    high = most if ends[1] is None else _reach(model, ends[1])[1]
    if low > high:
        raise SudologueError(
            f"the range of {model.name} is {low:g} to {high:g}: the lower bound is first"
        )
    if not (low <= most and high >= least):
        known = f"from {least:g} to {most:g}" if most < math.inf else f"from {least:g}"
        raise SudologueError(
            f"nothing is rated {low:g} to {high:g} by {model.name}: it rates {known}"
        )
    return low, high


def _reach(model: Model[Any], end: float | str) -> tuple[float, float]:
    """From where to where a number or a word reaches."""
    if not isinstance(end, str):
        return end, end
    words, word = model.words, re.sub("[-_]", " ", end.lower())
    if not words:
        raise SudologueError(f"{shown(end)} is not a number; {model.name} has no words")
    if word not in words:
        known = [name.replace(" ", "-") for name in words]
        otherwise = f"choose {listed(known, 'or')}, or give a number"
        raise NameNotFoundError(no_such("difficulty", end, known, otherwise))
    return words[word]


def _openings(fewest: int | None, bottlenecks: int | None) -> Iterator[Criterion]:
    for name, value in (("openings_min", fewest), ("bottlenecks_max", bottlenecks)):
        expect(value, int | None, f"a number: {name} counts from 0")
        if value is not None and value < 0:
            raise SudologueError(f"{name} is {value}: it counts from 0")
    if fewest is not None or bottlenecks is not None:
        yield Openings(fewest or 0, bottlenecks)


def _techniques(
    allow: Names | None,
    require: Names,
    forbid: Names,
    around: str,
    hard_steps: int | Iterable[int] | None,
    drill: str | None,
) -> Iterator[Criterion]:
    allowed = None if allow is None else _rules_of(allow, "allow")
    required = tuple(map(_required, _texts(require, "require")))
    forbidden = _rules_of(forbid, "forbid")
    expect(drill, str | None, 'the name of a rule: write one such as "x_wing"')
    asked = [*(named(each.slug) for each in required), *([named(drill)] if drill else [])]
    _refuse_both("required", asked, forbidden)
    if allowed is not None:
        _refuse_both("allowed", allowed, forbidden)
        if not any(rule.card.tier is Tier.SINGLES for rule in (*allowed, *asked)):
            raise SudologueError(
                "without singles nothing is solved: allow such as naked_single and hidden_single"
            )
    _check_around(around, allowed, asked)
    if hard_steps is not None and not required:
        raise SudologueError("hard_steps counts the steps of what is required: say what that is")
    assuming = any(rule.card.assumes_uniqueness for rule in (*asked, *(allowed or ())))
    usable = [rule for rule in registry() if assuming or not rule.card.assumes_uniqueness]
    pool = [rule for rule in usable if rule not in forbidden] if allowed is None else allowed

    def beside(rules: list[Technique]) -> tuple[str, ...]:
        others = [rule for rule in pool if rule not in rules]
        if around in _TIERS:
            others = [rule for rule in others if rule.card.tier in _TIERS[around]]
        elif allowed is None:
            hardest = max(RANKS[rule.name] for rule in rules)
            others = [rule for rule in others if RANKS[rule.name] < hardest]
        return _slugs(others)

    if drill is not None:
        yield Drill(drill, beside([named(drill)]))
    if required:
        around_them = beside([named(each.slug) for each in required])
        yield Techniques(around_them, required, _steps_of(hard_steps))
    elif forbidden or allowed is not None:
        yield Techniques(_slugs(pool))


def _check_around(around: str, allowed: object, asked: list[Technique]) -> None:
    expect(around, str, f"what may be around: there are {', '.join(AROUND)}")
    if around not in AROUND:
        raise NameNotFoundError(no_such("around", around, AROUND))
    if around != "any" and not asked:
        raise SudologueError(
            "around says what else a required rule may need: require one, or drill"
        )


def _refuse_both(what: str, ones: Iterable[Technique], forbidden: list[Technique]) -> None:
    both = [rule.name for rule in ones if rule in forbidden]
    if both:
        verb = "is" if len(both) == 1 else "are"
        raise SudologueError(
            f"{listed(both)} {verb} both {what} and forbidden: leave it out of one"
        )


def _required(text: str) -> Required:
    """A rule's name, and how many candidates it removes at least: `x_wing:3+`."""
    slug, colon, removing = text.partition(":")
    rule = named(slug.strip())
    if not colon:
        return Required(rule.name)
    count = re.fullmatch(r"\s*([1-9][0-9]{0,3})\+\s*", removing)
    if count is None:
        raise SudologueError(
            f"{removing.strip()!r} does not say how many candidates go: "
            f"write such as {rule.name}:3+"
        )
    return Required(rule.name, int(count[1]))


def _rules_of(names: Names, what: str) -> list[Technique]:
    rules = {rule for name in _texts(names, what) for rule in map(named, rules_called(name))}
    return sorted(rules, key=lambda rule: RANKS[rule.name])


def _texts(names: Names, what: str) -> tuple[str, ...]:
    expect(names, Iterable, f"a list of rules: write such as {what}=['x_wing']")
    return (names,) if isinstance(names, str) else tuple(dict.fromkeys(names))


def _steps_of(hard_steps: int | Iterable[int] | None) -> tuple[int, int] | None:
    if hard_steps is None:
        return None
    wanted = "a number of steps: write such as 1, or (1, 3) for the fewest and the most"
    expect(hard_steps, Iterable | int, wanted)
    bounds = (hard_steps, hard_steps) if isinstance(hard_steps, int) else tuple(hard_steps)
    if len(bounds) != 2:
        raise SudologueError(f"{shown(bounds)} is not {wanted}")
    for bound in bounds:
        expect(bound, int, wanted)
    fewest, most = bounds
    if not 0 < fewest <= most:
        raise SudologueError(
            f"hard_steps is {fewest} to {most}: write the fewest and the most, from 1"
        )
    return fewest, most


def _slugs(rules: Iterable[Technique]) -> tuple[str, ...]:
    return tuple(rule.name for rule in rules)
