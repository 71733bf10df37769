"""Every setting of the servers that show the lessons, each with its reason."""

import os
from typing import TYPE_CHECKING

from pinochle_learn.serving.hooks import prepare_page
from pinochle_learn.widgets.files import early_script, page_styles

if TYPE_CHECKING:
    from traitlets.config import Config

CULL_AFTER = 20 * 60  # seconds without a page; long enough for a locked phone to come back
CULL_EVERY = 60  # seconds
KERNELS = "pinochle_learn.serving.kernels.PageKernels"
SOCKET = "pinochle_learn.serving.kernels.PageSocket"


def configure(config: "Config") -> None:
    """Puts the course's settings into a Jupyter configuration."""
    _pages(config.VoilaConfiguration)
    _kernels(config)
    config.VoilaConfiguration.multi_kernel_manager_class = KERNELS  # of a server of dashboards
    config.ServerApp.kernel_manager_class = KERNELS  # of JupyterLab and Binder
    config.Voila.kernel_websocket_connection_class = SOCKET
    config.ServerApp.kernel_websocket_connection_class = SOCKET


def _pages(voila: "Config") -> None:
    voila.template = "pinochle"
    voila.allow_template_override = "NO"  # a link must not turn a lesson into another page
    voila.theme = "system"  # no theme of Voila's: our template follows the reader's system, or ?theme=dark
    voila.strip_sources = True  # learners see the lesson, not its code
    voila.show_tracebacks = False  # nor ours; the template has a friendly line, the server's log has the rest
    voila.file_allowlist = []  # lessons only: no file is served, whatever lies in the folder
    voila.file_denylist = [".*"]
    voila.extension_denylist = ["@jupyter-notebook/lab-extension"]  # Notebook's own; elsewhere it only fails
    voila.prelaunch_hook = prepare_page
    # What draws the first state of a page: in the page itself, since what a page waits for comes later.
    voila.resources = {"early_script": early_script(), "page_styles": page_styles()}


def _kernels(config: "Config") -> None:
    manager = config.MappingKernelManager
    manager.cull_idle_timeout = CULL_AFTER  # a crashed browser never says goodbye
    manager.cull_interval = CULL_EVERY
    manager.cull_connected = False  # an open page keeps its kernel, however long its reader thinks
    if os.name == "posix":  # over TCP, when a class opens its pages at once, two kernels may draw one port
        config.KernelManager.transport = "ipc"
