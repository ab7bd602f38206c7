package shorts;

import dlx.api.Cells;
import dlx.api.CoverBuilder;
import dlx.api.ExactCoverModel;
import dlx.api.Grid;
import dlx.api.Items;
import dlx.api.PuzzleText;
import dlx.api.Rim;
import dlx.api.Solution;
import dlx.api.WordGrid;
import java.util.List;
import java.util.Optional;

/** Tents: places a tent next to each tree. Tents do not touch, and rims show their numbers per row and column. */
public final class TentsModel implements ExactCoverModel<TentsModel.Camp, TentsModel.Tent> {

    /** A puzzle: the cells of the trees, and the numbers at the rims; empty for a dot. */
    public record Camp(Cells trees, List<Optional<Integer>> inColumns, List<Optional<Integer>> inRows) {}

    /** The side of a tent on which its tree is. */
    public enum Side {
        UP('^', -1, 0),
        DOWN('v', 1, 0),
        LEFT('<', 0, -1),
        RIGHT('>', 0, 1);

        final char drawn;
        final int down;
        final int across;

        Side(char drawn, int down, int across) {
            this.drawn = drawn;
            this.down = down;
            this.across = across;
        }
    }

    /** The option "a tent is on this cell, and belongs to the tree on this side", from 0. */
    public record Tent(int row, int column, Side tree) {
        @Override
        public String toString() {
            return "r" + (row + 1) + "c" + (column + 1) + ", tree " + tree;
        }
    }

    @Override
    public String id() {
        return "short-tents";
    }

    @Override
    public String title() {
        return "Tents: a tent for each tree; tents do not touch";
    }

    @Override
    public String grammar() {
        return "A line of the numbers of tents in the columns; then one line per row: the number of tents in it, then\n"
                + "T for a tree and . for any other cell. A number may be a dot: any number of tents.\n"
                + "Drawn: ^ v < > is a tent, and points to its tree.\n";
    }

    @Override
    public String example() {
        return "  1 0 2 0 2\n0 . . T . .\n1 . . . . T\n1 T . . . .\n2 . . . T T\n. . . . . .\n";
    }

    @Override
    public Camp parse(PuzzleText text) {
        WordGrid board = text.characters("a row of the camp", Rim.TOP, Rim.LEFT);
        Cells trees = board.where(cell -> {
            if (!cell.text().matches("[T.]")) {
                throw cell.wrong("is not a cell", "T for a tree, or a dot");
            }
            return cell.text().equals("T");
        });
        return new Camp(trees, numbers(board, Rim.TOP, board.rows()), numbers(board, Rim.LEFT, board.columns()));
    }

    private static List<Optional<Integer>> numbers(WordGrid board, Rim rim, int most) {
        return board.rim(rim).stream()
                .map(word -> word.text().equals(".")
                        ? Optional.<Integer>empty()
                        : Optional.of(word.toInt("a number of tents", 0, most)))
                .toList();
    }

    @Override
    public void describe(Camp camp, CoverBuilder<Tent> cover) {
        int height = camp.trees().rows();
        int width = camp.trees().columns();
        var trees = cover.grid("tree", camp.trees());
        Items rows = cover.items("row", height).times(0, width);
        Items columns = cover.items("column", width).times(0, height);
        for (int r = 0; r < height; r++) {
            int row = r;
            camp.inRows().get(r).ifPresent(tents -> rows.at(row).times(tents, tents));
        }
        for (int c = 0; c < width; c++) {
            int column = c;
            camp.inColumns().get(c).ifPresent(tents -> columns.at(column).times(tents, tents));
        }
        var corners = cover.grid("corner", height + 1, width + 1).secondary(); // touching cells share a corner
        for (int r = 0; r < height; r++) {
            for (int c = 0; c < width; c++) {
                for (Side side : Side.values()) {
                    if (!camp.trees().has(r, c) && camp.trees().has(r + side.down, c + side.across)) {
                        cover.option(
                                new Tent(r, c, side),
                                trees.at(r + side.down, c + side.across),
                                rows.at(r),
                                columns.at(c),
                                corners.at(r, c),
                                corners.at(r, c + 1),
                                corners.at(r + 1, c),
                                corners.at(r + 1, c + 1));
                    }
                }
            }
        }
    }

    @Override
    public String render(Camp camp, Solution<Tent> solution) {
        char[][] board = Grid.filled(camp.trees().rows(), camp.trees().columns(), '.');
        for (int r = 0; r < board.length; r++) {
            for (int c = 0; c < board[r].length; c++) {
                board[r][c] = camp.trees().has(r, c) ? 'T' : '.';
            }
        }
        solution.options().forEach(tent -> board[tent.row()][tent.column()] = tent.tree().drawn);
        return Grid.text(board);
    }
}
