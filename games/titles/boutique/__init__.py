"""Boutique Hotel Manager: two weeks of prices, guests, staff and stars, for 2 to 6 players."""
