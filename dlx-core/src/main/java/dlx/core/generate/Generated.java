package dlx.core.generate;

import dlx.api.Cover;
import dlx.api.Experimental;
import dlx.core.explain.Rating;
import java.util.List;
import java.util.Optional;

/**
 * A fresh puzzle. Options are numbers of the cover of its shape.
 *
 * @param shape the puzzle without its givens; of a model that {@linkplain dlx.api.HasBlanks#fill fills} puzzles the whole
 *     puzzle
 * @param cover the cover of the shape
 * @param givens the options given, ascending
 * @param solution the options of the only solution, ascending
 * @param text the puzzle as the model writes it and reads it back, each line with its line end
 * @param size what is known of the number of givens
 * @param rating how hard it is; absent unless that was asked for, and where a limit stopped it
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

    /** Knowledge of the givens: whether one could be left out. */
    public enum Size {
        /** None can be left out; in a pattern, none of the groups that are given together. */
        MINIMAL,
        /** Some could, but so many were asked for. */
        MORE,
        /** Nobody knows of some, within the limits. */
        UNREDUCED,
        /** What is given are no options, as the letters of a word search: no number of givens is known. */
        FILLED
    }

    /** Made by dlx; further components may come. Keeps copies of the lists. */
    @Experimental
    public Generated {
        givens = List.copyOf(givens);
        solution = List.copyOf(solution);
    }

    /**
     * What is given.
     *
     * @return the values of the options given, in the order of the cover
     */
    public List<O> givenOptions() {
        return givens.stream().map(cover::option).toList();
    }

    /**
     * The only solution.
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
