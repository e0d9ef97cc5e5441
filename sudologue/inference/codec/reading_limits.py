"""How much a reader takes before it says no.

Each limit lies well above the largest trace an honest solve makes (25 rows, every rule), and low
enough that the worst text within it costs some seconds and some hundred megabytes. The writer keeps
to them too: whatever is written can be read.
"""

MAXIMUM_TEXT = 16_000_000
"""Characters in one trace."""

MAXIMUM_STEPS = 50_000
"""Steps in one trace; a board of 35 rows has 42,875 candidates to lose."""

MAXIMUM_CITATIONS = 10_000
"""Entries in any one list of a step: truths, links, cells, nodes of a chain."""

MAXIMUM_NESTING = 100
"""Objects within objects, as in a proof within a proof."""

MAXIMUM_CLUES = 2_000
"""Clues of a layout: enough for one between any two neighbours of 25 rows."""

MAXIMUM_HOUSES = 1_000
"""Houses written one by one in a layout."""

MAXIMUM_OFFSETS = 1_000
"""Offsets in all sights of a layout together."""

MAXIMUM_NAME = 200
"""Characters in the name of a rule or a sight."""

LARGEST_NUMBER = 2**53 - 1
"""The largest number that every reader of JSON keeps exactly."""

MEMORY_OF_NAMES = 10_000
"""Names of one sort that are kept once read, so that they need not be read again."""

MEMORY_OF_STEPS = 10_000
"""Inferences that are kept once read, by their text, for the steps of other traces."""

LONGEST_REMEMBERED = 500
"""Characters of such a text; longer ones, like a net's, never come again."""
