package dlx.app.export;

import dlx.api.Cover;
import dlx.api.Goal;
import dlx.commands.console.Printable;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
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

    /** The rows of each column. */
    private final Map<String, List<String>> columns = new LinkedHashMap<>();

    private final StringBuilder rows = new StringBuilder();
    private final StringBuilder right = new StringBuilder();
    private final StringBuilder ranges = new StringBuilder();
    private int colors;
    private int rowsOfColors;

    MpsForm(StatedPuzzle puzzle) {
        this.puzzle = puzzle;
        this.cover = puzzle.cover;
        this.optionOf = puzzle.optionsOfNodes();
    }

    void write(Consumer<String> out) {
        boolean isLeast = puzzle.goal == Goal.LEAST;
        out.accept("* " + Printable.line(puzzle.headline()) + '\n');
        out.accept(
                "* xk is 1 where option k is chosen; the objective is the score" + (isLeast ? "\n" : ", times -1\n"));
        for (int option = 0; option < cover.optionCount(); option++) {
            columns.put("x" + (option + 1), new ArrayList<>());
            out.accept("* x" + (option + 1) + " is " + Printable.name(cover.label(option)) + '\n');
        }
        int[][] nodes = puzzle.nodesOfItems();
        for (int item = 0; item < nodes.length; item++) {
            if (cover.isPrimary(item)) {
                addPrimary("i" + (item + 1), item, nodes[item]);
            } else {
                addSecondary("i" + (item + 1), nodes[item]);
            }
            out.accept("* i" + (item + 1) + " is about " + Printable.name(cover.itemName(item)) + '\n');
        }
        puzzle.forced.stream()
                .filter(puzzle.banned::get)
                .forEach(k -> add("b" + (k + 1), 'L', 0, List.of("x" + (k + 1))));
        out.accept("NAME          dlx\nROWS\n N  score\n" + rows + "COLUMNS\n");
        out.accept(line("", "INTBEG", "'MARKER'", "               'INTORG'"));
        columns.forEach((column, held) -> {
            boolean isOption = column.charAt(0) == 'x';
            BigInteger weight =
                    BigInteger.valueOf(isOption ? cover.weight(Integer.parseInt(column.substring(1)) - 1) : 0);
            out.accept(line("", column, "score", (isLeast ? weight : weight.negate()).toString()));
            held.forEach(row -> out.accept(line("", column, row, "1")));
        });
        out.accept(line("", "INTEND", "'MARKER'", "               'INTEND'"));
        out.accept("RHS\n" + right + (ranges.isEmpty() ? "" : "RANGES\n" + ranges) + "BOUNDS\n");
        columns.keySet().forEach(column -> out.accept(bound(column)));
        out.accept("ENDATA\n");
    }

    private String bound(String column) {
        int option = column.charAt(0) == 'x' ? Integer.parseInt(column.substring(1)) - 1 : -1;
        boolean isForced = option >= 0 && puzzle.forced.get(option);
        boolean isBanned = option >= 0 && puzzle.banned.get(option);
        return isForced || isBanned
                ? line("FX", "bound", column, isForced ? "1" : "0")
                : line("UP", "bound", column, "1");
    }

    private void addPrimary(String row, int item, int... nodes) {
        int from = puzzle.atLeast(item);
        int to = puzzle.atMost(item);
        if (from > 0 || to < nodes.length) {
            List<String> options = new ArrayList<>();
            for (int node : nodes) {
                options.add(option(node));
            }
            add(
                    row,
                    from == to ? 'E' : to < nodes.length ? 'L' : 'G',
                    from == to || to < nodes.length ? to : from,
                    options);
            if (from > 0 && from < to && to < nodes.length) {
                ranges.append(line("", "range", row, Integer.toString(to - from)));
            }
        }
    }

    private void addSecondary(String row, int... nodes) {
        Map<Integer, List<String>> byColor = new TreeMap<>();
        for (int node : nodes) {
            byColor.computeIfAbsent(Math.max(-1, cover.color(node)), color -> new ArrayList<>())
                    .add(option(node));
        }
        if (byColor.size() < 2) {
            List<String> plain = byColor.getOrDefault(-1, List.of());
            if (plain.size() > 1) {
                add(row, 'L', 1, plain);
            }
            return;
        }
        List<String> unused = new ArrayList<>();
        byColor.forEach((color, options) -> {
            String none = "n" + ++colors;
            columns.put(none, new ArrayList<>());
            unused.add(none);
            List<String> all = new ArrayList<>(options);
            all.add(none);
            if (color < 0) {
                add("c" + ++rowsOfColors, 'E', 1, all);
            } else {
                add("c" + ++rowsOfColors, 'G', 1, all);
                options.forEach(option -> add("c" + ++rowsOfColors, 'L', 1, List.of(option, none)));
            }
        });
        add(row, 'G', unused.size() - 1, unused);
    }

    private String option(int node) {
        return "x" + (optionOf[node] + 1);
    }

    private void add(String row, char type, int number, Collection<String> held) {
        rows.append(' ').append(type).append("  ").append(row).append('\n');
        right.append(line("", "rhs", row, Integer.toString(number)));
        held.forEach(column -> columns.get(column).add(row));
    }

    /** Returns a line of data, with its fields where fixed MPS has them. */
    private static String line(String type, String name, String other, String number) {
        return " " + padded(type, 3) + padded(name, 10) + padded(other, 10) + number + '\n';
    }

    private static String padded(String word, int width) {
        return word + " ".repeat(Math.max(1, width - word.length()));
    }
}
