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
 * Answers questions about a cover on a cluster of Apache Spark. The cover is sent once, as plain data; executors need
 * only dlx-api, dlx-core and this module. The search is cut into pieces. Spark runs them as tasks and repeats lost
 * tasks; each result counts once.
 *
 * <p>A solver is an immutable bundle of settings; each setter returns a new solver. A question blocks the calling
 * thread until it is answered. Several threads may ask questions at once if they write different checkpoints and
 * folders.
 *
 * <p>All questions throw {@link ClusterException} if the cluster fails, and {@link ModelException} if no engine can
 * search the cover in pieces.
 *
 * @since 0.1
 */
public final class SparkSolver {

    private static final SearchQuestion ALL = new SearchQuestion.All(Long.MAX_VALUE);

    /** Engines that find the best solution by bounds, without visiting every solution. */
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
     * Returns a solver with default settings.
     *
     * @param spark context that runs the tasks; stays open
     * @param cover cover to solve
     * @return a solver
     */
    public static SparkSolver of(JavaSparkContext spark, CoverData cover) {
        return new SparkSolver(spark, SearchSpec.of(cover));
    }

    /**
     * Returns a solver with default settings, for a cover with names and values, which stay on the driver.
     *
     * @param spark context that runs the tasks; stays open
     * @param cover cover to solve
     * @return a solver
     */
    public static SparkSolver of(JavaSparkContext spark, Cover<?> cover) {
        return of(spark, cover.data());
    }

    /**
     * Adds givens: options given or forbidden, items relaxed.
     *
     * @param givens givens, by the numbers of the cover
     * @return a solver with these givens in addition to the earlier ones
     */
    public SparkSolver given(Givens givens) {
        givens.check(spec.cover);
        return with(solver -> solver.spec = spec.given(givens));
    }

    /**
     * Sets the engine that searches; {@code auto} by default. Pieces can be searched by {@code links}, {@code slots}
     * and {@code masks}; the best solution also by {@code prices} and {@code ida}.
     *
     * @param name name of an engine, or {@code auto}
     * @return a solver with that engine
     */
    public SparkSolver engine(String name) {
        return with(solver -> solver.spec = spec.engine(Objects.requireNonNull(name, "name")));
    }

    /**
     * Sets the strategy that chooses the next item; {@link Strategy#MRV} by default.
     *
     * @param strategy a named strategy of dlx-core
     * @return a solver with that strategy
     * @throws ClusterException if the strategy is another one, because it cannot be sent to executors
     */
    public SparkSolver strategy(Strategy strategy) {
        return with(solver -> solver.spec = spec.strategy(StrategyName.of(strategy)));
    }

    /**
     * Sets the reduction of the cover before the search; {@link RootReduction#AUTO} by default.
     *
     * @param reduction when to reduce the cover
     * @return a solver with that setting
     */
    public SparkSolver reduction(RootReduction reduction) {
        return with(solver -> solver.spec = spec.reduction(Objects.requireNonNull(reduction, "reduction")));
    }

    /**
     * Sets the score that {@link #best} prefers; {@link Goal#GREATEST} by default.
     *
     * @param goal the goal
     * @return a solver with that goal
     */
    public SparkSolver goal(Goal goal) {
        return with(solver -> solver.spec = spec.goal(Objects.requireNonNull(goal, "goal")));
    }

    /**
     * Sets the maximum difference between the best score and the score of {@link #best()}; 0 by default.
     *
     * @param gap maximum difference, {@code >= 0}
     * @return a solver with that gap
     */
    public SparkSolver gap(long gap) {
        if (gap < 0) {
            throw new IllegalArgumentException("gap: " + gap + "; expected 0 or more");
        }
        return with(solver -> solver.spec = spec.gap(gap));
    }

    /**
     * Sets the time limit of each search. Finished pieces stay in the checkpoint.
     *
     * @param limit time limit, measured from the question
     * @return a solver with that limit
     */
    public SparkSolver timeLimit(Duration limit) {
        return with(solver -> solver.timeLimit = Optional.of(limit));
    }

    /**
     * Sets a token that cancels the search and its running tasks.
     *
     * @param token token, which any thread may cancel
     * @return a solver with that token
     */
    public SparkSolver cancelledBy(CancellationToken token) {
        return with(solver -> solver.token = token);
    }

    /**
     * Sets the maximum time of a task; after that, the task returns its unsearched pieces. By default one second in the
     * first round, and twice as long in each further round, up to a minute.
     *
     * @param time maximum time, above 0
     * @return a solver with that time
     */
    public SparkSolver taskTime(Duration time) {
        if (time.isNegative() || time.isZero()) {
            throw new IllegalArgumentException("time: " + time + "; expected more than 0");
        }
        return with(solver -> solver.taskTime = Optional.of(time));
    }

    /**
     * Sets the receiver of progress reports.
     *
     * @param progress called after each finished task, in the thread that asks the question
     * @return a solver with that receiver
     */
    public SparkSolver onProgress(Consumer<ClusterProgress> progress) {
        return with(solver -> solver.progress = progress);
    }

    /**
     * Sets the file of the checkpoint. It is written about once a second while tasks finish, and at the end of every
     * search. {@link #unique} does not support checkpoints.
     *
     * @param path path of the file, on any file system that Hadoop supports; the file is replaced
     * @return a solver that writes this checkpoint
     */
    public SparkSolver checkpoint(String path) {
        return with(solver -> solver.checkpoint = Optional.of(path));
    }

    /**
     * Sets a checkpoint to resume from. Its finished pieces are not searched again.
     *
     * @param path path of a file written by {@link #checkpoint}
     * @return a solver that resumes from it; its questions throw {@link CheckpointException} if the file cannot be
     *     read, or belongs to another cover, question or setting
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
     * Counts the solutions.
     *
     * @return the report, which contains the number of solutions
     */
    public ClusterReport count() {
        return search("count", new SearchQuestion.Count()).run(new PieceQuestion.Counted(), slice -> false);
    }

    /**
     * Writes all solutions to files in a folder: lines of option numbers, ascending and from 1. Joined in the order of
     * their names, the files contain the lines that a search in one thread writes, in its order.
     *
     * @param folder folder of a file system that driver and executors reach. It must not exist, unless the search
     *     is resumed; then it must be the folder of the earlier run
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
     * Finds a solution with the best score. Each round uses the best score of the rounds before. Score, bound and proof
     * are those of a search on one machine; among equally good solutions it may find another one.
     *
     * @return the solution, and its proved bound
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
     * Finds out whether there is no solution, one solution, or several. Stops at the second solution. Does not support
     * checkpoints.
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
     * Draws solutions at random, each uniformly from all. First counts all solutions, then searches again the pieces
     * that contain the draws. The same seed draws the same solutions, regardless of the cuts.
     *
     * @param count number of draws, with repetition; {@code >= 1}
     * @param seed seed of the draws
     * @return the draws, in order; empty if a limit stopped the search or there is no solution
     */
    public ClusterSample sample(int count, long seed) {
        if (count < 1) {
            throw new IllegalArgumentException("count: " + count + "; expected 1 or more");
        }
        ClusterSearch search = search("sample", ALL);
        ClusterReport report = search.run(new PieceQuestion.Counted(), slice -> false);
        if (!report.isComplete() || report.tally().solutions().signum() == 0) {
            return new ClusterSample(List.of(), report);
        }
        Draws draws = Draws.of(search.finished(), count, seed);
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
