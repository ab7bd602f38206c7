package dlx.core;

import dlx.api.Cover;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Tries every subset of the options: slow, and too simple to be wrong. */
final class BruteForce {

    private BruteForce() {}

    /** All solutions, each as the ascending numbers of its options. */
    static Set<List<Integer>> solutions(Cover<?> cover) {
        Set<List<Integer>> found = new TreeSet<>((a, b) -> a.toString().compareTo(b.toString()));
        int options = cover.optionCount();
        for (int subset = 0; subset < 1 << options; subset++) {
            if (isSolution(cover, subset)) {
                List<Integer> solution = new ArrayList<>();
                for (int k = 0; k < options; k++) {
                    if ((subset >> k & 1) == 1) {
                        solution.add(k);
                    }
                }
                found.add(solution);
            }
        }
        return found;
    }

    private static boolean isSolution(Cover<?> cover, int subset) {
        for (int p = 0; p < cover.pinCount(); p++) {
            if ((subset >> cover.pin(p) & 1) == 0) {
                return false;
            }
        }
        int[] held = new int[cover.itemCount()];
        for (int k = 0; k < cover.optionCount(); k++) {
            if ((subset >> k & 1) == 1) {
                for (int node = cover.firstNode(k); node < cover.firstNode(k + 1); node++) {
                    held[cover.item(node)]++;
                }
            }
        }
        for (int i = 0; i < held.length; i++) {
            if (held[i] > 1 || held[i] == 0 && cover.isPrimary(i)) {
                return false;
            }
        }
        return true;
    }
}
