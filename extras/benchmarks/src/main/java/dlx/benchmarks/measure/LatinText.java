package dlx.benchmarks.measure;

import java.util.StringJoiner;

/** Latin squares in the text format of Knuth's programs. */
final class LatinText {

    private LatinText() {}

    /**
     * The squares of a size whose first row is given. Items are cells, symbols of rows and symbols of columns; an option
     * is a symbol in a cell.
     */
    static String firstRowGiven(int n) {
        StringJoiner cells = new StringJoiner(" ");
        StringJoiner rows = new StringJoiner(" ");
        StringJoiner columns = new StringJoiner(" ");
        StringBuilder options = new StringBuilder();
        for (int row = 1; row < n; row++) {
            for (int i = 0; i < n; i++) {
                cells.add(cell(row, i));
                rows.add(row(row, i));
                for (int symbol = 0; symbol < n; symbol++) {
                    if (symbol != i) { // it is in this column of the first row
                        options.append(cell(row, i))
                                .append(' ')
                                .append(row(row, symbol))
                                .append(' ')
                                .append(column(i, symbol))
                                .append('\n');
                    }
                }
            }
        }
        for (int i = 0; i < n; i++) {
            for (int symbol = 0; symbol < n; symbol++) {
                if (symbol != i) {
                    columns.add(column(i, symbol));
                }
            }
        }
        return cells + " " + rows + " " + columns + "\n" + options;
    }

    private static String cell(int row, int column) {
        return "p" + row + 'c' + column;
    }

    private static String row(int row, int symbol) {
        return "r" + row + 's' + symbol;
    }

    private static String column(int column, int symbol) {
        return "c" + column + 's' + symbol;
    }
}
