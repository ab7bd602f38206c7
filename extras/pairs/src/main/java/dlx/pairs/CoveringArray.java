package dlx.pairs;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Few rows that hold every choice of values for any two parameters, or any three (the strength). A row has a value, counted
 * from 0, for each parameter. A fault that two settings together make shows in some row, whatever the others are.
 *
 * <p>Greedy, one row after the other, as AETG does it (Cohen, Dalal, Fredman, Patton: The AETG system, IEEE Transactions on
 * Software Engineering 23, 1997): a row begins with a tuple that no row has, and takes in a random order of the parameters
 * the value that adds most tuples; of some such rows the best is kept. The same arguments give the same rows.
 *
 * @param rows the rows; each is as long as there are parameters
 * @param covered how many tuples (choices of values for so many parameters as the strength is) the rows hold together
 * @param impossible how many tuples no allowed row holds
 */
public record CoveringArray(List<int[]> rows, int covered, int impossible) {

    /** In a partial row: this parameter has no value yet. */
    public static final int OPEN = -1;

    /** Rows made for each one that is kept. */
    private static final int TRIES = 12;

    /** Rows for values that all go together. */
    public static CoveringArray of(List<Integer> valuesPerParameter, int strength, long seed) {
        return of(valuesPerParameter, strength, seed, row -> false);
    }

    /**
     * Rows without what is forbidden.
     *
     * @param valuesPerParameter how many values each parameter has, each at least 1
     * @param strength how many parameters are tried together, from 1 to their number
     * @param forbidden asked of partial rows, in which parameters may be {@link #OPEN}; says yes where no values for those
     *     would make the row allowed. It may say no where it does not know, but not for a whole row
     * @throws IllegalArgumentException if a number is out of its range
     */
    public static CoveringArray of(
            List<Integer> valuesPerParameter, int strength, long seed, Predicate<int[]> forbidden) {
        int parameters = valuesPerParameter.size();
        if (strength < 1 || strength > parameters) {
            throw new IllegalArgumentException("strength " + strength + " of " + parameters + " parameters");
        }
        if (valuesPerParameter.stream().anyMatch(values -> values < 1)) {
            throw new IllegalArgumentException("a parameter without values: " + valuesPerParameter);
        }
        int[] sizes = valuesPerParameter.stream().mapToInt(Integer::intValue).toArray();
        return new Maker(sizes, strength, seed, forbidden).make();
    }

    /** Makes one array. */
    private static final class Maker {

        private final int[] sizes;
        private final ParameterGroups groups;
        private final Predicate<int[]> forbidden;
        private final Random random;

        /** The tuples that no row holds yet. */
        private final BitSet missing;

        /** How often no value was left for a parameter. */
        private final long[] stuck;

        /** How many more values are tried before a row begins anew. */
        private int tries;

        Maker(int[] sizes, int strength, long seed, Predicate<int[]> forbidden) {
            this.sizes = sizes;
            this.groups = new ParameterGroups(sizes, strength);
            this.forbidden = forbidden;
            this.random = new Random(seed);
            this.stuck = new long[sizes.length];
            this.missing = new BitSet();
            missing.set(0, groups.tuples());
        }

        CoveringArray make() {
            List<int[]> rows = new ArrayList<>();
            int impossible = 0;
            for (int tuple = missing.nextSetBit(0); tuple >= 0; tuple = missing.nextSetBit(tuple)) {
                int[] best = best(tuple);
                if (best.length == 0) {
                    impossible++;
                    missing.clear(tuple);
                } else {
                    rows.add(best);
                    IntStream.range(0, groups.size()).forEach(g -> missing.clear(groups.tuple(g, best)));
                }
            }
            return new CoveringArray(List.copyOf(rows), groups.tuples() - impossible, impossible);
        }

        /** The best of some rows with this tuple; an empty one if none is allowed. */
        private int[] best(int tuple) {
            int[] best = {};
            int most = -1;
            for (int i = 0; i < TRIES; i++) {
                int[] row = groups.row(tuple);
                if (forbidden.test(row) || !fill(row)) {
                    return best;
                }
                int gain = (int) IntStream.range(0, groups.size())
                        .filter(g -> missing.get(groups.tuple(g, row)))
                        .count();
                if (gain > most) {
                    most = gain;
                    best = row;
                }
            }
            return best;
        }

        private List<Integer> order() {
            List<Integer> order =
                    new ArrayList<>(IntStream.range(0, sizes.length).boxed().toList());
            Collections.shuffle(order, random);
            return order;
        }

        /**
         * Gives all open parameters values; false, and the row as it was, if none fit. What takes long begins anew with
         * the parameters first that no value was left for: they know soon that there is no way.
         */
        private boolean fill(int[] row) {
            List<Integer> order = order();
            order.sort((a, b) -> Long.compare(stuck[b], stuck[a]));
            for (int patience = 4 * sizes.length; ; patience *= 2) {
                tries = patience;
                if (fill(row, order, 0)) {
                    return true;
                }
                if (tries > 0) {
                    return false;
                }
                order.sort((a, b) -> Long.compare(stuck[b], stuck[a]));
            }
        }

        /** The same for the parameters from this place of the order on; gives up when no tries are left. */
        private boolean fill(int[] row, List<Integer> order, int place) {
            if (place == order.size()) {
                return true;
            }
            int parameter = order.get(place);
            if (row[parameter] != OPEN) {
                return fill(row, order, place + 1);
            }
            boolean fits = false;
            for (int value : byGain(row, parameter)) {
                row[parameter] = value;
                if (!forbidden.test(row)) {
                    fits = true;
                    if (fill(row, order, place + 1)) {
                        return true;
                    }
                }
                if (--tries <= 0) {
                    break;
                }
            }
            if (!fits) {
                stuck[parameter]++;
            }
            row[parameter] = OPEN;
            return false;
        }

        /** The values of a parameter, first those that add most tuples to this row; in a random order where it is the same. */
        private List<Integer> byGain(int[] row, int parameter) {
            List<Integer> values =
                    new ArrayList<>(IntStream.range(0, sizes[parameter]).boxed().toList());
            Collections.shuffle(values, random);
            int[] gains = new int[sizes[parameter]];
            for (int value : values) {
                row[parameter] = value;
                for (int group : groups.holding(parameter)) {
                    int tuple = groups.tuple(group, row);
                    gains[value] += tuple >= 0 && missing.get(tuple) ? 1 : 0;
                }
            }
            row[parameter] = OPEN;
            values.sort((a, b) -> Integer.compare(gains[b], gains[a]));
            return values;
        }
    }
}
