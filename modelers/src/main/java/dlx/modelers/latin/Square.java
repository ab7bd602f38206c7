package dlx.modelers.latin;

import dlx.modelers.bundled.PuzzleWithGivens;
import java.util.BitSet;
import java.util.List;

/**
 * A square, perhaps with symbols in it that must stay. They may contradict each other; then there is no solution.
 *
 * @param size rows, columns and symbols, {@code >= 1}
 * @param givens what stands there already, a cell at most once
 * @param diagonals whether both diagonals must have each symbol, too
 * @param spaced whether the square is written as numbers with blanks between, not as characters
 * @since 0.1
 */
public record Square(int size, List<SquareEntry> givens, boolean diagonals, boolean spaced)
        implements PuzzleWithGivens<Square, SquareEntry> {

    /**
     * A square that nobody else can change.
     *
     * @throws IllegalArgumentException if the size is below 1, characters do not suffice for it, a given is not in the
     *     square, or two stand in one cell
     */
    public Square {
        givens = List.copyOf(givens);
        if (size < 1 || size > SquareText.MOST_CHARACTERS && !spaced) {
            throw new IllegalArgumentException(
                    "size: " + size + "; expected 1 to " + SquareText.MOST_CHARACTERS + ", or more if spaced");
        }
        BitSet filled = new BitSet();
        for (SquareEntry given : givens) {
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

    /** Written in the way that serves all sizes. */
    @Override
    public Square empty() {
        return new Square(size, List.of(), diagonals, true);
    }

    private static boolean isUpTo(int n, int number) {
        return number >= 1 && number <= n;
    }
}
