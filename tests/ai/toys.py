"""Small games with known best play, to test the search on its contract alone."""

from __future__ import annotations

from games.core.state import State

_MASK = (1 << 31) - 1
_CONTRACT = ("seats", "actor", "count", "face", "fresh", "sealed")


class Toy(State):
    """A generator and the parts that all toys share. The policy is uniform unless a toy says otherwise."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.actor = 0
        self.count = 1
        self.face = 0
        self.fresh = True
        self.sealed = False
        self.random_state = 1

    def below(self, size: int) -> int:
        self.random_state = (self.random_state * 1103515245 + 12345) & _MASK
        return (self.random_state >> 8) % size

    def reseed(self, seed: int) -> None:
        self.random_state = (seed ^ (seed >> 31)) & _MASK

    def clone(self) -> Toy:
        twin = type(self)()
        twin.copy_from(self)
        return twin

    def copy_from(self, other: State) -> None:
        # The contract's own attributes aren't in the dictionary of an object whose base class is compiled.
        for name in {*_CONTRACT, *vars(other)}:
            value = getattr(other, name)
            setattr(self, name, list(value) if isinstance(value, list) else value)

    def focus(self, seat: int) -> None:
        assert seat == self.actor

    def determinize(self, seat: int) -> None:
        """Nothing is hidden, unless a toy says otherwise."""

    def random_choice(self) -> int:
        return self.below(self.count)

    def suggest(self) -> int:
        return self.random_choice()

    def greedy(self) -> int:
        return 0

    def playout(self, informed: bool) -> int:
        steps = 0
        while self.actor >= 0:
            self.apply(self.suggest() if informed else self.random_choice())
            steps += 1
        return steps


class Nim(Toy):
    """Two seats take one to three stones in turn; who takes the last wins. Won when the pile is no
    multiple of 4.
    """

    def __init__(self, stones: int = 7) -> None:
        super().__init__(2)
        self.stones = stones
        self.count = min(3, stones)

    def apply(self, choice: int) -> None:
        self.stones -= choice + 1
        self.count = min(3, self.stones)
        self.winner = self.actor
        self.actor = 1 - self.actor if self.stones else -1

    def rewards(self) -> list[float]:
        return [float(self.winner == 0), float(self.winner == 1)]


class Pennies(Toy):
    """Seat 0 secretly takes a sure 0.35 (choice 0) or hides a penny left or right; seat 1 then guesses
    without seeing.

    Seat 1 wins with the right guess. Hiding is worth about a half, unless seat 1 in the tree sees what was
    hidden: then nothing.
    """

    def __init__(self) -> None:
        super().__init__(2)
        self.count = 3
        self.sealed = True
        self.hidden = -1
        self.guess = -1

    def apply(self, choice: int) -> None:
        if self.actor == 0:
            self.hidden = choice
            self.actor = 1
            self.count = 2
            self.face = 1
        else:
            self.guess = choice
            self.actor = -1

    def determinize(self, seat: int) -> None:
        if seat == 1 and self.hidden >= 0:
            self.hidden = self.below(3)

    def rewards(self) -> list[float]:
        if self.hidden == 0:
            return [0.35, 0.65]
        found = self.guess + 1 == self.hidden
        return [0.0, 1.0] if found else [1.0, 0.0]


class Open(Pennies):
    """The same with the penny hidden in plain sight: seat 1 sees it, and seat 0 had better take the sure
    thing.
    """

    def __init__(self) -> None:
        super().__init__()
        self.sealed = False


class Lock(Toy):
    """Seat 0 sets a lock of three wheels, one choice each (one hidden move); seat 1 sets its own; then
    seat 0 may bet.

    Only the wheels 2, 0, 1 together are worth anything, so the choices of the move must be searched as one.
    """

    KEY = (2, 0, 1)

    def __init__(self) -> None:
        super().__init__(2)
        self.count = 3
        self.sealed = True
        self.wheels: list[int] = []

    def apply(self, choice: int) -> None:
        self.wheels.append(choice)
        done = len(self.wheels)
        self.fresh = done % 3 == 0
        self.face = done % 3
        self.actor = -1 if done == 6 else done // 3

    def rewards(self) -> list[float]:
        return [
            sum(a == b for a, b in zip(self.wheels[s : s + 3], self.KEY, strict=True)) ** 2 / 9
            for s in (0, 3)
        ]


class Dial(Toy):
    """Seat 0 takes a sure 0.5 (choice 0), or one of eight dials and then turns it: one of five places is
    worth 0.6, at the third dial 0.7, the others nothing.

    A dial is worth its best place, not the mean of what was tried with it.
    """

    def __init__(self) -> None:
        super().__init__(1)
        self.count = 9
        self.turned: list[int] = []

    def apply(self, choice: int) -> None:
        self.turned.append(choice)
        more = self.turned[0] > 0 and len(self.turned) < 2
        self.fresh = not more
        self.face = len(self.turned)
        self.count = 5
        self.actor = 0 if more else -1

    def rewards(self) -> list[float]:
        dial, place = (*self.turned, -1)[:2]
        if dial == 0:
            return [0.5]
        return [0.0 if place != 3 else 0.7 if dial == 3 else 0.6]


class Cards(Toy):
    """Each of three seats holds a hidden card, 0 to 4, all different. In turn each bets that its card is
    the highest, or passes.

    A bet is worth 1 if it is and nothing else; a pass is worth 0.4. One should bet with 4 and 3 and pass
    with 0.
    """

    def __init__(self) -> None:
        super().__init__(3)
        self.count = 2
        self.cards = [3, 0, 1]
        self.bets: list[int] = []

    def apply(self, choice: int) -> None:
        self.bets.append(choice)
        self.actor = len(self.bets) if len(self.bets) < 3 else -1

    def determinize(self, seat: int) -> None:
        free = [card for card in range(5) if card != self.cards[seat]]
        for other in range(3):
            if other != seat:
                self.cards[other] = free.pop(self.below(len(free)))

    def rewards(self) -> list[float]:
        best = max(self.cards)
        return [float(card == best) if bet else 0.4 for card, bet in zip(self.cards, self.bets, strict=True)]


class Shifting(Toy):
    """A die gives seat 0 two or five choices, all worth what they are called: 0.0, 0.1 … Choice 4 is best
    when it is there.
    """

    def __init__(self) -> None:
        super().__init__(1)
        self.count = 2
        self.took = -1
        self.rolled = False

    def apply(self, choice: int) -> None:
        if not self.rolled:
            self.rolled = True
            self.face = 1
            self.count = 5 if self.below(4) == 0 else 2
            self.first = choice
        else:
            self.took = choice
            self.actor = -1

    def rewards(self) -> list[float]:
        return [(self.took + 1) / 5 * (1.0 if self.first == 1 else 0.9)]


class Broken(Nim):
    """A game whose playouts fail."""

    def playout(self, informed: bool) -> int:
        raise RuntimeError("no way on")


class Guess(Toy):
    """Seat 0 guesses the colour of a card that is then drawn."""

    def __init__(self) -> None:
        super().__init__(1)
        self.count = 2
        self.right = False

    def apply(self, choice: int) -> None:
        self.right = self.below(2) == choice
        self.actor = -1

    def rewards(self) -> list[float]:
        return [float(self.right)]


class Misled(Toy):
    """Seat 0 wins 45 times in 100 with choice 0, which a look one step ahead prefers, and 60 times with
    choice 1.
    """

    def __init__(self) -> None:
        super().__init__(1)
        self.count = 2
        self.won = False

    def apply(self, choice: int) -> None:
        self.won = self.below(100) < (60 if choice else 45)
        self.actor = -1

    def rewards(self) -> list[float]:
        return [float(self.won)]
