package dlx.modelers.costs;

import dlx.api.PuzzleSyntaxException;
import dlx.api.Word;
import java.util.HashMap;
import java.util.Map;

/**
 * A check that every total of a solution fits into 64 bits, so that a text is rejected at the number that is too large.
 *
 * <p>Options are in classes; a solution takes at most one option of a class, for instance because all cover one item.
 * So the sum of the largest absolute value of each class bounds every total, also of a part of a solution. Not
 * thread-safe.
 *
 * @since 0.1
 */
public final class TotalBound {

    private final Map<Object, Long> greatest = new HashMap<>();
    private long sum;

    /** Creates a check without numbers. */
    public TotalBound() {}

    /**
     * Adds the number of an option.
     *
     * @param optionClass the class of the option, a value with {@code equals}
     * @param number the amount that the option adds to a total
     * @param at the word that states the number
     * @throws PuzzleSyntaxException if a total may now exceed 64 bits
     */
    public void add(Object optionClass, long number, Word at) {
        long size = Math.abs(number);
        long before = greatest.getOrDefault(optionClass, 0L);
        if (number == Long.MIN_VALUE || size > before && size - before > Long.MAX_VALUE - sum) {
            throw tooLarge(at);
        }
        if (size > before) {
            sum += size - before;
            greatest.put(optionClass, size);
        }
    }

    /**
     * Returns the error for a number that itself exceeds 64 bits.
     *
     * @param at the word that states the number
     * @return the exception, to be thrown
     */
    public static PuzzleSyntaxException tooLarge(Word at) {
        return at.wrong("lets the total overflow", "numbers so small that every total fits into 64 bits");
    }
}
