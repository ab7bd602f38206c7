package dlx.modelers.steiner;

import dlx.modelers.bundled.PuzzleWithGivens;
import java.util.List;

/**
 * Points, and perhaps triples that are in the system already. Two of them may share a pair of points; then there is no
 * solution.
 *
 * @param points how many, {@code >= 1}
 * @param givens the triples, each at most once
 * @since 0.1
 */
public record TripleSystem(int points, List<Triple> givens) implements PuzzleWithGivens<TripleSystem, Triple> {

    /** A system with copies of what was given. */
    public TripleSystem {
        givens = List.copyOf(givens);
    }

    @Override
    public TripleSystem empty() {
        return givens.isEmpty() ? this : new TripleSystem(points, List.of());
    }
}
