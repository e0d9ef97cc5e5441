"""What `sudologue voices` says."""

TEXTS = """
voices
    help|
        List the voices for --voice, and what each is for.
"""
