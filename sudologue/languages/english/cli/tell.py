"""What `sudologue tell` says."""

TEXTS = """
tell
    help|
        Narrate saved solves: in another voice or notation, or only one step.

        A FILE has one trace per line, as 'sudologue solve' writes them with -f trace or -f json.
        Every trace is checked first. If one is wrong, you learn which step is at fault instead.
    examples|
          sudologue solve -f trace puzzles/sample.txt | sudologue tell --voice teacher
          sudologue solve -f trace -o traces.jsonl puzzles/sample.txt
          sudologue tell --voice technical --notation a1 traces.jsonl
          sudologue tell --step 2 --full traces.jsonl
    step: Tell only step N of each trace
    steps_apart: --all-steps doesn't work with --step
    does_not_hold: {place}: this trace is wrong: {fault}
    no_trace: this is a puzzle, not a trace; use 'sudologue solve'
"""
