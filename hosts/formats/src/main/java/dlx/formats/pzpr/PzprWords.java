package dlx.formats.pzpr;

import dlx.formats.text.CellBoard;
import dlx.formats.text.Cells;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;

/**
 * The words at the beginning of a code.
 *
 * @param words the words, in a mutable list
 * @param rest the code behind them
 */
record PzprWords(List<String> words, String rest) {

    /** The codes of numbers. The table is large, and a text can have many links. */
    static final PzprCells NUMBERS = new PzprCells("numbers");

    /**
     * Reads a number for each place, as in {@link PzprText#number16}. Other words are {@code "."} for a missing number
     * and {@code "?"}.
     *
     * @param count number of places
     * @param field the name of the numbers, for messages
     * @param ofCells true for the numbers of cells from 1; false for others from 0, counted from 1 in messages
     * @param most returns the maximum of the number at each place
     */
    static PzprWords numbers(
            PzprLink link, String code, int count, String field, boolean ofCells, IntUnaryOperator most) {
        int width = link.width();
        IntFunction<String> place =
                k -> field + ", " + (ofCells ? Cells.place(k / width, k % width) : "number " + (k + 1));
        PzprWords read = NUMBERS.begin(link, code, count, place, "a number, '.' or a gap");
        List<String> words = read.words;
        int least = ofCells ? 1 : 0;
        for (int k = 0; k < words.size(); k++) {
            int number = number(words.get(k), least);
            int limit = most.applyAsInt(k);
            if (number < least || number > limit) {
                throw link.fault(place.apply(k) + ": it is " + number + "; expected " + least + " to " + limit);
            }
        }
        if (words.size() > count) {
            throw link.fault(field + ": there are " + words.size() + "; expected " + count);
        }
        link.fills(field, count - words.size());
        words.addAll(Collections.nCopies(count - words.size(), CellBoard.FREE));
        return read;
    }

    /** Returns the value of a word; another value for a word that is not a number. */
    static int number(String word, int other) {
        return word.equals(CellBoard.FREE) || word.equals("?") ? other : Integer.parseInt(word);
    }

    /** Returns the words, and checks that they are the end of the link. */
    List<String> last(PzprLink link, String field) {
        link.end(field, rest);
        return words;
    }
}
