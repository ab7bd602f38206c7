package dlx.modelers.nonogram;

import dlx.api.Area;
import dlx.api.Svg;
import dlx.modelers.grid.Ink;
import java.util.List;

/**
 * Draws the picture with its clues at the left and above; cells known as white have a dot. If the picture has colors, a
 * bar below each number shows its color.
 */
final class NonogramPicture {

    /** Distance between two numbers of a clue, in cells. */
    private static final double STEP = 0.68;

    private static final double SIZE = 0.5;
    private static final double BAR = 0.25;
    private static final double THIN = 0.02;
    private static final double THICK = 0.07;

    /** Number of cells between thick lines, which help to count. */
    private static final int BAND = 5;

    private static final String GRID = "#777777";
    private static final String DOT = "#999999";

    private final Nonogram puzzle;
    private final double left;
    private final double top;
    private final Svg svg;

    private NonogramPicture(Nonogram puzzle) {
        this.puzzle = puzzle;
        left = rim(puzzle.rows());
        top = rim(puzzle.columns());
        svg = new Svg(left + puzzle.columns().size(), top + puzzle.rows().size());
    }

    /** Returns the width of the margin for the longest clue, in cells. */
    private static double rim(List<Clue> clues) {
        int most = clues.stream().mapToInt(clue -> clue.blocks().size()).max().orElse(0);
        return STEP * Math.max(1, most) + 0.15;
    }

    /** Returns the area of a cell. */
    static Area area(Nonogram puzzle, int row, int column) {
        return new Area(rim(puzzle.rows()) + column, rim(puzzle.columns()) + row, 1, 1);
    }

    static Svg of(Nonogram puzzle, Canvas canvas) {
        NonogramPicture picture = new NonogramPicture(puzzle);
        picture.drawCells(canvas);
        picture.drawGrid();
        for (int row = 0; row < puzzle.rows().size(); row++) {
            picture.drawClue(puzzle.rows().get(row), picture.left, picture.top + row + 0.5, true);
        }
        for (int column = 0; column < puzzle.columns().size(); column++) {
            picture.drawClue(puzzle.columns().get(column), picture.left + column + 0.5, picture.top, false);
        }
        return picture.svg;
    }

    /** Draws the cells: the color for the row in the upper left half, the color for the column in the other half. */
    private void drawCells(Canvas canvas) {
        for (int row = 0; row < puzzle.rows().size(); row++) {
            for (int column = 0; column < puzzle.columns().size(); column++) {
                double x = left + column;
                double y = top + row;
                char across = canvas.sign(true, row, column);
                char down = canvas.sign(false, row, column);
                if (Canvas.isColor(across) && across == down) {
                    svg.box(x, y, 1, 1, fill(across));
                } else if (Canvas.isColor(across)) {
                    svg.polygon(fill(across), x, y, x + 1, y, x, y + 1);
                } else if (Canvas.isColor(down)) {
                    svg.polygon(fill(down), x + 1, y, x + 1, y + 1, x, y + 1);
                } else if (across == NonogramReader.WHITE) {
                    svg.circle(x + 0.5, y + 0.5, 0.05, DOT);
                }
            }
        }
    }

    private String fill(char color) {
        return puzzle.colors().getOrDefault(color, Ink.FOUND);
    }

    private void drawGrid() {
        double right = left + puzzle.columns().size();
        double bottom = top + puzzle.rows().size();
        for (int row = 0; row <= puzzle.rows().size(); row++) {
            boolean thick = row % BAND == 0 || row == puzzle.rows().size();
            svg.line(left, top + row, right, top + row, thick ? THICK : THIN, thick ? Ink.GIVEN : GRID);
        }
        for (int column = 0; column <= puzzle.columns().size(); column++) {
            boolean thick = column % BAND == 0 || column == puzzle.columns().size();
            svg.line(left + column, top, left + column, bottom, thick ? THICK : THIN, thick ? Ink.GIVEN : GRID);
        }
    }

    /** Draws a clue so that its last number is next to the board. */
    private void drawClue(Clue clue, double x, double y, boolean across) {
        List<String> words = clue.words();
        for (int k = 0; k < words.size(); k++) {
            double away = STEP * (words.size() - k - 0.5) + 0.1;
            double middle = across ? x - away : x;
            double height = across ? y : y - away;
            boolean isColored = puzzle.isColored() && !clue.blocks().isEmpty();
            svg.word(
                    middle,
                    height,
                    SIZE,
                    Ink.GIVEN,
                    isColored ? "" + clue.blocks().get(k) : words.get(k));
            if (isColored) {
                svg.box(
                        middle - BAR,
                        height + SIZE / 2,
                        2 * BAR,
                        STEP - SIZE,
                        fill(clue.colors().charAt(k)));
            }
        }
    }
}
