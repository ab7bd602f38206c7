package dlx.commands.run;

import dlx.api.UnknownModelException;
import dlx.core.model.LoadedModel;
import java.util.Collection;

/** The models of a run. */
public interface Models {

    /**
     * Returns the model with an id.
     *
     * @throws UnknownModelException if no model has the id
     */
    LoadedModel<?, ?> get(String id);

    /** Returns true if a model has an id. */
    boolean has(String id);

    /** Returns all models in the order of their ids. */
    Collection<LoadedModel<?, ?>> all();

    /** Returns the title of a model; its id if the plugin fails. */
    String title(LoadedModel<?, ?> model);

    /** Returns true if a model belongs to the program. Messages about a plugin are for its author. */
    boolean isBundled(LoadedModel<?, ?> model);

    /**
     * Returns the options that another command line needs for the same models, each after a space:
     * {@code " --plugins DIR"}.
     */
    String words();

    /** Warns of all rejected models. */
    void warnOfProblems();

    /** Warns of the models that claim an id which belongs to another model. */
    void warnOfClaims(String id);
}
