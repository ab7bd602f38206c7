package dlx.modelers.steiner;

import dlx.modelers.bundled.PuzzleWithGivens;
import java.util.List;

/**
 * A number of points, and given triples. If two givens share a pair of points, there is no solution.
 *
 * @param points number of points, {@code >= 1}
 * @param givens the given triples, each at most once
 * @since 0.1
 */
public record TripleSystem(int points, List<Triple> givens) implements PuzzleWithGivens<TripleSystem, Triple> {

    /** Creates a system with a copy of the list. */
    public TripleSystem {
        givens = List.copyOf(givens);
    }

    @Override
    public TripleSystem empty() {
        return givens.isEmpty() ? this : new TripleSystem(points, List.of());
    }
}
