package dlx.modelers.latin;

import dlx.modelers.bundled.PuzzleWithGivens;
import java.util.BitSet;
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

    /**
     * A square that nobody else can change.
     *
     * @throws IllegalArgumentException if the size is below 1, characters do not suffice for it, a given is not in the
     *     square, or two stand in one cell
     */
    public Square {
        entries = List.copyOf(entries);
        cages = List.copyOf(cages);
        fillings = List.copyOf(fillings);
        if (size < 1 || size > SquareText.MOST_CHARACTERS && !spaced) {
            throw new IllegalArgumentException(
                    "size: " + size + "; expected 1 to " + SquareText.MOST_CHARACTERS + ", or more if spaced");
        }
        BitSet filled = new BitSet();
        for (SquareEntry given : entries) {
            if (!isUpTo(size, given.row()) || !isUpTo(size, given.column()) || !isUpTo(size, given.symbol())) {
                throw new IllegalArgumentException("given: " + given + "; expected numbers from 1 to " + size);
            }
            int cell = (given.row() - 1) * size + given.column() - 1;
            if (filled.get(cell)) {
                throw new IllegalArgumentException("given: " + given + "; expected one given in a cell");
            }
            filled.set(cell);
        }
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

    private static boolean isUpTo(int n, int number) {
        return number >= 1 && number <= n;
    }
}
