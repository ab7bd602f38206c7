package dlx.modelers.costs;

import dlx.api.WatchedText;
import dlx.api.Word;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads whole numbers of 64 bits.
 *
 * @since 0.1
 */
public final class LongReader {

    /** What stands in a table of numbers where there is none. */
    public static final String NONE = "-";

    /** Not what Long.parseLong takes: no plus sign, and no digits of other scripts. */
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]+");

    /** A whole number with decimals, as programs write floating point: 19.0. */
    private static final Pattern DECIMAL = Pattern.compile("(-?[0-9]+)[.,]0+");

    private LongReader() {}

    /**
     * A word without decimals that are all zeros.
     *
     * @param word any word: {@code 19.0}, {@code 19,00}
     * @return the word up to its point or comma; the word itself if it is not such a number
     */
    public static Word withoutZeros(Word word) {
        Matcher decimal = WatchedText.matcher(DECIMAL, word.text());
        return decimal.matches() ? new Word(word.line(), word.column(), decimal.group(1)) : word;
    }

    /**
     * Whether a word looks like a number, perhaps a too large one.
     *
     * @param word any word
     * @return {@code true} for digits, perhaps after a minus sign
     */
    public static boolean isOne(Word word) {
        return WatchedText.matcher(NUMBER, word.text()).matches();
    }

    /**
     * A word as a number.
     *
     * @param word the word
     * @param what what it counts, for the message: {@code a cost}
     * @param expected what was expected where it is none: {@code a whole number}
     * @return any long but {@link Long#MIN_VALUE}
     * @throws dlx.api.PuzzleSyntaxException if the word is no number, or too large a one
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
            // too many digits: as below
        }
        throw word.wrong("is too large for " + what, "a number from " + -Long.MAX_VALUE + " to " + Long.MAX_VALUE);
    }
}
