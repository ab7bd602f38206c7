package dlx.core.explain;

import dlx.api.Experimental;
import dlx.core.search.Answer;
import dlx.core.search.StopReason;
import java.util.BitSet;

/**
 * The options that occur in solutions.
 *
 * @param possible the options that occur in some solution
 * @param unknown the options of which it is not known; empty unless a limit stopped the search
 * @param stopped why it ended: {@link StopReason#EXHAUSTED} if all is known
 * @since 0.1
 */
public record PossibleOptions(BitSet possible, BitSet unknown, StopReason stopped) implements Answer {

    /** Made by dlx; further components may come. Keeps copies. */
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
     * Whether all is known.
     *
     * @return {@code false} if a limit stopped the search
     */
    public boolean isComplete() {
        return unknown.isEmpty();
    }
}
