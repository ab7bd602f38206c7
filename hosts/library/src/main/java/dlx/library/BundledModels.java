package dlx.library;

import dlx.api.UnknownModelException;
import dlx.commands.run.Models;
import dlx.core.messages.Suggestion;
import dlx.core.model.LoadedModel;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** The models that the program was compiled with. */
public final class BundledModels implements Models {

    private final List<LoadedModel<?, ?>> models;

    /** Creates the models of a program, given in any order. */
    public BundledModels(List<LoadedModel<?, ?>> models) {
        this.models =
                models.stream().sorted(Comparator.comparing(LoadedModel::id)).toList();
    }

    @Override
    public LoadedModel<?, ?> get(String id) {
        return models.stream()
                .filter(model -> model.id().equals(id))
                .findFirst()
                .orElseThrow(() -> {
                    List<String> ids = models.stream().map(LoadedModel::id).toList();
                    return new UnknownModelException(id, Suggestion.find(id, ids), ids);
                });
    }

    @Override
    public boolean has(String id) {
        return models.stream().anyMatch(model -> model.id().equals(id));
    }

    @Override
    public Collection<LoadedModel<?, ?>> all() {
        return models;
    }

    @Override
    public String title(LoadedModel<?, ?> model) {
        return model.title().strip();
    }

    @Override
    public boolean isBundled(LoadedModel<?, ?> model) {
        return true;
    }

    @Override
    public String words() {
        return "";
    }

    @Override
    public void warnOfProblems() {
        // no problems, because the compiler would have rejected a faulty model
    }

    @Override
    public void warnOfClaims(String id) {
        // no claims, because the models have different ids
    }
}
