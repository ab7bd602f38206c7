package dlx.core.engine;

import dlx.api.Cover;
import java.util.Optional;

/** A way to search: compiles a problem once, then starts any number of searches over it. */
public abstract class Engine {

    /** The name that people type: {@code links}. */
    public abstract String name();

    /**
     * Why this engine cannot do the task, as the end of a sentence; empty if it can. Asked only about covers without
     * colors and multiplicities.
     */
    abstract Optional<String> cannot(Problem problem, Task task);

    /** Whether searches gain from a {@link Reduction}. */
    abstract boolean reduces();

    /** Compiles a problem that it can search. */
    abstract Compiled compile(Problem problem);

    /** A compiled description: immutable, shared by threads. */
    public interface Compiled {

        /**
         * Starts a search.
         *
         * @param pinned a cover of the compiled description; its pins are taken first
         */
        Search start(Cover<?> pinned, Task task, SearchControl control);
    }
}
