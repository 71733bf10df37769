"""A first look: one hand at your table. Plain widgets; each answer comes from the engine with its reason."""

import os
from html import escape

import ipywidgets as widgets

from pinochle_learn.cards import Card
from pinochle_learn.cards.shuffling import fresh_seed
from pinochle_learn.coach.editions import COLOURS, SUITS, TURNS, edition
from pinochle_learn.coach.house import variant_at
from pinochle_learn.coach.place_read import read_place
from pinochle_learn.coach.situations import has_phases
from pinochle_learn.front import Variant, variant, variants
from pinochle_learn.lessons.guard import guarded
from pinochle_learn.lessons.settle_cards import CardsPanel
from pinochle_learn.lessons.settle_fields import named
from pinochle_learn.lessons.settle_panel import SettlePanel
from pinochle_learn.lessons.tables_html import (
    discards_html,
    groups_html,
    lay_offs_html,
    melds_html,
    plan_html,
    plays_html,
)
from pinochle_learn.text import say
from pinochle_learn.widgets.faces import stylesheet

_WIDE = {"width": "100%", "max_width": "640px"}
_LABEL = {"description_width": "9em"}
_LED = {SUITS: "KC", COLOURS: "KGr", TURNS: ""}  # the trick that a page begins with: somebody has led


