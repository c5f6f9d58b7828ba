"""The cards as they are printed, typed apart from the shipped data, so that a slip in either shows."""

from __future__ import annotations

from games.core.jsontypes import JsonDict

GUESTS: dict[str, JsonDict] = {
    "ski_pupil": {
        "cost": 0,
        "rewards": [{"tickets": 1}, {"tickets": 2}, {"points": 2}],
        "stay": [{"any": 1}, {"any": 2}],
    },
    "sled_racer": {
        "cost": 0,
        "rewards": [{"snow": 1}, {"snow": 1}, {"points": 2}],
        "stay": [{"blue": 1}, {"any": 3}],
    },
    "day_tripper": {
        "cost": 0,
        "rewards": [{"tickets": 1}, {"tickets": 1}, {"points": 2}],
        "stay": [{"any": 1}, {"any": 2}],
    },
    "card_writer": {
        "cost": 0,
        "rewards": [{"likes": 1}, {"tickets": 1}, {"likes": 1, "points": 1}],
        "stay": [{"any": 2}, {"any": 3}],
    },
    "bus_driver": {
        "cost": 0,
        "rewards": [{"tickets": 2}, {"tickets": 2}, {"tickets": 2, "points": 1}],
        "stay": [{"orange": 1}, {"orange": 2}],
    },
    "trail_walker": {
        "cost": 0,
        "rewards": [{"points": 1}, {"tickets": 1}, {"points": 2}],
        "stay": [{"green": 1}, {"any": 2}],
    },
    "night_porter": {
        "cost": 1,
        "rewards": [{"tickets": 2}, {"tickets": 1, "points": 1}, {"points": 4}],
        "stay": [{"green": 1}, {"any": 2}],
    },
    "cocoa_fan": {
        "cost": 1,
        "rewards": [{"points": 1}, {"croissants": 1, "points": 1}, {"points": 4}],
        "stay": [{"blue": 1}, {"any": 3}],
    },
    "lift_watcher": {
        "cost": 1,
        "rewards": [{"snow": 2}, {"tickets": 1, "points": 1}, {"points": 3}],
        "stay": [{"any": 1}, {"any": 3}],
    },
    "snow_sweeper": {
        "cost": 1,
        "rewards": [{"snow": 2, "tickets": 1}, {"points": 2}, {"points": 3}],
        "stay": [{"orange": 1}, {"any": 3}],
    },
    "ski_teacher": {
        "cost": 1,
        "rewards": [{"tickets": 2}, {"points": 2}, {"points": 3}],
        "stay": [{"any": 1}, {"blue": 1, "any": 3}],
    },
    "piste_warden": {
        "cost": 1,
        "rewards": [{"snow": 1, "tickets": 1}, {"snow": 1, "points": 1}, {"snow": 1, "points": 3}],
        "stay": [{"blue": 1}, {"blue": 2}],
    },
    "cheese_maker": {
        "cost": 1,
        "rewards": [{"croissants": 1, "tickets": 1}, {"croissants": 1, "points": 1}, {"points": 3}],
        "stay": [{"orange": 1}, {"orange": 2}],
    },
    "photo_editor": {
        "cost": 1,
        "rewards": [{"likes": 1, "tickets": 1}, {"likes": 1, "tickets": 1}, {"likes": 2, "points": 1}],
        "stay": [{"any": 2}, {"any": 4}],
    },
    "ice_skater": {
        "cost": 1,
        "rewards": [{"points": 1}, {"points": 2}, {"points": 3}],
        "stay": [{"green": 1}, {"green": 2}],
    },
    "choir_leader": {
        "cost": 1,
        "rewards": [{"points": 1, "tickets": 1}, {"points": 1, "tickets": 1}, {"points": 3, "tickets": 1}],
        "stay": [{"orange": 1}, {"orange": 1, "green": 1}],
    },
    "map_maker": {
        "cost": 1,
        "rewards": [{"tickets": 3}, {"tickets": 2, "points": 1}, {"points": 3}],
        "stay": [{"any": 1}, {"orange": 2}],
    },
    "story_teller": {
        "cost": 1,
        "rewards": [{"draw_event": 1, "tickets": 1}, {"draw_event": 1, "points": 1}, {"points": 3}],
        "stay": [{"green": 1}, {"any": 3}],
    },
    "old_skier": {
        "cost": 2,
        "rewards": [{"points": 3}, {"points": 2}, {"points": 3}],
        "stay": [{"blue": 1}, {"any": 3}],
    },
    "snow_sculptor": {
        "cost": 1,
        "rewards": [{"window": {"any": 1}}, {"points": 1}, {"points": 2}],
        "stay": [{"any": 1}, {"any": 3}],
    },
    "travel_agent": {
        "cost": 2,
        "rewards": [{"points": 2, "tickets": 1}, {"guest": 1, "points": 1}, {"points": 4}],
        "stay": [{"any": 2}, {"any": 3}],
    },
    "aunt_baker": {
        "cost": 2,
        "rewards": [{"croissants": 2, "points": 1}, {"points": 2}, {"points": 4}],
        "stay": [{"any": 1}, {"green": 1, "any": 3}],
    },
    "pianist": {
        "cost": 2,
        "rewards": [{"points": 2, "tickets": 1}, {"points": 3}, {"points": 5}],
        "stay": [{"any": 2}, {"orange": 2}],
    },
    "stunt_skier": {
        "cost": 2,
        "rewards": [{"points": 2, "snow": 1}, {"points": 3}, {"points": 5}],
        "stay": [{"blue": 1}, {"blue": 2}],
    },
    "glass_artist": {
        "cost": 2,
        "rewards": [{"window": {"any": 1}}, {"points": 2}, {"points": 5}],
        "stay": [{"green": 1}, {"any": 3}],
    },
    "lift_owner": {
        "cost": 2,
        "rewards": [{"points": 2, "tickets": 1}, {"points": 2, "tickets": 2}, {"points": 5}],
        "stay": [{"orange": 1}, {"orange": 2}],
    },
    "film_maker": {
        "cost": 2,
        "rewards": [{"likes": 2}, {"likes": 1, "points": 2}, {"likes": 1, "points": 3}],
        "stay": [{"any": 2}, {"any": 4}],
    },
    "hotel_critic": {
        "cost": 2,
        "rewards": [{"points": 2}, {"points": 2, "likes": 1}, {"points": 4}],
        "stay": [{"any": 3}, {"any": 4}],
    },
    "ski_champion": {
        "cost": 2,
        "rewards": [{"points": 2, "tickets": 2}, {"points": 3}, {"points": 6}],
        "stay": [{"blue": 1, "green": 1}, {"any": 4}],
    },
    "winter_bride": {
        "cost": 2,
        "rewards": [{"points": 2, "tickets": 1}, {"points": 2, "croissants": 1}, {"points": 4}],
        "stay": [{"green": 1}, {"green": 1, "any": 4}],
    },
}
"""Croissants, the reward of each Day, what is asked for Day 1 and 2."""

