"""What the browser must be able to say by itself, before Python is there and when it cannot be reached."""

from pinochle_learn.text import say


def browser_words() -> dict[str, str]:
    """Its words, sent ahead; each state of the connection that is told (``lifeline.js``) has one."""
    return {
        "lost": say(
            "The session has ended, so this page no longer answers. Reload it: you come back to this place."
        ),
        "unreached": say(
            "The server cannot be reached. Check your network. What you do here is kept, and sent once"
            " the connection is back."
        ),
        "refused": say(
            "The server answers, but the live connection of this page is refused. Tell your host: the proxy"
            " must pass WebSockets (Upgrade) and the Host header. The page goes on trying."
        ),
        "busy": say("The server is busy, or your connection is slow. Please wait: nothing is lost."),
        "starting": say("The server is still starting this lesson. Please wait: it opens by itself."),
        "reload": say("Reload"),
        "waiting": say("One moment: the cards are still being dealt. What you chose is kept."),
    }
