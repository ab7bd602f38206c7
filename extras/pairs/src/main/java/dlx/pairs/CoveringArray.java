package dlx.pairs;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * A small set of rows that contain every choice of values for any two parameters, or any three (the strength). A row
 * has a value, counted from 0, for each parameter. A fault caused by two settings together appears in some row,
 * regardless of the other settings.
 *
 * <p>Greedy, one row after the other, as in AETG (Cohen, Dalal, Fredman, Patton: The AETG system, IEEE Transactions on
 * Software Engineering 23, 1997). A row begins with a tuple that no row contains. Then it gets, for each parameter in
 * random order, the value that adds most tuples. The best of several such rows is kept. The same arguments give the
 * same rows.
 *
 * @param rows rows of values, one per parameter
 * @param covered number of tuples that the rows contain together; a tuple is a choice of values for as many
 *     parameters as the strength
 * @param impossible number of tuples that no allowed row contains
 */
public record CoveringArray(List<int[]> rows, int covered, int impossible) {

    /** Value of a parameter in a partial row that does not have a value yet. */
    public static final int OPEN = -1;

    /** Number of rows generated for each row that is kept. */
    private static final int TRIES = 12;

    /**
     * Returns rows for values that can all be combined.
     *
     * @param valuesPerParameter number of values of each parameter, each at least 1
     * @param strength number of parameters that are combined, from 1 to their number
     * @param seed seed of the random choices
     */
    public static CoveringArray of(List<Integer> valuesPerParameter, int strength, long seed) {
        return of(valuesPerParameter, strength, seed, row -> false);
    }

    /**
     * Returns rows without forbidden combinations.
     *
     * @param valuesPerParameter number of values of each parameter, each at least 1
     * @param strength number of parameters that are combined, from 1 to their number
     * @param seed seed of the random choices
     * @param forbidden tests partial rows, in which parameters may be {@link #OPEN}. Returns true if no values of
     *     the open parameters make the row allowed. It may return false if it cannot find out, but must be exact for a
     *     whole row
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

    /** Generates one array. */
    private static final class Maker {

        /** Number of values of each parameter, by parameter. */
        private final int[] sizes;

        private final ParameterGroups groups;
        private final Predicate<int[]> forbidden;
        private final Random random;

        /** Tuples that no row contains yet, by number. */
        private final BitSet missing;

        /** Number of times that no value fitted, by parameter. */
        private final long[] stuck;

        /** Number of further values to try before a row begins anew. */
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

        /** Returns the best of some rows with this tuple; an empty array if no such row is allowed. */
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
         * Gives values to all open parameters. Returns false, with the row unchanged, if no values fit. A long attempt
         * is begun anew with the parameters first for which no value fitted, because these find contradictions early.
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

        /** Gives values to the open parameters from a place of the order on. Gives up when no tries are left. */
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

        /**
         * Returns the values of a parameter by the number of tuples that they add to this row, largest first. Equal
         * values are in random order.
         */
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
