"""The process behind the package: threads, interrupts, its death, and the search for Java."""

import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from unittest import mock

import dlx
from dlx import java, program

LAUNCHER = Path(__file__).resolve().parents[3] / "dlx"

#: A search that takes longer than a test; the limit ends it where nothing else does.
LONG = {"engine": "links", "seconds": 60}


def process():
    """Returns the running process."""
    return program._process._process


class ProgramTest(unittest.TestCase):
    def setUp(self):
        self.queens = dlx.model("queens")

    def test_serves_many_threads(self):
        known = {4: 2, 5: 10, 6: 4, 7: 40, 8: 92}
        sizes = [4 + k % 5 for k in range(50)]
        with ThreadPoolExecutor(10) as pool:
            counts = list(pool.map(lambda n: self.queens.count(str(n)), sizes))
        self.assertEqual(counts, [known[n] for n in sizes])

    def test_an_interrupt_cancels_a_call_and_keeps_the_program(self):
        before = process().pid
        # A process that was started in the background ignores interrupts.
        self.addCleanup(signal.signal, signal.SIGINT, signal.signal(signal.SIGINT, signal.default_int_handler))
        for question in (
            lambda: self.queens.count("24", **LONG),
            lambda: dlx.model("sudoku").generate(level=(9, 9), number=1 << 40, seconds=60),
        ):
            main = threading.main_thread().ident
            threading.Timer(0.3, signal.pthread_kill, (main, signal.SIGINT)).start()
            with self.assertRaises(KeyboardInterrupt):
                question()
                self.fail("the question has an answer")
            self.assertEqual(self.queens.count("8"), 92)
        self.assertEqual(process().pid, before)

    def test_starts_again_after_its_death(self):
        before = process()
        before.kill()
        before.wait()
        program._process._reader.join()
        self.assertEqual(self.queens.count("8"), 92)
        self.assertNotEqual(process().pid, before.pid)

    def test_a_call_learns_of_the_death(self):
        killer = threading.Timer(0.3, process().kill)
        killer.start()
        with self.assertRaises(dlx.DlxError) as caught:
            self.queens.count("24", **LONG)
        self.assertEqual(caught.exception.code, "program_ended")
        self.assertEqual(self.queens.count("6"), 4)

    def test_can_be_closed_and_used_again(self):
        before = process()
        dlx.close()
        dlx.close()
        self.assertIsNotNone(before.poll())
        self.assertEqual(self.queens.count("6"), 4)

    def test_a_forked_process_has_a_program_of_its_own(self):
        if not hasattr(os, "fork"):
            self.skipTest("there is no fork")
        child = os.fork()
        if child == 0:
            right = self.queens.count("8") == 92
            dlx.close()
            os._exit(0 if right else 1)
        self.assertEqual(os.waitpid(child, 0)[1], 0)
        self.assertEqual(self.queens.count("6"), 4)

    def test_ends_with_python(self):
        """At its end, and if it is killed while a call runs."""
        calm = "import dlx; dlx.model('queens'); print(dlx.program._process._process.pid, flush=True)"
        busy = calm + "; dlx.model('queens').count('24', engine='links')"
        for script, killed in ((calm, False), (busy, True)):
            python = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, env=environment())
            with python.stdout:
                pid = int(python.stdout.readline())
                if killed:
                    python.kill()
                python.wait()
            end = time.monotonic() + 30
            while is_alive(pid) and time.monotonic() < end:
                time.sleep(0.05)
            self.assertFalse(is_alive(pid), script)

    def test_nothing_is_started_without_a_question(self):
        script = "import dlx; dlx.Cover('A').option('x', 'A'); print(dlx.program._process)"
        done = subprocess.run([sys.executable, "-c", script], stdout=subprocess.PIPE, env=environment(), check=True)
        self.assertEqual(done.stdout.decode().strip(), "None")


