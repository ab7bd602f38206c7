package dlx.formats.tables;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A sequence of numbers that contains matrices, with their rows in one of two forms: cells, or lists of columns. */
record JudgeCases(int[] numbers) {

    /** Maximum number of columns of all matrices of lists; each column gets a name in the text. */
    private static final int MOST_COLUMNS = 1_000_000;

    /** Returns true if each matrix is a size and its cells. */
    boolean areCells() {
        return endOfCells() == numbers.length;
    }

    /** Returns the index of the first number behind the matrices that are a size and their cells. */
    private int endOfCells() {
        int at = 0;
        while (hasSize(at) && (long) numbers[at] * numbers[at + 1] <= numbers.length - at - 2) {
            int end = at + 2 + numbers[at] * numbers[at + 1];
            if (!IntStream.range(at + 2, end).allMatch(k -> numbers[k] <= 1)) {
                return at;
            }
            at = end;
        }
        return at;
    }

    private boolean hasSize(int at) {
        return at + 1 < numbers.length && numbers[at] > 0 && numbers[at + 1] > 0;
    }

    /** Returns true if each matrix is a size and, for each row, the number of its columns and the columns. */
    boolean areLists() {
        int at = 0;
        long columns = 0;
        while (hasSize(at)) {
            int end = at + 2;
            columns += numbers[at + 1];
            if (columns > MOST_COLUMNS) {
                return false;
            }
            int[] seen = new int[numbers[at + 1] + 1];
            for (int row = 0; row < numbers[at] && end >= 0; row++) {
                end = endOfList(end, numbers[at + 1], seen);
            }
            if (end < 0) {
                return false;
            }
            at = end;
        }
        return at == numbers.length;
    }

    /**
     * Returns the index behind the list that begins at {@code from}; -1 if these numbers are not a list.
     *
     * @param columns number of columns of the matrix
     * @param seen for each column, from 1, the end of the last list that contained it; 0 before
     */
    private int endOfList(int from, int columns, int[] seen) {
        if (from >= numbers.length || numbers[from] >= numbers.length - from) {
            return -1;
        }
        int end = from + 1 + numbers[from];
        for (int at = from + 1; at < end; at++) {
            if (numbers[at] < 1 || numbers[at] > columns || seen[numbers[at]] == end) {
                return -1;
            }
            seen[numbers[at]] = end;
        }
        return end;
    }

    /** Describes the first place where the numbers are not a size and its cells. */
    String problem() {
        int at = endOfCells();
        String matrix = "matrix beginning at number " + (at + 1) + ": ";
        return hasSize(at)
                ? matrix + numbers[at] + " rows of " + numbers[at + 1] + " columns do not follow"
                : matrix + "the size is missing";
    }

    /** Writes sizes and cells, a line per row. */
    String cells() {
        StringBuilder lines = new StringBuilder();
        for (int at = 0; at < numbers.length; ) {
            int columns = numbers[at + 1];
            lines.append(numbers[at]).append(' ').append(columns).append('\n');
            int end = at + 2 + numbers[at] * columns;
            for (at += 2; at < end; at += columns) {
                lines.append(words(at, at + columns)).append('\n');
            }
        }
        return lines.toString();
    }

    /** Writes sets named by the numbers of their rows, from 1; leaves out rows without a column. */
    String lists() {
        StringBuilder lines = new StringBuilder();
        for (int at = 0; at < numbers.length; ) {
            int rows = numbers[at];
            lines.append("items");
            IntStream.rangeClosed(1, numbers[at + 1])
                    .forEach(column -> lines.append(' ').append(column));
            lines.append('\n');
            at += 2;
            for (int row = 1; row <= rows; row++) {
                int end = at + 1 + numbers[at];
                if (end > at + 1) {
                    lines.append(row).append(": ").append(words(at + 1, end)).append('\n');
                }
                at = end;
            }
        }
        return lines.toString();
    }

    /** Returns the number of rows without a column. */
    int emptyRows() {
        int empty = 0;
        for (int at = 0; at < numbers.length; ) {
            int rows = numbers[at];
            at += 2;
            for (int row = 0; row < rows; row++) {
                empty += numbers[at] == 0 ? 1 : 0;
                at += 1 + numbers[at];
            }
        }
        return empty;
    }

    private String words(int from, int to) {
        return IntStream.range(from, to)
                .mapToObj(at -> String.valueOf(numbers[at]))
                .collect(Collectors.joining(" "));
    }
}
