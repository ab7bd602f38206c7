package dlx.core.engine;

import dlx.api.Cover;
import dlx.api.ModelException;
import java.util.List;
import java.util.stream.Collectors;

/** All engines, and which one searches what. */
public final class Engines {

    /** The setting that leaves the choice to {@link #choose}. */
    public static final String AUTO = "auto";

    private static final List<Engine> ALL = List.of(new LinksEngine());

    private Engines() {}

    /** The names of all engines; those that come first are preferred. */
    public static List<String> names() {
        return ALL.stream().map(Engine::name).toList();
    }

    /**
     * The engine for a cover.
     *
     * @param name {@link #AUTO} or the name of an engine
     * @throws IllegalArgumentException if no engine has the name
     * @throws ModelException if no engine, or not the one that was named, can search the cover
     */
    public static Engine choose(String name, Cover<?> cover) {
        List<Engine> wanted = ALL.stream()
                .filter(engine -> name.equals(AUTO) || name.equals(engine.name()))
                .toList();
        if (wanted.isEmpty()) {
            throw new IllegalArgumentException(
                    "engine: \"" + name + "\"; expected auto, " + String.join(", ", names()));
        }
        return wanted.stream()
                .filter(engine -> engine.cannot(cover).isEmpty())
                .findFirst()
                .orElseThrow(() -> new ModelException(wanted.stream()
                        .map(engine -> "the engine " + engine.name() + ' '
                                + engine.cannot(cover).orElseThrow())
                        .collect(Collectors.joining("; ", "the cover cannot be searched: ", ""))));
    }
}
