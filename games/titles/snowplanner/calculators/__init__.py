"""Snow Planner at the real table, worked out by the engine's own functions."""

from games.titles.snowplanner.calculators.bonus import BONUS
from games.titles.snowplanner.calculators.die import DIE
from games.titles.snowplanner.calculators.owed import OWED
from games.titles.snowplanner.calculators.scoring import SCORING
from games.titles.snowplanner.calculators.stay import STAY
from games.titles.snowplanner.calculators.training import TRAINING

CALCULATORS = (DIE, TRAINING, BONUS, OWED, STAY, SCORING)
