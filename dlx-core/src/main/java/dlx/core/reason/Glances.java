package dlx.core.reason;

import dlx.core.engine.PacedStopCheck;

/**
 * Counts the options elsewhere that it takes at least to leave a demand one option: the fewer, the more easily that is
 * seen. In a sudoku a digit excludes three cells of another box from its like at once, so three may do, but a cell is left
 * one digit by no fewer than the eight others.
 *
 * <p>A matter of the cover alone, not of what is taken. An item is counted when it is asked for, once: O(options of the items
 * that its options hold).
 */
final class Glances {

    private final Propagator propagator;
    private final CoverIncidence relation;
    private final PacedStopCheck pace;

    /** Of each item, its glances and 1; 0 before it is asked for. */
    private final int[] known;

    /** Of each option, the item it was looked at for last, and 1: negative if it holds that item. */
    private final int[] asked;

    /** How many of that item's options exclude it. */
    private final int[] excluded;

    /** The last of them, by its number among all that were looked at. */
    private final int[] by;

    private int looked;

    /** What there is to see in a propagator. */
    Glances(Propagator propagator, PacedStopCheck pace) {
        this.propagator = propagator;
        this.pace = pace;
        relation = propagator.relation;
        known = new int[relation.items()];
        asked = new int[relation.options()];
        excluded = new int[relation.options()];
        by = new int[relation.options()];
    }

    /** Of the demands that force an option, the first with the fewest glances; {@link Propagator#NONE} if there is none. */
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

    /** The fewest options elsewhere that leave an item no more options than it needs. */
    int of(int i) {
        if (known[i] == 0) {
            int others = relation.options[i].length - relation.problem.atLeast[i];
            int most = Math.max(1, mostExcludedAtOnce(i)); // each on its own where nothing but a given forbids them
            known[i] = (others + most - 1) / most + 1;
        }
        return known[i] - 1;
    }

    /** The most of an item's options that one option excludes which does not hold it. */
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

    /** Counts an option of an item to all options elsewhere that exclude it at one of its nodes; the most that one has. */
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
