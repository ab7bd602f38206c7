package dlx.core.threads;

import dlx.core.engine.Helpers;
import dlx.core.engine.JobSpec;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.TreeSearchFactory;
import dlx.core.engine.Unseen;
import dlx.core.engine.Workforce;
import dlx.core.search.internal.Waiting;
import dlx.core.search.internal.Workers;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;

/**
 * Threads for searches, as arguments of {@link dlx.core.SolverBuilder#threads} and {@link dlx.core.Solver#async}. Any
 * number of searches may share one such object: each search starts its own threads when it has enough work for them,
 * and ends them.
 *
 * @since 0.1
 */
public final class Threads {

    /** Maximum number of threads of a search: more than any machine has cores. */
    public static final int MOST = 4096;

    /** Runs each job in a new daemon thread. */
    public static final Executor DAEMON = job -> daemon(job, "dlx-search").start();

    /** Milliseconds after which a waiting thread checks its own limits. */
    private static final int PATIENCE = 5;

    /** Waits at most {@value #PATIENCE} milliseconds for an object that another thread makes. */
    public static final Waiting WAITING = monitor -> monitor.wait(PATIENCE);

    private Threads() {}

    /**
     * Returns a given number of threads.
     *
     * @param count from 1 to {@link #MOST}, or 0 for the number of cores of the machine
     * @return the threads, for {@link dlx.core.SolverBuilder#threads}
     * @throws IllegalArgumentException if the number is out of range
     */
    public static Workers of(int count) {
        if (count < 0 || count > MOST) {
            throw new IllegalArgumentException("threads: " + count + "; expected 0 for all cores, or 1 to " + MOST);
        }
        return new Started(count == 0 ? Runtime.getRuntime().availableProcessors() : count);
    }

    static Thread daemon(Runnable job, String name) {
        Thread thread = new Thread(job, name);
        thread.setDaemon(true);
        return thread;
    }

    /** Throws the exception of another thread, if there is one. */
    static void rethrow(Optional<Throwable> thrown) {
        if (thrown.isPresent()) {
            if (thrown.get() instanceof Error e) {
                throw e;
            }
            throw thrown.get() instanceof RuntimeException e ? e : new IllegalStateException(thrown.get());
        }
    }

    /** Number of threads that each search starts. */
    private record Started(int count) implements Workforce {

        @Override
        public Search search(
                TreeSearchFactory trees, SearchControl control, JobSpec spec, List<Unseen> unseen, Search whole) {
            return new WorkersSearch(trees, control, spec, unseen, whole);
        }

        @Override
        public Helpers helpers(Runnable look) {
            return new JobPool(count, look);
        }
    }
}
