package dlx.api;

/**
 * A model that chooses the direction of the best score. Without this interface the direction is {@link Goal#GREATEST}.
 *
 * @since 0.1
 */
public interface HasGoal {

    /**
     * Returns the direction of the best score: gains or costs. Must be constant.
     *
     * @return the goal of all its puzzles
     */
    Goal goal();
}
