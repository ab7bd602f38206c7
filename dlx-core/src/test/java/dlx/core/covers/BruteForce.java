package dlx.core.covers;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Tries every subset of the options: slow, and too simple to be wrong. A subset is left early only if it covers an item
 * too often, or in two colors. The remaining subsets that cover each item often enough are checked against the
 * definition.
 */
public final class BruteForce {

    /** Solutions of the first covers that were asked about, because tests ask about the same covers. */
    private static final Map<PlainCover, Set<List<Integer>>> KNOWN = new ConcurrentHashMap<>();

    private static final int MOST_KNOWN = 4000;

    private final PlainCover cover;

    /** Number of chosen options that hold each item, indexed by item. */
    private final int[] holders;

    /**
     * Color that the chosen options give each item, indexed by item; valid only if some chosen option holds the item.
     */
    private final int[] color;

    private final List<Integer> chosen = new ArrayList<>();
    private final Set<List<Integer>> found = new HashSet<>();

    private BruteForce(PlainCover cover) {
        this.cover = cover;
        holders = new int[cover.primary().size()];
        color = new int[cover.primary().size()];
    }

    /** Returns all solutions, each as ascending option numbers. */
    public static Set<List<Integer>> solutions(PlainCover cover) {
        Set<List<Integer>> known = KNOWN.get(cover);
        if (known != null) {
            return known;
        }
        BruteForce all = new BruteForce(cover);
        all.decide(0);
        Set<List<Integer>> found = Collections.unmodifiableSet(all.found);
        if (KNOWN.size() < MOST_KNOWN) {
            KNOWN.put(cover, found);
        }
        return found;
    }

    /** Decides the option with the next number: leaves it, then takes it. */
    private void decide(int option) {
        if (option == cover.options().size()) {
            if (isCovered() && cover.isSolution(chosen)) {
                found.add(List.copyOf(chosen));
            }
            return;
        }
        decide(option + 1);
        PlainCover.Option joining = cover.options().get(option);
        if (mayJoin(joining)) {
            chosen.add(option);
            for (int item : joining.items()) {
                holders[item]++;
                color[item] = joining.colorOf(item);
            }
            decide(option + 1);
            joining.items().forEach(item -> holders[item]--);
            chosen.remove(chosen.size() - 1);
        }
    }

    private boolean mayJoin(PlainCover.Option joining) {
        for (int item : joining.items()) {
            boolean fits = cover.primary().get(item)
                    ? holders[item] < cover.bounds().get(item).most()
                    : holders[item] == 0 || color[item] >= 0 && color[item] == joining.colorOf(item);
            if (!fits) {
                return false;
            }
        }
        return true;
    }

    private boolean isCovered() {
        for (int item = 0; item < holders.length; item++) {
            if (holders[item] < cover.atLeast(item)) {
                return false;
            }
        }
        return true;
    }
}
