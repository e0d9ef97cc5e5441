"""The server: it reads messages as they come, and calls one tool after the other.

A thread reads, and answers what is not about tools. These are called in the main thread, where a
signal can end a call that the client has cancelled, in the middle of whatever it does.
"""

from __future__ import annotations

import _thread
import json
import signal
import threading
from collections.abc import Generator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import IO

from sudologue.cli.mcp.protocol import Id, Message, Object, ProtocolError


class _CancelledError(BaseException):
    """Raised in the middle of a call that nobody waits for any more."""


class Server:
    """Answers the messages of one client until there are no more."""

    def __init__(self, read: IO[bytes], write: IO[str]) -> None:
        self._read, self._write, self._writing = read, write, threading.Lock()
        self._changed = threading.Condition()
        self._waiting: list[Message] = []
        self._running: Message | None = None
        self._cancelled: Message | None = None
        self._is_over = self._is_cancelling = False

    def run(self) -> None:
        """Answer every message; what was asked before the end is still answered."""
        threading.Thread(target=self._listen, daemon=True).start()
        with self._cancelling():
            while self._waiting or not self._is_over:
                with suppress(_CancelledError):
                    self._answer_next()

    def _send(self, response: Object) -> None:
        with self._writing:
            self._write.write(f"{json.dumps(response)}\n")
            self._write.flush()

    # in the thread that reads

    def _listen(self) -> None:
        try:
            for line in filter(bytes.strip, self._read):
                self._take(line)
        except OSError:
            return  # the client is gone
        finally:
            with self._changed:
                self._is_over = True
                self._changed.notify()

    def _take(self, line: bytes) -> None:
        """Answer a message at once, or put it where calls wait."""
        id: Id = None
        try:
            message = Message.of(line)
            id = message.id
            if message.wants_no_answer:
                self._hear(message)
                return
            message.check()
            if not message.method.startswith("tools/"):
                self._send(message.response(message.result_at_once()))
                return
            with self._changed:
                self._waiting.append(message)
                self._changed.notify()
        except ProtocolError as fault:
            self._send(fault.response(id))

    def _hear(self, told: Message) -> None:
        """Cancel a call, if that is what is told."""
        called = told.params.get("requestId")
        if told.method != "notifications/cancelled" or called is None:
            return
        with self._changed:
            self._waiting = [call for call in self._waiting if call.id != called]
            running = self._running
            if running is not None and running.id == called and running is not self._cancelled:
                self._cancelled, self._is_cancelling = running, True
                _thread.interrupt_main()

    # in the main thread

    def _answer_next(self) -> None:
        """Call a tool and send what comes of it, which nothing cuts short any more."""
        with self._changed:
            self._changed.wait_for(lambda: self._waiting or self._is_over)
            if not self._waiting:
                return
            call = self._running = self._waiting.pop(0)
        from sudologue.cli.mcp.tools import result_of  # the first answer does not wait for it

        try:
            response = call.response(result_of(call))
        except ProtocolError as fault:
            response = fault.response(call.id)
        finally:
            self._running = None
        self._send(response)

    @contextmanager
    def _cancelling(self) -> Generator[None]:
        """Let a call that is cancelled end at once; any other interruption does what it did."""
        before = signal.getsignal(signal.SIGINT)

        def come(number: int, frame: FrameType | None) -> None:
            if self._is_cancelling:
                self._is_cancelling = False
                if self._running is self._cancelled:
                    raise _CancelledError
            elif callable(before):
                before(number, frame)

        signal.signal(signal.SIGINT, come)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)
