package dlx.core.generate;

import dlx.core.explain.Rating;
import java.util.Optional;

/**
 * A puzzle with one solution that may be as it should be. The arrays are never written.
 *
 * @param givens numbers of options, ascending
 * @param rating absent where none was asked for, or none is known
 */
record Candidate(Chosen solution, int[] givens, Generated.Size size, Optional<Rating> rating) {

    Candidate rated(Optional<Rating> known) {
        return new Candidate(solution, givens, size, known);
    }
}
