package dlx.guice;

import com.google.inject.AbstractModule;
import com.google.inject.Scopes;
import com.google.inject.TypeLiteral;
import com.google.inject.multibindings.Multibinder;
import com.google.inject.multibindings.OptionalBinder;
import dlx.api.ExactCoverModel;
import dlx.core.plugin.ModelRegistry;
import java.util.List;

/**
 * Binds models and solvers for a host; the program {@code dlx} installs this module too. A host injects {@link Solvers}
 * or the {@link ModelRegistry}.
 *
 * <pre>{@code
 * Injector injector = Guice.createInjector(new HostModule(), new DlxModule());
 * }</pre>
 *
 * <p>The registry is a singleton of the injector, thread-safe, and created when it is first requested. It finds models
 * by {@code ServiceLoader}, and creates a bundled model when its id is requested. A host can add:
 *
 * <ul>
 * <li>models with dependencies of their own: {@code Multibinder.newSetBinder(binder(), new
 * TypeLiteral<ExactCoverModel<?, ?>>() {}).addBinding().to(OwnModel.class)}. A model that cannot be created becomes a
 * problem of the registry
 * <li>folders of plugins: {@link PluginFolders}
 * <li>limits for each puzzle: {@link SolverLimits}
 * </ul>
 *
 * <p>If two such modules with equal places are installed in one injector, they count as one. {@code Modules.override}
 * can replace any part.
 *
 * @since 0.1
 */
public final class DlxModule extends AbstractModule {

    /** Default folders; a constant, because two modules must bind the same object. */
    private static final PluginFolders NO_FOLDERS = List::of;

    /** Default limits; a constant, because two modules must bind the same object. */
    private static final SolverLimits NO_LIMITS = SolverLimits.none();

    private final List<ModelRegistry.Place> places;

    /** Creates a module with the models of the class path, of modules and of plugin folders. */
    public DlxModule() {
        this(List.of());
    }

    /**
     * Creates a module with the models of the class path and of modules, then of further places, then of plugin
     * folders.
     *
     * @param places further places of models, each with its own loader
     */
    public DlxModule(List<ModelRegistry.Place> places) {
        this.places = List.copyOf(places);
    }

    @Override
    protected void configure() {
        Multibinder.newSetBinder(binder(), new TypeLiteral<ExactCoverModel<?, ?>>() {});
        OptionalBinder.newOptionalBinder(binder(), PluginFolders.class)
                .setDefault()
                .toInstance(NO_FOLDERS);
        OptionalBinder.newOptionalBinder(binder(), SolverLimits.class)
                .setDefault()
                .toInstance(NO_LIMITS);
        bind(FurtherPlaces.class).toInstance(new FurtherPlaces(places));
        bind(ModelRegistry.class).toProvider(RegistryProvider.class).in(Scopes.SINGLETON);
        bind(Solvers.class);
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
