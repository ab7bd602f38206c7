package dlx.library;

import com.google.gson.JsonObject;
import dlx.api.ExactCoverModel;
import dlx.commands.run.Models;
import dlx.core.model.LoadedModel;
import dlx.rules.PuzzleRules;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The most recently requested texts and their reading progress, and the last stated cover, because the next request is
 * probably about the same puzzle.
 */
final class Readings {

    private static final int MOST = 4;

    /** The name of the rules of a request, in messages. */
    private static final String RULES = "<rules>";

    /** The model whose texts consist of rules and a puzzle. */
    private static final LoadedModel<?, ?> OWN = loaded(PuzzleRules.ownPuzzle());

    private final Models models;

    private Optional<ReadPuzzle<JsonObject, ?>> lastCover = Optional.empty();

    private String lastCoverText = "";

    /** The readings, most recently requested last. */
    private final Map<Reading.Key, Reading<?, ?>> last = new LinkedHashMap<>();

    Readings(Models models) {
        this.models = models;
    }

    /** Returns the model of a request: that of its rules, or the one that it names. */
    LoadedModel<?, ?> model(Asked asked) {
        Optional<LoadedModel<?, ?>> own = asked.word("rules").map(rules -> loaded(PuzzleRules.read(rules, RULES)));
        return own.orElseGet(() -> asked.text("model").equals(OWN.id()) ? OWN : models.get(asked.text("model")));
    }

    private static <P, O> LoadedModel<P, O> loaded(ExactCoverModel<P, O> model) {
        return LoadedModel.inOneThread(model, model.id(), RULES);
    }

    /** Forgets all puzzles. */
    void clear() {
        last.clear();
        lastCover = Optional.empty();
        lastCoverText = "";
    }

    /** Returns the puzzle of a request. */
    ReadPuzzle<?, ?> puzzle(Asked asked) {
        Optional<JsonObject> cover = asked.object("cover");
        if (cover.isEmpty()) {
            return reading(asked).puzzle(asked);
        }
        String text = cover.get().toString(); // objects with 1 and 1.0, or with long numbers, may be equal
        if (!text.equals(lastCoverText)) {
            lastCoverText = text;
            lastCover = Optional.of(ReadPuzzle.of(StatedCoverModel.LOADED, cover.get(), 1, Map.of(), List.of()));
        }
        return lastCover.get();
    }

    private Reading<?, ?> reading(Asked asked) {
        Optional<String> rules = asked.word("rules");
        LoadedModel<?, ?> model = model(asked);
        boolean isExample =
                asked.flag("example") || rules.isPresent() && asked.word("text").isEmpty();
        Reading.Key key = new Reading.Key(
                rules.orElse(model.id()),
                isExample ? model.example() : asked.text("text"),
                asked.word("source").orElse("<text>"),
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
