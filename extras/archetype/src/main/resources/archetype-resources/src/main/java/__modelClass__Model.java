package ${package};

import dlx.api.CoverBuilder;
import dlx.api.ExactCoverModel;
import dlx.api.Grid;
import dlx.api.Items;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Word;
import dlx.api.WordGrid;
import java.util.List;

/** Places a rook in each row and each column of a square board, on free cells. */
public final class ${modelClass}Model implements ExactCoverModel<${modelClass}Model.Board, ${modelClass}Model.Rook> {

    /** A square board: true for each free cell, by row and column. */
    public record Board(List<List<Boolean>> free) {
        int size() {
            return free.size();
        }
    }

    /** The option "a rook is on this cell", from 0. */
    public record Rook(int row, int column) {
        @Override
        public String toString() {
            return "r" + (row + 1) + "c" + (column + 1); // counted from 1
        }
    }

    @Override
    public String id() {
        return "${artifactId}";
    }

    @Override
    public String title() {
        return "rooks on the free cells of a board";
    }

    @Override
    public String grammar() {
        return "As many lines as cells per line: '.' is a free cell, 'x' is not free. A blank line ends a board.\n";
    }

    @Override
    public String example() {
        return ".x.\n...\nx..\n";
    }

    @Override
    public Board parse(PuzzleText text) {
        WordGrid cells = text.characters("a row of the board");
        if (cells.rows() != cells.columns()) {
            throw cells.at(0, 0).line().error(1, "the board has " + cells.rows() + " rows and " + cells.columns()
                    + " columns; expected as many rows as columns");
        }
        return new Board(cells.map(${modelClass}Model::isFree));
    }

    private static boolean isFree(Word cell) {
        return switch (cell.text()) {
            case "." -> true;
            case "x" -> false;
            default -> throw cell.wrong("is not a cell", "'.' or 'x'");
        };
    }

    @Override
    public void describe(Board board, CoverBuilder<Rook> cover) {
        Items rows = cover.items("row", board.size()); // each holds exactly one rook
        Items columns = cover.items("column", board.size());
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (board.free().get(row).get(column)) {
                    cover.option(new Rook(row, column), rows.at(row), columns.at(column));
                }
            }
        }
    }

    @Override
    public String render(Board board, Solution<Rook> solution) {
        char[][] drawn = Grid.filled(board.size(), board.size(), '.');
        solution.options().forEach(rook -> drawn[rook.row()][rook.column()] = 'R');
        return Grid.text(drawn);
    }
}
