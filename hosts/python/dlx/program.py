"""The running program: one process for all threads, which is started by the first call and speaks JSON-RPC."""

from __future__ import annotations

import atexit
import json
import operator
import os
import subprocess
import sys
import tempfile
import threading
from concurrent.futures import Future, wait
from typing import Any, Dict, List, Optional

from dlx import java
from dlx.errors import DlxError

VERSION = "0.1.0"
REVISION = "2025-11-25"  # of the Model Context Protocol
_LOOK = 0.5  # seconds between two looks at a waiting call: on Windows an interrupt does not end a wait


class _Process:
    """A process and the calls that wait for it. It has ended as soon as its output has ended."""

    def __init__(self, command: List[str]) -> None:
        self._calls: Dict[int, Future[Dict[str, Any]]] = {}
        self._number = 0
        self._lock = threading.Lock()
        self._writing = threading.Lock()
        self._death = ""
        self.ended = False
        self._errors = tempfile.TemporaryFile()
        try:
            # In a session of its own the process does not receive the interrupts of the terminal.
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors,
                start_new_session=os.name != "nt",
                creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
            )  # fmt: skip
        except OSError as error:
            self._errors.close()
            raise DlxError(f"cannot start '{command[0]}': {error.strerror}", "no_program") from error
        self._reader = threading.Thread(target=self._read, name="dlx", daemon=True)
        self._reader.start()

    def ask(self, method: str, parameters: Dict[str, Any]) -> Dict[str, Any]:
        """Sends a request and waits for its answer. An interrupt cancels the request."""
        call: Future[Dict[str, Any]] = Future()
        with self._lock:
            self._number += 1
            number = self._number
            if self.ended:
                raise DlxError(self._death, "program_ended")
            self._calls[number] = call
        try:
            # A process that reports its progress notices within a second that its reader has gone.
            self._send({"id": number, "method": method, "params": {**parameters, "_meta": {"progressToken": number}}})
            while not wait([call], _LOOK).done:
                pass
        except BaseException:
            with self._lock:
                self._calls.pop(number, None)
            self.notify("notifications/cancelled", {"requestId": number})
            raise
        return call.result()

    def notify(self, method: str, parameters: Dict[str, Any]) -> None:
        """Sends a message without an answer; a process that has ended does not need it."""
        self._send({"method": method, "params": parameters})

    def _send(self, message: Dict[str, Any]) -> None:
        line = json.dumps({"jsonrpc": "2.0", **message}, default=operator.index).encode("ascii") + b"\n"
        stdin = self._process.stdin
        assert stdin is not None
        with self._writing:
            try:
                while line:  # without a buffer, which a forked process would have too
                    line = line[os.write(stdin.fileno(), line) :]
            except (OSError, ValueError):
                pass  # the process has ended, as its reader notices
            except BaseException:
                self._process.kill()  # a part of a line would spoil the next message
                raise

    def _read(self) -> None:
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None and stdout is not None
        for line in stdout:
            try:
                message = json.loads(line)
            except ValueError:
                message = {}  # another program may write other lines
            if isinstance(message, dict) and ("result" in message or "error" in message):
                with self._lock:
                    number = message.get("id")
                    # An error without a number can be that of any call: a message that did not fit into the memory.
                    numbers = list(self._calls) if number is None else [number]
                    calls = [self._calls.pop(each) for each in numbers if each in self._calls]
                for call in calls:
                    call.set_result(message)
        code = self._process.wait()
        self._errors.seek(0)
        said = self._errors.read().decode("utf-8", "replace").strip()
        self._errors.close()
        stdout.close()
        with self._writing:
            stdin.close()
        with self._lock:
            self._death = f"the program ended with code {code}" + (f": {said}" if said else "")
            self.ended = True
            left = list(self._calls.values())
            self._calls.clear()
        for waiting in left:
            waiting.set_exception(DlxError(self._death, "program_ended"))

    def end(self) -> None:
        """Ends the process; a call that waits for it gets an error."""
        self._process.kill()
        self._process.wait()
        self._reader.join(_LOOK)


_lock = threading.Lock()
_client = {"name": "dlx-python", "version": VERSION}
_process: Optional[_Process] = None


def _running() -> _Process:
    global _process
    with _lock:
        if _process is None or _process.ended:
            process = _Process(java.command())
            try:
                process.ask("initialize", {"protocolVersion": REVISION, "capabilities": {}, "clientInfo": _client})
                process.notify("notifications/initialized", {})
            except BaseException:
                process.end()
                raise
            _process = process
        return _process


def call(tool: str, **arguments: Any) -> Dict[str, Any]:
    """Calls a tool of ``dlx mcp`` and returns its answer as it is; ``call("prove", model="queens", text="6")``.

    Starts the program if it is not running. An interrupt cancels the call, and the program keeps running.

    :raises DlxError: with the sentence of the program
    """
    given = {name: value for name, value in arguments.items() if value is not None}
    message = _running().ask("tools/call", {"name": tool, "arguments": given})
    error = message.get("error")
    if error is None and message["result"].get("isError"):
        error = message["result"].get("_meta", {}).get("error") or {"message": message["result"]["content"][0]["text"]}
    if error is not None:
        raise DlxError(error["message"], str(error.get("code", "error")), error.get("line"), error.get("column"))
    answer: Dict[str, Any] = message["result"]["structuredContent"]
    return answer


def close() -> None:
    """Ends the program; the next call starts it again. The end of Python calls this."""
    global _process
    with _lock:
        if _process is not None:
            _process.end()
        _process = None


def _forget() -> None:
    """Begins anew in a process that was forked: the program belongs to its parent."""
    global _lock, _process
    _lock = threading.Lock()
    _process = None


atexit.register(close)
if sys.platform != "win32":
    os.register_at_fork(after_in_child=_forget)
