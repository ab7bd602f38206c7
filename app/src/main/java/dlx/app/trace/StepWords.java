package dlx.app.trace;

import dlx.api.Cover;
import dlx.core.search.Step;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Describes items, options and steps of a trace in words. */
final class StepWords {

    /**
     * Maximum length of the names in a matrix. If an item's name is longer, numbers replace all item names; colors
     * likewise.
     */
    private static final int SHORT = 3;

    private static final int LONGEST_LABEL = 24;
    private static final int ITEMS_LISTED = 12;

    private final DrawnMatrix matrix;
    private final Cover<?> cover;

    /** Number of options given. */
    private final int pins;

    private final boolean numbered;

    /** Colors in the order of their numbers in the table of colors; empty if cells show names of colors. */
    private final List<Integer> numberedColors;

    /** Number of digits of the largest option number. */
    private final int digits;

    private final String separator;

    /** True if the search deepens. Such a search ends with its first solution, even if options remain to be tried. */
    private boolean deepens;

    private boolean solved;

    StepWords(DrawnMatrix matrix, int pins) {
        this.pins = pins;
        this.matrix = matrix;
        cover = matrix.cover;
        digits = String.valueOf(cover.optionCount()).length();
        boolean drawn = matrix.canBeDrawn();
        separator = drawn ? " " : ", ";
        numbered = drawn
                && IntStream.of(matrix.items)
                        .anyMatch(item -> cover.itemName(item).length() > SHORT);
        List<Integer> colors = drawn ? colors(matrix.options) : List.of();
        numberedColors = colors.stream().anyMatch(c -> cover.colorName(c).length() > SHORT) ? colors : List.of();
    }

    private List<Integer> colors(int... options) {
        return IntStream.of(options)
                .flatMap(cover.data()::nodes)
                .map(cover::color)
                .filter(color -> color >= 0)
                .sorted()
                .distinct()
                .boxed()
                .toList();
    }

    /** Returns the marks of the legend, in its order. */
    List<MatrixMark> marks() {
        return Arrays.stream(MatrixMark.values())
                .filter(mark -> mark.letter != ' ' && (mark != MatrixMark.SHARED || matrix.isShared()))
                .toList();
    }

    /** Returns the meaning of a mark's letter in this cover. */
    String meaning(MatrixMark mark) {
        return switch (mark) {
            case CONFLICT -> matrix.isShared() ? "removed: options it excludes by another item" : mark.meaning;
            case STUCK -> cover.hasMultiplicities() ? "an item left with fewer options than it needs" : mark.meaning;
            case TRIED -> cover.hasMultiplicities() ? mark.meaning + ": banned" : mark.meaning;
            default -> mark.meaning;
        };
    }

    /** Returns the table of colors, a line per color; empty if cells show names of colors. */
    List<String> colorTable() {
        return numberedColors.stream()
                .map(color -> cell(color) + ' ' + cut(cover.colorName(color)))
                .toList();
    }

    /** Returns the text of a cell of the matrix; empty if the option does not contain the item. */
    String cell(int option, int item) {
        int node = matrix.nodeOf(option, item);
        return node == DrawnMatrix.NONE ? "" : cover.color(node) < 0 ? "1" : cell(cover.color(node));
    }

    private String cell(int color) {
        int number = numberedColors.indexOf(color);
        return ':' + (number < 0 ? cut(cover.colorName(color)) : String.valueOf(number + 1));
    }

    /** Returns the text of a cell, with the color's name instead of its number. */
    String fullCell(int option, int item) {
        int node = matrix.nodeOf(option, item);
        return node == DrawnMatrix.NONE ? "" : cover.color(node) < 0 ? "1" : color(node);
    }

    /** Returns a colon and the name of a node's color; empty if the node does not have a color. */
    private String color(int node) {
        return cover.color(node) < 0 ? "" : ':' + cut(cover.colorName(cover.color(node)));
    }

    /** Returns true if the heads of columns are numbers, which need a table of items. */
    boolean needsTable() {
        return numbered;
    }

    /** Returns the head of an item's column. */
    String head(int item) {
        return numbered ? String.valueOf(item + 1) : cover.itemName(item);
    }