VIPS: dict[str, JsonDict] = {
    "alpine_duchess": {
        "pattern": [1, 2, 3],
        "reward": {"points": 3},
        "stay": [{"any": 3}, {"any": 4}, {"any": 5, "pay": {"croissants": 1}}],
        "penalty": 4,
    },
    "opera_star": {
        "pattern": [2, 5],
        "reward": {"points": 1, "likes": 1},
        "stay": [{"any": 2}, {"orange": 1}, {"orange": 2, "pay": {"tickets": 1}}],
        "penalty": 3,
    },
    "peak_climber": {
        "pattern": [1, 5, 9],
        "reward": {"points": 2, "tickets": 1},
        "stay": [{"any": 3}, {"blue": 1}, {"blue": 2, "pay": {"tickets": 1}}],
        "penalty": 4,
    },
    "chocolate_baron": {
        "pattern": [4, 5, 6],
        "reward": {"points": 2, "croissants": 1},
        "stay": [{"any": 3}, {"orange": 1, "any": 4}, {"orange": 2, "any": 4}],
        "penalty": 4,
    },
    "hockey_captain": {
        "pattern": [7, 8],
        "reward": {"points": 2},
        "stay": [{"any": 2}, {"any": 3, "pay": {"snow": 1}}, {"any": 4, "pay": {"snow": 1}}],
        "penalty": 3,
    },
    "weather_star": {
        "pattern": [3, 6],
        "reward": {"likes": 2},
        "stay": [{"green": 1}, {"green": 1}, {"green": 2}],
        "penalty": 3,
    },
    "ski_legend": {
        "pattern": [3, 5, 7],
        "reward": {"points": 3},
        "stay": [{"any": 3}, {"blue": 1, "green": 1}, {"blue": 2, "green": 1}],
        "penalty": 4,
    },
    "snow_minister": {
        "pattern": [1, 4, 7],
        "reward": {"points": 3, "tickets": 1},
        "stay": [{"any": 3}, {"any": 4}, {"any": 4}],
        "penalty": 4,
    },
    "chess_master": {
        "pattern": [2, 4, 6, 8],
        "reward": {"points": 3, "tickets": 1},
        "stay": [{"any": 4}, {"any": 5}, {"any": 6}],
        "penalty": 5,
    },
    "star_chef": {
        "pattern": [8, 9],
        "reward": {"points": 2, "tickets": 1},
        "stay": [
            {"green": 1},
            {"green": 1, "pay": {"croissants": 1}},
            {"green": 2, "pay": {"croissants": 1}},
        ],
        "penalty": 3,
    },
}
"""Pattern, reward, what is asked each Day, points lost on departure."""

