package dlx.modelers.costs;

import dlx.api.WatchedText;
import dlx.api.Word;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A reader of whole numbers of 64 bits.
 *
 * @since 0.1
 */
public final class LongReader {

    /** Sign for a missing number in a table. */
    public static final String NONE = "-";

    /**
     * Pattern of a number. Unlike {@link Long#parseLong(String)}, it rejects plus signs and digits of other scripts.
     */
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]+");

    /** A whole number with decimals, as programs write floating point: 19.0. */
    private static final Pattern DECIMAL = Pattern.compile("(-?[0-9]+)[.,]0+");

    private LongReader() {}

    /**
     * Returns a word without decimals that are all zeros.
     *
     * @param word any word: {@code 19.0}, {@code 19,00}
     * @return the word up to its point or comma; the word itself if it is not such a number
     */
    public static Word withoutZeros(Word word) {
        Matcher decimal = WatchedText.matcher(DECIMAL, word.text());
        return decimal.matches() ? new Word(word.line(), word.column(), decimal.group(1)) : word;
    }

    /**
     * Returns true if a word has the form of a number, even if the number is too large.
     *
     * @param word any word
     * @return true for digits, with or without a minus sign
     */
    public static boolean isOne(Word word) {
        return WatchedText.matcher(NUMBER, word.text()).matches();
    }

    /**
     * Returns the number that a word states.
     *
     * @param word the word
     * @param what the meaning of the number, for the message: {@code a cost}
     * @param expected the expected text if the word is not a number: {@code a whole number}
     * @return any long except {@link Long#MIN_VALUE}
     * @throws dlx.api.PuzzleSyntaxException if the word is not a number, or the number is too large
     */
    public static long read(Word word, String what, String expected) {
        if (!isOne(word)) {
            throw word.wrong("is not " + what, expected);
        }
        try {
            long number = Long.parseLong(word.text());
            if (number != Long.MIN_VALUE) { // so that it can be negated
                return number;
            }
        } catch (NumberFormatException e) {
            // too many digits: error below
        }
        throw word.wrong("is too large for " + what, "a number from " + -Long.MAX_VALUE + " to " + Long.MAX_VALUE);
    }
}
