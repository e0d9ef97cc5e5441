"""`sudologue prove`: a certificate that a solution is the only one, for outsiders to check."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain, islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from sudologue import __version__
from sudologue.audit.certificate import Certificate, LedgerError, certify
from sudologue.cli.exits import Exit
from sudologue.cli.input.entry import Entry
from sudologue.cli.options import group, option, shared_options, verb
from sudologue.cli.options.puzzle_options import SolvingOptions
from sudologue.cli.options.rule_names import rules_named
from sudologue.cli.options.run_options import shared
from sudologue.cli.output.folder import folder_named, write_files
from sudologue.cli.output.records import prove_record
from sudologue.cli.output.search_words import standing
from sudologue.cli.output.sink import Sink, to_standard_output
from sudologue.cli.run.handler import PuzzleHandler
from sudologue.cli.run.timed_solve import exit_code, search, solve_within
from sudologue.inquiries import begs_the_question, is_ended, rules_to_prove, solved_to_prove
from sudologue.messages import Messages
from sudologue.model import Board
from sudologue.narration.phrasing.clue_lines import clue_lines
from sudologue.solver import Solver
from sudologue.wording import noun_for

_say = Messages(__name__)

if TYPE_CHECKING:
    from sudologue.cli.input.input_progress import InputProgress


@dataclass(frozen=True, kw_only=True)
class ProveOptions(SolvingOptions):
    """What is asked of certificates; the `output` is a folder."""

    quiet: bool
    has_one_file = False

    def faults(self) -> Iterator[str]:
        if not self.output:
            yield _say("needs_output")
        if self.assume_unique:
            yield begs_the_question("--assume-unique")

    def results(self) -> AbstractContextManager[Sink]:
        return to_standard_output(self.indent_of_json)


@verb()
@shared_options.puzzles
@group(
    "output",
    option("-o", "--output", shell_complete=shared_options.complete_file, metavar="DIR"),
    shared_options.quiet,
    shared_options.form("json"),
)
@group(
    "solving",
    shared_options.rules,
    shared_options.timeout,
    option("--assume-unique", is_flag=True, hidden=True),
)
@shared_options.budget
@shared
@shared_options.layout_options
@click.pass_context
def prove(ctx: click.Context, **_: Any) -> int:
    """`sudologue prove`."""
    return ProveHandler(ProveOptions.of(ctx)).run()


class ProveHandler(PuzzleHandler[ProveOptions]):
    """Solves each puzzle, and writes the certificate if there is something to certify."""

    verb = "prove"

    def __init__(self, asked: ProveOptions) -> None:
        rules = None if asked.rules is None else rules_named(asked.rules, assume_unique=True)
        limits: dict[str, Any] = {"timeout": asked.timeout, "budget": asked.budget}
        self.solver = Solver(rules_to_prove(rules), **limits)
        self.with_sums = Solver(**limits) if rules is None else None
        super().__init__(asked)
        self.folder = folder_named(asked.output or "")

    def admit(self, board: Board) -> None:
        return

    def incoming(
        self, arguments: Sequence[str], progress: InputProgress | None = None
    ) -> Iterator[Entry]:
        """The puzzles; whether there is more than one decides where certificates go."""
        entries = super().incoming(arguments, progress)
        first = list(islice(entries, 2))
        if len(first) < 2:
            yield from first
            return
        for number, entry in enumerate(chain(first, entries), 1):
            yield replace(entry, number=number)

    def handle(self, entry: Entry, board: Board) -> Exit:
        result = solved_to_prove(board, self.solver, self.with_sums, solve_within)
        searched = search(result)
        certificate = folder = refusal = None
        if is_ended(result):
            try:
                certificate = certify(result)
            except LedgerError as error:
                refusal = str(error)
        if certificate is not None:
            folder = self.folder if entry.number is None else self.folder / str(entry.number)
            self.output.first = partial(write_files, folder, _files(certificate))
        if self.asked.quiet and certificate is not None:
            return exit_code(result, searched)
        if self.as_json:
            self.write(prove_record(entry, result, searched, certificate, folder, refusal))
        elif certificate is not None and folder is not None:
            self.write(f"{entry.placed(_told(certificate, folder))}\n")
        else:
            why = refusal or standing(result, searched).removeprefix("not solved: ")
            self.complain(entry.placed(_say("no_certificate", why=why)))
        return exit_code(result, searched) if refusal is None else Exit.NOT_CERTIFIED


def _told(certificate: Certificate, folder: Path) -> str:
    solution, formula = certificate.solution, certificate.formula
    if solution is None:
        found = _say("no_solution")
    else:
        found = _say("only_solution", solution=solution.to_string())
    lemmas = f"{certificate.lemma_count:,} {noun_for(certificate.lemma_count, 'lemma')}"
    return f"{found}\n{folder}: {formula.size:,} clauses, refuted by {lemmas}"


def _files(certificate: Certificate) -> dict[str, str]:
    solution = certificate.solution
    return {
        "README.txt": _read_me(certificate),
        "solution.txt": "no solution\n" if solution is None else f"{solution.to_string()}\n",
        "puzzle.cnf": certificate.cnf,
        "proof.drat": certificate.drat,
        "proof.lrat": certificate.lrat,
    }


def _read_me(certificate: Certificate) -> str:
    formula, solution = certificate.formula, certificate.solution
    if solution is None:
        claim = "has no solution."
        meaning = "the puzzle as a formula"
        ending = "So the puzzle has no solution."
    else:
        claim = f"has one solution:\n\n    {solution.to_string()}"
        meaning = "the puzzle as a formula; its last clause denies this solution"
        ending = (
            "So the puzzle has no other solution. That this is one, you can see for yourself, or\n"
            "check by leaving out the last clause."
        )
    legend = "\n".join(f"    {line}" for line in formula.legend())
    clues = "".join(f"    {line}\n" for line in clue_lines(formula.start.layout))
    return f"""A certificate, made by sudologue {__version__}

The puzzle

    {formula.start.to_string()}
{clues}
{claim}

    puzzle.cnf    {meaning}
    proof.drat    a proof that the formula cannot be met, with a remark for each step
    proof.lrat    the same proof, with hints for formally verified checkers

{ending}

To check it, give any of these programs the formula and the proof. None of them is ours.

    drat-trim puzzle.cnf proof.drat      it should say: s VERIFIED
    cake_lpr puzzle.cnf proof.lrat       it should say: s VERIFIED UNSAT
    lrat-check puzzle.cnf proof.lrat     it should say: c VERIFIED

That the formula is the puzzle is to be seen, not believed. A variable is a digit in a cell; the
clauses are these:

{legend}
"""
