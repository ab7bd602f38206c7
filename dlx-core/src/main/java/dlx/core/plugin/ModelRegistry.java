package dlx.core.plugin;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import dlx.api.DlxException;
import dlx.api.ExactCoverModel;
import dlx.api.Experimental;
import dlx.api.HasSpiVersion;
import dlx.api.UnknownModelException;
import dlx.core.messages.Suggestion;
import dlx.core.model.LoadedModel;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.ServiceLoader.Provider;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * The registry of models by id, with the problems of models that cannot be loaded.
 *
 * <p>Places are loaded one after the other, until the requested model is found. A model must be constructed before its
 * id is known, and a constructor may do anything. This order finds a bundled model without loading a class of a plugin.
 * If the class path names the ids ({@code META-INF/services/dlx.api.ExactCoverModel} with lines such as
 * {@code dlx.modelers.sudoku.SudokuModel # sudoku}), {@link #get} constructs no other model. If two models have an
 * equal id, the model found first keeps it, and the other is among the {@link #problems}. Thread-safe.
 *
 * @since 0.1
 */
public final class ModelRegistry {

    /** Maximum number of load failures before a model source is abandoned: a loader may fail for ever on one entry. */
    private static final int MAX_PROBLEMS = 100;

    /** Name of the model source of models that a host constructs itself. */
    private static final String HOST = "host";

    /** The places that have not been loaded yet. */
    private final Deque<Place> pending = new ArrayDeque<>();

    private final Map<String, LoadedModel<?, ?>> models = new TreeMap<>();

    /** The models in the order in which they were found. */
    private final List<LoadedModel<?, ?>> found = new ArrayList<>();

    /** The models of {@link #found} that {@link #reload} keeps. */
    private final Set<LoadedModel<?, ?>> ofClassPath = new HashSet<>();

    private final List<Problem> problems = new ArrayList<>();

    /** Models that service files of the class path name, by id; not constructed again when all models are loaded. */
    private final Map<String, LoadedModel<?, ?>> named = new HashMap<>();

    private final Place classPath;

    /** Models of the host, which come after the models of the class path. */
    private final HostModels contributed;

    /** The places for {@link #reload}: the given places, and the folders, which are read again. */
    private final Supplier<PluginJars> plugins;

    private ModelRegistry(Place classPath, HostModels contributed, List<Place> places, Supplier<PluginJars> plugins) {
        this.classPath = classPath;
        this.contributed = contributed;
        this.plugins = plugins;
        pending.add(classPath);
        pending.addAll(places);
    }

    private static final Place CLASS_PATH = new Place("class path", ModelRegistry.class.getClassLoader());

    /**
     * A model source: a place that may contain models.
     *
     * @param name name of the model source for messages, such as a jar
     * @param loader loader of its classes
     */
    public record Place(String name, ClassLoader loader) {}

    /**
     * A model that was rejected, or a model source that could not be read.
     *
     * @param origin name of the model source, as in {@link Place#name}
     * @param id the id that two models claim; empty for other problems
     * @param reason one sentence; it ends with the number of further problems of the model source, if any
     */
    public record Problem(String origin, String id, String reason) {

        /** Creates a problem. For use by dlx only, because components may be added. */
        @Experimental
        public Problem {}

        private Problem andMore(int more, boolean isGivenUp) {
            String count = "; and " + more + (more == 1 ? " more problem" : " more problems");
            String end = isGivenUp ? ", after which it was given up" : "";
            return more == 0 ? this : new Problem(origin, id, reason + count + end);
        }
    }

    /**
     * Returns a registry of the models that the loader of this class finds.
     *
     * @return the registry
     */
    public static ModelRegistry load() {
        return load(List.of());
    }

    /**
     * Returns a registry of the models that the loader of this class finds, then the models of further places. A broken
     * plugin is never fatal; {@link #problems} reports it.
     *
     * @param places places with a loader each; only models that this loader itself defines are accepted
     * @return the registry
     */
    public static ModelRegistry load(List<Place> places) {
        Objects.requireNonNull(places, "places");
        return load(CLASS_PATH, places);
    }

    /** Returns a registry of the models of another class path, then the models of further places. */
    static ModelRegistry load(Place classPath, List<Place> places) {
        return of(classPath, () -> PluginJars.of(places));
    }

    /**
     * Returns a registry of the models that the loader of this class finds, then the plugins in folders, ordered by
     * file name.
     *
     * <p>A plugin is a jar, with the jars that its manifest names, or a folder with the jar of a plugin and the jars of
     * its libraries. Each plugin has its own class loader. Its classes come before the classes of this program, except
     * in the packages {@code java} and {@code dlx}. The jars of a plugin are read completely into memory at the first
     * search for one of its models. After that, no file is open.
     *
     * @param folders folders with plugins; folders that do not exist count as empty
     * @return the registry
     */
    public static ModelRegistry ofFolders(List<Path> folders) {
        Objects.requireNonNull(folders, "folders");
        List<Path> all = List.copyOf(folders);
        return of(CLASS_PATH, () -> PluginJars.in(all));
    }

    /**
     * Returns a registry of four sources, in this order: the models that the loader of this class finds, models that
     * the host constructs itself, further places as in {@link #load(List)}, and the plugins in folders as in
     * {@link #ofFolders}.
     *
     * @param contributed constructors of the host's models, with dependencies of their own. Each is called once,
     *     without a lock, at the first request that the class path cannot answer; {@link #reload} calls constructors
     *     again that failed. Their exceptions are among the {@link #problems}. A constructor may keep this registry;
     *     until all are constructed, it finds only models of other places
     * @param places places with a loader each
     * @param folders folders with plugins; folders that do not exist count as empty
     * @return the registry
     */
    public static ModelRegistry of(
            List<? extends Supplier<? extends ExactCoverModel<?, ?>>> contributed,
            List<Place> places,
            List<Path> folders) {
        Objects.requireNonNull(contributed, "contributed");
        Objects.requireNonNull(places, "places");
        Objects.requireNonNull(folders, "folders");
        HostModels once = HostModels.of(contributed);
        List<Place> known = List.copyOf(places);
        List<Path> all = List.copyOf(folders);
        return of(CLASS_PATH, once, () -> PluginJars.of(known).and(PluginJars.in(all)));
    }

    private static ModelRegistry of(Place classPath, Supplier<PluginJars> plugins) {
        return of(classPath, HostModels.of(List.of()), plugins);
    }

    private static ModelRegistry of(Place classPath, HostModels contributed, Supplier<PluginJars> plugins) {
        PluginJars found = plugins.get();
        ModelRegistry registry = new ModelRegistry(classPath, contributed, found.places(), plugins);
        registry.problems.addAll(found.problems());
        return registry;
    }

    /**
     * Returns a registry of the present state: the models of the class path, and the plugins of the
     * {@linkplain #ofFolders folders}, which are read anew on demand, with new class loaders. For hosts that run for
     * weeks: keep the registry in a {@code volatile} field, and replace it there.
     *
     * <p>This registry does not change. Its models, their puzzles and their solvers stay usable, even if the jars were
     * replaced or deleted. Nothing needs to be closed, because no file is open. Java unloads the classes of a plugin
     * when two conditions hold. No registry, model, puzzle, option or solver refers to them. No thread remains that ran
     * {@linkplain LoadedModel#steps watched} steps of the plugin: idle threads end after a minute, and a thread whose
     * step was abandoned ends with that step.
     *
     * <p>Puzzles of the old plugin do not fit the new plugin, because their classes differ: read them again. May be
     * called from any thread.
     *
     * @return another registry; it shares the constructed models of the class path and of the host
     */
    public synchronized ModelRegistry reload() {
        ModelRegistry fresh = of(classPath, contributed.again(), plugins);
        fresh.named.putAll(named);
        found.stream().filter(ofClassPath::contains).forEach(model -> fresh.named.putIfAbsent(model.id(), model));
        return fresh;
    }

    /**
     * Returns the model with an id. Loads the model sources up to the source of the model, except for ids that a
     * service file names.
     *
     * @param id an id, as {@link ExactCoverModel#id} returns it
     * @return the model
     * @throws UnknownModelException if no model has the id; the message names the most similar id and all ids
     */
    public LoadedModel<?, ?> get(String id) {
        Objects.requireNonNull(id, "id");
        return named(id).or(() -> find(model -> model.id().equals(id))).orElseThrow(() -> unknown(id));
    }

    /**
     * Returns true if a model has an id. Loads the places that {@link #get} would load.
     *
     * @param id an id, as {@link ExactCoverModel#id} returns it
     * @return true if {@link #get} finds a model
     */
    public boolean has(String id) {
        Objects.requireNonNull(id, "id");
        return named(id).isPresent() || find(model -> model.id().equals(id)).isPresent();
    }

    /** Returns the model that a service file of the class path names; empty if further models must be loaded. */
    private synchronized Optional<LoadedModel<?, ?>> named(String id) {
        if (pending.peek() != classPath || ModelRegistry.class.getModule().isNamed()) {
            return Optional.empty(); // the class path is loaded already; or modules, which do not use service files
        }
        if (!named.containsKey(id)) {
            ServiceFileIndex.find(classPath.loader(), id)
                    .flatMap(type -> make(type, id))
                    .ifPresent(model -> named.put(id, model));
        }
        return Optional.ofNullable(named.get(id));
    }

    private Optional<LoadedModel<?, ?>> make(Class<?> type, String id) {
        try {
            if (type.getConstructor().newInstance() instanceof ExactCoverModel<?, ?> model
                    && version(model) == ExactCoverModel.SPI_VERSION
                    && id.equals(model.id())) {
                return Optional.of(LoadedModel.of(model, id, origin(type, classPath.name())));
            }
        } catch (Throwable e) { // reported when all models are loaded
        }
        return Optional.empty();
    }

    /**
     * Returns the first model that a predicate accepts. Loads the model sources up to the source of the model.
     *
     * @param wanted called with each model, in the order in which they are found, until it returns true
     * @return the model; empty if the predicate rejects all models
     */
    public Optional<LoadedModel<?, ?>> find(Predicate<LoadedModel<?, ?>> wanted) {
        contributed.make();
        for (int k = 0; isFound(k); k++) {
            LoadedModel<?, ?> model = found(k);
            if (wanted.test(model)) {
                return Optional.of(model);
            }
        }
        return Optional.empty();
    }

    /**
     * Returns all models. Loads all places.
     *
     * @return the models in the order of their ids
     */
    public Collection<LoadedModel<?, ?>> all() {
        contributed.make();
        synchronized (this) {
            loadAll();
            return List.copyOf(models.values());
        }
    }

    /**
     * Returns the problems of models and places that could not be loaded. Loads all places.
     *
     * @return the first problem of each model source, and the first conflict of each claimed id, in the order of
     *     loading
     */
    public List<Problem> problems() {
        contributed.make();
        synchronized (this) {
            loadAll();
            return List.copyOf(problems);
        }
    }

    private synchronized UnknownModelException unknown(String id) {
        return new UnknownModelException(id, Suggestion.find(id, models.keySet()), List.copyOf(models.keySet()));
    }

    /** Loads places until {@link #found} has more than {@code k} models, and returns true if it has. */
    private synchronized boolean isFound(int k) {
        while (found.size() <= k && loadNext()) {
            // continue until the model is found or all places are loaded
        }
        return k < found.size();
    }

    private synchronized LoadedModel<?, ?> found(int k) {
        return found.get(k);
    }

    private void loadAll() {
        while (loadNext()) {
            // continue until all places are loaded
        }
    }

    /** Loads the class path, the models of the host, or the next model source. Returns false if all are loaded. */
    private boolean loadNext() {
        if (contributed.hasNew() && pending.peek() != classPath) {
            contributed.take().forEach(this::add);
            return true;
        }
        if (pending.isEmpty()) {
            return false;
        }
        addAll(pending.remove());
        return true;
    }

    @SuppressWarnings("rawtypes") // a class literal has no type arguments
    private void addAll(Place place) {
        boolean own = place != classPath; // not equals, because linking a record's equals at run time is slow
        int before = problems.size();
        Set<String> reasons = new HashSet<>();
        Iterator<Provider<ExactCoverModel>> providers;
        try {
            providers = ServiceLoader.load(ExactCoverModel.class, place.loader()).stream()
                    .iterator();
        } catch (Throwable e) { // a loader of a host may throw any exception
            refuse(place.name(), reason(e));
            return;
        }
        int seen = 0;
        int failures = 0;
        while (problems.size() - before < MAX_PROBLEMS && failures < MAX_PROBLEMS) {
            try {
                if (!providers.hasNext()) {
                    break;
                }
                Provider<ExactCoverModel> provider = providers.next();
                if (!own || provider.type().getClassLoader() == place.loader()) {
                    seen++;
                    Optional<LoadedModel<?, ?>> made = own ? Optional.empty() : made(provider.type());
                    if (made.isPresent()) {
                        claim(made.get());
                    } else {
                        add(own ? place.name() : origin(provider.type(), place.name()), provider.get());
                    }
                }
            } catch (Throwable e) { // constructors, static blocks, id and spiVersion may throw any exception
                failures++;
                String reason = reason(e);
                if (reasons.add(reason)) { // a loader that always fails may repeat its message for ever
                    refuse(place.name(), reason);
                }
            }
        }
        if (own && seen == 0 && problems.size() == before) {
            refuse(place.name(), "model missing; expected META-INF/services/" + ExactCoverModel.class.getName());
        }
        shorten(before, failures == MAX_PROBLEMS || problems.size() - before == MAX_PROBLEMS);
        if (!own) {
            ofClassPath.addAll(found);
        }
    }

    private void add(HostModels.Made made) {
        try {
            made.model().ifPresent(model -> add(HOST, model));
            made.failure().ifPresent(failure -> refuse(HOST, reason(failure)));
        } catch (Throwable e) { // id and spiVersion of a model may throw any exception
            refuse(HOST, reason(e));
        }
    }

    /**
     * Keeps only the first new problem of each model source and of each claimed id, each with the number of the others.
     */
    private void shorten(int before, boolean isGivenUp) {
        List<Problem> newest = problems.subList(before, problems.size());
        if (newest.size() > 1) {
            Collection<List<Problem>> kinds = newest.stream()
                    .collect(groupingBy(problem -> List.of(problem.origin, problem.id), LinkedHashMap::new, toList()))
                    .values();
            newest.clear();
            kinds.forEach(alike -> problems.add(alike.get(0).andMore(alike.size() - 1, isGivenUp)));
        }
    }

    private Optional<LoadedModel<?, ?>> made(Class<?> type) {
        return named.values().stream()
                .<LoadedModel<?, ?>>map(model -> model)
                .filter(model -> model.type().equals(type))
                .findFirst();
    }

    private static int version(ExactCoverModel<?, ?> model) {
        return model instanceof HasSpiVersion able ? able.spiVersion() : ExactCoverModel.SPI_VERSION;
    }

    private void add(String origin, ExactCoverModel<?, ?> model) {
        int version = version(model);
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
        claim(LoadedModel.of(model, id, origin));
    }

    private void claim(LoadedModel<?, ?> model) {
        String id = model.id();
        LoadedModel<?, ?> holder = models.putIfAbsent(id, model);
        if (holder == null) {
            found.add(model);
        } else {
            problems.add(new Problem(
                    model.origin(),
                    id,
                    model.type().getName() + " claims the id \"" + id + "\", which "
                            + holder.type().getName() + " of " + holder.origin()
                            + " already has and keeps"));
        }
    }

    private void refuse(String origin, String reason) {
        problems.add(new Problem(origin, "", reason));
    }

    /** Returns one sentence about an error of a loader. ServiceLoader puts the reason into the cause. */
    private static String reason(Throwable thrown) {
        if (thrown instanceof PluginLoader.Unreadable) {
            return message(thrown);
        }
        boolean loaders = thrown.getClass().equals(ServiceConfigurationError.class); // a subclass may be a plugin's
        Throwable cause = loaders ? thrown.getCause() : null;
        if (loaders && cause == null) {
            return message(thrown);
        }
        String what =
                cause != null ? message(thrown) + ": " + DlxException.inWords(cause) : DlxException.inWords(thrown);
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
