"""Finds out whether an address can be served, before a server that would say it less clearly tries."""

import errno
import os
import socket

from pinochle_learn.serving.errors import ServingError

_REASONS = {
    errno.EADDRINUSE: "Port {port} is taken by another program; choose --port {other} (make: PORT={other}).",
    errno.EACCES: "Port {port} may not be used by you; choose one above 1023, such as --port 8866.",
}


def usable_port(ip: str, port: int) -> int:
    """Gives back the port if it is free on this address, and any free one for 0.

    Raises:
        ServingError: the port is taken, may not be used, or the address is not one of this machine.
    """
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(ip, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as probe:
            if os.name == "posix":  # as the server will: a port that was just given up counts as free
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
            return int(probe.getsockname()[1])
    except OSError as error:
        raise ServingError(_reason(error, ip, port)) from error


def _reason(error: OSError, ip: str, port: int) -> str:
    general = "{ip} is no address of this machine to serve port {port} on; try --ip 127.0.0.1 --port 8866."
    return _REASONS.get(error.errno or 0, general).format(ip=ip, port=port, other=port + 1)
