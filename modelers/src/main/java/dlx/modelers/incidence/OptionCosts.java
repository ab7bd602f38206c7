package dlx.modelers.incidence;

import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.WatchedText;
import dlx.api.Word;
import java.util.regex.Pattern;

/**
 * Reads the costs of options and adds them up, so that the cost of each solution fits into 64 bits. Not thread-safe.
 */
public final class OptionCosts {

    private static final Pattern NUMBER = Pattern.compile("-?[0-9]++");

    private long sum;

    /** Creates a reader with the sum 0. */
    public OptionCosts() {}

    /** Warns that the costs in a text are ignored, if no question depends on weights. */
    public static void warnIfIgnored(PuzzleText text, Line line) {
        if (!text.regardsWeights()) {
            text.warn(line, "costs are ignored here; only the best solution depends on them");
        }
    }

    /**
     * Reads the cost of a further option.
     *
     * @param word the word with the cost
     * @return the cost, 0 or more
     * @throws PuzzleSyntaxException if the word is not a whole number, is negative, or makes the sum of all costs
     *     exceed 64 bits
     */
    public long read(Word word) {
        if (!WatchedText.matcher(NUMBER, word.text()).matches()) {
            throw word.wrong("is not a cost", "a whole number of 0 or more");
        }
        if (word.text().startsWith("-")) {
            throw word.wrong("is a negative cost", "a cost of 0 or more");
        }
        long cost = number(word);
        if (cost > Long.MAX_VALUE - sum) {
            throw tooGreat(word);
        }
        sum += cost;
        return cost;
    }

    private static long number(Word word) {
        try {
            return Long.parseLong(word.text());
        } catch (NumberFormatException e) {
            throw tooGreat(word);
        }
    }

    private static PuzzleSyntaxException tooGreat(Word word) {
        return word.wrong("makes the costs add up to too much", "at most " + Long.MAX_VALUE + " in all");
    }
}
