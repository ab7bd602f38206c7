package dlx.api;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

/**
 * One solution: what its options mean, their numbers, its score, and which one of its search it is.
 *
 * <p>Immutable, equal by content.
 *
 * @param <O> what an option means
 * @since 0.1
 */
public final class Solution<O> {

    /** Null where the cover is not known. */
    private final @Nullable CoverData cover;

    private final List<O> options;

    /** Ascending. */
    private final int[] numbers;

    private final long number;

    private Solution(@Nullable CoverData cover, List<O> options, int[] numbers, long number) {
        this.cover = cover;
        this.options = options;
        this.numbers = numbers;
        this.number = number;
    }

    /**
     * Makes a solution, or a part of one, of its options alone, to be drawn by a model. It has no numbers of options, the score 0 and
     * the number 1.
     *
     * @param options what the options mean, in the order of their cover
     * @param <O> what an option means
     * @return the solution
     */
    public static <O> Solution<O> of(List<O> options) {
        Objects.requireNonNull(options, "options");
        return new Solution<>(null, List.copyOf(options), new int[0], 1);
    }

    /**
     * Makes a solution of the numbers of its options.
     *
     * @param cover the cover that they are options of
     * @param number which solution of the search it is, from 1
     * @param optionNumbers the options, in any order
     * @param <O> what an option means
     * @return the solution, its options in the order of the cover
     * @throws IllegalArgumentException if {@code number} is not positive, or an option is named twice
     * @throws IndexOutOfBoundsException if the cover has no such option
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

    /** A solution of a whole board has many of the options: then it is faster to mark them than to sort them. */
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
     * What the options mean.
     *
     * @return the options in the order of the cover; cannot be changed
     */
    public List<O> options() {
        return options;
    }

    /**
     * The numbers of the options in the cover.
     *
     * @return the numbers in ascending order, a copy; empty if the cover is not known
     */
    public int[] numbers() {
        return numbers.clone();
    }

    /**
     * The sum of the weights of the options.
     *
     * @return the exact score, 0 without weights
     * @throws ModelException if it does not fit into 64 bits
     */
    public long score() {
        return cover == null ? 0 : cover.score(numbers, numbers.length);
    }

    /**
     * Which solution of its search this is.
     *
     * @return its place among the solutions that a question gives, from 1: for all solutions the order of the search, for
     *     the best ones the best first
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
