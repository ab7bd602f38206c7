package dlx.core.plugin;

import dlx.api.ExactCoverModel;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/** The models that a host makes itself: made under no lock, taken once. Thread-safe. */
final class HostModels {

    private final List<OnceModel> models;

    /** The models that have been made, and are still to be taken; absent before, and empty after that. */
    private Optional<List<Made>> ready = Optional.empty();

    /** True in a thread that is making the models: their constructors may ask the registry, which does not have them yet. */
    private final ThreadLocal<Boolean> isMaking = ThreadLocal.withInitial(() -> false);

    private HostModels(List<OnceModel> models) {
        this.models = models;
    }

    static HostModels of(List<? extends Supplier<? extends ExactCoverModel<?, ?>>> makers) {
        return new HostModels(makers.stream().map(OnceModel::new).toList());
    }

    /** Returns the same models for another registry, which takes those that have been made. */
    HostModels again() {
        return new HostModels(models);
    }

    /** Makes the models, unless they have been made. To be called under no lock. */
    void make() {
        if (models.isEmpty() || isMaking.get() || isReady()) {
            return;
        }
        isMaking.set(true);
        try {
            List<Made> made = models.stream().map(OnceModel::get).toList();
            synchronized (this) {
                ready = ready.or(() -> Optional.of(made));
            }
        } finally {
            isMaking.remove();
        }
    }

    private synchronized boolean isReady() {
        return ready.isPresent();
    }

    /** Returns true if models have been made that were not taken yet. */
    synchronized boolean hasNew() {
        return ready.filter(made -> !made.isEmpty()).isPresent();
    }

    /** Takes the models that have been made. */
    synchronized List<Made> take() {
        List<Made> made = ready.orElseThrow();
        ready = Optional.of(List.of());
        return made;
    }

    /**
     * Makes a model of the host once, for this registry and for those that {@link ModelRegistry#reload} gives. Under no lock, because its constructor
     * may wait for locks of the host: two threads may make it at once, and then the first one's is taken.
     */
    private static final class OnceModel {

        private final Supplier<? extends ExactCoverModel<?, ?>> maker;
        private final AtomicReference<ExactCoverModel<?, ?>> made = new AtomicReference<>();

        OnceModel(Supplier<? extends ExactCoverModel<?, ?>> maker) {
            this.maker = maker;
        }

        Made get() {
            try {
                if (made.get() == null) {
                    made.compareAndSet(
                            null, Objects.requireNonNull(maker.get(), "the host made null instead of a model"));
                }
                return new Made(Optional.ofNullable(made.get()), Optional.empty());
            } catch (Throwable e) { // constructors of models may throw anything
                return new Made(Optional.empty(), Optional.of(e));
            }
        }
    }

    /** A model of the host, or the reason why there is none. */
    record Made(Optional<ExactCoverModel<?, ?>> model, Optional<Throwable> failure) {}
}
