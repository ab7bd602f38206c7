package dlx.core.engine.memo;

import dlx.core.engine.ForwardingSearch;
import dlx.core.engine.Remaining;
import dlx.core.search.Subproblem;
import dlx.core.search.Tally;
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
final class TwoOrdersSearch extends ForwardingSearch {

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
    TwoOrdersSearch(MemoSearch leftmost, Supplier<MemoSearch> byDegree, long trial) {
        super(leftmost);
        chosen = leftmost;
        this.byDegree = byDegree;
        this.trial = trial;
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
            forwardTo(other);
        }
        decides = false;
    }

    /** Everything, as long as it is not decided which order goes on. */
    @Override
    public Optional<Remaining> rest() {
        return decides ? Optional.of(new Remaining(List.of(Subproblem.WHOLE), Tally.ZERO)) : super.rest();
    }
}
