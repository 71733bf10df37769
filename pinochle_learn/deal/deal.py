"""One deal: a stack of states, and the actions that lead from one to the next."""

from collections.abc import Sequence

from pinochle_learn.cards import Card
from pinochle_learn.cards.shuffling import checked_seed, fresh_seed
from pinochle_learn.deal import dealing, phases, saving
from pinochle_learn.deal.dealing import laid_out
from pinochle_learn.deal.moments import at_phase
from pinochle_learn.deal.state import LaidMeld, State, side_melds, side_points, side_second_melds, side_tricks
from pinochle_learn.deal.view import View, view
from pinochle_learn.engine import seats
from pinochle_learn.engine.bidding.bidding import Bidding
from pinochle_learn.engine.compiled import Compiled, compiled
from pinochle_learn.engine.melds import growing
from pinochle_learn.engine.scoring import rummy_scores
from pinochle_learn.engine.scoring.facts import Facts
from pinochle_learn.engine.scoring.number_checks import check_before
from pinochle_learn.engine.scoring.settling import Settlement, settle
from pinochle_learn.errors import ActionError, SaveError
from pinochle_learn.rules import Rules
from pinochle_learn.rules.change import restored
from pinochle_learn.rules.rescale import SCALES, rescaled
from pinochle_learn.tables import find
from pinochle_learn.text import listed, say

Cards = tuple[Card, ...]
Pair = tuple[int, ...]


