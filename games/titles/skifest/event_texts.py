"""The log's sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from games.core.jsontypes import JsonDict
from games.core.results import Event
from games.titles.skifest.words import Words, card_word, cards_words, listed, plural

_WHY: Final = {
    "train": "",
    "village": " in the village",
    "hotel": " at the Hotel",
    "airbag": " for the airbag",
    "deal": " to begin with",
}
_HOW: Final = {"action": "", "ticket": " with a ticket", "day_pass": " free with the day pass"}
_CAUSES: Final = {
    "set": "sets off an avalanche with the Yetis",
    "blast": "sets off an avalanche with an explosive",
    "armed": "armed this explosive: an avalanche goes off",
}


def event_text(event: Event, names: Sequence[str], words: Words) -> str:
    """What happened, as its reader may know it."""
    data = event.data
    seat = data.get("seat")
    who = names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else "The table"
    return _TEXTS[event.code](who, data, words, names)


def _drew(who: str, data: JsonDict, words: Words, names: Sequence[str]) -> str:
    what = plural(data["count"], "card") if data["cards"] is None else cards_words(data["cards"])
    return f"{who} draws {what}{_WHY[data['why']]}."


def _skied(who: str, data: JsonDict, words: Words, names: Sequence[str]) -> str:
    style = " (all in its style)" if data["style"] else ""
    gain = f"{plural(data['points'], 'point')} and {data['fame']} fame"
    way = f"{data['name']} to {words.place(data['to'])}"
    return f"{who} skis {way} with {cards_words(data['cards'])}: {gain}{style}."


def _claimed(who: str, data: JsonDict, words: Words, names: Sequence[str]) -> str:
    run = data["name"]
    more = f", {data['fame']} fame for the stickers" if data["fame"] else ""
    if data["over"] is None:
        return f"{who} puts the first marker on {run}{more}."
    return f"{who} puts a marker on {run}, above {names[data['over']]}’s{more}."


def _armed(who: str, data: JsonDict, words: Words, names: Sequence[str]) -> str:
    if data["after"] is None:
        return f"{who} disarms the explosive."
    return f"{who} arms an explosive: it goes off after {names[data['after']]}’s turn."


def _visited(who: str, data: JsonDict, words: Words, names: Sequence[str]) -> str:
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


def _day(who: str, data: JsonDict, words: Words, names: Sequence[str]) -> str:
    order = listed([names[seat] for seat in data["turn_order"]])
    return f"Day {data['day']} begins, with {data['weather']}. Turn order: {order}."


def _over(who: str, data: JsonDict, words: Words, names: Sequence[str]) -> str:
    result = data["result"]
    totals = listed(
        [f"{name} {score['total']}" for name, score in zip(names, result["scores"], strict=False)]
    )
    winners = [names[seat] for seat in result["winners"]]
    verb = "wins" if len(winners) == 1 else "share the win"
    return f"The game is over: {totals} points. {listed(winners)} {verb}."


def _stayed(who: str, data: JsonDict, words: Words, names: Sequence[str]) -> str:
    if data["by_choice"]:
        return f"{who} stays, thanks to the beacon."
    return f"{who} stays: no open run leads down from there."


_Text = Callable[[str, JsonDict, Words, Sequence[str]], str]
_TEXTS: Final[Mapping[str, _Text]] = {
    "drew_cards": _drew,
    "took_card": lambda who, d, w, n: f"{who} takes {card_word(d['card'])} from the row.",
    "row_card": lambda who, d, w, n: f"{card_word(d['card']).capitalize()} comes to the row.",
    "row_wiped": lambda who, d, w, n: f"{d['yetis']} Yetis lie face up: the row is dealt again.",
    "gear_card": lambda who, d, w, n: f"{d['name']} comes to the gear on sale.",
    "shuffled": lambda who, d, w, n: f"The {d['cards']} discards are shuffled into a new deck.",
    "declined_card": lambda who, d, w, n: f"{who} takes no third card.",
    "rode": lambda who, d, w, n: f"{who} rides the lift to {w.place(d['to'])}{_HOW[d['how']]}.",
    "skied": _skied,
    "claimed": _claimed,
    "avalanche": lambda who, d, w, n: f"{who} {_CAUSES[d['cause']]}.",
    "slid": lambda who, d, w, n: f"{who} slides down {d['name']} to {w.place(d['to'])}.",
    "stayed": _stayed,
    "yeti_moved": lambda who, d, w, n: f"{who} sends the Yeti to {d['name']}: it is closed.",
    "held_avalanche": lambda who, d, w, n: f"{who} blows the Yeti whistle: no avalanche.",
    "armed": _armed,
    "turn": lambda who, d, w, n: f"{who}’s turn, round {d['round']}.",
    "skipped": lambda who, d, w, n: f"{who} can do nothing more: the rest of the turn is skipped.",
    "valley_fame": lambda who, d, w, n: f"{who} gains 1 fame for the end of the day.",
    "explosives_lost": lambda who, d, w, n: f"{who} loses {plural(d['explosives'], 'unused explosive')}.",
    "apres": lambda who, d, w, n: f"Après-ski after day {d['day']}: {who} chooses first.",
    "visited": _visited,
    "bought": lambda who, d, w, n: f"{who} buys {d['name']} for {d['fame']} fame.",
    "bought_nothing": lambda who, d, w, n: f"{who} buys no gear.",
    "day": _day,
    "over": _over,
}
