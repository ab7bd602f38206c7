"""The command that starts the program: its Java, its flags and its jars, as the launcher ``dlx`` has them."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import List

from dlx.errors import DlxError

OLDEST = 17
LONGEST = "1000000h"  # the longest limit that the program accepts; calls have limits of their own

#: The launcher ``dlx`` has the reasons for these flags; a test compares them.
FLAGS = (
    "-XX:-UsePerfData -Xlog:disable -XX:+DisplayVMOutputToStderr -XX:CompileThresholdScaling=5"
    " -Djdk.reflect.useNativeAccessorOnly=true -Dsun.reflect.inflationThreshold=1000000"
    " -Dguice_bytecode_gen_option=DISABLED -Dguice_custom_class_loading=OFF"
    " -Dpicocli.converters.excludes=java[.].* -XX:+ErrorFileToStderr"
).split()


def command() -> List[str]:
    """Returns the command of the server. The variable DLX_COMMAND names another program."""
    named = os.environ.get("DLX_COMMAND")
    program = _words(named) if named else _java_command()
    return [*program, "mcp", "--time", LONGEST]


def _java_command() -> List[str]:
    own = _words(os.environ.get("DLX_JAVA_OPTS", ""))
    collector = [] if any(re.match(r"-XX:\+Use\w*GC", flag) for flag in own) else ["-XX:+UseSerialGC"]
    return [find_java(), *FLAGS, *collector, *own, "-cp", str(find_jar()), "dlx.app.Main"]


def _words(line: str) -> List[str]:
    return shlex.split(line, posix=os.name != "nt")


def find_jar() -> Path:
    """Returns the jar of the program; its manifest names the others: in the wheel, or in a checkout after a build."""
    package = Path(__file__).resolve().parent
    jar = package / "lib" / "dlx-app.jar"
    if not jar.is_file():
        jar = package.parent.parent.parent / "app" / "target" / "dist" / "lib" / "dlx-app.jar"
    if not jar.is_file():
        raise DlxError(f"nothing to start: '{jar}' does not exist", "no_program")
    return jar


def find_java() -> str:
    """Returns the Java of JAVA_HOME, or the one on the PATH; raises an error if it is missing or too old."""
    home = os.environ.get("JAVA_HOME")
    found = shutil.which(os.path.join(home, "bin", "java") if home else "java")
    if found is None and home:
        raise DlxError(f"JAVA_HOME is '{home}', but there is no bin/java in it", "no_java")
    if found is None:
        raise DlxError(f"no Java found; install a JDK, {OLDEST} or later, or set JAVA_HOME", "no_java")
    version = _version(found)
    major = re.match(r"\d+", version)
    if major is None or int(major.group()) < OLDEST:
        which = f"'{found}' is Java {version or 'of an unknown version'}"
        raise DlxError(f"needs Java {OLDEST} or later, but {which}; set JAVA_HOME", "old_java")
    return found


def _version(java: str) -> str:
    """Returns the version in the JDK's own file ``release``, which costs no process; else the one that Java prints."""
    release = Path(java).resolve().parent.parent / "release"
    version = re.search(r'(?m)^JAVA_VERSION="([^"]*)"', release.read_text("utf-8")) if release.is_file() else None
    if version is None:
        said = subprocess.run([java, "-version"], stderr=subprocess.PIPE, check=False).stderr
        version = re.search(r' version "([^"]*)"', said.decode("utf-8", "replace"))
    return version.group(1) if version else ""
