package dlx.formats.tables;

import dlx.api.WatchedText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * The cells of a table, without blanks around their texts; missing cells are empty.
 *
 * @param rows rows of equal length
 * @param isEven true if the rows had equal length before empty cells were added to them
 */
record Sheet(List<List<String>> rows, boolean isEven) {

    private static final Pattern NUMBER = Pattern.compile("[-+]?\\d+");

    /** The pattern of numbers with or without a fraction and an exponent; names of columns cannot be fractions. */
    private static final Pattern ANY_NUMBER =
            Pattern.compile("[-+]?(?:\\d++(?:[.,]\\d++)?|[.,]\\d++)(?:[eE][-+]?\\d++)?");

    /** The texts of marked cells. */
    private static final List<String> YES = List.of("1", "x", "X", "\u2713", "\u2714", "TRUE", "true", "True");

    private static final List<String> NO = List.of("0", "FALSE", "false", "False");

    /** Creates a table of rows of any lengths. */
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

    /** Returns true if a cell is a whole number of any size. */
    static boolean isNumber(String cell) {
        return WatchedText.matcher(NUMBER, cell).matches();
    }

    /** Returns true if a cell is marked. */
    static boolean isYes(String cell) {
        return YES.contains(cell);
    }

    /** Returns true if a cell is marked, not marked or empty. */
    static boolean isMark(String cell) {
        return cell.isEmpty() || isYes(cell) || NO.contains(cell);
    }

    /** Returns true if all cells meet a condition. */
    boolean all(Predicate<String> cell) {
        return rows.stream().flatMap(List::stream).allMatch(cell);
    }

    /** Returns the table without empty rows and without the empty columns at its right. */
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

    /**
     * Returns the table with the names of columns above and of rows at the left; empty if it does not have such names.
     */
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

    /**
     * Returns the table with the names of columns above, and rows named by their numbers; empty if it does not have
     * such names.
     */
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

    /** Returns true if cells can be names: no cell is empty or a fraction. Whole numbers can be names, such as days. */
    private static boolean areNames(List<String> cells) {
        return !cells.contains("")
                && cells.stream()
                        .noneMatch(cell -> WatchedText.matcher(ANY_NUMBER, cell).matches() && !isNumber(cell));
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
     * @param cells the cells without the names
     */
    record Headed(List<String> columns, List<String> rows, Sheet cells) {}
}
