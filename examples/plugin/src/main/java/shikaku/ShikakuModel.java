package shikaku;

import dlx.api.CoverBuilder;
import dlx.api.ExactCoverModel;
import dlx.api.Grid;
import dlx.api.Item;
import dlx.api.ItemGrid;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.WordGrid;
import java.util.ArrayList;
import java.util.List;

/** Cuts a board into rectangles so that each holds exactly one number: its area. */
public final class ShikakuModel implements ExactCoverModel<ShikakuModel.Board, ShikakuModel.Rectangle> {

    /** A board: rows of areas; 0 for a cell without a number. */
    public record Board(List<List<Integer>> rows) {
        int height() {
            return rows.size();
        }

        int width() {
            return rows.get(0).size();
        }

        int at(int row, int column) {
            return rows.get(row).get(column);
        }
    }

    /** The option "this rectangle is part of the board", rows and columns from 0. */
    public record Rectangle(int top, int left, int height, int width) {
        @Override
        public String toString() {
            return height + "x" + width + " at r" + (top + 1) + "c" + (left + 1); // counted from 1
        }
    }

    @Override
    public String id() {
        return "shikaku";
    }

    @Override
    public String grammar() {
        return "One line per row: numbers, '.' for a cell without one, blanks between.\nA blank line ends a board.\n";
    }

    @Override
    public String example() {
        return ". 3 . .\n. . . 3\n4 . 2 .\n";
    }

    @Override
    public Board parse(PuzzleText text) {
        WordGrid cells = text.words("a row");
        return new Board(cells.map(cell -> cell.text().equals(".") ? 0 : cell.toInt("an area", 1, 1000)));
    }

    @Override
    public void describe(Board board, CoverBuilder<Rectangle> cover) {
        ItemGrid cells = cover.grid("cell", board.height(), board.width());
        for (int row = 0; row < board.height(); row++) {
            for (int column = 0; column < board.width(); column++) {
                for (int height = 1; row + height <= board.height(); height++) {
                    for (int width = 1; column + width <= board.width(); width++) {
                        Rectangle rectangle = new Rectangle(row, column, height, width);
                        if (holdsItsArea(board, rectangle)) {
                            cover.option(rectangle, cells(rectangle, cells));
                        }
                    }
                }
            }
        }
    }

    @Override
    public String render(Board board, Solution<Rectangle> solution) {
        char[][] drawn = Grid.filled(board.height(), board.width(), '?');
        List<Rectangle> rectangles = solution.options();
        for (int k = 0; k < rectangles.size(); k++) {
            Rectangle r = rectangles.get(k);
            for (int row = r.top(); row < r.top() + r.height(); row++) {
                for (int column = r.left(); column < r.left() + r.width(); column++) {
                    drawn[row][column] = (char) ('a' + k % 26);
                }
            }
        }
        return Grid.text(drawn);
    }

    private static boolean holdsItsArea(Board board, Rectangle r) {
        int numbers = 0;
        int area = 0;
        for (int row = r.top(); row < r.top() + r.height(); row++) {
            for (int column = r.left(); column < r.left() + r.width(); column++) {
                if (board.at(row, column) > 0) {
                    numbers++;
                    area = board.at(row, column);
                }
            }
        }
        return numbers == 1 && area == r.height() * r.width();
    }

    private static List<Item> cells(Rectangle r, ItemGrid cells) {
        List<Item> held = new ArrayList<>();
        for (int row = r.top(); row < r.top() + r.height(); row++) {
            for (int column = r.left(); column < r.left() + r.width(); column++) {
                held.add(cells.at(row, column));
            }
        }
        return held;
    }
}
