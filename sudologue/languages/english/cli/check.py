"""What `sudologue check` says."""

TEXTS = """
check
    help|
        Count the solutions of puzzles: none, one, or several, of which two are shown.

        A position with some digits placed is checked as it stands. If it has no solution, you learn
        whether the puzzle has one. If the puzzle has none either, you learn which givens and clues
        clash. The answer comes from search; no step of 'sudologue solve' rests on it.
    examples|
          sudologue check 1.....3..4.....2
          sudologue check --where ':0000:x:1+2....3..4.....2:::'
          sudologue check -f json puzzles/sample.txt
    timeout: Give up on a puzzle after this long
    where: Name the wrong entries, but not the right digits
    quiet: Print only puzzles without exactly one solution
"""
