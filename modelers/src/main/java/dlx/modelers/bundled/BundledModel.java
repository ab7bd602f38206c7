package dlx.modelers.bundled;

import dlx.api.ExactCoverModel;
import dlx.api.HasSpiVersion;
import dlx.api.HasTopic;

/**
 * A model that comes with the framework: tells its id, topic, title and example once, and is built for the SPI it comes with.
 *
 * @param <P> a puzzle
 * @param <O> what an option means
 */
public abstract class BundledModel<P, O> implements ExactCoverModel<P, O>, HasTopic, HasSpiVersion {

    private final String id;
    private final Topic topic;
    private final String title;
    private final String example;

    /**
     * A model with its words for lists.
     *
     * @param id the name by which people ask for it
     * @param topic under which it is listed
     * @param title one line
     * @param example a puzzle that has a solution
     */
    protected BundledModel(String id, Topic topic, String title, String example) {
        this.id = id;
        this.topic = topic;
        this.title = title;
        this.example = example;
    }

    @Override
    public final String id() {
        return id;
    }

    @Override
    public final int spiVersion() {
        return SPI_VERSION;
    }

    @Override
    public final String title() {
        return title;
    }

    @Override
    public final String topic() {
        return topic.words;
    }

    @Override
    public final String example() {
        return example;
    }
}
