"""Calculators for the real table: what a rule gives for the numbers that stand on it.

Each title has its own in a module ``calculators`` beside its rules, built on the engine's functions. What is
here reads the entries, runs one, and draws the form and the answer; it knows no Django, so that the same
code runs on the server and, offline, in the browser.
"""

from games.assistant.calculators.fields import Answer, Calculator, EntryFault, Field, Group, Line, Values
from games.assistant.calculators.say import Say

__all__ = ["Answer", "Calculator", "EntryFault", "Field", "Group", "Line", "Say", "Values"]
