package dlx.core.plugin;

import dlx.api.ExactCoverModel;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/** The models that a host constructs itself: constructed without a lock, added to the registry once. Thread-safe. */
final class HostModels {

    private final List<OnceModel> models;

    /**
     * Constructed models that {@link #take} has not returned yet. Absent before the construction, an empty list
     * afterwards.
     */
    private Optional<List<Made>> ready = Optional.empty();

    /**
     * True in a thread that constructs the models, because a constructor may use the registry, which does not have them
     * yet.
     */
    private final ThreadLocal<Boolean> isMaking = ThreadLocal.withInitial(() -> false);

    private HostModels(List<OnceModel> models) {
        this.models = models;
    }

    static HostModels of(List<? extends Supplier<? extends ExactCoverModel<?, ?>>> makers) {
        return new HostModels(makers.stream().map(OnceModel::new).toList());
    }

    /** Returns the models for another registry, which shares the constructed models. */
    HostModels again() {
        return new HostModels(models);
    }

    /** Constructs the models, unless they are constructed already. Must be called without a lock. */
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

    /** Returns true if {@link #take} would return models. */
    synchronized boolean hasNew() {
        return ready.filter(made -> !made.isEmpty()).isPresent();
    }

    /** Returns the constructed models, and empties the list. */
    synchronized List<Made> take() {
        List<Made> made = ready.orElseThrow();
        ready = Optional.of(List.of());
        return made;
    }

    /**
     * A model of the host, constructed once for this registry and the registries of {@link ModelRegistry#reload}.
     * Construction holds no lock, because the constructor may wait for locks of the host. Two threads may construct a
     * model at once; then the first is used.
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
            } catch (Throwable e) { // constructors of models may throw any exception
                return new Made(Optional.empty(), Optional.of(e));
            }
        }
    }

    /** A model of the host, or the exception of its construction; exactly one of the two is present. */
    record Made(Optional<ExactCoverModel<?, ?>> model, Optional<Throwable> failure) {}
}
