"""Do the tests notice when the audit or a clue's law is wrong?

    python -m tools.mutation --count 400 --seed 1

Draws small changes to the modules that decide what is true (`tools.mutants` makes them), and runs
the tests that hold each module with the change; the files stay as they are. A mutant is killed if a
test fails, hung if the tests come to no end, and survives if none of them notices. The same seed
draws the same mutants; `--first` begins further on in that order, so that a long run can be done in
parts.

A survivor that does the same as the module, or only takes another time, is listed in
`mutation_equivalents.toml` with the reason. Any other survivor is a test to be written.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import tomllib
import warnings
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from hashlib import sha256
from itertools import zip_longest
from pathlib import Path
from resource import RLIM_INFINITY, RLIMIT_AS, RLIMIT_CPU, setrlimit
from signal import SIGXCPU
from types import FunctionType
from typing import NamedTuple, NoReturn

import pytest

from sudologue.caches import forget_everything
from tools.mutants import Module, Mutant

ROOT = Path(__file__).resolve().parents[1]
EQUIVALENTS = Path(__file__).with_name("mutation_equivalents.toml")


@dataclass(frozen=True)
class Held:
    """Modules, and the tests that hold them, those that fail soonest first."""

    modules: tuple[str, ...]
    tests: tuple[str, ...]

    def tests_of(self, module: str) -> tuple[str, ...]:
        """The tests beside a module, the others, and the module's own examples."""
        beside = module.replace(".py", "_test.py")
        first = [beside] if beside in self.tests else []
        return tuple(dict.fromkeys((*first, *self.tests, module)))


def _named(folder: str, names: str) -> tuple[str, ...]:
    return tuple(f"sudologue/{folder}/{name}.py" for name in names.split())


HELD = (
    Held(
        _named("audit", "deadly_extras kernel kernel_budget laws"),
        _named("audit", "kernel_test kernel_budget_test laws_test deadly_extras_test trace_test"),
    ),
    Held(
        _named("audit", "start_and_end files ledger trace"),
        (
            *_named("audit", "start_and_end_test trace_test mutation_test files_mutation_test"),
            *_named("audit", "files_test"),
            "sudologue/contradictions_test.py",
        ),
    ),
    Held(
        _named("audit", "receipts"),
        _named("audit", "files_test files_mutation_test receipts_test"),
    ),
    Held(
        _named("audit", "certificate certificate_cases certificate_formula certificate_laws"),
        (
            *_named("audit", "certificate_formula_test certificate_laws_test"),
            *_named("audit", "certificate_cases_test certificate_clues_test certificate_test"),
            "sudologue/contradictions_test.py",
        ),
    ),
    Held(
        (
            *_named("clues", "arrow/law cage/law no_digit_twice region/law thermometer/law"),
            *_named("model", "clue walks ways"),
        ),
        (
            *_named("clues", "brute_force_test clues_test"),
            *_named("audit", "laws_test certificate_laws_test"),
        ),
    ),
)


class Outcome(Enum):
    """What became of a mutant."""

    KILLED = "killed"
    HUNG = "hung"
    SURVIVED = "survived"
    EQUIVALENT = "equivalent"


