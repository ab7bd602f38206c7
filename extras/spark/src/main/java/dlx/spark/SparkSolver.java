package dlx.spark;

import dlx.api.CheckpointException;
import dlx.api.Cover;
import dlx.api.CoverData;
import dlx.api.Goal;
import dlx.api.ModelException;
import dlx.core.Question;
import dlx.core.Uniqueness;
import dlx.core.search.CancellationToken;
import dlx.core.search.Givens;
import dlx.core.search.RootReduction;
import dlx.core.search.StopReason;
import dlx.core.search.Strategy;
import dlx.core.search.internal.SearchQuestion;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * Asks questions of a cover on a cluster of Apache Spark. The cover travels once, as plain data; executors need dlx-api,
 * dlx-core and this module only. The search is cut into pieces; Spark runs them as tasks, again where one is lost, and the
 * result of each counts once.
 *
 * <p>An immutable bundle of settings; each setter returns a new solver. A question keeps the calling thread until it is
 * answered. Several threads may ask at once, if they write different checkpoints and folders.
 *
 * <p>All questions throw {@link ClusterException} where the cluster fails them, and {@link ModelException} where no engine can
 * search the cover in pieces.
 *
 * @since 0.1
 */
public final class SparkSolver {

    private static final SearchQuestion ALL = new SearchQuestion.All(Long.MAX_VALUE);

    /** Engines that find the best by bounds, and do not look at every solution. */
    private static final List<String> BOUNDING = List.of("prices", "ida");

    private final JavaSparkContext spark;
    private SearchSpec spec;
    private Optional<Duration> taskTime = Optional.empty();
    private Optional<Duration> timeLimit = Optional.empty();
    private CancellationToken token = new CancellationToken();
    private Consumer<ClusterProgress> progress = report -> {};
    private Optional<String> checkpoint = Optional.empty();
    private Optional<String> resumed = Optional.empty();

    private SparkSolver(JavaSparkContext spark, SearchSpec spec) {
        this.spark = spark;
        this.spec = spec;
    }

    /**
     * A solver with default settings.
     *
     * @param spark where tasks run; stays open
     * @param cover what to solve
     * @return a solver
     */
    public static SparkSolver of(JavaSparkContext spark, CoverData cover) {
        return new SparkSolver(spark, SearchSpec.of(cover));
    }

    /**
     * The same for a cover with names and values, which stay here.
     *
     * @param spark where tasks run; stays open
     * @param cover what to solve
     * @return a solver
     */
    public static SparkSolver of(JavaSparkContext spark, Cover<?> cover) {
        return of(spark, cover.data());
    }

    /**
     * Lets more hold before the search: options taken or banned, items relaxed.
     *
     * @param givens by the numbers of the cover
     * @return a solver with these and what was given before
     */
    public SparkSolver given(Givens givens) {
        givens.check(spec.cover);
        return with(solver -> solver.spec = spec.given(givens));
    }

    /**
     * The engine that searches; {@code auto} by default. Pieces are searched by {@code links}, {@code slots}
     * and {@code masks}; the best solution also by {@code prices} and {@code ida}.
     *
     * @param name the name of an engine, or {@code auto}
     * @return a solver with that engine
     */
    public SparkSolver engine(String name) {
        return with(solver -> solver.spec = spec.engine(Objects.requireNonNull(name, "name")));
    }

    /**
     * Sets how the next item is chosen; {@link Strategy#MRV} by default.
     *
     * @param strategy one that dlx-core names
     * @return a solver with that strategy
     * @throws ClusterException if it is another one, which executors do not know
     */
    public SparkSolver strategy(Strategy strategy) {
        return with(solver -> solver.spec = spec.strategy(StrategyName.of(strategy)));
    }

    /**
     * Sets whether the cover is made smaller before it is searched; {@link RootReduction#AUTO} by default.
     *
     * @param reduction when to do so
     * @return a solver with that setting
     */
    public SparkSolver reduction(RootReduction reduction) {
        return with(solver -> solver.spec = spec.reduction(Objects.requireNonNull(reduction, "reduction")));
    }

