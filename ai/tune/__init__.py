"""Tuning a title's policy by self-play: hill climbing on its weights.

``python -m ai.tune boutique --seed 1 --rounds 200`` changes one to three numbers at a time and keeps a change
that wins. The title offers its weights by ``Title.weight_file`` and ``Title.use_weights``.
"""

from ai.tune.climbing import Climb, Climber

__all__ = ["Climb", "Climber"]
