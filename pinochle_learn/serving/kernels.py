"""Kernels that leave nothing behind, in the server or on its disk, when they end.

Upstream's part (jupyter_server 2.21, `services/kernels`):

- When a page closes, the four channels of its WebSocket are kept, to buffer what the kernel still says, and
  are closed when the kernel is shut down. But a page's goodbye starts the shutdown before its socket closes,
  and a shutdown takes time: the buffer is then made after buffers were cleared, and nobody closes its
  channels. ZeroMQ allows 1,023 of them, so after some 250 pages no kernel could be started any more.
- A kernel that could not be started anew is forgotten with its channels open and its files in place.
- A kernel makes a logger of events of its own where the server has none (Voila's has none), and Python keeps
  a logger for ever.
- A socket that closes before it was counted makes the count of a kernel's sockets negative, and a kernel is
  only culled at nought.
- Kernels are culled one after the other, each waiting until the one before it has ended.
- A closed socket is kept, with all that hangs on it, by two timers: its next ping (30 s), and the end of the
  wait for a kernel that answered long ago (60 s).
"""

import asyncio
import ctypes
import gc
import os
from typing import TYPE_CHECKING, Any

from jupyter_client.kernelspec import NATIVE_KERNEL_NAME
from jupyter_client.manager import KernelManager
from jupyter_events import EventLogger
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from jupyter_server.services.kernels.websocket import KernelWebsocketHandler
from traitlets import Instance

if TYPE_CHECKING:
    from tornado.ioloop import PeriodicCallback

FOR_A_PAGE = "VOILA_BASE_URL"  # Voila puts it into a kernel's environment; JupyterLab's kernels have none


class PageKernels(AsyncMappingKernelManager):
    """The kernels of a server; the whole of each goes with it."""

    def __init__(self, **options: Any) -> None:  # noqa: ANN401 (Jupyter's own)
        super().__init__(**options)
        if self.parent and not hasattr(self.parent, "event_logger"):
            self.parent.event_logger = EventLogger()  # one for all, where kernels look for it
        self._ends: set[asyncio.Task[None]] = set()
        gc.freeze()  # the server itself is no garbage: what pages leave is found at little cost

    def _kernel_start_kwargs(self, **options: Any) -> dict[str, Any]:  # noqa: ANN401
        """Starts a page's kernel without a history, which would grow by a session with every view."""
        options = super()._kernel_start_kwargs(**options)
        if FOR_A_PAGE in options.get("env", ()) and options.get("kernel_name") == NATIVE_KERNEL_NAME:
            options.setdefault("extra_arguments", []).append("--HistoryManager.enabled=False")
        return options

    def remove_kernel(self, kernel_id: str) -> KernelManager:
        """Forgets a kernel, however it ended, and closes what buffered its messages."""
        if kernel_id in self:
            self.stop_buffering(kernel_id)
        gc.collect()  # what pages leave are circles, which Python by itself lets grow to a quarter of all
        return super().remove_kernel(kernel_id)

    def _handle_kernel_died(self, kernel_id: str) -> None:
        """Shuts down what a kernel that could not be started anew has left: channels, files, sockets."""
        end = asyncio.ensure_future(self.shutdown_kernel(kernel_id, now=True))
        self._ends.add(end)  # or it might be collected before it is done
        end.add_done_callback(self._ends.discard)

    def notify_connect(self, kernel_id: str) -> None:
        """Counts a socket."""
        self._count_none_below_nought(kernel_id)
        super().notify_connect(kernel_id)

    async def cull_kernels(self) -> None:
        """Shuts down the kernels that no page uses any more: together, however many a class has left."""
        kernels = list(self._kernels)
        ends = await asyncio.gather(*map(self.cull_kernel_if_idle, kernels), return_exceptions=True)
        for kernel_id, error in zip(kernels, ends, strict=True):
            if isinstance(error, Exception):
                self.log.error("Kernel %s could not be culled: %r", kernel_id, error)
        gc.collect()
        _give_back()

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """Shuts down a kernel if no page has used it for long enough."""
        self._count_none_below_nought(kernel_id)
        await super().cull_kernel_if_idle(kernel_id)

    def _count_none_below_nought(self, kernel_id: str) -> None:
        if kernel_id in self._kernel_connections:
            self._kernel_connections[kernel_id] = max(0, self._kernel_connections[kernel_id])


class PageSocket(ZMQChannelsWebsocketConnection):
    """The socket between a page and its kernel."""

    websocket_handler = Instance(KernelWebsocketHandler, allow_none=True)  # type: ignore[assignment]

    def disconnect(self) -> None:  # type: ignore[override] # as its base has it
        """Lets go of a socket that has closed, and of all that hangs on it."""
        handler = self.websocket_handler
        if handler is None:  # it was told already
            return
        super().disconnect()
        pings: PeriodicCallback | None = handler.ping_callback
        if pings is not None:
            pings.stop()
        self.channels = {}
        self.websocket_handler = None


def _give_back() -> None:
    """Hands free memory back to the system where its library can: glibc keeps the most that was needed."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if os.name == "posix" else None
    if trim is not None:
        trim(0)
