package dlx.modelers.knuth;

import dlx.api.Item;
import dlx.api.WatchedText;
import dlx.modelers.incidence.WordScanner;
import java.util.Arrays;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The multiplicities of primary items that are not covered exactly once. They are added while the first line is read.
 */
final class Bounds {

    /** Maximum bound. A cover never has more options, so larger bounds are equivalent. */
    private static final int GREATEST = 1_000_000_000;

    /** Maximum number of digits in the original programs. */
    private static final int STRICT_DIGITS = 7;

    private static final Pattern SPEC = Pattern.compile("(?:(-?[0-9]++):)?(-?[0-9]++)");

    /** Three numbers for each item with bounds: the index of the item from 0, minimum, maximum. */
    private int[] triples = new int[0];

    /** Number of entries used in {@link #triples}. */
    private int length;

    /**
     * Reads the word {@code from:to|name}, and cuts the scanner's word down to the name.
     *
     * @param item the index that the item will have, from 0
     * @param secondary true if the item is secondary, and so cannot have bounds
     * @param strict true for the limits of the original programs
     */
    void read(WordScanner words, int item, boolean secondary, boolean strict) {
        String word = words.text();
        int bar = word.indexOf('|');
        Matcher spec = WatchedText.matcher(SPEC, word.substring(0, bar));
        if (!spec.matches() || bar == word.length() - 1 || word.indexOf('|', bar + 1) >= 0) {
            throw words.wrong("is not an item with bounds", "TIMES|NAME or FROM:TO|NAME, or a blank before the |");
        }
        if (secondary) {
            throw words.wrong("bounds a secondary item", "bounds on primary items only");
        }
        if (word.lastIndexOf('-', bar) >= 0) {
            throw words.wrong("has a negative bound", "bounds of 0 or more");
        }
        String to = withoutZeros(spec.group(2));
        String from = spec.group(1) == null ? to : withoutZeros(spec.group(1));
        if (to.isEmpty()) {
            throw words.wrong("is never covered", "an upper bound of 1 or more");
        }
        if (from.length() > to.length() || from.length() == to.length() && from.compareTo(to) > 0) {
            throw words.wrong("has a lower bound above the upper one", "FROM:TO|NAME with FROM up to TO");
        }
        if (strict && (spec.group(2).length() > STRICT_DIGITS || spec.end(1) > STRICT_DIGITS)) {
            throw words.wrong("has a long bound", STRICT_DIGITS + " digits at most, because of strict=yes");
        }
        add(item, number(from), number(to));
        words.cut(bar + 1, 0);
    }

    /** Returns true if every item is covered once. */
    boolean isEmpty() {
        return length == 0;
    }

    private void add(int item, int from, int to) {
        if (from == 1 && to == 1) {
            return;
        }
        if (length == triples.length) {
            triples = Arrays.copyOf(triples, 2 * length + 12);
        }
        triples[length++] = item;
        triples[length++] = from;
        triples[length++] = to;
    }

    /** Sets the bounds of the items of a cover. */
    void applyTo(IntFunction<Item> items) {
        for (int i = 0; i < length; i += 3) {
            items.apply(triples[i]).times(triples[i + 1], triples[i + 2]);
        }
    }

    private static String withoutZeros(String digits) {
        int i = 0;
        while (i < digits.length() && digits.charAt(i) == '0') {
            i++;
        }
        return digits.substring(i);
    }

    /** Returns the number of digits without leading zeros, or {@link #GREATEST} if that is smaller. */
    private static int number(String digits) {
        if (digits.length() > 9) {
            return GREATEST;
        }
        return digits.isEmpty() ? 0 : Integer.parseInt(digits);
    }
}