class Deal:
    """A deal from the shuffle to the settlement.

    Seats are 0 North, 1 East, 2 South, 3 West. ``actions`` lists what the player to act may do as short
    texts, ``act`` does one, ``undo`` takes the last one back.

    >>> deal = Deal(find("pinochlerun"), seed=7, dealer=3)
    >>> deal.phase, deal.to_act, deal.actions()[:2]
    ('auction', 0, ('pass', 'bid 25'))
    >>> deal.act("bid 30").to_act
    1
    """

    def __init__(  # noqa: PLR0913 - what a deal begins with
        self,
        rules: Rules,
        *,
        seed: int | None = None,
        dealer: int = 0,
        hands: object = None,
        before: Sequence[int] | None = None,
        number: int = 1,
        target: int | None = None,
        stock: object = None,
    ) -> None:
        """Shuffles by ``seed``, or by a fresh one, or takes ``hands``; ``before`` is the score so far.

        ``number`` counts the deals of a game, where a game is so many deals; ``target`` is the score to reach
        where targets are raised. ``stock`` gives the cards that given hands leave, in the order drawn, and
        last a card that lies face up.

        Raises:
            CardError, ActionError, ScoreError: hands, a seat, a seed or scores that cannot be.
        """
        self.rules = rules
        self._table: Compiled = compiled(rules)
        if seed is None and hands is None:
            seed = fresh_seed()
        self.seed = None if seed is None else checked_seed(seed)
        self.dealer = seats.seat(self._table, dealer, "dealer")
        self.number = dealing.number(number)
        self.target = dealing.target(rules, target)
        self.before = self._scores(before)
        check_before(self._table, self.before, self.target, self.number)
        made, left = (
            dealing.dealt(self._table, self.seed or 0)
            if hands is None
            else dealing.given(self._table, hands, stock)
        )
        first = State(phase="", dealer=self.dealer, hands=made, bidding=Bidding(self.dealer))
        first = laid_out(self._table, first.but(seed=self.seed or 0), left)
        self._states = [phases.enter_next(self._table, first)]
        self._done: list[str] = []
        self._result: Settlement | None = None

    # --- what is so ----------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The engine's own record of this moment."""
        return self._states[-1]

    @property
    def phase(self) -> str:
        """A phase of the table's record, such as ``auction``, ``trump`` or ``play``; at the end ``over``."""
        return self.state.phase

    @property
    def to_act(self) -> int | None:
        """The seat whose turn it is; ``None`` when the deal is over."""
        return self.state.to_act

    @property
    def trump(self) -> str | None:
        """The trump suit, once it is named."""
        return self.state.trump

    @property
    def hands(self) -> tuple[Cards, ...]:
        """The cards that each seat holds now."""
        return tuple(self._table.pack.cards(hand) for hand in self.state.hands)

    @property
    def dealt(self) -> tuple[Cards, ...]:
        """The cards that each seat was dealt."""
        return tuple(self._table.pack.cards(hand) for hand in self._states[0].hands)

    def hands_at(self, phase: str) -> tuple[Cards, ...]:
        """The cards that each seat held when a phase began: ``"play"`` gives what ``reneges`` takes.

        Raises:
            ActionError: no phase of this table, one that is still to come, or that this deal went without.

        >>> deal = Deal(find("hoyle"), seed=7, dealer=3)
        >>> _ = deal.act("bid 250").act("pass").act("pass").act("pass").act("trump S")
        >>> deal.hands_at("trump") == deal.dealt
        True
        """
        return tuple(map(self._table.pack.cards, at_phase(self._table, self._states, phase).hands))

    @property
    def kitty(self) -> Cards:
        """The cards that were dealt to the kitty; empty at a table without one."""
        return self._table.pack.cards(self.state.kitty)

    @property
    def buried(self) -> Cards:
        """The cards that the bidder has buried."""
        return self._table.pack.cards(self.state.buried)

    @property
    def stock(self) -> Cards:
        """The cards still to be drawn, in their order: the last is the one that lies turned up."""
        return tuple(self._table.pack.distinct[number] for number in self.state.stock)

    @property
    def on_table(self) -> tuple[Cards, ...]:
        """The melded cards that lie before each seat, where they stay until played."""
        return tuple(growing.cards_of(self._table, (c.number for c in s.cards)) for s in self.state.spreads)

    @property
    def trick(self) -> Cards:
        """The cards of the trick on the table, in the order played."""
        return tuple(self._table.pack.distinct[number] for number in self.state.trick.cards)

    @property
    def tricks(self) -> tuple[Cards, ...]:
        """The finished tricks, each in the order played."""
        distinct = self._table.pack.distinct
        return tuple(tuple(distinct[number] for number in taken.cards) for taken in self.state.tricks)

    @property
    def scores(self) -> Pair:
        """The score of the game by side: as before the deal, and with its result once it is over."""
        return self.result.after if self.result else self.before

    @property
    def meld(self) -> Pair:
        """What each side has melded so far; melds laid after the play are ``second_meld``."""
        return side_melds(self._table, self.state) if self.state.melds else (0,) * self._table.sides

    @property
    def second_meld(self) -> Pair:
        """What each side has melded from the cards it won, at tables that meld twice."""
        return side_second_melds(self._table, self.state)

    @property
    def turned(self) -> Card | None:
        """The card turned up after the deal, where it stays out of play."""
        turned = self.state.turned
        return None if turned is None else self._table.pack.distinct[turned]

    @property
    def pile(self) -> Cards:
        """The discard pile in a game of turns; the top card is the last."""
        return tuple(self._table.pack.distinct[number] for number in self.state.pile)

    @property
    def laid(self) -> tuple[LaidMeld, ...]:
        """The melds on the table in a game of turns, in the order laid: they are numbered from 1."""
        return self.state.laid

    @property
    def trick_points(self) -> Pair:
        """What each side has taken in tricks so far, with the last trick once it is played."""
        return side_points(self._table, self.state)

    @property
    def history(self) -> tuple[str, ...]:
        """The actions so far."""
        return tuple(self._done)

    @property
    def result(self) -> Settlement | None:
        """The settlement once the deal is over, else ``None``."""
        if self.phase == "over" and self._result is None:
            if self.rules.turns is not None:
                self._result = rummy_scores.settle_left(self._table, self.hands, self.before)
            else:
                self._result = settle(self._table, self._facts())
        return self._result

    def view(self, seat: int) -> View:
        """What one seat may know now."""
        seat = seats.seat(self._table, seat, "seat")
        return view(self._table, self.state, seat, self.scores, self.target)

    # --- what can be done ----------------------------------------------------------------------------------

    def actions(self) -> tuple[str, ...]:
        """What the player to act may do; of an open-ended auction, a pass and the next ten bids."""
        return phases.actions(self._table, self.state)

    def act(self, action: str) -> "Deal":
        """Does one action and returns the deal.

        Raises:
            PinochleError: what this phase does not allow, with what it does; the deal stays as it was.
        """
        if not isinstance(action, str):
            raise ActionError(say("An action is a text such as 'pass', not {action!r}.", action=action))
        text = " ".join(action.split())
        self._states.append(phases.step(self._table, self.state, text))
        self._done.append(text)
        return self

    def undo(self) -> "Deal":
        """Takes the last action back and returns the deal.

        Raises:
            ActionError: there is nothing to take back.
        """
        if not self._done:
            raise ActionError(say("There is nothing to take back."))
        self._done.pop()
        self._states.pop()
        self._result = None
        return self

    # --- saving --------------------------------------------------------------------------------------------

    def to_text(self) -> str:
        """Writes the deal as a text that ``from_text`` restores exactly."""
        hands = [" ".join(map(str, hand)) for hand in self.dealt]
        saved = saving.Saved(
            seed=self.seed,
            dealer=self.dealer,
            number=self.number if self.rules.game.deals.value is not None else None,
            target=self.target if self.target != self.rules.game.target.value else None,
            stock=" ".join(map(str, self._first_stock())),
            before=list(self.before),
            hands=hands,
            actions=self._done,
        )
        return saving.write(self.rules, saved)

    @classmethod
    def from_text(cls, text: str) -> "Deal":
        """Restores a deal.

        Raises:
            PinochleError: a text that is no deal, with the line at fault; an act that the rules refuse.
        """
        saved = saving.read(text)
        rules = find(saved.table)
        if saved.rules:
            rules = restored(rules, saved.rules)
        if saved.scale is not None:
            rules = _on_scale(rules, saved.scale)
        if saved.players is not None:
            rules = _seated(rules, saved.players)
        before, number = saved.before or None, 1 if saved.number is None else saved.number
        deal = cls(
            rules,
            seed=saved.seed,
            dealer=saved.dealer,
            hands=saved.hands,
            before=before,
            number=number,
            target=saved.target,
            stock=saved.stock or None,
        )
        if deal.seed is not None and not deal._is_of(deal.seed):
            raise SaveError(say("The hands are not those of seed {seed}.", seed=deal.seed))
        for action in saved.actions:
            deal.act(action)
        return deal

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deal) and self.to_text() == other.to_text()

    __hash__ = None  # type: ignore[assignment]  # a deal changes

    def __repr__(self) -> str:
        return (
            f"<Deal of {self.rules.id}: {self.phase}, seat {self.to_act} to act, {len(self._done)} actions>"
        )

    def _scores(self, before: Sequence[int] | None) -> Pair:
        none = (0,) * self._table.sides if before is None else ()
        scores = tuple(before) if isinstance(before, list | tuple) else none
        if len(scores) != self._table.sides or not all(type(score) is int for score in scores):
            raise SaveError(
                say("before is {n} whole numbers, not {scores!r}.", n=self._table.sides, scores=before)
            )
        return scores

    def _first_stock(self) -> Cards:
        return tuple(self._table.pack.distinct[number] for number in dealing.left_over(self._states[0]))

    def _is_of(self, seed: int) -> bool:
        hands, left = dealing.dealt(self._table, seed)
        first = self._states[0]
        over = dealing.left_over(first)
        return first.hands == hands and (not over or dealing.turned_last(left) == over)

    def _facts(self) -> Facts:
        state, table = self.state, self._table
        none = (0,) * table.sides
        if not table.rules.auctioned:
            return Facts(
                bid=None,
                bidder=None,
                meld=side_melds(table, state),
                trick_points=side_points(table, state),
                before=self.before,
                nines_only=_nines_only(table, state),
                second_meld=_second(table, state),
                declared_out=None if state.declared_by is None else table.side_of(state.declared_by),
                target=self.target,
                deal_number=self.number,
            )
        if state.bidder is None:
            return Facts(None, None, none, None, self.before, deal_number=self.number, target=self.target)
        played = bool(state.tricks)
        return Facts(
            bid=state.bid,
            bidder=table.side_of(state.bidder),
            meld=side_melds(table, state),
            trick_points=side_points(table, state) if played else None,
            before=self.before,
            tricks_taken=side_tricks(table, state) if played else None,
            nines_only=_nines_only(table, state),
            thrown_in=state.thrown_in and table.rules.chips is None,
            has_marriage=state.has_marriage,
            conceded=state.thrown_in and table.rules.chips is not None,
            trump=state.trump,
            deal_number=self.number,
            target=self.target,
            second_meld=_second(table, state),
        )


def _second(table: Compiled, state: State) -> Pair | None:
    """What each side melded after the play; ``None`` where there is no such phase."""
    return side_second_melds(table, state) if state.second_melds else None


def _on_scale(rules: Rules, scale: int) -> Rules:
    made = rescaled(rules, scale) if scale in SCALES else None
    if made is None:
        raise SaveError(say("{name} cannot be played on the scale {scale}.", name=rules.name, scale=scale))
    return made


def _seated(rules: Rules, players: int) -> Rules:
    sizes = rules.table.players.value
    if players not in sizes:
        known = listed(map(str, sizes), "or")
        text = "{name} is for {known} players, not {players}."
        raise SaveError(say(text, name=rules.name, known=known, players=players))
    return rules.seated(players)


def _nines_only(table: Compiled, state: State) -> tuple[bool, ...]:
    """Which sides have laid nothing but nines of trump."""
    keys: list[set[str]] = [set() for _ in range(table.sides)]
    for seat, melds in enumerate(state.melds):
        keys[table.side_of(seat)] |= {meld.key for meld in melds or ()}
    return tuple(laid == {"dix"} for laid in keys)
