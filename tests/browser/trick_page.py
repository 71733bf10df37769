"""The lesson on tricks as its tests know it: links into it, what it asks, and what would be right."""

import re
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Page

import pinochle_learn as pl
from pinochle_learn.lessons.tricks.suits.bank import exercise
from pinochle_learn.teaching.view.table_view import rotated, who
from pinochle_learn.widgets.faces import in_order

LESSON = "tricks.ipynb"


GAP = re.compile(r"\s+")


def plain(text: str) -> str:
    return GAP.sub(" ", text).strip()


def link(table: str, **place: object) -> str:
    rest = "".join(f"&{name}={value}" for name, value in place.items())
    return f"{LESSON}?table={table}{rest}"


def asked_now(page: Page) -> tuple[str, int]:
    """The situation and the seed of what the page asks, as its address has them."""
    given = parse_qs(urlsplit(page.url).query)
    return given["ask"][0], int(given["seed"][0])


class Drawn:
    """What the engine says of an exercise, as the page should show it."""

    def __init__(self, table: str, key: str, seed: int) -> None:
        self.v = pl.variant(table)
        players = max(self.v.players)
        self.drawn = exercise(self.v.rules, key, seed)
        self.hand = in_order(self.drawn.hand, self.drawn.trump)
        facts = {"trick": self.drawn.trick, "trump": self.drawn.trump, "stock": self.drawn.stock}
        self.plays = self.v.legal(self.hand, **facts)
        self.legal = [place for place, card in enumerate(self.hand) if card in self.plays]
        won = self.v.winner(self.drawn.whole, trump=self.drawn.trump)
        order = [(self.drawn.leader + step) % players for step in range(players)]
        self.winner = who(rotated(order, self.drawn.seat, players)[won.position], players).capitalize()
        self.worth = str(int(self.v.count(self.drawn.whole, last_trick=self.drawn.last)))

    @property
    def wrong(self) -> int | None:
        """The first place of the hand that may not be played."""
        return next((place for place in range(len(self.hand)) if place not in self.legal), None)
