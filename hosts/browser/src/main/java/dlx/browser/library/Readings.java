package dlx.browser.library;

import dlx.api.UnknownModelException;
import dlx.core.messages.Suggestion;
import dlx.core.model.LoadedModel;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The texts that were asked of last, each as far as it has been read: the next question is likely to be of the same. */
final class Readings {

    private static final int MOST = 4;

    private final List<LoadedModel<?, ?>> models;

    /** The one asked of last stands last. */
    private final Map<Reading.Key, Reading<?, ?>> last = new LinkedHashMap<>();

    Readings(List<LoadedModel<?, ?>> models) {
        this.models = models;
    }

    LoadedModel<?, ?> model(String id) {
        return models.stream()
                .filter(model -> model.id().equals(id))
                .findFirst()
                .orElseThrow(() -> {
                    List<String> known = models.stream()
                            .map(LoadedModel::id)
                            .filter(name -> !name.equals(StatedCoverModel.ID))
                            .toList();
                    return new UnknownModelException(id, Suggestion.find(id, known), known);
                });
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
