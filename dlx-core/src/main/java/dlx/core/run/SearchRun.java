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
import dlx.core.engine.sweep.DiagramSearch;
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

/** One search under way: from solution to solution, to its report. Belongs to one thread. */
public final class SearchRun<O> {

    private final Cover<O> cover;
    private final SearchFactory.Prepared ready;
    private final Search search;
    private final SearchControl control;
    private final Doubts doubts;
    private final Optional<CheckpointWriter> saver;

    /** The most solutions to return. */
    private final long limit;

    private final long begin = System.nanoTime();
    private int[] options = new int[16];
    private long solutions;

    /** How many solutions, counted from the first one, have been shown by an earlier run. */
    private long passOver;

    private boolean ended;
    private StopReason stopped = StopReason.EXHAUSTED;
    private long end;

    /** Doubts, while a search goes on, whether there is anything to find: a count of what is there, and weights. */
    private record Doubts(EmptinessCheck count, WeightsCheck weights) {}

    /**
     * Begins the search of a question; one that a limit ends before it could begin has nothing to show.
     *
     * @throws CheckpointException if the search is to be resumed, and its question cannot be
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
        WeightsCheck weights = new WeightsCheck(writer.isPresent() ? writer.get() : factory.watch(reporter));
        EmptinessCheck check = new EmptinessCheck(weights);
        SearchControl control = settings.control(factory.size(), check);
        factory.doubted(question, control).ifPresent(check::begin);
        if (factory.mayEndByWeights()) {
            weights.begin(control, factory.cover().data(), factory.givens(), settings.handOvers.weights());
        }
        Doubts doubts = new Doubts(check, weights);
        long begin = System.nanoTime();
        try {
            SearchFactory.Prepared prepared = factory.search(question, control);
            reporter.show(prepared.search());
            SearchRun<O> run =
                    new SearchRun<>(factory.cover(), prepared, control, doubts, mostSolutions(question), writer);
            writer.ifPresent(w -> w.show(run, prepared.identity()));
            if (!(question instanceof SearchQuestion.Best)) { // which shows nothing before its end
                settings.resumed.ifPresent(run::resume);
            }
            return run;
        } catch (SearchStopped e) {
            control.end(e.reason());
            Search inHand = factory.stopped(question, control);
            SearchFactory.Prepared nothing =
                    new SearchFactory.Prepared(inHand, "", System.nanoTime() - begin, false, Checkpoint.Identity.NONE);
            return new SearchRun<>(
                    factory.cover(), nothing, control, doubts, mostSolutions(question), Optional.empty());
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

    private SearchRun(
            Cover<O> cover,
            SearchFactory.Prepared ready,
            SearchControl control,
            Doubts doubts,
            long limit,
            Optional<CheckpointWriter> saver) {
        this.doubts = doubts;
        this.saver = saver;
        this.cover = cover;
        this.ready = ready;
        this.search = ready.search();
        this.control = control;
        this.limit = limit;
    }

    /** Lets the run go on where another one was. */
    private void resume(Checkpoint from) {
        solutions = from.solutions();
        passOver = from.shown();
    }

    /** All solutions that are left; afterwards {@link #report} says why there are no more. */
    public List<Solution<O>> take() {
        List<Solution<O>> found = new ArrayList<>(1);
        while (advance()) {
            found.add(solution());
        }
        return found;
    }

