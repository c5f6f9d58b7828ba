"""Pages of lobby and tables."""
