package dlx.library;

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

/** Writes models as JSON. */
final class ModelsJson {

    /** Time limit for describing an example, to find out whether it has scores. */
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

    /** Writes the properties of a model that do not need its example. */
    private static void known(JsonMembers json, LoadedModel<?, ?> model) {
        json.put("id", model.id());
        json.put("title", model.title());
        json.put("topic", model.topic());
        json.put("origin", model.origin());
        json.put("generates", Generator.makes(model));
        json.texts("can", model.can());
    }

    /** Returns true if the example has scores. */
    private static <P> boolean scores(LoadedModel<P, ?> model) {
        try {
            Optional<P> puzzle = model.next(PuzzleText.of(model.example()));
            if (puzzle.isEmpty()) {
                return false;
            }
            Solver<?> solver = model.solver(puzzle.get(), Limits.of(LONG_ENOUGH));
            return !solver.isStopped() && solver.cover().hasWeights();
        } catch (DlxException e) {
            return false; // a broken example is reported when it is used
        }
    }
}
