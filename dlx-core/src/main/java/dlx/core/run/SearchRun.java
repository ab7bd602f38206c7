package dlx.core.run;

import dlx.api.CheckpointException;
import dlx.api.Cover;
import dlx.api.Solution;
import dlx.core.diagram.DiagramFullException;
import dlx.core.diagram.Zdd;
import dlx.core.diagram.ZddCollector;
import dlx.core.draw.DiagramSampleSearch;
import dlx.core.engine.NoSuchChoice;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.orbits.OrbitSearch;
import dlx.core.engine.sweep.DiagramSearch;
import dlx.core.schedule.Contest;
import dlx.core.search.Checkpoint;
import dlx.core.search.Givens;
import dlx.core.search.Outcome;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Tally;
import dlx.core.search.internal.SearchQuestion;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** One running search, from solution to solution, to its report. Not thread-safe. */
public final class SearchRun<O> {

    private final Cover<O> cover;
    private final SearchFactory.Prepared ready;
    private final Search search;
    private final SearchControl control;
    private final Optional<CheckpointWriter> saver;

    /** Maximum number of solutions to return. */
    private final long limit;

    private final long begin = System.nanoTime();
    private int[] options = new int[16];
    private long solutions;

    /** Number of solutions, counted from the first one, that an earlier run has shown. */
    private long passOver;

    private boolean ended;
    private StopReason stopped = StopReason.EXHAUSTED;
    private long end;

    /**
     * Begins the search of a question. If a limit ends the search before it can begin, the run returns known solutions
     * only.
     *
     * @throws CheckpointException if the search is to be resumed, but its question does not support that
     */
    public static <O> SearchRun<O> begin(SearchFactory<O> factory, SearchQuestion asked) {
        Settings settings = factory.settings();
        SearchQuestion question =
                settings.isKept() && asked instanceof SearchQuestion.First ? new SearchQuestion.All(1) : asked;
        boolean isResumable = !(question instanceof SearchQuestion.Unique || question instanceof SearchQuestion.Sample);
        if (!isResumable && settings.resumed.isPresent()) {
            throw new CheckpointException(
                    "checkpoint: sample and unique cannot be resumed; expected solve, count or best");
        }
        ProgressReporter reporter =
                new ProgressReporter(settings.progress.orElse(p -> {}), settings.improvements.orElse(p -> {}));
        Optional<CheckpointWriter> writer = settings.checkpoints
                .filter(c -> isResumable)
                .map(c -> new CheckpointWriter(reporter, c.every(), c.keeper()));
        SearchControl control =
                settings.control(factory.size(), writer.isPresent() ? writer.get() : factory.watch(reporter));
        long begin = System.nanoTime();
        try {
            SearchFactory.Prepared prepared = factory.search(question, control);
            reporter.show(prepared.search());
            SearchRun<O> run = new SearchRun<>(factory.cover(), prepared, mostSolutions(question), writer);
            writer.ifPresent(w -> w.show(run, prepared.identity()));
            if (!(question instanceof SearchQuestion.Best)) { // a search for the best reports solutions only at its end
                settings.resumed.ifPresent(run::resume);
            }
            return run;
        } catch (SearchStopped e) {
            control.end(e.reason());
            Search inHand = factory.stopped(question, control);
            SearchFactory.Prepared nothing = new SearchFactory.Prepared(
                    inHand, control, Optional.empty(), "", System.nanoTime() - begin, false, Checkpoint.Identity.NONE);
            return new SearchRun<>(factory.cover(), nothing, mostSolutions(question), Optional.empty());
        }
    }

    private static long mostSolutions(SearchQuestion question) {
        if (question instanceof SearchQuestion.First) {
            return 1;
        }
        if (question instanceof SearchQuestion.Unique) {
            return 2;
        }
        return question instanceof SearchQuestion.All all ? all.limit() : Long.MAX_VALUE;
    }

    private SearchRun(Cover<O> cover, SearchFactory.Prepared ready, long limit, Optional<CheckpointWriter> saver) {
        this.saver = saver;
        this.cover = cover;
        this.ready = ready;
        this.search = ready.search();
        this.control = ready.control();
        this.limit = limit;
    }

    /** Continues the counts of an earlier run. */
    private void resume(Checkpoint from) {
        solutions = from.solutions();
        passOver = from.shown();
    }

    /** Returns all solutions that remain. Afterwards {@link #report} contains the reason why the run ended. */
    public List<Solution<O>> take() {
        List<Solution<O>> found = new ArrayList<>(1);
        while (advance()) {
            found.add(solution());
        }
        return found;
    }

    /** Advances to the next solution. Returns false if the run has ended; then {@link #report} contains the reason. */
    public boolean advance() {
        while (solutions < passOver && next()) {
            // an earlier run has shown this solution
        }
        return next();
    }

    private boolean next() {
        if (ended) {
            return false;
        }
        if (solutions >= limit) {
            stop(StopReason.SOLUTION_LIMIT);
            return false;
        }
        // A visitor may use any amount of time: check the limits before each solution. Before the first one the root of
        // the search checks them, unless a path leads past the root.
        boolean asksItself = solutions == 0 && !ready.onPath();
        boolean mayContinue = asksItself || search.isOver() || control.mayContinueToSolution();
        if (!mayContinue || !searchOn()) {
            stop(control.stopped());
            return false;
        }
        solutions++;
        return true;
    }

