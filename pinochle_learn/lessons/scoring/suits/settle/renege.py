"""A renege in words: whom it costs the hand, and what counts as one."""

from pinochle_learn.front import Variant
from pinochle_learn.teaching.scores.hand import Hand
from pinochle_learn.teaching.scores.words import by_side_size, names
from pinochle_learn.text import say


def costs(v: Variant, hand: Hand) -> str:
    """Whom a renege costs the hand, and why; nothing where there was none."""
    renege = hand.renege
    if renege is None:
        return ""
    side = names(v)[renege.side]
    if renege.called:
        text = "The call of {side} was wrong: whoever calls wrongly is treated as having reneged."
        return say(text, side=side)
    return by_side_size(
        v,
        "{side} reneged and lose the hand: the others receive the bid and their own meld.",
        "{side} reneged and loses the hand: the others receive the bid and their own meld.",
        side=side,
    )


def acts(v: Variant) -> str:
    """What a renege is at this table."""
    play, found = v.rules.playing, [say("not to follow suit")]
    if play.must_beat.value != "never":
        found.append(say("not to beat"))
    if play.must_trump.value:
        found.append(say("not to trump"))
    line = say("A renege is {acts} where one must and can", acts=", ".join(found))
    if v.rules.settling.aces_declared.value:
        return say("{line}, or to keep back aces around.", line=line)
    return f"{line}."
