"""The processes of the site on one machine: what they are, how they start, how they stop."""
