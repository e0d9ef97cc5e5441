"""What `sudologue tell` says."""

TEXTS = """
tell
    help|
        Narrate saved solves: in another voice or notation, or only one step.

        A FILE has one trace per line, as 'sudologue solve' writes them with -f trace or -f json.
        Every trace is checked first, whoever wrote it. A wrong one is not told; you learn which
        step is at fault.
    examples|
          sudologue solve -f trace puzzles/sample.txt | sudologue tell --voice teacher
          sudologue solve -f trace -o traces.jsonl puzzles/sample.txt
          sudologue tell --voice technical --notation a1 traces.jsonl
          sudologue tell --step 2 --full traces.jsonl
    step: Tell only step N of each trace
    steps_apart: --all-steps doesn't work with --step
    does_not_hold: {place}: the trace does not hold: {fault}
    no_trace: a puzzle, no trace: 'sudologue solve' solves and tells it
"""
