package shorts;

import dlx.api.CoverBuilder;
import dlx.api.ExactCoverModel;
import dlx.api.Grid;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.WordGrid;
import java.util.List;

/** Dominosa: cuts a board of numbers into the dominoes of a set, each used once. */
public final class DominosaModel implements ExactCoverModel<DominosaModel.Board, DominosaModel.Domino> {

    /** A board: rows of numbers from 0 to the largest number of the set. */
    public record Board(List<List<Integer>> rows, int greatest) {
        int height() {
            return rows.size();
        }

        int width() {
            return rows.get(0).size();
        }
    }

    /** The option "a domino lies on this cell and the next cell to the right or below", from 0. */
    public record Domino(int row, int column, boolean across) {
        int otherRow() {
            return across ? row : row + 1;
        }

        int otherColumn() {
            return across ? column + 1 : column;
        }

        @Override
        public String toString() {
            return "r" + (row + 1) + "c" + (column + 1) + "-r" + (otherRow() + 1) + "c" + (otherColumn() + 1);
        }
    }

    @Override
    public String id() {
        return "dominosa";
    }

    @Override
    public String title() {
        return "Dominosa: find the dominoes in a board of numbers";
    }

    @Override
    public String grammar() {
        return "One line per row: numbers, blanks between. A set from 0-0 to n-n fills n+1 rows of n+2 numbers.\n";
    }

    @Override
    public String example() {
        return "1 2 2 0\n1 1 0 2\n0 0 2 1\n";
    }

    @Override
    public Board parse(PuzzleText text) {
        WordGrid words = text.words("a row of numbers");
        int cells = words.rows() * words.columns();
        int greatest = Math.min(words.rows(), words.columns()) - 1;
        if (cells != (greatest + 1) * (greatest + 2)) {
            throw words.at(0, 0).line().error(1, "the board has " + words.rows() + " rows and " + words.columns()
                    + " columns; expected one column more than rows, or one row more, for a set of dominoes");
        }
        return new Board(words.map(word -> word.toInt("a number of the set", 0, greatest)), greatest);
    }

    @Override
    public void describe(Board board, CoverBuilder<Domino> cover) {
        var cells = cover.grid("cell", board.height(), board.width());
        int n = board.greatest() + 1;
        var pairs = cover.items("domino", n * (n + 1) / 2);
        for (int r = 0; r < board.height(); r++) {
            for (int c = 0; c < board.width(); c++) {
                for (boolean across : new boolean[] {true, false}) {
                    Domino domino = new Domino(r, c, across);
                    if (domino.otherRow() < board.height() && domino.otherColumn() < board.width()) {
                        int one = board.rows().get(r).get(c);
                        int other = board.rows().get(domino.otherRow()).get(domino.otherColumn());
                        int high = Math.max(one, other);
                        cover.option(
                                domino,
                                cells.at(r, c),
                                cells.at(domino.otherRow(), domino.otherColumn()),
                                pairs.at(high * (high + 1) / 2 + Math.min(one, other)));
                    }
                }
            }
        }
    }

    @Override
    public String render(Board board, Solution<Domino> solution) {
        char[][] drawn = Grid.filled(board.height(), board.width(), '.');
        List<Domino> dominoes = solution.options();
        for (int k = 0; k < dominoes.size(); k++) {
            Domino domino = dominoes.get(k);
            drawn[domino.row()][domino.column()] = (char) ('a' + k % 26);
            drawn[domino.otherRow()][domino.otherColumn()] = (char) ('a' + k % 26);
        }
        return Grid.text(drawn);
    }
}
