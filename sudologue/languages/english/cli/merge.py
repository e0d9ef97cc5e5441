"""What `sudologue merge` says."""

TEXTS = """
merge
    help|
        Join what several runs wrote with --shard, as if one run had written it.

        Give all shares of one input, in any order. They must have been made by the same version,
        with the same options. The exit code is what the whole run would have returned.
    examples|
          sudologue solve -q --shard 1/2 -o one.shard puzzles/sample.txt
          sudologue solve -q --shard 2/2 -o two.shard puzzles/sample.txt
          sudologue merge one.shard two.shard
    which_shares: which shares? Give the files of all of them
    no_parquet: parquet can't be printed; add --output FILE
    give_shares: {why}; give files that --shard wrote
    unreadable: can't read {name}: {why}
"""
