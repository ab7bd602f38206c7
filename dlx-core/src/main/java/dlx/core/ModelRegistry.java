package dlx.core;

import dlx.api.ExactCoverModel;
import dlx.api.UnknownModelException;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.ServiceLoader.Provider;
import java.util.TreeMap;

/**
 * The models that were found, by id, and what could not be loaded.
 *
 * <p>Immutable once loaded, thread-safe. Two models with one id: the one that was found first keeps it, the other is
 * among the {@link #problems}.
 *
 * @since 0.1
 */
public final class ModelRegistry {

    /** A loader may fail for ever on one entry; a place with more problems than this is given up. */
    private static final int MAX_PROBLEMS = 100;

    private final Map<String, LoadedModel<?, ?>> models = new TreeMap<>();
    private final List<Problem> problems = new ArrayList<>();

    private ModelRegistry() {}

    /**
     * Where models are looked for.
     *
     * @param name how people call the place; the name of a jar
     * @param loader finds the classes
     */
    public record Place(String name, ClassLoader loader) {}

    /**
     * A model that was refused, or a place that could not be read.
     *
     * @param origin the place, as {@link Place#name} gives it
     * @param id the id that was claimed twice; empty if that is not the problem
     * @param reason one sentence
     */
    public record Problem(String origin, String id, String reason) {}

    /**
     * Loads the models that the loader of this class sees.
     *
     * @return the registry
     */
    public static ModelRegistry load() {
        return load(List.of());
    }

    /**
     * Loads the models that the loader of this class sees, then those of further places. A broken plugin is reported in
     * {@link #problems}, never fatal.
     *
     * @param places each with a loader of its own; only models that come from that very loader are taken
     * @return the registry
     */
    public static ModelRegistry load(List<Place> places) {
        ModelRegistry registry = new ModelRegistry();
        registry.addAll(new Place("class path", ModelRegistry.class.getClassLoader()), false);
        places.forEach(place -> registry.addAll(place, true));
        return registry;
    }

    /**
     * The model with an id.
     *
     * @param id as {@link ExactCoverModel#id} gives it
     * @return the model
     * @throws UnknownModelException if no model has the id; the message names the nearest and all
     */
    public LoadedModel<?, ?> get(String id) {
        LoadedModel<?, ?> model = models.get(id);
        if (model == null) {
            throw new UnknownModelException(id, Nearest.find(id, models.keySet()), List.copyOf(models.keySet()));
        }
        return model;
    }

    /**
     * All models.
     *
     * @return the models in the order of their ids
     */
    public Collection<LoadedModel<?, ?>> all() {
        return Collections.unmodifiableCollection(models.values());
    }

    /**
     * What could not be loaded.
     *
     * @return a problem for each model or place that was refused, in the order of loading
     */
    public List<Problem> problems() {
        return Collections.unmodifiableList(problems);
    }

    @SuppressWarnings("rawtypes") // a class literal has no type arguments
    private void addAll(Place place, boolean own) {
        int before = problems.size();
        Iterator<Provider<ExactCoverModel>> providers;
        try {
            providers = ServiceLoader.load(ExactCoverModel.class, place.loader()).stream()
                    .iterator();
        } catch (ServiceConfigurationError | LinkageError | RuntimeException e) {
            refuse(place.name(), reason(e));
            return;
        }
        int seen = 0;
        while (problems.size() - before < MAX_PROBLEMS) {
            try {
                if (!providers.hasNext()) {
                    break;
                }
                Provider<ExactCoverModel> provider = providers.next();
                if (!own || provider.type().getClassLoader() == place.loader()) {
                    seen++;
                    add(own ? place.name() : origin(provider.type(), place.name()), provider.get());
                }
            } catch (ServiceConfigurationError | LinkageError | RuntimeException e) {
                refuse(place.name(), reason(e));
            }
        }
        if (own && seen == 0 && problems.size() == before) {
            refuse(place.name(), "it names no model; expected META-INF/services/" + ExactCoverModel.class.getName());
        }
    }

    private void add(String origin, ExactCoverModel<?, ?> model) {
        int version = model.spiVersion();
        String name = model.getClass().getName();
        if (version != ExactCoverModel.SPI_VERSION) {
            refuse(
                    origin,
                    name + " was written for version " + version + " of the SPI; this is version "
                            + ExactCoverModel.SPI_VERSION);
            return;
        }
        String id = model.id();
        if (id == null || !id.matches("[a-z][a-z0-9-]*")) {
            refuse(
                    origin,
                    name + " has the id \"" + id
                            + "\"; expected lower-case letters, digits and hyphens, starting with a letter");
            return;
        }
        LoadedModel<?, ?> holder = models.putIfAbsent(id, LoadedModel.of(model, origin));
        if (holder != null) {
            problems.add(new Problem(
                    origin,
                    id,
                    name + " claims the id \"" + id + "\", which "
                            + holder.type().getName() + " of " + holder.origin()
                            + " already has; the latter keeps it"));
        }
    }

    private void refuse(String origin, String reason) {
        problems.add(new Problem(origin, "", reason));
    }

    /** One sentence from what a loader threw: ServiceLoader hides the reason in the cause. */
    private static String reason(Throwable thrown) {
        Throwable cause = thrown.getCause();
        if (thrown instanceof ServiceConfigurationError && cause == null) {
            return message(thrown);
        }
        String what = thrown instanceof ServiceConfigurationError ? message(thrown) + ": " + cause : thrown.toString();
        return what.replaceAll("\\s+", " ");
    }

    private static String message(Throwable thrown) {
        return String.valueOf(thrown.getMessage()).replace(ExactCoverModel.class.getName() + ": ", "");
    }

    private static String origin(Class<?> type, String otherwise) {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        if (source == null || source.getLocation() == null) {
            return otherwise;
        }
        String path = source.getLocation().getPath().replaceAll("/+$", "");
        return path.substring(path.lastIndexOf('/') + 1);
    }
}
