package dlx.commands.run;

import dlx.api.DlxException;
import dlx.api.ModelException;
import dlx.commands.console.InternalException;
import dlx.core.model.LoadedModel;

/** Adds the name of the model to errors of a search. */
public final class Failure {

    private Failure() {}

    /** Returns the error to report for an exception of a question about a puzzle of a model. */
    public static RuntimeException in(LoadedModel<?, ?> model, Throwable thrown) {
        if (thrown instanceof OutOfMemoryError) {
            return ModelException.failed(model.id(), "search", thrown);
        }
        if (thrown instanceof ModelException error && error.model().isEmpty()) {
            return error.in(model.id(), "search");
        }
        return thrown instanceof DlxException error ? error : new InternalException(thrown);
    }
}
