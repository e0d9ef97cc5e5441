"""Options that the verbs share which tell steps. They need the voices, for which no other waits."""

from __future__ import annotations

from collections.abc import Callable

import click

from sudologue.cli.options.shared_options import F, completing
from sudologue.narration import voices

_VOICES = "terse, conversational, technical, teacher or proof"
_completed = completing(lambda: [(one.name, one.summary) for one in voices()], in_any_case=False)


def voice(help: str) -> Callable[[F], F]:
    """Who tells it."""
    return click.option(
        "--voice",
        default="conversational",
        show_default=True,
        metavar="NAME",
        shell_complete=_completed,
        help=f"{help} {_VOICES}.",
    )


several_voices = click.option(
    "--voice",
    "chosen",
    default=("conversational",),
    show_default=True,
    multiple=True,
    metavar="NAME",
    shell_complete=_completed,
    help=f"Who tells it: {_VOICES}. Give it several times for a page with a choice of them.",
)


full = click.option(
    "--full",
    is_flag=True,
    help="Fold nothing away: every line of every proof, however many there are.",
)

reveal = click.option(
    "--reveal",
    is_flag=True,
    help="Of a claim that is not so, show the right digit and the solution.",
)

all_steps = click.option(
    "--all-steps",
    is_flag=True,
    help="Tell those eliminations, too, that no placement needs.",
)


def refuse_unheard(silent: str | None, **asked: bool) -> None:
    """Refuse options about the telling where nothing is told, for what `silent` names."""
    for name, is_asked in asked.items():
        if is_asked and silent is not None:
            option = f"--{name.replace('_', '-')}"
            raise click.UsageError(f"{option} is about how steps are told, and {silent} tells none")
