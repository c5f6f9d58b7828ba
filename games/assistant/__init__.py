"""The rule assistant: the rulebooks, the search that answers from them, and what pages show of both."""
