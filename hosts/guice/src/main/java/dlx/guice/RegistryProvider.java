package dlx.guice;

import com.google.inject.Inject;
import com.google.inject.Provider;
import com.google.inject.ProvisionException;
import com.google.inject.Scopes;
import dlx.api.ExactCoverModel;
import dlx.core.plugin.ModelRegistry;
import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;

/** Creates the registry of an injector, with the places, folders and models that its modules have bound. */
record RegistryProvider(
        FurtherPlaces further, PluginFolders folders, Collection<Provider<ExactCoverModel<?, ?>>> contributed)
        implements Provider<ModelRegistry> {

    @Inject
    RegistryProvider {}

    @Override
    public ModelRegistry get() {
        List<Supplier<ExactCoverModel<?, ?>>> makers =
                contributed.stream().map(RegistryProvider::maker).toList();
        return ModelRegistry.of(makers, further.places(), folders.folders());
    }

    /** Returns a maker of a model, which throws the exceptions of the model's constructor. */
    private static Supplier<ExactCoverModel<?, ?>> maker(Provider<ExactCoverModel<?, ?>> provider) {
        return () -> {
            try {
                ExactCoverModel<?, ?> model = provider.get();
                if (Scopes.isCircularProxy(model)) {
                    throw new IllegalStateException(
                            "a model asks for all models while it is made; expected that its constructor"
                                    + " keeps the registry, and that its methods ask");
                }
                return model;
            } catch (ProvisionException e) {
                throw RegistryProvider.<RuntimeException>unchecked(Failures.reason(e));
            }
        };
    }

    @SuppressWarnings("unchecked") // the type is erased, and the registry handles any exception of a constructor
    private static <T extends Throwable> T unchecked(Throwable reason) throws T {
        throw (T) reason;
    }
}
