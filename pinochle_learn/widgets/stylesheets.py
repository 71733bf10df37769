"""Which stylesheets there are, in the order in which the browser gets them, by their paths in the package.

Of two rules of one rank the later one counts: so what all pages share comes first, then the lessons.
"""

_STATIC = "widgets/static"
_TEMPLATE = "serving/data/nbconvert/templates/pinochle/static"

TOKENS = f"{_TEMPLATE}/tokens.css"  # the colours and measures; Voila's template has them in its own head too

CARD_STYLES = (
    f"{_STATIC}/cards/cards.css",
    f"{_STATIC}/hand/hand.css",
    f"{_STATIC}/trick/trick.css",
    f"{_STATIC}/trick/record.css",
    f"{_STATIC}/announcer/announcer.css",
    f"{_STATIC}/cards/purple.css",
)

PAGE_STYLES = (
    TOKENS,
    f"{_TEMPLATE}/lifeline.css",
    *CARD_STYLES,
    f"{_STATIC}/page/page.css",
    f"{_STATIC}/page/meter.css",
    f"{_STATIC}/page/buttons.css",
    f"{_STATIC}/page/sliders.css",
    f"{_STATIC}/page/panels.css",
    f"{_STATIC}/page/folds.css",
    f"{_STATIC}/page/start.css",
    f"{_STATIC}/lessons/melds.css",
    f"{_STATIC}/lessons/melds_practice.css",
    f"{_STATIC}/lessons/melds_colours.css",
    f"{_STATIC}/lessons/melds_turns.css",
    f"{_STATIC}/lessons/scoring.css",
    f"{_STATIC}/lessons/score_bands.css",
    f"{_STATIC}/lessons/scoring_colours.css",
    f"{_STATIC}/lessons/whole.css",
    f"{_STATIC}/lessons/tricks.css",
    f"{_STATIC}/lessons/tables.css",
    f"{_STATIC}/lessons/house.css",
    f"{_STATIC}/lessons/sheets.css",
    f"{_STATIC}/lessons/sheets_tables.css",
    f"{_STATIC}/lessons/sheets_media.css",
    f"{_STATIC}/lessons/odds.css",
    f"{_STATIC}/lessons/ask.css",
)
