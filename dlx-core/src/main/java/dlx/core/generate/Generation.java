package dlx.core.generate;

import dlx.api.Experimental;
import dlx.core.explain.Weights;
import dlx.core.search.StopReason;
import java.util.Optional;

/**
 * The result of the work on a puzzle.
 *
 * @param puzzle the puzzle; where {@code found} is {@code false}, that which came nearest to what was asked for, if there was one
 * @param found whether it is what was asked for
 * @param stopped why the work ended: {@link StopReason#EXHAUSTED} unless a limit did. If nothing was found then, the shape has no
 *     solution; or, after some hundred attempts, none of those drawn could be {@linkplain dlx.api.HasBlanks#fill filled}
 * @param attempts how many solutions were drawn, the last one included
 * @param impossible weights that prove that the shape has no solution; empty where it has some, or none for another reason
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

    /** Made by dlx; further components may come. */
    @Experimental
    public Generation {}

    /** Nothing, because weights prove that the shape has no solution. */
    static <P, O> Generation<P, O> impossible(Weights weights) {
        return new Generation<>(Optional.empty(), false, StopReason.EXHAUSTED, 0, Optional.of(weights));
    }

    /** Whether the shape has no solution. */
    boolean isOfNothing() {
        return puzzle.isEmpty() && stopped == StopReason.EXHAUSTED && attempts == 0;
    }
}
