package dlx.formats.pzpr;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * The numbers around a board, as in {@link Number16}; numbers above the board come first.
 *
 * @param numbers the number at each place; {@link #NONE} for a missing number, {@link #UNKNOWN} for a question mark
 * @param rest the code behind the numbers
 */
record PzprRim(int[] numbers, String rest) {

    /** The value of a missing number. */
    static final int NONE = -1;

    /** The value of a question mark. */
    static final int UNKNOWN = -2;

    /**
     * Reads the numbers at the beginning of a code.
     *
     * @param count number of places
     * @param most returns the maximum of the number at each place
     */
    static PzprRim read(PzprLink link, String code, int count, String field, IntUnaryOperator most) {
        int[] numbers = new int[count];
        Arrays.fill(numbers, NONE);
        int place = 0;
        int at = 0;
        while (place < count && at < code.length()) {
            char mark = code.charAt(at);
            if (mark >= 'g' && mark <= 'z') {
                place += mark - 'g' + 1;
                at++;
                continue;
            }
            if (mark == '.') {
                numbers[place] = UNKNOWN;
                at++;
            } else {
                String where = field + ", number " + (place + 1);
                Number16 number = Number16.at(code, at, where, link::fault);
                numbers[place] = checked(link, where, number.value(), most.applyAsInt(place));
                at = number.end();
            }
            place++;
        }
        if (place > count) {
            throw link.fault(field + ": there are " + place + "; expected " + count);
        }
        link.fills(field, count - place);
        return new PzprRim(numbers, code.substring(at));
    }

    private static int checked(PzprLink link, String where, int number, int most) {
        if (number > most) {
            throw link.fault(where + ": it is " + number + "; expected 0 to " + most);
        }
        return number;
    }
}
