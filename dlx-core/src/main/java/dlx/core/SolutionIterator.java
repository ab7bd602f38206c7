package dlx.core;

import dlx.api.Solution;
import dlx.core.run.SearchRun;
import dlx.core.search.Answer;
import dlx.core.search.Givens;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Solutions one by one, found when asked for. Belongs to one thread at a time. Holds no resource but memory, and
 * with several {@linkplain SolverBuilder#threads threads} those, until what they have found fills what may wait: close it then.
 *
 * @param <O> what an option means
 * @since 0.1
 */
public final class SolutionIterator<O> implements Answer, Iterator<List<O>>, AutoCloseable {

    private final SearchRun<O> run;
    private final Givens givens;

    /** Whether the run rests at a solution that was not handed out yet. */
    private boolean ready;

    private boolean closed;

    SolutionIterator(SearchRun<O> run, Givens givens) {
        this.run = run;
        this.givens = givens;
    }

    @Override
    public boolean hasNext() {
        if (!ready) {
            ready = run.advance();
        }
        return ready && !closed;
    }

    /**
     * The next solution.
     *
     * @return the chosen options in the order of the cover; immutable
     * @throws NoSuchElementException if there is none, or none within the limits
     */
    @Override
    public List<O> next() {
        return nextSolution().options();
    }

    /**
     * The solutions that are left as a lazy, sequential, ordered stream. Closing it closes this iterator.
     *
     * @return the stream
     */
    public Stream<List<O>> stream() {
        int traits = Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.IMMUTABLE;
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(this, traits), false)
                .onClose(this::close);
    }

    /**
     * The next solution, with its numbers and score.
     *
     * @return the solution, one value for all that is known of it
     * @throws NoSuchElementException if there is none, or none within the limits
     */
    public Solution<O> nextSolution() {
        if (!hasNext()) {
            throw new NoSuchElementException("no further solution; the report says why");
        }
        ready = false;
        return run.solution();
    }

    /**
     * The work that remains, as givens for searches of their own: together they have just the solutions that this iterator
     * has not handed out, each once, in order. Also where a limit has ended the search, so that what it left can be done
     * later. The nodes of all these searches and those of the report are together the nodes of the whole, unless a
     * solution waits to be handed out, or the search rests at the end of its {@link SolverBuilder#start(java.util.List) path}: that node is
     * counted twice then.
     *
     * @return the parts in the order of the search, none at its end; empty where the search does not know them: with
     *     {@link SolverBuilder#symmetries symmetries}, or where it was stopped before it began
     */
    public Optional<List<Givens>> remaining() {
        return run.remaining(ready).map(parts -> parts.stream().map(givens::and).toList());
    }

    /** Ends the search; {@link #hasNext} is false from now on. */
    @Override
    public void close() {
        closed = true; // a solution that waits was not handed out: it remains
        run.stop(StopReason.VISITOR);
    }

    /**
     * Returns the report of the search so far; {@link #close} ends the search.
     *
     * @return the report; it counts the solutions that were found, the one that waits to be handed out included. A search that
     *     has not ended is reported as stopped by {@link StopReason#VISITOR}
     */
    public SearchReport report() {
        return run.report();
    }

    @Override
    public StopReason stopped() {
        return report().stopped();
    }
}
