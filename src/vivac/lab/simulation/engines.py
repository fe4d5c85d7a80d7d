"""Where games are played: in processes of this machine, or on a Dask or Ray cluster that is there already.

All through joblib. A worker that dies takes its batch with it; whatever has not come back is played again.
"""

from __future__ import annotations

import logging
import signal
import socket
import warnings
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, closing, contextmanager
from functools import partial
from itertools import islice
from typing import Any, NamedTuple

from vivac.lab.simulation.plan import Plan
from vivac.lab.simulation.playing import Batch, play_batch
from vivac.table import Complaint, NotFound

ENGINES = ("local", "dask://HOST:PORT", "ray://HOST:PORT")
PATIENCE = 5.0  # seconds for a scheduler to answer
TRIES = 3  # times in a row that all workers may die before anything is finished
BATCH = 0.5  # seconds that a batch should take
LARGEST = 2000  # games in a batch
SHARE = 8  # at most one in so many of the games left goes into a batch: all workers are done together
ROUND = 4  # batches per worker that are waited for together, where they cannot be had one by one


class Engine(NamedTuple):
    """`kind` is local, dask or ray; an address names a scheduler."""

    kind: str
    host: str = ""
    port: int = 0

    @classmethod
    def parse(cls, text: str) -> Engine:
        kind, address, rest = text.partition("://")
        if text == "local":
            return cls("local")
        host, _, port = rest.rpartition(":")
        if not address or kind not in ("dask", "ray"):
            raise NotFound("no-such-engine", engine=text, known=", ".join(ENGINES))
        if not host or not (port.isascii() and port.isdigit() and 0 < int(port) < 65536):
            raise Complaint("engine-address", engine=text, known=f"{kind}://HOST:PORT")
        return cls(kind, host, int(port))

    def __str__(self) -> str:
        return f"{self.kind}://{self.host}:{self.port}" if self.host else self.kind


def played(plan: Plan, numbers: Sequence[int], engine: Engine, jobs: int | None) -> Batches:
    """Play these games and give back batches as they are finished, in any order."""
    left = dict.fromkeys(numbers)
    tries = 0
    with HALLS[engine.kind](engine, jobs) as run:
        while left:
            pace = Pace(plan, list(left))
            try:
                with closing(run(pace.tasks())) as batches:
                    for batch in batches:
                        pace.note(batch)
                        for number in batch.numbers:
                            left.pop(number, None)
                        tries = 0
                        yield batch
            except Complaint:
                raise
            except Exception as error:  # games do not raise: it is the workers who are gone
                tries += 1
                if tries == TRIES:
                    reason = " ".join(f"{type(error).__name__}: {error}".split())[:300]
                    raise Complaint("workers-lost", engine=str(engine), reason=reason) from error


class Pace:
    """Cuts games into batches that take about as long as is worth sending for."""

    def __init__(self, plan: Plan, numbers: list[int]) -> None:
        self._plan, self._numbers, self._left = plan, iter(numbers), len(numbers)
        self._size = 1

    def tasks(self) -> Iterator[Any]:
        """The next batch is cut when a worker is free for it."""
        from joblib import delayed

        while batch := tuple(islice(self._numbers, max(1, min(self._size, self._left // SHARE)))):
            self._left -= len(batch)
            yield delayed(play_batch)(self._plan, batch)

    def note(self, batch: Batch) -> None:
        each = max(batch.seconds / len(batch.numbers), 1e-6)
        self._size = max(1, min(LARGEST, round(BATCH / each)))


@contextmanager
def local(_: Engine, jobs: int | None) -> Iterator[Run]:
    from joblib import parallel_config

    with parallel_config("loky", n_jobs=jobs or -1, initializer=deaf_to_interrupts):
        yield one_by_one


def one_by_one(tasks: Iterable[Any], **how: Any) -> Batches:
    """Results as they come; whoever stops before the last one sends the workers home."""
    from joblib import Parallel

    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", r"\d+ tasks", UserWarning)  # joblib regrets what is cancelled
        with deaf_children():
            results = Parallel(return_as="generator_unordered", batch_size=1, **how)(tasks)
        try:
            yield from results
        finally:
            results.close()


@contextmanager
def deaf_children() -> Iterator[None]:
    """Processes begun here never hear Ctrl-C, not even before they have settled in; we hear it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):  # no such masks on Windows
        yield
        return
    from multiprocessing import resource_tracker

    from joblib.externals.loky.backend import resource_tracker as loky_tracker

    for tracker in (resource_tracker, loky_tracker):
        tracker.ensure_running()  # now, for they take masks off as they begin
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def deaf_to_interrupts() -> None:
    """Ctrl-C goes to every process of a terminal: whoever asked for the games sends the others home."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def on_dask(engine: Engine, jobs: int | None) -> Iterator[Run]:
    from joblib import parallel_config

    with missing_package(engine):
        from distributed import Client
    somebody_listens(engine)
    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what goes wrong is told in a sentence
    try:
        client = Client(f"tcp://{engine.host}:{engine.port}", timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError):
        raise Complaint("engine-not-there", engine=str(engine)) from None
    with client:
        if not client.scheduler_info()["workers"]:
            raise Complaint("engine-without-workers", engine=str(engine))
        with parallel_config("dask", client=client, n_jobs=jobs or -1):
            yield partial(one_by_one, pre_dispatch=jobs or "2 * n_jobs")


@contextmanager
def on_ray(engine: Engine, jobs: int | None) -> Iterator[Run]:
    """Ray's pool gives results back only when all are there, so games are sent in rounds."""
    from joblib import Parallel, parallel_config

    with missing_package(engine):
        import ray
        from ray.util.joblib import register_ray
    somebody_listens(engine)
    for last in (False, False, True):  # now and then Ray's own server of a client dies as it starts
        try:
            ray.init(str(engine), logging_level=logging.ERROR, log_to_driver=False)
            break
        except (ConnectionError, RuntimeError, OSError):
            ray.shutdown()
            if last:
                raise Complaint("engine-not-there", engine=str(engine)) from None
    try:
        cores = int(ray.cluster_resources().get("CPU", 0))
        if not cores:
            raise Complaint("engine-without-workers", engine=str(engine))
        register_ray()
        workers = min(jobs or cores, cores)

        def in_rounds(tasks: Iterable[Any]) -> Batches:
            source, size = iter(tasks), workers  # a short round first, to learn the pace
            with Parallel(batch_size=1) as parallel:
                while some := list(islice(source, size)):
                    yield from parallel(some)
                    size = workers * ROUND

        with parallel_config("ray", n_jobs=workers):
            yield in_rounds
    finally:
        ray.shutdown()


Batches = Generator[Batch, None, None]
Run = Callable[[Iterable[Any]], Batches]  # plays batches until all are done, or a worker is lost
HALLS: Mapping[str, Callable[[Engine, int | None], AbstractContextManager[Run]]] = {
    "local": local,
    "dask": on_dask,
    "ray": on_ray,
}


@contextmanager
def missing_package(engine: Engine) -> Iterator[None]:
    try:
        yield
    except ImportError:
        raise Complaint("engine-not-installed", engine=engine.kind) from None


def somebody_listens(engine: Engine) -> None:
    """Clients of a cluster wait long for one that is not there; a knock tells at once."""
    try:
        socket.create_connection((engine.host, engine.port), timeout=PATIENCE).close()
    except OSError:
        raise Complaint("engine-not-there", engine=str(engine)) from None
