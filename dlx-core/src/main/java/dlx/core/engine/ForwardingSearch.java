package dlx.core.engine;

import dlx.core.search.Learned;
import dlx.core.search.Tally;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A search that forwards the calls to another search, which may be replaced meanwhile. The base of searches that add
 * something to another search, or choose between several. It does not have {@linkplain #remaining remaining parts}, since
 * other searches of these would not do what it adds. A subclass that overrides {@link #nodes} or {@link #updates}
 * must override {@link #tally} too.
 */
public abstract class ForwardingSearch implements Search {

    /** The search that does not find or do anything. */
    protected static final Search NONE = new CountingSearch() {

        @Override
        public boolean advance() {
            return false;
        }

        @Override
        public Tally tally() {
            return Tally.ZERO;
        }

        @Override
        public double share() {
            return 0;
        }
    };

    private Search delegate;

    /** Creates a search that first forwards to {@code delegate}. */
    protected ForwardingSearch(Search delegate) {
        this.delegate = delegate;
    }

    /** Returns the search that calls are forwarded to at present. */
    protected final Search delegate() {
        return delegate;
    }

    /** Forwards to another search from now on. */
    protected final void forwardTo(Search next) {
        delegate = next;
    }

    @Override
    public boolean advance() {
        return delegate.advance();
    }

    @Override
    public BigInteger solutions() {
        return delegate.solutions();
    }

    @Override
    public int length() {
        return delegate.length();
    }

    @Override
    public void copyOptions(int[] into) {
        delegate.copyOptions(into);
    }

    @Override
    public List<String> results() {
        return delegate.results();
    }

    @Override
    public long nodes() {
        return delegate.nodes();
    }

    @Override
    public long updates() {
        return delegate.updates();
    }

    @Override
    public double share() {
        return delegate.share();
    }

    /** Returns the number of solutions of this search, with the other counts of the search behind it. */
    @Override
    public Tally tally() {
        Tally counted = delegate.tally();
        return new Tally(solutions(), counted.nodes(), counted.updates());
    }

    @Override
    public OptionalLong score() {
        return delegate.score();
    }

    @Override
    public OptionalLong bound() {
        return delegate.bound();
    }

    @Override
    public Optional<Learned> learned() {
        return delegate.learned();
    }

    @Override
    public boolean isOver() {
        return delegate.isOver();
    }

    @Override
    public Optional<String> engine() {
        return delegate.engine();
    }

    @Override
    public Optional<String> order() {
        return delegate.order();
    }

    @Override
    public Optional<Remaining> rest() {
        return delegate.rest();
    }

    @Override
    public List<int[]> kept() {
        return delegate.kept();
    }

    @Override
    public void close() {
        delegate.close();
    }
}