def environment():
    """Returns an environment in which Python finds the same package."""
    return {**os.environ, "PYTHONPATH": str(Path(dlx.__file__).parent.parent)}


def is_alive(pid):
    """Returns true if a process is running, and not only waits for its parent."""
    done = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], stdout=subprocess.PIPE, check=False)
    return done.stdout.strip()[:1] not in (b"", b"Z")


class JavaTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def jdk(self, release, said=""):
        """Makes a folder with a Java that prints a version, and returns the folder."""
        tool = self.folder / "bin" / "java"
        tool.parent.mkdir(exist_ok=True)
        tool.write_text(f"#!/bin/sh\necho '{said}' >&2\n")
        tool.chmod(0o755)
        if release:
            (self.folder / "release").write_text(release)
        return str(self.folder)

    def refused(self, words, **variables):
        with mock.patch.dict(os.environ, variables), self.assertRaises(dlx.DlxError) as caught:
            java.find_java()
        self.assertEqual(str(caught.exception), words.format(self.folder))

    def test_says_that_java_is_missing(self):
        self.refused("no Java found; install a JDK, 17 or later, or set JAVA_HOME", JAVA_HOME="", PATH=str(self.folder))
        self.refused("JAVA_HOME is '{0}', but there is no bin/java in it", JAVA_HOME=str(self.folder))

    def test_says_that_java_is_too_old(self):
        old = "needs Java 17 or later, but '{0}/bin/java' is Java 11.0.2; set JAVA_HOME"
        self.refused(old, JAVA_HOME=self.jdk('JAVA_VERSION="11.0.2"\n'))
        (self.folder / "release").unlink()
        self.refused(old, JAVA_HOME="", PATH=self.jdk("", 'openjdk version "11.0.2" 2019-01-15') + "/bin")
        unknown = "needs Java 17 or later, but '{0}/bin/java' is Java of an unknown version; set JAVA_HOME"
        self.refused(unknown, JAVA_HOME=self.jdk("", "hello"))

    def test_finds_a_java_that_fits(self):
        with mock.patch.dict(os.environ, {"JAVA_HOME": self.jdk('X="1"\nJAVA_VERSION="21"\n')}):
            self.assertEqual(java.find_java(), str(self.folder / "bin" / "java"))

    def test_has_the_flags_of_the_launcher(self):
        if not LAUNCHER.is_file():
            self.skipTest("the launcher is not there")
        text = LAUNCHER.read_text("utf-8")
        flags = set(" ".join(re.findall(r"(?m)^flags=[\"'](?:\$flags )?([^\"']*)", text)).split())
        self.assertEqual(set(java.FLAGS), flags | {"-XX:+ErrorFileToStderr"})
        for start in ("-XX:+UseSerialGC", "dlx.app.Main"):
            self.assertIn(start, text)
            self.assertIn(start, java.command())

    def test_takes_flags_and_other_programs(self):
        with mock.patch.dict(os.environ, {"DLX_JAVA_OPTS": "-Xmx1g -XX:+UseParallelGC", "DLX_COMMAND": ""}):
            command = java.command()
            self.assertIn("-Xmx1g", command)
            self.assertNotIn("-XX:+UseSerialGC", command)
        with mock.patch.dict(os.environ, {"DLX_COMMAND": "other 'a b'"}):
            self.assertEqual(java.command()[:3], ["other", "a b", "mcp"])

    def test_a_program_that_does_not_start(self):
        dlx.close()
        for command, words in (
            (str(self.folder / "none"), "cannot start '.*none': No such file"),
            (f"{sys.executable} -c \"import sys; sys.exit('broken')\"", "the program ended with code 1: broken"),
        ):
            with mock.patch.dict(os.environ, {"DLX_COMMAND": command}):
                with self.assertRaisesRegex(dlx.DlxError, words):
                    dlx.models()
        self.assertGreater(len(dlx.models()), 30)


if __name__ == "__main__":
    unittest.main()