    /**
     * Sets which score {@link #best} prefers; {@link Goal#GREATEST} by default.
     *
     * @param goal the goal
     * @return a solver with that goal
     */
    public SparkSolver goal(Goal goal) {
        return with(solver -> solver.spec = spec.goal(Objects.requireNonNull(goal, "goal")));
    }

    /**
     * Sets how much worse than the best the answer of {@link #best()} may be; 0 by default.
     *
     * @param gap the greatest difference, {@code >= 0}
     * @return a solver with that gap
     */
    public SparkSolver gap(long gap) {
        if (gap < 0) {
            throw new IllegalArgumentException("gap: " + gap + "; expected 0 or more");
        }
        return with(solver -> solver.spec = spec.gap(gap));
    }

    /**
     * Ends each search after this time; what was finished stays in the checkpoint.
     *
     * @param limit from the question on
     * @return a solver with that limit
     */
    public SparkSolver timeLimit(Duration limit) {
        return with(solver -> solver.timeLimit = Optional.of(limit));
    }

    /**
     * Lets a token end the search: tasks that run are stopped.
     *
     * @param token may be cancelled from any thread
     * @return a solver with that token
     */
    public SparkSolver cancelledBy(CancellationToken token) {
        return with(solver -> solver.token = token);
    }

    /**
     * Sets how long a task may search before it gives back what is left. By default a second in the first round, and twice as
     * long in each further one, up to a minute.
     *
     * @param time positive
     * @return a solver with that time
     */
    public SparkSolver taskTime(Duration time) {
        if (time.isNegative() || time.isZero()) {
            throw new IllegalArgumentException("time: " + time + "; expected more than 0");
        }
        return with(solver -> solver.taskTime = Optional.of(time));
    }

    /**
     * Reports progress.
     *
     * @param progress told about each finished task, in the thread that asks
     * @return a solver with that watcher
     */
    public SparkSolver onProgress(Consumer<ClusterProgress> progress) {
        return with(solver -> solver.progress = progress);
    }

    /**
     * Keeps how far the search is: about once a second while tasks finish, and at the end, however it ends. Not of {@link #unique}.
     *
     * @param path a file, on any file system that Hadoop knows; replaced
     * @return a solver that keeps it there
     */
    public SparkSolver checkpoint(String path) {
        return with(solver -> solver.checkpoint = Optional.of(path));
    }

    /**
     * Goes on where a search for the same was: what is finished is not searched again.
     *
     * @param path what {@link #checkpoint} wrote
     * @return a solver that resumes it; its questions throw {@link CheckpointException} if the file cannot be read, or is of
     *     another cover, question or setting
     */
    public SparkSolver resume(String path) {
        return with(solver -> solver.resumed = Optional.of(path));
    }

    /** Returns a changed copy. */
    private SparkSolver with(Consumer<SparkSolver> change) {
        SparkSolver copy = new SparkSolver(spark, spec);
        copy.taskTime = taskTime;
        copy.timeLimit = timeLimit;
        copy.token = token;
        copy.progress = progress;
        copy.checkpoint = checkpoint;
        copy.resumed = resumed;
        change.accept(copy);
        return copy;
    }

    /**
     * The number of solutions.
     *
     * @return the report, with their number
     */
    public ClusterReport count() {
        return search("count", new SearchQuestion.Count()).run(new PieceQuestion.Counted(), slice -> false);
    }

    /**
     * Writes all solutions to a folder: lines of option numbers, ascending and from 1. One after the other, sorted by their names,
     * the files hold what one thread writes, in its order.
     *
     * @param folder a folder of a file system that driver and executors reach. It must not exist, unless the search goes
     *     on: then it is the folder of the earlier run
     * @return the report
     */
    public ClusterReport all(String folder) {
        SolutionFolder output = new SolutionFolder(folder, spark.hadoopConfiguration(), spec.cover.optionCount());
        ClusterSearch search = search("all solutions, to " + output.address(), ALL);
        if (resumed.isPresent()) {
            output.keepOnly(search.finishedKeys());
        } else {
            output.create();
        }
        ClusterReport report = search.writingTo(output).run(new PieceQuestion.Listed(), slice -> false);
        if (report.isComplete()) {
            output.complete();
        }
        return report;
    }

