package dlx.core.schedule;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** The different solutions that the lead and its contenders have found, and those among them that were shown. */
final class KnownSolutions {

    /** The solutions in the order in which they were found, by their ascending options; empty once shown. */
    private final Map<List<Integer>, Optional<int[]>> all = new LinkedHashMap<>();

    /** Adds a solution, unless it is known. */
    void add(int[] options) {
        all.putIfAbsent(ascending(options), Optional.of(options));
    }

    /** Marks a solution as shown, and adds it if it is new; returns false if it was shown before. */
    boolean show(int[] options) {
        Optional<int[]> before = all.put(ascending(options), Optional.empty());
        return before == null || before.isPresent();
    }

    /** Returns a solution that was not shown, and marks it as shown. */
    Optional<int[]> next() {
        Optional<int[]> next = all.values().stream().flatMap(Optional::stream).findFirst();
        next.ifPresent(this::show);
        return next;
    }

    int size() {
        return all.size();
    }

    private static List<Integer> ascending(int[] options) {
        return IntStream.of(options).sorted().boxed().toList();
    }
}
