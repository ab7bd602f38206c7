package dlx.formats.pzpr;

import dlx.api.PuzzleSyntaxException;
import dlx.formats.text.Phrases;
import java.util.function.Function;

/**
 * A number in the code that pzpr.js calls number16: one digit from 0 to f, or {@code '-'} and two digits, or
 * {@code '+'} and three. Larger numbers have other signs and more digits. Source: readNumber16 in Encode.js of pzpr.js.
 *
 * @param value the number
 * @param end the index after its code
 */
record Number16(int value, int end) {

    private static final int RADIX = 16;

    /** The signs; {@link #DIGITS} and {@link #ADDED} have an element for each. */
    private static final String SIGNS = "-+=%@*$";

    /** Number of digits behind each sign. */
    private static final int[] DIGITS = {2, 3, 3, 3, 3, 4, 5};

    /** Number that is added to these digits, for each sign. */
    private static final int[] ADDED = {0, 0, 4096, 8192, 8192, 12_240, 77_776};

    /**
     * Reads the number at an index of a code.
     *
     * @param where the place of the number, for messages
     * @param fault creates an error from a message
     */
    static Number16 at(String code, int from, String where, Function<String, PuzzleSyntaxException> fault) {
        int sign = SIGNS.indexOf(code.charAt(from));
        int start = sign < 0 ? from : from + 1;
        int end = start + (sign < 0 ? 1 : DIGITS[sign]);
        int number = 0;
        for (int at = start; at < end; at++) {
            char digit = at < code.length() ? code.charAt(at) : ' ';
            if (!(digit >= '0' && digit <= '9' || digit >= 'a' && digit <= 'f')) {
                String found = at < code.length() ? Phrases.quoted(digit) : "the end";
                throw fault.apply(
                        where + ": " + found
                                + " is not a number; expected 0 to 9 and a to f, '-' and two of them, '.', or g to z for a gap");
            }
            number = number * RADIX + Character.digit(digit, RADIX);
        }
        return new Number16(number + (sign < 0 ? 0 : ADDED[sign]), end);
    }
}
