package dlx.core.generate;

import dlx.api.Experimental;
import dlx.core.explain.Weights;
import dlx.core.search.StopReason;
import java.util.Optional;

/**
 * The result of generating one puzzle.
 *
 * @param puzzle the puzzle; if {@code found} is false, the puzzle nearest to the settings, if there is one
 * @param found true if the puzzle meets the settings
 * @param stopped the reason for the end: {@link StopReason#EXHAUSTED} unless a limit was reached. Without a puzzle
 *     it means that the shape does not have a solution, or that none of some hundred solutions could be
 *     {@linkplain dlx.api.HasBlanks#fill filled}
 * @param attempts number of solutions drawn, including the last
 * @param impossible weights that prove that the shape does not have a solution; empty if it has, or if no such
 *     weights are known
 * @param <P> the model's puzzle
 * @param <O> the model's option
 * @since 0.1
 */
public record Generation<P, O>(
        Optional<Generated<P, O>> puzzle,
        boolean found,
        StopReason stopped,
        long attempts,
        Optional<Weights> impossible) {

    /** Creates a record; only dlx does so, and components may be added. */
    @Experimental
    public Generation {}

    /** Returns the result for a shape that weights prove to be infeasible. */
    static <P, O> Generation<P, O> impossible(Weights weights) {
        return new Generation<>(Optional.empty(), false, StopReason.EXHAUSTED, 0, Optional.of(weights));
    }

    /** Returns true if the shape does not have a solution. */
    boolean isOfNothing() {
        return puzzle.isEmpty() && stopped == StopReason.EXHAUSTED && attempts == 0;
    }
}
