package dlx.core.engine;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Makes a problem smaller before it is searched.
 *
 * <ul>
 *   <li>An item with a single option forces it: the option is taken, what it excludes goes. A search would do the same at
 *       its first levels, again and again.
 *   <li>Of primary items that come together in every option, the leftmost stays.
 *   <li>A secondary item that fewer than two options hold decides nothing and goes.
 *   <li>Only where the order of solutions does not matter: an option goes that would leave some item without options
 *       (domain consistency).
 * </ul>
 *
 * <p>The first three keep what MRV sees: the number of options of each item that is left, and which is leftmost. So the
 * search of the smaller problem gives the same solutions in the same order. The fourth changes those numbers.
 */
final class Reduction {

    /** The most steps that a round of domain consistency may cost. */
    private static final long MOST_STEPS = 1 << 24;

    private final Problem problem;
    private final int[][] optionsOf;

    /** Of each item, how many options are left that hold it. */
    private final int[] length;

    private final boolean[] itemGone;
    private final boolean[] optionGone;
    private final int[] forced;
    private int forcedCount;

    /** Primary items with a single option, to be taken; some may be covered meanwhile. */
    private final int[] singles;

    private int singleCount;
    private boolean hopeless;

    private Reduction(Problem problem) {
        this.problem = problem;
        optionsOf = problem.optionsOfItems();
        length = Arrays.stream(optionsOf).mapToInt(options -> options.length).toArray();
        itemGone = new boolean[problem.items()];
        optionGone = new boolean[problem.options()];
        forced = Arrays.copyOf(problem.forced, problem.forced.length + problem.items());
        forcedCount = problem.forced.length;
        singles = new int[problem.items()];
    }

    /**
     * The smaller problem, or the same one if nothing can go.
     *
     * @param ordered whether the order of solutions must stay what it is
     */
    static Problem of(Problem problem, boolean ordered) {
        return problem.hopeless ? problem : new Reduction(problem).reduced(ordered);
    }

    private Problem reduced(boolean ordered) {
        for (int i = 0; i < length.length; i++) {
            if (problem.primary[i]) {
                look(i);
            }
        }
        takeSingles();
        if (!ordered) {
            makeConsistent();
        }
        if (!hopeless) {
            dropTwins();
            dropLoneSecondaries();
        }
        return rebuilt();
    }

    /** Notes what the length of a primary item says. */
    private void look(int i) {
        if (length[i] == 0) {
            hopeless = true;
        } else if (length[i] == 1) {
            singles[singleCount++] = i; // once an item at most: its length falls to 1 once
        }
    }

    private void takeSingles() {
        while (singleCount > 0 && !hopeless) {
            int i = singles[--singleCount];
            if (!itemGone[i]) {
                take(onlyOption(i));
            }
        }
    }

    private int onlyOption(int i) {
        for (int k : optionsOf[i]) {
            if (!optionGone[k]) {
                return k;
            }
        }
        throw new AssertionError("no option is left of item " + i);
    }

    private void take(int k) {
        forced[forcedCount++] = problem.number[k];
        for (int node = problem.start[k]; node < problem.start[k + 1]; node++) {
            itemGone[problem.item[node]] = true;
        }
        for (int node = problem.start[k]; node < problem.start[k + 1]; node++) {
            for (int other : optionsOf[problem.item[node]]) {
                drop(other);
            }
        }
    }

    private void drop(int k) {
        if (optionGone[k]) {
            return;
        }
        optionGone[k] = true;
        for (int node = problem.start[k]; node < problem.start[k + 1]; node++) {
            int i = problem.item[node];
            length[i]--;
            if (problem.primary[i] && !itemGone[i]) {
                look(i);
            }
        }
    }

    private void makeConsistent() {
        Consistency consistency = new Consistency();
        boolean changed = true;
        while (changed && !hopeless && consistency.steps() <= MOST_STEPS) {
            changed = false;
            for (int k = 0; k < optionGone.length && !hopeless; k++) {
                if (!optionGone[k] && consistency.isDeadEnd(k)) {
                    drop(k);
                    takeSingles();
                    changed = true;
                }
            }
        }
    }

    /** Finds options that would leave an item without options. */
    private final class Consistency {

