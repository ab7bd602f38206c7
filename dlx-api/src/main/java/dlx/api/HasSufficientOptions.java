package dlx.api;

import java.util.Optional;
import java.util.function.Predicate;

/**
 * A model that lists options that suffice when any solution will do, derived from symmetries of its puzzles.
 *
 * @param <P> the model's puzzle
 * @param <O> the model's option
 * @since 0.1
 */
@Experimental
public interface HasSufficientOptions<P, O> extends ExactCoverModel<P, O> {

    /**
     * Returns options that suffice: if the puzzle has a solution, then it has a solution of these options only. Hosts
     * use them for questions that need only one solution, or only its existence.
     *
     * @param puzzle a puzzle; the host ignores the result if {@linkplain HasGivens#pins pins} or a user give
     *     options
     * @return a predicate that accepts the options that suffice; empty if all options are needed
     */
    Optional<Predicate<O>> sufficient(P puzzle);
}
