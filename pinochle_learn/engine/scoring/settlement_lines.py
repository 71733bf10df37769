"""The sentences of a settlement by rule: once for partnerships, once for players who are each alone."""

SIDE_LINES = {
    "no-contract": "Nobody bid: the hand is not played, no score changes, and the next dealer deals.",
    "made": (
        "{side} bid {bid} and have {melded} and {took}, {sum} in all: the bid is made, and they score {sum}."
    ),
    "set": (
        "{side} bid {bid} and have {melded} and {took}, {sum} in all, {short} short: "
        "they are set, score nothing and lose their bid of {bid}."
    ),
    "set-meld-lost": (
        "{side} bid {bid} and melded {laid}, but took {took}, and it takes {needed} for anything to count: "
        "they are set and lose their bid of {bid}."
    ),
    "out-of-reach": (
        "With {laid} in meld and all {total} trick points {side} would come to {reach}, short of {bid}: "
        "the hand is not played, and they lose their bid."
    ),
    "thrown-in": "{side} throw the hand in and lose their bid of {bid}.",
    "unplayed-meld": "{side} score their meld of {meld}.",
    "unplayed-nothing": "{side} melded nothing and score nothing.",
    "saved": "{side} took {took}, which saves their meld of {meld}: they score {sum}.",
    "trick-saved": (
        "{side} took {took} but at least one trick, which saves their meld of {meld}: they score {sum}."
    ),
    "nines-saved": "{side} took {took}, but nines of trump save themselves: they score {sum}.",
    "kept": "{side} have {melded} and {took}: they score {sum}.",
    "meld-lost": (
        "{side} took {took}, and it takes {needed} to save a meld: "
        "their {laid} in meld are lost, and they score nothing."
    ),
    "points-lost": "{side} took {took}, and it takes {needed} to score anything: they score nothing.",
    "nothing": "{side} melded nothing and took {took}: they score nothing.",
    "reneged": "{side} reneged and score nothing.",
    "renege-award": "{side} receive the bid of {bid} and their meld of {meld}.",
    "set-to-others": (
        "{side} bid {bid} and have {melded} and {took}, {sum} in all, {short} short: "
        "they are set and score nothing."
    ),
    "set-meld-lost-to-others": (
        "{side} bid {bid} and melded {laid}, but took {took}, and it takes {needed} for anything to count: "
        "they are set and score nothing."
    ),
    "set-award": "{side} receive the bid of {bid} and their meld of {meld}: {change}.",
    "set-award-bare": "{side} receive the bid of {bid}; they have no meld that counts.",
    "renege-award-bare": "{side} receive the bid of {bid}; they have no meld that counts.",
    "no-marriage": (
        "{side} hold no marriage, so there is no suit that they may name: the hand is not played, "
        "and they lose their bid of {bid}."
    ),
    "least-meld": (
        "{side} melded {laid}, and bidders need {least}: "
        "the hand is not played, and they lose their bid of {bid}."
    ),
    "unplayed-short": "{side} melded {laid}, and a meld below {least} does not count: they score nothing.",
    "short-meld": (
        "{side} melded {laid}, and a meld below {least} does not count; they took {took}: they score {sum}."
    ),
    "meld-wins": "{side} bid {bid} and melded {meld}: the meld alone makes the bid, and they score {meld}.",
    "counted": "{side} melded {shown} and took {took}: they score {sum}.",
    "counted-rounded": "{side} melded {shown} and took {took}, rounded to {tricks}: they score {sum}.",
}

