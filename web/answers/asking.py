"""The desk: it takes a question with its particulars, and gives the answer, as JSON both."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from sudologue.errors import SudologueError
from sudologue.messages import Messages
from web.answers import coaching, making, reading, solving
from web.answers.solving import Told

_say = Messages(__name__)

Data = object
Question: TypeAlias = Callable[..., Data]

QUESTIONS: Mapping[str, Question] = {
    "read": reading.read,
    "paper": reading.paper_of,
    "hint": coaching.hint_on,
    "check": coaching.check,
    "rate": making.rate,
    "make": making.make,
}
"""Questions that are answered without what was asked before."""


class Desk:
    """Answers questions; of the last solve it keeps the trace, so that its steps can be shown."""

    def __init__(self) -> None:
        self._told: Told | None = None

    def answer(self, question: str, particulars: str) -> str:
        """The answer, or in `error` why there is none, in one line."""
        try:
            found = self._found(question, json.loads(particulars))
        except SudologueError as error:
            return json.dumps({"error": str(error)})
        return json.dumps({"answer": found}, ensure_ascii=False, separators=(",", ":"))

    def _found(self, question: str, particulars: dict[str, Any]) -> Data:
        if question == "solve":
            self._told = Told.of(**particulars)
            return self._told.summary()
        if question == "why":
            found, proof = coaching.why_not(**particulars)
            self._told = self._told if proof is None else proof
            return found
        if question in QUESTIONS:
            return QUESTIONS[question](**particulars)
        if question not in solving.QUESTIONS:
            raise SudologueError(_say("no_question", question=question))
        if self._told is None:
            raise SudologueError(_say("nothing_solved"))
        return getattr(self._told, question)(**particulars)
