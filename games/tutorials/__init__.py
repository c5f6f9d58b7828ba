"""Tutorials: short scripted matches, read from the files beside each title. Knows no Django."""
