package dlx.core;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Tries every subset of the options: slow, and too simple to be wrong. A subset is left early only where it covers an
 * item too often, or in two colors; what is left is held against the definition.
 */
public final class BruteForce {

    private final PlainCover cover;
    private final Set<List<Integer>> found = new HashSet<>();

    private BruteForce(PlainCover cover) {
        this.cover = cover;
    }

    /** All solutions, each as the ascending numbers of its options. */
    public static Set<List<Integer>> solutions(PlainCover cover) {
        BruteForce all = new BruteForce(cover);
        all.decide(0, new ArrayList<>());
        return all.found;
    }

    /** Leaves and takes the option with the next number. */
    private void decide(int option, List<Integer> chosen) {
        if (option == cover.options().size()) {
            if (cover.isSolution(chosen)) {
                found.add(List.copyOf(chosen));
            }
            return;
        }
        decide(option + 1, chosen);
        if (mayJoin(option, chosen)) {
            chosen.add(option);
            decide(option + 1, chosen);
            chosen.remove(chosen.size() - 1);
        }
    }

    private boolean mayJoin(int option, List<Integer> chosen) {
        for (int item : cover.options().get(option).items()) {
            int holders = 0;
            for (int other : chosen) {
                if (cover.options().get(other).items().contains(item)) {
                    holders++;
                    if (!cover.primary().get(item) && !sameColor(option, other, item)) {
                        return false;
                    }
                }
            }
            if (cover.primary().get(item) && holders == cover.bounds().get(item).most()) {
                return false;
            }
        }
        return true;
    }

    private boolean sameColor(int option, int other, int item) {
        int color = cover.options().get(option).colorOf(item);
        return color >= 0 && color == cover.options().get(other).colorOf(item);
    }
}
