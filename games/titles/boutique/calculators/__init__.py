"""Boutique Hotel Manager at the real table, worked out by the kernel's own functions."""

from games.titles.boutique.calculators.final import FINAL
from games.titles.boutique.calculators.guests import GUESTS
from games.titles.boutique.calculators.rank import RANK
from games.titles.boutique.calculators.staff import STAFF
from games.titles.boutique.calculators.stay import STAY

CALCULATORS = (STAY, GUESTS, STAFF, RANK, FINAL)
