package dlx.modelers.latin;

import dlx.modelers.bundled.PuzzleWithGivens;
import java.util.List;
import java.util.stream.Stream;

/**
 * A square, possibly with given symbols. Givens may contradict each other; then the puzzle cannot be solved.
 *
 * @param size number of rows, columns and symbols, {@code >= 1}
 * @param entries the given symbols, at most one per cell
 * @param diagonals true if both diagonals must contain each symbol, too
 * @param spaced true if the square is written as numbers with blanks between, false if as characters
 * @param cages the cages, whose symbols make numbers
 * @param fillings the given symbols of cages, at most one filling per cage
 * @since 0.1
 */
public record Square(
        int size,
        List<SquareEntry> entries,
        boolean diagonals,
        boolean spaced,
        List<NumberCage> cages,
        List<CageFilling> fillings)
        implements PuzzleWithGivens<Square, SquareChoice> {

    /** Creates a square with copies of the lists. */
    public Square {
        entries = List.copyOf(entries);
        cages = List.copyOf(cages);
        fillings = List.copyOf(fillings);
    }

    /** Creates a square without cages. */
    Square(int size, List<SquareEntry> entries, boolean diagonals, boolean spaced) {
        this(size, entries, diagonals, spaced, List.of(), List.of());
    }

    @Override
    public List<SquareChoice> givens() {
        return Stream.<SquareChoice>concat(entries.stream(), fillings.stream()).toList();
    }

    /** {@inheritDoc} The empty square is spaced, because numbers with blanks serve all sizes. */
    @Override
    public Square empty() {
        return new Square(size, List.of(), diagonals, true, cages, List.of());
    }
}
