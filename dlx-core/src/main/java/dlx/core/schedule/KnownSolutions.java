package dlx.core.schedule;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The different solutions that the lead and its contenders have found, and those among them that were shown. */
final class KnownSolutions {

    private final List<int[]> found = new ArrayList<>();

    /** The same solutions with ascending options. */
    private final List<int[]> sorted = new ArrayList<>();

    private final List<Boolean> shown = new ArrayList<>();

    /** Adds a solution, unless it is known. */
    void add(int[] options) {
        indexOf(options);
    }

    /** Marks a solution as shown, and adds it if it is new; returns false if it was shown before. */
    boolean show(int[] options) {
        return !shown.set(indexOf(options), true);
    }

    /** Returns a solution that was not shown, and marks it as shown. */
    Optional<int[]> next() {
        int index = shown.indexOf(false);
        if (index < 0) {
            return Optional.empty();
        }
        shown.set(index, true);
        return Optional.of(found.get(index));
    }

    int size() {
        return found.size();
    }

    private int indexOf(int[] options) {
        int[] ascending = options.clone();
        Arrays.sort(ascending);
        for (int k = 0; k < sorted.size(); k++) {
            if (Arrays.equals(sorted.get(k), ascending)) {
                return k;
            }
        }
        found.add(options);
        sorted.add(ascending);
        shown.add(false);
        return found.size() - 1;
    }
}
