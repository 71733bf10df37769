"""A proxy of a few lines, on loopback: it passes all on, or has one of the faults that proxies have."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit


class Proxy:
    """Passes requests to a server, each over a connection of its own; ``fault`` may change at any time."""

    def __init__(self, target: str) -> None:
        self.target = urlsplit(target)
        self.fault = ""  # "no-upgrade", "other-host", "slow", "down", "stalled"
        self.address = ""
        self._writers: set[asyncio.StreamWriter] = set()

    async def serve(self, ready: threading.Event) -> None:
        self._loop, self._over = asyncio.get_running_loop(), asyncio.Event()
        self._end = asyncio.ensure_future(self._over.wait())
        server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}{self.target.path}"
        ready.set()
        await self._end
        server.close()
        self._abort()
        await asyncio.sleep(0.1)  # each connection hears of its end

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._over.set)

    def cut(self) -> None:
        """Ends every connection, as a router does that is switched off, and takes none from now on."""
        self.fault = "down"
        self._loop.call_soon_threadsafe(self._abort)

    def _abort(self) -> None:
        for writer in self._writers:
            writer.transport.abort()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        with suppress(OSError, asyncio.IncompleteReadError):
            head = await reader.readuntil(b"\r\n\r\n")
            if self.fault == "slow":
                await asyncio.wait([self._end], timeout=6)
            if self.fault != "down":
                await self._pass(self._changed(head), reader, writer)
        writer.close()

    def _changed(self, head: bytes) -> bytes:
        lines = [line for line in head.split(b"\r\n")[:-2] if not line.lower().startswith(b"accept-encoding")]
        upgrade = any(line.lower().startswith(b"upgrade:") for line in lines)
        if not upgrade or self.fault == "no-upgrade":
            lines = [line for line in lines if not line.lower().startswith((b"connection:", b"upgrade:"))]
            lines.append(b"Connection: close")
        if self.fault == "other-host":
            lines = [b"Host: inner.example" if line.lower().startswith(b"host:") else line for line in lines]
        return b"\r\n".join([*lines, b"", b""])

    async def _pass(self, head: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        inner, outer = await asyncio.open_connection(self.target.hostname, self.target.port)
        self._writers.add(outer)
        outer.write(head)
        await asyncio.gather(self._pump(reader, outer), self._pump(inner, writer))

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                if self.fault == "stalled":  # taken, and never passed on
                    continue
                writer.write(data)
                await writer.drain()
        writer.close()


@contextmanager
def proxied(target: str) -> Iterator[Proxy]:
    """Runs a proxy before a server, in a thread of its own."""
    proxy, ready = Proxy(target), threading.Event()
    thread = threading.Thread(target=lambda: asyncio.run(proxy.serve(ready)))
    thread.start()
    ready.wait()
    try:
        yield proxy
    finally:
        proxy.stop()
        thread.join()
