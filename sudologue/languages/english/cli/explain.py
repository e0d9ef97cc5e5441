"""What `sudologue explain` says."""

TEXTS = """
explain
    help|
        Explain why a claim about a position is true, or why it is false.

        A CLAIM is written like r5c6=4, or like 'r5c6<>4' or r5c6-4 for "r5c6 isn't 4". You can
        make several claims at once. The answer is as short as possible: one step, a contradiction,
        or the steps of a solve.
    examples|
          sudologue explain 1.....3..4.....2 'r1c2<>2'
          sudologue explain 1.....3..4.....2 r1c2=3 r1c3-3
          sudologue explain --voice proof --notation a1 1.....3..4.....2 B2=2
    timeout: Stop looking for a reason after this long
"""
