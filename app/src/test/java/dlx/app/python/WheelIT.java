package dlx.app.python;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dlx.app.Python;
import dlx.app.guide.Page;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The wheel of the package for Python, installed in an empty environment: its tests, and the programs of its guide. */
@Tag("slow")
class WheelIT {

    private static final Path PACKAGE = Page.ROOT.resolve("hosts/python");
    private static final String TESTS = PACKAGE.resolve("tests").toString();

    /** The exit code of a process, and all that it prints. */
    private record Ran(int code, String said) {}

    @TempDir
    static Path folder;

    private static Path wheel;

    @BeforeAll
    static void install() throws Exception {
        Python.needed();
        wheel = built();
        succeed("python3", "-m", "venv", "--without-pip", "env"); // an installer in it would take a quarter of a minute
        String packages = packages().toString();
        if (run(Map.of(), "python3", "-m", "pip", "--version").code() == 0) {
            succeed("python3", "-m", "pip", "install", "--no-index", "--target", packages, wheel.toString());
        } else {
            succeed("python3", "-m", "zipfile", "-e", wheel.toString(), packages);
        }
    }

    private static Path built() throws Exception {
        String said = succeed("python3", PACKAGE.resolve("wheel").toString());
        return Path.of(said.substring(0, said.lastIndexOf(": ")));
    }

    private static String python() {
        return folder.resolve("env/bin/python").toString();
    }

    private static Path packages() throws IOException {
        try (Stream<Path> versions = Files.list(folder.resolve("env/lib"))) {
            return versions.findFirst().orElseThrow().resolve("site-packages");
        }
    }

    @Test
    void isMadeOfTheSameBytesTwice() throws Exception {
        byte[] first = Files.readAllBytes(wheel);
        assertThat(Files.readAllBytes(built())).isEqualTo(first);
    }

    @Test
    void passesItsTests() throws Exception {
        passes(run(Map.of(), python(), "-I", "-B", "-m", "unittest", "discover", "-v", "-s", TESTS), 45);
    }

    /** The environment is empty, so the Python of the machine is asked too, which may have these libraries. */
    @Test
    void readsMatricesOfNumpyAndPandas() throws Exception {
        assumeTrue(
                run(Map.of(), "python3", "-c", "import numpy").code() == 0,
                "numpy is not installed, so its matrices are not tested; on Debian: apt-get install python3-numpy");
        Map<String, String> paths = Map.of("PYTHONPATH", packages() + ":" + TESTS);
        passes(run(paths, "python3", "-B", "-m", "unittest", "-v", "test_covers.MatrixTest", "test_guide"), 6);
    }

    private static void passes(Ran ran, int tests) {
        assertThat(ran.code()).as(ran.said()).isZero();
        assertThat(ran.said().lines().filter(line -> line.contains(" ... "))).hasSizeGreaterThanOrEqualTo(tests);
    }

    private static String succeed(String... line) throws Exception {
        Ran ran = run(Map.of(), line);
        assertThat(ran.code()).as(ran.said()).isZero();
        return ran.said();
    }

    private static Ran run(Map<String, String> variables, String... line) throws Exception {
        Path out = Files.createTempFile(folder, "out", ".txt");
        ProcessBuilder builder = new ProcessBuilder(List.of(line))
                .directory(folder.toFile())
                .redirectInput(Redirect.from(Path.of("/dev/null").toFile()))
                .redirectErrorStream(true)
                .redirectOutput(out.toFile());
        builder.environment().keySet().removeAll(List.of("DLX_COMMAND", "DLX_JAVA_OPTS", "PYTHONPATH", "PYTHONHOME"));
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().putAll(variables);
        Process process = builder.start();
        if (!process.waitFor(10, TimeUnit.MINUTES)) {
            process.destroyForcibly();
        }
        return new Ran(process.waitFor(), Files.readString(out));
    }
}
