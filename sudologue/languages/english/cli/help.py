"""What `sudologue help` says."""

TEXTS = """
help
    help|
        Explain a command or a topic. The topics are exit-codes and formats.
    examples|
          sudologue help solve
          sudologue help exit-codes
    exit_codes|
        Exit codes:

          0    solved, or all is well
          1    not solved: stuck, or stopped by a limit
          2    the command or a puzzle could not be read
          3    the puzzle has no solution
          4    the puzzle has more than one solution
          5    prove: needs the rule of 45, which can't be certified yet
          129  the terminal hung up
          130  interrupted
          143  terminated, for example because the system shut down

        For several puzzles, the highest code is returned. Some commands mean more
        by these codes:

          explain, judge  0  the claim is true, and the reason is enough
                          1  unknown, or true but not for that reason
                          3  the claim is false: with it, there is no solution
                          4  true in some solutions, false in others
          audit, tell     0  every trace is correct
                          1  a trace is wrong
          generate        0  all puzzles were made
                          1  fewer: out of time, or none found
    formats|
        Formats:

        {formats}
    known: {slug}  {title}
    known.read: {slug}  {title} (read only)
"""
