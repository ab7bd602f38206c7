package dlx.api;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A model that makes fresh puzzles of blanks, where their givens are no options: the grid of a word search without its letters.
 *
 * <p>Hosts draw a solution of the blank at random and have it filled; {@link HasGivens} plays no part then.
 *
 * @param <P> the model's puzzle
 * @param <O> the model's option
 * @since 0.1
 */
@Experimental
public interface HasBlanks<P, O> extends ExactCoverModel<P, O> {

    /**
     * Returns what fresh puzzles like this one are made of by {@link #fill}.
     *
     * @param puzzle a puzzle, or a blank
     * @return a puzzle that equals the blanks of itself and of all that is filled of it
     */
    P blank(P puzzle);

    /**
     * Writes a fresh puzzle: one whose only solution is the given one, or nearly. Hosts believe the text only after they have
     * read it back, as one puzzle of the same blank, and found that it has exactly one solution; if it has more, or none, they draw
     * another solution of the blank and call again, up to some hundred times.
     *
     * @param blank what {@link #blank} made of a puzzle; its settings are given again when the text is read
     * @param solution of the blank, in the order of its cover
     * @param random the only source of chance, so that the same numbers make the same text
     * @return lines, each with its line end, with this puzzle and nothing else; absent if this solution makes no puzzle
     */
    Optional<String> fill(P blank, List<O> solution, RandomGenerator random);
}
