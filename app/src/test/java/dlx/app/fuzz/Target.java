package dlx.app.fuzz;

import dlx.api.ExactCoverModel;
import dlx.api.ModelException;
import dlx.core.model.LoadedModel;
import dlx.core.plugin.ModelRegistry;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A model as the harness meets it.
 *
 * @param loaded as the host loads it; its covers are bounded, so that a few bytes cannot ask for gigabytes
 */
record Target<P, O>(ExactCoverModel<P, O> model, LoadedModel<P, O> loaded) {

    /** Items, options and nodes: twice what the largest board of the examples needs. */
    private static final long GREATEST_SIZE = 100_000;

    static <P, O> Target<P, O> of(ExactCoverModel<P, O> model) {
        return new Target<>(model, LoadedModel.of(model, "fuzz").greatestSize(GREATEST_SIZE));
    }

    /** Every model that the registry finds, but for those that the tests of this module bring. */
    static List<Target<?, ?>> all() {
        return ModelRegistry.load().all().stream()
                .filter(loaded -> !loaded.type().getName().startsWith("dlx.app."))
                .<Target<?, ?>>map(loaded -> of(instance(loaded.type())))
                .toList();
    }

    /** The registry hides its models, and this harness asks what the host never asks. */
    private static ExactCoverModel<?, ?> instance(Class<?> type) {
        try {
            return (ExactCoverModel<?, ?>) type.getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(type + " cannot be made as the service loader makes it", e);
        }
    }

    /** What a step gives; nothing where it says that the cover would be too large. */
    static <T> Optional<T> unlessTooLarge(Supplier<T> step) {
        try {
            return Optional.of(step.get());
        } catch (ModelException e) {
            if (e.code().equals("cover_too_large")) {
                return Optional.empty();
            }
            throw e;
        }
    }

    @Override
    public String toString() {
        return model.id();
    }
}
