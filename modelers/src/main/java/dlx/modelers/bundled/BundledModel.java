package dlx.modelers.bundled;

import dlx.api.ExactCoverModel;
import dlx.api.HasSpiVersion;
import dlx.api.HasTopic;
import dlx.api.Setting;
import java.util.List;

/**
 * A model of the framework itself, with fixed id, topic, title, example and settings, and the current version of the SPI.
 *
 * @param <P> type of the puzzles
 * @param <O> type of the option values
 */
public abstract class BundledModel<P, O> implements ExactCoverModel<P, O>, HasTopic, HasSpiVersion {

    private final String id;
    private final Topic topic;
    private final String title;
    private final String example;
    private final List<Setting> settings;

    /**
     * Creates a model.
     *
     * @param id the name of the model for users
     * @param topic the heading under which the model is listed
     * @param title the title, one line
     * @param example a puzzle that has a solution
     * @param settings the settings, in the order in which users see them
     */
    protected BundledModel(String id, Topic topic, String title, String example, Setting... settings) {
        this.id = id;
        this.topic = topic;
        this.title = title;
        this.example = example;
        this.settings = List.of(settings);
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

    @Override
    public final List<Setting> settings() {
        return settings;
    }
}
