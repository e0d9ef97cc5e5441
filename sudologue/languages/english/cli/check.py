"""What `sudologue check` says."""

TEXTS = """
check
    help|
        Count the solutions of puzzles: none, one, or several, of which two are shown.

        A position that you have begun is checked as it stands. If it has no solution, you learn
        whether the puzzle had one. If the puzzle itself has none, you learn which givens and clues
        contradict each other. The answer comes from search; no step of 'sudologue solve' rests on
        it.
    examples|
          sudologue check 1.....3..4.....2
          sudologue check --where ':0000:x:1+2....3..4.....2:::'
          sudologue check -f json puzzles/sample.txt
    timeout: Give up the search for a puzzle after this long
    where: Say which entries of a position are wrong, but not what would be right
    quiet: Print only puzzles without exactly one solution
"""
