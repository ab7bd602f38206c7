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
 * The models that are found, by id, and what cannot be loaded.
 *
 * <p>Places are loaded one after the other, and only until what is asked for has been found: a model must be constructed
 * to tell its id, and a constructor may do anything. So a bundled model is found without a class of a plugin being
 * touched. Where the class path tells the ids ({@code META-INF/services/dlx.api.ExactCoverModel} with lines such as
 * {@code dlx.modelers.sudoku.SudokuModel # sudoku}), {@link #get} touches no other model at all. Two models with one id: the
 * one that is found first keeps it, the other is among the {@link #problems}. Thread-safe.
 *
 * @since 0.1
 */
public final class ModelRegistry {

    /** A loader may fail for ever on one entry; a place with more problems than this is given up. */
    private static final int MAX_PROBLEMS = 100;

    /** The place of the models that a host makes itself. */
    private static final String HOST = "host";

    /** The places that have not been loaded yet. */
    private final Deque<Place> pending = new ArrayDeque<>();

    private final Map<String, LoadedModel<?, ?>> models = new TreeMap<>();

    /** The models in the order in which they were found. */
    private final List<LoadedModel<?, ?>> found = new ArrayList<>();

    /** Those of them that {@link #reload} keeps. */
    private final Set<LoadedModel<?, ?>> ofClassPath = new HashSet<>();

    private final List<Problem> problems = new ArrayList<>();

    /** Models that were found by the ids that the class path tells; they are not made again when all are loaded. */
    private final Map<String, LoadedModel<?, ?>> named = new HashMap<>();

    private final Place classPath;

    /** Models of the host, which come after those of the class path. */
    private final HostModels contributed;

    /** The places that {@link #reload} finds: those that were given, or those of folders that it reads again. */
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
     * A place where models are looked for.
     *
     * @param name the name of the place for people; that of a jar
     * @param loader finds the classes
     */
    public record Place(String name, ClassLoader loader) {}

    /**
     * A model that was refused, or a place that could not be read.
     *
     * @param origin the place, as {@link Place#name} gives it
     * @param id the id that was claimed twice; empty if that is not the problem
     * @param reason one sentence; where the place has more problems, it ends with their number
     */
    public record Problem(String origin, String id, String reason) {

        /** A problem, which only dlx makes; further components may come. */
        @Experimental
        public Problem {}

        private Problem andMore(int more, boolean isGivenUp) {
            String count = "; and " + more + (more == 1 ? " more problem" : " more problems");
            String end = isGivenUp ? ", after which it was given up" : "";
            return more == 0 ? this : new Problem(origin, id, reason + count + end);
        }
    }

    /**
     * Returns the models that the loader of this class sees.
     *
     * @return the registry
     */
    public static ModelRegistry load() {
        return load(List.of());
    }

    /**
     * Returns the models that the loader of this class sees, then those of further places. A broken plugin is reported in
     * {@link #problems}, never fatal.
     *
     * @param places each with a loader of its own; only models that come from that very loader are taken
     * @return the registry
     */
    public static ModelRegistry load(List<Place> places) {
        Objects.requireNonNull(places, "places");
        return load(CLASS_PATH, places);
    }

    /** Returns the models of another class path, then those of further places. */
    static ModelRegistry load(Place classPath, List<Place> places) {
        return of(classPath, () -> PluginJars.of(places));
    }

    /**
     * Returns the models that the loader of this class sees, then those of the plugins in folders, in the order of their names. A plugin is
     * a jar, with the jars that its manifest names, or a folder with the jar of a plugin and those of its libraries. Each has
     * a class loader of its own: what it carries comes before what this program has, but for the packages {@code java} and
     * {@code dlx}.
     *
     * <p>The jars of a plugin are read whole into memory when one of its models is first looked for; after that no file of
     * it is open.
     *
     * @param folders where the plugins are; folders that do not exist have none
     * @return the registry
     */
    public static ModelRegistry ofFolders(List<Path> folders) {
        Objects.requireNonNull(folders, "folders");
        List<Path> all = List.copyOf(folders);
        return of(CLASS_PATH, () -> PluginJars.in(all));
    }

    /**
     * Returns the models that the loader of this class sees, then those that a host makes itself, then those of further places and of the
     * plugins in folders, as {@link #load(List)} and {@link #ofFolders} take them.
     *
     * @param contributed make models of the host, with dependencies of their own; each is called once, when a model is looked for
     *     that the class path has not ({@link #reload} calls those again that failed), and under no lock; what it throws is among the {@link
     *     #problems}. A constructor may keep this registry; models that it asks for are those of other places
     * @param places each with a loader of its own
     * @param folders where the plugins are; folders that do not exist have none
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
     * Returns a registry of the present state: the models of the class path, and the plugins of the {@linkplain #ofFolders folders}, read
     * anew with new class loaders, when they are asked for. For hosts that run for weeks: keep the registry in a {@code
     * volatile} field, and put the new one there.
     *
     * <p>This registry stays as it is, and so do its models, the puzzles that they read and the solvers made of them,
     * also where the jars have been replaced or deleted. Nothing is to be closed: no file is open, and Java unloads the
     * classes of a plugin when the last registry, model, puzzle, option or solver that knows them has gone, and no
     * thread is left in which a step of it was {@linkplain LoadedModel#steps watched}: an idle one ends after a
     * minute, one that was given up when its step does. A record of the old plugin is no record of the new one: read
     * puzzles again. May be called from any thread.
     *
     * @return another registry; it shares with this one the models of the class path and of the host that have been made (of the host the models
     *     themselves)
     */
    public synchronized ModelRegistry reload() {
        ModelRegistry fresh = of(classPath, contributed.again(), plugins);
        fresh.named.putAll(named);
        found.stream().filter(ofClassPath::contains).forEach(model -> fresh.named.putIfAbsent(model.id(), model));
        return fresh;
    }

    /**
     * Returns the model with an id. Loads all places before that of the model, and none after it.
     *
     * @param id as {@link ExactCoverModel#id} gives it
     * @return the model
     * @throws UnknownModelException if no model has the id; the message names the nearest and all
     */
    public LoadedModel<?, ?> get(String id) {
        Objects.requireNonNull(id, "id");
        return named(id).or(() -> find(model -> model.id().equals(id))).orElseThrow(() -> unknown(id));
    }

    /**
     * Returns true if a model has an id. Loads the places that {@link #get} would load.
     *
     * @param id as {@link ExactCoverModel#id} gives it
     * @return true if {@link #get} finds a model
     */
    public boolean has(String id) {
        Objects.requireNonNull(id, "id");
        return named(id).isPresent() || find(model -> model.id().equals(id)).isPresent();
    }

    /** Returns the model of the class path that is named with this id; empty where others must be loaded to know whose it is. */
    private synchronized Optional<LoadedModel<?, ?>> named(String id) {
        if (pending.peek() != classPath || ModelRegistry.class.getModule().isNamed()) {
            return Optional.empty(); // all of them have been loaded; modules name their services otherwise
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
        } catch (Throwable e) { // as below: loading all models finds it, and reports it
        }
        return Optional.empty();
    }

    /**
     * Returns the first model that is wanted. Loads all places before that of the model, and none after it.
     *
     * @param wanted asked about each model, in the order in which they are found, until it says yes
     * @return the model, if there is one
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
     * Returns the models and places that could not be loaded. Loads all places.
     *
     * @return the first problem of each place, and the first of each id that it claims though another model has it, in
     *     the order of loading
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

    /** Loads places until there is a {@code k}-th model, and returns true if there is one. */
    private synchronized boolean isFound(int k) {
        while (found.size() <= k && loadNext()) {
            // until the model is there, or no place is left
        }
        return k < found.size();
    }

    private synchronized LoadedModel<?, ?> found(int k) {
        return found.get(k);
    }

    private void loadAll() {
        while (loadNext()) {
            // until no place is left
        }
    }

    /** Loads the class path, the models of the host, or the next place; false if nothing is left. */
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
        boolean own = place != classPath; // not equals: that of records is linked at run time, which takes its time
        int before = problems.size();
        Set<String> reasons = new HashSet<>();
        Iterator<Provider<ExactCoverModel>> providers;
        try {
            providers = ServiceLoader.load(ExactCoverModel.class, place.loader()).stream()
                    .iterator();
        } catch (Throwable e) { // as below
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
            } catch (Throwable e) { // constructors, static blocks, id and spiVersion are the plugin's: they may throw
                // anything
                failures++;
                String reason = reason(e);
                if (reasons.add(reason)) { // a loader that fails for ever says the same for ever
                    refuse(place.name(), reason);
                }
            }
        }
        if (own && seen == 0 && problems.size() == before) {
            refuse(place.name(), "it names no model; expected META-INF/services/" + ExactCoverModel.class.getName());
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
        } catch (Throwable e) { // as above
            refuse(HOST, reason(e));
        }
    }

    /** Leaves the first of the newest problems of each place, and the first claim of each id, with the number of the others. */
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
                            + " already has; the latter keeps it"));
        }
    }

    private void refuse(String origin, String reason) {
        problems.add(new Problem(origin, "", reason));
    }

    /** Returns one sentence about an error of a loader: ServiceLoader hides the reason in the cause. */
    private static String reason(Throwable thrown) {
        if (thrown instanceof PluginLoader.Unreadable) {
            return message(thrown);
        }
        boolean loaders = thrown.getClass().equals(ServiceConfigurationError.class); // else it may be a plugin's
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
