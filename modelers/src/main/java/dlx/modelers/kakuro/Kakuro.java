package dlx.modelers.kakuro;

import dlx.modelers.bundled.PuzzleWithGivens;
import dlx.modelers.grid.CellValue;
import dlx.modelers.grid.CellValues;
import dlx.modelers.kakuro.KakuroChoice.Digit;
import dlx.modelers.kakuro.KakuroChoice.Filling;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A board of black and white squares. The givens may contradict the sums; then the puzzle cannot be solved.
 *
 * @param columns number of squares in a row, {@code >= 1}
 * @param squares the squares, row after row
 * @param digits the given digits, at most one in a cell
 * @param fillings the runs whose digits are known without their places
 * @since 0.1
 */
public record Kakuro(int columns, List<BoardSquare> squares, List<CellValue> digits, List<Filling> fillings)
        implements PuzzleWithGivens<Kakuro, KakuroChoice> {

    /** Creates a board with copies of the lists. */
    public Kakuro {
        squares = List.copyOf(squares);
        digits = List.copyOf(digits);
        fillings = List.copyOf(fillings);
    }

    @Override
    public Kakuro empty() {
        return new Kakuro(columns, squares, List.of(), List.of());
    }

    /** Returns the pattern of black and white squares, without sums and givens. */
    Kakuro bare() {
        return new Kakuro(columns, squares.stream().map(BoardSquare::bare).toList(), List.of(), List.of());
    }

    @Override
    public List<KakuroChoice> givens() {
        return Stream.<KakuroChoice>concat(digits.stream().map(Digit::new), fillings.stream())
                .toList();
    }

    /** Returns the number of rows of the board. */
    int rows() {
        return squares.size() / columns;
    }

    /** Returns all runs, including runs of one cell, in the order of their first cells. */
    List<Run> runs() {
        return runs(columns, squares);
    }

    static List<Run> runs(int columns, List<BoardSquare> squares) {
        List<Run> runs = new ArrayList<>();
        for (int cell = 0; cell < squares.size(); cell++) {
            if (squares.get(cell).white()) {
                if (cell % columns == 0 || !squares.get(cell - 1).white()) {
                    runs.add(run(columns, squares, cell, true));
                }
                if (cell < columns || !squares.get(cell - columns).white()) {
                    runs.add(run(columns, squares, cell, false));
                }
            }
        }
        return runs;
    }

    private static Run run(int columns, List<BoardSquare> squares, int first, boolean across) {
        int step = across ? 1 : columns;
        int end = across ? first - first % columns + columns : squares.size();
        List<Integer> cells = new ArrayList<>();
        for (int cell = first; cell < end && squares.get(cell).white(); cell += step) {
            cells.add(cell);
        }
        boolean hasClue = across ? first % columns > 0 : first >= columns;
        int clue = hasClue ? first - step : Run.NO_CLUE;
        String name = (across ? "across " : "down ") + CellValues.cellName(columns, first);
        return new Run(across, name, clue, cells, hasClue ? squares.get(clue).sum(across) : 0);
    }
}