    /** Goes on to the next solution; false where the run has ended, and then {@link #report} says why. */
    public boolean advance() {
        while (solutions < passOver && next()) {
            // an earlier run has shown it
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
        // A visitor may have taken any time: the limits are looked at before each solution, the first too where no root
        // asks for them.
        boolean asksItself = solutions == 0 && !ready.onPath();
        boolean mayContinue = asksItself || search.isOver() || control.mayContinueToSolution();
        if (!mayContinue || !searchOn()) {
            stop(control.stopped());
            return false;
        }
        solutions++;
        return true;
    }

    /** What a listener, a watcher or a strategy throws ends the run: the search may have been left in mid-step. */
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
     * Goes to the end, and returns the diagram of all solutions; empty if the run is stopped before.
     *
     * @param memory the most bytes that it may take
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

    /** What a watcher throws ends the run. */
    private Optional<Zdd> made(DiagramSearch sweeps) {
        try {
            return sweeps.diagram();
        } catch (RuntimeException | Error e) {
            abandon();
            throw e;
        }
    }

    /** The diagram of the solutions that the search finds one by one. */
    private Optional<Zdd> collect(long memory) {
        try {
            ZddCollector all = new ZddCollector(cover.data().optionCount(), memory, control::check);
            while (advance()) {
                all.add(options(), length());
            }
            return stopped == StopReason.EXHAUSTED ? Optional.of(all.diagram()) : Optional.empty();
        } catch (DiagramFullException e) {
            stop(StopReason.MEMORY);
            stopped = StopReason.MEMORY; // it may have been full only after the search had come to its end
        } catch (SearchStopped e) {
            stop(e.reason());
            stopped = e.reason(); // after the search, which ended well, on the way to the diagram
        }
        return Optional.empty();
    }

    /** Whether solutions were drawn from a diagram of all of them. */
    public boolean hasDiagram() {
        return search instanceof DiagramSampleSearch draws && draws.hasDiagram();
    }

    /** Ends the run before its time. */
    public void stop(StopReason reason) {
        if (!ended) {
            end(reason);
            saver.ifPresent(s -> s.save(this));
        }
    }

    /** Ends the run because something was thrown: what was saved last stays. */
    public void abandon() {
        if (!ended) {
            end(StopReason.VISITOR);
        }
    }

    private void end(StopReason reason) {
        ended = true;
        stopped = reason;
        search.close();
        end = System.nanoTime();
    }

    Search search() {
        return search;
    }

    /** Whether there is nothing more to show. */
    boolean isExhausted() {
        return ended && stopped == StopReason.EXHAUSTED;
    }

    /** How many solutions were shown, those of earlier runs included. */
    long shown() {
        return Math.max(passOver, solutions);
    }

    /** The numbers of the options of the solution in the first {@link #length} places; reused. */
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

    /** The solution where the run rests. */
    public Solution<O> solution() {
        return Solution.of(cover, solutions, Arrays.copyOf(options(), length()));
    }

    public OptionalLong bound() {
        return search.bound();
    }

    /**
     * What the search has not seen, in order; empty where it cannot say.
     *
     * @param again whether the solution where the run rests belongs to it
     */
    public Optional<List<Givens>> remaining(boolean again) {
        return search.remaining(again);
    }

    /** Returns the report of the search so far. A run that has not ended counts as stopped by its visitor. */
    public SearchReport report() {
        StopReason reason = ended ? stopped : StopReason.VISITOR;
        // one that begins anew may have been stopped before it came to what an earlier run has shown
        Tally counted = search.tally();
        BigInteger found = counted.solutions().max(BigInteger.valueOf(passOver));
        // what was known beforehand may be returned by a search that finds nothing
        Outcome outcome = Outcome.of(found.max(BigInteger.valueOf(solutions)), reason);
        Optional<String> proof = doubts.weights().proof(); // which ends a count on its way, too
        Optional<EmptinessCheck.Answer> check =
                proof.isPresent() ? Optional.empty() : doubts.count().answer();
        Tally more = check.map(EmptinessCheck.Answer::counted).orElse(Tally.ZERO);
        return SearchReport.builder(outcome, reason)
                .tally(new Tally(found, counted.nodes() + more.nodes(), counted.updates() + more.updates()))
                .engine(check.map(EmptinessCheck.Answer::engine)
                        .or(search::engine)
                        .orElse(ready.engine()))
                .order(check.isPresent() ? check.get().order() : search.order())
                .proof(proof)
                .nanos(ready.buildNanos(), (ended ? end : System.nanoTime()) - begin)
                .build();
    }
}