    /**
     * Advances the search. An exception of a listener, watcher or strategy ends the run, because it may interrupt the
     * search in the middle of a step.
     */
    private boolean searchOn() {
        try {
            return search.advance();
        } catch (NoSuchChoice e) {
            abandon();
            throw e.named(cover);
        } catch (RuntimeException | Error e) {
            abandon();
            throw e;
        }
    }

    /**
     * Searches to the end and returns the diagram of all solutions; empty if the run is stopped before.
     *
     * @param memory maximum number of bytes of the diagram
     */
    public Optional<Zdd> diagram(long memory) {
        if (!ended && search instanceof DiagramSearch sweeps) {
            Optional<Zdd> made = made(sweeps);
            if (made.isPresent() || control.stopped() != StopReason.EXHAUSTED) {
                stop(control.stopped());
                return made;
            }
        }
        return collect(memory);
    }

    /** Returns the diagram that the search makes. An exception of a watcher ends the run. */
    private Optional<Zdd> made(DiagramSearch sweeps) {
        try {
            return sweeps.diagram();
        } catch (RuntimeException | Error e) {
            abandon();
            throw e;
        }
    }

    /** Returns the diagram of the solutions that the search reports one by one; empty if the run is stopped before. */
    private Optional<Zdd> collect(long memory) {
        try {
            ZddCollector all = new ZddCollector(cover.data().optionCount(), memory, control::check);
            while (advance()) {
                all.add(options(), length());
            }
            return stopped == StopReason.EXHAUSTED ? Optional.of(all.diagram()) : Optional.empty();
        } catch (DiagramFullException e) {
            stop(StopReason.MEMORY);
            stopped = StopReason.MEMORY; // the search may have ended before the memory was full
        } catch (SearchStopped e) {
            stop(e.reason());
            stopped = e.reason(); // the search may have ended before the diagram was finished
        }
        return Optional.empty();
    }

    /** Returns true if the solutions were drawn from a diagram of all solutions. */
    public boolean hasDiagram() {
        return search instanceof DiagramSampleSearch draws && draws.hasDiagram();
    }

    /** Returns true if the solutions were drawn by the counts of orbits. */
    public boolean hasOrbits() {
        return search instanceof OrbitSearch;
    }

    /** Ends the run early and writes a last checkpoint. */
    public void stop(StopReason reason) {
        if (!ended) {
            end(reason);
            saver.ifPresent(s -> s.save(this));
        }
    }

    /** Ends the run after an exception. The last checkpoint written before remains valid. */
    public void abandon() {
        if (!ended) {
            end(StopReason.VISITOR);
        }
    }

    private void end(StopReason reason) {
        ended = true;
        stopped = reason;
        ready.contest().ifPresent(Contest::close);
        search.close();
        end = System.nanoTime();
    }

    Search search() {
        return search;
    }

    /** Returns true if no solutions remain. */
    boolean isExhausted() {
        return ended && stopped == StopReason.EXHAUSTED;
    }

    /** Returns the number of solutions that were shown, including those of earlier runs. */
    long shown() {
        return Math.max(passOver, solutions);
    }

    /**
     * Returns the numbers of the options of the present solution, in the first {@link #length} elements. The array is
     * reused.
     */
    public int[] options() {
        if (options.length < search.length()) {
            options = new int[Math.max(search.length(), 2 * options.length)];
        }
        search.copyOptions(options);
        return options;
    }

    public int length() {
        return search.length();
    }

    /** Returns the present solution. */
    public Solution<O> solution() {
        return Solution.of(cover, solutions, Arrays.copyOf(options(), length()));
    }

    public OptionalLong bound() {
        return search.bound();
    }

    /**
     * Returns the remaining parts of the search, in order; empty if the search does not record them.
     *
     * @param again true if the present solution belongs to the remaining parts
     */
    public Optional<List<Givens>> remaining(boolean again) {
        return search.remaining(again);
    }

    /** Returns the report of the search so far. A run that has not ended counts as stopped by its visitor. */
    public SearchReport report() {
        StopReason reason = ended ? stopped : StopReason.VISITOR;
        // a search that restarts may have been stopped before it reached the solutions that an earlier run has shown
        Tally counted = search.tally();
        BigInteger found = counted.solutions().max(BigInteger.valueOf(passOver));
        // a search that finds nothing may still return the known solutions of the settings
        Outcome outcome = Outcome.of(found.max(BigInteger.valueOf(solutions)), reason);
        Tally tally = new Tally(found, counted.nodes(), counted.updates());
        SearchReport.Builder report = SearchReport.builder(outcome, reason)
                .tally(tally)
                .engine(search.engine().orElse(ready.engine()))
                .order(search.order())
                .members(search.members())
                .nanos(ready.buildNanos(), (ended ? end : System.nanoTime()) - begin);
        ready.contest().ifPresent(contest -> contest.addTo(report, search, tally, isAnswer(reason)));
        return report.build();
    }

    private static boolean isAnswer(StopReason reason) {
        return reason == StopReason.EXHAUSTED || reason == StopReason.SOLUTION_LIMIT || reason == StopReason.VISITOR;
    }
}
