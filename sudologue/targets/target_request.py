"""A target from what people write: names, ranges and numbers, checked once."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, cast

from sudologue.errors import NameNotFoundError, SudologueError
from sudologue.messages import Messages
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
from sudologue.wording import no_such

_say = Messages(__name__)

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
    _say.expect(layout, Layout, "a_layout")
    rated = [*_rated(difficulty), *_openings(openings_min, bottlenecks_max)]
    if rated and layout != CLASSIC:
        raise SudologueError(_say("only_classic"))
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
    _say.expect(bounds, float | int | Iterable, "a_difficulty")
    ends = (bounds, bounds) if isinstance(bounds, str | float | int) else tuple(bounds)
    if len(ends) != 2:
        raise SudologueError(_say.is_not(ends, "a_difficulty"))
    least, most = model.range
    for end in ends:
        _say.expect(end, float | int | str | None, "a_difficulty")
    low = least if ends[0] is None else _reach(model, ends[0])[0]
    high = most if ends[1] is None else _reach(model, ends[1])[1]
    if low > high:
        raise SudologueError(_say("upside_down", model=model.name, low=low, high=high))
    if not (low <= most and high >= least):
        names = {"model": model.name, "low": low, "high": high, "least": least, "most": most}
        raise SudologueError(_say("out_of_reach", "open" if most == math.inf else "", **names))
    return low, high


def _reach(model: Model[Any], end: float | str) -> tuple[float, float]:
    """From where to where a number or a word reaches."""
    if not isinstance(end, str):
        return end, end
    words, word = model.words, re.sub("[-_]", " ", end.lower())
    if not words:
        raise SudologueError(_say("no_number", end=end, name=model.name))
    if word not in words:
        known = [name.replace(" ", "-") for name in words]
        otherwise = _say("choose", known=known)
        raise NameNotFoundError(no_such("difficulty", end, known, otherwise))
    return words[word]


def _openings(fewest: int | None, bottlenecks: int | None) -> Iterator[Criterion]:
    for name, value in (("openings_min", fewest), ("bottlenecks_max", bottlenecks)):
        _say.expect(value, int | None, "count", name=name)
        if value is not None and value < 0:
            raise SudologueError(_say("below_zero", name=name, value=value))
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
    _say.expect(drill, str | None, "a_rule")
    asked = [*(named(each.slug) for each in required), *([named(drill)] if drill else [])]
    _refuse_both("required", asked, forbidden)
    if allowed is not None:
        _refuse_both("allowed", allowed, forbidden)
        if not any(rule.card.tier is Tier.SINGLES for rule in (*allowed, *asked)):
            raise SudologueError(_say("no_singles"))
    _check_around(around, allowed, asked)
    if hard_steps is not None and not required:
        raise SudologueError(_say("no_required"))
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
    _say.expect(around, str, "around", around=AROUND)
    if around not in AROUND:
        raise NameNotFoundError(no_such("around", around, AROUND))
    if around != "any" and not asked:
        raise SudologueError(_say("around_what"))


def _refuse_both(what: str, ones: Iterable[Technique], forbidden: list[Technique]) -> None:
    both = [rule.name for rule in ones if rule in forbidden]
    if both:
        raise SudologueError(_say("both", what, rules=both))


def _required(text: str) -> Required:
    """A rule's name, and how many candidates it removes at least: `x_wing:3+`."""
    slug, colon, removing = text.partition(":")
    rule = named(slug.strip())
    if not colon:
        return Required(rule.name)
    count = re.fullmatch(r"\s*([1-9][0-9]{0,3})\+\s*", removing)
    if count is None:
        raise SudologueError(_say("no_count", text=removing.strip(), name=rule.name))
    return Required(rule.name, int(count[1]))


def _rules_of(names: Names, what: str) -> list[Technique]:
    rules = {rule for name in _texts(names, what) for rule in map(named, rules_called(name))}
    return sorted(rules, key=lambda rule: RANKS[rule.name])


def _texts(names: Names, what: str) -> tuple[str, ...]:
    _say.expect(names, Iterable, "rules", what=what)
    return (names,) if isinstance(names, str) else tuple(dict.fromkeys(names))


def _steps_of(hard_steps: int | Iterable[int] | None) -> tuple[int, int] | None:
    if hard_steps is None:
        return None
    _say.expect(hard_steps, Iterable | int, "some_steps")
    bounds = (hard_steps, hard_steps) if isinstance(hard_steps, int) else tuple(hard_steps)
    if len(bounds) != 2:
        raise SudologueError(_say.is_not(bounds, "some_steps"))
    for bound in bounds:
        _say.expect(bound, int, "some_steps")
    fewest, most = bounds
    if not 0 < fewest <= most:
        raise SudologueError(_say("wrong_steps", fewest=fewest, most=most))
    return fewest, most


def _slugs(rules: Iterable[Technique]) -> tuple[str, ...]:
    return tuple(rule.name for rule in rules)
