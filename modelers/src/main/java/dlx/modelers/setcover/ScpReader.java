package dlx.modelers.setcover;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Word;
import dlx.modelers.incidence.OptionCosts;
import java.util.Arrays;
import java.util.Optional;

/**
 * Reads a set cover in the format of the OR-Library: the numbers of rows and columns, the cost of each column, then a
 * list for each row. The list is the number of columns that cover the row, and these columns. Columns are the sets.
 */
final class ScpReader {

    /** Maximum number of rows, to bound the memory. */
    static final int MOST_ROWS = 10_000_000;

    /** Maximum number of columns, to bound the memory. */
    static final int MOST_COLUMNS = 1_000_000;

    private final PuzzleText text;
    private final WordStream numbers;
    private final SizeLine size;
    private final Transposed columns = new Transposed();

    /**
     * True if the number of columns of the first row fills its own line, as in the files of the library. Then the
     * number of each row must.
     */
    private boolean alone;

    /**
     * The first number of columns that does not begin its line; empty if there is no such number. {@code rowWithin} is
     * its row, from 1.
     */
    private Optional<Word> within = Optional.empty();

    private int rowWithin;

    private ScpReader(SizeLine size, PuzzleText text) {
        this.text = text;
        this.numbers = new WordStream(text, size.line());
        this.size = size;
    }

    static NumberedFamily read(Line first, PuzzleText text) {
        SizeLine size = SizeLine.read(first, "a number of rows", MOST_ROWS, "a number of columns", MOST_COLUMNS);
        return new ScpReader(size, text).read();
    }

    private NumberedFamily read() {
        long[] costs = readCosts();
        int before = 0;
        int lines = -numbers.word().line().number();
        for (int row = 1; row <= size.first(); row++) {
            before = readRow(row, before);
        }
        numbers.endLine("the last row");
        lines += numbers.word().line().number();
        if (lines == size.first() && within.isPresent()) {
            throw within.get()
                    .wrong(
                            "does not begin a line",
                            "the number of columns that cover row " + rowWithin
                                    + ", since there is a line for each row. Perhaps row " + (rowWithin - 1)
                                    + " has more or fewer columns than it says");
        }
        SizeLine.checkNothingFollows(text);
        if (Arrays.stream(costs).anyMatch(cost -> cost != costs[0])) {
            OptionCosts.warnIfIgnored(text, size.line());
        }
        return columns.family("column", "row", column -> costs[column - 1], true);
    }

    private long[] readCosts() {
        OptionCosts costs = new OptionCosts();
        long[] read = new long[16];
        for (int column = 1; column <= size.second(); column++) {
            if (column > read.length) {
                read = Arrays.copyOf(read, 2 * read.length);
            }
            read[column - 1] = costs.read(numbers.next("the cost of column " + column + " of " + size.second()));
        }
        return Arrays.copyOf(read, size.second());
    }

    /** Reads a row and returns its number of columns; {@code before} is the number of columns of the row before it. */
    private int readRow(int row, int before) {
        Word word = numbers.next("the number of columns that cover row " + row + " of " + size.first());
        if (row == 1) {
            alone = numbers.isAlone();
        } else if (alone && !numbers.isAlone()) {
            throw word.wrong(
                    "is not alone",
                    "the number of columns that cover row " + row + ", on a line of its own as for row 1. Perhaps row "
                            + (row - 1) + " has more or fewer than " + before + " columns");
        }
        if (!numbers.isFirst() && within.isEmpty()) {
            within = Optional.of(word);
            rowWithin = row;
        }
        int count = word.toInt("a number of columns", 0, size.second());
        for (int k = 1; k <= count; k++) {
            Word column = numbers.next("column " + k + " of the " + count + " that cover row " + row);
            if (!columns.add(column.toInt("a column", 1, size.second()))) {
                throw column.wrong("covers row " + row + " twice", "each column at most once");
            }
        }
        columns.endItem();
        return count;
    }
}
