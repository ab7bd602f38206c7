package dlx.app.export;

import dlx.api.Cover;
import dlx.commands.console.Printable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A cover as a 0/1 program, with as many points as the cover has solutions. Column {@code xk} is 1 if option k is
 * chosen.
 *
 * <p>All coefficients of rows are 1, so the program is a cover, too. If an item has several colors, each has a column
 * {@code nj}, which is 1 exactly if no option gives the item this color; at most one of these columns is 0. Options that
 * hold the item without a color count as a color of their own, of which at most one option is chosen.
 */
final class BinaryProgram {

    /** A column, whose value is {@code from} to {@code to}. */
    record Column(String name, long cost, int from, int to) {}

    /** A row: the sum of some columns is {@code from} to {@code to}, which is {@code Integer.MAX_VALUE} if any. */
    record Row(String name, int from, int to, List<String> columns) {}

    /** Lines about columns and rows: their names and those of options and items. */
    final List<String> comments = new ArrayList<>();

    final List<Column> columns = new ArrayList<>();
    final List<Row> rows = new ArrayList<>();
    private int colors;
    private int rowsOfColors;

    BinaryProgram(StatedPuzzle puzzle) {
        Cover<?> cover = puzzle.cover;
        comments.add(Printable.line(puzzle.headline()));
        for (int k = 0; k < cover.optionCount(); k++) {
            String column = "x" + (k + 1);
            comments.add(column + " is " + Printable.name(cover.label(k)));
            boolean isForced = puzzle.forced.get(k);
            boolean isBanned = puzzle.banned.get(k);
            columns.add(new Column(column, cover.weight(k), isForced ? 1 : 0, isForced || !isBanned ? 1 : 0));
            if (isForced && isBanned) {
                rows.add(new Row("b" + (k + 1), 0, 0, List.of(column)));
            }
        }
        int[] optionOf = puzzle.optionsOfNodes();
        int[][] nodes = puzzle.nodesOfItems();
        for (int item = 0; item < nodes.length; item++) {
            comments.add("i" + (item + 1) + " is about " + Printable.name(cover.itemName(item)));
            boolean isPrimary = cover.isPrimary(item);
            Map<Integer, List<String>> byColor = new TreeMap<>();
            for (int node : nodes[item]) {
                byColor.computeIfAbsent(isPrimary ? -1 : cover.color(node), color -> new ArrayList<>())
                        .add("x" + (optionOf[node] + 1));
            }
            List<String> options = byColor.getOrDefault(-1, List.of());
            if (byColor.size() > 1) {
                addColors("i" + (item + 1), byColor);
            } else if (isPrimary && (puzzle.atLeast(item) > 0 || puzzle.atMost(item) < options.size())) {
                rows.add(new Row("i" + (item + 1), puzzle.atLeast(item), puzzle.atMost(item), options));
            } else if (!isPrimary && options.size() > 1) {
                rows.add(new Row("i" + (item + 1), 0, 1, options));
            }
        }
    }

    private void addColors(String row, Map<Integer, List<String>> byColor) {
        List<String> unused = new ArrayList<>();
        byColor.forEach((color, options) -> {
            String none = "n" + ++colors;
            columns.add(new Column(none, 0, 0, 1));
            unused.add(none);
            if (color >= 0) {
                options.forEach(option -> rows.add(new Row("c" + ++rowsOfColors, 0, 1, List.of(option, none))));
            }
            options.add(none);
            rows.add(new Row("c" + ++rowsOfColors, 1, color < 0 ? 1 : Integer.MAX_VALUE, options));
        });
        rows.add(new Row(row, unused.size() - 1, Integer.MAX_VALUE, unused));
    }
}
