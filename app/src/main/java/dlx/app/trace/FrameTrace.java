package dlx.app.trace;

import dlx.api.Svg;
import dlx.app.trace.DrawnMatrix.Scene;
import dlx.core.Solver;
import dlx.core.search.Step;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Draws each step as a picture. All pictures have one size and layout, so they can be shown as a film. */
public final class FrameTrace {

    /** Estimated width of a letter, as a part of its height; the average of sans-serif letters is smaller. */
    private static final double LETTER = 0.6;

    private static final double SIZE = 0.45;

    /** Maximum width of a word in a cell, in cells: the word lies within the circle. */
    private static final double IN_CIRCLE = 0.68;

    /** Height above the rows, in cells: two lines of words, the heads of the columns and their marks. */
    private static final double TOP = 3.6;

    private static final double LEAST_WIDTH = 14;
    private static final String GRAY = "#bbbbbb";

    private final int puzzle;
    private final DrawnMatrix matrix;
    private final StepWords words;

    /** Left edge of the rows with their names, in cells. A matrix narrower than the words is centered. */
    private final double start;

    /** Left edge of the first column, in cells, to the right of the names and marks of rows. */
    private final double left;

    private final double width;
    private final List<MatrixMark> legend;

    private FrameTrace(int puzzle, DrawnMatrix matrix, int pins) {
        this.puzzle = puzzle;
        this.matrix = matrix;
        words = new StepWords(matrix, pins);
        legend = words.marks();
        int longest = IntStream.of(matrix.options)
                .map(option -> words.row(option).length())
                .max()
                .orElse(0);
        double margin = 1 + Math.max(1, longest * SIZE * LETTER);
        width = Math.max(LEAST_WIDTH, margin + matrix.items.length);
        start = (width - margin - matrix.items.length) / 2;
        left = start + margin;
    }

    /** Returns the drawer for the search of a cover; empty if the matrix is too large to be read. */
    public static Optional<FrameTrace> of(int puzzle, Solver<?> solver) {
        DrawnMatrix matrix = new DrawnMatrix(solver.cover(), solver.givens());
        return matrix.canBeDrawn()
                ? Optional.of(new FrameTrace(puzzle, matrix, solver.givens().givenCount()))
                : Optional.empty();
    }

    /** Returns the maximum size of a matrix that is drawn, in words. */
    public static String limits() {
        return DrawnMatrix.limits();
    }

    /**
     * Returns the picture of a step.
     *
     * @param number number of the step, from 1
     */
    public Svg frame(int number, Step step) {
        Svg svg = new Svg(width, TOP + matrix.options.length + 0.5 + legend.size() * 0.7);
        Scene scene = matrix.scene(step);
        Captions.line(svg, 0.3, "puzzle " + puzzle + ", step " + number + ", level " + step.level());
        Captions.line(svg, 1.0, words.sentence(step));
        for (int c = 0; c < matrix.items.length; c++) {
            head(svg, c, scene.columns()[c], scene.bounds()[c]);
        }
        for (int r = 0; r < matrix.options.length; r++) {
            row(svg, r, scene);
        }
        grid(svg);
        legend(svg);
        return svg;
    }

    /** Draws the head of a column: the name of its item, its bounds if there are multiplicities, and its mark. */
    private void head(Svg svg, int c, MatrixMark mark, String bounds) {
        double x = left + c;
        if (mark.letter != ' ') {
            svg.box(x, TOP - 2, 1, 2, mark.color);
        }
        String color = mark == MatrixMark.GONE ? GRAY : "black";
        boolean bounded = matrix.cover.hasMultiplicities();
        svg.boldWord(x + 0.5, TOP - (bounded ? 1.7 : 1.5), SIZE, color, words.head(matrix.items[c]));
        if (bounded) {
            svg.word(x + 0.5, TOP - 1.1, SIZE * 0.8, color, bounds);
        }
        svg.word(x + 0.5, TOP - 0.5, SIZE, color, String.valueOf(mark.letter).strip());
    }

    private void row(Svg svg, int r, Scene scene) {
        MatrixMark mark = scene.rows()[r];
        int option = matrix.options[r];
        double y = TOP + r;
        if (mark.letter != ' ') {
            svg.box(start, y, left - start, 1, mark.color);
        }
        String color = mark == MatrixMark.GONE ? GRAY : "black";
        svg.word((start + left - 1) / 2, y + 0.5, SIZE, color, words.row(option).strip());
        svg.word(left - 0.5, y + 0.5, SIZE, color, String.valueOf(mark.letter).strip());
        for (int c = 0; c < matrix.items.length; c++) {
            cell(svg, left + c, y, scene.columns()[c], mark, words.fullCell(option, matrix.items[c]));
        }
    }

    private static void cell(Svg svg, double x, double y, MatrixMark column, MatrixMark row, String word) {
        boolean gone = column == MatrixMark.GONE || row == MatrixMark.GONE;
        if (!gone) {
            svg.box(x, y, 1, 1, row == MatrixMark.LEFT ? column.color : row.color);
        }
        if (!word.isEmpty() && !gone && column != MatrixMark.LEFT && row != MatrixMark.LEFT) {
            svg.circle(x + 0.5, y + 0.5, 0.36, column.color); // the item because of which the row is marked
        }
        if (!word.isEmpty()) {
            double size = Math.min(SIZE, IN_CIRCLE / (LETTER * word.length()));
            svg.word(x + 0.5, y + 0.5, size, gone ? GRAY : "black", word);
        }
    }

    private void grid(Svg svg) {
        double right = left + matrix.items.length;
        double bottom = TOP + matrix.options.length;
        for (int r = 0; r <= matrix.options.length; r++) {
            svg.line(left, TOP + r, right, TOP + r, 0.02, GRAY);
        }
        for (int c = 0; c <= matrix.items.length; c++) {
            svg.line(left + c, TOP, left + c, bottom, 0.02, GRAY);
        }
    }

    private void legend(Svg svg) {
        double x = (width - LEAST_WIDTH) / 2;
        double y = TOP + matrix.options.length + 0.5;
        for (MatrixMark mark : legend) {
            svg.box(x, y, 0.6, 0.6, mark.color);
            svg.word(x + 0.3, y + 0.3, SIZE, "black", String.valueOf(mark.letter));
            svg.word(width / 2, y + 0.3, SIZE, "black", words.meaning(mark));
            y += 0.7;
        }
    }
}
