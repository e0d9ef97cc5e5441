"""What `sudologue voices` says."""

TEXTS = """
voices
    help|
        List the voices that tell a trace, for 'sudologue solve --voice' and 'sudologue tell'.
"""
