package dlx.core.engine;

import dlx.api.Cover;
import java.util.Optional;

/** A way to search: compiles a cover once, then starts any number of searches over it. */
public interface Engine {

    /** The name that people type: {@code links}. */
    String name();

    /** Why this engine cannot search the cover, as the end of a sentence; empty if it can. */
    Optional<String> cannot(Cover<?> cover);

    /** Compiles the description of the cover, without its pins. The cover is one that this engine can search. */
    Compiled compile(Cover<?> cover);

    /** A compiled description: immutable, shared by threads. */
    interface Compiled {

        /**
         * Starts a search.
         *
         * @param pinned a cover of the compiled description; its pins are taken first
         */
        Search start(Cover<?> pinned, SearchControl control);
    }
}
