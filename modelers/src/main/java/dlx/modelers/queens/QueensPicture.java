package dlx.modelers.queens;

import dlx.api.Svg;
import dlx.modelers.grid.Ink;
import dlx.modelers.queens.QueensModel.Board;
import dlx.modelers.queens.QueensModel.Queen;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Draws a checkered board with queens as crowns: givens black, the others blue. */
final class QueensPicture {

    private static final String DARK = "#d9c9ae";
    private static final String PLACED = "black";

    /** The tips of a crown, from left to right: x and y from the upper left corner of the cell, in cells. */
    private static final double[][] TIPS = {{0.16, 0.34}, {0.33, 0.24}, {0.5, 0.2}, {0.67, 0.24}, {0.84, 0.34}};

    private QueensPicture() {}

    static Svg of(Board board, List<Queen> solution) {
        int n = board.size();
        Svg svg = new Svg(n, n);
        for (int cell = 0; cell < n * n; cell++) {
            if ((cell / n + cell % n) % 2 == 1) {
                svg.box(cell % n, cell / n, 1, 1, DARK);
            }
        }
        for (int k = 0; k <= n; k += n) {
            svg.line(0, k, n, k, 0.05, "black");
            svg.line(k, 0, k, n, 0.05, "black");
        }
        Set<Queen> placed = new HashSet<>(board.givens());
        for (Queen queen : solution) {
            drawCrown(svg, queen.column(), queen.row(), placed.contains(queen) ? PLACED : Ink.FOUND);
        }
        return svg;
    }

    private static void drawCrown(Svg svg, double left, double top, String color) {
        double foot = top + 0.66;
        for (int k = 0; k < TIPS.length; k++) {
            double x = left + TIPS[k][0];
            double y = top + TIPS[k][1];
            double footX = left + 0.3 + 0.1 * k;
            svg.line(footX, foot, x, y, 0.09, color);
            svg.circle(x, y, 0.065, color);
        }
        svg.box(left + 0.26, foot - 0.06, 0.48, 0.12, color);
        svg.box(left + 0.22, top + 0.76, 0.56, 0.09, color);
    }
}
