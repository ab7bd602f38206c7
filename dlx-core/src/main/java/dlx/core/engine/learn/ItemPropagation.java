package dlx.core.engine.learn;

import dlx.core.engine.Problem;

/**
 * Finds what follows from items.
 *
 * <pre>
 *   an option is taken      others leave that hold an item of it which is full, or has another color
 *   an option leaves        where an item has as many left as it needs, all of these are taken
 * </pre>
 *
 * <p>Cost of a literal: the lists of its option's items. Counting stands in these loops, and not in {@link ItemCounts}: there it cost 3 %
 * of a search on graphs.
 */
final class ItemPropagation {

    private final ItemLists lists;
    private final Problem problem;
    private final Trail trail;
    private final ItemCounts counts;
    private final Reasons reasons;

    private final int[] start;
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

    /** How many nodes have been looked at. */
    long looks() {
        return looks;
    }

    /** Takes the options that items need from the start; false if an item has too few. */
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

    /** Leaves out the options for which no item asks. */
    void leaveUnwanted() {
        for (int k = 0; k < problem.options(); k++) {
            if (trail.isOpen(k) && !counts.isWanted(k)) {
                trail.assign(2 * k + 1, Trail.NONE);
            }
        }
    }

    /** Looks at a literal that has become true, and at what follows; false at a contradiction, which {@link Reasons} knows then. */
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

    /** Counts an option as open again, whose literal {@link #propagate} has looked at. */
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

    /** Leaves out what a node of an option that was taken excludes. */
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
