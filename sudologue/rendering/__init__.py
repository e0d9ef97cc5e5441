"""Rendering: passages as text and Markdown, boards as pictures; `rendering.terminal` has colour."""

from sudologue.rendering.markdown import markdown
from sudologue.rendering.picture import Picture, draw
from sudologue.rendering.proof_graph import dot, mermaid
from sudologue.rendering.text_output import plain_text

__all__ = ["Picture", "dot", "draw", "markdown", "mermaid", "plain_text"]
