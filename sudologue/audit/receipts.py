"""Receipts by the text of their inferences."""

from __future__ import annotations

import re
from typing import NamedTuple

from sudologue.audit.kernel import Receipt, receipt_of
from sudologue.audit.ledger import Words
from sudologue.inference import CellConstraint, Inference, Placement
from sudologue.inference.codec.parsing import MEMORY_OF_STEPS
from sudologue.inference.codec.result_data import TraceForm
from sudologue.inference.codec.stepwise import Remembered, read_inference
from sudologue.rules.singles.evidence import (
    FullHouseEvidence,
    HiddenSingleEvidence,
    NakedSingleEvidence,
)

_SINGLES = {FullHouseEvidence, HiddenSingleEvidence, NakedSingleEvidence}
_BLANK = "\0"  # which no JSON has
_PART_OF_A_NAME = re.compile(f"{_BLANK}\\w")


class _BlankedSingle(NamedTuple):
    """A single with its cell left blank: the digit's plane, and the truth unless it is the cell."""

    plane: int
    truth: int | None


class Receipts(Remembered[Receipt | str]):
    """The receipts of inferences, or why there is none, by the text of the inference.

    Singles, which most steps are, say the same of every cell. So once one is read, others like it
    are known by their text with the cell's name left blank: unless it has links, which another cell
    may not have, or its rule is named after the cell, which with another one may be no name.
    """

    def __init__(self, form: TraceForm) -> None:
        super().__init__(self._read)
        self.words = Words(form.names)
        self.form = form
        self._singles: dict[str, _BlankedSingle] = {}

    def _read(self, text: str) -> Receipt | str:
        layout, name = self.form.layout, _placed_cell(text)
        number, blanked = self.words.numbers.get(name), text.replace(name, _BLANK)
        if number is not None and _BLANK not in text:
            known = self._singles.get(blanked)
            if known is not None:
                claim = 1 << known.plane * layout.tables.cell_count + number
                truth = layout.tables.domain_masks[number] if known.truth is None else known.truth
                return Receipt(True, (claim,), (truth,), is_single=True)
        inference = read_inference(self.form, text)
        receipt = receipt_of(layout, inference)
        if isinstance(receipt, str) or not receipt.is_single:
            return receipt
        says_the_same = type(inference.evidence) in _SINGLES and not receipt.links
        if len(self._singles) >= MEMORY_OF_STEPS:
            self._singles.clear()
        if says_the_same and name not in inference.rule and not _PART_OF_A_NAME.search(blanked):
            self._singles[blanked] = _single(inference, receipt)
        return receipt


def _placed_cell(text: str) -> str:
    """The cell in which the inference places a digit; what is not one if it does not."""
    return text.partition('","action":"')[2].partition("=")[0] or _BLANK


def _single(inference: Inference, receipt: Receipt) -> _BlankedSingle:
    action = inference.action
    assert isinstance(action, Placement)
    of_cell = inference.evidence.truths[0] == CellConstraint(action.cell)
    return _BlankedSingle(action.value - 1, None if of_cell else receipt.truths[0])
