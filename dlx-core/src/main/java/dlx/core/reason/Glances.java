package dlx.core.reason;

import dlx.core.engine.PacedStopCheck;

/**
 * Counts the minimum number of options elsewhere that exclude all options of a demand except one. The smaller the
 * number, the more easily a reader finds the step. In a sudoku, a digit excludes three cells of another box at once, so
 * three digits may suffice for a box. A cell needs all eight other digits.
 *
 * <p>The count depends on the cover alone, not on the options taken. An item is counted at its first use, at a cost of
 * O(options of the items that its options hold).
 */
final class Glances {

    private final Propagator propagator;
    private final CoverIncidence relation;
    private final PacedStopCheck pace;

    /** Count of each item plus 1; 0 before the item's first use. */
    private final int[] known;

    /**
     * Item for which each option was visited last, plus 1; negative if the option holds that item; 0 if never visited.
     */
    private final int[] asked;

    /** Number of that item's options that exclude the option. */
    private final int[] excluded;

    /** Sequence number, in {@link #looked}, of the last option counted in {@link #excluded}. */
    private final int[] by;

    private int looked;

    /** Creates the counts for a propagator. */
    Glances(Propagator propagator, PacedStopCheck pace) {
        this.propagator = propagator;
        this.pace = pace;
        relation = propagator.relation;
        known = new int[relation.items()];
        asked = new int[relation.options()];
        excluded = new int[relation.options()];
        by = new int[relation.options()];
    }

    /** Returns the first demand that forces an option with the smallest count, or {@link Propagator#NONE}. */
    int easiest() {
        int best = Propagator.NONE;
        for (int d = 0; d < propagator.unmetCount(); d++) {
            int i = propagator.unmet(d);
            if (propagator.isNeedy(i) && propagator.slack(i) == 0 && (best == Propagator.NONE || of(i) < of(best))) {
                best = i;
            }
        }
        return best;
    }

    /**
     * Returns the count of an item: a lower bound of the options elsewhere that leave it no more options than it needs.
     */
    int of(int i) {
        if (known[i] == 0) {
            int others = relation.options[i].length - relation.problem.atLeast[i];
            int most = Math.max(1, mostExcludedAtOnce(i)); // 1 each if no option elsewhere excludes them
            known[i] = (others + most - 1) / most + 1;
        }
        return known[i] - 1;
    }

    /** Returns the maximum number of an item's options that one option without the item excludes. */
    private int mostExcludedAtOnce(int i) {
        for (int option : relation.options[i]) {
            asked[option] = -1 - i;
        }
        int most = 0;
        for (int option : relation.options[i]) {
            looked++;
            for (int node = relation.problem.start[option]; node < relation.problem.start[option + 1]; node++) {
                if (relation.problem.item[node] != i) {
                    most = Math.max(most, excludedAt(node, i));
                }
            }
        }
        return most;
    }

    /**
     * Counts an option of an item for all options elsewhere that exclude it at one of its nodes. Returns the maximum of
     * their counts.
     */
    private int excludedAt(int node, int i) {
        int[] options = relation.options[relation.problem.item[node]];
        int[] nodes = relation.nodes[relation.problem.item[node]];
        pace.steps(options.length);
        int most = 0;
        for (int place = 0; place < options.length; place++) {
            int other = options[place];
            if (asked[other] != -1 - i && relation.problem.exclude(node, nodes[place])) {
                if (asked[other] != i + 1) {
                    asked[other] = i + 1;
                    excluded[other] = 0;
                    by[other] = 0;
                }
                if (by[other] != looked) {
                    by[other] = looked;
                    most = Math.max(most, ++excluded[other]);
                }
            }
        }
        return most;
    }
}
