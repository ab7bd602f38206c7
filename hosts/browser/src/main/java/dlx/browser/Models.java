package dlx.browser;

import dlx.api.ExactCoverModel;
import dlx.core.model.LoadedModel;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;

/** The models of this program: the models of all service files that the compiler found. */
final class Models {

    private Models() {}

    /** Returns all models, for use in one thread. */
    static List<LoadedModel<?, ?>> loaded() {
        List<LoadedModel<?, ?>> loaded = new ArrayList<>();
        for (Object model : services()) {
            loaded.add(loaded((ExactCoverModel<?, ?>) model));
        }
        return loaded;
    }

    /** Returns a model for use in one thread. */
    static <P, O> LoadedModel<P, O> loaded(ExactCoverModel<P, O> model) {
        return LoadedModel.inOneThread(model, model.id(), "bundled");
    }

    /**
     * Returns an object of each class that the service files name. The compiler for browsers replaces this method with
     * {@link dlx.browser.teavm.ModelList}, because TeaVM's own service loader fails on lines that end in a comment.
     */
    private static Object[] services() {
        return ServiceLoader.load(ExactCoverModel.class).stream()
                .map(ServiceLoader.Provider::get)
                .toArray();
    }
}
