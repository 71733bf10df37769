"""The page of the lesson on scoring, as its tests open and read it."""

from pinochle_learn.lessons.scoring.page import scoring_lesson


def opened(search="", kept=None):
    lesson = scoring_lesson()
    lesson.hear({"event": "open", "search": search, "kept": kept or {}})
    return lesson


def plain(shown):
    """Text without its gaps: words that are explained stand in nodes of their own."""
    return "".join(shown.split())


def says(lesson, line):
    """Whether a line stands on the page, with explanations of words in between left out."""
    return plain(line) in plain(" ".join(without_tips(top) for top in lesson.page.nodes))


def without_tips(node):
    if isinstance(node, str):
        return node
    if node[1].get("role") == "note" and "pl-tip" in str(node[1].get("class")):
        return ""
    return " ".join(map(without_tips, node[2]))
