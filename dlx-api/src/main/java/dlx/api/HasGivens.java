package dlx.api;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * A model whose puzzles are shapes with givens, where many puzzles share one shape: all 9x9 sudokus share the empty board.
 *
 * <p>The host describes and compiles the shape once, and takes the options that {@link #pins} names before each search. {@link
 * #describe} is called only with shapes, and must state the same cover for a puzzle as for its shape: givens are stated once, as
 * pins. Puzzles must have {@code equals} and {@code hashCode}.
 *
 * @param <P> the model's puzzle
 * @param <O> the model's option
 * @since 0.1
 */
public interface HasGivens<P, O> extends ExactCoverModel<P, O> {

    /**
     * Returns the same puzzle without its givens.
     *
     * @param puzzle a puzzle
     * @return a puzzle that equals those of all puzzles with the same shape; absent if this one has no shape and is described as it
     *     is
     */
    Optional<P> shape(P puzzle);

    /**
     * Returns the options of the {@linkplain #shape shape} that the puzzle's givens choose. They may contradict each other: then the
     * puzzle has no solution.
     *
     * @param puzzle a puzzle that has a shape
     * @return options, each equal to one of the shape's cover
     */
    Collection<O> pins(P puzzle);

    /**
     * Writes a puzzle: the text that {@link #parse} reads back as this shape with just these givens as its {@linkplain #pins pins}.
     * Hosts that make puzzles call it, and believe the text only after they have read it back.
     *
     * <p>All that stood in the puzzle's text belongs into this one: the board, its areas, the names of its pieces. Only the settings
     * are given again when it is read.
     *
     * @param shape what {@link #shape} made of a puzzle
     * @param givens options of the shape's cover, in its order: any part of a solution, none and all of them too
     * @return lines, each with its line end, with this puzzle and nothing else; absent if the model writes no puzzles, or its texts
     *     cannot tell these givens. By default what {@link #render} makes of a shape and its givens, where the model {@linkplain
     *     HasReadableSolutions has readable solutions}, and nothing elsewhere
     */
    default Optional<String> write(P shape, List<O> givens) {
        return this instanceof HasReadableSolutions
                ? shape(shape).map(own -> render(own, Solution.of(givens)))
                : Optional.empty();
    }
}
