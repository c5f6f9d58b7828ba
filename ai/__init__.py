"""Bots and search."""
