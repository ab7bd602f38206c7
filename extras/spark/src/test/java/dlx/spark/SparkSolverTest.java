package dlx.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.CheckpointException;
import dlx.api.Cover;
import dlx.api.CoverData;
import dlx.api.Goal;
import dlx.api.Items;
import dlx.api.ModelException;
import dlx.core.Best;
import dlx.core.Solver;
import dlx.core.Uniqueness;
import dlx.core.search.CancellationToken;
import dlx.core.search.Givens;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Strategy;
import dlx.core.search.Visit;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that a cluster answers like one machine, for every division of the search. */
class SparkSolverTest {

    /** A task gives back the rest after a millisecond: many rounds. */
    private static final Duration SHORT = Duration.ofMillis(1);

    private static JavaSparkContext spark;

    @TempDir
    private Path folder;

    @BeforeAll
    static void start() {
        spark = new JavaSparkContext(new SparkConf()
                .setMaster("local[2]")
                .setAppName("test")
                .set("spark.ui.enabled", "false")
                .set("spark.driver.host", "127.0.0.1")
                .set("spark.driver.bindAddress", "127.0.0.1"));
    }

    @AfterAll
    static void stop() {
        spark.stop();
    }

    /** Dominoes on a board without two opposite corners: its tree does not have an end. */
    private static Cover<Integer> withoutTwoCorners(int n) {
        return Cover.of(Integer.class, cover -> {
            Items cells = cover.items("cell", n * n - 2);
            int[] next = {0};
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    for (int to : new int[] {r * n + c + (c + 1 < n ? 1 : 0), (r + (r + 1 < n ? 1 : 0)) * n + c}) {
                        int from = r * n + c;
                        if (to > from && from > 0 && to < n * n - 1) {
                            cover.option(next[0]++, cells.at(from - 1), cells.at(to - 1));
                        }
                    }
                }
            }
        });
    }

    @Test
    void weightsEndASearchThatFindsNothing() {
        SparkSolver solver = SparkSolver.of(spark, withoutTwoCorners(20)).taskTime(SHORT);

        assertThat(solver.count().proof()).contains("weights");
        assertThat(solver.count().isComplete()).isTrue();
        assertThat(solver.unique().verdict()).isEqualTo(Uniqueness.Verdict.NONE);
        assertThat(solver.best().report().proof()).contains("weights");
        assertThat(solver.sample(2, 1).drawn()).isEmpty();
        assertThat(solver.all(folder.resolve("none").toUri().toString()).proof())
                .contains("weights");
    }

    private static Cover<Integer> queens(int n) {
        return Cover.of(Integer.class, cover -> {
            Items rows = cover.items("row", n);
            Items columns = cover.items("column", n);
            Items falling = cover.items("falling", 2 * n - 1).secondary();
            Items rising = cover.items("rising", 2 * n - 1).secondary();
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    cover.option(r * n + c, rows.at(r), columns.at(c), falling.at(r - c + n - 1), rising.at(r + c));
                }
            }
        });
    }

    /** Each item by two options at least and three at most, of random pairs. */
    private static Cover<Integer> multiple(long seed) {
        Random random = new Random(seed);
        return Cover.of(Integer.class, cover -> {
            Items items = cover.items("item", 9).times(1, 2);
            for (int k = 0; k < 24; k++) {
                int one = random.nextInt(9);
                int other = (one + 1 + random.nextInt(8)) % 9;
                cover.option(k, items.at(one), items.at(other));
            }
        });
    }

    private static Cover<Integer> weighted(int n, long seed) {
        Random random = new Random(seed);
        return Cover.of(Integer.class, cover -> {
            Items rows = cover.items("row", n);
            Items columns = cover.items("column", n);
            for (int k = 0; k < n * n; k++) {
                cover.option(k, random.nextInt(1000), rows.at(k / n), columns.at(k % n));
            }
        });
    }

    private static String lines(Solver<Integer> solver) {
        StringBuilder text = new StringBuilder();
        solver.forEach((options, length) -> {
            text.append(Arrays.stream(options, 0, length)
                            .sorted()
                            .mapToObj(k -> Integer.toString(k + 1))
                            .collect(Collectors.joining(" ")))
                    .append('\n');
            return Visit.CONTINUE;
        });
        return text.toString();
    }

    private static String read(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().startsWith("p"))
                    .sorted()
                    .map(file -> {
                        try {
                            return Files.readString(file, StandardCharsets.US_ASCII);
                        } catch (IOException e) {
                            throw new UncheckedIOException(e);
                        }
                    })
                    .collect(Collectors.joining());
        }
    }

    @Test
    void countsWhatOneThreadCounts() {
        for (String engine : List.of("slots", "links", "masks")) {
            SearchReport one = Solver.builder(queens(10)).engine(engine).build().count();
            for (Duration time : List.of(SHORT, Duration.ofMinutes(1))) {
                ClusterReport report = SparkSolver.of(spark, queens(10))
                        .engine(engine)
                        .taskTime(time)
                        .count();
                assertThat(report.tally()).as(engine).isEqualTo(one.tally());
                assertThat(report.stopped()).isEqualTo(StopReason.EXHAUSTED);
                assertThat(report.engine()).isEqualTo(engine);
                assertThat(report.tasks()).isGreaterThanOrEqualTo(2 * Cutter.TASKS_PER_CORE);
            }
        }
    }

    @Test
    void countsMultiplicities() {
        for (long seed = 0; seed < 3; seed++) {
            SearchReport one =
                    Solver.builder(multiple(seed)).engine("links").build().count();
            ClusterReport report = SparkSolver.of(spark, multiple(seed))
                    .engine("links")
                    .taskTime(SHORT)
                    .count();
            assertThat(report.tally()).as("seed %d", seed).isEqualTo(one.tally());
            assertThat(one.solutions()).isPositive();
        }
    }

    @Test
    void manyRoundsShareTheWorkOfOneTask() {
        ClusterReport report = SparkSolver.of(spark, queens(13))
                .engine("links")
                .taskTime(SHORT)
                .count();
        assertThat(report.tally().solutions()).isEqualTo(73_712);
        assertThat(report.rounds()).isGreaterThan(1);
        assertThat(report.retries()).isZero();
    }

    @Test
    void writesWhatOneThreadWrites() throws IOException {
        for (Strategy strategy : List.of(Strategy.MRV, Strategy.FIRST)) {
            Path out = folder.resolve("out " + strategy);
            ClusterReport report = SparkSolver.of(spark, queens(9))
                    .strategy(strategy)
                    .taskTime(Duration.ofMillis(3))
                    .all(out.toString());
            assertThat(read(out))
                    .isEqualTo(
                            lines(Solver.builder(queens(9)).strategy(strategy).build()));
            assertThat(report.tally())
                    .isEqualTo(Solver.builder(queens(9))
                            .strategy(strategy)
                            .build()
                            .forEach((options, length) -> Visit.CONTINUE)
                            .tally());
            assertThat(out.resolve("_SUCCESS")).exists();
            assertThat(out.resolve("_temporary")).doesNotExist();
        }
    }

    @Test
    void aFolderThatExistsIsRefused() {
        SparkSolver solver = SparkSolver.of(spark, queens(4));
        assertThatThrownBy(() -> solver.all(folder.toString()))
                .isInstanceOf(ClusterException.class)
                .hasMessageContaining("this folder exists");
    }

    @Test
    void whatIsGivenTravels() {
        Givens givens = Givens.of(3).forbidden(20, 25);
        assertThat(SparkSolver.of(spark, queens(8))
                        .given(givens)
                        .engine("slots")
                        .count()
                        .tally())
                .isEqualTo(Solver.builder(queens(8))
                        .given(givens)
                        .engine("slots")
                        .build()
                        .count()
                        .tally());
    }

    @Test
    void plainDataWillDo() {
        CoverData data = queens(6).data();
        assertThat(SparkSolver.of(spark, data).count().tally().solutions()).isEqualTo(4);
    }

    @Test
    void theBestIsTheBest() {
        for (long seed = 0; seed < 3; seed++) {
            for (Goal goal : Goal.values()) {
                Best<Integer> one =
                        Solver.builder(weighted(7, seed)).goal(goal).build().best();
                for (String engine : List.of("auto", "links")) {
                    ClusterBest best = SparkSolver.of(spark, weighted(7, seed))
                            .goal(goal)
                            .engine(engine)
                            .taskTime(engine.equals("auto") ? SHORT : Duration.ofMillis(50))
                            .best();
                    assertThat(best.score()).hasValue(one.score());
                    assertThat(best.bound()).hasValue(one.score());
                    assertThat(best.isProven()).isTrue();
                    int[] solution = best.solution().orElseThrow();
                    assertThat(weighted(7, seed).data().score(solution, solution.length))
                            .isEqualTo(one.score());
                }
            }
        }
    }

    @Test
    void ofNoSolutionNoneIsTheBest() {
        ClusterBest best = SparkSolver.of(spark, queens(3)).best();
        assertThat(best.solution()).isEmpty();
        assertThat(best.isProven()).isTrue();
    }

    @Test
    void uniqueSaysWhetherThereIsOne() {
        assertThat(SparkSolver.of(spark, queens(8)).unique().verdict()).isEqualTo(Uniqueness.Verdict.MULTIPLE);
        assertThat(SparkSolver.of(spark, queens(8)).unique().found()).hasSize(2).doesNotHaveDuplicates();
        assertThat(SparkSolver.of(spark, queens(3)).unique().verdict()).isEqualTo(Uniqueness.Verdict.NONE);
        List<int[]> all = new ArrayList<>();
        Solver.of(queens(8)).forEach((options, length) -> {
            all.add(Arrays.copyOf(options, length));
            return Visit.CONTINUE;
        });
        ClusterUnique one =
                SparkSolver.of(spark, queens(8)).given(Givens.of(all.get(5))).unique();
        assertThat(one.verdict()).isEqualTo(Uniqueness.Verdict.UNIQUE);
        assertThat(one.found().get(0))
                .isEqualTo(Arrays.stream(all.get(5)).sorted().toArray());
    }

    @Test
    void drawsDoNotDependOnHowTheSearchWasCut() {
        ClusterSample one = SparkSolver.of(spark, queens(8)).sample(500, 7);
        ClusterSample other = SparkSolver.of(spark, queens(8)).taskTime(SHORT).sample(500, 7);
        assertThat(one.drawn()).hasSize(500);
        assertThat(one.drawn().stream().map(Arrays::toString))
                .containsExactlyElementsOf(
                        other.drawn().stream().map(Arrays::toString).toList());
        Set<String> all =
                new HashSet<>(Arrays.asList(lines(Solver.of(queens(8))).split("\n")));
        Set<String> drawn = one.drawn().stream()
                .map(solution -> Arrays.stream(solution)
                        .mapToObj(k -> Integer.toString(k + 1))
                        .collect(Collectors.joining(" ")))
                .collect(Collectors.toSet());
        assertThat(all).hasSize(92).containsAll(drawn);
        assertThat(drawn).hasSizeGreaterThan(80); // 500 draws are expected to miss 0.4 % of 92 solutions
        assertThat(SparkSolver.of(spark, queens(3)).sample(5, 1).drawn()).isEmpty();
    }

    @Test
    void aSearchThatWasStoppedContinues() throws IOException {
        Path checkpoint = folder.resolve("queens.checkpoint");
        Path out = folder.resolve("out");
        SearchReport whole = Solver.of(queens(10)).forEach((options, length) -> Visit.CONTINUE);
        CancellationToken token = new CancellationToken();
        AtomicInteger tasks = new AtomicInteger();
        SparkSolver solver = SparkSolver.of(spark, queens(10))
                .taskTime(Duration.ofMillis(10))
                .checkpoint(checkpoint.toString());
        ClusterReport first = solver.cancelledBy(token)
                .onProgress(progress -> {
                    if (tasks.incrementAndGet() == 10) {
                        token.cancel();
                    }
                })
                .all(out.toString());
        assertThat(first.stopped()).isEqualTo(StopReason.CANCELLED);
        assertThat(first.tally().nodes()).isPositive().isLessThan(whole.nodes());
        Files.writeString(out.resolve("p-a0g9999999"), "left behind by an attempt that nobody knows of\n");
        ClusterReport second = solver.resume(checkpoint.toString()).all(out.toString());
        assertThat(second.stopped()).isEqualTo(StopReason.EXHAUSTED);
        assertThat(second.tally()).isEqualTo(whole.tally());
        assertThat(read(out)).isEqualTo(lines(Solver.of(queens(10))));
        ClusterReport third = solver.resume(checkpoint.toString()).all(out.toString());
        assertThat(third.tally()).isEqualTo(whole.tally());
        assertThat(third.tasks()).isZero();
        assertThat(read(out)).isEqualTo(lines(Solver.of(queens(10))));
    }

    @Test
    void checkpointsOfOthersAreRefused() throws IOException {
        Path checkpoint = folder.resolve("queens.checkpoint");
        SparkSolver solver = SparkSolver.of(spark, queens(6));
        solver.checkpoint(checkpoint.toString()).count();
        String path = checkpoint.toString();
        assertThatThrownBy(() -> SparkSolver.of(spark, queens(7)).resume(path).count())
                .isInstanceOf(CheckpointException.class)
                .hasMessageContaining("another puzzle");
        assertThatThrownBy(() -> solver.engine("links").resume(path).count())
                .isInstanceOf(CheckpointException.class)
                .hasMessageContaining("other settings");
        assertThatThrownBy(() -> solver.resume(path).best())
                .isInstanceOf(CheckpointException.class)
                .hasMessageContaining("another question");
        assertThatThrownBy(() -> solver.resume(path + "x").count())
                .isInstanceOf(CheckpointException.class)
                .hasMessageContaining("file not found");
        String text = Files.readString(checkpoint);
        for (int cut = 0; cut < text.length(); cut += 97) {
            Files.writeString(checkpoint, text.substring(0, cut));
            assertThatThrownBy(() -> solver.resume(path).count()).isInstanceOf(CheckpointException.class);
        }
    }

    /** All three questions search the same pieces of one tree, but store different results of finished pieces. */
    @Test
    void noAnswerContinuesWithThatOfAnotherQuestion() {
        String path = folder.resolve("checkpoint").toString();
        String out = folder.resolve("out").toString();
        SparkSolver solver = SparkSolver.of(spark, weighted(5, 1)).engine("links");
        solver.checkpoint(path).all(out);
        assertThatThrownBy(() -> solver.resume(path).best()).isInstanceOf(CheckpointException.class);
        assertThatThrownBy(() -> solver.resume(path).sample(1, 1)).isInstanceOf(CheckpointException.class);
        solver.checkpoint(path).best();
        assertThatThrownBy(() -> solver.resume(path).all(out)).isInstanceOf(CheckpointException.class);
        solver.checkpoint(path).sample(1, 1);
        assertThatThrownBy(() -> solver.resume(path).best()).isInstanceOf(CheckpointException.class);
    }

    @Test
    void whatIsInAFolderOfOthersStays() throws IOException {
        String path = folder.resolve("checkpoint").toString();
        Path out = folder.resolve("out");
        Path other = Files.createDirectory(folder.resolve("other"));
        Files.writeString(other.resolve("thesis.txt"), "years of work");
        SparkSolver solver = SparkSolver.of(spark, queens(6)).checkpoint(path);
        solver.all(out.toString());
        assertThatThrownBy(() -> solver.resume(path).all(other.toString()))
                .isInstanceOf(CheckpointException.class)
                .hasMessageContaining("other settings");
        Files.writeString(out.resolve("notes.txt"), "mine");
        solver.resume(path).all(out.toString());
        assertThat(other.resolve("thesis.txt")).exists();
        assertThat(out.resolve("notes.txt")).exists();
        assertThat(read(out)).isEqualTo(lines(Solver.of(queens(6))));
    }

    @Test
    void anInterruptCancels() throws InterruptedException {
        for (int after : new int[] {1, 3, 20}) {
            Thread asking = Thread.currentThread();
            AtomicInteger tasks = new AtomicInteger();
            ClusterReport report = SparkSolver.of(spark, queens(14))
                    .taskTime(Duration.ofMillis(20))
                    .checkpoint(folder.resolve("checkpoint").toString())
                    .onProgress(progress -> {
                        if (tasks.incrementAndGet() == after) {
                            asking.interrupt();
                        }
                    })
                    .count();
            assertThat(Thread.interrupted()).isTrue();
            assertThat(report.stopped()).isEqualTo(StopReason.CANCELLED);
        }
        assertThat(SparkSolver.of(spark, queens(6)).count().tally().solutions()).isEqualTo(4);
    }

    /**
     * Makes one attempt at a task. Spark repeats a task if it loses the executor, even if the file is already moved.
     */
    private static void attempt(Output.Folder output, String key, boolean finds, boolean loses) {
        spark.parallelize(List.of(key), 1).foreach(k -> {
            try (SolutionFile file = output.open(k)) {
                if (finds) {
                    file.visit(new int[] {2, 0}, 2);
                }
                if (loses) {
                    FileOutputCommitterOf.removeAll(output);
                }
                file.commit();
            }
        });
    }

    /** Simulates the executor of another driver, which may delete the work of this driver. */
    private static final class FileOutputCommitterOf {

        static void removeAll(Output.Folder output) throws IOException {
            org.apache.hadoop.fs.Path temporary = new org.apache.hadoop.fs.Path(output.folder(), "_temporary");
            temporary.getFileSystem(output.configuration().value()).delete(temporary, true);
        }
    }

    @Test
    void theLastAttemptAtATaskDecidesOnItsFile() throws IOException {
        Path out = folder.resolve("out");
        SolutionFolder written = new SolutionFolder(out.toString(), spark.hadoopConfiguration(), 3);
        written.create();
        Output.Folder output = written.begin(0);
        attempt(output, "p-a1", true, false);
        assertThat(read(out)).isEqualTo("1 3\n");
        attempt(output, "p-a1", false, false);
        assertThat(read(out)).isEmpty();
        attempt(output, "p-a2", true, false);
        assertThatThrownBy(() -> attempt(output, "p-a3", true, true)).hasMessageContaining("was removed");
        written.end(output);
        assertThat(out.resolve("p-a1")).doesNotExist();
        assertThat(read(out)).isEqualTo("1 3\n");
        assertThat(new SolutionFolder(out.toString(), spark.hadoopConfiguration(), 3)
                        .begin(0)
                        .attempt(0, 0)
                        .getTaskAttemptID())
                .isNotEqualTo(output.attempt(0, 0).getTaskAttemptID());
    }

    @Test
    void aTimeLimitEndsTheSearch() {
        ClusterReport report = SparkSolver.of(spark, queens(18))
                .timeLimit(Duration.ofSeconds(5))
                .count();
        assertThat(report.stopped()).isEqualTo(StopReason.TIME);
        assertThat(report.tally().nodes()).isPositive();
    }

    @Test
    void enginesThatCannotAreRefused() {
        assertThatThrownBy(() -> SparkSolver.of(spark, queens(6)).engine("memo").count())
                .isInstanceOf(ModelException.class)
                .hasMessageContaining("the engine memo");
        assertThatThrownBy(() -> SparkSolver.of(spark, queens(6)).strategy(() -> open -> open.first()))
                .isInstanceOf(ClusterException.class)
                .hasMessageContaining("cannot be sent");
    }

    @Test
    void progressRises() {
        List<Double> shares = new ArrayList<>();
        SparkSolver.of(spark, queens(8))
                .onProgress(progress -> shares.add(progress.share()))
                .count();
        assertThat(shares).isSorted().last().isEqualTo(1.0);
    }
}
