package dlx.library;

import dlx.commands.run.Models;
import dlx.core.model.LoadedModel;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The most recently requested texts and their reading progress, because the next request is probably about the same
 * text.
 */
final class Readings {

    private static final int MOST = 4;

    private final Models models;

    /** The readings, most recently requested last. */
    private final Map<Reading.Key, Reading<?, ?>> last = new LinkedHashMap<>();

    Readings(Models models) {
        this.models = models;
    }

    LoadedModel<?, ?> model(String id) {
        return id.equals(StatedCoverModel.ID) ? StatedCoverModel.LOADED : models.get(id);
    }

    /** Forgets all texts. */
    void clear() {
        last.clear();
    }

    /** Returns the reading of the text of a request. */
    Reading<?, ?> of(Asked asked) {
        Optional<String> cover = asked.stated("cover");
        LoadedModel<?, ?> model = cover.isPresent() ? StatedCoverModel.LOADED : model(asked.text("model"));
        Reading.Key key = new Reading.Key(
                model.id(),
                cover.orElseGet(() -> asked.flag("example") ? model.example() : asked.text("text")),
                asked.word("source").orElse(cover.isPresent() ? "<cover>" : "<text>"),
                asked.map("settings"),
                asked.flag("only"));
        Reading<?, ?> known = last.remove(key);
        if (known == null && last.size() == MOST) {
            last.remove(last.keySet().iterator().next());
        }
        Reading<?, ?> reading = known == null ? Reading.of(model, key) : known;
        last.put(key, reading);
        return reading;
    }
}
