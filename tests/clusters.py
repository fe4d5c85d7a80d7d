"""Real clusters to test with: started on the loopback network, stopped when a test module is done."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Any

PATIENCE = 120.0  # seconds: a busy machine is slow, and nobody waits for it but a test that fails


@contextmanager
def running(command: list[str], ready: str, log: Path, **env: str) -> Iterator[subprocess.Popen[str]]:
    """A program that says when it is ready, and that is stopped with all it has started."""
    process = subprocess.Popen(
        [sys.executable, "-m", *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
        env={**os.environ, **env},
    )
    assert process.stdout is not None
    watchdog, drain = threading.Timer(PATIENCE, process.kill), None
    watchdog.start()
    try:
        said = []
        for line in process.stdout:
            said.append(line)
            if ready in line:
                break
        else:
            raise AssertionError("".join(said))
        watchdog.cancel()
        drain = threading.Thread(target=lambda: log.write_text("".join(process.stdout or ())), daemon=True)
        drain.start()
        yield process
    finally:
        watchdog.cancel()
        stop(process)
        if drain is not None:
            drain.join()
        process.stdout.close()


def stop(process: subprocess.Popen[str]) -> None:
    """Ask it to end, and end whatever it leaves behind."""
    import psutil

    family = psutil.Process(process.pid).children(recursive=True)
    process.terminate()
    try:
        process.wait(20)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    for each in family:
        with suppress(psutil.NoSuchProcess):
            each.kill()


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


@contextmanager
def dask_cluster(folder: Path) -> Iterator[tuple[str, Callable[[], list[int]]]]:
    """A scheduler and two workers, each a process; its address, and who the workers are now."""
    from distributed import Client

    port = free_port()
    scheduler = [
        "distributed.cli.dask_scheduler",
        "--host",
        "127.0.0.1",
        "--port",
        str(port),
        "--no-dashboard",
    ]
    worker = ["distributed.cli.dask_worker", f"tcp://127.0.0.1:{port}", "--nworkers", "2", "--nthreads", "1"]
    worker += ["--no-dashboard", "--local-directory", str(folder)]
    with (
        running(scheduler, "Scheduler at:", folder / "scheduler.log"),
        running(worker, "Start", folder / "worker.log"),
        Client(f"tcp://127.0.0.1:{port}", set_as_default=False, timeout=PATIENCE) as client,
    ):
        client.wait_for_workers(2, timeout=PATIENCE)
        yield f"dask://127.0.0.1:{port}", lambda: list(client.run(os.getpid).values())


@contextmanager
def ray_cluster(folder: Path) -> Iterator[tuple[str, Callable[[], list[int]]]]:
    """A Ray of two cores; its address, and the processes that work in it now."""
    import psutil

    port = free_port()
    command = ["ray.scripts.scripts", "start", "--head", "--block", f"--port={free_port()}"]
    command += [f"--ray-client-server-port={port}", "--node-ip-address=127.0.0.1", "--num-cpus=2"]
    command += ["--include-dashboard=false", "--disable-usage-stats"]
    command += ["--object-store-memory=80000000"]
    quiet = {"GRPC_ENABLE_FORK_SUPPORT": "0", "RAY_CLIENT_SERVER_CHECK_CHANNEL_TIMEOUT_S": "15"}
    with (
        TemporaryDirectory(ignore_cleanup_errors=True) as short,  # names of sockets must not be long
        running([*command, f"--temp-dir={short}"], "--block", folder / "ray.log", **quiet) as head,
    ):

        def workers() -> list[int]:
            children = psutil.Process(head.pid).children(recursive=True)
            return [each.pid for each in children if _works(each)]

        wait_for_port(port)
        yield f"ray://127.0.0.1:{port}", workers


def wait_for_port(port: int) -> None:
    until = monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=PATIENCE).close()
            return
        except ConnectionError:
            assert monotonic() < until, "the port did not open"
            sleep(0.05)  # until its port is open: there is nothing to wait on


def _works(process: Any) -> bool:
    import psutil

    try:
        return "PoolActor" in " ".join(process.cmdline())
    except psutil.Error:
        return False


def kill(pid: int) -> None:
    os.kill(pid, signal.SIGKILL)
