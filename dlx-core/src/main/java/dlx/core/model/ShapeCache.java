package dlx.core.model;

import dlx.core.Solver;
import dlx.core.plan.OnceMap;
import dlx.core.search.internal.Waiting;
import java.lang.ref.SoftReference;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A cache of the shapes of a model that are described, or are being described.
 *
 * <p>The {@code hashCode} and {@code equals} of a shape belong to the plugin and may be slow. They run without a lock,
 * so they delay only the calling thread. Soft references let Java drop shapes before its memory is full, so that a
 * puzzle that fits alone also fits after others. Thread-safe.
 */
final class ShapeCache<P, O> {

    /** Maximum number of shapes in the cache. Shapes are few and large: the sizes of a board. */
    private static final int KEPT = 16;

    private final Waiting waiting;

    /** The shapes, the most recently used first. The list is replaced, never modified. */
    private volatile List<Kept<P, O>> shapes = List.of();

    /** A shape with its hash code, and the entry for its solver, which Java may drop when memory is scarce. */
    private record Kept<P, O>(P shape, int hash, SoftReference<OnceMap<String, Solver<O>>> solver) {

        boolean is(P other, int otherHash) {
            return hash == otherHash && shape.equals(other);
        }
    }

    ShapeCache(Waiting waiting) {
        this.waiting = waiting;
    }

    /** Returns the entry for the solver of a shape, and makes it the most recent. */
    OnceMap<String, Solver<O>> get(P shape) {
        int hash = shape.hashCode();
        while (true) {
            List<Kept<P, O>> before = shapes;
            Optional<Kept<P, O>> known = find(before, shape, hash);
            Optional<OnceMap<String, Solver<O>>> kept =
                    known.map(k -> k.solver().get());
            if (kept.isPresent() && known.orElseThrow() == before.get(0)) { // the usual case: the boards of one file
                return kept.orElseThrow();
            }
            OnceMap<String, Solver<O>> solver = kept.orElseGet(() -> new OnceMap<>(waiting));
            Kept<P, O> first =
                    kept.isPresent() ? known.orElseThrow() : new Kept<>(shape, hash, new SoftReference<>(solver));
            List<Kept<P, O>> after = Stream.concat(
                            Stream.of(first), before.stream().filter(other -> known.isEmpty() || other != known.get()))
                    .limit(KEPT)
                    .toList();
            if (replace(before, after) || kept.isPresent()) { // after a lost race, the order of use may stay as it is
                return solver;
            }
        }
    }

    private synchronized boolean replace(List<Kept<P, O>> before, List<Kept<P, O>> after) {
        boolean same = shapes == before;
        shapes = same ? after : shapes;
        return same;
    }

    private static <P, O> Optional<Kept<P, O>> find(List<Kept<P, O>> kept, P shape, int hash) {
        for (Kept<P, O> each : kept) {
            if (each.is(shape, hash)) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }
}
