package dlx.guice;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dlx.core.plugin.ModelRegistry;
import java.util.List;

/**
 * Binds the {@link ModelRegistry}: {@code @Inject ModelRegistry models} in a host, then {@code models.get("sudoku").read(text)}.
 *
 * <pre>{@code
 * Injector injector = Guice.createInjector(new HostModule(), new DlxModule());
 * }</pre>
 *
 * <p>The registry is one for the injector, thread-safe, and made when it is first asked for. Two such modules of the
 * same places may be installed in one injector; they are one.
 *
 * @since 0.1
 */
public final class DlxModule extends AbstractModule {

    private final List<ModelRegistry.Place> places;

    /** The models of the class path. */
    public DlxModule() {
        this(List.of());
    }

    /**
     * The models of the class path, then those of further places.
     *
     * @param places each with a loader of its own
     */
    public DlxModule(List<ModelRegistry.Place> places) {
        this.places = List.copyOf(places);
    }

    @Provides
    @Singleton
    ModelRegistry models() {
        return ModelRegistry.load(places);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DlxModule module && module.places.equals(places);
    }

    @Override
    public int hashCode() {
        return places.hashCode();
    }
}
