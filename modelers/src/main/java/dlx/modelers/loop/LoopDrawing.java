package dlx.modelers.loop;

import dlx.api.Area;
import dlx.api.Svg;
import dlx.modelers.grid.Ink;
import java.util.Set;
import java.util.function.Function;

/**
 * Draws a board with some options, as text and as a picture.
 *
 * @param model draws the words of cells
 * @param board the board
 * @param grid its points
 * @param chosen the options
 */
record LoopDrawing(LoopModel model, LoopBoard board, PointGrid grid, Set<LoopOption> chosen) {

    private static final double LINE = 0.1;

    /** Width of the border around lines along the sides of cells. */
    private static final double MARGIN = 0.5;

    private static final double THIN = 0.03;

    private static final double DOT = 0.06;

    private static final String PALE = "#bbbbbb";

    private static final String BLACK = "#444444";

    /** Returns the value for a segment or cell that is on or black, off or white, or not decided. */
    private <T> T of(Function<Boolean, LoopOption> option, T on, T off, T undecided) {
        return chosen.contains(option.apply(true)) ? on : chosen.contains(option.apply(false)) ? off : undecided;
    }

    String text() {
        int half = grid.first();
        String[][] text = new String[2 * board.rows() + 1][2 * board.columns() + 1];
        for (int y = 0; y < text.length; y++) {
            for (int x = 0; x < text[y].length; x++) {
                text[y][x] = y % 2 == half && x % 2 == half ? "+" : " ";
            }
        }
        for (int k = 0; k < grid.segments(); k++) {
            Segment segment = grid.segment(k);
            text[segment.y() + (segment.across() ? 0 : 1)][segment.x() + (segment.across() ? 1 : 0)] =
                    of(on -> new Stroke(segment, on), segment.across() ? "-" : "|", " ", ".");
        }
        int width = 1;
        for (int cell = 0; cell < board.cells().size(); cell++) {
            int row = cell / board.columns();
            int column = cell % board.columns();
            if (!board.isFree(cell)) {
                text[2 * row + 1][2 * column + 1] = board.at(cell);
            } else if (model.isColored(board, cell)) {
                text[2 * row + 1][2 * column + 1] = of(black -> new CellColor(row, column, black), "#", "+", "?");
            }
            width = Math.max(width, board.at(cell).length());
        }
        StringBuilder drawn = new StringBuilder();
        for (int y = half; y < text.length - half; y++) {
            for (int x = half; x < text[y].length - half; x++) {
                String before = text[y][x - 1 + (x == 0 ? 1 : 0)];
                int free = (x % 2 == 1 ? width : 1) - text[y][x].length();
                drawn.append((before.equals("-") ? "-" : " ").repeat(free)).append(text[y][x]);
            }
            drawn.append('\n');
        }
        return drawn.toString();
    }

    Svg picture() {
        double margin = grid.ofCells() ? 0 : MARGIN;
        Svg svg = new Svg(board.columns() + 2 * margin, board.rows() + 2 * margin);
        for (int point = 0; point < grid.points(); point++) {
            svg.circle(point % grid.columns() + 0.5, point / grid.columns() + 0.5, DOT, Ink.GIVEN);
        }
        if (!model.coversLines()) {
            drawCells(svg, margin);
        }
        for (int k = 0; k < grid.segments(); k++) {
            Segment segment = grid.segment(k);
            double x = segment.x() / 2.0 + margin;
            double y = segment.y() / 2.0 + margin;
            double width = of(on -> new Stroke(segment, on), LINE, 0.0, THIN);
            if (width > 0) {
                double toX = segment.across() ? x + 1 : x;
                double toY = segment.across() ? y : y + 1;
                svg.line(x, y, toX, toY, width, width == LINE ? Ink.FOUND : PALE);
            }
        }
        if (model.coversLines()) {
            drawCells(svg, margin);
        }
        return svg;
    }

    private void drawCells(Svg svg, double margin) {
        for (int cell = 0; cell < board.cells().size(); cell++) {
            int row = cell / board.columns();
            int column = cell % board.columns();
            if (!board.isFree(cell)) {
                model.draw(svg, column + 0.5 + margin, row + 0.5 + margin, board.at(cell));
            } else if (model.isColored(board, cell)) {
                String color = of(black -> new CellColor(row, column, black), BLACK, "none", PALE);
                svg.box(column, row, 1, 1, color);
            }
        }
    }

    /** Returns the box around a segment in the picture. */
    static Area area(Segment segment) {
        double margin = segment.crossesSides() ? 0 : MARGIN;
        double x = segment.x() / 2.0 + margin;
        double y = segment.y() / 2.0 + margin;
        return segment.across() ? new Area(x, y - LINE, 1, 2 * LINE) : new Area(x - LINE, y, 2 * LINE, 1);
    }
}
