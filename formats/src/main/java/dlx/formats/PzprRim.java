package dlx.formats;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * Numbers around a board, those above it first: in the code number16, as the cells of boards, up to two digits each.
 *
 * @param numbers all of them; {@link #NONE} where there is none, {@link #UNKNOWN} for a question mark
 * @param rest what follows their code
 */
record PzprRim(int[] numbers, String rest) {

    /** No number. */
    static final int NONE = -1;

    /** A number that is not told. */
    static final int UNKNOWN = -2;

    /**
     * Reads the numbers with which a body begins.
     *
     * @param count how many places there are
     * @param most for each place the greatest number that is allowed
     */
    static PzprRim read(PzprLink link, int count, String field, IntUnaryOperator most) {
        String code = link.body(field);
        int[] numbers = new int[count];
        Arrays.fill(numbers, NONE);
        int place = 0;
        int at = 0;
        while (place < count) {
            if (at == code.length()) {
                throw link.fault(field + ": there are " + place + "; expected " + count);
            }
            char mark = code.charAt(at);
            if (mark >= 'g' && mark <= 'z') {
                place += mark - 'g' + 1;
                at++;
                continue;
            }
            int digits = mark == '-' ? 2 : 1;
            int from = mark == '-' ? at + 1 : at;
            if (mark == '.') {
                numbers[place] = UNKNOWN;
            } else {
                numbers[place] = number(link, field, code, from, digits, place, most.applyAsInt(place));
            }
            place++;
            at = from + digits;
        }
        if (place > count) {
            throw link.fault(field + ": there are " + place + "; expected " + count);
        }
        return new PzprRim(numbers, code.substring(at));
    }

    private static int number(PzprLink link, String field, String code, int from, int digits, int place, int most) {
        int number = Number16.at(code, from, digits, field + ", number " + (place + 1), link::fault);
        if (number > most) {
            throw link.fault(field + ", number " + (place + 1) + ": it is " + number + "; expected 0 to " + most);
        }
        return number;
    }
}
