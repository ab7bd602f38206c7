package dlx.modelers.domination;

import dlx.api.Svg;
import dlx.modelers.domination.DominationModel.Cell;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A picture of a checkered board with pieces, each in a color of its own. A cell has a dot of the color of each piece
 * that watches it. A cell that is not watched is gray.
 */
final class GuardPicture {

    private static final String LIGHT = "#fbf6ec";
    private static final String DARK = "#e6dac4";
    private static final String UNSEEN = "#9a9a9a";

    private GuardPicture() {}

    static Svg of(ChessBoard board, List<Cell> pieces) {
        Svg svg = new Svg(board.columns(), board.rows());
        Set<Cell> seen = new HashSet<>();
        pieces.forEach(piece -> seen.addAll(board.watchedFrom(piece)));
        for (int row = 0; row < board.rows(); row++) {
            for (int column = 0; column < board.columns(); column++) {
                String ground = (row + column) % 2 == 0 ? LIGHT : DARK;
                svg.box(column, row, 1, 1, seen.contains(new Cell(row, column)) ? ground : UNSEEN);
            }
        }
        drawFrame(svg, board.columns(), board.rows());
        Set<Cell> taken = new HashSet<>(pieces);
        for (int k = 0; k < pieces.size(); k++) {
            for (Cell cell : board.watchedFrom(pieces.get(k))) {
                if (!taken.contains(cell)) {
                    drawDot(svg, cell, k, pieces.size());
                }
            }
            drawPiece(svg, pieces.get(k), k, board.piece());
        }
        return svg;
    }

    private static void drawFrame(Svg svg, int width, int height) {
        svg.line(0, 0, width, 0, 0.05, "black").line(0, height, width, height, 0.05, "black");
        svg.line(0, 0, 0, height, 0.05, "black").line(width, 0, width, height, 0.05, "black");
    }

    /**
     * Draws the dot of a piece. Each piece has its own place in all cells, so that dots of several pieces lie side by
     * side.
     */
    private static void drawDot(Svg svg, Cell cell, int piece, int pieces) {
        int side = (int) Math.ceil(Math.sqrt(pieces));
        double step = 0.8 / side;
        double x = cell.column() + 0.1 + (piece % side + 0.5) * step;
        double y = cell.row() + 0.1 + (piece / side + 0.5) * step;
        svg.circle(x, y, Math.min(0.1, step / 2.5), Svg.color(piece));
    }

    private static void drawPiece(Svg svg, Cell cell, int piece, ChessPiece kind) {
        svg.circle(cell.column() + 0.5, cell.row() + 0.5, 0.4, Svg.color(piece));
        svg.boldWord(cell.column() + 0.5, cell.row() + 0.5, 0.5, "black", String.valueOf(kind.letter));
    }
}
