package dlx.guice;

import com.google.inject.Inject;
import com.google.inject.Provider;
import dlx.api.ExactCoverModel;
import dlx.core.plugin.ModelRegistry;
import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;

/** Makes the registry of an injector, with the folders and the models that its modules have bound. */
final class RegistryProvider implements Provider<ModelRegistry> {

    private final List<ModelRegistry.Place> places;
    private Provider<PluginFolders> folders = () -> List::of;
    private Collection<Provider<ExactCoverModel<?, ?>>> contributed = List.of();

    RegistryProvider(List<ModelRegistry.Place> places) {
        this.places = places;
    }

    @Inject
    void add(Provider<PluginFolders> bound, Collection<Provider<ExactCoverModel<?, ?>>> models) {
        folders = bound;
        contributed = models;
    }

    @Override
    public ModelRegistry get() {
        List<Supplier<ExactCoverModel<?, ?>>> makers = contributed.stream()
                .<Supplier<ExactCoverModel<?, ?>>>map(provider -> provider::get)
                .toList();
        return ModelRegistry.of(makers, places, folders.get().folders());
    }

    /** Two modules of the same places bind the same. */
    @Override
    public boolean equals(Object other) {
        return other instanceof RegistryProvider provider && provider.places.equals(places);
    }

    @Override
    public int hashCode() {
        return places.hashCode();
    }
}
