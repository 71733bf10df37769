"""The bank of mistakes: slips and contradictions of texts about the game, put right by the engine.

At every table of a kind all of its mistakes are asked: they are about texts, not about one's own table.
"""

from pinochle_learn.lessons.tables import mistakes_colours as purple
from pinochle_learn.lessons.tables import mistakes_counts as counts
from pinochle_learn.lessons.tables import mistakes_melds as melds
from pinochle_learn.teaching.practice.question import Situation

OF_SUITS = (
    Situation("run-readings", "Four readings of a run", melds.run_readings),
    Situation("sum-with-nine", "A sum without its nine", melds.sum_with_nine),
    Situation("double-kings", "Eight cards that are called four", melds.double_kings),
    Situation("classes", "A list without its headings", melds.classes),
    Situation("pinochle-queen", "A pinochle with another queen", melds.pinochle_queen),
    Situation("royal-in-run", "A marriage inside a run", melds.royal_in_run),
    Situation("run-misprint", "A run that pays too little", melds.run_misprint),
    Situation("four-of-a-rank", "The price of four kings or queens", melds.four_of_a_rank),
    Situation("double-pinochle", "A double pinochle overlooked", melds.double_pinochle),
    Situation("triple-around", "Three or four of each", melds.triple_jacks),
    Situation("deal-of-eighteen", "A deal that does not come out", counts.deal_of_eighteen),
    Situation("all-tricks", "All tricks together", counts.all_tricks),
    Situation("double-deck-total", "What counts among 80 cards", counts.double_deck_total),
    Situation("rank-order", "Ten and king", counts.ten_above_king),
    Situation("trump-instead", "Trumping while one could follow", counts.trump_instead),
    Situation("mixed-scales", "Two scales in one sum", counts.mixed_scales),
    Situation("kitty-odds", "A chance with a misprint", counts.kitty_odds),
    Situation("whose-pass", "Advice in the wrong place", counts.whose_pass),
    Situation("when-melded", "Melds after tricks", purple.when_melded),
)
OF_COLOURS = (
    Situation("card-left-over", "The card left over", purple.card_left_over),
    Situation("lead-as-colour", "A step that never comes up", purple.lead_as_colour),
    Situation("counted-twice", "Points counted twice", purple.counted_twice),
    Situation("when-melded", "Melds after tricks", purple.when_melded),
)
OF_TURNS = (
    Situation("run-or-set", "A run that is a set as well", purple.run_or_set),
    Situation("stuck", "The last card, just drawn", purple.stuck),
    Situation("used-twice", "One card in two melds", purple.used_twice),
    Situation("melds-a-turn", "More than one meld a turn", purple.melds_a_turn),
)
