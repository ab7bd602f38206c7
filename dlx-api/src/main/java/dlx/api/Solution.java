package dlx.api;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

/**
 * A solution: the values and numbers of its options, its score, and its number within its search.
 *
 * <p>Immutable, equal by content.
 *
 * @param <O> the type of the option values
 * @since 0.1
 */
public final class Solution<O> {

    /** The cover of the options; null if the solution was made of option values alone. */
    private final @Nullable CoverData cover;

    private final List<O> options;

    /** Numbers of the options in ascending order; empty if {@link #cover} is null. */
    private final int[] numbers;

    private final long number;

    private Solution(@Nullable CoverData cover, List<O> options, int[] numbers, long number) {
        this.cover = cover;
        this.options = options;
        this.numbers = numbers;
        this.number = number;
    }

    /**
     * Creates a solution, or a part of one, from option values alone, to be drawn by a model. Its option numbers are
     * empty, its score is 0 and its number is 1.
     *
     * @param options values of the options, in the order of their cover
     * @param <O> the type of the option values
     * @return the solution
     */
    public static <O> Solution<O> of(List<O> options) {
        Objects.requireNonNull(options, "options");
        return new Solution<>(null, List.copyOf(options), new int[0], 1);
    }

    /**
     * Creates a solution from the numbers of its options.
     *
     * @param cover the cover of the options
     * @param number number of the solution within its search, from 1
     * @param optionNumbers numbers of the options, in any order
     * @param <O> the type of the option values
     * @return the solution, with its options in the order of the cover
     * @throws IllegalArgumentException if {@code number} is not positive, or an option is named twice
     * @throws IndexOutOfBoundsException if the cover does not have one of the options
     */
    public static <O> Solution<O> of(Cover<O> cover, long number, int... optionNumbers) {
        Objects.requireNonNull(cover, "cover");
        Objects.requireNonNull(optionNumbers, "optionNumbers");
        if (number < 1) {
            throw new IllegalArgumentException("number: " + number + "; solutions count from 1");
        }
        int[] sorted = sorted(cover.optionCount(), optionNumbers);
        Object[] values = new Object[sorted.length];
        for (int k = 0; k < sorted.length; k++) {
            if (k > 0 && sorted[k] == sorted[k - 1]) {
                throw new IllegalArgumentException("option " + sorted[k] + " is named twice; expected each once");
            }
            values[k] = cover.option(sorted[k]);
        }
        @SuppressWarnings("unchecked") // all of them are options of the cover
        List<O> options = (List<O>) Collections.unmodifiableList(Arrays.asList(values));
        return new Solution<>(cover.data(), options, sorted, number);
    }

    /**
     * Returns a sorted copy. A solution of a whole board has many of the options: then marking them in a bit set is
     * faster than sorting.
     */
    private static int[] sorted(int optionCount, int... numbers) {
        int[] sorted = numbers.clone();
        if (optionCount > Long.SIZE * 4L * numbers.length) {
            Arrays.sort(sorted);
            return sorted;
        }
        BitSet marks = new BitSet(optionCount);
        for (int option : numbers) {
            marks.set(option);
        }
        if (marks.cardinality() < numbers.length) { // some occur twice
            Arrays.sort(sorted);
            return sorted;
        }
        int count = 0;
        for (int k = marks.nextSetBit(0); k >= 0; k = marks.nextSetBit(k + 1)) {
            sorted[count++] = k;
        }
        return sorted;
    }

    /**
     * Returns the values of the options.
     *
     * @return the values in the order of the cover; an unmodifiable list
     */
    public List<O> options() {
        return options;
    }

    /**
     * Returns the numbers of the options in the cover.
     *
     * @return the numbers in ascending order, a copy; empty if the solution was made of option values alone
     */
    public int[] numbers() {
        return numbers.clone();
    }

    /**
     * Returns the sum of the weights of the options.
     *
     * @return the exact score; 0 without weights
     * @throws ModelException if the sum does not fit into 64 bits
     */
    public long score() {
        return cover == null ? 0 : cover.score(numbers, numbers.length);
    }

    /**
     * Returns the number of this solution among the solutions of its question.
     *
     * @return the number, from 1: for all solutions in the order of the search, for the best solutions from the
     *     best on
     */
    public long number() {
        return number;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Solution<?> that
                && number == that.number
                && Arrays.equals(numbers, that.numbers)
                && options.equals(that.options);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * Arrays.hashCode(numbers) + options.hashCode()) + Long.hashCode(number);
    }

    @Override
    public String toString() {
        return "Solution[number=" + number + ", options=" + options + "]";
    }
}
