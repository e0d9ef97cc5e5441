"""The notebook as a page: its cells are run in order, and what they show stands below them."""

from __future__ import annotations

import ast
import io
import json
from collections.abc import Iterator
from contextlib import redirect_stdout
from dataclasses import dataclass, field

from tools.site.sources import DOCS

NOTEBOOK = DOCS / "notebook.ipynb"


@dataclass
class Session:
    """The names that cells share, and what the cell that runs has shown."""

    names: dict[str, object] = field(default_factory=dict[str, object])
    shown: list[object] = field(default_factory=list[object])

    def run(self, code: str) -> Iterator[str]:
        """What a cell prints and shows, as Markdown."""
        self.shown = []
        self.names["display"] = self.shown.append
        body = ast.parse(code)
        printed = io.StringIO()
        last = body.body.pop() if body.body and isinstance(body.body[-1], ast.Expr) else None
        with redirect_stdout(printed):
            exec(compile(body, NOTEBOOK.name, "exec"), self.names)
            if isinstance(last, ast.Expr):
                value = eval(compile(ast.Expression(last.value), NOTEBOOK.name, "eval"), self.names)
                self.shown += [] if value is None else [value]
        if printed.getvalue():
            yield f"```text\n{printed.getvalue().rstrip()}\n```\n"
        for value in self.shown:
            yield _html(value)


def _html(value: object) -> str:
    """What a notebook shows of a value, as a piece of HTML without an empty line to end it."""
    bundle_of = getattr(value, "_repr_mimebundle_", None)
    if bundle_of is None:
        return f"```text\n{value!r}\n```\n"
    html = bundle_of()["text/html"].replace("\n", "&#10;")
    return f'<div class="shown">{html}</div>\n'


def page() -> str:
    """The whole page."""
    session = Session()
    lines: list[str] = []
    for cell in json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            lines.append(f"{source}\n")
        else:
            lines += [f"```python\n{source}\n```\n", *session.run(source)]
    lines.insert(1, f'<p><a href="{NOTEBOOK.name}" download>The notebook to be run</a></p>\n')
    return "\n".join(lines)
