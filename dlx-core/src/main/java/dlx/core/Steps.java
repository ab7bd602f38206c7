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
 * A search for all solutions, step by step, at the pace of whoever asks. It rests between two steps for as long as one
 * likes, and knows at any time what it has not seen.
 *
 * <p>The steps are those of the books:
 *
 * <pre>
 *   ENTER
 *   CHOOSE item a
 *     TAKE option k            a SOLUTION, or all steps of the next level, come between these two
 *     DROP option k
 *     DEAD_END option l        tried, not taken: never dropped
 *     LEAVE item a             with multiplicities: no further option of it; the next level, then GIVE_BACK
 *   GIVE_BACK item a
 * </pre>
 *
 * <p>The engine {@code ida} shows how it comes to its first solution with fewest options. Each of its rounds begins with
 * a DEEPEN, which tells the limit, and an option may be a CUT instead of a DEAD_END: the limit forbids what comes below.
 *
 * <p>Belongs to one thread at a time. The limits and the token of the solver hold; symmetries do not: all solutions are
 * shown.
 *
 * @since 0.1
 */
public final class Steps {

    private final SearchFactory<?> launch;
    private final SearchControl control;
    private final long limit;
    private long begin = System.nanoTime();
    private long end;
    private long buildNanos;
    private String engine = "";
    private Optional<StepSource> stepper;
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
     * Takes a step.
     *
     * @return the step; empty at the end of the tree, or where a limit has ended the search
     * @throws IllegalStateException if a strategy chose what is not there to be chosen
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

    /** Ends the search for a choice that cannot be made. */
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
     * The work that remains, as givens for searches of their own: together they have just the solutions that no step has
     * shown yet, each once, in order. Each has all that is given to this search and takes options besides. With
     * multiplicities it also bans those that were tried before them: solutions that have both have been shown.
     *
     * <p>The nodes of all these searches and those of {@link #tally} are together the nodes of the whole. That, and the
     * order, hold for strategies that look at nothing but the open items and the options taken: all but {@code weights}
     * and {@code frb}, which learn; there the parts have the right solutions all the same.
     *
     * <p>Of the engine {@code ida}, which looks again at what it has seen, everything remains until its solution.
     *
     * @return the parts in the order of the search; empty at its end
     * @throws IllegalStateException if a strategy chose what is not there to be chosen, or if the search was to begin at a
     *     path and was stopped before it came there
     */
    public List<Givens> remaining() {
        if (stepper.isEmpty()) {
            if (launch.settings().path.length > 0) {
                throw new IllegalStateException(
                        "the search was stopped before it came to its path, so what remains is not"
                                + " known; begin there again");
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
     * The options chosen so far, one per level: where {@link SolverBuilder#start(java.util.List)} could begin. Those given or forced are
     * left out; {@link Step#NONE} stands at a level where the item was left as it is.
     *
     * <p>Right after the root was entered or an option was taken, a search that begins there sees all that this one has
     * not seen. Later it would see again what is below that node; {@link #remaining} never does. While the search goes
     * back over several levels, the path is already that of the level it goes back to.
     *
     * @return numbers of options; a copy
     */
    public List<Integer> path() {
        return stepper.stream()
                .flatMapToInt(s -> IntStream.of(s.path()))
                .boxed()
                .toList();
    }

    /**
     * All options taken so far, those given or forced included: a solution, if the last step was one.
     *
     * @return numbers of options, ascending; a copy
     */
    public List<Integer> options() {
        return stepper.stream()
                .flatMapToInt(s -> IntStream.of(s.options()))
                .boxed()
                .toList();
    }

    /**
     * What the engine holds after the last step: the lists of {@code links}, the bit matrix of {@code slots}. For lessons: each
     * call copies it all, so it costs as much as the cover is large.
     *
     * @return a copy; empty for other engines, for {@code slots} with multiplicities, for a search that has been stopped before
     *     it began, and while the search goes back over several levels: then only the last of these steps shows it
     */
    @Experimental
    @SuppressWarnings("exports") // for the trace of the command line
    public Optional<Inside> inside() {
        return stepper.flatMap(StepSource::inside);
    }

    /**
     * What the steps so far have shown.
     *
     * @return solutions, nodes and updates
     */
    public Tally tally() {
        return stepper.map(StepSource::tally).orElse(Tally.ZERO);
    }

    /**
     * What is known now.
     *
     * @return the report of a search that ends here; {@link StopReason#VISITOR} as its reason if it could go on
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