        /** Of each option, the option that it was last found to exclude. */
        private final int[] excludedBy = new int[problem.options()];

        /** Of each item, how many of its options the option in question excludes. */
        private final int[] excluded = new int[problem.items()];

        private final int[] touched = new int[problem.items()];
        private int touchedCount;

        Consistency() {
            Arrays.fill(excludedBy, -1);
        }

        /** The most steps that a round over all options costs. */
        long steps() {
            long steps = 0;
            for (int i = 0; i < optionsOf.length; i++) {
                long nodes = 0;
                for (int k : optionsOf[i]) {
                    nodes += optionGone[k] ? 0 : problem.start[k + 1] - problem.start[k];
                }
                steps += nodes * length[i];
            }
            return steps;
        }

        boolean isDeadEnd(int k) {
            for (int node = problem.start[k]; node < problem.start[k + 1]; node++) {
                for (int other : optionsOf[problem.item[node]]) {
                    if (!optionGone[other] && excludedBy[other] != k) {
                        excludedBy[other] = k;
                        exclude(other);
                    }
                }
            }
            for (int node = problem.start[k]; node < problem.start[k + 1]; node++) {
                excluded[problem.item[node]] = 0; // the option covers these itself
            }
            boolean deadEnd = false;
            while (touchedCount > 0) {
                int i = touched[--touchedCount];
                deadEnd |= problem.primary[i] && excluded[i] == length[i];
                excluded[i] = 0;
            }
            return deadEnd;
        }

        private void exclude(int option) {
            for (int node = problem.start[option]; node < problem.start[option + 1]; node++) {
                int i = problem.item[node];
                if (excluded[i]++ == 0) {
                    touched[touchedCount++] = i;
                }
            }
        }
    }

    private void dropTwins() {
        Map<Long, Integer> leftmost = new HashMap<>();
        for (int i = 0; i < length.length; i++) {
            if (problem.primary[i] && !itemGone[i]) {
                Integer twin = leftmost.putIfAbsent(fingerprint(i), i);
                itemGone[i] = twin != null && Arrays.equals(optionsLeft(twin), optionsLeft(i));
            }
        }
    }

    private long fingerprint(int i) {
        long print = 0;
        for (int k : optionsOf[i]) {
            if (!optionGone[k]) {
                print = 31 * print + k;
            }
        }
        return print;
    }

    private int[] optionsLeft(int i) {
        return IntStream.of(optionsOf[i]).filter(k -> !optionGone[k]).toArray();
    }

    private void dropLoneSecondaries() {
        for (int i = 0; i < length.length; i++) {
            itemGone[i] |= !problem.primary[i] && length[i] < 2;
        }
    }

    private Problem rebuilt() {
        int[] newItem = new int[length.length];
        int items = 0;
        for (int i = 0; i < length.length; i++) {
            newItem[i] = itemGone[i] ? -1 : items++;
        }
        boolean[] primary = new boolean[items];
        int[] itemNumber = new int[items];
        for (int i = 0; i < length.length; i++) {
            if (!itemGone[i]) {
                primary[newItem[i]] = problem.primary[i];
                itemNumber[newItem[i]] = problem.itemNumber[i];
            }
        }
        int[] place = problem.place.clone();
        int[] number = new int[optionGone.length];
        int[] start = new int[optionGone.length + 1];
        int[] item = new int[problem.item.length];
        int options = 0;
        int nodes = 0;
        for (int k = 0; k < optionGone.length; k++) {
            if (optionGone[k]) {
                place[problem.number[k]] = Problem.DEAD;
                continue;
            }
            for (int node = problem.start[k]; node < problem.start[k + 1]; node++) {
                if (!itemGone[problem.item[node]]) {
                    item[nodes++] = newItem[problem.item[node]];
                }
            }
            place[problem.number[k]] = options;
            number[options++] = problem.number[k];
            start[options] = nodes;
        }
        for (int k = 0; k < forcedCount; k++) {
            place[forced[k]] = Problem.FORCED;
        }
        return new Problem(
                primary,
                itemNumber,
                Arrays.copyOf(start, options + 1),
                Arrays.copyOf(item, nodes),
                Arrays.copyOf(number, options),
                place,
                Arrays.copyOf(forced, forcedCount),
                hopeless);
    }
}
