package dlx.modelers.setcover;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.modelers.incidence.WordScanner;
import java.util.BitSet;
import java.util.Optional;

/**
 * Result of examining some lines below a size for columns: each a cost, a number n, and n different rows. The first two
 * lines decide. Lines below these may be wrong; they are examined because the text may also be triples or cells.
 *
 * @param areColumns true if the lines are columns, and neither cells nor triples
 * @param mayBeTriples true if all lines may be columns as well as triples
 * @param odd one of the first two lines, if it is not a column and most of the lines are columns
 */
record FirstColumns(boolean areColumns, boolean mayBeTriples, Optional<Line> odd) {

    /** The result for lines that do not look like columns. */
    static final FirstColumns NONE_SEEN = new FirstColumns(false, false, Optional.empty());

    private static final int ENOUGH = 2;

    /**
     * Maximum number of lines examined. Further lines would not change the result, and examined lines stay in memory.
     */
    private static final int MOST_LINES = 16;

    /** Maximum number of digits of a row. */
    private static final int MOST_DIGITS = 9;

    private static final int NONE = -1;

    static FirstColumns below(Line size, PuzzleText text) {
        WordScanner numbers = new WordScanner(size);
        numbers.next();
        int rows = number(numbers);
        boolean large = false;
        int lines = 0;
        int columns = 0;
        int triples = 0;
        Optional<Line> odd = Optional.empty();
        for (int i = 0; i < MOST_LINES; i++) {
            Optional<Line> line = text.glance(i);
            if (line.isEmpty()) {
                break;
            }
            if (line.get().isBlank() || line.get().startsWith('#')) {
                continue;
            }
            boolean column = isColumn(line.get(), rows);
            if (!column && lines < ENOUGH) {
                if (odd.isPresent()) {
                    return NONE_SEEN;
                }
                odd = line;
            }
            lines++;
            columns += column ? 1 : 0;
            triples += isSet(new WordScanner(line.get()), 3, rows) ? 1 : 0;
            large |= Glance.at(line.get()).large();
        }
        if (odd.isPresent()) {
            return new FirstColumns(false, false, large && 2 * columns > lines ? odd : Optional.empty());
        }
        boolean allTriples = triples == lines;
        return new FirstColumns(large && !allTriples, large && allTriples && columns == lines, Optional.empty());
    }

    private static boolean isColumn(Line line, int rows) {
        WordScanner words = new WordScanner(line);
        return words.next() && words.isNumber() && words.next() && isSet(words, number(words), rows);
    }

    /** Returns true if a line ends after {@code size} different numbers from 1 to {@code greatest}. */
    private static boolean isSet(WordScanner words, int size, int greatest) {
        int left = size;
        BitSet held = new BitSet();
        while (left > 0 && words.next()) {
            int number = number(words);
            if (number < 1 || number > greatest || held.get(number)) {
                return false;
            }
            held.set(number);
            left--;
        }
        return left == 0 && !words.next();
    }

    private static int number(WordScanner words) {
        return words.isNumber() && words.text().length() <= MOST_DIGITS ? Integer.parseInt(words.text()) : NONE;
    }
}