    /**
     * A solution with the best score. Each round knows the best of the rounds before. Score, bound and proof are those of one
     * machine; of equally good solutions it may be another one.
     *
     * @return the solution, and whether it is proved to be the best
     */
    public ClusterBest best() {
        String engine = spec.solver().prepare(Question.best()).engine();
        boolean bounds = BOUNDING.contains(engine);
        ClusterSearch search =
                bounds ? search("best", spec.engine("auto").asking(ALL), Optional.of(engine)) : search("best", ALL);
        BestSoFar best = new BestSoFar(spec, search.kept());
        ClusterReport report = search.keeping(best::solutions)
                .run(
                        () -> bounds
                                ? new PieceQuestion.BestByBounds(engine, best.solutions())
                                : new PieceQuestion.BestOfAll(),
                        slice -> {
                            slice.found().forEach(best::offer);
                            return false;
                        });
        OptionalLong score = best.score();
        return new ClusterBest(
                best.solutions().stream().findFirst(),
                score,
                report.isComplete() ? spec.bound(score) : OptionalLong.empty(),
                report);
    }

    /**
     * Tells whether there is no solution, one, or several. Stops at the second one. Keeps no checkpoint.
     *
     * @return the verdict
     */
    public ClusterUnique unique() {
        if (checkpoint.isPresent() || resumed.isPresent()) {
            throw new CheckpointException("checkpoint: unique cannot be resumed; expected count, all or best");
        }
        List<int[]> found = new ArrayList<>();
        ClusterReport report = search("unique", ALL).run(new PieceQuestion.Firsts(2), slice -> {
            found.addAll(slice.found());
            return found.size() > 1;
        });
        Uniqueness.Verdict verdict = found.size() > 1
                ? Uniqueness.Verdict.MULTIPLE
                : !report.isComplete()
                        ? Uniqueness.Verdict.UNKNOWN
                        : found.isEmpty() ? Uniqueness.Verdict.NONE : Uniqueness.Verdict.UNIQUE;
        return new ClusterUnique(verdict, found.subList(0, Math.min(2, found.size())), report);
    }

    /**
     * Solutions drawn at random, each as likely as any other. All are counted first; then the pieces of those drawn are searched
     * again. The same seed draws the same, however the search was cut.
     *
     * @param howMany how many are drawn, with repetition; {@code >= 1}
     * @param seed decides on the draws
     * @return the draws in the order in which they were drawn
     */
    public ClusterSample sample(int howMany, long seed) {
        if (howMany < 1) {
            throw new IllegalArgumentException("howMany: " + howMany + "; expected 1 or more");
        }
        ClusterSearch search = search("sample", ALL);
        ClusterReport report = search.run(new PieceQuestion.Counted(), slice -> false);
        if (!report.isComplete() || report.tally().solutions().signum() == 0) {
            return new ClusterSample(List.of(), report);
        }
        Draws draws = Draws.of(search.finished(), howMany, seed);
        StopReason stopped = search.again(draws.works(), draws.asked(), slice -> {
            draws.take(slice);
            return false;
        });
        return new ClusterSample(
                stopped == StopReason.EXHAUSTED ? draws.solutions() : List.of(), report.stopped(stopped));
    }

    private ClusterSearch search(String answer, SearchQuestion question) {
        return search(answer, spec.asking(question), Optional.empty());
    }

    private ClusterSearch search(String answer, SearchSpec asked, Optional<String> engine) {
        Rounds.Settings settings = new Rounds.Settings(taskTime, timeLimit, token, progress);
        return ClusterSearch.of(answer, engine, spark, asked, settings, new ClusterSearch.Keeping(checkpoint, resumed));
    }
}
