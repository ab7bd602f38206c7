package dlx.api;

import java.util.Optional;
import java.util.function.Predicate;

/**
 * A model that says which options suffice where any solution will do, as far as it knows the symmetries of its puzzles.
 *
 * @param <P> the model's puzzle
 * @param <O> the model's option
 * @since 0.1
 */
@Experimental
public interface HasSufficientOptions<P, O> extends ExactCoverModel<P, O> {

    /**
     * Returns the options that suffice: if there is a solution, then one of these options alone. Hosts use it where only one
     * solution is asked for, or whether there is one.
     *
     * @param puzzle a puzzle; where its {@linkplain HasGivens#pins pins} or a user give something, the host does not use the answer
     * @return accepts the options that suffice; absent if all options are needed
     */
    Optional<Predicate<O>> sufficient(P puzzle);
}
