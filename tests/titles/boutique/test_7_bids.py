"""BHM-7: marketing bids."""

from __future__ import annotations

import pytest

from games.core.chance import SeededChance
from games.core.registry import get_title
from tests.titles.boutique.played import (
    bid,
    card,
    die,
    guest,
    keep,
    money,
    played,
    price_phase,
    scripted,
    values,
)

TIE = [die(1), card((0, 1))]


@pytest.mark.parametrize("amount", [-100, 600, 50, 10**9])
def test_a_wrong_amount_is_refused(amount: int) -> None:
    done = scripted(start=price_phase(), chance=TIE, moves=[keep(0)], refused=(*bid(0, amount), "BHM-7.1"))
    assert done.failures == []


def test_a_bid_is_final() -> None:
    moves = [keep(0), bid(1, 100)]
    done = scripted(start=price_phase(), chance=TIE, moves=moves, refused=(*bid(1, 200), "BHM-7.1"))
    assert done.failures == []
    assert done.game.form()["seats_to_act"] == [0]


def test_who_is_not_tied_may_not_bid() -> None:
    start = price_phase(**{"players.2.prices": [2] * 7})
    done = scripted(3, start, TIE, [keep(0)], (*bid(2, 100), "BHM-7.1"))
    assert done.failures == []


@pytest.mark.parametrize(
    ("amount", "blank", "laid"), [(0, False, False), (0, True, True), (300, False, True), (300, True, True)]
)
def test_whether_cards_are_laid_is_open_and_the_amount_is_not(amount: int, blank: bool, laid: bool) -> None:
    game = scripted(start=price_phase(), chance=TIE, moves=[keep(0), bid(0, amount, blank)]).game
    assert game.view(0)["bids"] == {"0": {"amount": amount, "blank": blank, "laid": laid}}
    assert game.view(1)["bids"] == {"0": {"amount": None, "blank": None, "laid": laid}}
    assert game.view(None)["bids"] == game.view(1)["bids"]
    assert game.form()["players"][0]["money"] == 500


def test_one_without_money_may_still_lay_the_blank() -> None:
    start = price_phase(**{"players.0.money": 0})
    form = played(start=start, chance=TIE, moves=[keep(0)])
    assert form["seats_to_act"] == [0, 1]
    form = played(start=start, chance=TIE, moves=[keep(0), bid(0, 0), bid(1, 0, blank=False)])
    assert money(form) == [100, 600]


def test_the_reveal_tells_all_amounts_and_blanks() -> None:
    game = scripted(start=price_phase(), chance=TIE, moves=[keep(0), bid(1, 100, blank=False)]).game
    events = game.play(*bid(0, 200), SeededChance(0))
    revealed = next(event for event in events if event.code == "bids_revealed")
    assert revealed.data["bids"] == [
        {"seat": 0, "amount": 200, "blank": True},
        {"seat": 1, "amount": 100, "blank": False},
    ]
    text = get_title("boutique").event_text(revealed, ["Alda", "Nuri"])
    assert text == "Bids are revealed: Alda 200 and the blank card and Nuri 100. All of it is spent."


@pytest.mark.parametrize("amount", [900, 1000, 1100, 2000, 5000])
def test_high_bids_can_be_made(amount: int) -> None:
    start = price_phase(**{"players.0.money": 5000, "players.1.money": 1000})
    form = played(start=start, chance=TIE, moves=[keep(0), bid(0, amount, blank=False), bid(1, 900)])
    expected = 5000 - amount + 100
    assert money(form)[0] == expected
    assert money(form)[1] == 100 + (100 if amount == 900 else 0)


def test_a_start_may_lie_in_the_middle_of_a_bid() -> None:
    start = {
        "phase": "bid",
        "stage": "booking",
        "guest": guest((0, 1)),
        "checkin_day": 2,
        "bidders": [0, 1],
        "bids.0": {"amount": 200, "blank": False},
        "seats_to_act": [1],
    }
    form = played(start=start, moves=[bid(1, 300)])
    assert money(form) == [300, 300]
    assert values(form, "seats_to_act", "phase") == [[1], "place"]


def test_a_start_may_lie_in_a_bid_for_the_rank() -> None:
    start = {"phase": "bid", "stage": "walkins", "bidders": [0, 1], "seats_to_act": [0, 1]}
    form = played(start=start, chance=[die(2), die(4)], moves=[bid(0, 100), bid(1, 100)])
    assert values(form, "walkin_order", "day", "active_seat") == [[1, 0], 1, 1]
    assert money(form) == [400, 400]
