package dlx.spark;

import static dlx.spark.CountingDriver.finished;
import static dlx.spark.CountingDriver.nodes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.CoverData;
import dlx.core.Pieces;
import dlx.core.Question;
import dlx.core.Solver;
import dlx.core.search.CancellationToken;
import dlx.core.search.Piece;
import dlx.core.search.StopReason;
import dlx.core.search.Tally;
import dlx.core.search.Visit;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that lost work is repeated and counted once. Processes are killed as with {@code kill -9}. An executor is
 * frozen first, until the driver regards a task as running there. So there always is a task to lose.
 */
class FaultClusterIT {

    private static final int SIZE = 13;

    private static CoverData cover;

    /** Tally of a search in one thread of this process. */
    private static Tally tally;

    @TempDir
    private Path folder;

    @BeforeAll
    static void searchInOneThread() {
        cover = Queens.cover(SIZE);
        Solver<Integer> solver = Solver.of(Cover.of(cover));
        String engine = Pieces.of(solver, Question.count()).engine(); // a count alone may not search its tree
        tally = solver.toBuilder().engine(engine).build().count().tally();
        assertThat(tally.solutions()).isEqualTo(73_712); // OEIS A000170
    }

    @Test
    void anExecutorIsKilled() {
        try (LocalCluster cluster = LocalCluster.start(2);
                JavaSparkContext spark = new JavaSparkContext(cluster.conf("executor"))) {
            TaskLog log = TaskLog.of(spark);
            log.awaitExecutors(2);
            ProcessHandle victim = cluster.executor("0");

            ClusterReport report = SparkSolver.of(spark, cover)
                    .onProgress(once(() -> {
                        freezeAtWork(cluster, victim, log, "0");
                        LocalCluster.kill(victim);
                    }))
                    .count();

            assertExact(report);
            assertThat(report.retries()).isPositive();
            log.awaitExecutors(2);
            assertThat(log.executors()).containsExactly("1", "2");
            assertThat(cluster.awaitExecutors(2)).doesNotContain(victim);
            assertExact(SparkSolver.of(spark, cover).count());
            assertThat(log.doneOn("2")).as("tasks of the replacement").isPositive();
        }
    }

    @Test
    void anExecutorIsKilledWhileSolutionsAreWritten() throws IOException {
        try (LocalCluster cluster = LocalCluster.start(2);
                JavaSparkContext spark = new JavaSparkContext(cluster.conf("writing"))) {
            TaskLog log = TaskLog.of(spark);
            log.awaitExecutors(2);
            ProcessHandle victim = cluster.executor("1");
            Path solutions = folder.resolve("solutions");

            ClusterReport report = SparkSolver.of(spark, cover)
                    .onProgress(once(() -> {
                        freezeAtWork(cluster, victim, log, "1");
                        LocalCluster.kill(victim);
                    }))
                    .all(solutions.toString());

            assertExact(report);
            assertThat(report.retries()).isPositive();
            assertWritten(solutions);
        }
    }

    @Test
    void aWorkerIsKilled() {
        try (LocalCluster cluster = LocalCluster.start(2);
                JavaSparkContext spark = new JavaSparkContext(cluster.conf("worker"))) {
            TaskLog log = TaskLog.of(spark);
            log.awaitExecutors(2);
            ProcessHandle executor = cluster.executor("0");

            ClusterReport report = SparkSolver.of(spark, cover)
                    .onProgress(once(() -> {
                        freezeAtWork(cluster, executor, log, "0");
                        LocalCluster.kill(LocalCluster.workerOf(executor));
                        LocalCluster.await("the loss", () -> log.failed() > 0);
                        cluster.thaw(executor);
                    }))
                    .count();

            assertExact(report);
            assertThat(report.retries()).isPositive();
            assertThat(cluster.workers()).hasSize(1);
            LocalCluster.awaitEnd(List.of(executor)); // without its worker, it ends by itself
            cluster.addWorker();
            log.awaitExecutors(2);
            assertExact(SparkSolver.of(spark, cover).count());
            assertThat(log.doneOn("2")).as("tasks on the new worker").isPositive();
        }
    }

    @Test
    void theDriverIsKilledAndAnotherContinues() throws IOException {
        Path checkpoint = folder.resolve("checkpoint");
        try (LocalCluster cluster = LocalCluster.start(2)) {
            long enough = tally.nodes() / 20;
            Process driver =
                    CountingDriver.start(cluster.conf("killed"), SIZE, checkpoint, enough, folder.resolve("log"));
            try {
                LocalCluster.await("a checkpoint with some of the nodes", () -> {
                    assertThat(driver.isAlive()).as("the driver lives").isTrue();
                    return nodes(finished(checkpoint)) >= enough;
                });
            } finally {
                LocalCluster.kill(driver.toHandle());
            }
            cluster.awaitExecutors(0);
            List<String> before = finished(checkpoint);
            assertThat(nodes(before)).isBetween(enough, tally.nodes() - 1);

            List<ClusterProgress> progress = new ArrayList<>();
            try (JavaSparkContext spark = new JavaSparkContext(cluster.conf("resumed"))) {
                ClusterReport report = SparkSolver.of(spark, cover)
                        .resume(checkpoint.toString())
                        .checkpoint(checkpoint.toString())
                        .onProgress(progress::add)
                        .count();

                assertExact(report); // nodes too: repeated work would count twice
            }
            List<String> after = finished(checkpoint);
            assertThat(after).containsAll(before);
            assertThat(nodes(after)).isEqualTo(tally.nodes());
            assertThat(progress.get(0).nodes()).isGreaterThan(nodes(before));
        }
    }