@dataclass(frozen=True)
class Campaign:
    """A tree with modules and the tests that hold them, and the survivors that may survive."""

    root: Path
    held: tuple[Held, ...]
    equivalents: Path

    @cached_property
    def reasons(self) -> dict[tuple[str | int, ...], str]:
        """Why a mutant cannot be told from its module, by its key."""
        listed = tomllib.loads(self.equivalents.read_text(encoding="utf-8")).get("equivalent", [])
        names = ("path", "where", "text", "before", "after")
        return {
            (*(each[name] for name in names), each.get("nth", 1)): each["reason"] for each in listed
        }

    @cached_property
    def mutants(self) -> tuple[Mutant, ...]:
        """All mutants of all modules, in order."""
        paths = sorted(path for held in self.held for path in held.modules)
        modules = (Module(path, (self.root / path).read_text("utf-8")) for path in paths)
        return tuple(mutant for module in modules for mutant in module.mutants())

    def drawn(self, seed: int) -> list[Mutant]:
        """All mutants, in the seed's order. Where one comes does not depend on the others."""
        return sorted(self.mutants, key=lambda m: sha256(f"{seed} {m.key}".encode()).digest())

    def run(
        self, mutants: Sequence[Mutant], jobs: int, tell: Callable[[Mutant, Outcome], None]
    ) -> None:
        """Tell what becomes of mutants, in their order. Without a change the tests have to pass."""
        names = dict.fromkeys(name for held in self.held for name in held.tests)
        modules = dict.fromkeys(name for held in self.held for name in held.modules)
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        options = [f"--rootdir={self.root}", "-s", "-m", "not slow", *_WITHOUT]
        # a module comes after the tests that import it: collected first, it would be there twice
        paths = [str(self.root / name) for name in (*names, *modules)]
        trials = _Trials(self, mutants, jobs, tell)
        if pytest.main([*options, *paths], plugins=[trials]) != pytest.ExitCode.OK:
            raise SystemExit(f"no mutants were tried: {trials.fault or 'a test cannot be read'}")


THIS = Campaign(ROOT, HELD, EQUIVALENTS)

_WITHOUT = ("-p", "no:cacheprovider", "-p", "no:terminal")

_LONGEST, _LEAST, _TIMES = 600, 10, 4
"""What tests may take of a processor, in seconds: ten, and four times what they take otherwise.

It is work that is counted, not time: a busy machine makes no difference.
"""

_BYTES = 4 << 30
"""What a mutant may fill before it fails."""

_FAILED, _FAULTY = 1, 3


class _Trial(NamedTuple):
    """A mutant, or none; the tests that it is tried with; and how many seconds they may take."""

    mutant: Mutant | None
    tests: Sequence[str]
    seconds: int


