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
import java.util.concurrent.Executor;

/**
 * Threads for searches: {@link dlx.core.SolverBuilder#threads} and {@link dlx.core.Solver#async} take them. Any number of searches may
 * share what is made here: each starts its own threads, when it has enough to do for them, and ends them.
 *
 * @since 0.1
 */
public final class Threads {

    /** The most threads of a search: more than any machine has cores. */
    public static final int MOST = 4096;

    /** Runs each job in a new thread, a daemon. */
    public static final Executor DAEMON = job -> daemon(job, "dlx-search").start();

    /** A thread that waits looks at its own limits after so many milliseconds. */
    private static final int PATIENCE = 5;

    /** Waits for a thread that makes what is wanted, some milliseconds at a time. */
    public static final Waiting WAITING = monitor -> monitor.wait(PATIENCE);

    private Threads() {}

    /**
     * So many threads.
     *
     * @param count from 1 to {@link #MOST}, or 0 for as many as the machine has cores
     * @return the threads, for {@link dlx.core.SolverBuilder#threads}
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

    /** Threads that each search starts. */
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
