"""What the page asks the solver, answered as JSON: runs in the browser, and is tested outside."""

from web.answers.asking import Desk

__all__ = ["Desk"]
