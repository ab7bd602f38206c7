package dlx.api;

import java.util.Optional;

/**
 * A model that gives steps of reasoning their usual names.
 *
 * @param <P> the model's puzzle
 * @param <O> the model's option
 * @since 0.1
 */
@Experimental
public interface HasTechniqueNames<P, O> extends ExactCoverModel<P, O> {

    /**
     * Returns the usual name of a step of reasoning: {@code X-wing}, {@code only place for the X pentomino}. Hints
     * begin with it. A name is a claim, so return it only if its definition holds for the step.
     *
     * @param puzzle the puzzle
     * @param technique the form of the step
     * @return a few words, which do not need a capital at the beginning of a sentence; empty if the step does not
     *     have a usual name, and hosts use the name of its form
     */
    Optional<String> techniqueName(P puzzle, Technique<O> technique);
}
