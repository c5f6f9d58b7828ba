"""Skull Canyon: Ski Fest: three days on the mountain, two evenings in the village, for 2 to 4 players."""
