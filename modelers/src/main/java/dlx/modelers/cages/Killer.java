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
 * A killer sudoku: a board, and cages on it. The givens may contradict each other; then there is no solution.
 *
 * @param board the sudoku, at most 16x16
 * @param cages each of at most n cells, all with names of their own; a cell may be in none of them, or in several
 * @param fillings cages whose values are known, each once
 * @since 0.1
 */
public record Killer(SudokuBoard board, List<Cage> cages, List<Filling> fillings)
        implements PuzzleWithGivens<Killer, KillerChoice> {

    /** The most values of a board: on a larger one a cage may have more fillings than a search likes. */
    public static final int GREATEST = 16;

    /** A killer sudoku with copies of what was given. */
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

    /** The values in cells, among options. */
    static List<CellValue> placements(Collection<KillerChoice> choices) {
        return choices.stream()
                .map(KillerChoice::inCell)
                .flatMap(Optional::stream)
                .toList();
    }
}
