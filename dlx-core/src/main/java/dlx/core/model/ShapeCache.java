package dlx.core.model;

import dlx.core.Solver;
import dlx.core.plan.OnceMap;
import dlx.core.search.internal.Waiting;
import java.lang.ref.SoftReference;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Shapes of a model that have been described, or are just being. No lock is held while {@code hashCode} and {@code equals} of
 * a shape run: they are the plugin's, and may take their time, but only that of the thread that asks. Java forgets shapes before its
 * memory is full: a puzzle that fits alone must fit after others. Thread-safe.
 */
final class ShapeCache<P, O> {

    /** Shapes are few and large: the sizes of a board. */
    private static final int KEPT = 16;

    private final Waiting waiting;

    /** The one used last is the first. The list is replaced, never changed. */
    private volatile List<Kept<P, O>> shapes = List.of();

    private record Kept<P, O>(P shape, int hash, SoftReference<OnceMap<String, Solver<O>>> solver) {

        boolean is(P other, int otherHash) {
            return hash == otherHash && shape.equals(other);
        }
    }

    ShapeCache(Waiting waiting) {
        this.waiting = waiting;
    }

    /** Returns the place of the solver of a shape. */
    OnceMap<String, Solver<O>> get(P shape) {
        int hash = shape.hashCode();
        while (true) {
            List<Kept<P, O>> before = shapes;
            Optional<Kept<P, O>> known = find(before, shape, hash);
            Optional<OnceMap<String, Solver<O>>> kept =
                    known.map(k -> k.solver().get());
            if (kept.isPresent() && known.orElseThrow() == before.get(0)) { // as for each board of a file
                return kept.orElseThrow();
            }
            OnceMap<String, Solver<O>> solver = kept.orElseGet(() -> new OnceMap<>(waiting));
            Kept<P, O> first =
                    kept.isPresent() ? known.orElseThrow() : new Kept<>(shape, hash, new SoftReference<>(solver));
            List<Kept<P, O>> after = Stream.concat(
                            Stream.of(first), before.stream().filter(other -> known.isEmpty() || other != known.get()))
                    .limit(KEPT)
                    .toList();
            if (replace(before, after) || kept.isPresent()) { // which was used last matters less
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
