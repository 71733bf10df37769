"""The bank of the lesson on scoring in a game of turns: what can become firm."""

from pinochle_learn.lessons.scoring import card_questions as cards
from pinochle_learn.lessons.scoring.turns import questions as asked
from pinochle_learn.teaching.practice.question import Situation

RUMMY_PAY = (
    Situation("card", "What one card counts", cards.card),
    Situation("hand", "What the cards left to a player count", asked.hand),
    Situation("winner", "What the player who went out scores", asked.winner),
    Situation("loser", "What the others lose", asked.loser),
    Situation("laid", "Melds on the table count nothing", asked.laid),
    Situation("nobody-out", "Nobody goes out", asked.nobody_out),
    Situation("won", "Has anybody won the game?", asked.won),
    Situation("needed", "How much is still needed", asked.needed),
)