PLAYER_LINES = {
    "no-contract": "Nobody bid: the hand is not played, no score changes, and the next dealer deals.",
    "made": (
        "{side} bid {bid} and has {melded} and {took}, {sum} in all: "
        "the bid is made, and {side} scores {sum}."
    ),
    "set": (
        "{side} bid {bid} and has {melded} and {took}, {sum} in all, {short} short: "
        "{side} is set, scores nothing and loses the bid of {bid}."
    ),
    "set-meld-lost": (
        "{side} bid {bid} and melded {laid}, but took {took}, and it takes {needed} for anything to count: "
        "{side} is set and loses the bid of {bid}."
    ),
    "out-of-reach": (
        "With {laid} in meld and all {total} trick points {side} would come to {reach}, short of {bid}: "
        "the hand is not played, and the bid is lost."
    ),
    "thrown-in": "{side} throws the hand in and loses the bid of {bid}.",
    "unplayed-meld": "{side} scores the meld of {meld}.",
    "unplayed-nothing": "{side} melded nothing and scores nothing.",
    "saved": "{side} took {took}, which saves the meld of {meld}: {side} scores {sum}.",
    "trick-saved": (
        "{side} took {took} but at least one trick, which saves the meld of {meld}: {side} scores {sum}."
    ),
    "nines-saved": "{side} took {took}, but nines of trump save themselves: {side} scores {sum}.",
    "kept": "{side} has {melded} and {took}: {side} scores {sum}.",
    "meld-lost": (
        "{side} took {took}, and it takes {needed} to save a meld: "
        "the meld of {laid} is lost, and {side} scores nothing."
    ),
    "points-lost": "{side} took {took}, and it takes {needed} to score anything: {side} scores nothing.",
    "nothing": "{side} melded nothing and took {took}: {side} scores nothing.",
    "reneged": "{side} reneged and scores nothing.",
    "renege-award": "{side} receives the bid of {bid} and the meld of {meld}.",
    "set-to-others": (
        "{side} bid {bid} and has {melded} and {took}, {sum} in all, {short} short: "
        "{side} is set and scores nothing."
    ),
    "set-meld-lost-to-others": (
        "{side} bid {bid} and melded {laid}, but took {took}, and it takes {needed} for anything to count: "
        "{side} is set and scores nothing."
    ),
    "set-award": "{side} receives the bid of {bid} and the meld of {meld}: {change}.",
    "set-award-bare": "{side} receives the bid of {bid}, and has no meld that counts.",
    "renege-award-bare": "{side} receives the bid of {bid}, and has no meld that counts.",
    "no-marriage": (
        "{side} holds no marriage, so there is no suit to name: the hand is not played, "
        "and the bid of {bid} is lost."
    ),
    "least-meld": (
        "{side} melded {laid}, and a bidder needs {least}: "
        "the hand is not played, and the bid of {bid} is lost."
    ),
    "unplayed-short": "{side} melded {laid}, and a meld below {least} does not count: {side} scores nothing.",
    "short-meld": (
        "{side} melded {laid}, and a meld below {least} does not count; {side} took {took} and scores {sum}."
    ),
    "meld-wins": (
        "{side} bid {bid} and melded {meld}: the meld alone makes the bid, and {side} scores {meld}."
    ),
    "chips-made": (
        "{side} bid {bid} and has {melded} and {took}, {sum} in all: the bid is made, "
        "and each opponent pays {each}{doubled}."
    ),
    "chips-meld-wins": (
        "{side} bid {bid} and melded {laid}: the meld alone makes the bid, nothing is played, "
        "and each opponent pays {each}{doubled}."
    ),
    "single-bete": (
        "{side} concedes the bid of {bid} before the first lead, a single bete: "
        "{side} pays each opponent {each}{doubled}."
    ),
    "double-bete": (
        "{side} bid {bid} and has {melded} and {took}, {sum} in all, {short} short. The bid is lost in play, "
        "a double bete: {side} pays each opponent {each}{doubled}."
    ),
    "counted": "{side} melded {shown} and took {took}: {side} scores {sum}.",
    "counted-rounded": "{side} melded {shown} and took {took}, rounded to {tricks}: {side} scores {sum}.",
    "pays": "{side} pays {chips}.",
    "is-paid": "{side} is paid {chips}.",
}

SIDE_ENDS = {
    "target": "{side} reach {target} and win the game.",
    "bidders-first": "Both sides are past {target}, and the bidders are counted first: {side} win the game.",
    "higher": "Both sides are past {target}, and the higher score wins: {side} win the game.",
    "limit": "The other side has fallen to {limit} or below: {side} win the game.",
    "most": "That was deal {deals}, the last: {side} have the most and win the game.",
    "raise": "Both sides are past {target}: the target is raised to {raised}, and the game goes on.",
    "tie": "Neither side is in front, so the game goes on.",
    "shared": "That was deal {deals}, the last, and neither side is in front: the game is shared.",
}

PLAYER_ENDS = {
    "target": "{side} reaches {target} and wins the game.",
    "bidders-first": (
        "More than one player is past {target}, and the bidder is counted first: {side} wins the game."
    ),
    "higher": "More than one player is past {target}, and the highest score wins: {side} wins the game.",
    "limit": "The other player has fallen to {limit} or below: {side} wins the game.",
    "most": "That was deal {deals}, the last: {side} has the most and wins the game.",
    "raise": "Both players are past {target}: the target is raised to {raised}, and the game goes on.",
    "declared": "{declarer} declared out and has {has} of {target}: {side} wins the game at once.",
    "wrongly-declared": ("{declarer} declared out, but has only {has} of {target}: {side} wins the game."),
    "tie": "Nobody is alone in front, so the game goes on.",
    "shared": "That was deal {deals}, the last, and nobody is alone in front: those in front share the game.",
}
