"""How tests are run: packages are loaded once, property tests see the same cases and no clock.

`pytest --hypothesis-profile=explore` looks for new cases; `poe test` takes fewer of the same.
"""

import gc
from importlib import import_module

from hypothesis import settings

settings.register_profile(
    "steady", deadline=None, derandomize=True, print_blob=True, max_examples=50
)
settings.register_profile(
    "quick", deadline=None, derandomize=True, print_blob=True, max_examples=25
)
settings.register_profile("explore", deadline=None, max_examples=2000, print_blob=True)
settings.load_profile("steady")

# Hypothesis also tries the numbers that stand in whatever of ours is loaded, so that the cases of a
# test would depend on the tests before it.
_providers = import_module("hypothesis.internal.conjecture.providers")
_providers.__dict__["_get_local_constants"] = _providers.Constants

# Before pytest collects a test it loads the packages around it, from the outermost on, and so loads
# `narration.voices` again, which narration has loaded itself: its classes would be there twice, and
# the package would hide the function of its name. What is loaded already is left as it is.
import_module("sudologue.narration")

# Thousands of tests and the tables of their layouts stay until the end: who looks for garbage among
# them every few thousand objects takes a tenth of the time.
gc.set_threshold(10_000, 50, 50)


def pytest_collection_finish() -> None:
    """Nobody looks for garbage among the tests themselves, half a million objects.

    Hypothesis makes sure that somebody refers to its random numbers, and sees nobody who is frozen.
    """
    with import_module("hypothesis.internal.entropy").deterministic_PRNG():
        gc.collect()
    gc.freeze()
