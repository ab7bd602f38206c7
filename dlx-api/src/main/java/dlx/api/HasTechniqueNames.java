package dlx.api;

import java.util.Optional;

/**
 * A model that names the steps of reasoning as people do.
 *
 * @param <P> the model's puzzle
 * @param <O> the model's option
 * @since 0.1
 */
@Experimental
public interface HasTechniqueNames<P, O> extends ExactCoverModel<P, O> {

    /**
     * Returns the name that people give to a step of reasoning: {@code X-wing}, {@code only place for the X pentomino}. Hints begin
     * with it. A name is a claim, so it is given only where its definition holds.
     *
     * @param puzzle the puzzle
     * @param technique the form of the step
     * @return a few words, which need no capital at the beginning of a sentence; absent if people have no name for it, and hosts
     *     call it by its form
     */
    Optional<String> techniqueName(P puzzle, Technique<O> technique);
}