class _Trials:
    """What pytest does in place of running its tests: it has read them all, and each mutant is
    tried in a process of its own that begins there, with the code of one function exchanged."""

    fault: str | None = None

    def __init__(
        self,
        campaign: Campaign,
        mutants: Sequence[Mutant],
        jobs: int,
        tell: Callable[[Mutant, Outcome], None],
    ) -> None:
        self._campaign, self._mutants, self._jobs, self._tell = campaign, mutants, jobs, tell

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try the modules as they are, then the mutants, as many at once as there are jobs."""
        self._items = defaultdict[str, list[pytest.Item]](list)
        for item in session.items:
            self._items[item.path.relative_to(self._campaign.root).as_posix()].append(item)
        self._functions = defaultdict[tuple[str, str], list[FunctionType]](list)
        gc.unfreeze()  # what tests have loaded may not be looked at otherwise
        for function in gc.get_objects():
            if type(function) is FunctionType:
                code = function.__code__
                self._functions[code.co_filename, code.co_qualname].append(function)
        paths = {mutant.path for mutant in self._mutants}
        gc.freeze()  # or each process would look through all that there is time and again
        held = [held for held in self._campaign.held if paths & {*held.modules}]
        seconds = dict[str, int]()
        whole = [_Trial(None, each.tests, _LONGEST) for each in held]
        for number, status, spent in self._ended(whole):
            seconds |= dict.fromkeys(held[number].modules, _LEAST + _TIMES * round(spent))
            if status != 0:
                self.fault = f"without a change {' or '.join(held[number].tests)} fails"
                raise session.Failed(self.fault)
        tests = {path: each.tests_of(path) for each in held for path in each.modules}
        trials = [_Trial(m, tests[m.path], seconds[m.path]) for m in self._mutants]
        outcomes, next_one = dict[int, Outcome](), 0
        for number, status, _ in self._ended(trials):
            outcomes[number] = self._judged(self._mutants[number], status)
            while next_one in outcomes:
                self._tell(self._mutants[next_one], outcomes[next_one])
                next_one += 1
        return True

    def _ended(self, trials: Sequence[_Trial]) -> Iterator[tuple[int, int, float]]:
        """The numbers of trials as they end, each with how, and what it took of a processor."""
        waiting, running = deque(enumerate(trials)), dict[int, int]()
        while waiting or running:
            while waiting and len(running) < self._jobs:
                number, trial = waiting.popleft()
                process = os.fork()
                if process == 0:
                    self._be_tried(trial)
                running[process] = number
            process, status, spent = os.wait4(-1, 0)
            yield running.pop(process), status, spent.ru_utime + spent.ru_stime

    def _be_tried(self, trial: _Trial) -> NoReturn:
        """Run tests up to the first that fails, and end."""
        code = _FAULTY
        try:
            if trial.mutant is not None:
                self._exchange(trial.mutant)
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
            code = _FAILED  # whatever happens from here on
            setrlimit(RLIMIT_CPU, (trial.seconds, RLIM_INFINITY))
            setrlimit(RLIMIT_AS, (_BYTES, RLIM_INFINITY))
            items = [item for name in trial.tests for item in self._items[name]]
            for item, following in zip_longest(items, items[1:]):
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                if item.session.testsfailed:
                    break
            else:
                code = 0
        finally:
            os._exit(code)

    def _exchange(self, mutant: Mutant) -> None:
        """Put the mutant in the place of its function, and let go of what that has made."""
        path = str(self._campaign.root / mutant.path)
        functions, code = self._functions[path, mutant.where], mutant.code
        if not functions:
            raise LookupError(f"no test imports {mutant.where} of {path}")
        with warnings.catch_warnings(category=DeprecationWarning, action="ignore"):
            # without its only `yield` a generator becomes a plain function, which is a mutant, too
            for function in functions:
                function.__code__ = code
        forget_everything()

    def _judged(self, mutant: Mutant, status: int) -> Outcome:
        if os.WIFSIGNALED(status) and os.WTERMSIG(status) == SIGXCPU:
            return Outcome.HUNG
        if status == 0:
            is_known = mutant.key in self._campaign.reasons
            return Outcome.EQUIVALENT if is_known else Outcome.SURVIVED
        if os.WIFEXITED(status) and os.WEXITSTATUS(status) == _FAULTY:
            raise RuntimeError(f"could not be tried: {mutant}")
        return Outcome.KILLED


def report(campaign: Campaign, mutants: Sequence[Mutant], jobs: int) -> int:
    """Write what becomes of mutants, and how many survive without a reason; and return that."""
    counts, survivors = Counter[Outcome](), list[str]()

    def tell(mutant: Mutant, outcome: Outcome) -> None:
        counts[outcome] += 1
        sys.stdout.write(f"{outcome.value:10}  {mutant}\n")
        sys.stdout.flush()
        if outcome is Outcome.SURVIVED:
            survivors.append(f"{mutant}\n    {mutant.text}")

    campaign.run(mutants, jobs, tell)
    told = ", ".join(f"{counts[outcome]} {outcome.value}" for outcome in Outcome)
    lines = [f"{len(mutants)} of {len(campaign.mutants)} mutants: {told}", *survivors]
    sys.stdout.write("\n" + "\n".join(lines) + "\n")
    return len(survivors)


def main() -> int:
    """Draw mutants, run the tests on each, and say which survive."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=_Raw)
    parser.add_argument("--count", type=int, default=400, help="how many mutants")
    parser.add_argument("--first", type=int, default=0, help="leave out so many of the order")
    parser.add_argument("--seed", type=int, default=1, help="the order they are drawn in")
    parser.add_argument("--only", default="", help="those whose line in the report has this in it")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    chosen = parser.parse_args()
    order = [mutant for mutant in THIS.drawn(chosen.seed) if chosen.only in str(mutant)]
    mutants = order[chosen.first : chosen.first + chosen.count]
    return 1 if report(THIS, mutants, chosen.jobs) else 0


class _Raw(argparse.RawDescriptionHelpFormatter):
    """Help that keeps its lines."""


if __name__ == "__main__":
    sys.exit(main())
