package dlx.core.generate;

import dlx.core.engine.SearchStopped;
import dlx.core.search.CancellationToken;
import dlx.core.search.Givens;
import dlx.core.search.StopReason;
import dlx.core.symmetry.CoverGroup;
import java.util.HashSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Recognizes fresh puzzles of one shape that are the same up to symmetry: a symmetry of the cover maps the givens of one to
 * those of the other. These symmetries include those that the model {@linkplain dlx.api.HasSymmetries declares}. Puzzles
 * that the model {@linkplain dlx.api.HasBlanks fills} do not share a cover; they are the same if their texts are equal.
 *
 * <p>Keeps a name of 128 bits for each puzzle, which the symmetries do not change; different puzzles have the same name, and
 * count as the same, with a probability of 2^-128. Not thread-safe.
 *
 * @since 0.1
 */
public final class DifferentPuzzles {

    /** Maximum number of steps for the name of a puzzle: some ten seconds. A sudoku needs some ten thousand. */
    private static final long MOST_VISITS = 1L << 30;

    private final Set<Object> names = new HashSet<>();
    private final CancellationToken token;

    /**
     * Creates an empty set of puzzles.
     *
     * @param token stops {@link #add} once it is cancelled
     */
    public DifferentPuzzles(CancellationToken token) {
        this.token = Objects.requireNonNull(token, "token");
    }

    /**
     * Adds a puzzle.
     *
     * @param puzzle a puzzle of the same shape as the earlier ones
     * @return true if it differs from all puzzles that were added before; false also if a limit was reached before this
     *     was known
     */
    public boolean add(Generated<?, ?> puzzle) {
        Optional<?> name = Optional.of(puzzle.text());
        if (puzzle.size() != Generated.Size.FILLED) {
            int[] givens = puzzle.givens().stream().mapToInt(k -> k).toArray();
            name = CoverGroup.name(puzzle.cover().data(), Givens.of(givens), MOST_VISITS, this::check);
        }
        return name.isPresent() && names.add(name.get());
    }

    private void check() {
        if (token.isCancelled()) {
            throw new SearchStopped(StopReason.CANCELLED);
        }
    }
}
