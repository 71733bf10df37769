"""The lessons in JupyterLab, where a teacher changes a line and runs it."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from pinochle_learn.serving.paths import jupyter_environment, lessons

LESSON = """from pinochle_learn.lessons import tricks
tricks.show("hoyle", step="practise")"""


def test_a_teacher_runs_a_lesson_and_changes_its_table(start_server: Callable, page: Page, tmp_path: Path):
    shutil.copytree(lessons(), tmp_path / "lessons")  # JupyterLab saves what is changed
    root = f"--ServerApp.root_dir={tmp_path / 'lessons'}"
    command = ["jupyter-lab", "--no-browser", root, "--ServerApp.port=0", "--ServerApp.allow_root=True"]
    lab = start_server(*command, answer=r"(http://127\S+)", **jupyter_environment({}))
    root, token = re.match(r"(http://[^/]+/)lab\?(\S+)", lab.address).groups()
    page.goto(f"{root}lab/tree/tricks.ipynb?reset&{token}")
    expect(page.get_by_role("heading", name="Which cards may I play?").first).to_be_visible()
    wait_for_the_kernel(page)
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
    expect(page.locator(".jp-CodeCell .jp-InputPrompt")).to_have_text("[1]:")
    page.get_by_role("group", name="Your hand").get_by_role("button").first.click()
    expect(page.locator(".pl-said")).to_contain_text(re.compile("may (not )?be played"))
    expect(page.get_by_label("Table", exact=True)).to_have_value("pinochlerun")
    editor = page.locator(".jp-CodeCell .cm-content")
    editor.click()
    expect(editor).to_be_focused()  # else the keys would be commands to JupyterLab
    page.keyboard.press("Control+A")
    page.keyboard.insert_text(LESSON)
    expect(editor).to_have_text(LESSON.replace("\n", ""))  # its lines are elements
    page.keyboard.press("Shift+Enter")
    expect(page.locator(".jp-CodeCell .jp-InputPrompt")).to_have_text("[2]:")
    expect(page.get_by_label("Table", exact=True)).to_have_value("hoyle")
    expect(page.get_by_role("button", name="Check", exact=True)).to_be_visible()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy the line that shows this", exact=True).click()
    expect(page.locator(".pl-told")).to_have_text("Copied.")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert re.search(r'tricks\.show\("hoyle", step="practise", seed=\d+, ask="[a-z-]+"\)$', copied)
    page.screenshot(path=tmp_path / "lab.png")


def wait_for_the_kernel(page: Page) -> None:
    """Waits until a cell would run: without a kernel, JupyterLab runs nothing and says nothing.

    Told by the line at the bottom. The notebook's own sign starts out as "Kernel status: Idle", long before
    there is a kernel.
    """
    sign = page.get_by_title("Change kernel for tricks.ipynb")
    expect(sign).to_have_text(re.compile(r"Python 3.* \| Idle"))
