package dlx.core.engine.learn;

import dlx.core.engine.Problem;
import java.util.Arrays;

/**
 * Propagates literals through items.
 *
 * <pre>
 *   an option is taken      other options of its items are left if the item is full or has another color
 *   an option is left       all open options of an item are taken if the item needs all of them
 * </pre>
 *
 * <p>Cost of a literal: the lists of its option's items. The loops update the counts themselves: methods in
 * {@link ItemCounts} made a search on graphs 3 % slower.
 */
final class ItemPropagation {

    private final ItemLists lists;
    private final Problem problem;
    private final Trail trail;
    private final ItemCounts counts;
    private final Reasons reasons;

    /** See {@link Problem#start}; further variables have no nodes. */
    private int[] start;

    private final int[] item;
    private final int[] least;
    private final int[] most;
    private final int[] open;
    private final int[] taken;

    private long looks;

    ItemPropagation(ItemLists lists, Trail trail, ItemCounts counts, Reasons reasons) {
        this.lists = lists;
        this.trail = trail;
        this.counts = counts;
        this.reasons = reasons;
        problem = lists.problem;
        start = problem.start;
        item = problem.item;
        least = counts.least;
        most = counts.most;
        open = counts.open;
        taken = counts.taken;
    }

    /** Adds variables without items. */
    void grow(int variables) {
        start = Arrays.copyOf(start, variables + 1);
        Arrays.fill(start, problem.start.length, start.length, item.length);
    }

    /** Returns the number of nodes visited. */
    long looks() {
        return looks;
    }

    /** Takes all options of items that need all of them at the start. Returns false if an item has too few options. */
    boolean takeNeeded() {
        for (int i = 0; i < open.length; i++) {
            if (open[i] < least[i]) {
                return false;
            }
            if (open[i] == least[i]) {
                takeAll(i);
            }
        }
        return true;
    }

    /** Leaves the options that no item needs or permits ({@link Problem#isWanted}). */
    void leaveUnwanted() {
        for (int k = 0; k < problem.options(); k++) {
            if (trail.isOpen(k) && !problem.isWanted(k, counts.least)) {
                trail.assign(2 * k + 1, Trail.NONE);
            }
        }
    }

    /**
     * Propagates a literal that has become true. Returns false at a contradiction, whose clause is then in
     * {@link Reasons}.
     */
    boolean propagate(int literal) {
        return (literal & 1) == 0 ? take(literal >> 1) : leave(literal >> 1);
    }

    private boolean take(int option) {
        int end = start[option + 1];
        looks += end - start[option];
        for (int node = start[option]; node < end; node++) {
            int i = item[node];
            open[i]--;
            taken[i]++;
            if (taken[i] == least[i]) {
                counts.needy--;
            }
        }
        for (int node = start[option]; node < end; node++) {
            if (!exclude(node, option)) {
                return false;
            }
        }
        return true;
    }

    private boolean leave(int option) {
        int end = start[option + 1];
        looks += end - start[option];
        for (int node = start[option]; node < end; node++) {
            open[item[node]]--;
        }
        for (int node = start[option]; node < end; node++) {
            int i = item[node];
            int left = open[i] + taken[i];
            if (left < least[i]) {
                reasons.noteTooFew(i);
                return false;
            }
            if (left == least[i] && open[i] > 0) {
                takeAll(i);
            }
        }
        return true;
    }

    /** Undoes the counts of a literal that was propagated. */
    void undo(int literal) {
        int option = literal >> 1;
        boolean wasTaken = (literal & 1) == 0;
        int end = start[option + 1];
        for (int node = start[option]; node < end; node++) {
            int i = item[node];
            open[i]++;
            if (wasTaken) {
                if (taken[i] == least[i]) {
                    counts.needy++;
                }
                taken[i]--;
            }
        }
    }

    /** Leaves the options that a taken option excludes by one of its nodes. Returns false at a contradiction. */
    private boolean exclude(int node, int option) {
        int i = item[node];
        if (lists.colored[i]) {
            return excludeOtherColors(node, option);
        }
        if (taken[i] < most[i]) {
            return true;
        }
        if (taken[i] > most[i]) {
            reasons.noteTooMany(i);
            return false;
        }
        if (most[i] > 1) {
            leaveAll(i);
            return true;
        }
        int because = Reasons.byNode(node);
        int end = lists.begin[i + 1];
        looks += end - lists.begin[i];
        for (int at = lists.begin[i]; at < end; at++) {
            int other = lists.owner[lists.node[at]];
            int now = trail.value[2 * other];
            if (now == 0) {
                trail.assign(2 * other + 1, because);
            } else if (now > 0 && other != option) {
                reasons.notePair(option, other);
                return false;
            }
        }
        return true;
    }

    private boolean excludeOtherColors(int node, int option) {
        int i = item[node];
        int because = Reasons.byNode(node);
        int end = lists.begin[i + 1];
        looks += end - lists.begin[i];
        for (int at = lists.begin[i]; at < end; at++) {
            int otherNode = lists.node[at];
            int other = lists.owner[otherNode];
            if (other == option || !problem.exclude(node, otherNode)) {
                continue;
            }
            int now = trail.value[2 * other];
            if (now == 0) {
                trail.assign(2 * other + 1, because);
            } else if (now > 0) {
                reasons.notePair(option, other);
                return false;
            }
        }
        return true;
    }

    private void leaveAll(int i) {
        looks += lists.length(i);
        for (int at = lists.begin[i]; at < lists.begin[i + 1]; at++) {
            int other = lists.owner[lists.node[at]];
            if (trail.isOpen(other)) {
                trail.assign(2 * other + 1, Reasons.byFullItem(i));
            }
        }
    }

    private void takeAll(int i) {
        looks += lists.length(i);
        for (int at = lists.begin[i]; at < lists.begin[i + 1]; at++) {
            int other = lists.owner[lists.node[at]];
            if (trail.isOpen(other)) {
                trail.assign(2 * other, Reasons.byNeedyItem(i));
            }
        }
    }
}
