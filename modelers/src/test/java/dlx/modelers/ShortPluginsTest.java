package dlx.modelers;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.ExactCoverModel;
import dlx.testkit.ExactCoverModelContract;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The plugins of {@code examples/plugin-short}: as short as they say, and held to the contract. */
class ShortPluginsTest {

    private static final Path SOURCES = Path.of("../examples/plugin-short/src/shorts");

    @TempDir
    static Path classes;

    private static URLClassLoader loader;

    @BeforeAll
    static void compile() throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<String> arguments = new ArrayList<>(List.of("--release", "17", "-d", classes.toString()));
        arguments.addAll(List.of("-cp", System.getProperty("java.class.path"), "-proc:none"));
        try (Stream<Path> sources = Files.list(SOURCES)) {
            sources.forEach(source -> arguments.add(source.toString()));
        }
        assertThat(compiler.run(null, null, null, arguments.toArray(String[]::new)))
                .isZero();
        loader = new URLClassLoader(new URL[] {classes.toUri().toURL()}, ShortPluginsTest.class.getClassLoader());
    }

    @AfterAll
    static void close() throws IOException {
        loader.close();
    }

    @SuppressWarnings("unchecked")
    private static ExactCoverModel<Object, Object> model(String name) {
        try {
            return (ExactCoverModel<Object, Object>)
                    loader.loadClass("shorts." + name).getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    @ParameterizedTest
    @CsvSource({"QueensModel, 40", "SudokuModel, 120", "DominosaModel, 120", "RoundRobinModel, 90"})
    void aModelIsShort(String model, int lines) throws IOException {
        assertThat(Files.readAllLines(SOURCES.resolve(model + ".java"))).hasSizeLessThanOrEqualTo(lines);
    }

    @Nested
    class Queens extends ExactCoverModelContract<Object, Object> {

        @Override
        protected ExactCoverModel<Object, Object> model() {
            return ShortPluginsTest.model("QueensModel");
        }

        @Override
        protected Map<String, Long> solutionCounts() {
            return Map.of("1", 1L, "3", 0L, "6", 4L, "8", 92L); // OEIS A000170
        }

        @Override
        protected Map<String, String> syntaxErrors() {
            return Map.of("0", "<text>:1:1: '0' is not a board size");
        }
    }

    @Nested
    class Sudoku extends ExactCoverModelContract<Object, Object> {

        @Override
        protected ExactCoverModel<Object, Object> model() {
            return ShortPluginsTest.model("SudokuModel");
        }

        @Override
        protected Map<String, Long> solutionCounts() {
            return Map.of(model().example(), 1L);
        }

        @Override
        protected Map<String, String> syntaxErrors() {
            return Map.of(
                    "53..7....\n6..1",
                    "<text>:2:5: the row has 4 cells; expected 9",
                    "53..x....\n" + ".........\n".repeat(8),
                    "<text>:1:5: 'x' is not a digit");
        }
    }

    @Nested
    class Dominosa extends ExactCoverModelContract<Object, Object> {

        @Override
        protected ExactCoverModel<Object, Object> model() {
            return ShortPluginsTest.model("DominosaModel");
        }

        @Override
        protected Map<String, Long> solutionCounts() {
            return Map.of(
                    "0 0 1\n1 1 0\n",
                    1L,
                    "0 1 0\n1 0 1\n",
                    0L,
                    "0 0 1 1\n2 2 0 1\n0 2 1 2\n",
                    6L,
                    model().example(),
                    1L);
        }

        @Override
        protected Map<String, String> syntaxErrors() {
            return Map.of(
                    "0 0 1 1\n", "<text>:1:1: the board has 1 rows and 4 columns",
                    "0 0 1\n1 2 0\n", "<text>:2:3: '2' is not a number of the set");
        }
    }

    @Nested
    class RoundRobin extends ExactCoverModelContract<Object, Object> {

        @Override
        protected ExactCoverModel<Object, Object> model() {
            return ShortPluginsTest.model("RoundRobinModel");
        }

        @Override
        protected Map<String, Long> solutionCounts() {
            // One-factorizations of complete graphs (OEIS A000438), times the orders of the rounds.
            return Map.of("2", 1L, "4", 1L * 6, "6", 6L * 120);
        }

        @Override
        protected Map<String, String> syntaxErrors() {
            return Map.of(
                    "6 7", "<text>:1:3: the row has 2 cells; expected 1",
                    "5", "<text>:1:1: '5' is odd; expected an even number of teams");
        }
    }
}
