"""Views of a page without a browser: what a browser asks of the server, and in its order."""

import re
import time
import uuid
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from http.client import HTTPConnection
from http.cookiejar import CookieJar
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, build_opener

from websockets.sync.client import connect

AT_ONCE = 4
GOODBYE = re.compile(r'name="goodbye" content="([^"]*/)voila/api/shutdown/([^"]*)"')


@contextmanager
def view(address: str, page: str) -> Iterator[None]:
    """Opens a page and its kernel's socket; then closes it as a tab is closed, goodbye first."""
    cookies = CookieJar()
    with build_opener(HTTPCookieProcessor(cookies)).open(f"{address}voila/render/{page}") as answer:
        base, kernel = GOODBYE.search(answer.read().decode()).groups()
    host = urlsplit(address).netloc
    header = {"Cookie": "; ".join(f"{cookie.name}={cookie.value}" for cookie in cookies)}
    xsrf = next(cookie.value for cookie in cookies if cookie.name == "_xsrf")
    channels = f"ws://{host}{base}api/kernels/{kernel}/channels?session_id={uuid.uuid4()}"
    with connect(channels, additional_headers=header, max_size=None) as socket:
        yield
        goodbye = HTTPConnection(host, timeout=60)
        form = {**header, "Content-Type": "application/x-www-form-urlencoded"}
        goodbye.request("POST", f"{base}voila/api/shutdown/{kernel}", f"_xsrf={xsrf}", form)
        time.sleep(0.05)  # so that it arrives before the socket closes
        socket.close()
    assert goodbye.getresponse().status == 204
    goodbye.close()


def look_at(address: str, page: str, views: int) -> None:
    """Opens a page so many times, some of them at once, and closes it again."""

    def look(_: int) -> None:
        with view(address, page):
            pass

    with ThreadPoolExecutor(AT_ONCE) as readers:
        list(readers.map(look, range(views)))
