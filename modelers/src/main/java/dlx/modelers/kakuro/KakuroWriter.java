package dlx.modelers.kakuro;

import dlx.api.Grid;
import dlx.modelers.grid.CellValue;
import dlx.modelers.kakuro.KakuroChoice.Digit;
import dlx.modelers.kakuro.KakuroChoice.Filling;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/**
 * The text of a board: digits in their cells, and the digits of a run instead of its sum if only their places are
 * unknown.
 */
final class KakuroWriter {

    private final Kakuro puzzle;

    /** The digit of each cell that has one; cells count from 0, row after row. */
    private final Map<Integer, Integer> digits = new HashMap<>();

    /** The known digits of runs, by the names of the runs. */
    private final Map<String, Filling> fillings = new HashMap<>();

    KakuroWriter(Kakuro puzzle, Collection<KakuroChoice> chosen) {
        this.puzzle = puzzle;
        for (KakuroChoice choice : chosen) {
            if (choice instanceof Digit digit) {
                CellValue placement = digit.placement();
                digits.put(placement.cell(puzzle.columns()), placement.value());
            } else if (choice instanceof Filling filling) {
                fillings.put(filling.run(), filling);
            }
        }
    }

    /** Removes the digits of runs whose cells all have digits. */
    KakuroWriter withoutFilled() {
        for (Run run : puzzle.runs()) {
            if (digits.keySet().containsAll(run.cells())) {
                fillings.remove(run.name());
            }
        }
        return this;
    }

    String text() {
        int columns = puzzle.columns();
        String[][] board = new String[puzzle.rows()][columns];
        String[] down = new String[puzzle.squares().size()];
        String[] across = new String[puzzle.squares().size()];
        for (Run run : puzzle.runs()) {
            if (run.hasSum()) {
                (run.across() ? across : down)[run.clue()] = sum(run);
            }
        }
        for (int cell = 0; cell < down.length; cell++) {
            board[cell / columns][cell % columns] = word(cell, down[cell], across[cell]);
        }
        return Grid.columns(board);
    }

    /** Returns the sum of a run, or its known digits. */
    String sum(Run run) {
        Filling filling = fillings.get(run.name());
        return filling == null ? String.valueOf(run.sum()) : filling.sum();
    }

    private String word(int cell, String down, String across) {
        if (puzzle.squares().get(cell).white()) {
            Integer digit = digits.get(cell);
            return digit == null ? KakuroReader.WHITE : digit.toString();
        }
        return down == null && across == null
                ? KakuroReader.BLACK
                : (down == null ? "" : down) + KakuroReader.SLASH + (across == null ? "" : across);
    }
}
