package dlx.formats.pzpr;

import dlx.formats.text.Cells;
import dlx.formats.text.Phrases;
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
     * @param field the name of the numbers, for messages
     * @param ofCells true for the numbers of cells from 1; false for others from 0, counted from 1 in messages
     * @param most returns the maximum of the number at each place
     */
    static PzprRim read(PzprLink link, String code, int count, String field, boolean ofCells, IntUnaryOperator most) {
        int width = link.width();
        int least = ofCells ? 1 : 0;
        int[] numbers = new int[count];
        Arrays.fill(numbers, NONE);
        int next = 0;
        int at = 0;
        while (next < count && at < code.length()) {
            char mark = code.charAt(at);
            if (mark >= 'g' && mark <= 'z') {
                next += mark - 'g' + 1;
                at++;
                continue;
            }
            if (mark == '.') {
                numbers[next] = UNKNOWN;
                at++;
            } else {
                String place = ofCells ? Cells.place(next / width, next % width) : "number " + (next + 1);
                String where = field + ", " + place;
                Number16 number = Number16.at(code, at, where, link::fault);
                int limit = most.applyAsInt(next);
                if (number.value() < least || number.value() > limit) {
                    throw link.fault(where + ": it is " + number.value() + "; expected " + least + " to " + limit);
                }
                numbers[next] = number.value();
                at = number.end();
            }
            next++;
        }
        if (next > count) {
            throw link.fault(field + ": there are " + next + "; expected " + count);
        }
        link.fills(field, count - next);
        return new PzprRim(numbers, code.substring(at));
    }

    /** Returns the numbers, and checks that they are the end of the link. */
    int[] last(PzprLink link, String field) {
        if (!rest.isEmpty()) {
            throw link.fault(field + ": they continue with " + Phrases.quoted(rest) + "; expected the end of the link");
        }
        return numbers;
    }
}
