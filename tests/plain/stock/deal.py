"""A whole deal for two: tricks with a stock and melds, then twelve tricks by the duties."""

from dataclasses import dataclass, field
from typing import Any

from .melds import Card, Player, chosen, in_hand, known, lay, physical, texts, whole_pack
from .table import Rules, count, legal, melds, second_wins, settle


@dataclass
class Deal:
    """The state of a deal."""

    rules: Rules
    trump: str
    dealer: int
    players: list[Player]
    stock: list[Card]  # in the order drawn; the last is the turned card
    before: tuple[int, int]
    to_act: int
    phase: str = "stock"  # stock | play | over
    after_trick: bool = False  # the winner of the trick may meld
    melded: bool = False  # and has
    trick: list[Card] = field(default_factory=list)
    tricks: list[list[str]] = field(default_factory=list)
    meld: list[int] = field(default_factory=lambda: [0, 0])
    trick_points: list[int] = field(default_factory=lambda: [0, 0])
    result: dict[str, Any] | None = None


def new_deal(
    rules: Rules, hands: list[list[str]], stock: list[str], dealer: int, before: tuple[int, int]
) -> Deal:
    """Returns a deal of these cards; the other player leads."""
    pack = whole_pack()
    players = [Player(physical(hand, pack)) for hand in hands]
    deal = Deal(rules, stock[-1][1], dealer, players, physical(stock, pack), before, 1 - dealer)
    if rules["dix_exchange"] and stock[-1][0] == "9":
        deal.meld[dealer] += 10
    return deal


def actions(deal: Deal) -> set[str]:
    """Returns what the player to act may do, the cards of a meld in pack order."""
    if deal.phase == "over":
        return set()
    found = turn_actions(deal) if deal.after_trick else play_actions(deal)
    return found | {"declare out"} if deal.rules["declare_out"] else found


def play_actions(deal: Deal) -> set[str]:
    """Returns the cards to play, from the hand and from the table."""
    player = deal.players[deal.to_act]
    hand, trick = texts(player.hand), texts(deal.trick)
    held = legal(deal.rules, hand, trick, deal.trump, stock=deal.phase == "stock")
    return {f"play {text}" for text in held} | {f"play {text} table" for text in texts(player.table)}


def turn_actions(deal: Deal) -> set[str]:
    """Returns what the winner of a trick may do while the stock lasts."""
    found = {"draw" if deal.rules["meld_before_draw"] else "no meld"}
    player = deal.players[deal.to_act]
    if deal.rules["dix_exchange"] and in_hand(player, "9" + deal.trump):
        found.add("dix")
    if not deal.melded:
        found |= {f"meld {' '.join(by_pack(meld.cards))}" for meld in open_melds(deal, player)}
    return found


def open_melds(deal: Deal, player: Player) -> list[Any]:
    """Returns the melds that may be laid now; where the dix is exchanged it is none of them."""
    able = [meld for meld in melds(deal.rules, deal.trump) if chosen(deal.rules, player, meld)]
    return [meld for meld in able if not (deal.rules["dix_exchange"] and meld.key == "dix")]


def by_pack(cards: tuple[str, ...] | list[str]) -> list[str]:
    """Returns written cards in pack order."""
    return texts(Card(text, 0) for text in cards)


def act(deal: Deal, action: str) -> None:
    """Does what the player to act may do."""
    word, _space, cards = action.partition(" ")
    if action == "declare out":
        finish(deal, declared_out=deal.to_act)
    elif word == "play":
        play(deal, cards)
    elif word == "meld":
        lay_meld(deal, cards.split())
    elif word == "dix":
        dix(deal)
    else:
        end_turn(deal)


def play(deal: Deal, words: str) -> None:
    """Plays a card: from the hand if it is there and the table is not named."""
    text, _space, place = words.partition(" ")
    player = deal.players[deal.to_act]
    if in_hand(player, text) and place != "table":
        card = in_hand(player, text)[0]
        player.hand.remove(card)
    else:
        card = spent_most(player, text)
        del player.table[card]
    deal.trick.append(card)
    deal.to_act = 1 - deal.to_act
    if len(deal.trick) == 2:
        end_trick(deal)


def spent_most(player: Player, text: str) -> Card:
    """Returns the copy on the table that is of least use for melds to come: it has served most."""
    copies = [card for card in player.table if card.text == text]
    return max(copies, key=lambda card: len(player.table[card]))


def end_trick(deal: Deal) -> None:
    """Gives the trick to its winner, who is to act."""
    lead, answer = (card.text for card in deal.trick)
    winner = 1 - deal.to_act if second_wins(lead, answer, deal.trump) else deal.to_act
    deal.trick, deal.to_act = [], winner
    deal.tricks.append([lead, answer])
    last = len(deal.tricks) == 24
    deal.trick_points[winner] += count(deal.rules, [lead, answer], last_trick=last)
    if last:
        finish(deal)
    elif deal.phase == "stock":
        begin_turn(deal)


def begin_turn(deal: Deal) -> None:
    """Lets the winner of a trick meld, after both have drawn where that is the order."""
    deal.melded = False
    if not deal.rules["meld_before_draw"]:
        draw(deal)
    deal.after_trick = bool(deal.stock) or deal.rules["meld_after_last_draw"]
    if not deal.after_trick:
        end_of_the_stock(deal)


def draw(deal: Deal) -> None:
    """Gives the winner the next card of the stock and the other player the one after."""
    for seat in (deal.to_act, 1 - deal.to_act):
        deal.players[seat].hand.append(deal.stock.pop(0))


def lay_meld(deal: Deal, cards: list[str]) -> None:
    """Lays the meld of the trick; where all have drawn the next trick begins."""
    player, meld = deal.players[deal.to_act], known(deal.rules, cards, deal.trump)
    assert meld, cards
    taken = chosen(deal.rules, player, meld)
    assert taken, cards
    lay(player, meld, taken)
    deal.meld[deal.to_act] += meld.points
    deal.melded = True
    if not deal.rules["meld_before_draw"]:
        end_turn(deal)


def dix(deal: Deal) -> None:
    """Exchanges the nine of trump for the turned card, or shows it where a nine lies there."""
    player, turned = deal.players[deal.to_act], deal.stock[-1]
    nine = in_hand(player, "9" + deal.trump)[0]
    deal.meld[deal.to_act] += 10
    player.hand.remove(nine)
    if turned.text == nine.text:
        player.table[nine] = [(deal.rules["types"]["marriages"], 10)]
    else:
        deal.stock[-1] = nine
        player.hand.append(turned)


def end_turn(deal: Deal) -> None:
    """Ends the winner's turn: both draw if they have not, and the winner leads."""
    if deal.rules["meld_before_draw"]:
        draw(deal)
    deal.after_trick = False
    if not deal.stock:
        end_of_the_stock(deal)


def end_of_the_stock(deal: Deal) -> None:
    """Takes the melds up again."""
    deal.phase = "play"
    for player in deal.players:
        player.hand += player.table
        player.table = {}


def finish(deal: Deal, declared_out: int | None = None) -> None:
    """Settles the deal."""
    first, second = deal.meld
    deal.phase = "over"
    deal.result = settle(
        deal.rules,
        meld=(first, second),
        trick_points=(deal.trick_points[0], deal.trick_points[1]),
        before=deal.before,
        declared_out=declared_out,
    )
