package dlx.core;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Tries every subset of the options: slow, and too simple to be wrong. */
public final class BruteForce {

    private BruteForce() {}

    /** All solutions, each as the ascending numbers of its options. */
    public static Set<List<Integer>> solutions(PlainCover cover) {
        Set<List<Integer>> found = new HashSet<>();
        int options = cover.options().size();
        int pins = 0;
        for (int pin : cover.pins()) {
            pins |= 1 << pin;
        }
        for (int subset = 0; subset < 1 << options; subset++) {
            if ((subset & pins) == pins && shareNothing(cover, subset)) {
                List<Integer> solution = members(subset);
                if (cover.isSolution(solution)) {
                    found.add(solution);
                }
            }
        }
        return found;
    }

    /** Whether no two options hold the same item: most subsets are ruled out here, without a list of them. */
    private static boolean shareNothing(PlainCover cover, int subset) {
        long held = 0;
        for (int left = subset; left != 0; left &= left - 1) {
            for (int item :
                    cover.options().get(Integer.numberOfTrailingZeros(left)).items()) {
                if ((held >> item & 1) == 1) {
                    return false;
                }
                held |= 1L << item;
            }
        }
        return true;
    }

    private static List<Integer> members(int subset) {
        return IntStream.range(0, Integer.SIZE)
                .filter(k -> (subset >> k & 1) == 1)
                .boxed()
                .toList();
    }
}
