package dlx.library;

import dlx.commands.json.JsonMembers;
import dlx.commands.model.InfoCommand;
import dlx.core.generate.Generator;
import dlx.core.model.LoadedModel;
import java.util.Collection;

/** Writes models as JSON. */
final class ModelsJson {

    private ModelsJson() {}

    static String list(Collection<LoadedModel<?, ?>> models) {
        return JsonMembers.answer("models", json -> json.objects("models", models, ModelsJson::known));
    }

    static String one(LoadedModel<?, ?> model) {
        return JsonMembers.answer("model", json -> {
            known(json, model);
            json.put("scores", InfoCommand.scores(model));
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
}
