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
 * Wires models and solvers into a host; the program {@code dlx} installs this module too. A host injects {@link Solvers}, or the
 * {@link ModelRegistry} itself.
 *
 * <pre>{@code
 * Injector injector = Guice.createInjector(new HostModule(), new DlxModule());
 * }</pre>
 *
 * <p>The registry is one for the injector, thread-safe, and made when it is first asked for; it finds models by {@code ServiceLoader},
 * and makes a bundled model when its id is asked for. A host adds to it:
 *
 * <ul>
 *   <li>models with dependencies of their own: {@code Multibinder.newSetBinder(binder(), new
 *       TypeLiteral<ExactCoverModel<?, ?>>() {}).addBinding().to(OwnModel.class)}. A model that cannot be made is among the problems of
 *       the registry
 *   <li>folders of plugins: {@link PluginFolders}
 *   <li>limits for each puzzle: {@link SolverLimits}
 * </ul>
 *
 * <p>Two such modules of the same places may be installed in one injector; they are one. {@code Modules.override} replaces any part.
 *
 * @since 0.1
 */
public final class DlxModule extends AbstractModule {

    /** One value, so that two modules bind the same. */
    private static final PluginFolders NO_FOLDERS = List::of;

    private static final SolverLimits NO_LIMITS = SolverLimits.none();

    private final List<ModelRegistry.Place> places;

    /** The models of the class path, of modules and of plugin folders. */
    public DlxModule() {
        this(List.of());
    }

    /**
     * The models of the class path and of modules, then those of further places, then those of plugin folders.
     *
     * @param places each with a loader of its own
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
