package dlx.core.engine.memo;

import dlx.core.engine.Search;
import dlx.core.search.Remaining;
import dlx.core.search.Subproblem;
import dlx.core.search.Tally;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Counts in one of two orders: a trial run decides which. With multiplicities the leftmost item in need often makes few
 * states, where the one of least degree makes small trees: the rows of a 0/1 matrix with given sums, taken one after the
 * other, lead to a few thousand sums of columns, and MRV jumps about. Which is better cannot be seen from the cover.
 *
 * <p>Each order gets the same number of nodes. An order that ends there has counted all; otherwise the one that has seen
 * the greater share of its tree goes on.
 */
final class TwoOrdersSearch implements Search {

    private final Supplier<MemoSearch> byDegree;
    private final long trial;
    private MemoSearch chosen;
    private boolean started;

    /** Whether the other order is being tried. */
    private boolean decides;

    /**
     * Both orders begin at the root.
     *
     * @param trial how many nodes each is tried for
     */
    TwoOrdersSearch(Supplier<MemoSearch> leftmost, Supplier<MemoSearch> byDegree, long trial) {
        this.trial = trial;
        this.byDegree = byDegree;
        chosen = leftmost.get();
    }

    @Override
    public boolean advance() {
        if (!started) {
            started = true;
            chosen.count(trial);
            if (!chosen.hasEnded()) {
                decide();
            }
            chosen.advance();
        }
        return false;
    }

    private void decide() {
        decides = true;
        MemoSearch other = byDegree.get();
        other.count(trial);
        if (other.hasEnded() || !chosen.isWorthwhile() || other.share() > chosen.share()) {
            chosen = other;
        }
        decides = false;
    }

    @Override
    public BigInteger solutions() {
        return chosen.solutions();
    }

    @Override
    public int length() {
        return 0;
    }

    @Override
    public void copyOptions(int[] into) {
        // a search that never rests has no options to give
    }

    @Override
    public long nodes() {
        return chosen.nodes();
    }

    @Override
    public long updates() {
        return chosen.updates();
    }

    @Override
    public double share() {
        return chosen.share();
    }

    @Override
    public Tally tally() {
        return chosen.tally();
    }

    /** Everything, as long as it is not decided which order goes on. */
    @Override
    public Optional<Remaining> rest() {
        return decides ? Optional.of(new Remaining(List.of(Subproblem.WHOLE), Tally.ZERO)) : chosen.rest();
    }

    @Override
    public void close() {
        chosen.close();
    }
}
