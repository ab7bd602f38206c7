package watch;

import dlx.api.CoverBuilder;
import dlx.api.ExactCoverModel;
import dlx.api.Grid;
import dlx.api.Item;
import dlx.api.ItemGrid;
import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Word;
import java.util.ArrayList;
import java.util.List;

/** Places a number of queens on a board so that each cell contains a queen or is attacked by one. */
public final class WatchModel implements ExactCoverModel<WatchModel.Board, WatchModel.Queen> {

    /** A puzzle: the side of the board, and the number of queens. */
    public record Board(int size, int queens) {}

    /** The option "a queen is on this cell", from 0. */
    public record Queen(int row, int column) {
        boolean sees(int otherRow, int otherColumn) {
            int down = Math.abs(otherRow - row);
            int across = Math.abs(otherColumn - column);
            return down == 0 || across == 0 || down == across;
        }
    }

    @Override
    public String id() {
        return "watching-queens";
    }

    @Override
    public String grammar() {
        return "A line is a puzzle: the size of the board and the number of queens.\n";
    }

    @Override
    public String example() {
        return "5 3\n";
    }

    @Override
    public Board parse(PuzzleText text) {
        Line line = text.nextFilled("a size and a number of queens");
        List<Word> words = line.words();
        if (words.size() != 2) {
            throw line.error(1, "the line has " + words.size() + " words; expected a size and a number of queens");
        }
        return new Board(
                words.get(0).toInt("the size of a board", 1, 30), words.get(1).toInt("a number of queens", 1, 30));
    }

    @Override
    public void describe(Board board, CoverBuilder<Queen> cover) {
        int n = board.size();
        int queens = board.queens();
        Item count = cover.item("queens").times(queens, queens); // exactly this number of queens
        ItemGrid cells = cover.grid("cell", n, n).times(1, queens); // at least once
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                Queen queen = new Queen(row, column);
                List<Item> held = new ArrayList<>(List.of(count));
                for (int r = 0; r < n; r++) {
                    for (int c = 0; c < n; c++) {
                        if (queen.sees(r, c)) {
                            held.add(cells.at(r, c));
                        }
                    }
                }
                cover.option(queen, held);
            }
        }
    }

    @Override
    public String render(Board board, Solution<Queen> solution) {
        char[][] drawn = Grid.filled(board.size(), board.size(), '.');
        solution.options().forEach(queen -> drawn[queen.row()][queen.column()] = 'Q');
        return Grid.text(drawn);
    }
}
