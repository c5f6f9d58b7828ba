"""The log's sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from games.core.jsontypes import JsonDict
from games.core.results import Event
from games.titles.skifest.words import card_word, cards_words, listed, place_word, plural

_WHY: Final = {
    "train": "",
    "village": " in the village",
    "hotel": "",
    "airbag": "",
    "deal": " to begin with",
}
_HOW: Final = {"action": "", "ticket": " with a ticket", "day_pass": " free"}
_CAUSES: Final = {
    "set": "sets off an avalanche with the Yetis",
    "blast": "sets off an avalanche with an explosive",
    "armed": "armed this explosive: an avalanche goes off",
}


def event_text(event: Event, names: Sequence[str]) -> str:
    """What happened, as its reader may know it."""
    data = event.data
    seat = data.get("seat")
    who = names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else "The table"
    return _TEXTS[event.code](who, data, names)


def _by(data: JsonDict) -> str:
    """What made it possible, by the name that the card set gives it."""
    return f" ({listed(data['by'])})" if data["by"] else ""


def _rode(who: str, data: JsonDict, names: Sequence[str]) -> str:
    by = _by(data) if data["how"] == "day_pass" else ""
    return f"{who} rides the lift to {place_word(data['to_name'])}{_HOW[data['how']]}{by}."


def _drew(who: str, data: JsonDict, names: Sequence[str]) -> str:
    what = plural(data["count"], "card") if data["cards"] is None else cards_words(data["cards"])
    return f"{who} draws {what}{_WHY[data['why']]}{_by(data)}."


def _skied(who: str, data: JsonDict, names: Sequence[str]) -> str:
    style = " (all in its style)" if data["style"] else ""
    gain = f"{plural(data['points'], 'point')} and {data['fame']} fame"
    way = f"{data['name']} to {place_word(data['to_name'])}"
    return f"{who} skis {way} with {cards_words(data['cards'])}: {gain}{style}."


def _claimed(who: str, data: JsonDict, names: Sequence[str]) -> str:
    run = data["name"]
    more = f", {data['fame']} fame{_by(data)}" if data["fame"] else ""
    if data["over"] is None:
        return f"{who} puts the first marker on {run}{more}."
    return f"{who} puts a marker on {run}, above {names[data['over']]}’s{more}."


def _armed(who: str, data: JsonDict, names: Sequence[str]) -> str:
    if data["after"] is None:
        return f"{who} disarms the explosive."
    return f"{who} arms an explosive: it goes off after {names[data['after']]}’s turn."


def _visited(who: str, data: JsonDict, names: Sequence[str]) -> str:
    paid = []
    if data["discard"]:
        paid.append(cards_words(data["discard"]))
    if data["cost_fame"]:
        paid.append(f"{data['cost_fame']} fame")
    got = [f"{data['fame']} fame"] if data["fame"] else []
    got += [plural(data["tickets"], "lift ticket")] if data["tickets"] else []
    got += [plural(data["explosives"], "explosive")] if data["explosives"] else []
    text = f"{who} goes to the {data['name']}"
    if paid:
        text += f", pays {listed(paid)}"
    if got:
        text += f", gains {listed(got)}"
    return f"{text}."


def _day(who: str, data: JsonDict, names: Sequence[str]) -> str:
    order = listed([names[seat] for seat in data["turn_order"]])
    return f"Day {data['day']} begins, with {data['weather']}. Turn order: {order}."


def _over(who: str, data: JsonDict, names: Sequence[str]) -> str:
    result = data["result"]
    totals = listed(
        [f"{name} {score['total']}" for name, score in zip(names, result["scores"], strict=False)]
    )
    winners = [names[seat] for seat in result["winners"]]
    verb = "wins" if len(winners) == 1 else "share the win"
    return f"The game is over: {totals} points. {listed(winners)} {verb}."


def _stayed(who: str, data: JsonDict, names: Sequence[str]) -> str:
    if data["by_choice"]:
        return f"{who} chooses to stay{_by(data)}."
    return f"{who} stays: no open run leads down from there."


_Text = Callable[[str, JsonDict, Sequence[str]], str]
_TEXTS: Final[Mapping[str, _Text]] = {
    "drew_cards": _drew,
    "took_card": lambda who, d, n: f"{who} takes {card_word(d['card'])} from the row.",
    "row_card": lambda who, d, n: f"{card_word(d['card']).capitalize()} comes to the row.",
    "row_wiped": lambda who, d, n: f"{d['yetis']} Yetis lie face up: the row is dealt again.",
    "gear_card": lambda who, d, n: f"{d['name']} comes to the gear on sale.",
    "shuffled": lambda who, d, n: f"The {d['cards']} discards are shuffled into a new deck.",
    "declined_card": lambda who, d, n: f"{who} takes no third card.",
    "rode": _rode,
    "skied": _skied,
    "claimed": _claimed,
    "avalanche": lambda who, d, n: f"{who} {_CAUSES[d['cause']]}.",
    "slid": lambda who, d, n: f"{who} slides down {d['name']} to {place_word(d['to_name'])}.",
    "stayed": _stayed,
    "yeti_moved": lambda who, d, n: f"{who} sends the Yeti to {d['name']}: it is closed.",
    "held_avalanche": lambda who, d, n: f"{who} holds the avalanche{_by(d)}.",
    "armed": _armed,
    "turn": lambda who, d, n: f"{who}’s turn, round {d['round']}.",
    "skipped": lambda who, d, n: f"{who} can do nothing more: the rest of the turn is skipped.",
    "valley_fame": lambda who, d, n: f"{who} gains 1 fame for the end of the day.",
    "explosives_lost": lambda who, d, n: f"{who} loses {plural(d['explosives'], 'unused explosive')}.",
    "apres": lambda who, d, n: f"Après-ski after day {d['day']}: {who} chooses first.",
    "visited": _visited,
    "bought": lambda who, d, n: f"{who} buys {d['name']} for {d['fame']} fame.",
    "bought_nothing": lambda who, d, n: f"{who} buys no gear.",
    "day": _day,
    "over": _over,
}
