package dlx.api;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * One solution: what its options mean, their numbers, its score, and which one of its search it is.
 *
 * <p>Immutable, equal by content.
 *
 * @param <O> what an option means
 * @since 0.1
 */
public final class Solution<O> {

    private final List<O> options;
    private final int[] numbers;
    private final long score;
    private final long number;

    private Solution(List<O> options, int[] numbers, long score, long number) {
        this.options = options;
        this.numbers = numbers;
        this.score = score;
        this.number = number;
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
     * @throws ModelException if the score does not fit into 64 bits
     */
    public static <O> Solution<O> of(Cover<O> cover, long number, int... optionNumbers) {
        if (number < 1) {
            throw new IllegalArgumentException("number: " + number + "; solutions count from 1");
        }
        int[] sorted = optionNumbers.clone();
        Arrays.sort(sorted);
        List<O> options = new ArrayList<>(sorted.length);
        for (int k = 0; k < sorted.length; k++) {
            if (k > 0 && sorted[k] == sorted[k - 1]) {
                throw new IllegalArgumentException("option " + sorted[k] + " is named twice; expected each once");
            }
            options.add(cover.option(sorted[k]));
        }
        long score = cover.data().score(sorted, sorted.length);
        return new Solution<>(Collections.unmodifiableList(options), sorted, score, number);
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
     * @return the numbers in ascending order, a copy
     */
    public int[] numbers() {
        return numbers.clone();
    }

    /**
     * The sum of the weights of the options.
     *
     * @return the exact score, 0 without weights
     */
    public long score() {
        return score;
    }

    /**
     * Which solution of its search this is.
     *
     * @return its place in the order in which solutions were found, from 1
     */
    public long number() {
        return number;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Solution<?> that
                && number == that.number
                && score == that.score
                && Arrays.equals(numbers, that.numbers)
                && options.equals(that.options);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * Arrays.hashCode(numbers) + Long.hashCode(score)) + Long.hashCode(number);
    }

    @Override
    public String toString() {
        return "Solution[number=" + number + ", score=" + score + ", options=" + options + "]";
    }
}
