package dlx.modelers.costs;

import dlx.api.PuzzleSyntaxException;
import dlx.api.Word;
import java.util.HashMap;
import java.util.Map;

/**
 * Watches that no solution can have a total beyond 64 bits, so that a text with such numbers is refused where it states
 * them.
 *
 * <p>Options come in classes of which a solution takes one at most: those that hold the same item, say. So no total is
 * beyond the sum of the greatest number of each class, signs aside; and no sum of a part of a solution either. Not
 * thread-safe.
 *
 * @since 0.1
 */
public final class TotalBound {

    private final Map<Object, Long> greatest = new HashMap<>();
    private long sum;

    /** Nothing stated yet. */
    public TotalBound() {}

    /**
     * Takes the number of an option.
     *
     * @param optionClass the class of the option, a value with {@code equals}
     * @param number what the option adds to a total
     * @param at what states the number
     * @throws PuzzleSyntaxException if some total may be beyond 64 bits now
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
     * The error for a number that is beyond 64 bits itself.
     *
     * @param at what states the number
     * @return the exception, to be thrown
     */
    public static PuzzleSyntaxException tooLarge(Word at) {
        return at.wrong("lets the total overflow", "numbers so small that every total fits into 64 bits");
    }
}
