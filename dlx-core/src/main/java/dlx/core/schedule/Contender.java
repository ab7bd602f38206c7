package dlx.core.schedule;

import dlx.api.ModelException;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchStopped;
import dlx.core.search.Learned;
import dlx.core.search.ScheduleRow;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Tally;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A contender beside the lead: its search, which is paused between two slices, and its figures. Each slice may be taken in
 * another thread, one after the other; the figures may be read by any thread.
 */
final class Contender implements SearchControl.ProgressWatch {

    /** Maximum number of nodes between two checkpoints. */
    private static final int BETWEEN = 1 << 6;

    /** Work of the try in the first order, of a contender that begins anew: the order of a cover is often a good one. */
    private static final long FIRST_TRY = 400_000_000;

    /** Work of the next try; most are in vain. */
    private static final long SECOND_TRY = FIRST_TRY / 10;

    /**
     * Growth of the tries after the second. So a search that must see the whole tree takes a small multiple of its time
     * (M. Luby, A. Sinclair, D. Zuckerman, Optimal speedup of Las Vegas algorithms, Information Processing Letters 47,
     * 1993, on such schedules; C. Gomes, B. Selman, H. Kautz, Boosting combinatorial search through randomization, AAAI
     * 1998, on why one search has a heavy tail and many short ones have none).
     */
    private static final double TRY_GROWTH = 1.5;

    /** The state of a contender between two slices. */
    enum State {
        /** It may take further slices. */
        SEARCHING,
        /** It has shown that nothing exists besides its solutions. */
        CONCLUDED,
        /** It cannot contribute any more. */
        OUT
    }

    final Row row;
    private final Starter starter;
    private final SearchControl whole;
    private final Costs costs;

    /** Number of solutions after which it stops. */
    private final int wanted;

    /** Number of the first of its shuffled orders: 0, that of the cover, unless the lead has it. */
    private final int firstOrder;

    volatile State state = State.SEARCHING;

    /** The search, once it has begun. */
    private volatile Optional<Search> search = Optional.empty();

    /** The control of this search; that of the whole search before. */
    private SearchControl own;

    private int tries;

    /** Work at which the present try is given up. */
    private double endOfTry;

    /** The solutions found so far, in the order in which they were found. */
    final List<int[]> found = new ArrayList<>();

    /** Work at which the present slice ends: that of all slices so far, which a node that takes long may exceed. */
    private long end;

    /** Checks, in the thread of the present slice, that the whole search may continue. */
    private Runnable check = () -> {};

    /** Counts of earlier tries. */
    private long nodesBefore;

    private long updatesBefore;

    volatile long nodes;
    volatile long updates;
    private volatile long lookups;

    /** The number of solutions found or counted until the end of the last slice. */
    volatile BigInteger solutions = BigInteger.ZERO;

    volatile Optional<Learned> learned = Optional.empty();
    private volatile double promise = 1;

    /** Work of the lead at the beginning of the last slice. */
    private long last;

    /** Work of the lead at which the next slice is due. */
    long next;

    /** Creates a contender that has not begun. */
    Contender(Row row, Schedule schedule, Starter starter, SearchControl whole) {
        this.row = row;
        this.starter = starter;
        this.whole = whole;
        own = whole;
        costs = Costs.of(row, starter.cover().itemCount());
        wanted = row.role() == Row.Role.SEARCHES ? Math.max(1, schedule.wanted()) : 1;
        firstOrder = row.engine().equals(schedule.lead().engine()) ? 1 : 0;
        next = row.due();
    }

    /**
     * Grants the work of a slice, its share of the work of the lead since the slice before. Returns true unless it is less
     * than one.
     *
     * @param work work of the lead so far
     * @param factor factor of the share if the contender searches for solutions
     */
    boolean grant(long work, double factor) {
        boolean searches = row.role() == Row.Role.SEARCHES || row.role() == Row.Role.GUESSES;
        long more = (long) (row.share() * promise * (searches ? factor : 1) * (work - last));
        last = work;
        next = Math.max(work + 1, (long) (row.growth() * work));
        end += more;
        return more > 0;
    }

