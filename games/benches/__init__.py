"""Measurements that need a whole site."""
