package dlx.modelers.latin;

import dlx.modelers.bundled.PuzzleWithGivens;
import java.util.List;
import java.util.stream.Stream;

/**
 * A square, perhaps with symbols in it that must stay. They may contradict each other; then there is no solution.
 *
 * @param size rows, columns and symbols, {@code >= 1}
 * @param entries what stands there already, a cell at most once
 * @param diagonals whether both diagonals must have each symbol, too
 * @param spaced whether the square is written as numbers with blanks between, not as characters
 * @param cages whose symbols make numbers
 * @param fillings cages whose symbols are known, each once
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

    /** A square with copies of what was given. */
    public Square {
        entries = List.copyOf(entries);
        cages = List.copyOf(cages);
        fillings = List.copyOf(fillings);
    }

    /** A square without cages. */
    Square(int size, List<SquareEntry> entries, boolean diagonals, boolean spaced) {
        this(size, entries, diagonals, spaced, List.of(), List.of());
    }

    @Override
    public List<SquareChoice> givens() {
        return Stream.<SquareChoice>concat(entries.stream(), fillings.stream()).toList();
    }

    /** Written in the way that serves all sizes. */
    @Override
    public Square empty() {
        return new Square(size, List.of(), diagonals, true, cages, List.of());
    }
}
