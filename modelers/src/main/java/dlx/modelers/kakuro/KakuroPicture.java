package dlx.modelers.kakuro;

import dlx.api.Svg;
import dlx.modelers.grid.CellValue;
import dlx.modelers.grid.GridLines;
import dlx.modelers.grid.Ink;
import dlx.modelers.kakuro.KakuroChoice.Digit;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A picture of black squares with their sums on either side of a slash. Given digits are black on gray, found digits
 * are blue.
 */
final class KakuroPicture {

    private static final String DARK = "#3c3c3c";
    private static final String SLASH = "#9a9a9a";
    private static final String SUM = "white";
    private static final String GIVEN_GROUND = "#dedede";
    private static final double THIN = 0.03;
    private static final double THICK = 0.08;
    private static final double SIZE = 0.34;

    private KakuroPicture() {}

    static Svg of(Kakuro puzzle, List<KakuroChoice> solution) {
        Svg svg = new Svg(puzzle.columns(), puzzle.rows());
        drawSquares(svg, puzzle);
        for (Run run : puzzle.runs()) {
            if (run.hasSum()) {
                double x = run.clue() % puzzle.columns() + (run.across() ? 0.7 : 0.3);
                double y = run.clue() / puzzle.columns() + (run.across() ? 0.29 : 0.73);
                svg.word(x, y, SIZE, SUM, String.valueOf(run.sum()));
            }
        }
        Set<CellValue> given = new HashSet<>(puzzle.digits());
        for (CellValue digit : puzzle.digits()) {
            svg.box(digit.column() - 1, digit.row() - 1, 1, 1, GIVEN_GROUND);
            svg.boldWord(digit.column() - 0.5, digit.row() - 0.5, Ink.SIZE, Ink.GIVEN, String.valueOf(digit.value()));
        }
        for (KakuroChoice choice : solution) {
            if (choice instanceof Digit digit && !given.contains(digit.placement())) {
                CellValue found = digit.placement();
                svg.word(found.column() - 0.5, found.row() - 0.5, Ink.SIZE, Ink.FOUND, String.valueOf(found.value()));
            }
        }
        GridLines.draw(svg, 0, 0, puzzle.rows(), puzzle.columns(), 1, THIN, THICK, Ink.GIVEN);
        return svg;
    }

    private static void drawSquares(Svg svg, Kakuro puzzle) {
        for (int cell = 0; cell < puzzle.squares().size(); cell++) {
            BoardSquare square = puzzle.squares().get(cell);
            int x = cell % puzzle.columns();
            int y = cell / puzzle.columns();
            if (!square.white()) {
                svg.box(x, y, 1, 1, DARK);
            }
            if (square.down() + square.across() > 0) {
                svg.line(x, y, x + 1, y + 1, THIN, SLASH);
            }
        }
    }
}
