package dlx.formats.pzpr;

import dlx.formats.text.Phrases;
import java.util.Arrays;
import java.util.function.IntFunction;
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
     * @param place returns the name of a place, for messages
     * @param least minimum of the numbers
     * @param most returns the maximum of the number at each place
     */
    static PzprRim read(
            PzprLink link,
            String code,
            int count,
            String field,
            IntFunction<String> place,
            int least,
            IntUnaryOperator most) {
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
                String where = field + ", " + place.apply(next);
                Number16 number = Number16.at(code, at, where, link::fault);
                if (number.value() < least || number.value() > most.applyAsInt(next)) {
                    throw link.fault(where + ": it is " + number.value() + "; expected " + least + " to "
                            + most.applyAsInt(next));
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

    /** Reads the numbers at the beginning of a code, counted from 1 in messages. */
    static PzprRim read(PzprLink link, String code, int count, String field, IntUnaryOperator most) {
        return read(link, code, count, field, place -> "number " + (place + 1), 0, most);
    }

    /** Returns the numbers, and checks that they are the end of the link. */
    int[] last(PzprLink link, String field) {
        if (!rest.isEmpty()) {
            throw link.fault(field + ": they continue with " + Phrases.quoted(rest) + "; expected the end of the link");
        }
        return numbers;
    }
}
