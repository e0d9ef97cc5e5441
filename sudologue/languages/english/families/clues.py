"""The words of the family `clues`."""

TEXTS = """
clue_support
    title: Clue Fillings
    summary: When no way to fill a clue's cells has a digit in one of them, it does not go there.
    reason: A clue such as a cage, an arrow or a thermometer says which digits its cells can hold
        together. Each way to fill them uses one candidate of every cell. A candidate that no way
        uses is false, whatever else is on the board.
    spotting: To find the next one, take a clue whose cells have few candidates left, and ask of
        each of them whether the other cells can be filled to match.

ClueSupportTelling
    observation: however {clue} is filled, {left}
    reason: each way to fill {clue} takes one candidate of every cell, and no way takes
        {conclusion:supposed}
    family: a clue with a digit that no way to fill it uses
    question: in which ways can one of the clues be filled
    setting: look at {clue}
"""
