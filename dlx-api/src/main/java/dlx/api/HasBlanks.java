package dlx.api;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A model that makes fresh puzzles from blanks because its givens are not options: for example a word search, whose
 * blank is the grid without letters.
 *
 * <p>Hosts draw a solution of the blank at random and call {@link #fill}; they do not use {@link HasGivens} then.
 *
 * @param <P> the model's puzzle
 * @param <O> the model's option
 * @since 0.1
 */
@Experimental
public interface HasBlanks<P, O> extends ExactCoverModel<P, O> {

    /**
     * Returns the blank of a puzzle, from which {@link #fill} makes fresh puzzles.
     *
     * @param puzzle a puzzle, or a blank
     * @return a puzzle that equals its own blank, and the blank of every puzzle that is filled from it
     */
    P blank(P puzzle);

    /**
     * Writes a fresh puzzle that should have one solution: the given one, or another one of the blank. Hosts read the
     * text back, as one puzzle with an equal blank, and check that it has exactly one solution. If it does not, they draw
     * another solution of the blank and call again, up to some hundred times.
     *
     * @param blank a puzzle from {@link #blank}; its settings are given again when the text is read
     * @param solution the options of a solution of the blank, in the order of its cover
     * @param random the only source of randomness, so that equal seeds give equal texts
     * @return lines, each with its line end, with this puzzle and nothing else; empty if this solution cannot be a
     *     puzzle
     */
    Optional<String> fill(P blank, List<O> solution, RandomGenerator random);

    /**
     * Writes a puzzle without some of its givens. Hosts call this on a filled puzzle with exactly one solution. If the new
     * puzzle has exactly one solution, too, they call this on it; after some texts with several solutions, they stop.
     *
     * @param puzzle a puzzle that was read from a text of this model
     * @param random the only source of randomness, so that equal seeds give equal texts
     * @return lines as those of {@link #fill}, with fewer givens; empty if the model does not support this, or no given
     *     is left
     */
    default Optional<String> thinned(P puzzle, RandomGenerator random) {
        return Optional.empty();
    }
}
