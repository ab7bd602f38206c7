package dlx.core.run;

import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.SearchStopped;
import dlx.core.plan.Compilations;
import dlx.core.plan.Compilations.Compilation;
import dlx.core.search.StopReason;
import dlx.core.search.Tally;
import java.math.BigInteger;
import java.util.Optional;

/**
 * Asks whether there is anything to find, once a search has found nothing for long: who counts meets states that come again,
 * which a search for solutions goes through each time. If there is nothing, the search ends as if it had come to the end of
 * its tree; otherwise it goes on as if nobody had asked.
 *
 * <p>A count may visit as many nodes as the search has visited, the first time an eighth of them, within the limit of both, and is given up at a solution that the search does not know. It
 * is asked for again after four times as many nodes. So a search whose doubts are in vain visits at most 7 nodes for 3, and one that ends soon hardly more than its own. Looks on at the
 * checkpoints of the search, in its thread.
 */
public final class EmptinessCheck implements SearchControl.ProgressWatch {

    /** From one count to the next, the search visits so many times the nodes. */
    private static final int RARER = 4;

    /** The first count visits one node for so many of the search. */
    private static final int FEWER = 8;

    /** A count is looked at so often, in nodes. */
    private static final int BETWEEN = 1 << 10;

    private final SearchControl.ProgressWatch other;

    /** What is doubted; empty where nobody doubts, or does any more. */
    private Optional<Doubted> doubted = Optional.empty();

    /** The nodes of the search after which a count is due. */
    private long next;

    private boolean isFirst = true;

    private Optional<Answer> answer = Optional.empty();

    /**
     * A search, and the count that tells whether it can find anything.
     *
     *
     * @param control of the search that is doubted
     * @param count a count of the same solutions, with the limits of {@code control}
     * @param known how many solutions the search may have found and still be doubted: whoever wants two may have one
     */
    public record Doubted(SearchControl control, Compilations compilations, SearchRequest count, long known) {}

    /**
     * The count that ended a search.
     *
     * @param engine who counted
     * @param order along which a sweep went
     */
    record Answer(String engine, Optional<String> order, Tally counted) {}

    /**
     * A watch that doubts nothing yet.
     *
     * @param other who looks on besides
     */
    public EmptinessCheck(SearchControl.ProgressWatch other) {
        this.other = other;
    }

    /** Begins to doubt a search. */
    public void begin(Doubted search) {
        doubted = Optional.of(search);
        next = search.count().handOvers().doubt();
    }

    /** What ended the search; empty if nothing did. */
    Optional<Answer> answer() {
        return answer;
    }

    @Override
    public void look(Search search) {
        other.look(search);
        if (search.nodes() >= next && doubted.isPresent()) {
            ask(search, doubted.get());
            next = RARER * search.nodes();
        }
    }

    @Override
    public void improved(Search search) {
        other.improved(search);
    }

    private void ask(Search search, Doubted about) {
        BigInteger found = search.solutions();
        if (found.compareTo(BigInteger.valueOf(about.known())) > 0) {
            doubted = Optional.empty();
            return;
        }
        long share = isFirst ? search.nodes() / FEWER : search.nodes();
        isFirst = false;
        long nodes = Math.min(share, about.control().nodeLimit() - search.nodes());
        SearchControl control = about.control().part(nodes, BETWEEN, counting -> {
            other.look(search);
            if (counting.solutions().compareTo(found) > 0) {
                throw new SearchStopped(StopReason.SOLUTION_LIMIT);
            }
        });
        try {
            Compilation compilation = about.compilations().find(about.count().kind(), control);
            Search count = compilation.compiled().start(about.count(), control);
            while (count.solutions().compareTo(found) <= 0 && count.advance()) {
                // some count without a rest, others rest at each solution
            }
            count.close();
            if (count.solutions().compareTo(found) > 0) {
                doubted = Optional.empty();
            } else if (control.stopped() == StopReason.EXHAUSTED) {
                answer = Optional.of(
                        new Answer(count.engine().orElse(compilation.engine()), count.order(), count.tally()));
                about.control().conclude();
            }
        } catch (SearchStopped e) { // there are more, or there was no room to compile, or the search itself is stopped
            doubted = Optional.empty();
        }
    }
}
