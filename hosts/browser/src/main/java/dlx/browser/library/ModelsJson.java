package dlx.browser.library;

import dlx.api.DlxException;
import dlx.api.PuzzleText;
import dlx.commands.json.JsonMembers;
import dlx.core.Solver;
import dlx.core.generate.Generator;
import dlx.core.model.LoadedModel;
import dlx.core.search.Limits;
import java.time.Duration;
import java.util.Collection;
import java.util.Optional;

/** Models as JSON. */
final class ModelsJson {

    /** An example that takes longer to describe is not worth waiting for. */
    private static final Duration LONG_ENOUGH = Duration.ofSeconds(1);

    private ModelsJson() {}

    static String list(Collection<LoadedModel<?, ?>> models) {
        return JsonMembers.answer("models", json -> json.objects("models", models, ModelsJson::known));
    }

    static String one(LoadedModel<?, ?> model) {
        return JsonMembers.answer("model", json -> {
            known(json, model);
            json.put("scores", scores(model));
            json.put("grammar", model.grammar());
            json.objects(
                    "settings",
                    model.settings(),
                    (to, setting) -> to.put("name", setting.name())
                            .put("values", setting.values())
                            .put("meaning", setting.meaning()));
            json.put("example", model.example());
        });
    }

    /** Writes what is known of a model without its example. */
    private static void known(JsonMembers json, LoadedModel<?, ?> model) {
        json.put("id", model.id());
        json.put("title", model.title());
        json.put("topic", model.topic());
        json.put("origin", model.origin());
        json.put("generates", Generator.makes(model));
        json.texts("can", model.can());
    }

    /** Returns true if the example is about a score. */
    private static <P> boolean scores(LoadedModel<P, ?> model) {
        try {
            Optional<P> puzzle = model.next(PuzzleText.of(model.example()));
            if (puzzle.isEmpty()) {
                return false;
            }
            Solver<?> solver = model.solver(puzzle.get(), Limits.of(LONG_ENOUGH));
            return !solver.isStopped() && solver.cover().hasWeights();
        } catch (DlxException e) {
            return false; // the example is broken: whoever tries it hears of that
        }
    }
}
