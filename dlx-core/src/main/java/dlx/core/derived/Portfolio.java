package dlx.core.derived;

import dlx.api.ModelException;
import dlx.core.engine.Helpers;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.Workforce;
import dlx.core.search.CancellationToken;
import dlx.core.search.StopReason;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A search for any solution, by several ways: in turn with one thread, beside each other with several. Each try is given up
 * after some work, and later ones begin anew in other orders with more: one unlucky order does not decide. The first try
 * that finds a solution, or sees that there is none, ends the search.
 *
 * <p>C. Gomes, B. Selman, H. Kautz, Boosting combinatorial search through randomization (AAAI 1998), on why: the time of one
 * search has a heavy tail, and that of many short ones has none.
 */
public final class Portfolio implements Search {

    /** A try is looked at so often, in nodes. */
    private static final int BETWEEN = 1 << 8;

    private final List<Way> ways;
    private final Turns turns;
    private final Workforce workforce;
    private final SearchControl control;

    private final AtomicLong nodes = new AtomicLong();
    private final AtomicLong updates = new AtomicLong();

    /** Nodes that tries have entered or may enter. Guarded by this. */
    private long granted;

    /** Threads that may still enter nodes. Guarded by this. */
    private int running;

    /** Once it is known that there is a solution, or none; or why nobody can tell. Written under the lock of this. */
    private volatile Optional<End> end = Optional.empty();

    private boolean isOver;

    /**
     * An end.
     *
     * @param engine who came to it
     * @param solution the options, in the order in which they were taken; empty where there is none
     * @param reason why it is no answer; {@link StopReason#EXHAUSTED} if it is one
     */
    private record End(String engine, Optional<int[]> solution, StopReason reason) {}

    /**
     * A search that has not begun.
     *
     * @param ways one at least, those first that are best
     * @param shortest the work of the first tries, in updates
     */
    public Portfolio(List<Way> ways, long shortest, Workforce workforce, SearchControl control) {
        this.ways = List.copyOf(ways);
        this.turns = new Turns(ways.size(), shortest);
        this.workforce = workforce;
        this.control = control;
    }

    @Override
    public boolean advance() {
        if (isOver) {
            return false;
        }
        isOver = true;
        try {
            if (workforce.count() == 1) {
                begin(1);
                run(this::look);
            } else {
                runTogether();
            }
            end.ifPresent(known -> control.end(known.reason()));
        } catch (SearchStopped e) {
            control.end(e.reason());
        }
        return solution().isPresent();
    }

    private void runTogether() {
        try (Helpers helpers = workforce.helpers(this::look)) {
            Helpers.Batch batch = new Helpers.Batch();
            begin(helpers.threads());
            for (int thread = 0; thread < helpers.threads(); thread++) {
                helpers.add(batch, () -> {
                    run(helpers::check);
                    helpers.wakeOwner();
                });
            }
            helpers.await(batch);
        }
    }

    /** Asks the control, in the thread that searches: it stops what is to stop. */
    private void look() {
        boolean mayContinue = nodes() < control.nodeLimit() ? control.mayContinue(this) : control.mayContinue();
        if (!mayContinue) {
            throw new SearchStopped(control.stopped());
        }
    }

    /** Takes turns until the end is known; {@code check} throws where they are to stop. */
    private void run(Runnable check) {
        while (end.isEmpty()) {
            check.run();
            Optional<Turns.Turn> turn = turns.take();
            long most = grant();
            if (turn.isEmpty() || most == 0) {
                giveUp(turn.isEmpty() ? StopReason.MEMORY : StopReason.NODES);
                return;
            }
            new Try(turn.get(), most, check).run();
        }
    }

    private synchronized void begin(int threads) {
        running = threads;
    }

    /** Others may have nodes left that they were granted: the last thread concludes. */
    private synchronized void giveUp(StopReason reason) {
        if (--running == 0) {
            conclude(new End("", Optional.empty(), reason));
        }
    }

    private synchronized void conclude(End known) {
        end = end.isPresent() ? end : Optional.of(known);
    }

    /** How many nodes a try may enter, so that all together enter no more than is allowed. */
    private synchronized long grant() {
        if (control.nodeLimit() == Long.MAX_VALUE) {
            return Long.MAX_VALUE;
        }
        long left = control.nodeLimit() - granted;
        long most = Math.min(left, Math.max(1, left / workforce.count()));
        granted += most;
        return most;
    }

    private synchronized void giveBack(long unused) {
        granted -= control.nodeLimit() == Long.MAX_VALUE ? 0 : unused;
    }

    /** One try, in the thread that made it. */
    private final class Try implements SearchControl.ProgressWatch {

        private final Turns.Turn turn;
        private final Way way;
        private final Runnable check;
        private final CancellationToken enough = new CancellationToken();
        private final SearchControl own;
        private final long most;
        private long nodesCounted;
        private long updatesCounted;

        Try(Turns.Turn turn, long most, Runnable check) {
            this.turn = turn;
            this.most = most;
            this.check = check;
            way = ways.get(turn.place());
            own = control.trial(most, enough, BETWEEN, this);
        }

        void run() {
            try {
                search(way.begin(turn.order(), own));
                leaveOutWithoutMemory(own.stopped());
            } catch (SearchStopped e) { // while the engine compiled, or the whole search is to stop
                check.run();
                leaveOutWithoutMemory(e.reason());
            } catch (ModelException e) { // the engine cannot do this; the first one can
                turns.leaveOut(turn.place());
            }
            giveBack(most - nodesCounted);
        }

        private void search(Search search) {
            try {
                boolean found = search.advance();
                count(search);
                if (found || own.stopped() == StopReason.EXHAUSTED) {
                    conclude(new End(search.engine().orElse(way.engine()), taken(search, found), StopReason.EXHAUSTED));
                }
            } finally {
                search.close();
            }
        }

        private void leaveOutWithoutMemory(StopReason reason) {
            if (reason == StopReason.MEMORY) {
                turns.leaveOut(turn.place());
            }
        }

        private Optional<int[]> taken(Search search, boolean found) {
            if (!found) {
                return Optional.empty();
            }
            int[] options = new int[search.length()];
            search.copyOptions(options);
            return Optional.of(options);
        }

        @Override
        public void look(Search search) {
            count(search);
            check.run();
            if (search.updates() >= turn.work() || end.isPresent()) {
                enough.cancel();
            }
        }

        private void count(Search search) {
            nodes.addAndGet(search.nodes() - nodesCounted);
            nodesCounted = search.nodes();
            updates.addAndGet(search.updates() - updatesCounted);
            updatesCounted = search.updates();
        }
    }

    @Override
    public boolean isOver() {
        return isOver;
    }

    private Optional<int[]> solution() {
        return end.flatMap(End::solution);
    }

    @Override
    public BigInteger solutions() {
        return solution().isPresent() ? BigInteger.ONE : BigInteger.ZERO;
    }

    @Override
    public int length() {
        return solution().map(options -> options.length).orElse(0);
    }

    @Override
    public void copyOptions(int[] into) {
        solution().ifPresent(options -> System.arraycopy(options, 0, into, 0, options.length));
    }

    @Override
    public long nodes() {
        return nodes.get();
    }

    @Override
    public long updates() {
        return updates.get();
    }

    /** Nobody knows which try will be the last. */
    @Override
    public double share() {
        return end.isPresent() ? 1 : 0;
    }

    @Override
    public Optional<String> engine() {
        return end.map(End::engine).filter(name -> !name.isEmpty());
    }
}
