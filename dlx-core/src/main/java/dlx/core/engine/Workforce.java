package dlx.core.engine;

import dlx.core.search.internal.Workers;
import java.util.List;
import java.util.Objects;

/** Other threads that may take part in a search. Made outside the engines: they know neither threads nor waiting. Thread-safe. */
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
            throw new IllegalStateException("one thread has no workers");
        }

        @Override
        public Helpers helpers(Runnable look) {
            throw new IllegalStateException("one thread has no helpers");
        }
    };

    /**
     * The workforce that workers are.
     *
     * @throws IllegalArgumentException if somebody else made them
     */
    static Workforce of(Workers workers) {
        if (!(Objects.requireNonNull(workers, "workers") instanceof Workforce workforce)) {
            throw new IllegalArgumentException(
                    "workers: " + workers.getClass().getName() + "; expected Threads.of(count)");
        }
        return workforce;
    }

    /**
     * Searches what is left of a tree in several threads; all that the control is asked, and all that is shown, in the calling one.
     *
     * @param trees makes the walks of the workers
     * @param unseen what is left, in order
     * @param whole the search that is shown to the control
     */
    Search search(TreeSearchFactory trees, SearchControl control, JobSpec spec, List<Unseen> unseen, Search whole);

    /**
     * Threads for the jobs of one search, owned by the calling thread.
     *
     * @param look called in this thread while it waits; what it throws ends the waiting
     */
    Helpers helpers(Runnable look);
}
