package dlx.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dlx.app.Cli.Result;
import dlx.skips.Tier;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The launcher {@code dlx} as a shell runs it: in a packed distribution, and in a checkout whose build is played. */
@Timeout(value = 600, threadMode = Timeout.ThreadMode.SEPARATE_THREAD) // or reading from a process would go on
class LauncherIT {

    private static final Path LIBRARIES =
            Path.of(System.getProperty("dlx.dist", "target/dist"), "lib").toAbsolutePath();

    private static final Path LAUNCHER =
            Path.of(System.getProperty("dlx.root", ".."), "dlx").toAbsolutePath();

    private static final List<String> LOCALES = List.of(
                    "LC_ALL=C", "LC_ALL=POSIX", "LC_ALL=no_SUCH.UTF-8", "-u LC_ALL LANG=C")
            .subList(0, Tier.of(1, 4));

    private final List<Process> started = new ArrayList<>();

    @TempDir
    Path folder;

    @BeforeEach
    void needsAShellAndThePackedJars() {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "the launcher is a script for sh");
        assumeTrue(Files.isDirectory(LIBRARIES) && Files.isRegularFile(LAUNCHER), "needs the packed jars");
    }

    @AfterEach
    void leaveNothingBehind() {
        started.forEach(Process::destroyForcibly);
    }

    @Tag("slow")
    @Test
    void readsFilesWhoseNamesAreNotAsciiWhereTheLocaleIs() throws Exception {
        assumeTrue(
                sh("LC_ALL=C.UTF-8 locale charmap").out().equals("UTF-8\n"), "needs a machine with the locale C.UTF-8");
        distributionWithoutArchive();

        String count = "bin/dlx count queens é.txt";
        for (String locale : LOCALES) {
            assertThat(sh("echo 8 >é.txt; env " + locale + ' ' + count))
                    .as(locale)
                    .isEqualTo(new Result(0, "92\n", ""));
        }
    }

    @Test
    void aClosedInputIsAnEmptyOne() throws Exception {
        distributionWithoutArchive();

        assertThat(sh("bin/dlx count queens <&-"))
                .isEqualTo(new Result(0, "", "warning: <stdin>: does not contain a puzzle\n"));
    }

    @Test
    @Tag("slow")
    void aClosedOutputCannotBeWritten() throws Exception {
        distributionWithoutArchive();

        assertThat(sh("echo 8 | bin/dlx count queens >&-").code()).isEqualTo(1);
        assertThat(sh("echo 8 | bin/dlx count queens 2>&-")).isEqualTo(new Result(0, "92\n", ""));
        assertThat(sh("echo 8 >eight; bin/dlx count queens eight <&- >&- 2>&-")).isEqualTo(new Result(1, "", ""));
    }

    @Test
    @Tag("slow")
    void aDamagedArchiveIsMadeAnew() throws Exception {
        distribution();
        assertThat(sh("echo 8 | bin/dlx count queens")).isEqualTo(new Result(0, "92\n", ""));
        Path damaged = archive();
        assumeTrue(Files.size(damaged) > 0, "needs a Java that archives classes");
        assertThat(damaged.toFile().setWritable(true)).isTrue();
        try (RandomAccessFile bytes = new RandomAccessFile(damaged.toFile(), "rw")) {
            bytes.seek(bytes.length() / 2);
            bytes.write(new byte[1000]);
        }

        assertThat(sh("echo 8 | bin/dlx count queens")).isEqualTo(new Result(0, "92\n", ""));

        String checksum = sh("cksum <'" + archive() + "'").out().strip().replace(' ', '-');
        assertThat(archive().getFileName().toString()).matches(".*-" + checksum + "\\.(jsa|aot)");
    }

    /** As a full disk leaves one. It is not tried at each start, for some Java cannot make any. */
    @Test
    @Tag("slow")
    void anEmptyArchiveIsMadeAnewAfterAnHour() throws Exception {
        distribution();
        assertThat(sh("echo 8 | bin/dlx count queens")).isEqualTo(new Result(0, "92\n", ""));
        Path whole = archive();
        assumeTrue(Files.size(whole) > 0, "needs a Java that archives classes");
        String kind = whole.toString().replaceFirst(".*\\.", "");
        String checksum = sh("cksum </dev/null").out().strip().replace(' ', '-');
        Path empty = Path.of(whole.toString().replaceFirst("-[0-9]+-[0-9]+\\.[a-z]+$", "-" + checksum + "." + kind));
        Files.delete(whole);
        Files.createFile(empty);

        assertThat(sh("echo 8 | bin/dlx count queens")).isEqualTo(new Result(0, "92\n", ""));
        assertThat(archive()).isEqualTo(empty);
        assertThat(sh("touch -t 202001010000 lib/dlx-*.jar").code()).isZero(); // older than the archive
        Files.setLastModifiedTime(empty, FileTime.from(Instant.now().minus(Duration.ofHours(2))));
        assertThat(sh("echo 8 | bin/dlx count queens")).isEqualTo(new Result(0, "92\n", ""));
        assertThat(archive()).isNotEqualTo(empty).isNotEmptyFile();
    }

    /**
     * A start is as slow as the classes are many that it needs, and those that do not come from the archive take longest:
     * some are made at run time (proxies of annotations), others Java cannot archive. Needed are counted without an
     * archive, as JDK 25 loads all that its archive holds at once, also those of other commands. Measured on JDK 17 and
     * 25: 2571 and 2793 classes, of which Guice needs 450, and 30 of those loaded beside the archive not from it.
     */
    @Test
    void aStartNeedsFewClassesAndNearlyAllComeFromTheArchive() throws Exception {
        distribution();
        Files.writeString(folder.resolve("board.txt"), ".".repeat(81) + '\n');
        String solve = "bin/dlx solve sudoku board.txt";
        assertThat(sh(solve).code()).isZero(); // makes the archive
        assumeTrue(Files.size(archive()) > 0, "needs a Java that archives classes");

        assertThat(classesLoaded(solve, "-Xshare:off")).hasSizeBetween(1000, 2900);
        assertThat(classesLoaded(solve, "").stream().filter(line -> !line.contains("shared objects file")))
                .hasSizeLessThan(60);
    }

    private List<String> classesLoaded(String command, String option) throws Exception {
        assertThat(sh("DLX_JAVA_OPTS='" + option + " -Xlog:class+load:file=classes.txt' " + command)
                        .code())
                .isZero();
        return Files.readAllLines(folder.resolve("classes.txt"));
    }

    @Test
    @Tag("slow")
    void flagsThatJavaRefusesBesideAnArchiveAreTheirOwn() throws Exception {
        distribution();

        for (String flag : List.of("-Xshare:off", "-XX:SharedArchiveFile=none.jsa")) {
            assertThat(sh("echo 8 | DLX_JAVA_OPTS=" + flag + " bin/dlx count queens"))
                    .as(flag)
                    .isEqualTo(new Result(0, "92\n", ""));
        }
        assertThat(folder.resolve("cds")).doesNotExist();
    }

    @Test
    void whatTheMachineSaysIsNoAnswerAndItsCrashFilesStandAside() throws Exception {
        distributionWithoutArchive();
        Process process = start("exec bin/dlx count queens");
        process.getOutputStream().write("4\n".getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().flush();
        BufferedReader out = reader(process.getInputStream());
        assertThat(out.readLine()).isEqualTo("2");

        sh("kill -QUIT " + process.pid());
        BufferedReader err = reader(process.getErrorStream());
        String line = err.readLine();
        while (line != null && !line.startsWith("Full thread dump")) {
            line = err.readLine();
        }
        assertThat(line).as("a thread dump on standard error").isNotNull();

        sh("ulimit -c 0; kill -SEGV " + process.pid());
        assertThat(process.waitFor()).isEqualTo(134);
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString())).contains("hs_err_" + process.pid() + ".log");
        }
    }

    /** In a folder that all may write to, somebody could have put a link under the name that a crash would write to. */
    @Tag("slow")
    @Test
    void aCrashWritesNothingWhereOthersCouldHavePutALink() throws Exception {
        distributionWithoutArchive();
        Path temporary = Files.createDirectory(folder.resolve("temporary"));
        Files.setPosixFilePermissions(temporary, PosixFilePermissions.fromString("rwxrwxrwx"));
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        String asNobody = "";
        if (sh("id -u").out().equals("0\n")) {
            asNobody = "setpriv --reuid=65534 --regid=65534 --clear-groups ";
            assumeTrue(sh(asNobody + "test -r bin/dlx").code() == 0, "needs setpriv, as root may write everything");
        } else {
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("r-xr-xr-x"));
        }
        Process process = start("ulimit -c 0; TMPDIR='" + temporary + "' exec " + asNobody + "bin/dlx count queens");
        process.getOutputStream().write("4\n".getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().flush();
        assertThat(reader(process.getInputStream()).readLine()).isEqualTo("2");

        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        sh("kill -SEGV " + process.pid());

        assertThat(reader(process.getErrorStream()).lines()).anyMatch(line -> line.contains("SIGSEGV"));
        assertThat(process.waitFor()).isEqualTo(134);
        assertThat(temporary).isEmptyDirectory();
    }

    @Tag("slow")
    @Test
    void aCheckoutThatCannotBeWrittenRunsItsBuild() throws Exception {
        checkout("exit 1");
        Files.writeString(folder.resolve("app/src/main/New.java"), "newer than the build");
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        String asNobody = "";
        if (sh("id -u").out().equals("0\n")) {
            asNobody = "setpriv --reuid=65534 --regid=65534 --clear-groups ";
            assumeTrue(sh(asNobody + "test -r pom.xml").code() == 0, "needs setpriv, as root may write everything");
        } else {
            sh("chmod a-w app/target app/target/dist");
        }

        Result result = sh("echo 8 | " + asNobody + "./dlx count queens");
        sh("chmod u+w app/target app/target/dist");

        assertThat(result.out()).isEqualTo("92\n");
        assertThat(result.err())
                .startsWith("dlx: warning: the sources are newer than the build")
                .hasLineCount(1);
        assertThat(result.code()).isZero();
    }

    @Test
    void aLockOfADeadProcessWhoseNumberLivesAgainIsRemoved() throws Exception {
        checkout("touch app/built");
        Files.createDirectories(folder.resolve("app/target/dlx-build.lock"));

        assertThat(sh("echo $$ >app/target/dlx-build.lock/pid; exec ./dlx --version")
                        .code())
                .as("its own number, as in a container where each run has the same")
                .isZero();
        assertThat(folder.resolve("app/built")).exists();

        Files.delete(folder.resolve("app/built"));
        Files.delete(folder.resolve("app/target/dlx-build.stamp"));
        Files.createDirectories(folder.resolve("app/target/dlx-build.lock"));
        Files.writeString(
                folder.resolve("app/target/dlx-build.lock/pid"),
                ProcessHandle.current().pid() + "\nlong ago\n");
        assertThat(sh("./dlx --version").code()).as("the number of another").isZero();
        assertThat(folder.resolve("app/built")).exists();
        assertThat(folder.resolve("app/target/dlx-build.lock")).doesNotExist();
    }

    @Tag("slow")
    @Test
    void aLockOfALivingProcessIsWaitedFor() throws Exception {
        checkout("echo build >>builds; read line <go");
        sh("mkfifo go");
        Process first = start("exec ./dlx --version");
        BufferedReader reported = reader(first.getErrorStream());
        assertThat(reported.readLine()).contains("building");

        Process second = start("exec ./dlx --version");
        assertThat(reader(second.getErrorStream()).readLine()).contains("another call is building");
        sh("echo >go");

        assertThat(first.waitFor()).isZero();
        assertThat(second.waitFor()).isZero();
        assertThat(folder.resolve("builds")).hasContent("build");
    }

    /** A build writes the jars anew, and a Java that reads some of them later would find other ones, or none. */
    @Tag("slow")
    @Test
    void aCallThatRunsWhileTheCheckoutIsBuiltEndsAsItBegan() throws Exception {
        checkout("for jar in app/target/dist/lib/*.jar; do echo broken >$jar; done");
        sh("touch app/target/dlx-build.stamp");
        Process running = start("exec ./dlx count queens");
        while (running.isAlive() && Files.notExists(folder.resolve("app/target/run/newest"))) {
            Thread.onSpinWait();
        }
        Files.setLastModifiedTime(
                folder.resolve("pom.xml"), FileTime.from(Instant.now().plusSeconds(60)));
        assertThat(sh("./dlx --version").code()).as("with what that build made").isNotZero();

        try (OutputStream input = running.getOutputStream()) {
            input.write("8\n".getBytes(StandardCharsets.UTF_8));
        }
        assertThat(reader(running.getInputStream()).readLine()).isEqualTo("92");
        assertThat(running.waitFor()).isZero();
    }

    /** A build takes a jar away for a moment before it writes it anew. */
    @Test
    void aCallThatBeginsWhileAJarIsMissingTakesTheNewestCopy() throws Exception {
        checkout("true");
        sh("touch app/target/dlx-build.stamp");
        assertThat(sh("./dlx --version").code()).isZero();
        Files.delete(folder.resolve("app/target/dist/lib/dlx-app.jar"));

        assertThat(sh("DLX_BUILD=no ./dlx --version").code()).isZero();
    }

    @Test
    @Tag("slow")
    void aCopyOfTheJarsGoesWithTheLastWhoRunsIt() throws Exception {
        checkout("for jar in app/target/dist/lib/*.jar; do cat $jar >copied; cat copied >$jar; done");
        for (int build = 0; build < 3; build++) {
            Files.deleteIfExists(folder.resolve("app/target/dlx-build.stamp"));
            Files.setLastModifiedTime(
                    folder.resolve("app/target/dist/lib/dlx-app.jar"),
                    FileTime.from(Instant.now().plusSeconds(60L * build - 600)));
            assertThat(sh("./dlx --version").code()).isZero();
        }
        try (Stream<Path> copies = Files.list(folder.resolve("app/target/run"))) {
            assertThat(copies.filter(Files::isDirectory)).hasSize(1);
        }
    }

    /** Without a terminal, the build prints one line, and its log contains the rest. */
    @Test
    void aTerminalShowsEachPartOfTheBuild() throws Exception {
        checkout("echo '[INFO] Building dlx Core 0.1.0-SNAPSHOT      [3/9]'; echo '     [java] compiling dlx.wasm'");

        Result result = sh("./dlx --version");
        assertThat(result.err()).startsWith("dlx: building (").hasLineCount(1);
        assertThat(folder.resolve("app/target/dlx-build.log")).content().contains("dlx Core", "[3/9]");

        assumeTrue(sh("script -qec true /dev/null").code() == 0, "needs script, which plays a terminal");
        Files.delete(folder.resolve("app/target/dlx-build.stamp"));
        result = sh("script -qec './dlx --version' /dev/null");
        assertThat(result.code()).isZero();
        assertThat(result.out().lines())
                .contains("dlx: building, part 3 of 9: dlx Core", "dlx: compiling dlx.wasm")
                .anyMatch(line -> line.startsWith("dlx: building ("));
    }

    @Test
    void aBuildThatFailsSaysWhy() throws Exception {
        checkout("echo '[INFO] all is well'; echo '[ERROR] a brace is missing'; echo 'in line 7'; exit 1");

        Result result = sh("./dlx --version");

        assertThat(result.code()).isEqualTo(1);
        assertThat(result.out()).isEmpty();
        assertThat(result.err().lines().skip(1).limit(2)).containsExactly("[ERROR] a brace is missing", "in line 7");
        assertThat(result.err()).contains("dlx: the build failed; all of its messages are in '");
        assertThat(folder.resolve("app/target/dlx-build.stamp")).doesNotExist();
        assertThat(folder.resolve("app/target/dlx-build.lock")).doesNotExist();
    }

    /** As Ctrl-C does, to all processes of the terminal. */
    @Tag("slow")
    @Test
    void aBuildThatIsInterruptedLeavesNoLock() throws Exception {
        checkout("echo $$ >begun; exec sleep 100");
        assumeTrue(sh("setsid true").code() == 0, "needs setsid");
        Process process = start("exec setsid ./dlx --version");
        while (Files.notExists(folder.resolve("begun"))) {
            Thread.onSpinWait();
        }

        sh("kill -INT -" + process.pid());

        assertThat(process.waitFor()).isEqualTo(130);
        assertThat(folder.resolve("app/target/dlx-build.lock")).doesNotExist();
        String gone = "for k in 1 2 3 4 5 6 7 8 9; do kill -0 $(cat begun) || exit 0; sleep 1; done; exit 1";
        assertThat(sh(gone).code()).as("Maven has ended").isZero();
    }

    /** What browsers get is compiled for {@code dlx site} alone, once after each build. */
    @Tag("slow")
    @Test
    void aSiteIsWrittenWithWhatIsCompiledForIt() throws Exception {
        checkout(
                "case \"$*\" in *'-P browser'*) echo compiled >>compiled; mkdir -p hosts/browser/target/classes/dlx/browser/files"
                        + "; echo >hosts/browser/target/classes/dlx/browser/files/dlx.wasm ;; esac");

        assertThat(sh("./dlx --version; ./dlx site --help").code()).isZero();
        assertThat(folder.resolve("compiled")).doesNotExist();

        for (int time = 0; time < 2; time++) {
            assertThat(sh("./dlx site --output written")).satisfies(result -> {
                assertThat(result.code()).as(result.err()).isZero();
                assertThat(result.out()).isEqualTo("written/index.html\n");
            });
        }
        assertThat(folder.resolve("compiled")).hasContent("compiled");
        assertThat(folder.resolve("written/dlx/dlx.wasm")).exists();

        Files.setLastModifiedTime(
                folder.resolve("pom.xml"), FileTime.from(Instant.now().plusSeconds(60)));
        assertThat(sh("./dlx site --output written").err()).contains("dlx: compiling the framework for browsers");
        assertThat(folder.resolve("compiled")).hasContent("compiled\ncompiled");
    }

    @Test
    void aSiteWithoutWhatIsCompiledForItIsRefused() throws Exception {
        checkout("true");
        sh("touch app/target/dlx-build.stamp");

        assertThat(sh("DLX_BUILD=no ./dlx site --output written")).satisfies(result -> {
            assertThat(result.code()).isEqualTo(1);
            assertThat(result.err()).startsWith("dlx.wasm is missing").hasLineCount(1);
        });
        assertThat(folder.resolve("written")).doesNotExist();
    }

    @Test
    void aJavaOfItsOwnIsTakenBeforeAnyOther() throws Exception {
        distributionWithoutArchive();
        Files.createDirectories(folder.resolve("runtime/bin"));
        Path java = Files.writeString(
                folder.resolve("runtime/bin/java"),
                "#!/bin/sh\necho own >>own\nexec '" + System.getProperty("java.home") + "/bin/java' \"$@\"\n");
        assertThat(java.toFile().setExecutable(true)).isTrue();
        Files.copy(Path.of(System.getProperty("java.home"), "release"), folder.resolve("runtime/release"));

        assertThat(sh("echo 8 | JAVA_HOME=/nowhere bin/dlx count queens")).isEqualTo(new Result(0, "92\n", ""));
        assertThat(folder.resolve("own")).hasContent("own");
    }

    /** Without an archive of classes, which takes seconds to make: a file stands in its place. */
    private void distributionWithoutArchive() throws IOException {
        distribution();
        Files.writeString(folder.resolve("cds"), "no folder");
    }

    private void distribution() throws IOException {
        Files.createDirectories(folder.resolve("bin"));
        Files.copy(LAUNCHER, folder.resolve("bin/dlx"));
        copyLibraries(folder.resolve("lib"));
    }

    /** A checkout that a script builds instead of Maven. */
    private void checkout(String build) throws IOException {
        Files.copy(LAUNCHER, folder.resolve("dlx"));
        Files.createDirectories(folder.resolve("app/target/dist"));
        Files.createDirectories(folder.resolve("app/src/main"));
        Files.writeString(folder.resolve("pom.xml"), "");
        Files.writeString(folder.resolve("app/pom.xml"), "");
        Files.createDirectories(folder.resolve("hosts/web/src/main"));
        Files.writeString(folder.resolve("hosts/web/pom.xml"), "");
        copyLibraries(folder.resolve("app/target/dist/lib"));
        Files.createDirectories(folder.resolve("path"));
        Path maven = Files.writeString(
                folder.resolve("path/mvn"),
                "#!/bin/sh\nif [ \"$1\" = -v ]; then echo Apache Maven 3.9.9; exit; fi\n" + build + '\n');
        assertThat(maven.toFile().setExecutable(true)).isTrue();
    }

    /** All but what is compiled for browsers, which a quick build has not. Copies, because JUnit warns when it deletes a link that leads out of a temporary folder. */
    private static void copyLibraries(Path to) throws IOException {
        Files.createDirectories(to);
        try (DirectoryStream<Path> jars = Files.newDirectoryStream(
                LIBRARIES, jar -> !jar.getFileName().toString().startsWith("dlx-browser-"))) {
            for (Path jar : jars) {
                Files.copy(jar, to.resolve(jar.getFileName()));
            }
        }
    }

    private Path archive() throws IOException {
        try (Stream<Path> files = Files.walk(folder.resolve("cds"))) {
            List<Path> archives = files.filter(Files::isRegularFile).toList();
            assertThat(archives).hasSize(1);
            return archives.get(0);
        }
    }

    private Result sh(String script) throws Exception {
        Path errors = folder.resolve("stderr.txt");
        Process process = builder(script).redirectError(errors.toFile()).start();
        started.add(process);
        process.getOutputStream().close();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int code = process.waitFor();
        return new Result(code, out, Files.readString(errors));
    }

    private Process start(String script) throws IOException {
        Process process = builder(script).start();
        started.add(process);
        return process;
    }

    /** The script is a file, so that it is UTF-8 whatever the locale of this test. */
    private ProcessBuilder builder(String script) throws IOException {
        Path file = Files.createTempFile(folder, "test", ".sh");
        Files.writeString(file, script + '\n');
        ProcessBuilder builder = new ProcessBuilder("/bin/sh", file.toString()).directory(folder.toFile());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().merge("PATH", folder.resolve("path") + ":", (path, ours) -> ours + path);
        builder.environment().remove("DLX_BUILD");
        if (Files.exists(folder.resolve("pom.xml"))) { // a checkout: without an archive of classes, which takes seconds
            builder.environment().put("DLX_JAVA_OPTS", "-Xshare:auto");
        }
        return builder;
    }

    private static BufferedReader reader(InputStream in) {
        return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    }
}
