package dlx.formats.pzpr;

import dlx.api.PuzzleSyntaxException;
import dlx.formats.text.Phrases;
import java.util.function.Function;

/**
 * A number in the code that pzpr.js calls number16: a digit from 0 to f; {@code '-'} and two such digits, {@code '+'} and
 * three; for greater numbers other signs and more digits. Source: readNumber16 in Encode.js of pzpr.js.
 *
 * @param value the number
 * @param end the place after it
 */
record Number16(int value, int end) {

    private static final int RADIX = 16;

    /** The signs; of each the number of digits after it, and what is added to them. */
    private static final String SIGNS = "-+=%@*$";

    private static final int[] DIGITS = {2, 3, 3, 3, 3, 4, 5};
    private static final int[] ADDED = {0, 0, 4096, 8192, 8192, 12_240, 77_776};

    /**
     * The number at a place.
     *
     * @param where whose number it is, for messages
     * @param fault makes an error of a problem
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
