package dlx.app.trace;

import dlx.api.Cover;
import dlx.app.trace.DrawnMatrix.Scene;
import dlx.core.Solver;
import dlx.core.search.Step;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Draws steps as text: a sentence for each step, and the rest of the matrix if it is small enough to be read. */
public final class TextTrace {

    private static final String INDENT = "  ";

    private final DrawnMatrix matrix;
    private final StepWords words;
    private final boolean drawn;

    /** Number of options given. */
    private final int pins;

    /** Creates the text of one search. */
    public TextTrace(Solver<?> solver) {
        pins = solver.givens().givenCount();
        matrix = new DrawnMatrix(solver.cover(), solver.givens());
        words = new StepWords(matrix, pins);
        drawn = matrix.canBeDrawn();
    }

    /**
     * Returns the lines before the steps.
     *
     * @param puzzle number of the puzzle, from 1
     */
    public String begin(int puzzle) {
        Cover<?> cover = matrix.cover;
        StringBuilder text = new StringBuilder("puzzle " + puzzle + ": " + counted(cover.itemCount(), "item") + ", "
                + counted(cover.optionCount(), "option"));
        if (pins > 0) {
            text.append("; ").append(counted(pins, "pin")).append(" taken, which leave ");
            text.append(counted(matrix.items.length, "item")).append(", ");
            text.append(counted(matrix.options.length, "option"));
        }
        text.append('\n');
        List<Integer> infeasible = matrix.infeasible();
        if (!infeasible.isEmpty()) {
            text.append(infeasible(infeasible.get(0))).append(", so there is nothing to try\n");
        } else if (drawn) {
            text.append(letters()).append(table());
        } else {
            text.append("the matrix is too large to draw, which is done ")
                    .append(DrawnMatrix.limits())
                    .append('\n');
        }
        return text.toString();
    }

    /**
     * Returns the lines of a step.
     *
     * @param number number of the step, from 1
     */
    public String step(int number, Step step) {
        String sentence = "step " + number + ", level " + step.level() + ": " + words.sentence(step) + '\n';
        if (!drawn) {
            return sentence;
        }
        boolean changesNothing = step.kind() == Step.Kind.GIVE_BACK || step.kind() == Step.Kind.DEEPEN;
        return '\n' + sentence + (changesNothing ? "" : drawing(matrix.scene(step)));
    }

    /** Returns the lines after the steps. */
    public String end(Tracer.End end) {
        String found = counted(end.solutions(), "solution") + ", " + counted(end.nodes(), "node");
        String sentence = switch (end.ended()) {
            case COMPLETE -> "the search is complete: " + found;
            case STEPS -> "cut after " + counted(end.steps(), "step") + ": " + found + " so far; --steps N shows more";
            case LIMIT -> "ended at the limit on solutions: " + found;
            case INTERRUPTED -> "interrupted after " + counted(end.steps(), "step") + ": " + found + " so far";
        };
        return (drawn ? "\n" : "") + sentence + '\n';
    }

    private static String counted(long number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }

    private String infeasible(int item) {
        int options = matrix.start.optionsLeft(item);
        return options == 0
                ? "no option holds the item " + words.item(item)
                : "the item " + words.item(item) + " needs " + matrix.start.need(item) + " options and has " + options;
    }

    private String letters() {
        return words.marks().stream()
                .map(mark -> INDENT + mark.letter + "  " + words.meaning(mark) + '\n')
                .collect(Collectors.joining("", "\nletters of columns and rows:\n", ""));
    }

    private String table() {
        StringBuilder text = new StringBuilder();
        if (words.needsTable()) {
            text.append("\nitems:\n");
            for (int item : matrix.items) {
                text.append(INDENT).append(words.item(item));
                text.append(matrix.cover.isPrimary(item) ? "" : ", secondary").append('\n');
            }
        } else {
            String secondary = IntStream.of(matrix.items)
                    .filter(item -> !matrix.cover.isPrimary(item))
                    .mapToObj(words::head)
                    .collect(Collectors.joining(" "));
            text.append(secondary.isEmpty() ? "" : "\nsecondary items: " + secondary + '\n');
        }
        if (!words.colorTable().isEmpty()) {
            text.append("\ncolors:\n");
            words.colorTable().forEach(line -> text.append(INDENT).append(line).append('\n'));
        }
        if (matrix.cover.hasMultiplicities()) {
            boolean anyNumber = IntStream.of(matrix.items).anyMatch(matrix::holdsAll);
            text.append("\nbelow an item: how often it must still be covered, or least:most");
            text.append(anyNumber ? ", or least+ if any number will do\n" : "\n");
        }
        return text.toString();
    }

    /** Returns the matrix without removed columns and rows. */
    private String drawing(Scene scene) {
        int[] columns = left(scene.columns());
        int[] rows = left(scene.rows());
        int width = IntStream.of(columns)
                .map(c -> width(c, rows, scene.bounds()[c]))
                .max()
                .orElse(0);
        int margin = IntStream.of(rows)
                .map(r -> words.row(matrix.options[r]).length())
                .max()
                .orElse(0);
        StringBuilder text = new StringBuilder();
        line(text, margin, "", MatrixMark.LEFT, width, columns, c -> words.head(matrix.items[c]));
        if (Arrays.stream(scene.bounds()).anyMatch(bounds -> !bounds.isEmpty())) {
            line(text, margin, "", MatrixMark.LEFT, width, columns, c -> scene.bounds()[c]);
        }
        if (Arrays.stream(scene.columns()).anyMatch(mark -> mark.letter != ' ')) {
            line(text, margin, "", MatrixMark.LEFT, width, columns, c -> String.valueOf(scene.columns()[c].letter));
        }
        for (int r : rows) {
            int option = matrix.options[r];
            line(text, margin, words.row(option), scene.rows()[r], width, columns, c -> cell(option, c));
        }
        return text.toString();
    }

    /** Returns the width of a column: the maximum length of its head, its bounds and its cells. */
    private int width(int column, int[] rows, String bounds) {
        int head = Math.max(words.head(matrix.items[column]).length(), bounds.length());
        return IntStream.of(rows)
                .map(r -> cell(matrix.options[r], column).length())
                .reduce(head, Math::max);
    }

    private String cell(int option, int column) {
        String cell = words.cell(option, matrix.items[column]);
        return cell.isEmpty() ? "." : cell;
    }

    private static void line(
            StringBuilder text,
            int margin,
            String start,
            MatrixMark mark,
            int width,
            int[] columns,
            java.util.function.IntFunction<String> cell) {
        StringBuilder line = new StringBuilder(INDENT + start + " ".repeat(margin - start.length()));
        line.append("  ").append(mark.letter).append(' ');
        for (int c : columns) {
            String word = cell.apply(c);
            line.append(" ".repeat(width - word.length() + 1)).append(word);
        }
        text.append(line.toString().stripTrailing()).append('\n');
    }

    private static int[] left(MatrixMark[] marks) {
        return IntStream.range(0, marks.length)
                .filter(k -> marks[k] != MatrixMark.GONE)
                .toArray();
    }
}
