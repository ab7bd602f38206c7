package dlx.core.engine;

import dlx.core.search.internal.Workers;
import java.util.List;
import java.util.Objects;

/**
 * The threads that may take part in a search. Implemented outside the engines, which contain neither threads nor
 * waiting. Thread-safe.
 */
public interface Workforce extends Workers {

    /** The calling thread alone. */
    Workforce ALONE = new Workforce() {

        @Override
        public int count() {
            return 1;
        }

        @Override
        public Search search(
                TreeSearchFactory trees, SearchControl control, JobSpec spec, List<Unseen> unseen, Search whole) {
            throw new IllegalStateException("one thread does not have workers");
        }

        @Override
        public Helpers helpers(Runnable look) {
            throw new IllegalStateException("one thread does not have helpers");
        }
    };

    /**
     * Casts workers to a workforce.
     *
     * @throws IllegalArgumentException if the workers are not made by dlx
     */
    static Workforce of(Workers workers) {
        if (!(Objects.requireNonNull(workers, "workers") instanceof Workforce workforce)) {
            throw new IllegalArgumentException(
                    "workers: " + workers.getClass().getName() + "; expected Threads.of(count)");
        }
        return workforce;
    }

    /**
     * Searches the remaining work of a tree in several threads. Only the calling thread asks the control and returns
     * solutions.
     *
     * @param trees makes the tree searches of the workers
     * @param spec the portion sizes; also decides if solutions are returned or only counted
     * @param unseen the remaining work, in order
     * @param whole the search that the control receives
     */
    Search search(TreeSearchFactory trees, SearchControl control, JobSpec spec, List<Unseen> unseen, Search whole);

    /**
     * Starts threads for the jobs of one search, owned by the calling thread.
     *
     * @param look called in the calling thread while it waits; its exception ends the wait
     */
    Helpers helpers(Runnable look);
}
