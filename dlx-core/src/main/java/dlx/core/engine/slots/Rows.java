package dlx.core.engine.slots;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.IntFunction;

/**
 * The rows of all options of {@link Slots} or {@link Planes}: the words with which a state is combined when an option
 * is taken. Immutable for callers; shared by threads.
 */
abstract class Rows {

    /**
     * Maximum number of words of a state. Larger states are slower than the engine {@code links}, and their rows fill
     * the memory.
     */
    private static final int MOST_WORDS = 1 << 12;

    /** Maximum number of words of the sparse rows of all options. */
    private static final long MOST_SPARSE_WORDS = 1 << 24;

    /** Maximum number of bytes of all rows for which the rows are made at once. */
    static final long DENSE_BYTES = 2 << 20;

    /** Maximum number of bytes of all rows for which whole rows are used, each made at its first use. */
    static final long LAZY_BYTES = 256 << 20;

    /** Makes the state {@code into} from the state {@code from} by taking an option. The two may be one array. */
    abstract void and(long[] from, int option, long[] into);

    /** Takes two options in a state. */
    abstract void andBoth(long[] state, int first, int second);

    /** Returns true if taking an option does not clear a place. */
    abstract boolean spares(int option, int place);

    /**
     * Returns true if states are small enough to be fast, and the rows of all options fit into memory.
     *
     * @param size number of words of a state
     */
    static boolean fit(Problem problem, long size, StopCheck stop) {
        return size <= MOST_WORDS && words(problem, size, stop) <= MOST_SPARSE_WORDS;
    }

    /**
     * Returns the maximum number of words of the sparse rows of all options; 0 if whole rows are small enough.
     *
     * @param size number of words of a state
     */
    static long words(Problem problem, long size, StopCheck stop) {
        if (8 * size * problem.options() <= LAZY_BYTES) {
            return 0;
        }
        PacedStopCheck pace = new PacedStopCheck(stop);
        long[] nodes = new long[problem.items()];
        long[] length = new long[problem.items()];
        for (int k = 0; k < problem.options(); k++) {
            pace.steps(1 + problem.start[k + 1] - problem.start[k]);
            for (int node = problem.start[k]; node < problem.start[k + 1]; node++) {
                nodes[problem.item[node]] += problem.start[k + 1] - problem.start[k];
                length[problem.item[node]]++;
            }
        }
        long words = 0;
        for (int i = 0; i < nodes.length; i++) {
            words += nodes[i] * length[i];
        }
        return words;
    }

    /** Returns the rows of a problem without multiplicities, in the form that suits their size. */
    static Rows of(Slots slots, StopCheck stop) {
        return of(slots.size, slots.problem.options(), slots::row, stop);
    }

    /**
     * Returns rows in the form that suits their size.
     *
     * @param size number of words of a row
     * @param options number of rows
     * @param row makes the row of an option
     */
    static Rows of(int size, int options, IntFunction<long[]> row, StopCheck stop) {
        long bytes = 8L * size * options;
        if (bytes <= DENSE_BYTES) {
            return new Dense(options, row, stop);
        }
        return bytes <= LAZY_BYTES ? new Lazy(options, row) : new Sparse(size, options, row, stop);
    }

    /** Whole rows, made beforehand. */
    static class Dense extends Rows {

        private final long[][] table;

        Dense(int options, IntFunction<long[]> row, StopCheck stop) {
            table = new long[options][];
            for (int k = 0; k < table.length; k++) {
                stop.check();
                table[k] = row.apply(k);
            }
        }

        Dense(long[][] table) {
            this.table = table;
        }

        long[] row(int option) {
            return table[option];
        }

        @Override
        final void and(long[] from, int option, long[] into) {
            long[] row = row(option);
            for (int i = 0; i < into.length; i++) {
                into[i] = from[i] & row[i];
            }
        }

        @Override
        final void andBoth(long[] state, int first, int second) {
            long[] row = row(first);
            long[] other = row(second);
            for (int i = 0; i < state.length; i++) {
                state[i] &= row[i] & other[i];
            }
        }

        @Override
        final boolean spares(int option, int place) {
            return (row(option)[place >> 6] >>> place & 1) != 0;
        }
    }

    /** Whole rows, each made by the first thread that needs it. Two threads may make equal rows at once. */
    static final class Lazy extends Dense {

        private final IntFunction<long[]> maker;
        private final AtomicReferenceArray<long[]> made;

        Lazy(int options, IntFunction<long[]> row) {
            super(new long[0][]);
            maker = row;
            made = new AtomicReferenceArray<>(options);
        }

        @Override
        long[] row(int option) {
            long[] row = made.getAcquire(option);
            if (row == null) {
                row = maker.apply(option);
                made.setRelease(option, row);
            }
            return row;
        }
    }

    /** Only the words of a row that clear bits: for large covers, where whole rows would not fit into memory. */
    static final class Sparse extends Rows {

        /** Positions of the words of each row, ascending. */
        private final int[][] position;

        /** Words of each row at these positions. */
        private final long[][] mask;

        Sparse(int size, int options, IntFunction<long[]> maker, StopCheck stop) {
            position = new int[options][];
            mask = new long[position.length][];
            int[] positions = new int[size];
            for (int k = 0; k < position.length; k++) {
                stop.check();
                long[] row = maker.apply(k);
                int count = 0;
                for (int i = 0; i < row.length; i++) {
                    if (row[i] != -1) {
                        positions[count++] = i;
                    }
                }
                position[k] = Arrays.copyOf(positions, count);
                mask[k] = new long[count];
                for (int j = 0; j < count; j++) {
                    mask[k][j] = row[positions[j]];
                }
            }
        }

        @Override
        void and(long[] from, int option, long[] into) {
            if (from != into) {
                System.arraycopy(from, 0, into, 0, from.length);
            }
            int[] where = position[option];
            long[] what = mask[option];
            for (int j = 0; j < where.length; j++) {
                into[where[j]] &= what[j];
            }
        }

        @Override
        void andBoth(long[] state, int first, int second) {
            and(state, first, state);
            and(state, second, state);
        }

        @Override
        boolean spares(int option, int place) {
            int j = Arrays.binarySearch(position[option], place >> 6);
            return j < 0 || (mask[option][j] >>> place & 1) != 0;
        }
    }
}
