package dlx.app;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli.Result;
import dlx.app.guide.Page;
import dlx.app.plugin.PluginJar;
import dlx.skips.Tier;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests the archives, unpacked into a folder whose name has a space, and those with their own Java if they were built.
 */
@Timeout(600)
class DistributionIT {

    private static final boolean WINDOWS = File.separatorChar == '\\';

    private static final Path TARGET = Path.of(System.getProperty("dlx.dist", "target/dist"))
            .toAbsolutePath()
            .getParent();

    @TempDir
    Path folder;

    static List<Path> archives() throws IOException {
        try (Stream<Path> files = Files.list(TARGET)) {
            return files.filter(file -> file.getFileName().toString().matches("dlx-\\d.*\\.(zip|tar\\.gz)"))
                    .sorted()
                    .limit(Tier.of(1, 9))
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("archives")
    void runsFromAnUnpackedFolder(Path archive) throws Exception {
        Path home = unpack(archive);

        assertThat(home.resolve("LICENSE")).isRegularFile();
        thirdPartiesAreNamed(home);
        assertThat(home.resolve("README.md")).isRegularFile();
        assertThat(Files.readString(home.resolve("bin/dlx")))
                .startsWith("#!/bin/sh\n")
                .doesNotContain("\r");
        assertThat(Files.readString(home.resolve("bin/dlx.cmd"))).startsWith("@echo off\r\n");

        thePagesSayWhatIsThere(home);

        String puzzle = home.resolve("examples/sudoku-easy.txt").toString();
        String expected = Files.readString(home.resolve("examples/expected/sudoku-easy.out"));
        assertThat(run(home, "solve", "sudoku", puzzle)).isEqualTo(new Result(0, expected, ""));
        assertThat(run(home, "solve", "no-such-model", puzzle).code())
                .as("the code of the program")
                .isEqualTo(2);

        PluginJar plugin = new PluginJar(Files.createDirectories(folder.resolve("work")))
                .with("Parrot", PluginJar.source("Parrot", "parrot"));
        plugin.naming("plugin.Parrot").write(home.resolve("plugins/parrot.jar"));
        assertThat(run(home, "models").out()).contains("sudoku", "parrot");
        Path hello = Files.writeString(folder.resolve("hello.txt"), "hello\n");
        assertThat(run(home, "solve", "parrot", hello.toString()).out().strip()).isEqualTo("parrot says hello");
        assertThat(run(home, "doctor").out())
                .contains(home.resolve("plugins").toString(), "parrot from", "rejected  nothing");
    }

    /** THIRD-PARTY.md names each library that is packed, by artifact and version. */
    private static void thirdPartiesAreNamed(Path home) throws IOException {
        String named = Files.readString(home.resolve("THIRD-PARTY.md"));
        try (Stream<Path> jars = Files.list(home.resolve("lib"))) {
            assertThat(jars.map(jar -> jar.getFileName().toString()).filter(name -> !name.startsWith("dlx-")))
                    .hasSizeGreaterThan(10)
                    .allSatisfy(
                            name -> assertThat(named).contains(':' + name.replaceFirst("-(\\d.*)\\.jar$", "` | $1 |")));
        }
    }

    /** Links lead to files that are packed, and the commands of the first page run in the folder. */
    private void thePagesSayWhatIsThere(Path home) throws Exception {
        for (Page page : Page.all(home)) {
            assertThat(page.links())
                    .as(page.name())
                    .allSatisfy(link -> assertThat(home.resolve(link.file())).exists());
        }
        List<String> blocks = new Page(home, "README.md", Files.readString(home.resolve("README.md"))).blocks("");
        assertThat(blocks).hasSize(3).allSatisfy(block -> assertThat(block).doesNotContain("./dlx"));
        if (!WINDOWS) {
            assertThat(shell(home, blocks.get(0))).isEqualTo(blocks.get(1));
            assertThat(shell(home, blocks.get(2))).contains("\n92\n", "score 2829");
        }
    }

    private String shell(Path home, String script) throws Exception {
        ProcessBuilder builder = new ProcessBuilder("bash", "-e", "-c", script).directory(home.toFile());
        return output(home, builder).out();
    }

    /** Where there is a Java of its own, no other is to be found. */
    private Result run(Path home, String... words) throws Exception {
        List<String> command = new ArrayList<>();
        if (WINDOWS) {
            command.addAll(List.of("cmd.exe", "/c"));
        }
        command.add(home.resolve(WINDOWS ? "bin/dlx.cmd" : "bin/dlx").toString());
        command.addAll(List.of(words));
        return output(home, new ProcessBuilder(command).directory(folder.toFile()));
    }

    private Result output(Path home, ProcessBuilder builder) throws Exception {
        Path errors = folder.resolve("stderr.txt");
        builder.redirectError(errors.toFile());
        builder.environment().keySet().removeAll(List.of("DLX_PLUGINS", "DLX_JAVA_OPTS"));
        boolean ownJava = Files.isDirectory(home.resolve("runtime"));
        builder.environment()
                .put("JAVA_HOME", ownJava ? folder.resolve("no java").toString() : System.getProperty("java.home"));
        Process process = builder.start();
        process.getOutputStream().close();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Result(process.waitFor(), out, Files.readString(errors));
    }

    /** The folder that the archive holds, with the modes of its files as the archive says. */
    private Path unpack(Path archive) throws Exception {
        Path to = Files.createDirectories(folder.resolve("a folder"));
        if (archive.toString().endsWith(".zip")) {
            unzip(archive, to);
        } else {
            Process tar = new ProcessBuilder("tar", "-xzf", archive.toString(), "-C", to.toString())
                    .inheritIO()
                    .start();
            assertThat(tar.waitFor()).isZero();
        }
        try (Stream<Path> folders = Files.list(to)) {
            List<Path> found = folders.toList();
            assertThat(found).as("one folder").hasSize(1);
            return found.get(0);
        }
    }

    private static void unzip(Path archive, Path to) throws IOException {
        boolean modes = !WINDOWS;
        Map<String, ?> environment = modes ? Map.of("enablePosixFileAttributes", "true") : Map.of();
        try (FileSystem zip = FileSystems.newFileSystem(archive, environment);
                Stream<Path> entries = Files.walk(zip.getPath("/"))) {
            for (Path entry : (Iterable<Path>) entries::iterator) {
                Path file = to.resolve(entry.toString().substring(1));
                if (Files.isDirectory(entry)) {
                    Files.createDirectories(file);
                } else {
                    Files.copy(entry, file);
                    if (modes) {
                        Files.setPosixFilePermissions(file, Files.getPosixFilePermissions(entry));
                    }
                }
            }
        }
    }
}
