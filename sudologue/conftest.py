"""How the property tests run: the same cases every time, and no clock.

`pytest --hypothesis-profile=explore` looks for new ones instead.
"""

from hypothesis import settings

settings.register_profile("steady", deadline=None, derandomize=True, print_blob=True)
settings.register_profile("explore", deadline=None, max_examples=2000, print_blob=True)
settings.load_profile("steady")
