"""Messages of the command line: many puzzles."""

TEXTS = """
claim_handler
    which_claim: which claim? Add one after the puzzle: {other}, or '{one}'

cluster
    dask: dask.distributed, which pip install 'sudologue[cluster]' brings
    cluster_needs: --cluster needs {needs}
    unreached: --cluster can't reach a scheduler at {address:shortened}: {why}

generate_run
    time_up: stopped by --timeout after {done:thousands} of {expected:thousands} puzzles

handler
    no_parquet: parquet can't be printed; add --output FILE

journal
    no_journal: {path} isn't a journal that sudologue wrote: {error}
    remedy: run it the same way, or remove {name} to start over
    other_run: {name} was started {difference}; {remedy}
    by_version: by sudologue {before}, but this is {now}
    by_verb: by '{before}', but this is '{now}'
    with_options: with {before}, but this run has {now}
    without: no {called}
    resume_needs_output: --resume needs --output FILE
    interrupted: {name} is left from an interrupted run; continue it with --resume, or remove it
    shorter: {name} is shorter than it was; remove it to start over
    other_count: the earlier run had done {done:thousands} puzzles, but the input has only
        {passed:thousands}; give the same input
    other_input: this is a different input; its first {done:thousands} puzzles are not the ones that
        the earlier run did

shards
    no_share: {name}: this was not written with --shard; give the files of all shares
    not_whole: {name}: this share is not complete; run it again, with --resume
    missing: {name}: puzzle {index} is missing
    different_inputs: the shares are of different inputs, or one is incomplete
    two_runs: {name} is share {shard}, but {first} is {of}; give the files of one run
    made_otherwise: {name} was made {difference}, as {first} was

timed_solve
    interruption: an interruption
"""
