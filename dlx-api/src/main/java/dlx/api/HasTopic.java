package dlx.api;

/**
 * A model with a topic. Lists for users group models by topic.
 *
 * @since 0.1
 */
public interface HasTopic {

    /**
     * Returns the topic of the model's puzzles. Models with equal topics are listed together.
     *
     * @return a few words on one line, such as {@code Words}
     */
    String topic();
}
