"""What `sudologue audit` says."""

TEXTS = """
audit
    help|
        Check saved solves step by step: do the constraints that a step cites force it?

        A FILE has one trace per line, as 'sudologue solve' writes them with -f trace or -f json.
        The checker knows no techniques, and doesn't ask who wrote a trace. OK means that every
        conclusion is right; whether a step names its technique rightly is not checked.
    examples|
          sudologue solve -f trace puzzles/sample.txt | sudologue audit
          sudologue solve -f trace -o traces.jsonl puzzles/sample.txt
          sudologue audit traces.jsonl
          sudologue audit -f json traces.jsonl
    quiet: Print only traces that are wrong
    no_trace: a puzzle, no trace; 'sudologue solve --format trace' makes one of it
    assuming: , assuming that the puzzle has one solution
"""