class FirstLook:
    """The page's panels share one table, one hand and one trump suit.

    ``table``, ``melds``, ``plays`` and ``settle`` are widgets to show, each in a cell of its own.
    """

    def __init__(self, table: str = "pinochlerun", seed: int | None = None, house: str = "") -> None:
        options = [(v.name, v.id) for v in variants()]
        if house:  # the group's own table stands at the top; its code is what is chosen
            options.insert(0, (variant_at(table, house).name, house))
            table = house
        self._house = house
        self.choice = widgets.Dropdown(
            options=options, value=table, description=say("Table"), layout=_WIDE, style=_LABEL
        )
        self.scale = widgets.Dropdown(description=say("Points"), layout=_WIDE, style=_LABEL)
        self.about, self.note = widgets.HTML(), widgets.HTML()
        self.hand = _text(say("Your hand"))
        self.trump = widgets.Dropdown(description=say("Trump"), layout=_WIDE, style=_LABEL)
        self.new = widgets.Button(description=say("Deal a hand"), button_style="primary")
        self.claim = _text(say("Claim a meld"), say("for example QS JD"))
        self.laid = _text("")
        self.drawn = _text(say("Card just drawn"), say("for example 8Go, or empty"))
        self.trick = _text(say("Trick so far"), say("for example KC, or empty to lead"))
        phases = [(say("still lasts"), True), (say("used up"), False)]
        self.stock = widgets.Dropdown(options=phases, description=say("Stock"), layout=_WIDE, style=_LABEL)
        self.meld_answer, self.claim_answer, self.play_answer = (widgets.HTML() for _ in range(3))
        self.settling, self.settling_cards = SettlePanel(), CardsPanel()
        self.settled = widgets.VBox()
        self._changing = False  # while a table is changed, nothing is asked of half a change
        self._scales()
        self._fit()
        self._cards = self._dealt_cards()
        self._connect()
        self.trick.value = self._led
        self.deal(seed)

    @classmethod
    def from_link(cls) -> "FirstLook":
        """Opens at the table and with the cards of the page's link, as far as it says them.

        Voila hands the link's parameters to the kernel; in JupyterLab there are none.
        """
        place, notes = read_place(os.environ.get("QUERY_STRING", ""))
        page = cls(place.table, place.seed, place.house)
        page.note.value = "".join(f"<p>{escape(line)}</p>" for line in notes)
        if place.hand:
            page.hand.value, page.trick.value = place.hand, place.trick
            page.trump.value = place.trump if place.trump in page.variant.pack.lanes else page.trump.value
        page.stock.value = place.stock != "used-up"
        return page

    @property
    def variant(self) -> Variant:
        """The table that is chosen, on the scale that is chosen."""
        table = self._chosen
        return table.on_scale(self.scale.value) or table

    @property
    def _chosen(self) -> Variant:
        """The table that is chosen, on its own scale."""
        own = self.choice.value == self._house
        return variant_at("", self._house) if own else variant(self.choice.value)

    @property
    def table(self) -> widgets.VBox:
        """Choose a table, deal or type a hand, choose trump."""
        styles = widgets.HTML(stylesheet())
        return widgets.VBox(
            [styles, self.note, self.choice, self.scale, self.about, self.hand, self.trump, self.new]
        )

    @property
    def melds(self) -> widgets.VBox:
        """The hand's best melds, and a place to claim one."""
        return widgets.VBox([self.laid, self.meld_answer, self.claim, self.claim_answer])

    @property
    def plays(self) -> widgets.VBox:
        """Which cards of the hand may be played on a trick."""
        return widgets.VBox([self.stock, self.trick, self.drawn, self.play_answer])

    @property
    def settle(self) -> widgets.VBox:
        """A hand of real numbers, settled."""
        return self.settled

    def deal(self, seed: int | None = None) -> None:
        """Deals a hand of this table's size, and trump where a card is turned for it.

        The same seed deals the same cards.
        """
        dealt = self.variant.deal(seed=fresh_seed() if seed is None else seed)
        self.laid.value = ""
        self.trump.value = dealt.trump or self.trump.value
        self.drawn.value = ""
        mine, other = dealt.hands[0], dealt.hands[1]
        if edition(self.variant.rules) == COLOURS or self._hold_all(mine):  # another's card must be led
            self.trick.value = str(other[len(other) // 2])
        self.hand.value = " ".join(map(str, dealt.hands[0]))
        self.refresh()

    def refresh(self) -> None:
        """Asks the engine again, each panel by itself.

        What the table is about changes last: who sees the new table on the page can type, and no field is
        written over any more.
        """
        if self._changing:
            return
        guarded(self._show_melds)(self._meld)()
        guarded(self._show_claim)(self._claim)()
        guarded(self._show_plays)(self._play)()
        panel = self.settling if edition(self.variant.rules) == SUITS else self.settling_cards
        panel.use(self.variant)
        self.settled.children = [panel.box]
        self.about.value = f"<p>{escape(self.variant.about)}</p>"

    def _connect(self) -> None:
        self.choice.observe(guarded(self._show_melds)(lambda _change: self._change_table()), names="value")
        for control in self._asked():
            control.observe(guarded(self._show_melds)(lambda _change: self.refresh()), names="value")
        self.new.on_click(guarded(self._show_melds)(lambda _button: self.deal()))

    def _asked(self) -> tuple[widgets.ValueWidget, ...]:
        """The controls whose change asks the engine again."""
        cards = (self.hand, self.trump, self.laid, self.claim, self.stock, self.trick, self.drawn)
        return (self.choice, self.scale, *cards)

    def _fit(self) -> None:
        """Shows only the fields that the table has a use for; a trick has a place left to play on."""
        rules, turns = self.variant.rules, self.variant.rules.turns is not None
        fields = (
            (self.laid, turns or _one_by_one(self.variant)),
            (self.stock, not turns and has_phases(rules)),
            (self.trump, not turns),
            (self.trick, not turns),
            (self.drawn, turns),
        )
        for field, shown in fields:
            field.layout.display = None if shown else "none"
        self.laid.description = say("Melds on the table") if turns else say("Melds laid so far")
        coloured = bool(self.variant.pack.colours)
        self.claim.placeholder = say("for example QBk JBl") if coloured else say("for example QS JD")
        led = say("for example KGr, or empty to lead")
        self.trick.placeholder = led if coloured else say("for example KC, or empty to lead")
        example = say("for example 8Bk 9Bk TBk as color-run, KRd KGo KSi")
        self.laid.placeholder = example if turns else say("for example KS QS, QS JD")
        self._offer_trumps()
        if len(self.trick.value.split()) >= max(self.variant.players):
            self.trick.value = self._led

    def _hold_all(self, hand: tuple[Card, ...]) -> bool:
        """Says whether a hand holds every copy of the card that is led."""
        return sum(str(card) == self.trick.value for card in hand) == self.variant.pack.copies

    @property
    def _led(self) -> str:
        return _LED[edition(self.variant.rules)]

    def _offer_trumps(self) -> None:
        """The suits or colours of the table's pack; the choice stays where the pack has it."""
        options = [(named(lane), lane) for lane in self.variant.pack.lanes]
        if tuple(options) != tuple(self.trump.options):
            self.trump.options = options
            self.trump.value = options[0][1]

    def _dealt_cards(self) -> tuple[object, int]:
        """The cards that are dealt at the table, and how many to a hand."""
        return self.variant.pack, self.variant.rules.hand_size

    def _scales(self) -> None:
        """Offers the scales that the table can be played on, its own first chosen."""
        table = self._chosen
        shown = ((scale, name, table.on_scale(scale)) for scale, name in ((1, "÷10"), (10, "×10")))
        options = [
            (say("{scale}: a run is {n}", scale=name, n=run) if (run := _run(on)) else name, scale)
            for scale, name, on in shown
            if on
        ]
        self.scale.set_trait("options", options)
        self.scale.value = table.scale

    def _change_table(self) -> None:
        """Offers the table's scales; where it has other cards or another number of them, deals a hand."""
        self._changing = True
        try:
            self._scales()
            self._fit()
            now = self._dealt_cards()
            if now != self._cards:
                self._cards = now
                self.trick.value = self._led
                self.claim.value = ""
                self.deal()
        finally:
            self._changing = False

    def _meld(self) -> None:
        table, hand, trump = self.variant, self.hand.value, self.trump.value
        if table.rules.turns is not None:
            self._show_melds(groups_html(table.meld(hand, trump=None)))
        elif _one_by_one(table):
            plan = table.plan_melds(hand, trump=trump, laid=self._laid(), tricks=table.rules.hand_size)
            self._show_melds(plan_html(table, plan))
        else:
            self._show_melds(melds_html(table.meld(hand, trump=trump)))

    def _laid(self) -> list[str]:
        """The melds that lie on the table, in the order laid, with commas between them."""
        used = _one_by_one(self.variant) or self.variant.rules.turns is not None
        melds = self.laid.value.split(",") if used else []
        return [meld for meld in melds if meld.strip()]

    def _claim(self) -> None:
        if not self.claim.value.strip():
            self._show_claim("")
            return
        hand, trump, laid = self.hand.value, self.trump.value, self._laid()
        if self.variant.rules.turns is not None:
            trump, laid = None, []
        claim = self.variant.check_meld(self.claim.value, trump=trump, hand=hand, laid=laid)
        answer = say("Yes.") if claim.ok else say("No.")
        self._show_claim(f"<p><strong>{escape(answer)}</strong> {escape(claim.why)}</p>")

    def _play(self) -> None:
        hand, trick, trump = self.hand.value, self.trick.value, self.trump.value
        if self.variant.rules.turns is not None:
            found = self.variant.lay_offs(hand, laid=self._laid()) if self._laid() else ()
            answers = lay_offs_html(found) if found else ""
            discards = self.variant.discards(hand, drawn=self.drawn.value or None)
            self._show_plays(answers + discards_html(discards))
            return
        stock = self.stock.value if has_phases(self.variant.rules) else None
        self._show_plays(plays_html(self.variant.legal(hand, trick=trick, trump=trump, stock=stock)))

    def _show_melds(self, text: str) -> None:
        self.meld_answer.value = text

    def _show_claim(self, text: str) -> None:
        self.claim_answer.value = text

    def _show_plays(self, text: str) -> None:
        self.play_answer.value = text


def _one_by_one(table: Variant) -> bool:
    """Says whether melds are laid one for each trick won, so that what lies on the table matters."""
    return table.rules.meld.who.value == "trick_winner"


def _run(table: Variant) -> int:
    """What a run pays; 0 where it pays nothing by itself."""
    return next((meld.points.value[0] for meld in table.rules.meld.melds if meld.key == "run"), 0)


def _text(description: str, placeholder: str = "") -> widgets.Text:
    return widgets.Text(
        description=description, placeholder=placeholder, continuous_update=False, layout=_WIDE, style=_LABEL
    )
