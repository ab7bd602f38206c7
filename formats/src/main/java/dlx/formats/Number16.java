package dlx.formats;

import dlx.api.PuzzleSyntaxException;
import java.util.function.Function;

/** The digits of numbers in the code that pzpr.js calls number16. */
final class Number16 {

    private static final int RADIX = 16;

    private Number16() {}

    /**
     * The number that some digits are.
     *
     * @param from the first of them
     * @param digits how many there are
     * @param where whose number it is, for messages
     * @param fault makes an error of a problem
     */
    static int at(String code, int from, int digits, String where, Function<String, PuzzleSyntaxException> fault) {
        int number = 0;
        for (int at = from; at < from + digits; at++) {
            char digit = at < code.length() ? code.charAt(at) : ' ';
            if (!(digit >= '0' && digit <= '9' || digit >= 'a' && digit <= 'f')) {
                String found = at < code.length() ? Phrases.quoted(digit) : "the end";
                throw fault.apply(where + ": " + found
                        + " is no number; expected 0 to 9 and a to f, '-' and two of them, '.', or g to z for a gap");
            }
            number = number * RADIX + Character.digit(digit, RADIX);
        }
        return number;
    }
}
