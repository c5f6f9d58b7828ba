"""People: users, guests and their profiles."""
