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
    ok.solved: OK, solved in {steps} {steps:step/steps}
    ok.solved.at_once: OK, solved in no steps
    ok.stuck: OK, stuck after {steps} {steps:step/steps}
    ok.stuck.at_once: OK, stuck after no steps
    ok.contradiction: OK, a contradiction after {steps} {steps:step/steps}
    ok.contradiction.at_once: OK, a contradiction after no steps
    ok.stopped: OK, stopped after {steps} {steps:step/steps}
    ok.stopped.at_once: OK, stopped after no steps
    outcome.ok: {count:thousands} {count:holds/hold}
    outcome.ok.first: {count:thousands} {count:trace holds/traces hold}
    outcome.stuck: {count:thousands} {count:does/do} not hold
    outcome.stuck.first: {count:thousands} {count:trace does/traces do} not hold
    outcome.unreadable: {count:thousands} can't be read
    outcome.unreadable.first: {count:thousands} {count:trace/traces} can't be read
    in_all: {parts:and}.
    in_all.ok: {parts:and}. OK is about conclusions: the names of rules are not checked.
    assuming: , assuming that the puzzle has one solution
"""