    String item(int item) {
        return numbered ? (item + 1) + " (" + cut(cover.itemName(item)) + ')' : cut(cover.itemName(item));
    }

    /** Returns the beginning of an option's row: its number, and its label if it has one. */
    String row(int option) {
        String number = String.valueOf(option + 1);
        String aligned = " ".repeat(digits - number.length()) + number;
        return hasLabel(option) ? aligned + ' ' + cut(cover.label(option)) : aligned;
    }

    String option(int option) {
        return hasLabel(option) ? (option + 1) + " (" + cut(cover.label(option)) + ')' : String.valueOf(option + 1);
    }

    private boolean hasLabel(int option) {
        return !cover.label(option).equals(String.valueOf(option + 1));
    }

    /** Returns the sentence about a step. Called in the order of the steps. */
    String sentence(Step step) {
        deepens |= step.kind() == Step.Kind.DEEPEN;
        solved |= step.kind() == Step.Kind.SOLUTION;
        return switch (step.kind()) {
            case ENTER -> "the search begins";
            case DEEPEN -> "the search begins at its root: at most " + counted(step.count()) + " may be taken";
            case CUT ->
                "option " + option(step.option()) + " is cut: it would be number " + (step.level() + 1)
                        + ", and at least " + step.count() + " more would be needed";
            case CHOOSE ->
                "item " + item(step.item()) + " is chosen: "
                        + (cover.hasMultiplicities()
                                ? step.count() + (step.count() == 1 ? " way" : " ways") + " to continue"
                                : step.count() == 1 ? "1 option holds it" : step.count() + " options hold it");
            case TAKE -> "option " + option(step.option()) + " is taken: " + itemsOf(step.option());
            case DEAD_END ->
                "option " + option(step.option()) + " is a dead end: "
                        + (step.stuck() == Step.NONE
                                ? "the solution of the cover would break the constraint"
                                : "item " + item(step.stuck())
                                        + (cover.atLeast(step.stuck()) > 1
                                                ? " would have fewer options left than it needs"
                                                : " would have no option left"));
            case SOLUTION -> "solution " + step.count() + ": " + solution(step.path());
            case DROP -> "option " + option(step.option()) + " is dropped";
            case LEAVE -> "item " + item(step.item()) + " is left as it is: no further option of it is taken";
            case GIVE_BACK ->
                "item " + item(step.item()) + " is given back: "
                        + (deepens && solved
                                ? "no solution has fewer options, so the search ends"
                                : "no option is left to try");
        };
    }

    private static String counted(long options) {
        return options + (options == 1 ? " option" : " options");
    }

    private String solution(List<Integer> path) {
        String given = pins == 0 ? "" : pins == 1 ? "the pin" : "the " + pins + " pins";
        List<Integer> options =
                path.stream().filter(option -> option != Step.NONE).toList();
        if (options.isEmpty()) {
            return given.isEmpty() ? "no option is needed" : given;
        }
        return options.stream().limit(ITEMS_LISTED).map(this::option).collect(Collectors.joining(", "))
                + (options.size() > ITEMS_LISTED ? ", … (" + options.size() + " options)" : "")
                + (given.isEmpty() ? "" : ", and " + given);
    }

    private String itemsOf(int option) {
        int first = cover.firstNode(option);
        int size = cover.firstNode(option + 1) - first;
        List<String> names = IntStream.range(first, first + Math.min(size, ITEMS_LISTED))
                .mapToObj(node ->
                        (numbered ? head(cover.item(node)) : cut(cover.itemName(cover.item(node)))) + color(node))
                .toList();
        return (numbered ? "items " : "")
                + String.join(separator, names)
                + (size > ITEMS_LISTED ? separator + "… (" + size + " items)" : "");
    }

    private static String cut(String name) {
        StringBuilder line = new StringBuilder();
        name.codePoints().limit(LONGEST_LABEL).forEach(c -> line.appendCodePoint(Character.isISOControl(c) ? ' ' : c));
        return name.codePointCount(0, name.length()) > LONGEST_LABEL ? line + "…" : line.toString();
    }
}
