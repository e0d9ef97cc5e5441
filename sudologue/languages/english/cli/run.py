"""Messages of the command line: many puzzles."""

TEXTS = """
claim_handler
    which_claim: which claim? Add one after the puzzle: {other}, or '{one}'

cluster
    dask: dask.distributed, which pip install 'sudologue[cluster]' brings
    cluster_needs: --cluster needs {needs}
    unreached: --cluster cannot reach a scheduler at {address:shortened}: {why}

generate_run
    time_up: time was up after {done:thousands} of {expected:thousands} puzzles

handler
    no_parquet: parquet can't be printed; add --output FILE

journal
    no_journal: {path} is no journal of ours: {error}
    remedy: do as it did, or remove {name} to begin anew
    other_run: {name} was begun {difference}: {remedy}
    by_version: by sudologue {before}, and this is {now}
    by_verb: by '{before}', and this is '{now}'
    with_options: with {before}, and this is with {now}
    without: no {called}
    resume_needs_output: --resume needs --output FILE
    interrupted: {name} is there, from an interrupted run; --resume continues it, or remove it
    shorter: {name} is shorter than it was: remove it to begin anew
    other_count: the earlier run had done {done:thousands} puzzles, and the input has
        {passed:thousands}: give the same input
    other_input: the input is another one: its first {done:thousands} puzzles are not those that the
        earlier run had done

shards
    no_share: {name}: not what 'sudologue' writes with --shard: give the files of all shares
    not_whole: {name}: it is not whole: run that share again, with --resume
    missing: {name}: puzzle {index} is missing
    different_inputs: the shares are of different inputs, or one is not whole
    two_runs: {name} is share {shard}, and {first} is {of}: give the files of one run
    made_otherwise: {name} was made {difference}, as {first} was

timed_solve
    interruption: an interruption
"""
