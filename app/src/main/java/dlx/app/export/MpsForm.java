package dlx.app.export;

import dlx.api.Cover;
import dlx.api.Goal;
import dlx.commands.console.Printable;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * Writes a cover as a 0/1 program in MPS, in lines that both readers of fixed and of free MPS accept. Column {@code xk}
 * is 1 if option k is chosen. The objective is minimized, because not all readers maximize: it is the score, or its
 * negative.
 *
 * <p>All coefficients of rows are 1, so the program is a cover, too. If an item has several colors, each has a column
 * {@code nj}, which is 1 exactly if no option gives the item this color; at most one of these columns is 0. Options that
 * hold the item without a color count as a color of their own, of which at most one option is chosen. So the program
 * has as many points as the cover has solutions.
 */
final class MpsForm {

    private final StatedPuzzle puzzle;
    private final Cover<?> cover;
    private final int[] optionOf;

    /** The lines of each column. */
    private final Map<String, StringBuilder> columns = new LinkedHashMap<>();

    private final StringBuilder rows = new StringBuilder();
    private final StringBuilder right = new StringBuilder();
    private final StringBuilder ranges = new StringBuilder();
    private final StringBuilder bounds = new StringBuilder();
    private int colors;
    private int rowsOfColors;

    MpsForm(StatedPuzzle puzzle) {
        this.puzzle = puzzle;
        this.cover = puzzle.cover;
        this.optionOf = puzzle.optionsOfNodes();
    }

    void write(Consumer<String> out) {
        BigInteger sign = puzzle.goal == Goal.LEAST ? BigInteger.ONE : BigInteger.ONE.negate();
        out.accept("* " + Printable.line(puzzle.headline()) + '\n');
        out.accept("* xk is 1 where option k is chosen; the objective is the score, times " + sign + '\n');
        for (int k = 0; k < cover.optionCount(); k++) {
            String column = "x" + (k + 1);
            boolean isForced = puzzle.forced.get(k);
            boolean isBanned = puzzle.banned.get(k);
            out.accept("* " + column + " is " + Printable.name(cover.label(k)) + '\n');
            addColumn(
                    column,
                    BigInteger.valueOf(cover.weight(k)).multiply(sign),
                    isForced || isBanned ? "FX" : "UP",
                    isForced || !isBanned ? 1 : 0);
            if (isForced && isBanned) {
                add("b" + (k + 1), 'L', 0, List.of(column));
            }
        }
        int[][] nodes = puzzle.nodesOfItems();
        for (int item = 0; item < nodes.length; item++) {
            out.accept("* i" + (item + 1) + " is about " + Printable.name(cover.itemName(item)) + '\n');
            Map<Integer, List<String>> byColor = new TreeMap<>();
            for (int node : nodes[item]) {
                byColor.computeIfAbsent(cover.isPrimary(item) ? -1 : cover.color(node), color -> new ArrayList<>())
                        .add("x" + (optionOf[node] + 1));
            }
            if (byColor.size() > 1) {
                addColors("i" + (item + 1), byColor);
            } else if (cover.isPrimary(item) || byColor.containsKey(-1)) {
                boolean isPrimary = cover.isPrimary(item);
                addSum(
                        "i" + (item + 1),
                        isPrimary ? puzzle.atLeast(item) : 0,
                        isPrimary ? puzzle.atMost(item) : 1,
                        byColor.getOrDefault(-1, List.of()));
            }
        }
        out.accept("NAME          dlx\nROWS\n N  score\n" + rows + "COLUMNS\n");
        out.accept(line("", "INTBEG", "'MARKER'", "               'INTORG'"));
        columns.values().forEach(lines -> out.accept(lines.toString()));
        out.accept(line("", "INTEND", "'MARKER'", "               'INTEND'"));
        out.accept("RHS\n" + right + (ranges.isEmpty() ? "" : "RANGES\n" + ranges) + "BOUNDS\n" + bounds + "ENDATA\n");
    }

    private void addSum(String row, int from, int to, List<String> options) {
        boolean isLimited = from == to || to < options.size();
        if (isLimited || from > 0) {
            add(row, from == to ? 'E' : isLimited ? 'L' : 'G', isLimited ? to : from, options);
        }
        if (isLimited && from > 0 && from < to) {
            ranges.append(line("", "range", row, to - from));
        }
    }

    private void addColors(String row, Map<Integer, List<String>> byColor) {
        List<String> unused = new ArrayList<>();
        byColor.forEach((color, options) -> {
            String none = "n" + ++colors;
            addColumn(none, BigInteger.ZERO, "UP", 1);
            unused.add(none);
            if (color >= 0) {
                options.forEach(option -> add("c" + ++rowsOfColors, 'L', 1, List.of(option, none)));
            }
            options.add(none);
            add("c" + ++rowsOfColors, color < 0 ? 'E' : 'G', 1, options);
        });
        add(row, 'G', unused.size() - 1, unused);
    }

    private void addColumn(String column, BigInteger cost, String bound, int number) {
        columns.put(column, new StringBuilder(line("", column, "score", cost)));
        bounds.append(line(bound, "bound", column, number));
    }

    private void add(String row, char type, int number, List<String> held) {
        rows.append(" " + type + "  " + row + '\n');
        right.append(line("", "rhs", row, number));
        held.forEach(column -> columns.computeIfPresent(column, (name, lines) -> lines.append(line("", name, row, 1))));
    }

    /** Returns a line of data, with its fields where fixed MPS has them. */
    private static String line(String type, String name, String other, Object number) {
        return String.format(Locale.ROOT, " %-2s %-8s  %-8s  %s\n", type, name, other, number);
    }
}
