package dlx.core.generate;

import dlx.api.Cover;
import dlx.api.Experimental;
import dlx.core.explain.Rating;
import java.util.List;
import java.util.Optional;

/**
 * A fresh puzzle. Options are numbers of the cover of its shape.
 *
 * @param shape the puzzle without its givens; the whole puzzle if the model
 *     {@linkplain dlx.api.HasBlanks#fill fills} puzzles
 * @param cover the cover of the shape
 * @param givens the options given, ascending
 * @param solution the options of the only solution, ascending
 * @param text the puzzle as the model writes it and reads it back, each line with its line end
 * @param size proof of the number of givens
 * @param rating the rating; empty if it was not requested, or if a limit was reached first
 * @param <P> the model's puzzle
 * @param <O> the model's option
 * @since 0.1
 */
public record Generated<P, O>(
        P shape,
        Cover<O> cover,
        List<Integer> givens,
        List<Integer> solution,
        String text,
        Size size,
        Optional<Rating> rating) {

    /** Proof of the number of givens. */
    public enum Size {
        /** No given can be left out; in a pattern, no group of givens that belong together. */
        MINIMAL,
        /** Some givens could be left out, but the caller asked for as many. */
        MORE,
        /** A limit was reached: some givens could perhaps be left out. */
        UNREDUCED,
        /** The givens are not options, such as the letters of a word search, and are not counted. */
        FILLED
    }

    /** Creates a record; only dlx does so, and components may be added. Copies the lists. */
    @Experimental
    public Generated {
        givens = List.copyOf(givens);
        solution = List.copyOf(solution);
    }

    /**
     * Returns the givens.
     *
     * @return the values of the options given, in the order of the cover
     */
    public List<O> givenOptions() {
        return givens.stream().map(cover::option).toList();
    }

    /**
     * Returns the only solution.
     *
     * @return the values of its options, in the order of the cover
     */
    public List<O> solutionOptions() {
        return solution.stream().map(cover::option).toList();
    }

    Generated<P, O> rated(Optional<Rating> known) {
        return new Generated<>(shape, cover, givens, solution, text, size, known);
    }
}
