"""Work done in other processes, so that whoever asks for something meanwhile is answered at once."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TypeVar

T = TypeVar("T")
POLITENESS = 10  # how far workers stand back when the house itself wants the processor


@lru_cache
def _workers(number: int) -> ProcessPoolExecutor:
    """Started when somebody first needs them, and shared by all houses of a program that want as many."""
    return ProcessPoolExecutor(number, mp_context=get_context("spawn"), initializer=_settle_in)


def _settle_in() -> None:
    """A worker goes after people, leaves Ctrl-C to the house, and ends when the house does."""
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_house, daemon=True).start()


def _end_with_the_house() -> None:
    house = parent_process()
    assert house is not None
    house.join()
    os._exit(0)


async def elsewhere(work: Callable[[], T], workers: int) -> T:
    """Do a piece of work in one of so many other processes; once more, if that process was killed."""
    loop = asyncio.get_running_loop()
    try:
        return await loop.run_in_executor(_workers(workers), work)
    except BrokenProcessPool:
        _workers.cache_clear()
        return await loop.run_in_executor(_workers(workers), work)
