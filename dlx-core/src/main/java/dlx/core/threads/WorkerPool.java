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
 * Workers, their jobs, and the solutions that wait to be shown. A monitor: holds all data that workers and the calling
 * thread share.
 *
 * <p>The jobs are a list in the order of the solutions. The calling thread shows the solutions of the first job. When
 * this job is done and shown, the next one becomes the first.
 *
 * <pre>
 *   head                                          order of the solutions
 *   DONE, being shown -> RUNNING -> NEW -> DONE, waiting -> RUNNING -> NEW -> end
 * </pre>
 *
 * <p><b>Balance.</b> A worker without a job takes the first job that is NEW. Without such a job, running workers are
 * asked to give branches away ({@link #isHungry}). These branches become jobs right after theirs.
 *
 * <p><b>Memory.</b> The memory for solutions that wait is bounded. The first job may always start. Another job may
 * start if the jobs before it hold less than half of this memory, and all jobs together less than all of it. A job ends
 * when its solutions fill a quarter of the memory divided by the number of threads; its remaining piece becomes a new
 * job. So workers find jobs close to the first one, however many solutions that has.
 *
 * <p>Threads of the pool end after one second without a job.
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

    /** First job that was not shown completely; {@link Job#END} at the end. */
    private Job head = Job.END;

    /** Tally of the jobs before the head. */
    private Tally before = Tally.ZERO;

    private double seenBefore;

    private int running;
    private int held;
    private volatile boolean pausing;

    /** True if the calling thread was interrupted while it waited. */
    private boolean interrupted;

    private volatile boolean hungry;
    private Optional<Throwable> failure = Optional.empty();

    /** Creates a pool that has not begun. */
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

    /** Begins with given jobs, in order. */
    synchronized void begin(List<Job> jobs) {
        for (int k = jobs.size() - 1; k >= 0; k--) {
            jobs.get(k).next = head;
            head = jobs.get(k);
        }
        dispatch();
    }

    TreeSearchFactory trees() {
        return trees;
    }

    /** Returns the minimum estimated number of nodes of a piece that becomes a job of its own. */
    long grain() {
        return cutting.grain();
    }

    boolean collects() {
        return collects;
    }

    /**
     * Returns the control of a worker.
     *
     * @param watch called at each of its checkpoints
     */
    SearchControl worker(SearchControl.ProgressWatch watch) {
        return control.worker(end, cutting.stride(), watch);
    }

    /**
     * Returns true if there are fewer running workers than threads, although the memory permits more. Running workers
     * then give pieces away.
     */
    boolean isHungry() {
        return hungry;
    }

    /**
     * Starts workers on new jobs while the limits of threads and memory permit it. Merges neighboring jobs that are
     * done.
     */
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

    /**
     * Starts a worker. If no thread can be started, the existing workers continue alone; without workers, the search
     * fails.
     */
    private void start(Job job) {
        job.state = State.RUNNING;
        running++;
        try {
            pool.execute(new Worker(this, job));
        } catch (RuntimeException | Error e) {
            job.state = State.NEW;
            running--;
            threads = running;
            if (running == 0) {
                fail(e);
            }
        }
    }

    /** Returns an empty batch for solutions of a subproblem. */
    synchronized SolutionBatch batch(Subproblem part) {
        SolutionBatch batch = spare.isEmpty() ? new SolutionBatch() : spare.pop();
        batch.begin(part);
        return batch;
    }

    /**
     * Stores the solutions that a worker has found in its job.
     *
     * @return true if the job may continue; false if its share of the memory is full
     */
    synchronized boolean deliver(Job job, SolutionBatch batch) {
        if (batch.size() > 0) {
            job.add(batch);
            held += batch.ints();
            notifyAll();
        }
        return job.held < mostHeld / (4 * Math.max(1, threads));
    }

    /**
     * Stores the counts of a worker's search in its job. Returns true if the calling thread waits for solutions of this
     * job.
     *
     * @param seen share of the whole search tree that the worker has searched
     */
    synchronized boolean note(Job job, TreeSearch tree, double seen) {
        job.solutions = tree.found();
        job.nodes = tree.nodes();
        job.updates = tree.updatesBehindPath();
        job.seen = Math.max(job.seen, Math.min(job.weight, seen));
        return job == head && job.batches.isEmpty();
    }

    /** Adds pieces that a worker has given away as jobs right after its own. */
    synchronized void insert(Job job, List<Piece> given) {
        for (int k = given.size() - 1; k >= 0; k--) {
            Job added = new Job(job.part, given.get(k));
            added.next = job.next;
            job.next = added;
            job.weight -= added.weight;
        }
        dispatch();
    }

    /** Returns true if workers must pause. */
    boolean isPausing() {
        return pausing;
    }

    /**
     * Blocks a worker while the calling thread collects the remaining work.
     *
     * @param left the remaining parts of its job
     */
    synchronized void pause(Job job, List<Subproblem> left) {
        job.left = left;
        job.pauses = true;
        notifyAll();
        while (pausing && !end.isCancelled()) {
            try {
                wait();
            } catch (InterruptedException e) {
                continue; // workers ignore interrupts
            }
        }
        job.pauses = false;
        job.left = List.of();
    }

    /**
     * Ends the work on a job.
     *
     * @param rest piece that was not searched and becomes a job of its own
     * @param left parts of the whole search that were not searched because the worker was stopped
     */
    synchronized void done(Job job, Optional<Piece> rest, List<Subproblem> left) {
        job.state = State.DONE;
        job.left = left;
        job.seen = left.isEmpty() ? job.weight : job.seen;
        rest.ifPresent(branches -> {
            Job added = new Job(job.part, branches);
            added.next = job.next;
            job.next = added;
            job.weight = Math.max(0, job.weight - added.weight);
            job.seen = job.weight;
        });
        running--;
        dispatch();
        notifyAll();
    }

    /**
     * Stops all workers because one of them has thrown an exception. The calling thread throws the first such
     * exception.
     */
    synchronized void fail(Throwable thrown) {
        failure = failure.isPresent() ? failure : Optional.of(thrown);
        end.cancel();
        notifyAll();
    }

    /**
     * Returns the next solutions in order. Waits for them at most {@value #PATIENCE_MILLIS} milliseconds.
     *
     * @param shown the batch shown before, which is reused
     * @return the next batch; empty if the next solutions were not found yet, or at the end
     */
    synchronized Optional<SolutionBatch> next(Optional<SolutionBatch> shown) {
        shown.ifPresent(this::free);
        Optional<SolutionBatch> batch = take();
        if (batch.isEmpty() && head != Job.END) {
            await();
            restoreInterrupt();
            batch = take();
        }
        return batch;
    }

    private Optional<SolutionBatch> take() {
        Threads.rethrow(failure);
        while (head != Job.END && head.batches.isEmpty() && head.state == State.DONE && head.left.isEmpty()) {
            passHead();
        }
        return Optional.ofNullable(head.batches.poll());
    }

    /** Returns true if all jobs are done and shown. */
    synchronized boolean isOver() {
        return head == Job.END;
    }

    private void free(SolutionBatch batch) {
        head.held -= batch.ints();
        held -= batch.ints();
        if (spare.size() < MOST_SPARE) {
            spare.push(batch);
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
            interrupted = true; // restored later, because wait() throws while the flag is set
        }
    }

    /** Sets the interrupt flag of the calling thread again, for its control. */
    private void restoreInterrupt() {
        if (interrupted) {
            interrupted = false;
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Returns the tally up to a solution of the first job, in the order of the solutions.
     *
     * @param solution index of the solution in its batch
     * @param solutions number of solutions shown
     */
    synchronized Tally tallyAt(SolutionBatch batch, int solution, BigInteger solutions) {
        return new Tally(solutions, before.nodes() + batch.nodes(solution), before.updates() + batch.updates(solution));
    }

    /** Returns the tally of all jobs, including nodes after the present solution. */
    synchronized Tally counted() {
        Tally sum = before;
        for (Job p = head; p != Job.END; p = p.next) {
            sum = sum.plus(new Tally(BigInteger.valueOf(p.solutions), p.nodes, p.updates));
        }
        return sum;
    }

    /** Returns the share of the search tree that was searched, from 0 to 1. */
    synchronized double share() {
        double share = seenBefore;
        for (Job p = head; p != Job.END; p = p.next) {
            share += p.seen;
        }
        return share;
    }

    /** Returns the size of the solutions that wait, in ints. */
    synchronized int held() {
        return held;
    }

    /** Returns true if a worker runs. */
    synchronized boolean isAtWork() {
        return running > 0;
    }

    /** Stops all workers, and waits until they have ended. */
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
     * Returns the remaining work, and the tally of all other work. The workers pause meanwhile.
     *
     * @param shown the batch that is being shown
     * @param from its first solution that belongs to the remaining work
     */
    synchronized Remaining rest(Optional<SolutionBatch> shown, int from) {
        pausing = true;
        while (!allPause() && failure.isEmpty()) {
            await();
        }
        try {
            Threads.rethrow(failure);
            RemainingWork remaining = new RemainingWork(this::partOf, this::partsOf, before);
            for (Job p = head; p != Job.END; p = p.next) {
                remaining.add(p, p == head ? shown : Optional.empty(), from);
            }
            return remaining.rest();
        } finally {
            pausing = false;
            notifyAll();
            dispatch();
            restoreInterrupt();
        }
    }

    /** Returns a subproblem that contains one solution only. */
    private Subproblem partOf(Subproblem part, int... solution) {
        TreeSearch tree = trees.start(part.givens(), unlimited());
        Givens prefix = tree.isBounded() ? tree.prefixOf(solution) : Givens.of(solution);
        return new Subproblem(part.givens().and(prefix), 0);
    }

    /** Returns a job that has not begun as subproblems of the whole search. */
    List<Subproblem> partsOf(Job job) {
        return job.inWhole(trees.start(job.part.givens(), unlimited()).partsOf(job.branches));
    }

    /** Returns a control without limits: the remaining work is also computed after the search was stopped. */
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
