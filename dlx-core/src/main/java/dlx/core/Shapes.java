package dlx.core;

import dlx.core.plan.Once;
import java.lang.ref.SoftReference;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Shapes of a model that have been described, or are just being; the map alone is locked, never a description. Java forgets
 * them before its memory is full: a puzzle that fits alone must fit behind others. Thread-safe.
 */
final class Shapes<P, O> {

    /** Shapes are few and large: the sizes of a board. */
    private static final int KEPT = 16;

    private final Map<P, SoftReference<Once<String, Solver<O>>>> shapes = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<P, SoftReference<Once<String, Solver<O>>>> eldest) {
            return size() > KEPT;
        }
    };

    /** What is made of a shape. */
    synchronized Once<String, Solver<O>> get(P shape) {
        SoftReference<Once<String, Solver<O>>> kept = shapes.get(shape);
        Once<String, Solver<O>> once = kept == null ? null : kept.get();
        if (once == null) {
            once = new Once<>();
            shapes.put(shape, new SoftReference<>(once));
        }
        return once;
    }
}