    @Test
    void aSlowTaskIsDoneElsewhereToo() throws IOException {
        try (LocalCluster cluster = LocalCluster.start(2);
                JavaSparkContext spark = new JavaSparkContext(cluster.conf("speculation")
                        .set("spark.speculation", "true")
                        .set("spark.speculation.interval", "50ms")
                        .set("spark.speculation.quantile", "0.5"))) {
            TaskLog log = TaskLog.of(spark);
            log.awaitExecutors(2);
            ProcessHandle slow = cluster.executor("0");
            Path solutions = folder.resolve("solutions");

            ClusterReport report = SparkSolver.of(spark, cover)
                    .onProgress(once(() -> {
                        freezeAtWork(cluster, slow, log, "0");
                        LocalCluster.await("a second attempt", () -> log.isDoubled("0"));
                        cluster.thaw(slow); // now both race
                    }))
                    .all(solutions.toString());

            assertExact(report);
            assertThat(report.speculative()).isPositive();
            assertWritten(solutions);
        }
    }

    @Test
    void aTaskThatThrowsEndsTheJobAndWhatIsFinishedIsKept() throws IOException {
        Path checkpoint = folder.resolve("checkpoint");
        try (LocalCluster cluster = LocalCluster.start(2);
                JavaSparkContext spark = new JavaSparkContext(cluster.conf("throws"))) {
            TaskLog log = TaskLog.of(spark);
            CancellationToken token = new CancellationToken();
            ClusterReport begun = SparkSolver.of(spark, cover)
                    .checkpoint(checkpoint.toString())
                    .cancelledBy(token)
                    .onProgress(progress -> {
                        if (progress.share() > 0.3) {
                            token.cancel();
                        }
                    })
                    .count();
            assertThat(begun.stopped()).isEqualTo(StopReason.CANCELLED);
            CheckpointStore store = new CheckpointStore(checkpoint.toString(), spark.hadoopConfiguration());
            List<String> before = finished(checkpoint);
            int lost = log.failed();

            Work broken = replaceLast(store, checkpoint, piece -> Piece.parse("0 1.0E-9 999999"));
            assertThatThrownBy(() -> SparkSolver.of(spark, cover)
                            .resume(checkpoint.toString())
                            .checkpoint(checkpoint.toString())
                            .count())
                    .isInstanceOf(ClusterException.class)
                    .hasMessageStartingWith(
                            "the job failed: the piece " + broken.key() + " (0 1.0E-9 999999) failed: ");

            List<String> after = finished(checkpoint);
            assertThat(after).containsAll(before).hasSizeGreaterThan(before.size());
            LocalCluster.await("four attempts", () -> log.failed() >= lost + 4);
            replaceLast(store, checkpoint, piece -> broken.piece());
            assertExact(
                    SparkSolver.of(spark, cover).resume(checkpoint.toString()).count());
        }
    }

    /** Replaces the last open piece of a checkpoint and returns the old one. */
    private static Work replaceLast(CheckpointStore store, Path checkpoint, UnaryOperator<Piece> change)
            throws IOException {
        List<String> lines = Files.readAllLines(checkpoint);
        CheckpointStore.Saved saved = store.read(word(lines, "cover "), word(lines, "search "));
        Ledger ledger = new Ledger();
        saved.ledger().finished().forEach(ledger::finish);
        ledger.spend(saved.ledger().spent());
        List<Work> open = List.copyOf(saved.ledger().open());
        open.forEach(ledger::open);
        Work last = open.get(open.size() - 1);
        ledger.open(new Work(last.key(), change.apply(last.piece())));
        store.write(new CheckpointStore.Saved(saved.cover(), saved.search(), ledger, saved.kept()));
        return last;
    }

    private static String word(List<String> lines, String key) {
        return lines.stream()
                .filter(line -> line.startsWith(key))
                .findFirst()
                .orElseThrow()
                .substring(key.length());
    }

    /** Runs an action at the first progress, in the thread of the driver that asks. */
    private static Consumer<ClusterProgress> once(Runnable action) {
        boolean[] done = new boolean[1];
        return progress -> {
            if (!done[0]) {
                done[0] = true;
                action.run();
            }
        };
    }

    private static void freezeAtWork(LocalCluster cluster, ProcessHandle executor, TaskLog log, String name) {
        cluster.freeze(executor);
        LocalCluster.await("a task on executor " + name, () -> log.isRunningOn(name));
    }

    private static void assertExact(ClusterReport report) {
        assertThat(report.stopped()).isEqualTo(StopReason.EXHAUSTED);
        assertThat(report.tally()).isEqualTo(tally);
    }

    /** Checks that the files together contain the output of one thread. */
    private static void assertWritten(Path solutions) throws IOException {
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        try (Stream<Path> files = Files.list(solutions)) {
            for (Path file : files.filter(file -> !file.getFileName().toString().startsWith("_"))
                    .filter(file -> !file.getFileName().toString().startsWith("."))
                    .sorted()
                    .toList()) {
                Files.copy(file, written);
            }
        }
        StringBuilder expected = new StringBuilder();
        Solver.of(Cover.of(cover)).forEach((options, length) -> {
            expected.append(Arrays.stream(options, 0, length)
                            .sorted()
                            .mapToObj(option -> Integer.toString(option + 1))
                            .collect(Collectors.joining(" ")))
                    .append('\n');
            return Visit.CONTINUE;
        });
        // not isEqualTo, which would print a difference of 2 MB
        assertThat(written.toString(StandardCharsets.US_ASCII).contentEquals(expected))
                .as("written as by one thread")
                .isTrue();
    }
}
