"""Rendering: passages as text and Markdown, boards as pictures; `rendering.terminal` has colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudologue.faces import lazy_face

if TYPE_CHECKING:
    from sudologue.rendering.markdown_output import markdown
    from sudologue.rendering.paper import handout, sheets
    from sudologue.rendering.picture import Picture, draw
    from sudologue.rendering.proof_graph import dot, mermaid
    from sudologue.rendering.text_output import plain_text

__all__ = ["Picture", "dot", "draw", "handout", "markdown", "mermaid", "plain_text", "sheets"]

__getattr__, __dir__ = lazy_face(
    __name__,
    {
        "markdown_output": ["markdown"],
        "picture": ["Picture", "draw"],
        "proof_graph": ["dot", "mermaid"],
        "paper": ["handout", "sheets"],
        "text_output": ["plain_text"],
    },
)
