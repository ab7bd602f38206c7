package dlx.modelers.steiner;

import dlx.modelers.bundled.PuzzleWithGivens;
import java.util.HashSet;
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

    /**
     * A system that nobody else can change.
     *
     * @throws IllegalArgumentException if there are no points, a triple holds a point that is none, or is given twice
     */
    public TripleSystem {
        givens = List.copyOf(givens);
        if (points < 1) {
            throw new IllegalArgumentException("points: " + points + "; expected 1 or more");
        }
        for (Triple triple : givens) {
            if (triple.c() > points) {
                throw new IllegalArgumentException("given: " + triple + "; expected points from 1 to " + points);
            }
        }
        if (new HashSet<>(givens).size() < givens.size()) {
            throw new IllegalArgumentException("givens: " + givens + "; expected each triple once");
        }
    }

    @Override
    public TripleSystem empty() {
        return givens.isEmpty() ? this : new TripleSystem(points, List.of());
    }
}
