package dlx.modelers.kakuro;

import dlx.api.Grid;
import dlx.modelers.grid.CellValue;
import dlx.modelers.kakuro.KakuroChoice.Digit;
import dlx.modelers.kakuro.KakuroChoice.Filling;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/** Writes a board: digits in their cells, and the digits of a run instead of its sum where only they are known. */
final class KakuroWriter {

    private final Kakuro puzzle;

    /** By cell. */
    private final Map<Integer, Integer> digits = new HashMap<>();

    /** By the name of the run. */
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

    /** Leaves out the digits of runs that can be read in all their cells. */
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

    /** What stands for the sum of a run. */
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
