"""Messages of the room `audit`."""

TEXTS = """
kernel
    an_inference: an inference: a rule's apply returns some
"""
