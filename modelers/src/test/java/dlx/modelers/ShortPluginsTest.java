package dlx.modelers;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.ExactCoverModel;
import dlx.core.model.LoadedModel;
import dlx.skips.Tier;
import dlx.testkit.ExactCoverModelContract;
import java.io.IOException;
import java.math.BigInteger;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the plugins of {@code examples/plugin-short}: they are as short as claimed, and meet the contract. */
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
    @CsvSource({"QueensModel, 40", "SudokuModel, 120", "DominosaModel, 120", "TentsModel, 140", "RoundRobinModel, 90"})
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
            // Number of one-factorizations of complete graphs (OEIS A000438), times the orders of the rounds.
            return Map.of("2", 1L, "4", 1L * 6, "6", 6L * 120);
        }

        @Override
        protected Map<String, String> syntaxErrors() {
            return Map.of(
                    "6 7", "<text>:1:3: the row has 2 cells; expected 1",
                    "5", "<text>:1:1: '5' is odd; expected an even number of teams");
        }
    }

    @Nested
    class Tents extends ExactCoverModelContract<Object, Object> {

        @Override
        protected ExactCoverModel<Object, Object> model() {
            return ShortPluginsTest.model("TentsModel");
        }

        @Override
        protected Map<String, Long> solutionCounts() {
            return Map.of(
                    model().example(),
                    1L,
                    "  . . .\n. . T .\n",
                    2L,
                    "  . 0 1\n. . T .\n",
                    1L,
                    "  . . .\n0 . T .\n",
                    0L,
                    ". 2 . .\n1 ..T.\n. ....\n0 .T..\n. ....\n",
                    1L);
        }

        @Override
        protected Map<String, String> syntaxErrors() {
            return Map.of(
                    "1 1\n1 . T\n. .\n",
                            "<text>:3:4: the row has 1 cell; expected 2, as many as there are numbers above, which have blanks between them",
                    "1 1\n3 . T\n", "<text>:2:1: '3' is not a number of tents; expected a number from 0 to 2",
                    "1 1\n1 . x\n", "<text>:2:5: 'x' is not a cell; expected T for a tree, or a dot",
                    "1 1\n", "<text>:1:1: the text ends here; expected a row of the camp");
        }

        /** Numbers at the rims of which a third are zeros and a third are missing. */
        @Test
        void countsWhatTryingEveryTentCounts() {
            LoadedModel<Object, Object> tents = LoadedModel.of(model(), "tents");
            int solvable = 0;
            for (long seed = 0; seed < Tier.of(60, 400); seed++) {
                Camp camp = Camp.random(seed);
                long expected = camp.count();
                solvable += expected > 0 ? 1 : 0;
                assertThat(tents.solverOf(camp.text()).count().solutions())
                        .as("seed %d:%n%s", seed, camp.text())
                        .isEqualTo(BigInteger.valueOf(expected));
            }
            assertThat(solvable).isGreaterThan(Tier.of(5, 40));
        }
    }

    /** A camp, and its solutions by trying each side of each tree. */
    private record Camp(int height, int width, List<int[]> trees, int[] inRows, int[] inColumns) {

        private static final int ANY = -1;

        static Camp random(long seed) {
            Random random = new Random(new SplittableRandom(seed).nextLong());
            int height = 1 + random.nextInt(5);
            int width = 1 + random.nextInt(5);
            List<int[]> trees = new ArrayList<>();
            for (int cell = 0; cell < height * width; cell++) {
                if (random.nextInt(4) == 0 && trees.size() < 6) {
                    trees.add(new int[] {cell / width, cell % width});
                }
            }
            return new Camp(
                    height,
                    width,
                    trees,
                    random.ints(height, ANY, 2).toArray(),
                    random.ints(width, ANY, 2).toArray());
        }

        String text() {
            StringBuilder text = new StringBuilder("  ");
            IntStream.of(inColumns).forEach(n -> text.append(' ').append(n == ANY ? "." : n));
            for (int row = 0; row < height; row++) {
                text.append('\n').append(inRows[row] == ANY ? "." : inRows[row]).append(' ');
                for (int column = 0; column < width; column++) {
                    text.append(isTree(row, column) ? 'T' : '.');
                }
            }
            return text.append('\n').toString();
        }

        private boolean isTree(int row, int column) {
            return trees.stream().anyMatch(tree -> tree[0] == row && tree[1] == column);
        }

        long count() {
            return count(new ArrayList<>());
        }

        private long count(List<int[]> tents) {
            if (tents.size() == trees.size()) {
                return isRight(tents, 0, inRows) && isRight(tents, 1, inColumns) ? 1 : 0;
            }
            int[] tree = trees.get(tents.size());
            long count = 0;
            for (int[] way : new int[][] {{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
                int row = tree[0] + way[0];
                int column = tree[1] + way[1];
                boolean free = row >= 0 && row < height && column >= 0 && column < width && !isTree(row, column);
                if (free && tents.stream().noneMatch(t -> Math.abs(t[0] - row) < 2 && Math.abs(t[1] - column) < 2)) {
                    tents.add(new int[] {row, column});
                    count += count(tents);
                    tents.remove(tents.size() - 1);
                }
            }
            return count;
        }

        private static boolean isRight(List<int[]> tents, int axis, int... wanted) {
            return IntStream.range(0, wanted.length)
                    .allMatch(line -> wanted[line] == ANY
                            || tents.stream().filter(tent -> tent[axis] == line).count() == wanted[line]);
        }
    }
}
