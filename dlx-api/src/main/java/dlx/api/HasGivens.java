package dlx.api;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * A model whose puzzles are shapes with givens. Many puzzles share one shape: all 9x9 sudokus share the empty board.
 *
 * <p>The host describes and compiles the shape once, and takes the options of {@link #pins} before each search.
 * {@link #describe} is called only with a shape, or with a puzzle that does not have a shape. It must state equal
 * covers for a puzzle and for its shape: givens are stated once, as pins. Puzzles must have {@code equals} and
 * {@code hashCode}.
 *
 * @param <P> the model's puzzle
 * @param <O> the model's option
 * @since 0.1
 */
public interface HasGivens<P, O> extends ExactCoverModel<P, O> {

    /**
     * Returns the shape of a puzzle: the puzzle without its givens.
     *
     * @param puzzle a puzzle
     * @return a puzzle that equals the shape of every puzzle of this shape; empty if this puzzle does not have a
     *     shape and is described as it is
     */
    Optional<P> shape(P puzzle);

    /**
     * Returns the options of the {@linkplain #shape shape} that the puzzle's givens choose. If they contradict each
     * other, the puzzle does not have a solution.
     *
     * @param puzzle a puzzle that has a shape
     * @return options, each equal to an option of the shape's cover
     */
    Collection<O> pins(P puzzle);

    /**
     * Writes a puzzle: a text that {@link #parse} reads as a puzzle of this shape, with exactly these givens as its
     * {@linkplain #pins pins}. Hosts that make puzzles call it, and read the text back to check it.
     *
     * <p>The text must contain all other parts of the puzzle: the board, its areas, the names of its pieces. Only the
     * settings are given again when it is read. The default works for models that
     * {@linkplain HasReadableSolutions have readable solutions}: it {@linkplain #render renders} the givens on the
     * shape. For other models it is empty.
     *
     * @param shape a puzzle from {@link #shape}
     * @param givens options of the shape's cover, in its order: any part of a solution, from the empty part to the
     *     whole
     * @return lines, each with its line end, with this puzzle and nothing else; empty if the model does not write
     *     puzzles, or its format cannot express these givens
     */
    default Optional<String> write(P shape, List<O> givens) {
        return this instanceof HasReadableSolutions
                ? shape(shape).map(own -> render(own, Solution.of(givens)))
                : Optional.empty();
    }
}
