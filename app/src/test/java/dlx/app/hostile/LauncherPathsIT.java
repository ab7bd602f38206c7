package dlx.app.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dlx.app.Cli.Result;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests the launcher with shell characters in every path and variable: the folder of the program, of its Java, of the
 * plugins, of the puzzle, and the current folder.
 */
@Timeout(value = 300, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class LauncherPathsIT {

    /** All at once, with a command that would leave a file. */
    private static final String ALL =
            "a  b 'c' \"d\" $(touch pwned) `touch pwned` $HOME ${IFS} \\n *?[x] ;&|<> #~ %p !\n e";

    private static final Path LIBRARIES =
            Path.of(System.getProperty("dlx.dist", "target/dist"), "lib").toAbsolutePath();

    private static final Path LAUNCHER =
            Path.of(System.getProperty("dlx.root", ".."), "dlx").toAbsolutePath();

    @TempDir
    Path folder;

    @BeforeEach
    void needsAShellAndThePackedJars() {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "the launcher is a script for sh");
        assumeTrue(Files.isDirectory(LIBRARIES) && Files.isRegularFile(LAUNCHER), "needs the packed jars");
    }

    @Test
    void aPackedFolder() throws IOException, InterruptedException {
        counts(packed(ALL, false), ALL);
    }

    @Test
    void aCheckout() throws IOException, InterruptedException {
        Path home = checkout(ALL);
        counts(home.resolve("dlx"), ALL);
        assertThat(home.resolve("app/built")).as("it was built").exists();
        counts(home.resolve("dlx"), ALL); // unchanged
        try (Stream<Path> copies = Files.list(home.resolve("app/target/run"))) {
            assertThat(copies.filter(Files::isDirectory))
                    .as("copies of the jars")
                    .hasSize(1);
        }
    }

    @ParameterizedTest
    @Tag("slow")
    @ValueSource(
            strings = {
                " ", "a b", "'", "\"", "$(touch pwned)", "`touch pwned`", "\n", "a\nb", "a\n", "\na", "-n", "--", "*",
                ";", "&", "\\", "\\\\", "%p", "%20", "#", "~", "!a", "é", "\t", "=", ",",
                "(", "\u001b[31m", "+", "@", "$PATH"
            })
    void eachAlone(String odd) throws IOException, InterruptedException {
        counts(packed(odd, false), odd);
        Path home = checkout(odd + "c");
        counts(home.resolve("dlx"), odd);
        counts(home.resolve("dlx"), odd);
    }

    /** A colon parts the jars of Java's class path, and {@code !/} the names within one. */
    @ParameterizedTest
    @ValueSource(strings = {"a:b", "a!"})
    void whatJavaCannotReadIsSaid(String odd) throws IOException, InterruptedException {
        for (Path launcher : List.of(packed(odd, false), checkout(odd).resolve("dlx"))) {
            assertThat(call(launcher, "w"))
                    .satisfies(result -> assertThat(result.code()).isEqualTo(1))
                    .satisfies(result -> assertThat(result.out()).isEmpty())
                    .satisfies(result -> assertThat(result.err())
                            .startsWith(
                                    "dlx: Java cannot read jars in a folder with ':' in its name, or '!' at its end: '")
                            .hasLineCount(1));
        }
    }

    @Test
    @Tag("slow")
    void theArchiveOfClassesIsMadeAndTaken() throws IOException, InterruptedException {
        Path launcher = packed(ALL, true);
        counts(launcher, ALL);
        try (Stream<Path> files = Files.walk(launcher.getParent().resolveSibling("cds"))) {
            assertThat(files.filter(Files::isRegularFile)).hasSize(1);
        }
        counts(launcher, ALL);
    }

    @Test
    @Tag("slow")
    void throughLinks() throws IOException, InterruptedException {
        Path launcher = packed(ALL, false);
        Path links = Files.createDirectories(folder.resolve("links" + ALL + "\n"));
        Path absolute = Files.createSymbolicLink(links.resolve("one" + ALL + "\n"), launcher);
        Path relative = Files.createSymbolicLink(links.resolve("two\n"), absolute.getFileName());
        counts(absolute, ALL);
        counts(relative, ALL);
    }

    private void counts(Path launcher, String odd) throws IOException, InterruptedException {
        assertThat(call(launcher, odd)).isEqualTo(new Result(0, "92\n", ""));
        try (Stream<Path> files = Files.walk(folder)) {
            assertThat(files.map(path -> path.getFileName().toString())).doesNotContain("pwned");
        }
    }

    /** Calls it in an odd folder, with odd variables, about an odd file. */
    private Result call(Path launcher, String odd) throws IOException, InterruptedException {
        Path where = Files.createDirectories(folder.resolve("w" + odd));
        Path java = Files.createDirectories(folder.resolve("j" + odd));
        Files.createDirectories(java.resolve("bin"));
        Path bin = java.resolve("bin/java");
        if (Files.notExists(bin)) {
            Files.writeString(bin, "#!/bin/sh\nexec '" + System.getProperty("java.home") + "/bin/java' \"$@\"\n");
            assertThat(bin.toFile().setExecutable(true)).isTrue();
            Files.copy(Path.of(System.getProperty("java.home"), "release"), java.resolve("release"));
        }
        Path puzzle = Files.writeString(where.resolve("p" + odd), "8\n");
        List<String> words = new ArrayList<>(List.of(launcher.toString(), "count", "queens", puzzle.toString()));
        Path out = folder.resolve("out");
        Path errors = folder.resolve("errors");
        ProcessBuilder builder = new ProcessBuilder(words)
                .directory(where.toFile())
                .redirectOutput(out.toFile())
                .redirectError(errors.toFile());
        builder.environment().put("JAVA_HOME", java.toString());
        builder.environment().put("HOME", where.toString());
        builder.environment()
                .put(
                        "TMPDIR",
                        Files.createDirectories(folder.resolve("t" + odd)).toString());
        builder.environment().put("DLX_PLUGINS", folder.resolve("plugins" + odd).toString());
        builder.environment().put("CDPATH", where.toString());
        builder.environment().put("LC_ALL", "C.UTF-8");
        builder.environment().remove("DLX_BUILD");
        boolean checkout = launcher.endsWith("dlx") && Files.exists(launcher.resolveSibling("pom.xml"));
        String option = checkout ? "-Xshare:auto " : "";
        builder.environment().put("DLX_JAVA_OPTS", option + "-Dodd=$(touch${IFS}pwned) -Dmore=`touch${IFS}pwned`");
        if (checkout) {
            builder.environment().merge("PATH", launcher.resolveSibling("path") + ":", (path, ours) -> ours + path);
        }
        builder.redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()));
        int code = builder.start().waitFor();

        String said = Files.readString(errors, StandardCharsets.UTF_8).replaceAll("dlx: building .*\n", "");
        return new Result(code, Files.readString(out), said);
    }

    private Path packed(String odd, boolean archive) throws IOException {
        Path home = folder.resolve("d" + odd);
        Files.createDirectories(home.resolve("bin"));
        Files.copy(LAUNCHER, home.resolve("bin/dlx"));
        copyLibraries(home.resolve("lib"));
        if (!archive) {
            Files.writeString(home.resolve("cds"), "no folder"); // an archive would take seconds to make
        }
        return home.resolve("bin/dlx");
    }

    /** Makes a checkout that a script builds instead of Maven. */
    private Path checkout(String odd) throws IOException {
        Path home = folder.resolve("c" + odd);
        Files.createDirectories(home.resolve("app/target/dist"));
        Files.createDirectories(home.resolve("app/src/main"));
        Files.copy(LAUNCHER, home.resolve("dlx"));
        Files.writeString(home.resolve("pom.xml"), "");
        Files.writeString(home.resolve("app/pom.xml"), "");
        Files.createDirectories(home.resolve("hosts/web/src/main"));
        Files.writeString(home.resolve("hosts/web/pom.xml"), "");
        copyLibraries(home.resolve("app/target/dist/lib"));
        Files.createDirectories(home.resolve("path"));
        Path maven = Files.writeString(
                home.resolve("path/mvn"),
                "#!/bin/sh\nif [ \"$1\" = -v ]; then echo Apache Maven 3.9.9; exit; fi\ntouch app/built\n");
        assertThat(maven.toFile().setExecutable(true)).isTrue();
        return home;
    }

    private static void copyLibraries(Path to) throws IOException {
        Files.createDirectories(to);
        try (DirectoryStream<Path> jars = Files.newDirectoryStream(LIBRARIES)) {
            for (Path jar : jars) {
                Files.copy(jar, to.resolve(jar.getFileName()));
            }
        }
    }
}
