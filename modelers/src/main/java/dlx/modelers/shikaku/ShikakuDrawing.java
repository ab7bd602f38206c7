package dlx.modelers.shikaku;

import dlx.api.Svg;
import dlx.modelers.grid.Ink;
import dlx.modelers.packing.Board;
import dlx.modelers.packing.Cell;
import dlx.modelers.packing.Drawing;
import dlx.modelers.packing.Look;
import dlx.modelers.packing.Placement;
import java.util.List;

/** Draws rectangles, each with its own letter and color; a picture also shows the numbers. */
final class ShikakuDrawing {

    private final Shikaku puzzle;
    private final Drawing drawing;

    ShikakuDrawing(Shikaku puzzle, List<Rectangle> rectangles) {
        this.puzzle = puzzle;
        Board board = Board.box(1, puzzle.rows(), puzzle.columns());
        List<Placement> placed = rectangles.stream()
                .map(rectangle -> new Placement(rectangle.toString(), rectangle.cells()))
                .toList();
        drawing = new Drawing(board, placed, Look.byPlace(board, placed));
    }

    String text() {
        return drawing.text();
    }

    Svg picture() {
        Svg svg = drawing.outlines();
        for (Cell cell : Board.box(1, puzzle.rows(), puzzle.columns()).cells()) {
            if (puzzle.hasNumber(cell.row(), cell.column())) {
                String word = puzzle.word(cell.row(), cell.column());
                double size = word.length() < 3 ? Ink.SIZE : 1.5 * Ink.SIZE / word.length();
                svg.boldWord(cell.column() + 0.5, cell.row() + 0.5, size, Ink.GIVEN, word);
            }
        }
        return svg;
    }
}
