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
    f"{_STATIC}/page/figures.css",
    f"{_STATIC}/page/steps.css",
    "teaching/view/melds.css",
    "lessons/start/start.css",
    "lessons/melds/totals.css",
    "lessons/melds/suits/practise/practise.css",
    "lessons/melds/colours/colours.css",
    "lessons/melds/turns/turns.css",
    "lessons/tricks/tricks.css",
    "lessons/tricks/reneges/record.css",
    "lessons/scoring/scoring.css",
    "lessons/scoring/charts/charts.css",
    "lessons/scoring/colours/colours.css",
    "lessons/whole_hand/whole_hand.css",
    "lessons/tables/tables.css",
    "lessons/odds/odds.css",
    "lessons/house/house.css",
    "lessons/sheets/sheets.css",
    "lessons/sheets/tables.css",
    "lessons/sheets/screen_and_print.css",
    "lessons/ask/ask.css",
)
