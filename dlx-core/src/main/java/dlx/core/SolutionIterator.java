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
 * An iterator over solutions, which searches for each solution on demand. Not thread-safe.
 *
 * <p>Without {@linkplain SolverBuilder#threads threads} of its own it holds only memory. With several, these threads
 * run until their buffer of solutions is full: close the iterator if you do not read it to the end.
 *
 * @param <O> type of the option values
 * @since 0.1
 */
public final class SolutionIterator<O> implements Answer, Iterator<List<O>>, AutoCloseable {

    private final SearchRun<O> run;
    private final Givens givens;

    /** True if the run has found a solution that was not returned yet. */
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
     * Returns the next solution.
     *
     * @return the chosen options in the order of the cover; immutable
     * @throws NoSuchElementException if no solution remains, or a limit ended the search
     */
    @Override
    public List<O> next() {
        return nextSolution().options();
    }

    /**
     * Returns the remaining solutions as a lazy, sequential, ordered stream. Closing the stream closes this iterator.
     *
     * @return the stream
     */
    public Stream<List<O>> stream() {
        int traits = Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.IMMUTABLE;
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(this, traits), false)
                .onClose(this::close);
    }

    /**
     * Returns the next solution with its option numbers and score.
     *
     * @return the solution
     * @throws NoSuchElementException if no solution remains, or a limit ended the search
     */
    public Solution<O> nextSolution() {
        if (!hasNext()) {
            throw new NoSuchElementException("no further solution; the report says why");
        }
        ready = false;
        return run.solution();
    }

    /**
     * Returns the remaining work, as givens for separate searches. Together these find exactly the solutions that this
     * iterator has not returned, each once, in order. This also works after a limit has ended the search, so that the
     * rest can be searched later.
     *
     * <p>The nodes of all these searches and of the report add up to the nodes of the whole search. There are two
     * exceptions, which count one node twice: a solution that was found and not yet returned, and a search that stopped
     * at the end of its {@link SolverBuilder#start(java.util.List) path}.
     *
     * @return the parts in the order of the search; an empty list at its end. An empty Optional if the search
     *     cannot compute them: with {@link SolverBuilder#symmetries symmetries}, or if it was stopped before it began
     */
    public Optional<List<Givens>> remaining() {
        return run.remaining(ready).map(parts -> parts.stream().map(givens::and).toList());
    }

    /** Ends the search; from now on {@link #hasNext} returns false. */
    @Override
    public void close() {
        closed = true; // a solution found but not returned belongs to remaining()
        run.stop(StopReason.VISITOR);
    }

    /**
     * Returns the report of the search so far, without ending the search.
     *
     * @return the report; it counts the solutions found, including a solution not yet returned. The reason of a
     *     search that has not ended is {@link StopReason#VISITOR}
     */
    public SearchReport report() {
        return run.report();
    }

    @Override
    public StopReason stopped() {
        return report().stopped();
    }
}
