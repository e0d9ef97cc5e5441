"""The command line: `python -m tools.bench` races; other measurements have names of their own."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from pathlib import Path

from sudologue import SudologueError
from tools.bench import generation, puzzles
from tools.bench.auditing import audit_set, audit_table
from tools.bench.contestants import project, project_floor
from tools.bench.peers import PEERS, bring
from tools.bench.profiling import cost_table, profile_functions, profile_rules
from tools.bench.puzzles import PuzzleSetError
from tools.bench.race import ALTERNATING, BLOCK, CLOCK_NAME, race, warm_up
from tools.bench.rating import SETS as RATED_SETS
from tools.bench.rating import rate_set, rating_table
from tools.bench.report import SetResult, as_data, heading, python_text, standings, table
from tools.bench.startup import measure, startup_table

# puzzles raced when no limit is given: a few minutes in all
_USUAL_LIMITS = {
    "qqwing-simple": 200,
    "qqwing-easy": 200,
    "qqwing-intermediate": 200,
    "qqwing-expert": 100,
}
_USUAL_LIMIT = 20
_USUAL_SECONDS = 15.0
_SECONDS_FOR_A_RATING = 5.0


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit code says how it went."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    if not arguments or (arguments[0].startswith("-") and arguments[0] not in ("-h", "--help")):
        arguments.insert(0, "race")
    options = _parser().parse_args(arguments)
    try:
        code: int = options.command(options)
        sys.stdout.flush()
        return code
    except (PuzzleSetError, SudologueError) as error:
        print(f"bench: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader has seen enough; let the interpreter's last flush not mind
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tools.bench", description="Measure how fast sudologue is."
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    racing = commands.add_parser(
        "race",
        help="race other solvers on the same puzzles, in a row and in alternation; "
        "what happens without a command",
    )
    racing.set_defaults(command=_race)
    _add_choice_of_sets(racing, "a contestant's time on a set")
    racing.add_argument(
        "--peers",
        type=_peers,
        default=list(PEERS),
        metavar="A,B",
        help=f"whom to race: {', '.join(PEERS)}, or none (default: all)",
    )
    racing.add_argument(
        "--repeat", type=_positive, default=1, metavar="K", help="best of K runs a puzzle in a row"
    )

    auditing = commands.add_parser("audit", help="how long traces take to audit, and to make")
    auditing.set_defaults(command=_audit)
    _add_choice_of_sets(auditing, "time for solving a set")

    rating = commands.add_parser("rating", help="how long each model takes to rate a puzzle")
    rating.set_defaults(command=_rating)
    _add_choice_of_sets(rating, "a rating", _SECONDS_FOR_A_RATING, RATED_SETS, rules=False)

    making = commands.add_parser("generation", help="how long puzzles take to make")
    making.set_defaults(command=_generation)
    making.add_argument("--count", type=_positive, default=500, metavar="N", help="puzzles each")
    making.add_argument(
        "--peers",
        type=_makers,
        default=list(generation.PEERS),
        metavar="A,B",
        help=f"who else makes some: {', '.join(generation.PEERS)}, or none (default: all)",
    )
    making.add_argument("--demands", action="store_true", help="puzzles by rating and by technique")
    making.add_argument("--format", choices=("text", "json"), default="text")

    importing = commands.add_parser("import", help="what `import sudologue` adds to a bare start")
    importing.set_defaults(command=_import)
    importing.add_argument("--runs", type=_positive, default=20, metavar="N")
    importing.add_argument("--format", choices=("text", "json"), default="text")

    profiling = commands.add_parser("profile", help="where the solver's time goes on a set")
    profiling.set_defaults(command=_profile)
    profiling.add_argument("set", metavar="SET")
    profiling.add_argument("--top", type=_positive, default=30, metavar="N", help="functions shown")
    profiling.add_argument("--sort", choices=("tottime", "cumtime", "ncalls"), default="tottime")
    _add_choice_of_puzzles(profiling)
    return parser


def _add_choice_of_sets(
    parser: argparse.ArgumentParser,
    what_ends: str,
    seconds: float = _USUAL_SECONDS,
    usual: Sequence[str] = (),
    *,
    rules: bool = True,
) -> None:
    sets = ", ".join(usual) or "all there are"
    parser.add_argument(
        "--sets", type=_list_of, metavar="A,B", help=f"puzzle sets (default: {sets})"
    )
    parser.add_argument(
        "--max-seconds",
        type=_seconds,
        default=seconds,
        metavar="S",
        help=f"{what_ends}; 0 for no end (default: {seconds:g})",
    )
    parser.add_argument("--format", choices=("text", "json"), default="text")
    _add_choice_of_puzzles(parser, rules=rules)


def _add_choice_of_puzzles(parser: argparse.ArgumentParser, *, rules: bool = True) -> None:
    parser.add_argument(
        "--limit",
        type=_count,
        metavar="N",
        help="puzzles a set, spread over it evenly; 0 for all (default: depends on the set)",
    )
    parser.add_argument(
        "--puzzles",
        type=Path,
        default=puzzles.FOLDER,
        metavar="FOLDER",
        help="where the sets are, a text file each, a puzzle a line",
    )
    if rules:
        parser.add_argument(
            "--rules", type=_list_of, metavar="A,B", help="sudologue's rules (default: all)"
        )


def _race(options: argparse.Namespace) -> int:
    names: list[str] = options.sets or sorted(puzzles.names(options.puzzles), key=_usual_place)
    sets = {name: puzzles.read(name, options.puzzles) for name in names}
    contestants = [project(options.rules), project_floor(), *bring(options.peers, _say)]
    warm_up(contestants, [puzzle for own in puzzles.OWN_SETS.values() for puzzle in own])
    as_text = options.format == "text"
    if as_text:
        print(heading(contestants, options.repeat))
    limit_seconds: float | None = options.max_seconds or None
    results: list[SetResult] = []
    for name, available in sets.items():
        chosen = puzzles.sample(available, _limit(name, options.limit))
        in_a_row, alternating = (
            race(contestants, chosen, repeat=repeat, max_seconds=limit_seconds, block=block)
            for block, repeat in ((BLOCK, options.repeat), (ALTERNATING, 1))
        )
        of_all = standings(in_a_row, alternating)
        result = SetResult(name, len(available), len(chosen), limit_seconds, of_all)
        results.append(result)
        if as_text:
            print(f"\n{table(result)}", flush=True)
    if not as_text:
        print(json.dumps(as_data(contestants, options.repeat, results), indent=2))
    return 0


def _limit(name: str, asked: int | None) -> int:
    return _USUAL_LIMITS.get(name, _USUAL_LIMIT) if asked is None else asked


def _usual_place(name: str) -> int:
    """The sets with a limit of their own come first, in that order; the others stay as they are."""
    return list(_USUAL_LIMITS).index(name) if name in _USUAL_LIMITS else len(_USUAL_LIMITS)


def _audit(options: argparse.Namespace) -> int:
    names: list[str] = options.sets or sorted(puzzles.names(options.puzzles), key=_usual_place)
    for own in puzzles.OWN_SETS.values():  # off the record, as in the race
        audit_set("", own, options.rules)
    results = [
        audit_set(
            name,
            puzzles.sample(puzzles.read(name, options.puzzles), _limit(name, options.limit)),
            options.rules,
            max_seconds=options.max_seconds or None,
        )
        for name in names
    ]
    if options.format == "json":
        print(json.dumps([asdict(result) for result in results], indent=2))
    else:
        print(f"{python_text()}; {CLOCK_NAME}, means a trace\n{audit_table(results)}")
    return 0


def _rating(options: argparse.Namespace) -> int:
    there = puzzles.names(options.puzzles)
    names: list[str] = options.sets or [name for name in RATED_SETS if name in there] or there
    seconds: float | None = options.max_seconds or None
    for own in puzzles.OWN_SETS.values():  # off the record, as in the race
        rate_set("", own[:2], seconds)
    results = [
        rate_set(
            name,
            puzzles.sample(puzzles.read(name, options.puzzles), _limit(name, options.limit)),
            seconds,
        )
        for name in names
    ]
    if options.format == "json":
        print(json.dumps([asdict(result) for result in results], indent=2))
    else:
        within = f", {seconds:g} s at most" if seconds else ""
        print(f"{python_text()}; milliseconds of {CLOCK_NAME} a rating{within}")
        print(rating_table(results))
    return 0


def _generation(options: argparse.Namespace) -> int:
    wishes = generation.DEMANDS if options.demands else generation.WISHES
    results = generation.measure(generation.makers(options.peers, _say, wishes), options.count)
    if options.format == "json":
        print(json.dumps([asdict(result) for result in results], indent=2))
    else:
        print(f"{python_text()}; {CLOCK_NAME}\n{generation.generation_table(results)}")
    return 0


def _import(options: argparse.Namespace) -> int:
    startups = measure(options.runs)
    if options.format == "json":
        print(json.dumps([asdict(startup) for startup in startups], indent=2))
    else:
        print(f"{python_text()}; medians of {options.runs} runs\n{startup_table(startups)}")
    return 0


def _profile(options: argparse.Namespace) -> int:
    available = puzzles.read(options.set, options.puzzles)
    chosen = puzzles.sample(available, _limit(options.set, options.limit))
    costs, seconds = profile_rules(chosen, options.rules)
    each = seconds / len(chosen) * 1000
    print(f"{python_text()}; {options.set}, {len(chosen)} puzzles, {each:.3f} ms a puzzle\n")
    print(f"{cost_table(costs, seconds)}\n")
    print(profile_functions(chosen, options.rules, options.top, options.sort))
    return 0


def _say(message: str) -> None:
    print(f"bench: {message}", file=sys.stderr, flush=True)


# what the options' values mean


def _list_of(text: str) -> list[str]:
    names = [name.strip() for name in text.split(",") if name.strip()]
    if not names:
        raise argparse.ArgumentTypeError("expected names with commas between them")
    return names


def _peers(text: str) -> list[str]:
    return _some_of(PEERS, text)


def _makers(text: str) -> list[str]:
    return _some_of(generation.PEERS, text)


def _some_of(known: Iterable[str], text: str) -> list[str]:
    names = _list_of(text)
    if names == ["none"]:
        return []
    for name in names:
        if name not in known:
            raise argparse.ArgumentTypeError(
                f"no peer is called {name!r}: there are {', '.join(known)}, or none"
            )
    return names


def _count(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of puzzles; 0 means all")
    return int(text)


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number of 1 or more")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds < float("inf"):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds; 0 means no end")
    return seconds
