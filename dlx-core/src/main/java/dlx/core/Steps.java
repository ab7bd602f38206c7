package dlx.core;

import dlx.api.Experimental;
import dlx.core.derived.StepSource;
import dlx.core.engine.NoSuchChoice;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchStopped;
import dlx.core.run.SearchFactory;
import dlx.core.search.Givens;
import dlx.core.search.Outcome;
import dlx.core.search.SearchReport;
import dlx.core.search.Step;
import dlx.core.search.StopReason;
import dlx.core.search.Tally;
import dlx.core.search.internal.Inside;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A search for all solutions that proceeds one step per call of {@link #next}. Between two steps it waits as long as
 * the caller likes, and {@link #remaining} returns the part not searched.
 *
 * <p>The steps are those of Knuth's algorithm:
 *
 * <pre>
 *   ENTER
 *   CHOOSE item a
 *     TAKE option k            followed by a SOLUTION, or by all steps of the next level
 *     DROP option k
 *     DEAD_END option l        tried, not taken: never dropped
 *     LEAVE item a             with multiplicities: without further options of a; the next level, then GIVE_BACK
 *   GIVE_BACK item a
 * </pre>
 *
 * <p>The engine {@code ida} ends at its first solution with fewest options. Each of its rounds begins with a DEEPEN,
 * which contains the limit. An option may be a CUT instead of a DEAD_END, if the limit forbids the subtree below it.
 *
 * <p>Not thread-safe. The limits and the token of the solver apply. Symmetries do not, so all solutions appear.
 *
 * @since 0.1
 */
public final class Steps {

    private final SearchFactory<?> launch;
    private final SearchControl control;
    /** Maximum number of solutions. */
    private final long limit;

    /** Start of the search, by {@link System#nanoTime}: after the cover is compiled. */
    private long begin = System.nanoTime();

    /** End of the search, by {@link System#nanoTime}; unused before. */
    private long end;

    /** Time to compile the cover, in nanoseconds. */
    private long buildNanos;

    /** Name of the engine; empty if a limit stopped the compilation. */
    private String engine = "";

    /** The engine's steps; empty if a limit stopped the compilation. */
    private Optional<StepSource> stepper;

    /** The reason why the search ended; empty until then. */
    private Optional<StopReason> stopped = Optional.empty();

    Steps(SearchFactory<?> launch, SearchControl control, long limit) {
        this.launch = launch;
        this.control = control;
        this.limit = limit;
        try {
            SearchFactory.ReadySteps ready = launch.steps(control);
            stepper = Optional.of(ready.stepper());
            engine = ready.engine();
            buildNanos = ready.buildNanos();
            begin = System.nanoTime();
        } catch (SearchStopped e) {
            stepper = Optional.empty();
            end(e.reason());
        }
    }

    /**
     * Performs the next step and returns it.
     *
     * @return the step; empty at the end of the tree, or after a limit has ended the search
     * @throws IllegalStateException if the strategy chose an item that is not open
     */
    public Optional<Step> next() {
        if (stopped.isPresent() || stepper.isEmpty()) {
            return Optional.empty();
        }
        if (!control.mayContinue()) {
            return end(control.stopped());
        }
        if (stepper.get().tally().solutions().longValue() >= limit) {
            return end(StopReason.SOLUTION_LIMIT);
        }
        Optional<Step> step;
        try {
            step = stepper.get().next();
        } catch (NoSuchChoice e) {
            throw refused(e);
        }
        return step.isPresent() ? step : end(control.stopped());
    }

    /** Ends the search after an invalid choice of the strategy, and returns the exception to throw. */
    private IllegalStateException refused(NoSuchChoice choice) {
        end(StopReason.VISITOR);
        return choice.named(launch.cover());
    }

    private Optional<Step> end(StopReason reason) {
        stopped = Optional.of(reason);
        end = System.nanoTime();
        return Optional.empty();
    }

    /**
     * Returns the remaining work, as givens for separate searches. Together these find exactly the solutions that no
     * step has reported, each once, in order. Each contains all givens of this search and further given options. With
     * multiplicities it also forbids the options tried before them, because solutions with both were reported already.
     *
     * <p>The nodes of all these searches and of {@link #tally} add up to the nodes of the whole search. This sum, and
     * the order, hold for strategies that depend only on the open items and the options taken. {@code weights} and
     * {@code frb} learn, so only the set of solutions is right for them.
     *
     * <p>The engine {@code ida} searches its tree repeatedly, so everything remains until its solution.
     *
     * @return the parts in the order of the search; empty at its end
     * @throws IllegalStateException if the strategy chose an item that is not open, or if the search was stopped
     *     before it reached the path where it was to begin
     */
    public List<Givens> remaining() {
        if (stepper.isEmpty()) {
            if (launch.settings().path.length > 0) {
                throw new IllegalStateException(
                        "the search was stopped before it reached its path, so the remaining work is not"
                                + " known; start there again");
            }
            return List.of(launch.givens());
        }
        try {
            return stepper.get().remaining().stream()
                    .map(part -> launch.givens().and(part))
                    .toList();
        } catch (NoSuchChoice e) {
            throw refused(e);
        }
    }

    /**
     * Returns the options chosen so far, one per level, as a path for {@link SolverBuilder#start(java.util.List)}.
     * Options given or forced are left out. {@link Step#NONE} marks a level where the item was left as it is.
     *
     * <p>A search that begins at this path reports exactly the remaining work right after the root was entered or an
     * option was taken. Later it would search the subtree below that node again; {@link #remaining} never does. While
     * the search goes back over several levels, the path already ends at the level it goes back to.
     *
     * @return option numbers, indexed by level; a copy
     */
    public List<Integer> path() {
        return stepper.stream()
                .flatMapToInt(s -> IntStream.of(s.path()))
                .boxed()
                .toList();
    }

    /**
     * Returns all options taken so far, including options given or forced: a solution, if the last step was a solution.
     *
     * @return option numbers, ascending; a copy
     */
    public List<Integer> options() {
        return stepper.stream()
                .flatMapToInt(s -> IntStream.of(s.options()))
                .boxed()
                .toList();
    }

    /**
     * Returns the engine's data structure after the last step: the lists of {@code links}, or the bit matrix of
     * {@code slots}. For lessons: each call copies all of it, in time and memory proportional to the cover.
     *
     * @return a copy. Empty for other engines, for {@code slots} with multiplicities, for a search that was stopped
     *     before it began, and while the search goes back over several levels, until the last of these steps
     */
    @Experimental
    @SuppressWarnings("exports") // for the trace of the command line
    public Optional<Inside> inside() {
        return stepper.flatMap(StepSource::inside);
    }

    /**
     * Returns the counts of the steps so far.
     *
     * @return solutions, nodes and updates
     */
    public Tally tally() {
        return stepper.map(StepSource::tally).orElse(Tally.ZERO);
    }

    /**
     * Returns the report of the search so far.
     *
     * @return the report of a search that ends here, with the reason {@link StopReason#VISITOR} if more steps are
     *     possible
     */
    public SearchReport report() {
        StopReason reason = stopped.orElse(StopReason.VISITOR);
        long now = stopped.isPresent() ? end : System.nanoTime();
        return SearchReport.builder(Outcome.of(tally().solutions(), reason), reason)
                .tally(tally())
                .engine(engine)
                .nanos(buildNanos, now - begin)
                .build();
    }
}
