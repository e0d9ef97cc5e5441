"""What `sudologue audit` says."""

TEXTS = """
audit
    help|
        Check saved solves, step by step.

        A FILE has one trace per line, as 'sudologue solve' writes them with -f trace or -f json.
        The checker knows no techniques. It asks whether the constraints that a step cites force
        its conclusion. It doesn't matter who wrote the trace, and the names of techniques are not
        checked.
    examples|
          sudologue solve -f trace puzzles/sample.txt | sudologue audit
          sudologue solve -f trace -o traces.jsonl puzzles/sample.txt
          sudologue audit traces.jsonl
          sudologue audit -f json traces.jsonl
    quiet: Print only traces that are wrong
    no_trace: this is a puzzle, not a trace; 'sudologue solve --format trace' makes one
    assuming: , assuming that the puzzle has one solution
"""
