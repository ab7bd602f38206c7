package dlx.api;

/**
 * A model that says what its puzzles are about. Lists for people group models by it: those with the same words stand together.
 *
 * @since 0.1
 */
public interface HasTopic {

    /**
     * Returns the subject of puzzles of this kind.
     *
     * @return a few words on one line, such as {@code Words}
     */
    String topic();
}
