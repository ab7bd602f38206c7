package shorts;

import dlx.api.CoverBuilder;
import dlx.api.Grid;
import dlx.api.HasGivens;
import dlx.api.HasReadableSolutions;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.api.Solution;
import dlx.api.Word;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Sudoku of 9x9 cells with boxes, or a Latin square without. All boards of a kind share one cover. */
public final class SudokuModel implements HasGivens<SudokuModel.Board, SudokuModel.Digit>, HasReadableSolutions {

    /** A board: nine rows of digits, 0 for an empty cell; boxes is false for a Latin square. */
    public record Board(List<List<Integer>> rows, boolean boxes) {}

    /** The option "this digit is in this cell", all from 0. */
    public record Digit(int row, int column, int digit) {
        @Override
        public String toString() {
            return "r" + (row + 1) + "c" + (column + 1) + "=" + (digit + 1);
        }
    }

    private static final Setting.Flag BOXES = Setting.flag("boxes", "whether each box of 3x3 holds each digit; yes");
    private static final Board EMPTY = new Board(List.of(), true);
    private static final Board EMPTY_WITHOUT_BOXES = new Board(List.of(), false);

    @Override
    public String id() {
        return "short-sudoku";
    }

    @Override
    public String grammar() {
        return "Nine lines of nine digits, '.' or '0' for an empty cell; blanks do not matter.\n";
    }

    @Override
    public String example() {
        return "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n";
    }

    @Override
    public List<Setting> settings() {
        return List.of(BOXES);
    }

    @Override
    public Board parse(PuzzleText text) {
        boolean boxes = text.flag(BOXES).orElse(true);
        return new Board(text.characters("a row of digits", 9, 9).map(SudokuModel::digit), boxes);
    }

    private static int digit(Word cell) {
        return cell.text().equals(".") ? 0 : cell.toInt("a digit", 0, 9);
    }

    @Override
    public Optional<Board> shape(Board board) {
        return Optional.of(board.boxes() ? EMPTY : EMPTY_WITHOUT_BOXES);
    }

    @Override
    public Collection<Digit> pins(Board board) {
        List<Digit> pins = new ArrayList<>();
        for (int r = 0; r < board.rows().size(); r++) {
            for (int c = 0; c < 9; c++) {
                int digit = board.rows().get(r).get(c);
                if (digit > 0) {
                    pins.add(new Digit(r, c, digit - 1));
                }
            }
        }
        return pins;
    }

    @Override
    public void describe(Board board, CoverBuilder<Digit> cover) {
        var cells = cover.grid("cell", 9, 9);
        var rows = cover.grid("row", 9, 9).named((r, d) -> "row " + (r + 1) + " digit " + (d + 1));
        var columns = cover.grid("column", 9, 9).named((c, d) -> "column " + (c + 1) + " digit " + (d + 1));
        var boxes = cover.grid("box", board.boxes() ? 9 : 0, 9).named((b, d) -> "box " + (b + 1) + " digit " + (d + 1));
        for (int k = 0; k < 729; k++) {
            int r = k / 81;
            int c = k / 9 % 9;
            int d = k % 9;
            var held = new ArrayList<>(List.of(cells.at(r, c), rows.at(r, d), columns.at(c, d)));
            if (board.boxes()) {
                held.add(boxes.at(r / 3 * 3 + c / 3, d));
            }
            cover.option(new Digit(r, c, d), held);
        }
    }

    @Override
    public String render(Board board, Solution<Digit> solution) {
        char[][] drawn = Grid.filled(9, 9, '.');
        solution.options().forEach(placed -> drawn[placed.row()][placed.column()] = (char) ('1' + placed.digit()));
        return Grid.text(drawn);
    }
}
