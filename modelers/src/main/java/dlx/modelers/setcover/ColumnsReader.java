package dlx.modelers.setcover;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Word;
import dlx.modelers.incidence.Incidence;
import dlx.modelers.incidence.OptionCosts;
import java.util.Arrays;

/**
 * Reads sets in the format of the OR-Library for crew scheduling: the numbers of rows and columns, then a list for each
 * column. The list is its cost, its number of rows, and these rows. Columns are the sets.
 */
final class ColumnsReader {

    private final PuzzleText text;
    private final WordStream numbers;
    private final SizeLine size;
    private final OptionCosts costs = new OptionCosts();
    private final Incidence.Builder columns = new Incidence.Builder();

    /** True if the first column fills its own line, as in the files of the library; then each column must. */
    private boolean onLines;

    /** True if columns differ in cost. */
    private boolean differ;

    private long firstCost;

    private ColumnsReader(SizeLine size, PuzzleText text) {
        this.text = text;
        this.numbers = new WordStream(text, size.line());
        this.size = size;
    }

    static NumberedFamily read(Line first, PuzzleText text) {
        SizeLine size = SizeLine.read(
                first, "a number of rows", ScpReader.MOST_ROWS, "a number of columns", ScpReader.MOST_COLUMNS);
        return new ColumnsReader(size, text).read();
    }

    private NumberedFamily read() {
        int[] kept = new int[size.second()];
        int count = 0;
        for (int column = 1; column <= size.second(); column++) {
            if (readColumn(column)) {
                kept[count++] = column;
            }
        }
        numbers.endLine("the last column");
        SizeLine.checkNothingFollows(text);
        if (differ) {
            OptionCosts.warnIfIgnored(text, size.line());
        }
        return new NumberedFamily("column", "row", size.first(), Arrays.copyOf(kept, count), columns.build(), true);
    }

    /** Reads a column. Drops it and returns false if it does not have rows, since it is then never chosen. */
    private boolean readColumn(int column) {
        Word first = numbers.next("the cost of column " + column + " of " + size.second());
        boolean begins = numbers.isFirst();
        if (onLines && !begins) {
            throw first.wrong(
                    "does not begin a line",
                    "the cost of column " + column + " on a line of its own, as column 1. Perhaps column "
                            + (column - 1) + " has more rows than it says");
        }
        long cost = costs.read(first);
        firstCost = column == 1 ? cost : firstCost;
        differ |= cost != firstCost;
        columns.cost(cost);
        int count = readRows(column);
        if (column == 1) {
            onLines = begins && numbers.isLast();
        }
        if (count == 0) {
            columns.drop();
        } else {
            columns.end();
        }
        return count > 0;
    }

    private int readRows(int column) {
        int count =
                numbers.next("how many rows column " + column + " holds").toInt("a number of rows", 0, size.first());
        for (int k = 1; k <= count; k++) {
            Word word = numbers.next("row " + k + " of the " + count + " that column " + column + " holds");
            if (onLines && numbers.isFirst()) {
                throw word.wrong(
                        "begins a line",
                        "row " + k + " of the " + count + " that column " + column
                                + " holds, on the line of the column");
            }
            if (!columns.add(word.toInt("a row", 1, size.first()) - 1)) {
                throw word.wrong("appears in column " + column + " twice", "each row at most once");
            }
        }
        return count;
    }
}
