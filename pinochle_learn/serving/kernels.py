"""The kernels of a server's pages, and what must go with each of them."""

from typing import TYPE_CHECKING

from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager

if TYPE_CHECKING:
    from jupyter_client.manager import KernelManager


class PageKernels(AsyncMappingKernelManager):
    """Jupyter's kernels, whose connections end with them.

    Jupyter keeps the four channels of a page that has gone, to buffer what its kernel still says, and closes
    them when it begins to shut the kernel down. A page that leaves has its kernel shut down at once, and its
    socket closes while that goes on: only then are the channels put by, for a kernel that is no more, and
    nobody closes them: `start_buffering` of jupyter_server does not ask whether a shutdown has begun. That is
    four of ZeroMQ's 1,023 sockets a view, so a server that runs for a day answers no more.
    """

    def remove_kernel(self, kernel_id: str) -> "KernelManager":
        """Forgets a kernel that has ended, and closes what was kept for a page that might come back."""
        kept = self._kernel_buffers.pop(kernel_id, None)
        for stream in kept["channels"].values() if kept else ():
            if not stream.closed():
                stream.on_recv(None)
                stream.close()
        return super().remove_kernel(kernel_id)
