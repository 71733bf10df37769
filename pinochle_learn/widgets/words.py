"""What the browser must be able to say by itself, when Python cannot be reached: its words are sent ahead."""

from pinochle_learn.text import say


def line_words() -> dict[str, str]:
    """The words for each state of the connection, by its name in ``lifeline.js``."""
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
        "waiting": say("The server is busy, or your connection is slow. Please wait: nothing is lost."),
        "starting": say(
            "The server is busy, so dealing takes longer. Please wait: the page opens by itself."
        ),
        "reload": say("Reload"),
    }
