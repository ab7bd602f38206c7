package dlx.library;

import dlx.api.ExactCoverModel;
import dlx.commands.run.Models;
import dlx.core.model.LoadedModel;
import dlx.rules.PuzzleRules;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The most recently requested texts and their reading progress, because the next request is probably about the same
 * text.
 */
final class Readings {

    private static final int MOST = 4;

    /** The name of the rules of a request, in messages. */
    private static final String RULES = "<rules>";

    private final Models models;

    /** The readings, most recently requested last. */
    private final Map<Reading.Key, Reading<?, ?>> last = new LinkedHashMap<>();

    Readings(Models models) {
        this.models = models;
    }

    /** Returns the model of a request: that of its rules, of its cover, or the one that it names. */
    LoadedModel<?, ?> model(Asked asked) {
        Optional<String> rules = asked.word("rules");
        if (rules.isPresent()) {
            return loaded(PuzzleRules.read(rules.get(), RULES));
        }
        String id = asked.stated("cover").isPresent() ? StatedCoverModel.ID : asked.text("model");
        return id.equals(StatedCoverModel.ID) ? StatedCoverModel.LOADED : models.get(id);
    }

    private static <P, O> LoadedModel<P, O> loaded(ExactCoverModel<P, O> model) {
        return LoadedModel.inOneThread(model, model.id(), RULES);
    }

    /** Forgets all texts. */
    void clear() {
        last.clear();
    }

    /** Returns the reading of the text of a request. */
    Reading<?, ?> of(Asked asked) {
        Optional<String> cover = asked.stated("cover");
        Optional<String> rules = asked.word("rules");
        LoadedModel<?, ?> model = model(asked);
        boolean isExample =
                asked.flag("example") || rules.isPresent() && asked.word("text").isEmpty();
        Reading.Key key = new Reading.Key(
                rules.orElse(model.id()),
                cover.orElseGet(() -> isExample ? model.example() : asked.text("text")),
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
