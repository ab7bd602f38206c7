package dlx.core;

import dlx.core.search.SearchReport;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/**
 * Solutions one by one, found when asked for. Belongs to one thread at a time; holds no resource but memory.
 *
 * @param <O> what an option means
 * @since 0.1
 */
public final class SolutionIterator<O> implements Iterator<List<O>>, AutoCloseable {

    private final Run<O> run;

    /** Whether the run rests at a solution that was not handed out yet. */
    private boolean ready;

    SolutionIterator(Run<O> run) {
        this.run = run;
    }

    @Override
    public boolean hasNext() {
        if (!ready) {
            ready = run.advance();
        }
        return ready;
    }

    /**
     * The next solution.
     *
     * @return the chosen options in the order of the cover; immutable
     * @throws NoSuchElementException if there is none, or none within the limits
     */
    @Override
    public List<O> next() {
        if (!hasNext()) {
            throw new NoSuchElementException("no further solution; the report says why");
        }
        ready = false;
        return run.solution().options();
    }

    /** Ends the search; {@link #hasNext} is false from now on. */
    @Override
    public void close() {
        ready = false;
        report();
    }

    /**
     * What is known now. Ends the search if it has not ended.
     *
     * @return the report; it counts the solutions that were found, the one that waits to be handed out included
     */
    public SearchReport report() {
        return run.report();
    }
}
