package dlx.formats.tables;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Numbers that are matrices one after the other, in one of two ways to write their rows. */
final class JudgeCases {

    /** The most columns of all lists: each gets a name in the text. */
    private static final int MOST_COLUMNS = 1_000_000;

    private final int[] numbers;

    JudgeCases(int[] numbers) {
        this.numbers = numbers;
    }

    /** Whether all matrices are a size and its cells. */
    boolean areCells() {
        return endOfCells() == numbers.length;
    }

    /** How far sizes and their cells go. */
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

    /** Whether all matrices are a size and, for each row, how many columns it has and which. */
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
     * Where a list that begins somewhere ends; -1 if there is none.
     *
     * @param seen for each column the end of the list that had it last
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

    /** Where the cells go wrong, in words. */
    String problem() {
        int at = endOfCells();
        String matrix = "matrix beginning at number " + (at + 1) + ": ";
        return hasSize(at)
                ? matrix + numbers[at] + " rows of " + numbers[at + 1] + " columns do not follow"
                : matrix + "there is no size";
    }

    /** Sizes and cells, a line per row. */
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

    /** Sets that are called as their rows, from 1; rows without a column are left out. */
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

    /** How many lists have no column. */
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
