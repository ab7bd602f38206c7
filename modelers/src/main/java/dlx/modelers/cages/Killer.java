package dlx.modelers.cages;

import dlx.modelers.bundled.PuzzleWithGivens;
import dlx.modelers.cages.KillerChoice.Filling;
import dlx.modelers.cages.KillerChoice.Value;
import dlx.modelers.grid.CellValue;
import dlx.modelers.sudoku.SudokuBoard;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A killer sudoku: a board and its cages. The givens may contradict each other; then the puzzle cannot be solved.
 *
 * @param board the sudoku, at most 16x16
 * @param cages the cages, each of at most n cells, with different names; a cell may be in any number of cages
 * @param fillings the known values of cages, each cage once
 * @since 0.1
 */
public record Killer(SudokuBoard board, List<Cage> cages, List<Filling> fillings)
        implements PuzzleWithGivens<Killer, KillerChoice> {

    /** Maximum number of values of a board. On a larger board a cage may have too many fillings for a search. */
    public static final int GREATEST = 16;

    /** Creates a killer sudoku with copies of the lists. */
    public Killer {
        fillings = List.copyOf(fillings);
        cages = List.copyOf(cages);
    }

    @Override
    public Killer empty() {
        return new Killer(board.empty(), cages, List.of());
    }

    @Override
    public List<KillerChoice> givens() {
        return Stream.<KillerChoice>concat(board.givens().stream().map(Value::new), fillings.stream())
                .toList();
    }

    /** Returns the values in cells among options. */
    static List<CellValue> placements(Collection<KillerChoice> choices) {
        return choices.stream()
                .map(KillerChoice::inCell)
                .flatMap(Optional::stream)
                .toList();
    }
}
