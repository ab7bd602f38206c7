package dlx.browser.library;

import dlx.commands.run.Models;
import dlx.core.model.LoadedModel;
import java.util.LinkedHashMap;
import java.util.Map;

/** The texts that were asked of last, each as far as it has been read: the next question is likely to be of the same. */
final class Readings {

    private static final int MOST = 4;

    private final Models models;

    /** The one asked of last stands last. */
    private final Map<Reading.Key, Reading<?, ?>> last = new LinkedHashMap<>();

    Readings(Models models) {
        this.models = models;
    }

    LoadedModel<?, ?> model(String id) {
        return id.equals(StatedCoverModel.ID) ? StatedCoverModel.LOADED : models.get(id);
    }

    /** The text of a request. */
    Reading<?, ?> of(Asked asked) {
        LoadedModel<?, ?> model = model(asked.text("model"));
        Reading.Key key = new Reading.Key(
                model.id(),
                asked.text("text"),
                asked.word("source").orElse("<text>"),
                asked.map("settings"),
                asked.flag("only"));
        Reading<?, ?> known = last.remove(key);
        Reading<?, ?> reading = known == null ? Reading.of(model, key) : known;
        last.put(key, reading);
        if (last.size() > MOST) {
            last.remove(last.keySet().iterator().next());
        }
        return reading;
    }
}
