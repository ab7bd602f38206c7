package dlx.core.explain;

import dlx.api.Experimental;
import dlx.core.search.Answer;
import dlx.core.search.StopReason;
import java.util.BitSet;

/**
 * The options that occur in solutions.
 *
 * @param possible the options that occur in some solution
 * @param unknown the options that may occur in a solution; empty unless a limit stopped the search
 * @param stopped the reason why the search ended: {@link StopReason#EXHAUSTED} if every option was decided
 * @since 0.1
 */
public record PossibleOptions(BitSet possible, BitSet unknown, StopReason stopped) implements Answer {

    /** Creates a record; only dlx does so, and components may be added. Copies the sets. */
    @Experimental
    public PossibleOptions {
        possible = (BitSet) possible.clone();
        unknown = (BitSet) unknown.clone();
    }

    @Override
    public BitSet possible() {
        return (BitSet) possible.clone();
    }

    @Override
    public BitSet unknown() {
        return (BitSet) unknown.clone();
    }

    /**
     * Returns true if it is known for each option whether it occurs in a solution.
     *
     * @return false if a limit stopped the search
     */
    public boolean isComplete() {
        return unknown.isEmpty();
    }
}
