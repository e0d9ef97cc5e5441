"""What the ending of a file's name says of the format in which it is written."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from sudologue.messages import Messages
from sudologue.wording import listed

_say = Messages(__name__)

_TEXTS = ("text", "markdown", "json", "jsonl", "csv", "trace", "dot", "mermaid")
_FORMS = {
    ".txt": _TEXTS,
    ".md": ("markdown",),
    ".html": ("html",),
    ".htm": ("html",),
    ".json": ("json", "trace", "jsonl"),
    ".jsonl": ("jsonl", "json", "trace"),
    ".ndjson": ("jsonl", "json", "trace"),
    ".csv": ("csv",),
    ".parquet": ("parquet",),
    ".svg": ("svg",),
    ".dot": ("dot",),
    ".gv": ("dot",),
    ".mmd": ("mermaid",),
}
"""What files of these endings hold, the usual first."""

_PICTURES = (".png", ".jpg", ".jpeg", ".gif", ".webp", ".pdf", ".ps", ".eps")
_REFUSED = (*_PICTURES, ".tsv", ".xls", ".xlsx", ".ods", ".doc", ".docx", ".odt", ".rtf", ".tex")


def form_for(file: str, forms: Sequence[str], given: str | None) -> str | None:
    """The form of what is written to a file: the one given, or else what its ending says.

    Without either there is none. An ending that stands for something else is refused.
    """
    ending = Path(file).suffix.lower()
    if ending == ".gz":
        raise click.UsageError(_say("packed"))
    meant = _FORMS.get(ending) or _of_format(ending, forms)
    if not meant and ending not in _REFUSED:
        return given
    written = [form for form in meant if form in forms]
    if not written:
        verb = click.get_current_context().info_name
        known = {first: name for name, (first, *_) in reversed(_FORMS.items()) if first in forms}
        why = ": Sudologue has no renderer for it" if ending in _PICTURES else ""
        use = listed([*known.values()][::-1], "or")
        raise click.UsageError(f"{verb} can't write {ending}{why}; use {use}")
    if given not in (None, *written):
        raise click.UsageError(_say("contradicts", given=given, file=file))
    return given or written[0]


def _of_format(ending: str, forms: Sequence[str]) -> Sequence[str]:
    """The formats of puzzles whose files end so, where these are written."""
    if not ending or "line" not in forms:
        return ()
    from sudologue.formats import FORMATS

    return [known.slug for known in FORMATS if known.can_write and ending in known.extensions]
