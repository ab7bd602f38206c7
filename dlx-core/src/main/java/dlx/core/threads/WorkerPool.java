package dlx.core.threads;

import dlx.core.engine.JobSpec;
import dlx.core.engine.Remaining;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SplitPolicy;
import dlx.core.engine.TreeSearch;
import dlx.core.engine.TreeSearchFactory;
import dlx.core.search.CancellationToken;
import dlx.core.search.Givens;
import dlx.core.search.Piece;
import dlx.core.search.Subproblem;
import dlx.core.search.Tally;
import dlx.core.threads.Job.State;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Some workers, the portions of the search that they go through, and what waits to be shown. A monitor: what workers and
 * the calling thread have in common is here.
 *
 * <p>The portions are a list in the order of the solutions. The calling thread shows what the first one finds; when it is
 * done and shown, the next one is the first.
 *
 * <pre>
 *   head                                          order of the solutions
 *   DONE, being shown -> RUNNING -> NEW -> DONE, waiting -> RUNNING -> NEW -> end
 * </pre>
 *
 * <p><b>Balance.</b> A worker without work takes the first portion that is NEW. If there is none, those that run are asked
 * to give branches away ({@link #isHungry}), which become portions right after them.
 *
 * <p><b>Memory.</b> Solutions that wait are bounded. A portion may be started where not more than half of what may wait
 * waits before it, and where there is room at all; the first portion always. One that has its share waiting, a quarter of
 * all divided by the threads, ends there, and what it has not seen is a portion of its own. So however many solutions
 * the first portion has, workers find work close to it, with room for what they find.
 *
 * <p>No thread outlives its work for long: those of the pool end after a second without any.
 */
final class WorkerPool {

    private static final long PATIENCE_MILLIS = 5;

    private static final int MOST_SPARE = 16;

    private final TreeSearchFactory trees;
    private final SearchControl control;
    private int threads;
    private final boolean collects;
    private final int mostHeld;
    private final SplitPolicy cutting;
    private final ThreadPoolExecutor pool;
    private final CancellationToken end = new CancellationToken();
    private final Deque<SolutionBatch> spare = new ArrayDeque<>();

    /** The first portion that has not been shown whole; {@link Job#END} when all are. */
    private Job head = Job.END;

    /** What was counted in the portions before the head. */
    private Tally before = Tally.ZERO;

    private double seenBefore;

    private int running;
    private int held;
    private volatile boolean pausing;

    /** Whether the calling thread was interrupted while it waited. */
    private boolean interrupted;

    private volatile boolean hungry;
    private Optional<Throwable> failure = Optional.empty();

    /** A crew that has not begun. */
    WorkerPool(TreeSearchFactory trees, SearchControl control, JobSpec work) {
        this.trees = trees;
        this.control = control;
        threads = work.threads();
        collects = work.collects();
        cutting = work.cutting();
        mostHeld = cutting.memory();
        pool = new ThreadPoolExecutor(
                threads,
                threads,
                1,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                worker -> Threads.daemon(worker, "dlx-search"));
        pool.allowCoreThreadTimeOut(true);
    }

    /** Begins with some portions, in order. */
    synchronized void begin(List<Job> portions) {
        for (int k = portions.size() - 1; k >= 0; k--) {
            portions.get(k).next = head;
            head = portions.get(k);
        }
        dispatch();
    }

    TreeSearchFactory trees() {
        return trees;
    }

    /** Piece that stand for fewer nodes are not worth a portion of their own. */
    long grain() {
        return cutting.grain();
    }

    boolean collects() {
        return collects;
    }

    /** A control for a worker. */
    SearchControl worker(SearchControl.ProgressWatch watch) {
        return control.worker(end, cutting.stride(), watch);
    }

    /** Whether some worker has nothing to do. */
    boolean isHungry() {
        return hungry;
    }

    /** Gives work to whoever has none. */
    private void dispatch() {
        if (pausing || end.isCancelled()) {
            return;
        }
        int inFront = 0;
        for (Job p = head; p != Job.END && running < threads; p = p.next) {
            while (p.state == State.DONE && p.next.state == State.DONE) {
                p.joinNext();
            }
            if (p.state == State.NEW && (p == head || inFront < mostHeld / 2 && held < mostHeld)) {
                start(p);
            }
            inFront += p.held;
        }
        hungry = running < threads && head != Job.END && held < mostHeld;
    }

    /** Starts a worker. If no thread is to be had, those that there are go on, if there are any. */
    private void start(Job portion) {
        portion.state = State.RUNNING;
        running++;
        try {
            pool.execute(new Worker(this, portion));
        } catch (RuntimeException | Error e) {
            portion.state = State.NEW;
            running--;
            threads = running;
            if (running == 0) {
                fail(e);
            }
        }
    }

    /** An empty chunk for solutions of a part. */
    synchronized SolutionBatch chunk(Subproblem part) {
        SolutionBatch chunk = spare.isEmpty() ? new SolutionBatch() : spare.pop();
        chunk.begin(part);
        return chunk;
    }

    /**
     * Takes what a worker has found of a portion that runs.
     *
     * @return whether it may go on
     */
    synchronized boolean deliver(Job portion, SolutionBatch chunk) {
        if (chunk.size() > 0) {
            portion.add(chunk);
            held += chunk.ints();
            notifyAll();
        }
        return portion.held < mostHeld / (4 * Math.max(1, threads));
    }

    /** Notes how far a worker is; whether its solutions are waited for. */
    synchronized boolean note(Job portion, Worker worker) {
        portion.solutions = worker.solutions();
        portion.nodes = worker.nodes();
        portion.updates = worker.updates();
        portion.seen = Math.max(portion.seen, Math.min(portion.weight, worker.seen()));
        return portion == head && portion.chunks.isEmpty();
    }

    /** Puts branches that a worker has given away right after its portion. */
    synchronized void insert(Job portion, List<Piece> given) {
        for (int k = given.size() - 1; k >= 0; k--) {
            Job added = new Job(portion.part, given.get(k));
            added.next = portion.next;
            portion.next = added;
            portion.weight -= added.weight;
        }
        dispatch();
    }

    /** Whether workers are to pause. */
    boolean isPausing() {
        return pausing;
    }

    /**
     * Lets a worker pause while the calling thread looks at what remains.
     *
     * @param worker which knows what its portion has left
     */
    synchronized void pause(Job portion, Worker worker) {
        portion.left = worker.left();
        portion.pauses = true;
        notifyAll();
        while (pausing && !end.isCancelled()) {
            try {
                wait();
            } catch (InterruptedException e) {
                continue; // nobody interrupts workers to tell them anything
            }
        }
        portion.pauses = false;
        portion.left = List.of();
    }

    /**
     * Ends the work on a portion.
     *
     * @param rest what it has not seen and is to be a portion of its own
     * @param left what it has not seen because it was stopped
     */
    synchronized void done(Job portion, Optional<Piece> rest, List<Subproblem> left) {
        portion.state = State.DONE;
        portion.left = left;
        portion.seen = left.isEmpty() ? portion.weight : portion.seen;
        rest.ifPresent(branches -> {
            Job added = new Job(portion.part, branches);
            added.next = portion.next;
            portion.next = added;
            portion.weight = Math.max(0, portion.weight - added.weight);
            portion.seen = portion.weight;
        });
        running--;
        dispatch();
        notifyAll();
    }

    /** Ends everything because of what was thrown in a worker. */
    synchronized void fail(Throwable thrown) {
        failure = failure.isPresent() ? failure : Optional.of(thrown);
        end.cancel();
        notifyAll();
    }

    /**
     * The next solutions in order, for the calling thread, which has shown those before. Waits for them a little while.
     *
     * @param shown what it has shown, to be used again
     * @return empty if there are none yet, or no more
     */
    synchronized Optional<SolutionBatch> next(Optional<SolutionBatch> shown) {
        shown.ifPresent(this::free);
        Optional<SolutionBatch> chunk = take();
        if (chunk.isEmpty() && head != Job.END) {
            await();
            restoreInterrupt();
            chunk = take();
        }
        return chunk;
    }

    private Optional<SolutionBatch> take() {
        throwFailure();
        while (head != Job.END && head.chunks.isEmpty() && head.state == State.DONE && head.left.isEmpty()) {
            passHead();
        }
        if (head == Job.END || head.chunks.isEmpty()) {
            return Optional.empty();
        }
        SolutionBatch chunk = head.chunks.remove();
        return Optional.of(chunk);
    }

    /** Whether everything has been shown. */
    synchronized boolean isOver() {
        return head == Job.END;
    }

    private void free(SolutionBatch chunk) {
        head.held -= chunk.ints();
        held -= chunk.ints();
        if (spare.size() < MOST_SPARE) {
            spare.push(chunk);
        }
        if (running < threads) {
            dispatch();
        }
    }

    private void passHead() {
        before = before.plus(new Tally(BigInteger.valueOf(head.solutions), head.nodes, head.updates));
        seenBefore += head.weight;
        head = head.next;
        dispatch();
    }

    private void await() {
        try {
            wait(PATIENCE_MILLIS);
        } catch (InterruptedException e) {
            interrupted = true; // set again at the end: with the flag set nobody can wait
        }
    }

    /** Lets the control of the calling thread see that it was interrupted. */
    private void restoreInterrupt() {
        if (interrupted) {
            interrupted = false;
            Thread.currentThread().interrupt();
        }
    }

    private void throwFailure() {
        if (failure.isPresent()) {
            Throwable thrown = failure.get();
            if (thrown instanceof RuntimeException e) {
                throw e;
            }
            if (thrown instanceof Error e) {
                throw e;
            }
            throw new IllegalStateException(thrown);
        }
    }

    /** What was counted up to a solution of the head that is being shown. */
    synchronized Tally tallyAt(SolutionBatch chunk, int solution, BigInteger solutions) {
        return new Tally(solutions, before.nodes() + chunk.nodes(solution), before.updates() + chunk.updates(solution));
    }

    /** All that was counted so far, in the order of the solutions or not. */
    synchronized Tally counted() {
        Tally sum = before;
        for (Job p = head; p != Job.END; p = p.next) {
            sum = sum.plus(new Tally(BigInteger.valueOf(p.solutions), p.nodes, p.updates));
        }
        return sum;
    }

    /** The share of the whole that has been seen. */
    synchronized double share() {
        double share = seenBefore;
        for (Job p = head; p != Job.END; p = p.next) {
            share += p.seen;
        }
        return share;
    }

    /** How many numbers of solutions wait. */
    synchronized int held() {
        return held;
    }

    /** Whether somebody works. */
    synchronized boolean isAtWork() {
        return running > 0;
    }

    /** Ends all workers, and waits until they have ended. */
    synchronized void stop() {
        end.cancel();
        notifyAll();
        while (running > 0) {
            await();
        }
        pool.shutdown();
        restoreInterrupt();
    }

    /**
     * What has not been shown, and what was counted of the rest. The workers pause meanwhile.
     *
     * @param shown what is being shown
     * @param from its first solution that belongs to what has not been shown
     */
    synchronized Remaining rest(Optional<SolutionBatch> shown, int from) {
        pausing = true;
        while (!allPause() && failure.isEmpty()) {
            await();
        }
        try {
            throwFailure();
            RemainingWork leavings = new RemainingWork(this::partOf, this::partsOf, before);
            for (Job p = head; p != Job.END; p = p.next) {
                leavings.add(p, p == head ? shown : Optional.empty(), from);
            }
            return leavings.rest();
        } finally {
            pausing = false;
            notifyAll();
            dispatch();
            restoreInterrupt();
        }
    }

    /** A solution as a part of the whole: nothing else lies in it. */
    private Subproblem partOf(Subproblem part, int... solution) {
        TreeSearch tree = trees.start(part.givens(), unlimited());
        Givens prefix = tree.isBounded() ? tree.prefixOf(solution) : Givens.of(solution);
        return new Subproblem(part.givens().and(prefix), 0);
    }

    /** What nobody has begun, as parts of the whole. */
    List<Subproblem> partsOf(Job portion) {
        return portion.inWhole(trees.start(portion.part.givens(), unlimited()).partsOf(portion.branches));
    }

    /** What remains is asked for where the search has been stopped, too. */
    private SearchControl unlimited() {
        return control.worker(new CancellationToken(), Integer.MAX_VALUE, search -> {});
    }

    private boolean allPause() {
        for (Job p = head; p != Job.END; p = p.next) {
            if (p.state == State.RUNNING && !p.pauses) {
                return false;
            }
        }
        return true;
    }
}