EVENTS: dict[str, JsonDict] = {
    "fresh_powder": {"level": 2, "cost": {}, "effect": {"snow": 3, "tickets": 1}},
    "lost_glove": {"level": 2, "cost": {}, "effect": {"tickets": 5}},
    "morning_oven": {"level": 2, "cost": {}, "effect": {"croissants": 3}},
    "group_photo": {"level": 2, "cost": {}, "effect": {"likes": 2, "tickets": 1}},
    "new_shutters": {"level": 2, "cost": {"snow": 1}, "effect": {"window": {"any": 1}}},
    "early_arrival": {"level": 2, "cost": {}, "effect": {"guest": 1, "tickets": 1}},
    "night_skiing": {"level": 3, "cost": {"snow": 1}, "effect": {"points": 4}},
    "staff_lesson": {"level": 3, "cost": {}, "effect": {"train": 2, "tickets": 1}},
    "swap_the_panes": {"level": 3, "cost": {}, "effect": {"move_window": 1, "points": 2}},
    "blue_glazing": {"level": 3, "cost": {"snow": 1}, "effect": {"window": {"blue": 1}, "tickets": 1}},
    "amber_glazing": {"level": 3, "cost": {"snow": 1}, "effect": {"window": {"orange": 1}, "tickets": 1}},
    "moss_glazing": {"level": 3, "cost": {"snow": 1}, "effect": {"window": {"green": 1}, "tickets": 1}},
    "ski_show": {"level": 4, "cost": {"tickets": 2}, "effect": {"points": 4}},
    "tasting_evening": {"level": 4, "cost": {"croissants": 1}, "effect": {"points": 4, "likes": 1}},
    "radio_spot": {"level": 4, "cost": {}, "effect": {"likes": 2, "tickets": 2}},
    "shuttle_bus": {"level": 4, "cost": {}, "effect": {"guest": 1, "tickets": 2}},
    "winter_school": {"level": 4, "cost": {"tickets": 1}, "effect": {"train": 3}},
    "torch_parade": {"level": 5, "cost": {"snow": 2}, "effect": {"points": 6}},
    "new_wing": {"level": 5, "cost": {"snow": 2}, "effect": {"window": {"any": 2}}},
    "gala_dinner": {"level": 5, "cost": {"croissants": 1}, "effect": {"points": 4, "likes": 2}},
    "press_visit": {"level": 5, "cost": {}, "effect": {"likes": 4}},
    "world_cup_day": {"level": 6, "cost": {"tickets": 2}, "effect": {"points": 8}},
    "full_house": {"level": 6, "cost": {}, "effect": {"guest": 1, "points": 4}},
    "great_rebuild": {
        "level": 6,
        "cost": {"snow": 2},
        "effect": {"window": {"any": 2}, "move_window": 1, "points": 1},
    },
}
"""Level, cost, effect."""

TALENTS: dict[str, JsonDict] = {
    "snow_reader": {
        "left": {"on": "place(slope)", "gain": {"tickets": 1}},
        "right": {"on": "bonus", "gain": {"points": 1}},
        "pattern": [1, 2, 4],
    },
    "bookkeeper": {
        "left": {"on": "place(ticket_office)", "gain": {"points": 1}},
        "right": {"on": "bonus", "gain": {"tickets": 2}},
        "pattern": [4, 5, 6],
    },
    "night_baker": {
        "left": {"on": "place(bakery)", "gain": {"points": 2}},
        "right": {"on": "bonus", "gain": {"points": 1}},
        "pattern": [2, 5, 8],
    },
    "charmer": {
        "left": {"on": "place(media)", "gain": {"snow": 2}},
        "right": {"on": "bonus", "gain": {"likes": 1, "snow": 1}},
        "pattern": [1, 5, 9],
    },
    "carpenter": {
        "left": {"on": "place(workshop)", "gain": {"tickets": 1}},
        "right": {"on": "bonus", "gain": {"points": 1}},
        "pattern": [1, 3, 7, 9],
    },
    "greeter": {
        "left": {"on": "guest", "gain": {"tickets": 1}},
        "right": {"on": "guest", "gain": {"points": 1}},
        "pattern": [7, 8, 9],
    },
    "showman": {
        "left": {"on": "event", "gain": {"tickets": 2}},
        "right": {"on": "event", "gain": {"points": 2}},
        "pattern": [3, 5, 7],
    },
    "farewell_host": {
        "left": {"on": "checkout", "gain": {"tickets": 1}},
        "right": {"on": "checkout", "gain": {"points": 2}},
        "pattern": [3, 6, 9],
    },
    "mountain_guide": {
        "left": {"on": "place(summit)", "gain": {"tickets": 1}},
        "right": {"on": "place(summit)", "gain": {"points": 1}},
        "pattern": [1, 2, 3],
    },
    "head_of_staff": {
        "left": {"on": "place(office)", "gain": {"tickets": 1}},
        "right": {"on": "bonus", "gain": {"points": 1}},
        "pattern": [2, 4, 6, 8],
    },
}
"""Left and right ability, pattern."""
