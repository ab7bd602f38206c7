package dlx.formats.tables;

import dlx.api.WatchedText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * The cells of a table, without blanks around them; empty where there is nothing.
 *
 * @param rows all of one length, 1 or more
 * @param isEven whether the rows were of one length before empty cells were added to them
 */
record Sheet(List<List<String>> rows, boolean isEven) {

    private static final Pattern NUMBER = Pattern.compile("[-+]?\\d+");

    /** Numbers of any kind, which are nobody's name. */
    private static final Pattern ANY_NUMBER =
            Pattern.compile("[-+]?(?:\\d++(?:[.,]\\d++)?|[.,]\\d++)(?:[eE][-+]?\\d++)?");

    /** What stands in a cell that is marked, and in one that is not, beside nothing. */
    private static final List<String> YES = List.of("1", "x", "X", "\u2713", "\u2714", "TRUE", "true", "True");

    private static final List<String> NO = List.of("0", "FALSE", "false", "False");

    /** A table of rows of any lengths. */
    static Sheet of(List<List<String>> rows) {
        int width = rows.stream().mapToInt(List::size).max().orElse(0);
        boolean isEven = rows.stream().allMatch(row -> row.size() == width);
        List<List<String>> padded = new ArrayList<>();
        for (List<String> row : rows) {
            List<String> cells = new ArrayList<>(row);
            cells.addAll(Collections.nCopies(width - row.size(), ""));
            padded.add(cells);
        }
        return new Sheet(padded, isEven);
    }

    int height() {
        return rows.size();
    }

    int width() {
        return rows.isEmpty() ? 0 : rows.get(0).size();
    }

    String at(int row, int column) {
        return rows.get(row).get(column);
    }

    /** Whether a cell is a whole number, whatever its size. */
    static boolean isNumber(String cell) {
        return WatchedText.matcher(NUMBER, cell).matches();
    }

    /** Whether a cell is marked. */
    static boolean isYes(String cell) {
        return YES.contains(cell);
    }

    /** Whether a cell is marked, not marked or empty. */
    static boolean isMark(String cell) {
        return cell.isEmpty() || isYes(cell) || NO.contains(cell);
    }

    /** Whether all cells are such. */
    boolean all(Predicate<String> cell) {
        return rows.stream().flatMap(List::stream).allMatch(cell);
    }

    /** Without rows and, at the right, columns in which nothing stands. */
    Sheet trimmed() {
        List<List<String>> filled = rows.stream()
                .filter(row -> !row.stream().allMatch(String::isEmpty))
                .toList();
        int width = width();
        while (width > 0 && isEmptyColumn(filled, width - 1)) {
            width--;
        }
        int columns = width;
        return new Sheet(filled.stream().map(row -> row.subList(0, columns)).toList(), isEven);
    }

    private static boolean isEmptyColumn(List<List<String>> rows, int column) {
        return rows.stream().allMatch(row -> row.get(column).isEmpty());
    }

    /** The table with the names of its columns above and those of its rows at the left; nothing if it has no such names. */
    Optional<Headed> headed() {
        if (height() < 2
                || width() < 2
                || WatchedText.matcher(ANY_NUMBER, at(0, 0)).matches()
                || !at(0, 0).isEmpty() && isMark(at(0, 0))) {
            return Optional.empty();
        }
        List<String> columns = rows.get(0).subList(1, width());
        List<String> names =
                rows.subList(1, height()).stream().map(row -> row.get(0)).toList();
        return areNames(columns) && areNames(names) ? Optional.of(body(columns, names, 1)) : Optional.empty();
    }

    /** The table with the names of its columns above, and the numbers of its rows; nothing if it has no such names. */
    Optional<Headed> headedAbove() {
        if (height() < 2 || !areNames(rows.get(0)) || rows.get(0).stream().allMatch(Sheet::isMark)) {
            return Optional.empty();
        }
        List<String> names = new ArrayList<>();
        for (int row = 1; row < height(); row++) {
            names.add(String.valueOf(row));
        }
        return Optional.of(body(rows.get(0), names, 0));
    }

    /** Whether cells may be names: none is empty, and not all of them are numbers unless all are whole, as those of days. */
    private static boolean areNames(List<String> cells) {
        return !cells.contains("")
                && (cells.stream().allMatch(Sheet::isNumber)
                        || cells.stream()
                                .noneMatch(cell ->
                                        WatchedText.matcher(ANY_NUMBER, cell).matches() && !isNumber(cell)));
    }

    private Headed body(List<String> columns, List<String> names, int from) {
        List<List<String>> cells = rows.subList(1, height()).stream()
                .map(row -> row.subList(from, width()))
                .toList();
        return new Headed(columns, names, new Sheet(cells, true));
    }

    /**
     * A table with names.
     *
     * @param columns names of the columns
     * @param rows names of the rows
     * @param cells those below and beside the names
     */
    record Headed(List<String> columns, List<String> rows, Sheet cells) {}
}
