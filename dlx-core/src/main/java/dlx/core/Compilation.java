package dlx.core;

import dlx.api.Cover;
import dlx.core.engine.Engine;
import dlx.core.engine.Engines;
import java.util.Optional;

/**
 * A cover compiled for an engine, and what that took.
 *
 * @param engine the engine's name
 * @param nanos time spent
 */
record Compilation(String engine, Engine.Compiled compiled, long nanos) {

    static Compilation of(Cover<?> cover, String engineName) {
        long begin = System.nanoTime();
        Engine engine = Engines.choose(engineName, cover);
        Engine.Compiled compiled = engine.compile(cover);
        return new Compilation(engine.name(), compiled, System.nanoTime() - begin);
    }

    /** Compiles at the first use, for all solvers of one description and one engine. Thread-safe. */
    static final class Lazily {

        private final Cover<?> cover;
        private final String engine;
        private volatile Optional<Compilation> compilation = Optional.empty();

        Lazily(Cover<?> cover, String engine) {
            this.cover = cover;
            this.engine = engine;
        }

        Compilation get() {
            Optional<Compilation> made = compilation;
            return made.isPresent() ? made.get() : make();
        }

        boolean isMade() {
            return compilation.isPresent();
        }

        private synchronized Compilation make() {
            Optional<Compilation> made = compilation;
            if (made.isPresent()) {
                return made.get(); // another thread was first
            }
            Compilation fresh = of(cover, engine);
            compilation = Optional.of(fresh);
            return fresh;
        }
    }
}
