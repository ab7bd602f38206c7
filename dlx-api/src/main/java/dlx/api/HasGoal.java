package dlx.api;

/**
 * A model that says which total weight is the best. Without it {@link Goal#GREATEST} is.
 *
 * @since 0.1
 */
public interface HasGoal {

    /**
     * Returns which total weight is the best.
     *
     * @return the goal of all its puzzles
     */
    Goal goal();
}