    /**
     * Continues the search for the work granted, or to its answer.
     *
     * @param mostNodes maximum number of nodes of the slice
     * @param checks called at checkpoints; its exception ends the slice and the contender
     */
    void take(long mostNodes, Runnable checks) {
        if (work() >= end) {
            return;
        }
        check = checks;
        try {
            if (search.isEmpty() || row.order() == Row.Order.SHUFFLED && work() >= endOfTry) {
                begin();
            }
            own.limitNodes(mostNodes == Long.MAX_VALUE ? mostNodes : nodes - nodesBefore + mostNodes);
            own.resume();
            advance(search.orElseThrow());
        } catch (ModelException | OutOfMemoryError | StackOverflowError e) { // it cannot do this, or lacks memory
            state = State.OUT;
        } catch (SearchStopped e) { // while it compiled, or the whole search is to stop
            state = isLimit(e.reason()) ? state : State.OUT;
            check.run();
        }
    }

    private void begin() {
        search.ifPresent(Search::close);
        search = Optional.empty();
        nodesBefore = nodes;
        updatesBefore = updates;
        own = whole.part(Long.MAX_VALUE, BETWEEN, this);
        endOfTry = work() + (tries == 0 ? FIRST_TRY : SECOND_TRY * Math.pow(TRY_GROWTH, tries - 1.0));
        int order = row.order() == Row.Order.SHUFFLED ? firstOrder + tries++ : 0;
        search = Optional.of(starter.start(row, order, own, check::run));
    }

    private void advance(Search present) {
        while (found.size() < wanted && present.advance()) {
            found.add(present.options());
        }
        count(present);
        solutions = present.solutions();
        if (found.size() == wanted) {
            state = row.role() == Row.Role.SEARCHES ? State.CONCLUDED : State.OUT;
        } else if (!own.isPaused()) {
            boolean hasEnded = own.stopped() == StopReason.EXHAUSTED && !own.isConcluded();
            state = hasEnded ? State.CONCLUDED : isLimit(own.stopped()) ? state : State.OUT;
        }
    }

    /** Returns true if a limit of the whole search is the reason. */
    private static boolean isLimit(StopReason reason) {
        return reason == StopReason.TIME || reason == StopReason.NODES || reason == StopReason.CANCELLED;
    }

    @Override
    public void look(Search present) {
        count(present);
        try {
            check.run();
        } catch (SearchStopped e) {
            own.end(e.reason()); // an engine that stops at exceptions by itself has not come to its end
            throw e;
        }
        if (work() >= end) {
            own.pause();
        }
    }

    private void count(Search present) {
        nodes = nodesBefore + present.nodes();
        updates = updatesBefore + present.updates();
        lookups = present.lookups();
        learned = present.learned();
        promise = present.promise();
    }

    /** Returns the row with its figures. */
    ScheduleRow report(boolean hasAnswered) {
        String text =
                hasAnswered ? "answered" : state == State.OUT ? "out" : nodes + updates == 0 ? "waits" : "searches";
        return row.report(text, new Tally(solutions, nodes, updates));
    }

    /** Adds to a report what shows how this contender has ended the lead: the name of its weights, or its engine. */
    void addAnswer(SearchReport.Builder report) {
        if (row.role() == Row.Role.REFUTES) {
            report.proof(search.flatMap(weights -> ((WeightsSearch) weights).proof()));
        } else {
            report.engine(search.flatMap(Search::engine).orElse(row.engine())).order(search.flatMap(Search::order));
        }
    }

    /** Returns the results that its search would be shortened by. */
    List<String> results() {
        return search.map(Search::results).orElse(List.of());
    }

    /** Ends the contender between two slices, and frees its memory. */
    void leave() {
        state = State.OUT;
        close();
        search = Optional.empty();
    }

    /** Returns the cost of the updates and nodes so far. */
    private long work() {
        return costs.of(nodes, updates, lookups);
    }

    void close() {
        search.ifPresent(Search::close);
    }
}
