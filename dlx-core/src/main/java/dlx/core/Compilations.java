package dlx.core;

import dlx.api.Cover;
import dlx.core.engine.Engine;
import dlx.core.engine.Engines;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A cover compiled for the engines that were asked for, each at its first use. Thread-safe. */
final class Compilations {

    private final Cover<?> cover;
    private final Map<String, Compilation> byEngine = new ConcurrentHashMap<>();

    Compilations(Cover<?> cover) {
        this.cover = cover;
    }

    /**
     * What was asked for.
     *
     * @param nanos what compiling took; 0 if it had been done before
     */
    record Found(Compilation compilation, long nanos) {}

    /** The cover compiled for an engine, or for the one that suits it. */
    Found find(String engineName) {
        Compilation made = byEngine.get(engineName);
        if (made != null) {
            return new Found(made, 0);
        }
        long begin = System.nanoTime();
        Engine engine = Engines.choose(engineName, cover);
        Compilation compilation =
                byEngine.computeIfAbsent(engine.name(), name -> new Compilation(name, engine.compile(cover)));
        byEngine.putIfAbsent(engineName, compilation); // "auto" is another name for it
        return new Found(compilation, System.nanoTime() - begin);
    }
}
